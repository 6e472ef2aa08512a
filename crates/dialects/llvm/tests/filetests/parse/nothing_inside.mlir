// terrace opt --allow-unregistered-dialect
// An address without indices, comdats that are none, attributes of a landing pad.
llvm.comdat @none {
}
llvm.func @personality(...) -> i32
llvm.func @f(%p: vector<2x!llvm.ptr>) attributes {personality = @personality} {
  %0 = llvm.getelementptr %p[] : (vector<2x!llvm.ptr>) -> vector<2x!llvm.ptr>, i8
  llvm.invoke @f(%0) to ^done unwind ^unwind : (vector<2x!llvm.ptr>) -> ()
^done:
  llvm.return
^unwind:
  %1 = llvm.landingpad cleanup {t.a = 1 : i32} : !llvm.struct<(ptr, i32)>
  llvm.resume %1 : !llvm.struct<(ptr, i32)>
}
// ==== stdout ====
module {
  llvm.comdat @none {
  }
  llvm.func @personality(...) -> i32
  llvm.func @f(%arg0: vector<2x!llvm.ptr>) attributes {personality = @personality} {
    %0 = llvm.getelementptr %arg0[] : (vector<2x!llvm.ptr>) -> vector<2x!llvm.ptr>, i8
    llvm.invoke @f(%0) to ^bb1 unwind ^bb2 : (vector<2x!llvm.ptr>) -> ()
  ^bb1:  // pred: ^bb0
    llvm.return
  ^bb2:  // pred: ^bb0
    %1 = llvm.landingpad cleanup  {t.a = 1 : i32}: !llvm.struct<(ptr, i32)>
    llvm.resume %1 : !llvm.struct<(ptr, i32)>
  }
}

