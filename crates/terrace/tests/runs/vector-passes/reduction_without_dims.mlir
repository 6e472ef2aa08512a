// terrace lower | lli
// Without dimensions each element is combined with the one of the accumulator, also under a mask.
func.func @f(%v: vector<2xi64>, %w: vector<2x2xi64>, %k: vector<2x2xi1>) {
  %0 = vector.multi_reduction <add>, %v, %v [] : vector<2xi64> to vector<2xi64>
  vector.print %0 : vector<2xi64>
  %1 = vector.multi_reduction <mul>, %w, %w [] : vector<2x2xi64> to vector<2x2xi64>
  vector.print %1 : vector<2x2xi64>
  %2 = vector.mask %k { vector.multi_reduction <mul>, %w, %w [] : vector<2x2xi64> to vector<2x2xi64> } : vector<2x2xi1> -> vector<2x2xi64>
  vector.print %2 : vector<2x2xi64>
  return
}
func.func @main() {
  %u = arith.constant dense<[3, 4]> : vector<2xi64>
  %w = arith.constant dense<[[1, 2], [3, 4]]> : vector<2x2xi64>
  %k = arith.constant dense<[[true, false], [true, true]]> : vector<2x2xi1>
  call @f(%u, %w, %k) : (vector<2xi64>, vector<2x2xi64>, vector<2x2xi1>) -> ()
  return
}
// ==== stdout ====
( 6, 8 )
( ( 1, 4 ), ( 9, 16 ) )
( ( 1, 2 ), ( 9, 16 ) )
