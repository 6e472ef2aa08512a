// dsp opt --version
// The same of a command.
// ==== stdout ====
dsp 0.3.0
built on terrace 0.1.0: reads and prints what MLIR 22 does; no LLVM inside
