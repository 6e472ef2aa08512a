// armv8.6-a+sve
// The number of 128 bits in a register, by which the tests know that lengths are chosen.
func.func @main() -> i32 {
  %0 = vector.vscale
  %1 = arith.index_cast %0 : index to i32
  vector.print %1 : i32
  %zero = arith.constant 0 : i32
  return %zero : i32
}
