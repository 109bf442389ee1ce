# Not run by the tests, which only check the syntax. To build it:
# nix-build -E 'with import <nixpkgs> { }; callPackage ./default.nix { }'
{ lib, stdenv, fetchurl }:

stdenv.mkDerivation rec {
  pname = "maze-tools";
  version = "@VERSION@";

  src = fetchurl {
    url = "@ARCHIVE@";
    sha256 = "@SHA256@";
  };

  enableParallelBuilding = true;
  makeFlags = [
    "CC=${stdenv.cc.targetPrefix}cc"
    "AR=${stdenv.cc.targetPrefix}ar"
    "PREFIX=${placeholder "out"}"
  ];

  doCheck = true;
  checkPhase = ''
    runHook preCheck
    sh tests/run tests/golden tests/bugs
    runHook postCheck
  '';

  meta = {
    description = "Generate, solve and draw mazes, connected by pipes";
    homepage = "@HOMEPAGE@";
    license = lib.licenses.mit;
    platforms = lib.platforms.unix;
    mainProgram = "maze-gen";
  };
}
