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
// ==== stdout ====
module {
  func.func @f(%arg0: vector<4xi32>, %arg1: vector<4x4xi8>, %arg2: vector<2xi32>, %arg3: vector<2x4xi8>) -> (vector<4xi32>, vector<2xi32>) {
    %0 = vector.shape_cast %arg1 : vector<4x4xi8> to vector<16xi8>
    %1 = vector.shape_cast %arg1 : vector<4x4xi8> to vector<16xi8>
    %2 = arm_neon.intr.sdot %arg0, %0, %1 : vector<16xi8>, vector<16xi8> to vector<4xi32>
    %3 = vector.shape_cast %arg3 : vector<2x4xi8> to vector<8xi8>
    %4 = vector.shape_cast %arg3 : vector<2x4xi8> to vector<8xi8>
    %5 = arm_neon.intr.sdot %arg2, %3, %4 : vector<8xi8>, vector<8xi8> to vector<2xi32>
    return %2, %5 : vector<4xi32>, vector<2xi32>
  }
  func.func @unused(%arg0: vector<4xi32>, %arg1: vector<4x4xi8>) {
    return
  }
}

