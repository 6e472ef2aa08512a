// terrace opt
// An empty list of tags shows as a space, which does not read back as one.
llvm.func @f(%a: i1, %p: !llvm.ptr) {
  "llvm.intr.assume"(%a) <{op_bundle_sizes = array<i32>, op_bundle_tags = []}> {a} : (i1) -> ()
  "llvm.intr.assume"(%a) <{op_bundle_sizes = array<i32>}> {a} : (i1) -> ()
  "llvm.intr.assume"(%a) <{op_bundle_sizes = array<i32: 0>, op_bundle_tags = ["align"]}> : (i1) -> ()
  "llvm.intr.assume"(%a, %p) <{op_bundle_sizes = array<i32: 1>, op_bundle_tags = ["align"]}> : (i1, !llvm.ptr) -> ()
  llvm.return
}
// ==== stdout ====
module {
  llvm.func @f(%arg0: i1, %arg1: !llvm.ptr) {
    llvm.intr.assume %arg0  : i1 {a}
    llvm.intr.assume %arg0 : i1 {a}
    llvm.intr.assume %arg0 ["align"()] : i1
    llvm.intr.assume %arg0 ["align"(%arg1 : !llvm.ptr)] : i1
    llvm.return
  }
}

