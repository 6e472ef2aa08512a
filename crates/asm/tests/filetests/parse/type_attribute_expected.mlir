// terrace opt --split-input-file
// Where a type is an attribute, attributes of other kinds are read first.
llvm.mlir.ifunc @f : "x", !llvm.ptr @al
// -----
llvm.mlir.ifunc @f : 3, !llvm.ptr @al
// -----
llvm.mlir.ifunc @f : , !llvm.ptr @al
// -----
llvm.mlir.ifunc @f : foo, !llvm.ptr @al
// -----
llvm.mlir.ifunc @f : {a}, !llvm.ptr @al
// -----
#t = !llvm.func<void ()>
llvm.func @r() -> !llvm.ptr { llvm.unreachable }
llvm.mlir.ifunc @f : #t, !llvm.ptr @r
// -----
llvm.func @f(%b: !llvm.ptr) { %0 = llvm.getelementptr %b[0] : (!llvm.ptr) -> !llvm.ptr, "a" llvm.return }
// ==== stdout ====
// -----
// -----
// -----
// -----
// -----
module {
  llvm.func @r() -> !llvm.ptr {
    llvm.unreachable
  }
  llvm.mlir.ifunc external @f : !llvm.func<void ()>, !llvm.ptr @r
}

// -----
// ==== stderr ====
<stdin>:3:22: error: custom op 'llvm.mlir.ifunc' invalid kind of attribute specified
llvm.mlir.ifunc @f : "x", !llvm.ptr @al
                     ^
<stdin>:5:22: error: integer literal not valid for specified type
llvm.mlir.ifunc @f : 3, !llvm.ptr @al
                     ^
<stdin>:7:21: error: expected attribute value
llvm.mlir.ifunc @f : , !llvm.ptr @al
                    ^
<stdin>:9:21: error: expected attribute value
llvm.mlir.ifunc @f : foo, !llvm.ptr @al
                    ^
<stdin>:11:22: error: custom op 'llvm.mlir.ifunc' invalid kind of attribute specified
llvm.mlir.ifunc @f : {a}, !llvm.ptr @al
                     ^
<stdin>:17:89: error: custom op 'llvm.getelementptr' invalid kind of attribute specified
llvm.func @f(%b: !llvm.ptr) { %0 = llvm.getelementptr %b[0] : (!llvm.ptr) -> !llvm.ptr, "a" llvm.return }
                                                                                        ^
// ==== exit 1 ====
