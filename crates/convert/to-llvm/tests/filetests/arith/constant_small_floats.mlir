// terrace opt --convert-arith-to-llvm
// Floats LLVM does not have are constants of the integer type.
func.func @f() -> f8E4M3FN {
  %0 = arith.constant 1.0 : f8E4M3FN
  %1 = arith.constant dense<[1.0, -2.0]> : vector<2xf8E5M2>
  return %0 : f8E4M3FN
}
// ==== stdout ====
module {
  func.func @f() -> f8E4M3FN {
    %0 = llvm.mlir.constant(1.000000e+00 : f8E4M3FN) : i8
    %1 = builtin.unrealized_conversion_cast %0 : i8 to f8E4M3FN
    %2 = llvm.mlir.constant(dense<[1.000000e+00, -2.000000e+00]> : vector<2xf8E5M2>) : vector<2xi8>
    return %1 : f8E4M3FN
  }
}

