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
  convert-dsp-to-llvm
  lower-affine
  convert-scf-to-cf
  convert-arith-to-llvm
  finalize-memref-to-llvm
  convert-func-to-llvm
  convert-arith-to-llvm
  convert-cf-to-llvm
  convert-index-to-llvm
  convert-math-to-llvm
  convert-ub-to-llvm
  reconcile-unrealized-casts
