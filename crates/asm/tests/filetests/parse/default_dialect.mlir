// terrace opt --allow-unregistered-dialect --split-input-file
// In the generic form the dialect around the operation stays the default.
func.func @f() {
  "a.b"() ({
    %0 = call @g() : () -> i32
    "c.d"() : () -> ()
  }) : () -> ()
  return
}
func.func private @g() -> i32
// -----
func.func @f() {
  "a.b"() ({
    return
  }) : () -> ()
  return
}
// -----
"a.b"() ({
  return
}) : () -> ()
// -----
func.func @f() {
  %0 = arith.constant 1 i8
}
// -----
func.func @f(..)
// -----
func.func @1()
// -----
func.func @f() {
^bb(%a : i8
}
// -----
"func.not_there"() : () -> ()
// ==== stdout ====
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// ==== stderr ====
<stdin>:5:10: error: 'func.call' op 'g' does not reference a valid function
    %0 = call @g() : () -> i32
         ^
<stdin>:5:10: note: see current operation: %0 = "func.call"() <{callee = @g}> : () -> i32
<stdin>:14:5: error: 'func.return' op expects parent op 'func.func'
    return
    ^
<stdin>:14:5: note: see current operation: "func.return"() : () -> ()
<stdin>:20:3: error: custom op 'return' is unknown (tried 'builtin.return' as well)
  return
  ^
<stdin>:20:3: note: did you mean 'func.return' or 'llvm.return'?
<stdin>:24:24: error: expected operation name in quotes
  %0 = arith.constant 1 i8
                       ^
<stdin>:27:15: error: expected three consecutive dots for an ellipsis
func.func @f(..)
              ^
<stdin>:29:12: error: @ identifier expected to start with letter or '_'
func.func @1()
           ^
<stdin>:32:12: error: expected ')'
^bb(%a : i8
           ^
<stdin>:35:1: error: unregistered operation 'func.not_there' found in dialect ('func') that does not allow unknown operations
"func.not_there"() : () -> ()
^
<stdin>:35:1: note: see current operation: "func.not_there"() : () -> ()
// ==== exit 1 ====
