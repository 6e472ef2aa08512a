// terrace translate --mlir-to-llvmir --split-input-file
// Constraints of inline assembly that do not suit the operands.
llvm.func @asm14(%a: !llvm.ptr) {
  llvm.inline_asm "foo", "=*m" %a : (!llvm.ptr) -> ()
  llvm.return
}
// -----
llvm.func @asm38(%a: i32) {
  llvm.inline_asm "foo", "!i" : () -> ()
  llvm.return
}
// -----
llvm.func @asm39(%a: i32) {
  llvm.inline_asm "foo", "r,!i" %a : (i32) -> ()
  llvm.return
}
// -----
llvm.func @asm41(%a: i32) {
  llvm.inline_asm "foo", "*r" %a : (i32) -> ()
  llvm.return
}
// ==== stdout ====



// ==== stderr ====
within split at <stdin>:1 offset :4:3: error: Operand for indirect constraint must have elementtype attribute
  llvm.inline_asm "foo", "=*m" %a : (!llvm.ptr) -> ()
  ^
within split at <stdin>:7 offset :3:3: error: Label constraints can only be used with callbr
  llvm.inline_asm "foo", "!i" : () -> ()
  ^
within split at <stdin>:12 offset :3:3: error: Label constraints can only be used with callbr
  llvm.inline_asm "foo", "r,!i" %a : (i32) -> ()
  ^
within split at <stdin>:17 offset :3:3: error: Operand for indirect constraint must have pointer type
  llvm.inline_asm "foo", "*r" %a : (i32) -> ()
  ^
// ==== exit 1 ====
