// dsp lower --help
// The passes of the tool, its own one first.
// ==== stdout ====
dsp lower FILE|- [flags]: from func, arith, affine, scf, cf, memref, index, math, complex, vector and ub to LLVM IR

  -o FILE                           output file; standard output by default
  --emit=llvm-ir|llvm-dialect|mlir  LLVM IR (the default), MLIR in the LLVM dialect, or MLIR in the dialects of --to
  --to=DIALECT,..                   dialects that may remain; the output is MLIR
  --plan                            print the passes that would run, as a --pass-pipeline of mlir-opt
  --index-bitwidth=<uint>           the width of index; the default is that of the data layout, or 64
  --bare-ptr                        pass memrefs of static shape as bare pointers
  --c-wrappers                      emit a C wrapper for each function
  --drop-argument-attributes        drop the attributes of unpacked memref arguments, as mlir-opt does
  --aligned-alloc                   allocate aligned memory with aligned_alloc
  --generic-functions               allocate and free memory with MLIR's generic functions
  --threads=<uint>                  use so many threads
  --help                            print this
  -h                                print this

The passes it plans with:
  arith-emulate-unsupported-floats
  arith-expand
  arm-neon-2d-to-intr
  convert-arith-to-llvm
  convert-cf-to-llvm
  convert-complex-to-llvm
  convert-complex-to-standard
  convert-func-to-llvm
  convert-index-to-llvm
  convert-math-to-funcs
  convert-math-to-libm
  convert-math-to-llvm
  convert-scf-to-cf
  convert-to-llvm
  convert-ub-to-llvm
  convert-vector-to-llvm
  convert-vector-to-scf
  expand-realloc
  expand-strided-metadata
  finalize-memref-to-llvm
  llvm-request-c-wrappers
  lower-affine
  lower-vector-mask
  lower-vector-multi-reduction
  math-expand-ops
  math-extend-to-supported-types
  normalize-memrefs
  reconcile-unrealized-casts
  terrace-expand-arith
  terrace-expand-math
  terrace-lower-atomics
  terrace-lower-vectors
