#include "report.h"

#include "progress.h"

int report_error(const struct report *r, const char *file, const struct err *err)
{
    out_flush(r->out);
    progress_end_line();
    err_report(r->tool, file, err);
    return STATUS_FAILED;
}

void report_warning(const struct report *r, const char *file, struct err *warning)
{
    if (warning->what[0] && !r->quiet)
        report_error(r, file, warning);
    warning->what[0] = '\0';
}
