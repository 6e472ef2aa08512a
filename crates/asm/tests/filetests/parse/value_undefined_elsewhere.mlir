// terrace opt --allow-unregistered-dialect --split-input-file
// Names that a function leaves undefined wait for what follows: syntax errors come first, other functions may define them.
func.func @f() -> i32 {
  return %x : i32
}
func.func @g( { return }
// -----
func.func @f() -> i32 {
  return %x : i32
}
func.func @g(%x: i32) { return }
// -----
func.func @f() -> i32 {
  return %x : i32
}
func.func @g() {
  %x = arith.constant 1.0 : f32
  return
}
// -----
func.func @f() -> i32 {
  return %x : i32
}
func.func @g() {
  %x = arith.constant 1 : i32
  return
}
// -----
func.func @f() -> i32 {
  return %x : i32
}
func.func @g() -> f32 {
  return %x : f32
}
// -----
func.func @f() -> i32 {
  %x = "a.b"(%x#2) : (i32) -> i32
  return %x : i32
}
// -----
func.func @f() -> i32 {
  %x = "a.b"() : () -> i32
  "a.c"(%x#2, 1
  return %x : i32
}
// -----
func.func @f(%m: memref<?xf32>) {
  %0 = memref.load %m[%0] : memref<?xf32>
  return
}
// -----
"a.loop"(%n) ({
  "a.use"(%n) : (i32) -> ()
}) : (i32) -> ()
// -----
func.func @f(%x: i32) {
  func.func @g(%x: i32) { return }
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
<stdin>:6:14: error: expected non-function type
func.func @g( { return }
             ^
<stdin>:11:14: error: region entry argument '%x' is already in use
func.func @g(%x: i32) { return }
             ^
<stdin>:9:10: note: previously referenced here
  return %x : i32
         ^
<stdin>:17:3: error: definition of SSA value '%x#0' has type 'f32'
  %x = arith.constant 1.0 : f32
  ^
<stdin>:14:10: note: previously used here with type 'i32'
  return %x : i32
         ^
<stdin>:22:3: error: 'func.return' op using value defined outside the region
  return %x : i32
  ^
<stdin>:22:3: note: see current operation: "func.return"(<<UNKNOWN SSA VALUE>>) : (i32) -> ()
<stdin>:21:1: note: required by region isolation constraints
func.func @f() -> i32 {
^
<stdin>:33:10: error: use of value '%x' expects different type than prior uses: 'f32' vs 'i32'
  return %x : f32
         ^
<stdin>:30:10: note: prior use here
  return %x : i32
         ^
<stdin>:37:14: error: use of undeclared SSA value name
  %x = "a.b"(%x#2) : (i32) -> i32
             ^
<stdin>:43:14: error: expected SSA operand
  "a.c"(%x#2, 1
             ^
<stdin>:48:3: error: definition of SSA value '%0#0' has type 'f32'
  %0 = memref.load %m[%0] : memref<?xf32>
  ^
<stdin>:48:23: note: previously used here with type 'index'
  %0 = memref.load %m[%0] : memref<?xf32>
                      ^
<stdin>:53:11: error: use of undeclared SSA value name
  "a.use"(%n) : (i32) -> ()
          ^
<stdin>:57:16: error: region entry argument '%x' is already in use
  func.func @g(%x: i32) { return }
               ^
<stdin>:56:14: note: previously referenced here
func.func @f(%x: i32) {
             ^
// ==== exit 1 ====
