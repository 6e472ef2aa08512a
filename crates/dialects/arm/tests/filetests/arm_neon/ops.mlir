// terrace opt
// All operations.
func.func @intrinsics(%a: vector<4xi32>, %b: vector<16xi8>, %f: vector<4xf32>, %h: vector<8xbf16>) {
  %0 = arm_neon.intr.sdot %a, %b, %b : vector<16xi8>, vector<16xi8> to vector<4xi32>
  %1 = arm_neon.intr.smmla %a, %b, %b {tag} : vector<16xi8> to vector<4xi32>
  %2 = arm_neon.intr.ummla %0, %b, %b : vector<16xi8> to vector<4xi32>
  %3 = "arm_neon.intr.usmmla"(%a, %b, %b) : (vector<4xi32>, vector<16xi8>, vector<16xi8>) -> vector<4xi32>
  %4 = arm_neon.intr.bfmmla %f, %h, %h : vector<8xbf16> to vector<4xf32>
  return
}

func.func @products(%a: vector<8xi8>, %b: vector<4xi16>, %c: vector<2xi32>, %d: vector<2x4xi8>) {
  %0 = arm_neon.intr.smull %a, %a : vector<8xi8> to vector<8xi16>
  %1 = arm_neon.intr.smull %b, %b : vector<4xi16> to vector<4xi32>
  %2 = arm_neon.intr.smull %c, %c : vector<2xi32> to vector<2xi64>
  %3 = arm_neon.intr.smull %d, %d : vector<2x4xi8> to vector<2x4xi16>
  return
}

func.func @rows(%a: vector<4xi32>, %b: vector<4x4xi8>, %c: vector<2xi32>, %d: vector<2x4xi8>) {
  %0 = arm_neon.2d.sdot %a, %b, %b : vector<4x4xi8>, vector<4x4xi8> to vector<4xi32>
  %1 = arm_neon.2d.sdot %c, %d, %d {tag} : vector<2x4xi8>, vector<2x4xi8> to vector<2xi32>
  return
}
// ==== stdout ====
module {
  func.func @intrinsics(%arg0: vector<4xi32>, %arg1: vector<16xi8>, %arg2: vector<4xf32>, %arg3: vector<8xbf16>) {
    %0 = arm_neon.intr.sdot %arg0, %arg1, %arg1 : vector<16xi8>, vector<16xi8> to vector<4xi32>
    %1 = arm_neon.intr.smmla %arg0, %arg1, %arg1 {tag} : vector<16xi8> to vector<4xi32>
    %2 = arm_neon.intr.ummla %0, %arg1, %arg1 : vector<16xi8> to vector<4xi32>
    %3 = arm_neon.intr.usmmla %arg0, %arg1, %arg1 : vector<16xi8> to vector<4xi32>
    %4 = arm_neon.intr.bfmmla %arg2, %arg3, %arg3 : vector<8xbf16> to vector<4xf32>
    return
  }
  func.func @products(%arg0: vector<8xi8>, %arg1: vector<4xi16>, %arg2: vector<2xi32>, %arg3: vector<2x4xi8>) {
    %0 = arm_neon.intr.smull %arg0, %arg0 : vector<8xi8> to vector<8xi16>
    %1 = arm_neon.intr.smull %arg1, %arg1 : vector<4xi16> to vector<4xi32>
    %2 = arm_neon.intr.smull %arg2, %arg2 : vector<2xi32> to vector<2xi64>
    %3 = arm_neon.intr.smull %arg3, %arg3 : vector<2x4xi8> to vector<2x4xi16>
    return
  }
  func.func @rows(%arg0: vector<4xi32>, %arg1: vector<4x4xi8>, %arg2: vector<2xi32>, %arg3: vector<2x4xi8>) {
    %0 = arm_neon.2d.sdot %arg0, %arg1, %arg1 : vector<4x4xi8>, vector<4x4xi8> to vector<4xi32>
    %1 = arm_neon.2d.sdot %arg2, %arg3, %arg3 {tag} : vector<2x4xi8>, vector<2x4xi8> to vector<2xi32>
    return
  }
}

