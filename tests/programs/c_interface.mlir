// mlir-opt c_interface.src.mlir --convert-scf-to-cf --canonicalize --cse
module {
  func.func private @weight(memref<?xf32>, index) -> f32 attributes {llvm.emit_c_interface}
  func.func @weighted_mean(%arg0: memref<?xf32>) -> f32 attributes {llvm.emit_c_interface} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %cst = arith.constant 0.000000e+00 : f32
    %dim = memref.dim %arg0, %c0 : memref<?xf32>
    cf.br ^bb1(%c0, %cst, %cst : index, f32, f32)
  ^bb1(%0: index, %1: f32, %2: f32):  // 2 preds: ^bb0, ^bb2
    %3 = arith.cmpi slt, %0, %dim : index
    cf.cond_br %3, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %4 = memref.load %arg0[%0] : memref<?xf32>
    %5 = call @weight(%arg0, %0) : (memref<?xf32>, index) -> f32
    %6 = arith.mulf %4, %5 : f32
    %7 = arith.addf %1, %6 : f32
    %8 = arith.addf %2, %5 : f32
    %9 = arith.addi %0, %c1 : index
    cf.br ^bb1(%9, %7, %8 : index, f32, f32)
  ^bb3:  // pred: ^bb1
    %10 = arith.divf %1, %2 : f32
    return %10 : f32
  }
  func.func @outer(%arg0: memref<?xf32>, %arg1: memref<?xf32>) -> memref<?x?xf32> attributes {llvm.emit_c_interface} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %dim = memref.dim %arg0, %c0 : memref<?xf32>
    %dim_0 = memref.dim %arg1, %c0 : memref<?xf32>
    %alloc = memref.alloc(%dim, %dim_0) : memref<?x?xf32>
    cf.br ^bb1(%c0 : index)
  ^bb1(%0: index):  // 2 preds: ^bb0, ^bb4
    %1 = arith.cmpi slt, %0, %dim : index
    cf.cond_br %1, ^bb2(%c0 : index), ^bb5
  ^bb2(%2: index):  // 2 preds: ^bb1, ^bb3
    %3 = arith.cmpi slt, %2, %dim_0 : index
    cf.cond_br %3, ^bb3, ^bb4
  ^bb3:  // pred: ^bb2
    %4 = memref.load %arg0[%0] : memref<?xf32>
    %5 = memref.load %arg1[%2] : memref<?xf32>
    %6 = arith.mulf %4, %5 : f32
    memref.store %6, %alloc[%0, %2] : memref<?x?xf32>
    %7 = arith.addi %2, %c1 : index
    cf.br ^bb2(%7 : index)
  ^bb4:  // pred: ^bb2
    %8 = arith.addi %0, %c1 : index
    cf.br ^bb1(%8 : index)
  ^bb5:  // pred: ^bb1
    return %alloc : memref<?x?xf32>
  }
  func.func @scale(%arg0: memref<?x?xf32, strided<[?, ?], offset: ?>>, %arg1: f32) attributes {llvm.emit_c_interface} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %dim = memref.dim %arg0, %c0 : memref<?x?xf32, strided<[?, ?], offset: ?>>
    %dim_0 = memref.dim %arg0, %c1 : memref<?x?xf32, strided<[?, ?], offset: ?>>
    cf.br ^bb1(%c0 : index)
  ^bb1(%0: index):  // 2 preds: ^bb0, ^bb4
    %1 = arith.cmpi slt, %0, %dim : index
    cf.cond_br %1, ^bb2(%c0 : index), ^bb5
  ^bb2(%2: index):  // 2 preds: ^bb1, ^bb3
    %3 = arith.cmpi slt, %2, %dim_0 : index
    cf.cond_br %3, ^bb3, ^bb4
  ^bb3:  // pred: ^bb2
    %4 = memref.load %arg0[%0, %2] : memref<?x?xf32, strided<[?, ?], offset: ?>>
    %5 = arith.mulf %4, %arg1 : f32
    memref.store %5, %arg0[%0, %2] : memref<?x?xf32, strided<[?, ?], offset: ?>>
    %6 = arith.addi %2, %c1 : index
    cf.br ^bb2(%6 : index)
  ^bb4:  // pred: ^bb2
    %7 = arith.addi %0, %c1 : index
    cf.br ^bb1(%7 : index)
  ^bb5:  // pred: ^bb1
    return
  }
}

