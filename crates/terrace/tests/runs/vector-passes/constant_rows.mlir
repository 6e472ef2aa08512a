// terrace lower | lli
// However many constants are combined one after the other.
func.func @f(%m: vector<1x16xi1>) -> vector<1xi64> {
  %v = arith.constant dense<2> : vector<1x16xi64>
  %a = arith.constant dense<22> : vector<1xi64>
  %c1 = arith.constant 1 : index
  %k = vector.create_mask %c1, %c1 : vector<1x16xi1>
  %0 = vector.mask %k { vector.multi_reduction <add>, %v, %a [1] : vector<1x16xi64> to vector<1xi64> } : vector<1x16xi1> -> vector<1xi64>
  %1 = vector.mask %m { vector.multi_reduction <add>, %v, %0 [1] : vector<1x16xi64> to vector<1xi64> } : vector<1x16xi1> -> vector<1xi64>
  %2 = vector.multi_reduction <add>, %v, %1 [1] : vector<1x16xi64> to vector<1xi64>
  return %2 : vector<1xi64>
}
func.func @main() {
  %m = arith.constant dense<[[true, false, true, true, true, true, true, true, true, true, true, true, true, true, true, true]]> : vector<1x16xi1>
  %0 = call @f(%m) : (vector<1x16xi1>) -> vector<1xi64>
  vector.print %0 : vector<1xi64>
  return
}
// ==== stdout ====
( 86 )
