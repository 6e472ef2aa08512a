// terrace opt --canonicalize | terrace lower | lli
// A slice of a mask has no bit where the mask has none, also where the size less the offset wraps.
func.func @f(%n: index, %m: index) -> (vector<2x3xi1>, vector<2x6xi1>) {
  %a = vector.create_mask %n, %m : vector<5x6xi1>
  %s = vector.extract_strided_slice %a {offsets = [2, 1], sizes = [2, 3], strides = [1, 1]} : vector<5x6xi1> to vector<2x3xi1>
  %t = vector.extract_strided_slice %a {offsets = [3], sizes = [2], strides = [1]} : vector<5x6xi1> to vector<2x6xi1>
  return %s, %t : vector<2x3xi1>, vector<2x6xi1>
}
func.func @g() -> (vector<2x3xi1>, vector<2x6xi1>) {
  %a = vector.constant_mask [3, 2] : vector<5x6xi1>
  %s = vector.extract_strided_slice %a {offsets = [2, 1], sizes = [2, 3], strides = [1, 1]} : vector<5x6xi1> to vector<2x3xi1>
  %t = vector.extract_strided_slice %a {offsets = [3], sizes = [2], strides = [1]} : vector<5x6xi1> to vector<2x6xi1>
  return %s, %t : vector<2x3xi1>, vector<2x6xi1>
}
func.func @main() {
  %c = arith.constant 3 : index
  %d = arith.constant 2 : index
  %n = arith.constant -9223372036854775808 : index
  %s, %t = call @f(%c, %d) : (index, index) -> (vector<2x3xi1>, vector<2x6xi1>)
  vector.print %s : vector<2x3xi1>
  vector.print %t : vector<2x6xi1>
  %s1, %t1 = call @f(%n, %d) : (index, index) -> (vector<2x3xi1>, vector<2x6xi1>)
  vector.print %s1 : vector<2x3xi1>
  vector.print %t1 : vector<2x6xi1>
  %s2, %t2 = call @g() : () -> (vector<2x3xi1>, vector<2x6xi1>)
  vector.print %s2 : vector<2x3xi1>
  vector.print %t2 : vector<2x6xi1>
  return
}
// ==== stdout ====
( ( 1, 0, 0 ), ( 0, 0, 0 ) )
( ( 0, 0, 0, 0, 0, 0 ), ( 0, 0, 0, 0, 0, 0 ) )
( ( 0, 0, 0 ), ( 0, 0, 0 ) )
( ( 0, 0, 0, 0, 0, 0 ), ( 0, 0, 0, 0, 0, 0 ) )
( ( 1, 0, 0 ), ( 0, 0, 0 ) )
( ( 0, 0, 0, 0, 0, 0 ), ( 0, 0, 0, 0, 0, 0 ) )
