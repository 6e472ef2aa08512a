// terrace opt --arith-emulate-wide-int=widest-int-supported=64
// The factor of the high half is 2^64. MLIR multiplies it by 1, which 1 << 64 happens to be.
func.func @to_float(%a: i128) -> f32 {
  %0 = arith.uitofp %a : i128 to f32
  return %0 : f32
}
// ==== stdout ====
module {
  func.func @to_float(%arg0: vector<2xi64>) -> f32 {
    %0 = vector.extract %arg0[0] : i64 from vector<2xi64>
    %1 = vector.extract %arg0[1] : i64 from vector<2xi64>
    %c0_i64 = arith.constant 0 : i64
    %2 = arith.cmpi eq, %1, %c0_i64 : i64
    %3 = arith.uitofp %0 : i64 to f32
    %4 = arith.uitofp %1 : i64 to f32
    %cst = arith.constant 1.84467441E+19 : f32
    %5 = arith.mulf %4, %cst : f32
    %6 = arith.addf %3, %5 : f32
    %7 = arith.select %2, %3, %6 : f32
    return %7 : f32
  }
}

