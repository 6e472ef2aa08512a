// mlir-opt strided_reduction.src.mlir --expand-strided-metadata --lower-affine --convert-scf-to-cf --canonicalize --cse
module {
  func.func private @putchar(i32) -> i32
  func.func private @print_uint(%arg0: i32) {
    %c0_i32 = arith.constant 0 : i32
    %c10_i32 = arith.constant 10 : i32
    %c48_i32 = arith.constant 48 : i32
    %0 = arith.divui %arg0, %c10_i32 : i32
    %1 = arith.remui %arg0, %c10_i32 : i32
    %2 = arith.cmpi ne, %0, %c0_i32 : i32
    cf.cond_br %2, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    call @print_uint(%0) : (i32) -> ()
    cf.br ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
    %3 = arith.addi %1, %c48_i32 : i32
    %4 = call @putchar(%3) : (i32) -> i32
    return
  }
  func.func @sum(%arg0: memref<?x?xf32, strided<[?, ?], offset: ?>>) -> f32 {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %cst = arith.constant 0.000000e+00 : f32
    %dim = memref.dim %arg0, %c0 : memref<?x?xf32, strided<[?, ?], offset: ?>>
    %dim_0 = memref.dim %arg0, %c1 : memref<?x?xf32, strided<[?, ?], offset: ?>>
    cf.br ^bb1(%c0, %cst : index, f32)
  ^bb1(%0: index, %1: f32):  // 2 preds: ^bb0, ^bb4
    %2 = arith.cmpi slt, %0, %dim : index
    cf.cond_br %2, ^bb2(%c0, %1 : index, f32), ^bb5
  ^bb2(%3: index, %4: f32):  // 2 preds: ^bb1, ^bb3
    %5 = arith.cmpi slt, %3, %dim_0 : index
    cf.cond_br %5, ^bb3, ^bb4
  ^bb3:  // pred: ^bb2
    %6 = memref.load %arg0[%0, %3] : memref<?x?xf32, strided<[?, ?], offset: ?>>
    %7 = arith.addf %4, %6 : f32
    %8 = arith.addi %3, %c1 : index
    cf.br ^bb2(%8, %7 : index, f32)
  ^bb4:  // pred: ^bb2
    %9 = arith.addi %0, %c1 : index
    cf.br ^bb1(%9, %4 : index, f32)
  ^bb5:  // pred: ^bb1
    return %1 : f32
  }
  func.func @sum_column(%arg0: memref<?x?xf32>, %arg1: index) -> f32 {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %cst = arith.constant 0.000000e+00 : f32
    %dim = memref.dim %arg0, %c0 : memref<?x?xf32>
    %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg0 : memref<?x?xf32> -> memref<f32>, index, index, index, index, index
    %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [%arg1], sizes: [%dim], strides: [%strides#0] : memref<?x?xf32> to memref<?xf32, strided<[?], offset: ?>>
    cf.br ^bb1(%c0, %cst : index, f32)
  ^bb1(%0: index, %1: f32):  // 2 preds: ^bb0, ^bb2
    %2 = arith.cmpi slt, %0, %dim : index
    cf.cond_br %2, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %3 = memref.load %reinterpret_cast[%0] : memref<?xf32, strided<[?], offset: ?>>
    %4 = arith.addf %1, %3 : f32
    %5 = arith.addi %0, %c1 : index
    cf.br ^bb1(%5, %4 : index, f32)
  ^bb3:  // pred: ^bb1
    return %1 : f32
  }
  func.func private @report(%arg0: f32, %arg1: f32) -> i32 {
    %c10_i32 = arith.constant 10 : i32
    %0 = arith.fptoui %arg0 : f32 to i32
    call @print_uint(%0) : (i32) -> ()
    %1 = call @putchar(%c10_i32) : (i32) -> i32
    %2 = arith.cmpf une, %arg0, %arg1 : f32
    %3 = arith.extui %2 : i1 to i32
    return %3 : i32
  }
  func.func @main() -> i32 {
    %cst = arith.constant 3.120000e+02 : f32
    %cst_0 = arith.constant 1.780000e+02 : f32
    %cst_1 = arith.constant 5.160000e+02 : f32
    %c10 = arith.constant 10 : index
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %c8 = arith.constant 8 : index
    %c9 = arith.constant 9 : index
    %alloc = memref.alloc() : memref<8x9xf32>
    %cast = memref.cast %alloc : memref<8x9xf32> to memref<?x?xf32>
    cf.br ^bb1(%c0 : index)
  ^bb1(%0: index):  // 2 preds: ^bb0, ^bb4
    %1 = arith.cmpi slt, %0, %c8 : index
    cf.cond_br %1, ^bb2(%c0 : index), ^bb5
  ^bb2(%2: index):  // 2 preds: ^bb1, ^bb3
    %3 = arith.cmpi slt, %2, %c9 : index
    cf.cond_br %3, ^bb3, ^bb4
  ^bb3:  // pred: ^bb2
    %4 = arith.muli %0, %c10 : index
    %5 = arith.addi %4, %2 : index
    %6 = arith.index_cast %5 : index to i32
    %7 = arith.sitofp %6 : i32 to f32
    memref.store %7, %alloc[%0, %2] : memref<8x9xf32>
    %8 = arith.addi %2, %c1 : index
    cf.br ^bb2(%8 : index)
  ^bb4:  // pred: ^bb2
    %9 = arith.addi %0, %c1 : index
    cf.br ^bb1(%9 : index)
  ^bb5:  // pred: ^bb1
    %reinterpret_cast = memref.reinterpret_cast %alloc to offset: [9], sizes: [4, 3], strides: [18, 3] : memref<8x9xf32> to memref<4x3xf32, strided<[18, 3], offset: 9>>
    %cast_2 = memref.cast %reinterpret_cast : memref<4x3xf32, strided<[18, 3], offset: 9>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
    %10 = call @sum(%cast_2) : (memref<?x?xf32, strided<[?, ?], offset: ?>>) -> f32
    %11 = call @report(%10, %cst_1) : (f32, f32) -> i32
    %reinterpret_cast_3 = memref.reinterpret_cast %alloc to offset: [30], sizes: [2, 2], strides: [18, 3] : memref<8x9xf32> to memref<2x2xf32, strided<[18, 3], offset: 30>>
    %cast_4 = memref.cast %reinterpret_cast_3 : memref<2x2xf32, strided<[18, 3], offset: 30>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
    %12 = call @sum(%cast_4) : (memref<?x?xf32, strided<[?, ?], offset: ?>>) -> f32
    %13 = call @report(%12, %cst_0) : (f32, f32) -> i32
    %14 = call @sum_column(%cast, %c4) : (memref<?x?xf32>, index) -> f32
    %15 = call @report(%14, %cst) : (f32, f32) -> i32
    memref.dealloc %alloc : memref<8x9xf32>
    %16 = arith.ori %11, %13 : i32
    %17 = arith.ori %16, %15 : i32
    return %17 : i32
  }
}

