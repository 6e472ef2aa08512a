// terrace opt --split-input-file
// Syntax of scf: parallel.
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  scf.parallel %k = %lb to %lb step %lb {}
  return
}
// -----
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  scf.parallel (%k) = (%lb) to (%lb) step (%lb)
  return
}
// -----
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  scf.parallel (%k) = (%lb, %lb) to (%lb) step (%lb) {}
  return
}
// -----
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  scf.parallel (%k) = (%lb) to (%lb, %lb) step (%lb) {}
  return
}
// -----
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  scf.parallel (%k) = (%lb) to (%lb) step () {}
  return
}
// -----
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  scf.parallel (%k) = (%i) to (%lb) step (%lb) {}
  return
}
// -----
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  scf.parallel (%k) = (%lb) to (%lb) step (%lb) init (%x) {}
  return
}
// -----
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  %0 = scf.parallel (%k) = (%lb) to (%lb) step (%lb) -> f32 {
}
  return
}
// -----
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  %0 = scf.parallel (%k) = (%lb) to (%lb) step (%lb) init (%i) -> f32 {
}
  return
}
// -----
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  %0 = scf.parallel (%k) = (%lb) to (%lb) step (%lb) init (%x) -> f32 {
 scf.reduce(%x : f32) {
 ^bb0(%a: f32, %b: f32):
 }
}
  return
}
// -----
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  "scf.parallel"(%lb, %lb, %lb) <{operandSegmentSizes = array<i32: 1, 1, 1>}> ({
^bb0(%k: index):
 scf.reduce
}) : (index, index, index) -> ()
  return
}
// ==== stdout ====
// -----
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
<stdin>:4:15: error: expected '(' in argument list
  scf.parallel %k = %lb to %lb step %lb {}
              ^
<stdin>:9:48: error: expected '{' to begin a region
  scf.parallel (%k) = (%lb) to (%lb) step (%lb)
                                               ^
<stdin>:14:23: error: custom op 'scf.parallel' expected 1 operands
  scf.parallel (%k) = (%lb, %lb) to (%lb) step (%lb) {}
                      ^
<stdin>:19:32: error: custom op 'scf.parallel' expected 1 operands
  scf.parallel (%k) = (%lb) to (%lb, %lb) step (%lb) {}
                               ^
<stdin>:24:43: error: custom op 'scf.parallel' expected 1 operands
  scf.parallel (%k) = (%lb) to (%lb) step () {}
                                          ^
<stdin>:29:24: error: use of value '%i' expects different type than prior uses: 'index' vs 'i32'
  scf.parallel (%k) = (%i) to (%lb) step (%lb) {}
                       ^
<stdin>:28:26: note: prior use here
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
                         ^
<stdin>:34:3: error: custom op 'scf.parallel' number of operands and types do not match: got 1 operands and 0 types
  scf.parallel (%k) = (%lb) to (%lb) step (%lb) init (%x) {}
  ^
<stdin>:39:8: error: custom op 'scf.parallel' number of operands and types do not match: got 0 operands and 1 types
  %0 = scf.parallel (%k) = (%lb) to (%lb) step (%lb) -> f32 {
       ^
<stdin>:45:60: error: use of value '%i' expects different type than prior uses: 'f32' vs 'i32'
  %0 = scf.parallel (%k) = (%lb) to (%lb) step (%lb) init (%i) -> f32 {
                                                           ^
<stdin>:44:26: note: prior use here
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
                         ^
<stdin>:52:2: error: empty block: expect at least a terminator
 scf.reduce(%x : f32) {
 ^
<stdin>:60:3: error: invalid properties {operandSegmentSizes = array<i32: 1, 1, 1>} for op scf.parallel: size mismatch in attribute conversion: 3 vs 4
  "scf.parallel"(%lb, %lb, %lb) <{operandSegmentSizes = array<i32: 1, 1, 1>}> ({
  ^
// ==== exit 1 ====
