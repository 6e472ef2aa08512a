// terrace opt --convert-scf-to-cf --allow-unregistered-dialect
// Stack allocations of known sizes leave the loops that free them. Those with sizes are freed in each iteration.
func.func @f(%n: index, %k: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %a = memref.alloca() : memref<4xf32>
    %b = memref.alloca(%k) : memref<?xf32>
    scf.parallel (%j) = (%c0) to (%n) step (%c1) {
      %c = memref.alloca() : memref<8xf32>
      "a.use"(%a, %b, %c) : (memref<4xf32>, memref<?xf32>, memref<8xf32>) -> ()
    }
  }
  return
}
// ==== stdout ====
module {
  func.func @f(%arg0: index, %arg1: index) {
    %alloca = memref.alloca() : memref<8xf32>
    %alloca_0 = memref.alloca() : memref<4xf32>
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    cf.br ^bb1(%c0 : index)
  ^bb1(%0: index):  // 2 preds: ^bb0, ^bb5
    %1 = arith.cmpi slt, %0, %arg0 : index
    cf.cond_br %1, ^bb2, ^bb6
  ^bb2:  // pred: ^bb1
    %2 = llvm.intr.stacksave : !llvm.ptr
    %alloca_1 = memref.alloca(%arg1) : memref<?xf32>
    cf.br ^bb3(%c0 : index)
  ^bb3(%3: index):  // 2 preds: ^bb2, ^bb4
    %4 = arith.cmpi slt, %3, %arg0 : index
    cf.cond_br %4, ^bb4, ^bb5
  ^bb4:  // pred: ^bb3
    "a.use"(%alloca_0, %alloca_1, %alloca) : (memref<4xf32>, memref<?xf32>, memref<8xf32>) -> ()
    %5 = arith.addi %3, %c1 : index
    cf.br ^bb3(%5 : index)
  ^bb5:  // pred: ^bb3
    llvm.intr.stackrestore %2 : !llvm.ptr
    %6 = arith.addi %0, %c1 : index
    cf.br ^bb1(%6 : index)
  ^bb6:  // pred: ^bb1
    return
  }
}

