// dsp --help
// The tool's name everywhere.
// ==== stdout ====
dsp: lowers programs of the dsp dialect

  dsp lower FILE|- [-o OUT] [--emit=llvm-ir|llvm-dialect]
      from func, arith, affine, scf, cf, memref, index, math, complex, vector and ub to LLVM IR
  dsp run FILE|- [-e NAME] [--args=VALUE,..] [-- ARGUMENTS]
      compile and run it: MLIR of any level, LLVM IR, bitcode
  dsp build FILE|- -o OUT [--emit=exe|obj|shared|asm|llvm-ir]
      compile it to an executable, an object, a library, assembly
  dsp opt FILE|- [flags]
      read, verify, run passes, print: the flags of mlir-opt
  dsp translate --mlir-to-llvmir FILE|-
      from the LLVM dialect to LLVM IR: the flags of mlir-translate
  dsp translate --import-llvm FILE|-
      from LLVM IR to the LLVM dialect
  dsp llvm FILE|- [-o OUT]
      read LLVM IR, verify it, print it
  dsp docs -o FOLDER [FILES|FOLDERS]
      reference pages of all dialects and passes, with examples from these inputs
  dsp COMMAND --help
      all flags of a command
  dsp --version
