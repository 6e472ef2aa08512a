// terrace opt --canonicalize | terrace lower | lli
// The high half of a product with one is the sign, of index too.
func.func @index(%a: index) {
  %c1 = arith.constant 1 : index
  %low, %high = arith.mulsi_extended %a, %c1 : index
  vector.print %low : index
  %h = arith.index_cast %high : index to i64
  vector.print %h : i64
  return
}
func.func @vector(%a: vector<2xindex>) {
  %c1 = arith.constant dense<1> : vector<2xindex>
  %low, %high = arith.mulsi_extended %a, %c1 : vector<2xindex>
  %h = arith.index_cast %high : vector<2xindex> to vector<2xi64>
  vector.print %h : vector<2xi64>
  return
}
func.func @i8(%a: i8) {
  %c1 = arith.constant 1 : i8
  %low, %high = arith.mulsi_extended %a, %c1 : i8
  vector.print %high : i8
  return
}
func.func @main() {
  %a = arith.constant -9223372036854775808 : index
  call @index(%a) : (index) -> ()
  %b = arith.constant 9223372036854775807 : index
  call @index(%b) : (index) -> ()
  %v = arith.constant dense<[-3, 0]> : vector<2xindex>
  call @vector(%v) : (vector<2xindex>) -> ()
  %c = arith.constant -128 : i8
  call @i8(%c) : (i8) -> ()
  return
}
// ==== stdout ====
9223372036854775808
-1
9223372036854775807
0
( -1, 0 )
-1
