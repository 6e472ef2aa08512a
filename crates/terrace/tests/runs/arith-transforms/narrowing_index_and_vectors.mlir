// terrace opt --arith-int-range-narrowing=int-bitwidths-supported=8 | terrace lower | lli
// Indices and vectors.
func.func @f(%a: index, %b: index, %c: vector<2xi32>, %d: vector<2xi32>) {
  %m = arith.constant 255 : index
  %x = arith.andi %a, %m : index
  %y = arith.andi %b, %m : index
  %lt = arith.cmpi slt, %x, %y : index
  vector.print %lt : i1
  %max = arith.maxsi %x, %y : index
  %maxi = arith.index_cast %max : index to i64
  vector.print %maxi : i64
  %vm = arith.constant dense<255> : vector<2xi32>
  %vx = arith.andi %c, %vm : vector<2xi32>
  %vy = arith.andi %d, %vm : vector<2xi32>
  %vlt = arith.cmpi slt, %vx, %vy : vector<2xi32>
  vector.print %vlt : vector<2xi1>
  %vmin = arith.minsi %vx, %vy : vector<2xi32>
  vector.print %vmin : vector<2xi32>
  return
}
func.func @main() {
  %a = arith.constant 254 : index
  %b = arith.constant 127 : index
  %c = arith.constant dense<[254, 127]> : vector<2xi32>
  %d = arith.constant dense<[127, 254]> : vector<2xi32>
  call @f(%a, %b, %c, %d) : (index, index, vector<2xi32>, vector<2xi32>) -> ()
  return
}
// ==== stdout ====
0
254
( 0, 1 )
( 127, 127 )
