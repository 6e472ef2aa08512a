// terrace lower | lli
// Products of twice the width, of vectors of several dimensions of `index`.
func.func private @products(%a: vector<2x2xindex>, %b: vector<2x2xindex>) {
  %0:2 = arith.mului_extended %a, %b : vector<2x2xindex>
  %1:2 = arith.mulsi_extended %a, %b : vector<2x2xindex>
  vector.print %0#0 : vector<2x2xindex>
  vector.print %0#1 : vector<2x2xindex>
  vector.print %1#0 : vector<2x2xindex>
  vector.print %1#1 : vector<2x2xindex>
  return
}
func.func @main() {
  %a = arith.constant dense<[[-1, -9223372036854775808], [9223372036854775807, 3]]> : vector<2x2xindex>
  %b = arith.constant dense<[[-1, -9223372036854775808], [-1, 5]]> : vector<2x2xindex>
  call @products(%a, %b) : (vector<2x2xindex>, vector<2x2xindex>) -> ()
  return
}
// ==== stdout ====
( ( 1, 0 ), ( 9223372036854775809, 15 ) )
( ( 18446744073709551614, 4611686018427387904 ), ( 9223372036854775806, 0 ) )
( ( 1, 0 ), ( 9223372036854775809, 15 ) )
( ( 0, 4611686018427387904 ), ( 18446744073709551615, 0 ) )
