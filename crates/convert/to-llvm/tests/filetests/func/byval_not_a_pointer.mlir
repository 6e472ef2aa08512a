// terrace opt --convert-func-to-llvm --allow-unregistered-dialect
// The argument at that place need not be a pointer.
func.func @f(%m: memref<f32>, %a: i32, %p: index {llvm.byval = i32}) {
  return
}
// ==== stderr ====
<stdin>:3:14: error: 'llvm.load' op operand #0 must be LLVM pointer type, but got 'i64'
func.func @f(%m: memref<f32>, %a: i32, %p: index {llvm.byval = i32}) {
             ^
<stdin>:3:14: note: see current operation: %0 = "llvm.load"(%arg2) <{ordering = 0 : i64}> : (i64) -> i32
// ==== exit 1 ====
