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
// ==== stdout ====
// -----
// -----
// -----
// -----
// -----
// -----
module {
  func.func @f(%arg0: vector<2x4xi8>) {
    %0 = arm_neon.intr.smull %arg0, %arg0 : vector<2x4xi8> to vector<2x4xi16>
    return
  }
}

// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// ==== stderr ====
<stdin>:4:8: error: 'arm_neon.intr.sdot' op failed to verify that res has the same number of elements as operand b
  %0 = "arm_neon.intr.sdot"(%a, %b, %b) : (vector<2x2xi32>, vector<16xi8>, vector<16xi8>) -> vector<2x2xi32>
       ^
<stdin>:4:8: note: see current operation: %0 = "arm_neon.intr.sdot"(%arg0, %arg1, %arg1) : (vector<2x2xi32>, vector<16xi8>, vector<16xi8>) -> vector<2x2xi32>
<stdin>:9:8: error: 'arm_neon.intr.sdot' op failed to verify that res has the same number of elements as operand b
  %0 = "arm_neon.intr.sdot"(%a, %b, %b) : (vector<2xi32>, vector<16xi8>, vector<16xi8>) -> vector<2xi32>
       ^
<stdin>:9:8: note: see current operation: %0 = "arm_neon.intr.sdot"(%arg0, %arg1, %arg1) : (vector<2xi32>, vector<16xi8>, vector<16xi8>) -> vector<2xi32>
<stdin>:14:8: error: 'arm_neon.intr.sdot' op failed to verify that all of {a, res} have same type
  %0 = "arm_neon.intr.sdot"(%a, %b, %b) : (vector<4xi32>, vector<16xi8>, vector<16xi8>) -> vector<2xi32>
       ^
<stdin>:14:8: note: see current operation: %0 = "arm_neon.intr.sdot"(%arg0, %arg1, %arg1) : (vector<4xi32>, vector<16xi8>, vector<16xi8>) -> vector<2xi32>
<stdin>:19:8: error: 'arm_neon.intr.sdot' op failed to verify that all of {b, c} have same type
  %0 = "arm_neon.intr.sdot"(%a, %b, %c) : (vector<4xi32>, vector<16xi8>, vector<8xi8>) -> vector<4xi32>
       ^
<stdin>:19:8: note: see current operation: %0 = "arm_neon.intr.sdot"(%arg0, %arg1, %arg2) : (vector<4xi32>, vector<16xi8>, vector<8xi8>) -> vector<4xi32>
<stdin>:24:8: error: 'arm_neon.intr.sdot' op operand #1 must be vector of 8-bit signless integer values of length 16/8, but got 'vector<16xi32>'
  %0 = "arm_neon.intr.sdot"(%a, %b, %c) : (vector<4xi32>, vector<16xi32>, vector<8xi8>) -> vector<4xi32>
       ^
<stdin>:24:8: note: see current operation: %0 = "arm_neon.intr.sdot"(%arg0, %arg1, %arg2) : (vector<4xi32>, vector<16xi32>, vector<8xi8>) -> vector<4xi32>
<stdin>:29:8: error: 'arm_neon.intr.smull' op failed to verify that res has same vector shape and element bitwidth scaled by 2 as a
  %0 = "arm_neon.intr.smull"(%a, %a) : (vector<8xi8>, vector<8xi8>) -> vector<4xi32>
       ^
<stdin>:29:8: note: see current operation: %0 = "arm_neon.intr.smull"(%arg0, %arg0) : (vector<8xi8>, vector<8xi8>) -> vector<4xi32>
<stdin>:39:8: error: 'arm_neon.intr.smull' op operand #0 must be vector of 8-bit signless integer or 16-bit signless integer or 32-bit signless integer values of length 8/4/2, but got 'vector<5xi8>'
  %0 = "arm_neon.intr.smull"(%a, %a) : (vector<5xi8>, vector<5xi8>) -> vector<2x4xi16>
       ^
<stdin>:39:8: note: see current operation: %0 = "arm_neon.intr.smull"(%arg0, %arg0) : (vector<5xi8>, vector<5xi8>) -> vector<2x4xi16>
<stdin>:44:8: error: 'arm_neon.2d.sdot' op failed to verify that operand `a` should be 1-dimensional
  %0 = "arm_neon.2d.sdot"(%a, %b, %b) : (vector<2x2xi32>, vector<4x4xi8>, vector<4x4xi8>) -> vector<2x2xi32>
       ^
