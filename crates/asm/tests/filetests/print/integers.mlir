// terrace opt
// From one bit to many.
func.func @f() {
  %0 = arith.constant true
  %1 = arith.constant 0 : i1
  %2 = arith.constant -1 : i1
  %3 = arith.constant 255 : i8
  %4 = arith.constant -128 : i8
  %5 = arith.constant 0xFF : i32
  %6 = arith.constant 0xFFFFFFFFFFFFFFFF : i64
  %7 = arith.constant 9223372036854775807 : i64
  %8 = arith.constant -170141183460469231731687303715884105728 : i128
  %9 = arith.constant -9223372036854775808 : index
  %10 = arith.constant 3 : i2
  return
}
// ==== stdout ====
module {
  func.func @f() {
    %true = arith.constant true
    %false = arith.constant false
    %true_0 = arith.constant true
    %c-1_i8 = arith.constant -1 : i8
    %c-128_i8 = arith.constant -128 : i8
    %c255_i32 = arith.constant 255 : i32
    %c-1_i64 = arith.constant -1 : i64
    %c9223372036854775807_i64 = arith.constant 9223372036854775807 : i64
    %c-170141183460469231731687303715884105728_i128 = arith.constant -170141183460469231731687303715884105728 : i128
    %c-9223372036854775808 = arith.constant -9223372036854775808 : index
    %c-1_i2 = arith.constant -1 : i2
    return
  }
}

