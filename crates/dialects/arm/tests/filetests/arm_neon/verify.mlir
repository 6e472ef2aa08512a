// terrace opt --split-input-file
// What the verifier refuses.
func.func @f(%a: vector<2x2xi32>, %b: vector<16xi8>) {
  %0 = "arm_neon.intr.sdot"(%a, %b, %b) : (vector<2x2xi32>, vector<16xi8>, vector<16xi8>) -> vector<2x2xi32>
  return
}
// -----
func.func @f(%a: vector<2xi32>, %b: vector<16xi8>) {
  %0 = "arm_neon.intr.sdot"(%a, %b, %b) : (vector<2xi32>, vector<16xi8>, vector<16xi8>) -> vector<2xi32>
  return
}
// -----
func.func @f(%a: vector<4xi32>, %b: vector<16xi8>) {
  %0 = "arm_neon.intr.sdot"(%a, %b, %b) : (vector<4xi32>, vector<16xi8>, vector<16xi8>) -> vector<2xi32>
  return
}
// -----
func.func @f(%a: vector<4xi32>, %b: vector<16xi8>, %c: vector<8xi8>) {
  %0 = "arm_neon.intr.sdot"(%a, %b, %c) : (vector<4xi32>, vector<16xi8>, vector<8xi8>) -> vector<4xi32>
  return
}
// -----
func.func @f(%a: vector<4xi32>, %b: vector<16xi32>, %c: vector<8xi8>) {
  %0 = "arm_neon.intr.sdot"(%a, %b, %c) : (vector<4xi32>, vector<16xi32>, vector<8xi8>) -> vector<4xi32>
  return
}
// -----
func.func @f(%a: vector<8xi8>) {
  %0 = "arm_neon.intr.smull"(%a, %a) : (vector<8xi8>, vector<8xi8>) -> vector<4xi32>
  return
}
// -----
func.func @f(%a: vector<2x4xi8>) {
  %0 = "arm_neon.intr.smull"(%a, %a) : (vector<2x4xi8>, vector<2x4xi8>) -> vector<2x4xi16>
  return
}
// -----
func.func @f(%a: vector<5xi8>) {
  %0 = "arm_neon.intr.smull"(%a, %a) : (vector<5xi8>, vector<5xi8>) -> vector<2x4xi16>
  return
}
// -----
func.func @f(%a: vector<2x2xi32>, %b: vector<4x4xi8>) {
  %0 = "arm_neon.2d.sdot"(%a, %b, %b) : (vector<2x2xi32>, vector<4x4xi8>, vector<4x4xi8>) -> vector<2x2xi32>
  return
}
// -----
func.func @f(%a: vector<4xi32>, %b: vector<16xi8>) {
  %0 = "arm_neon.2d.sdot"(%a, %b, %b) : (vector<4xi32>, vector<16xi8>, vector<16xi8>) -> vector<4xi32>
  return
}
// -----
func.func @f(%a: vector<4xi32>, %b: vector<2x8xi8>) {
  %0 = "arm_neon.2d.sdot"(%a, %b, %b) : (vector<4xi32>, vector<2x8xi8>, vector<2x8xi8>) -> vector<4xi32>
  return
}
// -----
func.func @f(%a: vector<4xi32>, %b: vector<2x4xi8>) {
  %0 = "arm_neon.2d.sdot"(%a, %b, %b) : (vector<4xi32>, vector<2x4xi8>, vector<2x4xi8>) -> vector<4xi32>
  return
}
// -----
func.func @f(%a: vector<4xi32>, %b: vector<16xi8>) {
  %0 = "arm_neon.intr.smmla"(%a, %b, %b) : (vector<4xi32>, vector<16xi8>, vector<16xi8>) -> vector<2x2xi32>
  return
}
// -----
func.func @f(%a: vector<3xi32>, %b: vector<16xi8>) {
  %0 = "arm_neon.intr.smmla"(%a, %b, %b) : (vector<3xi32>, vector<16xi8>, vector<16xi8>) -> vector<3xi32>
  return
}
// -----
func.func @f(%a: vector<[4]xi32>, %b: vector<[16]xi8>) {
  %0 = "arm_neon.intr.smmla"(%a, %b, %b) : (vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>) -> vector<[4]xi32>
  return
}
// -----
func.func @f(%a: vector<2x2xi32>, %b: vector<4x4xi8>) {
  %0 = "arm_neon.intr.smmla"(%a, %b, %b) : (vector<2x2xi32>, vector<4x4xi8>, vector<4x4xi8>) -> vector<2x2xi32>
  return
}
