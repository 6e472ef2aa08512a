// dsp --version
// The tool's name and version, and what it is built on.
// ==== stdout ====
dsp 0.3.0
built on terrace 0.1.0: reads and prints what MLIR 22 does; no LLVM inside
