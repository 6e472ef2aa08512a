// terrace opt
// Coroutines, one step a function.
llvm.func @begin(%p: !llvm.ptr, %a: i32) {
  %0 = llvm.intr.coro.id %a, %p, %p, %p : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.token
  %1 = llvm.intr.coro.size : i64
  %2 = llvm.intr.coro.align : i64
  %3 = llvm.intr.coro.begin %0, %p : (!llvm.token, !llvm.ptr) -> !llvm.ptr
  %4 = llvm.intr.coro.free %0, %3 : (!llvm.token, !llvm.ptr) -> !llvm.ptr
  llvm.return
}
llvm.func @suspend(%h: !llvm.ptr, %f: i1) {
  %0 = llvm.intr.coro.save %h : (!llvm.ptr) -> !llvm.token
  %1 = llvm.intr.coro.suspend %0, %f : i8
  llvm.return
}
llvm.func @end(%h: !llvm.ptr, %u: i1) {
  %0 = llvm.mlir.none : !llvm.token
  %1 = llvm.intr.coro.end %h, %u, %0 : (!llvm.ptr, i1, !llvm.token) -> i1
  llvm.return
}
llvm.func @resume(%h: !llvm.ptr, %a: i32, %f: i1) {
  %0 = llvm.intr.coro.promise %h, %a, %f : (!llvm.ptr, i32, i1) -> !llvm.ptr
  llvm.intr.coro.resume %0 : !llvm.ptr
  llvm.return
}
// ==== stdout ====
module {
  llvm.func @begin(%arg0: !llvm.ptr, %arg1: i32) {
    %0 = llvm.intr.coro.id %arg1, %arg0, %arg0, %arg0 : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.token
    %1 = llvm.intr.coro.size : i64
    %2 = llvm.intr.coro.align : i64
    %3 = llvm.intr.coro.begin %0, %arg0 : (!llvm.token, !llvm.ptr) -> !llvm.ptr
    %4 = llvm.intr.coro.free %0, %3 : (!llvm.token, !llvm.ptr) -> !llvm.ptr
    llvm.return
  }
  llvm.func @suspend(%arg0: !llvm.ptr, %arg1: i1) {
    %0 = llvm.intr.coro.save %arg0 : (!llvm.ptr) -> !llvm.token
    %1 = llvm.intr.coro.suspend %0, %arg1 : i8
    llvm.return
  }
  llvm.func @end(%arg0: !llvm.ptr, %arg1: i1) {
    %0 = llvm.mlir.none : !llvm.token
    %1 = llvm.intr.coro.end %arg0, %arg1, %0 : (!llvm.ptr, i1, !llvm.token) -> i1
    llvm.return
  }
  llvm.func @resume(%arg0: !llvm.ptr, %arg1: i32, %arg2: i1) {
    %0 = llvm.intr.coro.promise %arg0, %arg1, %arg2 : (!llvm.ptr, i32, i1) -> !llvm.ptr
    llvm.intr.coro.resume %0 : !llvm.ptr
    llvm.return
  }
}

