// terrace translate --mlir-to-llvmir
// Operations of NEON are calls of intrinsics, with the types in their names that these are overloaded on.
llvm.func @intrinsics(%a: vector<4xi32>, %b: vector<16xi8>, %a2: vector<2xi32>, %b2: vector<8xi8>, %f: vector<4xf32>, %h: vector<8xbf16>, %s: vector<4xi16>, %t: vector<2xi32>) {
  %0 = arm_neon.intr.sdot %a, %b, %b : vector<16xi8>, vector<16xi8> to vector<4xi32>
  %1 = arm_neon.intr.sdot %a2, %b2, %b2 : vector<8xi8>, vector<8xi8> to vector<2xi32>
  %2 = arm_neon.intr.smmla %a, %b, %b : vector<16xi8> to vector<4xi32>
  %3 = arm_neon.intr.ummla %a, %b, %b : vector<16xi8> to vector<4xi32>
  %4 = arm_neon.intr.usmmla %a, %b, %b : vector<16xi8> to vector<4xi32>
  %5 = arm_neon.intr.bfmmla %f, %h, %h : vector<8xbf16> to vector<4xf32>
  %6 = arm_neon.intr.smull %b2, %b2 : vector<8xi8> to vector<8xi16>
  %7 = arm_neon.intr.smull %s, %s : vector<4xi16> to vector<4xi32>
  %8 = arm_neon.intr.smull %t, %t : vector<2xi32> to vector<2xi64>
  llvm.return
}
