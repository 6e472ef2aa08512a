// terrace opt --inline
// In a loop all memory of a callee that is not allocated outside of the loop is given back. Where iterations may be executed at
// the same time each has memory of its own, arguments that are passed by value included. mlir-opt knows no loops.
llvm.func @static(%n: i64) {
  %c4 = llvm.mlir.constant(4 : i64) : i64
  %p = llvm.alloca %c4 x i64 : (i64) -> !llvm.ptr
  llvm.store volatile %n, %p : i64, !llvm.ptr
  llvm.return
}
llvm.func @later(%n: i64, %which: i1) {
  %c4 = llvm.mlir.constant(4 : i64) : i64
  llvm.cond_br %which, ^a, ^b
^a:
  %p = llvm.alloca %c4 x i64 : (i64) -> !llvm.ptr
  llvm.store volatile %n, %p : i64, !llvm.ptr
  llvm.br ^b
^b:
  llvm.return
}
llvm.func @by_value(%p: !llvm.ptr {llvm.byval = !llvm.struct<(i64)>}, %n: i64) {
  llvm.store volatile %n, %p : i64, !llvm.ptr
  llvm.return
}
llvm.func @blocks(%n: i64, %which: i1) {
  llvm.br ^a
^a:
  llvm.call @static(%n) : (i64) -> ()
  llvm.call @later(%n, %which) : (i64, i1) -> ()
  llvm.cond_br %which, ^a, ^b
^b:
  llvm.call @later(%n, %which) : (i64, i1) -> ()
  llvm.return
}
func.func @for(%n: index, %x: i64, %p: !llvm.ptr) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    llvm.call @static(%x) : (i64) -> ()
    %q = llvm.getelementptr %p[1] : (!llvm.ptr) -> !llvm.ptr, i64
    llvm.call @by_value(%q, %x) : (!llvm.ptr, i64) -> ()
  }
  return
}
func.func @forall(%n: index, %x: i64, %p: !llvm.ptr) {
  scf.forall (%i) in (%n) {
    llvm.call @by_value(%p, %x) : (!llvm.ptr, i64) -> ()
  }
  return
}
func.func @parallel(%n: index, %x: i64, %which: i1, %p: !llvm.ptr) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    scf.if %which {
      llvm.call @static(%x) : (i64) -> ()
      llvm.call @by_value(%p, %x) : (!llvm.ptr, i64) -> ()
    }
  }
  affine.parallel (%i) = (0) to (symbol(%n)) {
    affine.for %j = 0 to 10 {
      llvm.call @by_value(%p, %x) : (!llvm.ptr, i64) -> ()
    }
  }
  return
}
// ==== stdout ====
module {
  llvm.func @static(%arg0: i64) {
    %0 = llvm.mlir.constant(4 : i64) : i64
    %1 = llvm.alloca %0 x i64 : (i64) -> !llvm.ptr
    llvm.store volatile %arg0, %1 : i64, !llvm.ptr
    llvm.return
  }
  llvm.func @later(%arg0: i64, %arg1: i1) {
    %0 = llvm.mlir.constant(4 : i64) : i64
    llvm.cond_br %arg1, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %1 = llvm.alloca %0 x i64 : (i64) -> !llvm.ptr
    llvm.store volatile %arg0, %1 : i64, !llvm.ptr
    llvm.br ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
    llvm.return
  }
  llvm.func @by_value(%arg0: !llvm.ptr {llvm.byval = !llvm.struct<(i64)>}, %arg1: i64) {
    llvm.store volatile %arg1, %arg0 : i64, !llvm.ptr
    llvm.return
  }
  llvm.func @blocks(%arg0: i64, %arg1: i1) {
    %0 = llvm.mlir.constant(4 : i64) : i64
    %1 = llvm.alloca %0 x i64 : (i64) -> !llvm.ptr
    llvm.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb4
    llvm.intr.lifetime.start %1 : !llvm.ptr
    llvm.store volatile %arg0, %1 : i64, !llvm.ptr
    llvm.intr.lifetime.end %1 : !llvm.ptr
    %2 = llvm.intr.stacksave : !llvm.ptr
    llvm.cond_br %arg1, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %3 = llvm.alloca %0 x i64 : (i64) -> !llvm.ptr
    llvm.store volatile %arg0, %3 : i64, !llvm.ptr
    llvm.br ^bb3
  ^bb3:  // 2 preds: ^bb1, ^bb2
    llvm.intr.stackrestore %2 : !llvm.ptr
    llvm.br ^bb4
  ^bb4:  // pred: ^bb3
    llvm.cond_br %arg1, ^bb1, ^bb5
  ^bb5:  // pred: ^bb4
    llvm.cond_br %arg1, ^bb6, ^bb7
  ^bb6:  // pred: ^bb5
    %4 = llvm.alloca %0 x i64 : (i64) -> !llvm.ptr
    llvm.store volatile %arg0, %4 : i64, !llvm.ptr
    llvm.br ^bb7
  ^bb7:  // 2 preds: ^bb5, ^bb6
    llvm.br ^bb8
  ^bb8:  // pred: ^bb7
    llvm.return
  }
  func.func @for(%arg0: index, %arg1: i64, %arg2: !llvm.ptr) {
    %0 = llvm.mlir.constant(8 : i64) : i64
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %1 = llvm.mlir.constant(4 : i64) : i64
    %2 = llvm.mlir.constant(1 : i64) : i64
    %3 = llvm.alloca %2 x !llvm.struct<(i64)> {alignment = 4 : i64} : (i64) -> !llvm.ptr
    %4 = llvm.alloca %1 x i64 : (i64) -> !llvm.ptr
    scf.for %arg3 = %c0 to %arg0 step %c1 {
      llvm.intr.lifetime.start %4 : !llvm.ptr
      llvm.store volatile %arg1, %4 : i64, !llvm.ptr
      llvm.intr.lifetime.end %4 : !llvm.ptr
      %5 = llvm.getelementptr %arg2[1] : (!llvm.ptr) -> !llvm.ptr, i64
      "llvm.intr.memcpy"(%3, %5, %0) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
      llvm.store volatile %arg1, %3 : i64, !llvm.ptr
    }
    return
  }
  func.func @forall(%arg0: index, %arg1: i64, %arg2: !llvm.ptr) {
    %0 = llvm.mlir.constant(8 : i64) : i64
    %1 = llvm.mlir.constant(1 : i64) : i64
    scf.forall (%arg3) in (%arg0) {
      %2 = llvm.intr.stacksave : !llvm.ptr
      %3 = llvm.alloca %1 x !llvm.struct<(i64)> {alignment = 4 : i64} : (i64) -> !llvm.ptr
      "llvm.intr.memcpy"(%3, %arg2, %0) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
      llvm.store volatile %arg1, %3 : i64, !llvm.ptr
      llvm.intr.stackrestore %2 : !llvm.ptr
    }
    return
  }
  func.func @parallel(%arg0: index, %arg1: i64, %arg2: i1, %arg3: !llvm.ptr) {
    %0 = llvm.mlir.constant(8 : i64) : i64
    %1 = llvm.mlir.constant(4 : i64) : i64
    %2 = llvm.mlir.constant(1 : i64) : i64
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    scf.parallel (%arg4) = (%c0) to (%arg0) step (%c1) {
      %3 = llvm.intr.stacksave : !llvm.ptr
      %4 = llvm.alloca %2 x !llvm.struct<(i64)> {alignment = 4 : i64} : (i64) -> !llvm.ptr
      %5 = llvm.alloca %1 x i64 : (i64) -> !llvm.ptr
      scf.if %arg2 {
        llvm.intr.lifetime.start %5 : !llvm.ptr
        llvm.store volatile %arg1, %5 : i64, !llvm.ptr
        llvm.intr.lifetime.end %5 : !llvm.ptr
        "llvm.intr.memcpy"(%4, %arg3, %0) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
        llvm.store volatile %arg1, %4 : i64, !llvm.ptr
      }
      llvm.intr.stackrestore %3 : !llvm.ptr
      scf.reduce 
    }
    affine.parallel (%arg4) = (0) to (symbol(%arg0)) {
      affine.for %arg5 = 0 to 10 {
        llvm.call @by_value(%arg3, %arg1) : (!llvm.ptr, i64) -> ()
      }
    }
    return
  }
}

