// terrace lower --index-bitwidth=32 | lli
// Products of twice the width, of vectors of several dimensions of `index` of 32 bits.
func.func private @products(%a: vector<2x2xindex>, %b: vector<2x2xindex>) {
  %0:2 = arith.mului_extended %a, %b : vector<2x2xindex>
  %1:2 = arith.mulsi_extended %a, %b : vector<2x2xindex>
  %p0 = arith.index_castui %0#0 : vector<2x2xindex> to vector<2x2xi64>
  vector.print %p0 : vector<2x2xi64>
  %p1 = arith.index_castui %0#1 : vector<2x2xindex> to vector<2x2xi64>
  vector.print %p1 : vector<2x2xi64>
  %p2 = arith.index_castui %1#0 : vector<2x2xindex> to vector<2x2xi64>
  vector.print %p2 : vector<2x2xi64>
  %p3 = arith.index_castui %1#1 : vector<2x2xindex> to vector<2x2xi64>
  vector.print %p3 : vector<2x2xi64>
  return
}
func.func @main() {
  %a = arith.constant dense<[[-1, -2147483648], [2147483647, 3]]> : vector<2x2xindex>
  %b = arith.constant dense<[[-1, -2147483648], [-1, 5]]> : vector<2x2xindex>
  call @products(%a, %b) : (vector<2x2xindex>, vector<2x2xindex>) -> ()
  return
}
// ==== stdout ====
( ( 1, 0 ), ( 2147483649, 15 ) )
( ( 4294967294, 1073741824 ), ( 2147483646, 0 ) )
( ( 1, 0 ), ( 2147483649, 15 ) )
( ( 0, 1073741824 ), ( 4294967295, 0 ) )
