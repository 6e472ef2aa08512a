// terrace opt --split-input-file
// Flags are no attributes: an attribute of their name stands beside them.
llvm.func @f(%a: i32, %p: !llvm.ptr) {
  %0 = llvm.add %a, %a overflow<nsw> {overflowFlags = 1 : i32} : i32
  %1 = llvm.mul %a, %a {overflowFlags} : i32
  %2 = "llvm.sub"(%a, %a) <{overflowFlags = 1 : i32}> {overflowFlags = "x", b} : (i32, i32) -> i32
  %3 = llvm.getelementptr inbounds %p[%a] {noWrapFlags = #llvm.linkage<weak>} : (!llvm.ptr, i32) -> !llvm.ptr, i8
  llvm.return
}
// -----
func.func @g(%a: index, %b: index) -> index {
  %0 = affine.linearize_index disjoint [%a, %b] by (2, 3) {disjoint = 3 : i32} : index
  %1 = affine.linearize_index [%0, %b] by (2, 3) {disjoint} : index
  return %1 : index
}
// ==== stdout ====
module {
  llvm.func @f(%arg0: i32, %arg1: !llvm.ptr) {
    %0 = llvm.add %arg0, %arg0 overflow<nsw> {overflowFlags = 1 : i32} : i32
    %1 = llvm.mul %arg0, %arg0 {overflowFlags} : i32
    %2 = llvm.sub %arg0, %arg0 overflow<nsw> {b, overflowFlags = "x"} : i32
    %3 = llvm.getelementptr inbounds %arg1[%arg0] {noWrapFlags = #llvm.linkage<weak>} : (!llvm.ptr, i32) -> !llvm.ptr, i8
    llvm.return
  }
}

// -----
module {
  func.func @g(%arg0: index, %arg1: index) -> index {
    %0 = affine.linearize_index disjoint [%arg0, %arg1] by (2, 3) {disjoint = 3 : i32} : index
    %1 = affine.linearize_index [%0, %arg1] by (2, 3) {disjoint} : index
    return %1 : index
  }
}

