// terrace opt --split-input-file
// Syntax of scf: while.
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  scf.while {
 scf.condition(%c)
} do {
 scf.yield
}
  return
}
// -----
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  scf.while : () -> () {
 scf.condition(%c)
}
  return
}
// -----
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  scf.while : () -> () {
 scf.condition(%c)
} do
  return
}
// -----
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  scf.while : (f32) -> () {
 scf.condition(%c)
} do {
 scf.yield
}
  return
}
// -----
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  scf.while (%a = %x) : () -> () {
 scf.condition(%c)
} do {
 scf.yield
}
  return
}
// -----
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  scf.while (%a = %x) : (i32) -> () {
 scf.condition(%c)
} do {
 scf.yield
}
  return
}
// -----
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  scf.while : () -> () {
 scf.condition(%i)
} do {
 scf.yield
}
  return
}
// -----
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  scf.while : () -> () {
 scf.condition(%c)
} do {
 scf.yield
} {foo}
  return
}
// -----
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  scf.while : i32 {
 scf.condition(%c)
} do {
 scf.yield
}
  return
}
// -----
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  scf.while (%a = %x) : (f32) -> () {
 ^bb0(%b: f32):
 scf.condition(%c)
} do {
 scf.yield %x : f32
}
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
<stdin>:4:12: error: expected ':'
  scf.while {
           ^
<stdin>:16:3: error: custom op 'scf.while' expected 'do'
  return
  ^
<stdin>:22:5: error: expected '{' to begin a region
} do
    ^
<stdin>:27:13: error: custom op 'scf.while' expected as many input types as operands (expected 0 got 1)
  scf.while : (f32) -> () {
            ^
<stdin>:36:23: error: custom op 'scf.while' expected as many input types as operands (expected 1 got 0)
  scf.while (%a = %x) : () -> () {
                      ^
<stdin>:45:19: error: use of value '%x' expects different type than prior uses: 'i32' vs 'f32'
  scf.while (%a = %x) : (i32) -> () {
                  ^
<stdin>:44:43: note: prior use here
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
                                          ^
<stdin>:55:16: error: use of value '%i' expects different type than prior uses: 'i1' vs 'i32'
 scf.condition(%i)
               ^
<stdin>:53:26: note: prior use here
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
                         ^
<stdin>:67:2: error: expected operation name in quotes
} {foo}
 ^
<stdin>:72:13: error: custom op 'scf.while' invalid kind of type specified: expected builtin.function, but found 'i32'
  scf.while : i32 {
            ^
<stdin>:82:2: error: invalid block name in region with named arguments
 ^bb0(%b: f32):
 ^
// ==== exit 1 ====
