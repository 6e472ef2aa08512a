// 2.5 * 2.5 is 6.25, of which the program returns the whole part.
func.func @main() -> i32 {
  %x = fx.constant 2.5 : !fx.fixed<8, 8>
  %0 = fx.mul %x, %x : !fx.fixed<8, 8>
  %1 = builtin.unrealized_conversion_cast %0 : !fx.fixed<8, 8> to i16
  %eight = arith.constant 8 : i16
  %2 = arith.shrsi %1, %eight : i16
  %3 = arith.extsi %2 : i16 to i32
  return %3 : i32
}