<stdin>:44:8: note: see current operation: %0 = "arm_neon.2d.sdot"(%arg0, %arg1, %arg1) : (vector<2x2xi32>, vector<4x4xi8>, vector<4x4xi8>) -> vector<2x2xi32>
<stdin>:49:8: error: 'arm_neon.2d.sdot' op failed to verify that operand `b` should be 2-dimensional
  %0 = "arm_neon.2d.sdot"(%a, %b, %b) : (vector<4xi32>, vector<16xi8>, vector<16xi8>) -> vector<4xi32>
       ^
<stdin>:49:8: note: see current operation: %0 = "arm_neon.2d.sdot"(%arg0, %arg1, %arg1) : (vector<4xi32>, vector<16xi8>, vector<16xi8>) -> vector<4xi32>
<stdin>:54:8: error: 'arm_neon.2d.sdot' op failed to verify that operand `b` should have 4 columns
  %0 = "arm_neon.2d.sdot"(%a, %b, %b) : (vector<4xi32>, vector<2x8xi8>, vector<2x8xi8>) -> vector<4xi32>
       ^
<stdin>:54:8: note: see current operation: %0 = "arm_neon.2d.sdot"(%arg0, %arg1, %arg1) : (vector<4xi32>, vector<2x8xi8>, vector<2x8xi8>) -> vector<4xi32>
<stdin>:59:8: error: 'arm_neon.2d.sdot' op failed to verify that operand `b` should have as many rows as the size of operand `a`
  %0 = "arm_neon.2d.sdot"(%a, %b, %b) : (vector<4xi32>, vector<2x4xi8>, vector<2x4xi8>) -> vector<4xi32>
       ^
<stdin>:59:8: note: see current operation: %0 = "arm_neon.2d.sdot"(%arg0, %arg1, %arg1) : (vector<4xi32>, vector<2x4xi8>, vector<2x4xi8>) -> vector<4xi32>
<stdin>:64:8: error: 'arm_neon.intr.smmla' op result #0 must be a vector with length 4 of 32-bit signless integer values, but got 'vector<2x2xi32>'
  %0 = "arm_neon.intr.smmla"(%a, %b, %b) : (vector<4xi32>, vector<16xi8>, vector<16xi8>) -> vector<2x2xi32>
       ^
<stdin>:64:8: note: see current operation: %0 = "arm_neon.intr.smmla"(%arg0, %arg1, %arg1) : (vector<4xi32>, vector<16xi8>, vector<16xi8>) -> vector<2x2xi32>
<stdin>:69:8: error: 'arm_neon.intr.smmla' op operand #0 must be a vector with length 4 of 32-bit signless integer values, but got 'vector<3xi32>'
  %0 = "arm_neon.intr.smmla"(%a, %b, %b) : (vector<3xi32>, vector<16xi8>, vector<16xi8>) -> vector<3xi32>
       ^
<stdin>:69:8: note: see current operation: %0 = "arm_neon.intr.smmla"(%arg0, %arg1, %arg1) : (vector<3xi32>, vector<16xi8>, vector<16xi8>) -> vector<3xi32>
<stdin>:74:8: error: 'arm_neon.intr.smmla' op operand #0 must be a vector with length 4 of 32-bit signless integer values, but got 'vector<[4]xi32>'
  %0 = "arm_neon.intr.smmla"(%a, %b, %b) : (vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>) -> vector<[4]xi32>
       ^
<stdin>:74:8: note: see current operation: %0 = "arm_neon.intr.smmla"(%arg0, %arg1, %arg1) : (vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>) -> vector<[4]xi32>
<stdin>:79:8: error: 'arm_neon.intr.smmla' op operand #0 must be a vector with length 4 of 32-bit signless integer values, but got 'vector<2x2xi32>'
  %0 = "arm_neon.intr.smmla"(%a, %b, %b) : (vector<2x2xi32>, vector<4x4xi8>, vector<4x4xi8>) -> vector<2x2xi32>
       ^
<stdin>:79:8: note: see current operation: %0 = "arm_neon.intr.smmla"(%arg0, %arg1, %arg1) : (vector<2x2xi32>, vector<4x4xi8>, vector<4x4xi8>) -> vector<2x2xi32>
// ==== exit 1 ====
