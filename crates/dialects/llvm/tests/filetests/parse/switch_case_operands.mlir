// terrace opt --split-input-file
// Operands of cases, and where it is said that there are not as many as types.
llvm.func @f(%a: i32) {
  llvm.switch %a : i32, ^bb1 [
    1: ^bb1( : i32)
  ]
^bb1:
  llvm.return
}
// -----
llvm.func @f(%a: i32) {
  llvm.switch %a : i32, ^bb1 [
    1: ^bb1()
  ]
^bb1:
  llvm.return
}
// -----
llvm.func @f(%a: i32) {
  llvm.switch %a : i32, ^bb1 [
    1: ^bb1(%a)
  ]
^bb1:
  llvm.return
}
// -----
llvm.func @f(%a: i32) {
  llvm.switch %a : i32, ^bb1 [
    1: ^bb1(%a : )
  ]
^bb1:
  llvm.return
}
// -----
llvm.func @f(%a: i32) {
  llvm.switch %a : i32, ^bb1(%a, %a : i32) [
    1: ^bb1(%a, %a : i32, i32)
  ]
^bb1(%x: i32, %y: i32):
  llvm.return
}
// -----
func.func @f(%x: i32) {
  cf.switch %x : i32, [
    default: ^bb1(%x, %x : i32),
    1: ^bb1(%x, %x : i32, i32)
  ]
^bb1(%a: i32, %b: i32):
  return
}
// -----
func.func @f(%x: i32) {
  cf.switch %x : i32, [
    default: ^bb1(%x, %x : i32, i32),
    1: ^bb1(%x, %x : i32)
  ]
^bb1(%a: i32, %b: i32):
  return
}
// -----
llvm.func @f(%b: !llvm.ptr) {
  llvm.indirectbr %b : !llvm.ptr,
^bb2:
  llvm.return
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
<stdin>:4:30: error: custom op 'llvm.switch' number of operands and types do not match: got 0 operands and 1 types
  llvm.switch %a : i32, ^bb1 [
                             ^
<stdin>:13:13: error: expected ':'
    1: ^bb1()
            ^
<stdin>:21:15: error: expected ':'
    1: ^bb1(%a)
              ^
<stdin>:29:17: error: expected non-function type
    1: ^bb1(%a : )
                ^
<stdin>:36:30: error: custom op 'llvm.switch' number of operands and types do not match: got 2 operands and 1 types
  llvm.switch %a : i32, ^bb1(%a, %a : i32) [
                             ^
<stdin>:45:5: error: custom op 'cf.switch' number of operands and types do not match: got 2 operands and 1 types
    default: ^bb1(%x, %x : i32),
    ^
<stdin>:54:5: error: custom op 'cf.switch' number of operands and types do not match: got 2 operands and 1 types
    default: ^bb1(%x, %x : i32, i32),
    ^
<stdin>:62:34: error: expected '['successor blocks
  llvm.indirectbr %b : !llvm.ptr,
                                 ^
// ==== exit 1 ====
