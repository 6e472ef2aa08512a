// terrace opt --convert-func-to-llvm
// An attribute with the name of a property of llvm.call becomes that property.
func.func private @g(i32) -> i32
func.func @f(%callee: (i32) -> i32, %a: i32) -> i32 {
  %0 = call @g(%a) {CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<tail>, branch_weights = array<i32: 1>, convergent, fastmathFlags = #llvm.fastmath<fast>, foo.x, no_inline} : (i32) -> i32
  %1 = call_indirect %callee(%0) {CConv = #llvm.cconv<fastcc>, foo.x, no_inline} : (i32) -> i32
  return %1 : i32
}
// ==== stdout ====
module {
  llvm.func @g(i32) -> i32 attributes {sym_visibility = "private"}
  llvm.func @f(%arg0: !llvm.ptr, %arg1: i32) -> i32 {
    %0 = llvm.call fastcc tail @g(%arg1) {branch_weights = array<i32: 1>, convergent, fastmathFlags = #llvm.fastmath<fast>, foo.x, no_inline} : (i32) -> i32
    %1 = llvm.call fastcc %arg0(%0) {foo.x, no_inline} : !llvm.ptr, (i32) -> i32
    llvm.return %1 : i32
  }
}

