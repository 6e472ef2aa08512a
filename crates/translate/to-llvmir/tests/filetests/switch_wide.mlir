// terrace translate --mlir-to-llvmir
// Cases of more than 64 bits, also in the generic form.
llvm.func @f(%x: i128) {
  llvm.switch %x : i128, ^d [
    -1: ^d,
    36893488147419103232: ^d,
    -36893488147419103233: ^d
  ]
^d:
  "llvm.switch"(%x)[^e, ^e, ^e] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[-2, 18446744073709551614]> : vector<2xi128>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i128) -> ()
^e:
  llvm.return
}
