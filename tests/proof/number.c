/* Shows that the readers and writers of number.h have no error at run time, for all texts of up to
 * PROOF_BYTES arbitrary bytes and all other arguments that the header allows. */
#include "tests/proof/proof.h"

#include "common/base/number.c"

int main(void)
{
    const unsigned decimals = Frama_C_unsigned_int_interval(0, 9);
    const char separator = Frama_C_char_interval(CHAR_MIN, CHAR_MAX);
    const char *s;
    char text[NUMBER_TEXT];
    uint64_t value, second;
    Frama_C_make_unknown(proof_memory, PROOF_BYTES);
    proof_n = Frama_C_size_t_interval(0, PROOF_BYTES);
    //@ split proof_n;
    s = proof_memory + (PROOF_BYTES - proof_n);
    switch (Frama_C_interval(0, 6)) {
    case 0:
        number_scan(s, proof_n, proof_number(), &value);
        break;
    case 1:
        number_read(s, proof_n, proof_number(), &value);
        break;
    case 2:
        number_pair(s, proof_n, separator, proof_number(), &value, &second);
        break;
    case 3:
        number_decimal(s, proof_n, decimals, &value);
        break;
    case 4:
        number_text(proof_number(), text);
        break;
    case 5:
        number_pair_text(proof_number(), separator, proof_number(), text);
        break;
    default:
        number_decimal_text(proof_number(), decimals, text);
    }
    return 0;
}
