// terrace opt --split-input-file
// Syntax of scf: if.
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  scf.if {}
  return
}
// -----
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  scf.if %i {}
  return
}
// -----
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  scf.if %x {}
  return
}
// -----
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  scf.if %c
  return
}
// -----
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  scf.if %c {
} else
  return
}
// -----
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  %0:2 = scf.if %c -> (f32) {
 scf.yield %x : f32
} else {
 scf.yield %x : f32
}
  return
}
// -----
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  scf.if %c, %c {
}
  return
}
// -----
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  scf.execute_region
  return
}
// -----
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  %0 = scf.execute_region no_inline -> f32 {
 scf.yield %x : f32
}
  return
}
// -----
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  "scf.execute_region"() ({
^bb0:
}) : () -> ()
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
// ==== stderr ====
<stdin>:4:9: error: expected SSA operand
  scf.if {}
        ^
<stdin>:9:10: error: use of value '%i' expects different type than prior uses: 'i1' vs 'i32'
  scf.if %i {}
         ^
<stdin>:8:26: note: prior use here
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
                         ^
<stdin>:14:10: error: use of value '%x' expects different type than prior uses: 'i1' vs 'f32'
  scf.if %x {}
         ^
<stdin>:13:43: note: prior use here
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
                                          ^
<stdin>:19:12: error: expected '{' to begin a region
  scf.if %c
           ^
<stdin>:25:7: error: expected '{' to begin a region
} else
      ^
<stdin>:30:3: error: operation defines 1 results but was provided 2 to bind
  %0:2 = scf.if %c -> (f32) {
  ^
<stdin>:39:12: error: expected '{' to begin a region
  scf.if %c, %c {
           ^
<stdin>:45:21: error: expected '{' to begin a region
  scf.execute_region
                    ^
<stdin>:50:36: error: expected '{' to begin a region
  %0 = scf.execute_region no_inline -> f32 {
                                   ^
<stdin>:57:3: error: empty block: expect at least a terminator
  "scf.execute_region"() ({
  ^
// ==== exit 1 ====
