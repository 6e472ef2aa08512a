// terrace opt --inline
// Memory on the stack of a callee that is called in a loop is allocated once, outside of the loop. Nothing is inlined where that
// is not possible. mlir-opt allocates where the call was.
func.func private @use(memref<i32>)
func.func private @use_some(memref<?xi32>)
func.func @one() {
  %0 = memref.alloca() : memref<i32>
  func.call @use(%0) : (memref<i32>) -> ()
  return
}
func.func @in_pointer() {
  %size = llvm.mlir.constant(4 : i32) : i32
  %0 = llvm.alloca %size x i32 : (i32) -> !llvm.ptr
  llvm.intr.lifetime.start %0 : !llvm.ptr
  return
}
func.func @some(%n: index) {
  %0 = memref.alloca(%n) : memref<?xi32>
  func.call @use_some(%0) : (memref<?xi32>) -> ()
  return
}
func.func @own_scope(%n: index) {
  memref.alloca_scope {
    %0 = memref.alloca(%n) : memref<?xi32>
    func.call @use_some(%0) : (memref<?xi32>) -> ()
    func.call @use_some(%0) : (memref<?xi32>) -> ()
  }
  func.call @use_nothing() : () -> ()
  return
}
func.func private @use_nothing()
func.func @own_loop(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %0 = memref.alloca() : memref<i32>
    func.call @use(%0) : (memref<i32>) -> ()
  }
  return
}
func.func @straight(%n: index) {
  func.call @one() : () -> ()
  func.call @some(%n) : (index) -> ()
  func.call @own_loop(%n) : (index) -> ()
  return
}
func.func @blocks(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  cf.br ^a(%c0 : index)
^a(%i: index):
  %k = arith.cmpi ult, %i, %n : index
  cf.cond_br %k, ^b, ^c
^b:
  func.call @one() : () -> ()
  func.call @in_pointer() : () -> ()
  func.call @some(%i) : (index) -> ()
  func.call @own_loop(%i) : (index) -> ()
  %j = arith.addi %i, %c1 : index
  cf.br ^a(%j : index)
^c:
  func.call @one() : () -> ()
  func.call @some(%i) : (index) -> ()
  return
}
func.func @for(%n: index, %which: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    scf.if %which {
      func.call @one() : () -> ()
    }
    func.call @own_scope(%i) : (index) -> ()
    memref.alloca_scope {
      func.call @one() : () -> ()
      func.call @some(%i) : (index) -> ()
      func.call @use_nothing() : () -> ()
    }
    func.call @use_nothing() : () -> ()
  }
  return
}
func.func @while(%which: i1) {
  scf.while : () -> () {
    func.call @one() : () -> ()
    scf.condition(%which)
  } do {
    affine.for %i = 0 to 10 {
      func.call @one() : () -> ()
    }
    scf.yield
  }
  return
}
func.func @parallel(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    func.call @one() : () -> ()
  }
  scf.forall (%i) in (%n) {
    func.call @one() : () -> ()
  }
  affine.parallel (%i) = (0) to (symbol(%n)) {
    func.call @one() : () -> ()
  }
  return
}
// ==== stdout ====
module {
  func.func private @use(memref<i32>)
  func.func private @use_some(memref<?xi32>)
  func.func @one() {
    %alloca = memref.alloca() : memref<i32>
    call @use(%alloca) : (memref<i32>) -> ()
    return
  }
  func.func @in_pointer() {
    %0 = llvm.mlir.constant(4 : i32) : i32
    %1 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    llvm.intr.lifetime.start %1 : !llvm.ptr
    return
  }
  func.func @some(%arg0: index) {
    %alloca = memref.alloca(%arg0) : memref<?xi32>
    call @use_some(%alloca) : (memref<?xi32>) -> ()
    return
  }
  func.func @own_scope(%arg0: index) {
    memref.alloca_scope  {
      %alloca = memref.alloca(%arg0) : memref<?xi32>
      func.call @use_some(%alloca) : (memref<?xi32>) -> ()
      func.call @use_some(%alloca) : (memref<?xi32>) -> ()
    }
    call @use_nothing() : () -> ()
    return
  }
  func.func private @use_nothing()
  func.func @own_loop(%arg0: index) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    scf.for %arg1 = %c0 to %arg0 step %c1 {
      %alloca = memref.alloca() : memref<i32>
      func.call @use(%alloca) : (memref<i32>) -> ()
    }
    return
  }
  func.func @straight(%arg0: index) {
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %alloca = memref.alloca() : memref<i32>
    call @use(%alloca) : (memref<i32>) -> ()
    %alloca_0 = memref.alloca(%arg0) : memref<?xi32>
    call @use_some(%alloca_0) : (memref<?xi32>) -> ()
    scf.for %arg1 = %c0 to %arg0 step %c1 {
      %alloca_1 = memref.alloca() : memref<i32>
      func.call @use(%alloca_1) : (memref<i32>) -> ()
    }
    return
  }
  func.func @blocks(%arg0: index) {
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %0 = llvm.mlir.constant(4 : i32) : i32
    %1 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
    %alloca = memref.alloca() : memref<i32>
    cf.br ^bb1(%c0 : index)
  ^bb1(%2: index):  // 2 preds: ^bb0, ^bb2
    %3 = arith.cmpi ult, %2, %arg0 : index
    cf.cond_br %3, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    call @use(%alloca) : (memref<i32>) -> ()
    llvm.intr.lifetime.start %1 : !llvm.ptr
    call @some(%2) : (index) -> ()
    call @own_loop(%2) : (index) -> ()
    %4 = arith.addi %2, %c1 : index
    cf.br ^bb1(%4 : index)
  ^bb3:  // pred: ^bb1
    %alloca_0 = memref.alloca() : memref<i32>
    call @use(%alloca_0) : (memref<i32>) -> ()
    %alloca_1 = memref.alloca(%2) : memref<?xi32>
    call @use_some(%alloca_1) : (memref<?xi32>) -> ()
    return
  }
  func.func @for(%arg0: index, %arg1: i1) {
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %alloca = memref.alloca() : memref<i32>
    scf.for %arg2 = %c0 to %arg0 step %c1 {
      scf.if %arg1 {
        func.call @use(%alloca) : (memref<i32>) -> ()
      }
      memref.alloca_scope  {
        %alloca_0 = memref.alloca(%arg2) : memref<?xi32>
        func.call @use_some(%alloca_0) : (memref<?xi32>) -> ()
        func.call @use_some(%alloca_0) : (memref<?xi32>) -> ()
      }
      func.call @use_nothing() : () -> ()
      memref.alloca_scope  {
        %alloca_0 = memref.alloca() : memref<i32>
        func.call @use(%alloca_0) : (memref<i32>) -> ()
        %alloca_1 = memref.alloca(%arg2) : memref<?xi32>
        func.call @use_some(%alloca_1) : (memref<?xi32>) -> ()
        func.call @use_nothing() : () -> ()
      }
      func.call @use_nothing() : () -> ()
    }
    return
  }
  func.func @while(%arg0: i1) {
    %alloca = memref.alloca() : memref<i32>
    scf.while : () -> () {
      func.call @use(%alloca) : (memref<i32>) -> ()
      scf.condition(%arg0)
    } do {
      affine.for %arg1 = 0 to 10 {
        func.call @one() : () -> ()
      }
      scf.yield
    }
    return
  }
  func.func @parallel(%arg0: index) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    scf.parallel (%arg1) = (%c0) to (%arg0) step (%c1) {
      func.call @one() : () -> ()
      scf.reduce 
    }
    scf.forall (%arg1) in (%arg0) {
      func.call @one() : () -> ()
    }
    affine.parallel (%arg1) = (0) to (symbol(%arg0)) {
      func.call @one() : () -> ()
    }
    return
  }
}

