// terrace lower | lli
// Sizes of masks that 32 bits do not hold count as the size of the vector, or as zero.
func.func @f(%n: index) -> vector<6xi1> {
  %m = vector.create_mask %n : vector<6xi1>
  return %m : vector<6xi1>
}
func.func @rows(%n: index, %k: index) -> vector<2x3xi1> {
  %m = vector.create_mask %n, %k : vector<2x3xi1>
  return %m : vector<2x3xi1>
}
func.func @main() {
  %c-9223372036854775808 = arith.constant -9223372036854775808 : index
  %c-4294967295 = arith.constant -4294967295 : index
  %c-2147483649 = arith.constant -2147483649 : index
  %c-1 = arith.constant -1 : index
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %c7 = arith.constant 7 : index
  %c2147483648 = arith.constant 2147483648 : index
  %c4294967296 = arith.constant 4294967296 : index
  %c9223372036854775807 = arith.constant 9223372036854775807 : index
  %0 = call @f(%c-9223372036854775808) : (index) -> vector<6xi1>
  vector.print %0 : vector<6xi1>
  %1 = call @f(%c-4294967295) : (index) -> vector<6xi1>
  vector.print %1 : vector<6xi1>
  %2 = call @f(%c-2147483649) : (index) -> vector<6xi1>
  vector.print %2 : vector<6xi1>
  %3 = call @f(%c-1) : (index) -> vector<6xi1>
  vector.print %3 : vector<6xi1>
  %4 = call @f(%c0) : (index) -> vector<6xi1>
  vector.print %4 : vector<6xi1>
  %5 = call @f(%c2) : (index) -> vector<6xi1>
  vector.print %5 : vector<6xi1>
  %6 = call @f(%c7) : (index) -> vector<6xi1>
  vector.print %6 : vector<6xi1>
  %7 = call @f(%c2147483648) : (index) -> vector<6xi1>
  vector.print %7 : vector<6xi1>
  %8 = call @f(%c4294967296) : (index) -> vector<6xi1>
  vector.print %8 : vector<6xi1>
  %9 = call @f(%c9223372036854775807) : (index) -> vector<6xi1>
  vector.print %9 : vector<6xi1>
  %10 = call @rows(%c4294967296, %c2147483648) : (index, index) -> vector<2x3xi1>
  vector.print %10 : vector<2x3xi1>
  %11 = call @rows(%c7, %c-4294967295) : (index, index) -> vector<2x3xi1>
  vector.print %11 : vector<2x3xi1>
  return
}
// ==== stdout ====
( 0, 0, 0, 0, 0, 0 )
( 0, 0, 0, 0, 0, 0 )
( 0, 0, 0, 0, 0, 0 )
( 0, 0, 0, 0, 0, 0 )
( 0, 0, 0, 0, 0, 0 )
( 1, 1, 0, 0, 0, 0 )
( 1, 1, 1, 1, 1, 1 )
( 1, 1, 1, 1, 1, 1 )
( 1, 1, 1, 1, 1, 1 )
( 1, 1, 1, 1, 1, 1 )
( ( 1, 1, 1 ), ( 1, 1, 1 ) )
( ( 0, 0, 0 ), ( 0, 0, 0 ) )
