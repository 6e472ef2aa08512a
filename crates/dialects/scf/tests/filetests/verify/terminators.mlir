// terrace opt --split-input-file
// What scf refuses: terminators.
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  scf.yield
  return
}
// -----
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  scf.yield %x : f32
  return
}
// -----
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  scf.condition(%c)
  return
}
// -----
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  scf.reduce
  return
}
// -----
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  scf.reduce.return %x : f32
  return
}
// -----
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  scf.reduce(%x : f32) {
^bb0(%a: f32, %b: f32):
 scf.reduce.return %a : f32
}
  return
}
// -----
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  "scf.yield"() : () -> ()
^bb1:
  return
}
// -----
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  scf.yield
^bb1:
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
// ==== stderr ====
<stdin>:4:3: error: 'scf.yield' op expects parent op to be one of 'scf.execute_region, scf.for, scf.if, scf.index_switch, scf.while'
  scf.yield
  ^
<stdin>:4:3: note: see current operation: "scf.yield"() : () -> ()
<stdin>:9:3: error: 'scf.yield' op expects parent op to be one of 'scf.execute_region, scf.for, scf.if, scf.index_switch, scf.while'
  scf.yield %x : f32
  ^
<stdin>:9:3: note: see current operation: "scf.yield"(%arg3) : (f32) -> ()
<stdin>:14:3: error: 'scf.condition' op expects parent op 'scf.while'
  scf.condition(%c)
  ^
<stdin>:14:3: note: see current operation: "scf.condition"(%arg2) : (i1) -> ()
<stdin>:19:3: error: 'scf.reduce' op expects parent op 'scf.parallel'
  scf.reduce
  ^
<stdin>:19:3: note: see current operation: "scf.reduce"() : () -> ()
<stdin>:24:3: error: 'scf.reduce.return' op expects parent op 'scf.reduce'
  scf.reduce.return %x : f32
  ^
<stdin>:24:3: note: see current operation: "scf.reduce.return"(%arg3) : (f32) -> ()
<stdin>:29:3: error: 'scf.reduce' op expects parent op 'scf.parallel'
  scf.reduce(%x : f32) {
  ^
<stdin>:29:3: note: see current operation: 
"scf.reduce"(%arg3) ({
^bb0(%arg5: f32, %arg6: f32):
  "scf.reduce.return"(%arg5) : (f32) -> ()
}) : (f32) -> ()
<stdin>:37:3: error: 'scf.yield' op expects parent op to be one of 'scf.execute_region, scf.for, scf.if, scf.index_switch, scf.while'
  "scf.yield"() : () -> ()
  ^
<stdin>:37:3: note: see current operation: "scf.yield"() : () -> ()
<stdin>:43:3: error: 'scf.yield' op expects parent op to be one of 'scf.execute_region, scf.for, scf.if, scf.index_switch, scf.while'
  scf.yield
  ^
<stdin>:43:3: note: see current operation: "scf.yield"() : () -> ()
// ==== exit 1 ====
