// terrace opt --allow-unregistered-dialect --split-input-file
// What is wrong in a block comes before what is missing at its end.
func.func @f(%a: f32) {
  %0 = "arith.addi"(%a, %a) : (f32, f32) -> f32
}
// -----
func.func @f(%a: f32) {
  %0 = arith.cmpi eq, %a, %a : f32
}
// -----
func.func @f() {
  "a.b"() ({
    "a.c"(%0) : (i8) -> ()
  }) : () -> ()
  %0 = "a.d"() : () -> i8
  return
}
// -----
%0 = "arith.constant"() {value = "text"} : () -> i32
// -----
"builtin.unrealized_conversion_cast"() : () -> ()
// -----
module attributes {plain} {}
// ==== stdout ====
// -----
// -----
// -----
// -----
// -----
// ==== stderr ====
<stdin>:4:8: error: 'arith.addi' op operand #0 must be signless-integer-like, but got 'f32'
  %0 = "arith.addi"(%a, %a) : (f32, f32) -> f32
       ^
<stdin>:4:8: note: see current operation: %0 = "arith.addi"(%arg0, %arg0) <{overflowFlags = #arith.overflow<none>}> : (f32, f32) -> f32
<stdin>:8:8: error: custom op 'arith.cmpi' 'lhs' must be signless-integer-like, but got 'f32'
  %0 = arith.cmpi eq, %a, %a : f32
       ^
<stdin>:13:5: error: operand #0 does not dominate this use
    "a.c"(%0) : (i8) -> ()
    ^
<stdin>:13:5: note: see current operation: "a.c"(%0) : (i8) -> ()
<stdin>:15:8: note: operand defined here (op in a parent region)
  %0 = "a.d"() : () -> i8
       ^
<stdin>:19:6: error: 'arith.constant' op failed to verify that all of {value, result} have same type
%0 = "arith.constant"() {value = "text"} : () -> i32
     ^
<stdin>:19:6: note: see current operation: %0 = "arith.constant"() <{value = "text"}> : () -> i32
<stdin>:21:1: error: 'builtin.unrealized_conversion_cast' op expected at least one result for cast operation
"builtin.unrealized_conversion_cast"() : () -> ()
^
<stdin>:21:1: note: see current operation: "builtin.unrealized_conversion_cast"() : () -> ()
<stdin>:23:1: error: 'builtin.module' op can only contain attributes with dialect-prefixed names, found: 'plain'
module attributes {plain} {}
^
<stdin>:23:1: note: see current operation: 
"builtin.module"() ({
^bb0:
}) {plain} : () -> ()
// ==== exit 1 ====
