// mlir-opt unranked.src.mlir --convert-scf-to-cf --canonicalize --cse
module {
  func.func private @putchar(i32) -> i32
  func.func private @print_digit(%arg0: index) {
    %c48_i32 = arith.constant 48 : i32
    %c32_i32 = arith.constant 32 : i32
    %0 = arith.index_cast %arg0 : index to i32
    %1 = arith.addi %0, %c48_i32 : i32
    %2 = call @putchar(%1) : (i32) -> i32
    %3 = call @putchar(%c32_i32) : (i32) -> i32
    return
  }
  func.func @count(%arg0: memref<*xf32>) -> index {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %0 = memref.rank %arg0 : memref<*xf32>
    call @print_digit(%0) : (index) -> ()
    cf.br ^bb1(%c0, %c1 : index, index)
  ^bb1(%1: index, %2: index):  // 2 preds: ^bb0, ^bb2
    %3 = arith.cmpi slt, %1, %0 : index
    cf.cond_br %3, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %dim = memref.dim %arg0, %1 : memref<*xf32>
    call @print_digit(%dim) : (index) -> ()
    %4 = arith.muli %2, %dim : index
    %5 = arith.addi %1, %c1 : index
    cf.br ^bb1(%5, %4 : index, index)
  ^bb3:  // pred: ^bb1
    return %2 : index
  }
  func.func @flatten(%arg0: memref<*xf32>) -> memref<?xf32> {
    %c0 = arith.constant 0 : index
    %0 = call @count(%arg0) : (memref<*xf32>) -> index
    %alloca = memref.alloca() : memref<1xindex>
    memref.store %0, %alloca[%c0] : memref<1xindex>
    %reshape = memref.reshape %arg0(%alloca) : (memref<*xf32>, memref<1xindex>) -> memref<?xf32>
    return %reshape : memref<?xf32>
  }
  func.func @erase(%arg0: memref<?x?xf32>) -> memref<*xf32> {
    %cast = memref.cast %arg0 : memref<?x?xf32> to memref<*xf32>
    return %cast : memref<*xf32>
  }
  func.func @iota(%arg0: memref<*xf32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %0 = call @flatten(%arg0) : (memref<*xf32>) -> memref<?xf32>
    %dim = memref.dim %0, %c0 : memref<?xf32>
    cf.br ^bb1(%c0 : index)
  ^bb1(%1: index):  // 2 preds: ^bb0, ^bb2
    %2 = arith.cmpi slt, %1, %dim : index
    cf.cond_br %2, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %3 = arith.index_cast %1 : index to i32
    %4 = arith.sitofp %3 : i32 to f32
    memref.store %4, %0[%1] : memref<?xf32>
    %5 = arith.addi %1, %c1 : index
    cf.br ^bb1(%5 : index)
  ^bb3:  // pred: ^bb1
    return
  }
  func.func @main() -> i32 {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 1.000000e+00 : f32
    %cst_1 = arith.constant 2.000000e+00 : f32
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c3 = arith.constant 3 : index
    %c10_i32 = arith.constant 10 : i32
    %alloca = memref.alloca() : memref<f32>
    %cast = memref.cast %alloca : memref<f32> to memref<*xf32>
    call @iota(%cast) : (memref<*xf32>) -> ()
    %0 = call @putchar(%c10_i32) : (i32) -> i32
    %alloc = memref.alloc() : memref<2x3x4xf32>
    %cast_2 = memref.cast %alloc : memref<2x3x4xf32> to memref<*xf32>
    call @iota(%cast_2) : (memref<*xf32>) -> ()
    %1 = call @putchar(%c10_i32) : (i32) -> i32
    %alloc_3 = memref.alloc() : memref<4x3xf32>
    %cast_4 = memref.cast %alloc_3 : memref<4x3xf32> to memref<?x?xf32>
    %2 = call @erase(%cast_4) : (memref<?x?xf32>) -> memref<*xf32>
    call @iota(%2) : (memref<*xf32>) -> ()
    %3 = call @putchar(%c10_i32) : (i32) -> i32
    %cast_5 = memref.cast %2 : memref<*xf32> to memref<?x?xf32>
    %alloc_6 = memref.alloc() : memref<4x3xf32>
    memref.copy %cast_5, %alloc_6 : memref<?x?xf32> to memref<4x3xf32>
    %4 = memref.load %alloc[%c1, %c2, %c3] : memref<2x3x4xf32>
    %5 = memref.load %alloc_6[%c3, %c2] : memref<4x3xf32>
    %6 = memref.load %alloca[] : memref<f32>
    memref.dealloc %alloc : memref<2x3x4xf32>
    memref.dealloc %alloc_3 : memref<4x3xf32>
    memref.dealloc %alloc_6 : memref<4x3xf32>
    %7 = arith.mulf %5, %cst_1 : f32
    %8 = arith.subf %4, %7 : f32
    %9 = arith.subf %8, %cst_0 : f32
    %10 = arith.addf %9, %6 : f32
    %11 = arith.cmpf une, %10, %cst : f32
    %12 = arith.extui %11 : i1 to i32
    return %12 : i32
  }
}

