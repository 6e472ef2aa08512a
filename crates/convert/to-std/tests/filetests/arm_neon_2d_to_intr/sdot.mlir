// terrace opt --arm-neon-2d-to-intr
// Rows become one vector; a sum without uses goes.
func.func @f(%a: vector<4xi32>, %x: vector<4x4xi8>, %a2: vector<2xi32>,%y: vector<2x4xi8>) -> (vector<4xi32>, vector<2xi32>) {
  %7 = arm_neon.2d.sdot %a, %x, %x : vector<4x4xi8>, vector<4x4xi8> to vector<4xi32>
  %8 = arm_neon.2d.sdot %a2, %y, %y {foo} : vector<2x4xi8>, vector<2x4xi8> to vector<2xi32>
  return %7, %8 : vector<4xi32>, vector<2xi32>
}

func.func @unused(%a: vector<4xi32>, %x: vector<4x4xi8>) {
  %0 = arm_neon.2d.sdot %a, %x, %x : vector<4x4xi8>, vector<4x4xi8> to vector<4xi32>
  return
}
