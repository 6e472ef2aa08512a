// terrace opt --mem2reg
// What is in a slot at first is handed to a loop that the slot is allocated in, so it is made before the loop. mlir-opt makes it
// where the slot was.
func.func @memref(%x: f64, %n: i32) {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  cf.br ^loop(%c0 : i32)
^loop(%i: i32):
  %a = memref.alloca() : memref<f64>
  %k = arith.cmpi slt, %i, %n : i32
  cf.cond_br %k, ^body, ^end
^body:
  %old = memref.load %a[] : memref<f64>
  vector.print %old : f64
  memref.store %x, %a[] : memref<f64>
  %j = arith.addi %i, %c1 : i32
  cf.br ^loop(%j : i32)
^unreachable:
  memref.store %x, %a[] : memref<f64>
  cf.br ^loop(%c1 : i32)
^end:
  return
}
func.func @llvm(%x: i64, %which: i1) {
  %one = llvm.mlir.constant(1 : i32) : i32
  cf.br ^outer
^outer:
  cf.br ^inner
^inner:
  %a = llvm.alloca %one x i64 : (i32) -> !llvm.ptr
  %b = llvm.alloca %one x i64 : (i32) -> !llvm.ptr
  cf.cond_br %which, ^store, ^meet
^store:
  llvm.store %x, %a : i64, !llvm.ptr
  llvm.store %x, %b : i64, !llvm.ptr
  cf.br ^meet
^meet:
  %y = llvm.load %a : !llvm.ptr -> i64
  vector.print %y : i64
  cf.cond_br %which, ^inner, ^next
^next:
  %z = llvm.load %b : !llvm.ptr -> i64
  vector.print %z : i64
  cf.cond_br %which, ^outer, ^end
^end:
  return
}
func.func @in_region(%x: i64, %which: i1) {
  scf.execute_region {
    cf.br ^loop
  ^loop:
    %a = memref.alloca() : memref<i64>
    cf.cond_br %which, ^store, ^meet
  ^store:
    memref.store %x, %a[] : memref<i64>
    cf.br ^meet
  ^meet:
    %y = memref.load %a[] : memref<i64>
    vector.print %y : i64
    cf.cond_br %which, ^loop, ^end
  ^end:
    scf.yield
  }
  return
}
// ==== stdout ====
module {
  func.func @memref(%arg0: f64, %arg1: i32) {
    %0 = ub.poison : f64
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    cf.br ^bb1(%c0_i32, %0 : i32, f64)
  ^bb1(%1: i32, %2: f64):  // 3 preds: ^bb0, ^bb2, ^bb3
    %3 = arith.cmpi slt, %1, %arg1 : i32
    cf.cond_br %3, ^bb2, ^bb4
  ^bb2:  // pred: ^bb1
    vector.print %2 : f64
    %4 = arith.addi %1, %c1_i32 : i32
    cf.br ^bb1(%4, %arg0 : i32, f64)
  ^bb3:  // no predecessors
    cf.br ^bb1(%c1_i32, %0 : i32, f64)
  ^bb4:  // pred: ^bb1
    return
  }
  func.func @llvm(%arg0: i64, %arg1: i1) {
    %0 = llvm.mlir.constant(1 : i32) : i32
    cf.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb5
    cf.br ^bb2
  ^bb2:  // 2 preds: ^bb1, ^bb4
    %1 = llvm.alloca %0 x i64 : (i32) -> !llvm.ptr
    %2 = llvm.alloca %0 x i64 : (i32) -> !llvm.ptr
    cf.cond_br %arg1, ^bb3, ^bb4
  ^bb3:  // pred: ^bb2
    llvm.store %arg0, %1 : i64, !llvm.ptr
    llvm.store %arg0, %2 : i64, !llvm.ptr
    cf.br ^bb4
  ^bb4:  // 2 preds: ^bb2, ^bb3
    %3 = llvm.load %1 : !llvm.ptr -> i64
    vector.print %3 : i64
    cf.cond_br %arg1, ^bb2, ^bb5
  ^bb5:  // pred: ^bb4
    %4 = llvm.load %2 : !llvm.ptr -> i64
    vector.print %4 : i64
    cf.cond_br %arg1, ^bb1, ^bb6
  ^bb6:  // pred: ^bb5
    return
  }
  func.func @in_region(%arg0: i64, %arg1: i1) {
    scf.execute_region {
      %0 = ub.poison : i64
      cf.br ^bb1(%0 : i64)
    ^bb1(%1: i64):  // 2 preds: ^bb0, ^bb3
      cf.cond_br %arg1, ^bb2, ^bb3(%1 : i64)
    ^bb2:  // pred: ^bb1
      cf.br ^bb3(%arg0 : i64)
    ^bb3(%2: i64):  // 2 preds: ^bb1, ^bb2
      vector.print %2 : i64
      cf.cond_br %arg1, ^bb1(%2 : i64), ^bb4
    ^bb4:  // pred: ^bb3
      scf.yield
    }
    return
  }
}

