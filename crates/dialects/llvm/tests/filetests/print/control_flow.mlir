// terrace opt
// Branches with weights, arguments, switches, calls of every kind.
llvm.func @g(i32) -> i32
llvm.func @v(!llvm.ptr, ...) -> i32
llvm.func @f(%c: i1, %x: i32, %p: !llvm.ptr) -> i32 {
  llvm.cond_br %c, ^a(%x : i32), ^b
^a(%y: i32):
  llvm.cond_br %c weights([5, 95]), ^b, ^a(%y : i32)
^b:
  %0 = llvm.call @g(%x) : (i32) -> i32
  %1 = llvm.call %p(%x) : !llvm.ptr, (i32) -> i32
  %2 = llvm.call @v(%p, %x) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32) -> i32
  %3 = llvm.call fastcc tail @g(%x) {no_inline} : (i32) -> i32
  llvm.switch %x : i32, ^d [
    1: ^d,
    -2: ^a(%0 : i32)
  ]
^d:
  llvm.br ^e
^e:
  llvm.unreachable
}
// ==== stdout ====
module {
  llvm.func @g(i32) -> i32
  llvm.func @v(!llvm.ptr, ...) -> i32
  llvm.func @f(%arg0: i1, %arg1: i32, %arg2: !llvm.ptr) -> i32 {
    llvm.cond_br %arg0, ^bb1(%arg1 : i32), ^bb2
  ^bb1(%0: i32):  // 3 preds: ^bb0, ^bb1, ^bb2
    llvm.cond_br %arg0 weights([5, 95]), ^bb2, ^bb1(%0 : i32)
  ^bb2:  // 2 preds: ^bb0, ^bb1
    %1 = llvm.call @g(%arg1) : (i32) -> i32
    %2 = llvm.call %arg2(%arg1) : !llvm.ptr, (i32) -> i32
    %3 = llvm.call @v(%arg2, %arg1) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32) -> i32
    %4 = llvm.call fastcc tail @g(%arg1) {no_inline} : (i32) -> i32
    llvm.switch %arg1 : i32, ^bb3 [
      1: ^bb3,
      -2: ^bb1(%1 : i32)
    ]
  ^bb3:  // 2 preds: ^bb2, ^bb2
    llvm.br ^bb4
  ^bb4:  // pred: ^bb3
    llvm.unreachable
  }
}

