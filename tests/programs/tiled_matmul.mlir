// mlir-opt tiled_matmul.src.mlir --pass-pipeline="builtin.module(func.func(lower-vector-mask),convert-vector-to-scf,lower-affine,convert-scf-to-cf,canonicalize,cse)"
#map = affine_map<(d0, d1, d2) -> (d0, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
module {
  func.func private @putchar(i32) -> i32
  func.func private @print_int(%arg0: i32) {
    %c0_i32 = arith.constant 0 : i32
    %c10_i32 = arith.constant 10 : i32
    %c48_i32 = arith.constant 48 : i32
    %0 = arith.divsi %arg0, %c10_i32 : i32
    %1 = arith.remsi %arg0, %c10_i32 : i32
    %2 = arith.cmpi ne, %0, %c0_i32 : i32
    cf.cond_br %2, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    call @print_int(%0) : (i32) -> ()
    cf.br ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
    %3 = arith.addi %1, %c48_i32 : i32
    %4 = call @putchar(%3) : (i32) -> i32
    return
  }
  func.func @tiled(%arg0: memref<?x?xi32>, %arg1: memref<?x?xi32>, %arg2: memref<?x?xi32>) {
    %cst = arith.constant dense<0> : vector<4xi32>
    %cst_0 = arith.constant dense<0> : vector<4x4xi32>
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %c0_i32 = arith.constant 0 : i32
    %dim = memref.dim %arg0, %c0 : memref<?x?xi32>
    %dim_1 = memref.dim %arg0, %c1 : memref<?x?xi32>
    %dim_2 = memref.dim %arg1, %c1 : memref<?x?xi32>
    cf.br ^bb1(%c0 : index)
  ^bb1(%0: index):  // 2 preds: ^bb0, ^bb24
    %1 = arith.cmpi slt, %0, %dim : index
    cf.cond_br %1, ^bb2(%c0 : index), ^bb25
  ^bb2(%2: index):  // 2 preds: ^bb1, ^bb23
    %3 = arith.cmpi slt, %2, %dim_2 : index
    cf.cond_br %3, ^bb3, ^bb24
  ^bb3:  // pred: ^bb2
    %alloca = memref.alloca() : memref<vector<4x4xi32>>
    cf.br ^bb4(%c0, %cst_0 : index, vector<4x4xi32>)
  ^bb4(%4: index, %5: vector<4x4xi32>):  // 2 preds: ^bb3, ^bb17
    %6 = arith.cmpi slt, %4, %dim_1 : index
    cf.cond_br %6, ^bb5, ^bb18
  ^bb5:  // pred: ^bb4
    %alloca_3 = memref.alloca() : memref<vector<4x4xi32>>
    %alloca_4 = memref.alloca() : memref<vector<4x4xi32>>
    %7 = vector.type_cast %alloca_3 : memref<vector<4x4xi32>> to memref<4xvector<4xi32>>
    cf.br ^bb6(%c0 : index)
  ^bb6(%8: index):  // 2 preds: ^bb5, ^bb10
    %9 = arith.cmpi slt, %8, %c4 : index
    cf.cond_br %9, ^bb7, ^bb11
  ^bb7:  // pred: ^bb6
    %10 = arith.addi %0, %8 : index
    %11 = arith.cmpi sgt, %dim, %10 : index
    cf.cond_br %11, ^bb8, ^bb9
  ^bb8:  // pred: ^bb7
    %12 = vector.transfer_read %arg0[%10, %4], %c0_i32 : memref<?x?xi32>, vector<4xi32>
    memref.store %12, %7[%8] : memref<4xvector<4xi32>>
    cf.br ^bb10
  ^bb9:  // pred: ^bb7
    memref.store %cst, %7[%8] : memref<4xvector<4xi32>>
    cf.br ^bb10
  ^bb10:  // 2 preds: ^bb8, ^bb9
    %13 = arith.addi %8, %c1 : index
    cf.br ^bb6(%13 : index)
  ^bb11:  // pred: ^bb6
    %14 = memref.load %alloca_3[] : memref<vector<4x4xi32>>
    %15 = vector.type_cast %alloca_4 : memref<vector<4x4xi32>> to memref<4xvector<4xi32>>
    cf.br ^bb12(%c0 : index)
  ^bb12(%16: index):  // 2 preds: ^bb11, ^bb16
    %17 = arith.cmpi slt, %16, %c4 : index
    cf.cond_br %17, ^bb13, ^bb17
  ^bb13:  // pred: ^bb12
    %dim_5 = memref.dim %arg1, %c0 : memref<?x?xi32>
    %18 = arith.addi %4, %16 : index
    %19 = arith.cmpi sgt, %dim_5, %18 : index
    cf.cond_br %19, ^bb14, ^bb15
  ^bb14:  // pred: ^bb13
    %20 = vector.transfer_read %arg1[%18, %2], %c0_i32 : memref<?x?xi32>, vector<4xi32>
    memref.store %20, %15[%16] : memref<4xvector<4xi32>>
    cf.br ^bb16
  ^bb15:  // pred: ^bb13
    memref.store %cst, %15[%16] : memref<4xvector<4xi32>>
    cf.br ^bb16
  ^bb16:  // 2 preds: ^bb14, ^bb15
    %21 = arith.addi %16, %c1 : index
    cf.br ^bb12(%21 : index)
  ^bb17:  // pred: ^bb12
    %22 = memref.load %alloca_4[] : memref<vector<4x4xi32>>
    %23 = vector.contract {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %14, %22, %5 : vector<4x4xi32>, vector<4x4xi32> into vector<4x4xi32>
    %24 = arith.addi %4, %c4 : index
    cf.br ^bb4(%24, %23 : index, vector<4x4xi32>)
  ^bb18:  // pred: ^bb4
    memref.store %5, %alloca[] : memref<vector<4x4xi32>>
    %25 = vector.type_cast %alloca : memref<vector<4x4xi32>> to memref<4xvector<4xi32>>
    cf.br ^bb19(%c0 : index)
  ^bb19(%26: index):  // 2 preds: ^bb18, ^bb22
    %27 = arith.cmpi slt, %26, %c4 : index
    cf.cond_br %27, ^bb20, ^bb23
  ^bb20:  // pred: ^bb19
    %dim_6 = memref.dim %arg2, %c0 : memref<?x?xi32>
    %28 = arith.addi %0, %26 : index
    %29 = arith.cmpi sgt, %dim_6, %28 : index
    cf.cond_br %29, ^bb21, ^bb22
  ^bb21:  // pred: ^bb20
    %30 = memref.load %25[%26] : memref<4xvector<4xi32>>
    vector.transfer_write %30, %arg2[%28, %2] : vector<4xi32>, memref<?x?xi32>
    cf.br ^bb22
  ^bb22:  // 2 preds: ^bb20, ^bb21
    %31 = arith.addi %26, %c1 : index
    cf.br ^bb19(%31 : index)
  ^bb23:  // pred: ^bb19
    %32 = arith.addi %2, %c4 : index
    cf.br ^bb2(%32 : index)
  ^bb24:  // pred: ^bb2
    %33 = arith.addi %0, %c4 : index
    cf.br ^bb1(%33 : index)
  ^bb25:  // pred: ^bb1
    return
  }
  func.func @add_transposed(%arg0: memref<?x?xi32>, %arg1: memref<?x?xi32>, %arg2: index, %arg3: index) {
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %c0_i32 = arith.constant 0 : i32
    %c0 = arith.constant 0 : index
    %alloca = memref.alloca() : memref<vector<4x4xi32>>
    %alloca_0 = memref.alloca() : memref<vector<4x4xi1>>
    %alloca_1 = memref.alloca() : memref<vector<4x4xi32>>
    %alloca_2 = memref.alloca() : memref<vector<4x4xi1>>
    %alloca_3 = memref.alloca() : memref<vector<4x4xi32>>
    %alloca_4 = memref.alloca() : memref<vector<4x4xi1>>
    %0 = vector.create_mask %arg2, %arg3 : vector<4x4xi1>
    %1 = vector.create_mask %arg3, %arg2 : vector<4x4xi1>
    memref.store %1, %alloca_0[] : memref<vector<4x4xi1>>
    %2 = vector.type_cast %alloca : memref<vector<4x4xi32>> to memref<4xvector<4xi32>>
    %3 = vector.type_cast %alloca_0 : memref<vector<4x4xi1>> to memref<4xvector<4xi1>>
    cf.br ^bb1(%c0 : index)
  ^bb1(%4: index):  // 2 preds: ^bb0, ^bb2
    %5 = arith.cmpi slt, %4, %c4 : index
    cf.cond_br %5, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %6 = memref.load %3[%4] : memref<4xvector<4xi1>>
    %7 = vector.transfer_read %arg0[%4, %c0], %c0_i32, %6 {in_bounds = [true]} : memref<?x?xi32>, vector<4xi32>
    memref.store %7, %2[%4] : memref<4xvector<4xi32>>
    %8 = arith.addi %4, %c1 : index
    cf.br ^bb1(%8 : index)
  ^bb3:  // pred: ^bb1
    %9 = memref.load %alloca[] : memref<vector<4x4xi32>>
    %10 = vector.transpose %9, [1, 0] : vector<4x4xi32> to vector<4x4xi32>
    memref.store %0, %alloca_2[] : memref<vector<4x4xi1>>
    %11 = vector.type_cast %alloca_1 : memref<vector<4x4xi32>> to memref<4xvector<4xi32>>
    %12 = vector.type_cast %alloca_2 : memref<vector<4x4xi1>> to memref<4xvector<4xi1>>
    cf.br ^bb4(%c0 : index)
  ^bb4(%13: index):  // 2 preds: ^bb3, ^bb5
    %14 = arith.cmpi slt, %13, %c4 : index
    cf.cond_br %14, ^bb5, ^bb6
  ^bb5:  // pred: ^bb4
    %15 = memref.load %12[%13] : memref<4xvector<4xi1>>
    %16 = vector.transfer_read %arg1[%13, %c0], %c0_i32, %15 {in_bounds = [true]} : memref<?x?xi32>, vector<4xi32>
    memref.store %16, %11[%13] : memref<4xvector<4xi32>>
    %17 = arith.addi %13, %c1 : index
    cf.br ^bb4(%17 : index)
  ^bb6:  // pred: ^bb4
    %18 = memref.load %alloca_1[] : memref<vector<4x4xi32>>
    %19 = arith.addi %18, %10 : vector<4x4xi32>
    memref.store %0, %alloca_4[] : memref<vector<4x4xi1>>
    memref.store %19, %alloca_3[] : memref<vector<4x4xi32>>
    %20 = vector.type_cast %alloca_3 : memref<vector<4x4xi32>> to memref<4xvector<4xi32>>
    %21 = vector.type_cast %alloca_4 : memref<vector<4x4xi1>> to memref<4xvector<4xi1>>
    cf.br ^bb7(%c0 : index)
  ^bb7(%22: index):  // 2 preds: ^bb6, ^bb8
    %23 = arith.cmpi slt, %22, %c4 : index
    cf.cond_br %23, ^bb8, ^bb9
  ^bb8:  // pred: ^bb7
    %24 = memref.load %20[%22] : memref<4xvector<4xi32>>
    %25 = memref.load %21[%22] : memref<4xvector<4xi1>>
    vector.transfer_write %24, %arg1[%22, %c0], %25 {in_bounds = [true]} : vector<4xi32>, memref<?x?xi32>
    %26 = arith.addi %22, %c1 : index
    cf.br ^bb7(%26 : index)
  ^bb9:  // pred: ^bb7
    return
  }
  func.func private @init(%arg0: memref<?x?xi32>, %arg1: index) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c5 = arith.constant 5 : index
    %dim = memref.dim %arg0, %c0 : memref<?x?xi32>
    %dim_0 = memref.dim %arg0, %c1 : memref<?x?xi32>
    cf.br ^bb1(%c0 : index)
  ^bb1(%0: index):  // 2 preds: ^bb0, ^bb4
    %1 = arith.cmpi slt, %0, %dim : index
    cf.cond_br %1, ^bb2(%c0 : index), ^bb5
  ^bb2(%2: index):  // 2 preds: ^bb1, ^bb3
    %3 = arith.cmpi slt, %2, %dim_0 : index
    cf.cond_br %3, ^bb3, ^bb4
  ^bb3:  // pred: ^bb2
    %4 = arith.muli %0, %arg1 : index
    %5 = arith.addi %4, %2 : index
    %6 = arith.remui %5, %c5 : index
    %7 = arith.index_cast %6 : index to i32
    memref.store %7, %arg0[%0, %2] : memref<?x?xi32>
    %8 = arith.addi %2, %c1 : index
    cf.br ^bb2(%8 : index)
  ^bb4:  // pred: ^bb2
    %9 = arith.addi %0, %c1 : index
    cf.br ^bb1(%9 : index)
  ^bb5:  // pred: ^bb1
    return
  }
  func.func private @print_matrix(%arg0: memref<?x?xi32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c32_i32 = arith.constant 32 : i32
    %c10_i32 = arith.constant 10 : i32
    %dim = memref.dim %arg0, %c0 : memref<?x?xi32>
    %dim_0 = memref.dim %arg0, %c1 : memref<?x?xi32>
    cf.br ^bb1(%c0 : index)
  ^bb1(%0: index):  // 2 preds: ^bb0, ^bb4
    %1 = arith.cmpi slt, %0, %dim : index
    cf.cond_br %1, ^bb2(%c0 : index), ^bb5
  ^bb2(%2: index):  // 2 preds: ^bb1, ^bb3
    %3 = arith.cmpi slt, %2, %dim_0 : index
    cf.cond_br %3, ^bb3, ^bb4
  ^bb3:  // pred: ^bb2
    %4 = memref.load %arg0[%0, %2] : memref<?x?xi32>
    %5 = call @putchar(%c32_i32) : (i32) -> i32
    call @print_int(%4) : (i32) -> ()
    %6 = arith.addi %2, %c1 : index
    cf.br ^bb2(%6 : index)
  ^bb4:  // pred: ^bb2
    %7 = call @putchar(%c10_i32) : (i32) -> i32
    %8 = arith.addi %0, %c1 : index
    cf.br ^bb1(%8 : index)
  ^bb5:  // pred: ^bb1
    return
  }
  func.func @main() -> i32 {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c3 = arith.constant 3 : index
    %c5 = arith.constant 5 : index
    %c6 = arith.constant 6 : index
    %c7 = arith.constant 7 : index
    %c0_i32 = arith.constant 0 : i32
    %alloc = memref.alloc() : memref<5x6xi32>
    %cast = memref.cast %alloc : memref<5x6xi32> to memref<?x?xi32>
    %alloc_0 = memref.alloc() : memref<6x7xi32>
    %cast_1 = memref.cast %alloc_0 : memref<6x7xi32> to memref<?x?xi32>
    %alloc_2 = memref.alloc() : memref<5x7xi32>
    %cast_3 = memref.cast %alloc_2 : memref<5x7xi32> to memref<?x?xi32>
    call @init(%cast, %c2) : (memref<?x?xi32>, index) -> ()
    call @init(%cast_1, %c3) : (memref<?x?xi32>, index) -> ()
    call @tiled(%cast, %cast_1, %cast_3) : (memref<?x?xi32>, memref<?x?xi32>, memref<?x?xi32>) -> ()
    call @print_matrix(%cast_3) : (memref<?x?xi32>) -> ()
    call @add_transposed(%cast_1, %cast_3, %c2, %c3) : (memref<?x?xi32>, memref<?x?xi32>, index, index) -> ()
    cf.br ^bb1(%c0, %c0_i32 : index, i32)
  ^bb1(%0: index, %1: i32):  // 2 preds: ^bb0, ^bb8
    %2 = arith.cmpi slt, %0, %c5 : index
    cf.cond_br %2, ^bb2(%c0, %1 : index, i32), ^bb9
  ^bb2(%3: index, %4: i32):  // 2 preds: ^bb1, ^bb7
    %5 = arith.cmpi slt, %3, %c7 : index
    cf.cond_br %5, ^bb3, ^bb8
  ^bb3:  // pred: ^bb2
    %6 = arith.cmpi ult, %0, %c2 : index
    %7 = arith.cmpi ult, %3, %c3 : index
    %8 = arith.andi %6, %7 : i1
    cf.cond_br %8, ^bb4, ^bb5(%c0, %c0_i32 : index, i32)
  ^bb4:  // pred: ^bb3
    %9 = memref.load %alloc_0[%3, %0] : memref<6x7xi32>
    cf.br ^bb5(%c0, %9 : index, i32)
  ^bb5(%10: index, %11: i32):  // 3 preds: ^bb3, ^bb4, ^bb6
    %12 = arith.cmpi slt, %10, %c6 : index
    cf.cond_br %12, ^bb6, ^bb7
  ^bb6:  // pred: ^bb5
    %13 = memref.load %alloc[%0, %10] : memref<5x6xi32>
    %14 = memref.load %alloc_0[%10, %3] : memref<6x7xi32>
    %15 = arith.muli %13, %14 : i32
    %16 = arith.addi %11, %15 : i32
    %17 = arith.addi %10, %c1 : index
    cf.br ^bb5(%17, %16 : index, i32)
  ^bb7:  // pred: ^bb5
    %18 = memref.load %alloc_2[%0, %3] : memref<5x7xi32>
    %19 = arith.cmpi ne, %18, %11 : i32
    %20 = arith.extui %19 : i1 to i32
    %21 = arith.addi %4, %20 : i32
    %22 = arith.addi %3, %c1 : index
    cf.br ^bb2(%22, %21 : index, i32)
  ^bb8:  // pred: ^bb2
    %23 = arith.addi %0, %c1 : index
    cf.br ^bb1(%23, %4 : index, i32)
  ^bb9:  // pred: ^bb1
    memref.dealloc %alloc : memref<5x6xi32>
    memref.dealloc %alloc_0 : memref<6x7xi32>
    memref.dealloc %alloc_2 : memref<5x7xi32>
    return %1 : i32
  }
}

