// mlir-opt axpy.src.mlir --convert-scf-to-cf --canonicalize --cse
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
  func.func @axpy(%arg0: vector<4xf32>, %arg1: memref<?xvector<4xf32>>, %arg2: memref<?xvector<4xf32>>, %arg3: vector<4xi1>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %dim = memref.dim %arg1, %c0 : memref<?xvector<4xf32>>
    %0 = arith.subi %dim, %c1 : index
    cf.br ^bb1(%c0 : index)
  ^bb1(%1: index):  // 2 preds: ^bb0, ^bb2
    %2 = arith.cmpi slt, %1, %0 : index
    cf.cond_br %2, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %3 = memref.load %arg1[%1] : memref<?xvector<4xf32>>
    %4 = memref.load %arg2[%1] : memref<?xvector<4xf32>>
    %5 = arith.mulf %arg0, %3 : vector<4xf32>
    %6 = arith.addf %5, %4 : vector<4xf32>
    memref.store %6, %arg2[%1] : memref<?xvector<4xf32>>
    %7 = arith.addi %1, %c1 : index
    cf.br ^bb1(%7 : index)
  ^bb3:  // pred: ^bb1
    %8 = memref.load %arg1[%0] : memref<?xvector<4xf32>>
    %9 = memref.load %arg2[%0] : memref<?xvector<4xf32>>
    %10 = arith.mulf %arg0, %8 : vector<4xf32>
    %11 = arith.addf %10, %9 : vector<4xf32>
    %12 = arith.select %arg3, %11, %9 : vector<4xi1>, vector<4xf32>
    memref.store %12, %arg2[%0] : memref<?xvector<4xf32>>
    return
  }
  func.func @clamp_tiles(%arg0: memref<?xvector<2x4xf32>>, %arg1: memref<?xvector<2x4xi32>>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %cst = arith.constant dense<1.000000e+00> : vector<2x4xf32>
    %cst_0 = arith.constant dense<[[8.000000e+00, 8.000000e+00, 8.000000e+00, 8.000000e+00], [1.600000e+01, 1.600000e+01, 1.600000e+01, 1.600000e+01]]> : vector<2x4xf32>
    %dim = memref.dim %arg0, %c0 : memref<?xvector<2x4xf32>>
    cf.br ^bb1(%c0 : index)
  ^bb1(%0: index):  // 2 preds: ^bb0, ^bb2
    %1 = arith.cmpi slt, %0, %dim : index
    cf.cond_br %1, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %2 = memref.load %arg0[%0] : memref<?xvector<2x4xf32>>
    %3 = arith.maximumf %2, %cst : vector<2x4xf32>
    %4 = arith.minimumf %3, %cst_0 : vector<2x4xf32>
    %5 = arith.addf %4, %4 : vector<2x4xf32>
    %6 = arith.fptosi %5 : vector<2x4xf32> to vector<2x4xi32>
    memref.store %6, %arg1[%0] : memref<?xvector<2x4xi32>>
    %7 = arith.addi %0, %c1 : index
    cf.br ^bb1(%7 : index)
  ^bb3:  // pred: ^bb1
    return
  }
  func.func @main() -> i32 {
    %c230_i32 = arith.constant 230 : i32
    %c8 = arith.constant 8 : index
    %c0_i32 = arith.constant 0 : i32
    %cst = arith.constant dense<[true, true, false, false]> : vector<4xi1>
    %cst_0 = arith.constant dense<2.000000e+00> : vector<4xf32>
    %cst_1 = arith.constant 1.000000e+00 : f32
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c12 = arith.constant 12 : index
    %c32_i32 = arith.constant 32 : i32
    %c10_i32 = arith.constant 10 : i32
    %alloc = memref.alloc() {alignment = 64 : i64} : memref<48xi8>
    %alloc_2 = memref.alloc() {alignment = 64 : i64} : memref<48xi8>
    %alloc_3 = memref.alloc() {alignment = 64 : i64} : memref<48xi8>
    %view = memref.view %alloc[%c0][] : memref<48xi8> to memref<12xf32>
    %view_4 = memref.view %alloc_2[%c0][] : memref<48xi8> to memref<12xf32>
    %view_5 = memref.view %alloc[%c0][] : memref<48xi8> to memref<3xvector<4xf32>>
    %cast = memref.cast %view_5 : memref<3xvector<4xf32>> to memref<?xvector<4xf32>>
    %view_6 = memref.view %alloc_2[%c0][] : memref<48xi8> to memref<3xvector<4xf32>>
    %cast_7 = memref.cast %view_6 : memref<3xvector<4xf32>> to memref<?xvector<4xf32>>
    cf.br ^bb1(%c0 : index)
  ^bb1(%0: index):  // 2 preds: ^bb0, ^bb2
    %1 = arith.cmpi slt, %0, %c12 : index
    cf.cond_br %1, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %2 = arith.index_cast %0 : index to i32
    %3 = arith.sitofp %2 : i32 to f32
    memref.store %3, %view[%0] : memref<12xf32>
    memref.store %cst_1, %view_4[%0] : memref<12xf32>
    %4 = arith.addi %0, %c1 : index
    cf.br ^bb1(%4 : index)
  ^bb3:  // pred: ^bb1
    call @axpy(%cst_0, %cast, %cast_7, %cst) : (vector<4xf32>, memref<?xvector<4xf32>>, memref<?xvector<4xf32>>, vector<4xi1>) -> ()
    cf.br ^bb4(%c0, %c0_i32 : index, i32)
  ^bb4(%5: index, %6: i32):  // 2 preds: ^bb3, ^bb5
    %7 = arith.cmpi slt, %5, %c12 : index
    cf.cond_br %7, ^bb5, ^bb6
  ^bb5:  // pred: ^bb4
    %8 = memref.load %view_4[%5] : memref<12xf32>
    %9 = arith.fptoui %8 : f32 to i32
    call @print_uint(%9) : (i32) -> ()
    %10 = call @putchar(%c32_i32) : (i32) -> i32
    %11 = arith.addi %6, %9 : i32
    %12 = arith.addi %5, %c1 : index
    cf.br ^bb4(%12, %11 : index, i32)
  ^bb6:  // pred: ^bb4
    %13 = call @putchar(%c10_i32) : (i32) -> i32
    %view_8 = memref.view %alloc_2[%c0][] : memref<48xi8> to memref<1xvector<2x4xf32>>
    %cast_9 = memref.cast %view_8 : memref<1xvector<2x4xf32>> to memref<?xvector<2x4xf32>>
    %view_10 = memref.view %alloc_3[%c0][] : memref<48xi8> to memref<1xvector<2x4xi32>>
    %cast_11 = memref.cast %view_10 : memref<1xvector<2x4xi32>> to memref<?xvector<2x4xi32>>
    %view_12 = memref.view %alloc_3[%c0][] : memref<48xi8> to memref<8xi32>
    call @clamp_tiles(%cast_9, %cast_11) : (memref<?xvector<2x4xf32>>, memref<?xvector<2x4xi32>>) -> ()
    cf.br ^bb7(%c0, %6 : index, i32)
  ^bb7(%14: index, %15: i32):  // 2 preds: ^bb6, ^bb8
    %16 = arith.cmpi slt, %14, %c8 : index
    cf.cond_br %16, ^bb8, ^bb9
  ^bb8:  // pred: ^bb7
    %17 = memref.load %view_12[%14] : memref<8xi32>
    call @print_uint(%17) : (i32) -> ()
    %18 = call @putchar(%c32_i32) : (i32) -> i32
    %19 = arith.addi %15, %17 : i32
    %20 = arith.addi %14, %c1 : index
    cf.br ^bb7(%20, %19 : index, i32)
  ^bb9:  // pred: ^bb7
    %21 = call @putchar(%c10_i32) : (i32) -> i32
    memref.dealloc %alloc : memref<48xi8>
    memref.dealloc %alloc_2 : memref<48xi8>
    memref.dealloc %alloc_3 : memref<48xi8>
    %22 = arith.cmpi ne, %15, %c230_i32 : i32
    %23 = arith.extui %22 : i1 to i32
    return %23 : i32
  }
}

