;; Not run by the tests, which only check the syntax. To build it: guix build -f maze-tools.scm
(define-module (maze-tools)
  #:use-module (guix base16)
  #:use-module (guix build-system gnu)
  #:use-module (guix download)
  #:use-module (guix gexp)
  #:use-module ((guix licenses) #:prefix license:)
  #:use-module (guix packages)
  #:use-module (guix utils))

(define-public maze-tools
  (package
    (name "maze-tools")
    (version "@VERSION@")
    (source
     (origin
       (method url-fetch)
       (uri "@ARCHIVE@")
       (sha256
        (base16-string->bytevector
         "@SHA256@"))))
    (build-system gnu-build-system)
    (arguments
     (list
      #:make-flags
      #~(list (string-append "CC=" #$(cc-for-target))
              (string-append "PREFIX=" #$output))
      #:phases
      #~(modify-phases %standard-phases
          (delete 'configure)
          (replace 'check
            (lambda* (#:key tests? #:allow-other-keys)
              (when tests?
                (invoke "sh" "tests/run" "tests/golden" "tests/bugs")))))))
    (home-page "@HOMEPAGE@")
    (synopsis "Generate, solve and draw mazes, connected by pipes")
    (description
     "The programs maze-gen, maze-solve and maze-render exchange mazes as plain
text, one digit per cell.  The header of a maze determines it: any maze of a data
set can be regenerated on any machine, byte for byte.")
    (license license:expat)))

maze-tools
