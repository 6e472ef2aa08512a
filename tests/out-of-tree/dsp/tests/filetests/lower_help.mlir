// dsp lower --help
// The passes of the tool, its own one first.
// ==== stdout ====
dsp lower FILE|- [flags]: from func, arith, affine, scf, cf, memref, index, math and ub to LLVM IR

  -o FILE                      where the result goes; standard output by default
  --emit=llvm-ir|llvm-dialect  LLVM IR (the default), or MLIR in the LLVM dialect
  --threads=<uint>             use so many threads
  --help                       print this
  -h                           print this

The passes it runs, in order:
  lower-affine
  convert-scf-to-cf
  convert-to-llvm
  reconcile-unrealized-casts
