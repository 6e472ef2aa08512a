// terrace opt --split-input-file
// Syntax of scf: index_switch.
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  scf.index_switch
default {
}
  return
}
// -----
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  scf.index_switch %lb
  return
}
// -----
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  scf.index_switch %lb
case 1 {
scf.yield
}
  return
}
// -----
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  scf.index_switch %i
default {
}
  return
}
// -----
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  scf.index_switch %lb
default {
}
case 1 {
}
  return
}
// -----
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  scf.index_switch %lb
case {
}
default {
}
  return
}
// -----
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  scf.index_switch %lb
case a {
}
default {
}
  return
}
// -----
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  scf.index_switch %lb
case 1
default {
}
  return
}
// -----
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  %0:2 = scf.index_switch %lb -> (i32, f32)
case 1 {
 scf.yield %i, %x : i32, f32
}
default {
 scf.yield %i, %x : i32, f32
}
  return
}
// -----
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  scf.index_switch %lb -> 
default {
}
  return
}
// -----
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  scf.index_switch %lb
case 99999999999999999999 {
scf.yield
}
default {
}
  return
}
// -----
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  scf.index_switch %lb
default
  return
}
// -----
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  "scf.index_switch"(%lb) <{cases = array<i32>}> ({
scf.yield
}): (index) -> ()
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
// -----
// -----
// ==== stderr ====
<stdin>:4:19: error: expected SSA operand
  scf.index_switch
                  ^
<stdin>:12:3: error: custom op 'scf.index_switch' expected 'default'
  return
  ^
<stdin>:20:3: error: custom op 'scf.index_switch' expected 'default'
  return
  ^
<stdin>:24:20: error: use of value '%i' expects different type than prior uses: 'index' vs 'i32'
  scf.index_switch %i
                   ^
<stdin>:23:26: note: prior use here
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
                         ^
<stdin>:34:1: error: custom op 'case' is unknown (tried 'func.case' as well)
case 1 {
^
<stdin>:41:6: error: custom op 'scf.index_switch' expected integer value
case {
     ^
<stdin>:50:6: error: custom op 'scf.index_switch' expected integer value
case a {
     ^
<stdin>:59:7: error: expected '{' to begin a region
case 1
      ^
<stdin>:66:44: error: expected '->' in function type
  %0:2 = scf.index_switch %lb -> (i32, f32)
                                           ^
<stdin>:77:26: error: expected non-function type
  scf.index_switch %lb -> 
                         ^
<stdin>:85:6: error: custom op 'scf.index_switch' integer value too large
case 99999999999999999999 {
     ^
<stdin>:95:8: error: expected '{' to begin a region
default
       ^
<stdin>:100:3: error: invalid properties {cases = array<i32>} for op scf.index_switch: Invalid attribute `cases` in property conversion: array<i32>
  "scf.index_switch"(%lb) <{cases = array<i32>}> ({
  ^
// ==== exit 1 ====
