// mlir-opt saturating_counters.src.mlir --convert-scf-to-cf --convert-math-to-libm --canonicalize --cse
module {
  func.func private @putchar(i32) -> i32
  func.func @record(%arg0: memref<?xindex>, %arg1: memref<4xi8>, %arg2: i8) {
    %c-56_i8 = arith.constant -56 : i8
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %dim = memref.dim %arg0, %c0 : memref<?xindex>
    cf.br ^bb1(%c0 : index)
  ^bb1(%0: index):  // 2 preds: ^bb0, ^bb2
    %1 = arith.cmpi slt, %0, %dim : index
    cf.cond_br %1, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %2 = memref.load %arg0[%0] : memref<?xindex>
    %3 = memref.generic_atomic_rmw %arg1[%2] : memref<4xi8> {
    ^bb0(%arg3: i8):
      %5 = arith.subi %c-56_i8, %arg3 : i8
      %6 = arith.minui %5, %arg2 : i8
      %7 = arith.addi %arg3, %6 : i8
      memref.atomic_yield %7 : i8
    }
    %4 = arith.addi %0, %c1 : index
    cf.br ^bb1(%4 : index)
  ^bb3:  // pred: ^bb1
    return
  }
  func.func @peak(%arg0: memref<?xi32>, %arg1: memref<i32>) -> i32 {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c0_i32 = arith.constant 0 : i32
    %dim = memref.dim %arg0, %c0 : memref<?xi32>
    cf.br ^bb1(%c0, %c0_i32 : index, i32)
  ^bb1(%0: index, %1: i32):  // 2 preds: ^bb0, ^bb2
    %2 = arith.cmpi slt, %0, %dim : index
    cf.cond_br %2, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %3 = memref.load %arg0[%0] : memref<?xi32>
    %4 = memref.generic_atomic_rmw %arg1[] : memref<i32> {
    ^bb0(%arg2: i32):
      %6 = arith.subi %c0_i32, %3 : i32
      %7 = arith.maxsi %3, %6 : i32
      %8 = arith.cmpi ugt, %7, %arg2 : i32
      %9 = arith.select %8, %7, %arg2 : i32
      memref.atomic_yield %9 : i32
    }
    %5 = arith.addi %0, %c1 : index
    cf.br ^bb1(%5, %4 : index, i32)
  ^bb3:  // pred: ^bb1
    return %1 : i32
  }
  func.func @main() -> i32 {
    %c42_i32 = arith.constant 42 : i32
    %c51_i32 = arith.constant 51 : i32
    %c400_i32 = arith.constant 400 : i32
    %c30_i32 = arith.constant 30 : i32
    %c9_i32 = arith.constant 9 : i32
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %c10 = arith.constant 10 : index
    %c0_i32 = arith.constant 0 : i32
    %c0_i8 = arith.constant 0 : i8
    %c70_i8 = arith.constant 70 : i8
    %c10_i32 = arith.constant 10 : i32
    %c50_i32 = arith.constant 50 : i32
    %c48_i32 = arith.constant 48 : i32
    %alloc = memref.alloc() : memref<10xindex>
    %cast = memref.cast %alloc : memref<10xindex> to memref<?xindex>
    %alloc_0 = memref.alloc() : memref<10xi32>
    %cast_1 = memref.cast %alloc_0 : memref<10xi32> to memref<?xi32>
    %alloca = memref.alloca() : memref<4xi8>
    %alloca_2 = memref.alloca() : memref<i32>
    memref.store %c0_i32, %alloca_2[] : memref<i32>
    cf.br ^bb1(%c0 : index)
  ^bb1(%0: index):  // 2 preds: ^bb0, ^bb2
    %1 = arith.cmpi slt, %0, %c4 : index
    cf.cond_br %1, ^bb2, ^bb3(%c0 : index)
  ^bb2:  // pred: ^bb1
    memref.store %c0_i8, %alloca[%0] : memref<4xi8>
    %2 = arith.addi %0, %c1 : index
    cf.br ^bb1(%2 : index)
  ^bb3(%3: index):  // 2 preds: ^bb1, ^bb4
    %4 = arith.cmpi slt, %3, %c10 : index
    cf.cond_br %4, ^bb4, ^bb5
  ^bb4:  // pred: ^bb3
    %5 = arith.muli %3, %3 : index
    %6 = arith.remui %5, %c4 : index
    memref.store %6, %alloc[%3] : memref<10xindex>
    %7 = arith.index_cast %3 : index to i32
    %8 = arith.muli %7, %c9_i32 : i32
    %9 = arith.subi %c30_i32, %8 : i32
    memref.store %9, %alloc_0[%3] : memref<10xi32>
    %10 = arith.addi %3, %c1 : index
    cf.br ^bb3(%10 : index)
  ^bb5:  // pred: ^bb3
    call @record(%cast, %alloca, %c70_i8) : (memref<?xindex>, memref<4xi8>, i8) -> ()
    %11 = call @peak(%cast_1, %alloca_2) : (memref<?xi32>, memref<i32>) -> i32
    cf.br ^bb6(%c0, %c0_i32 : index, i32)
  ^bb6(%12: index, %13: i32):  // 2 preds: ^bb5, ^bb7
    %14 = arith.cmpi slt, %12, %c4 : index
    cf.cond_br %14, ^bb7, ^bb8
  ^bb7:  // pred: ^bb6
    %15 = memref.load %alloca[%12] : memref<4xi8>
    %16 = arith.extui %15 : i8 to i32
    %17 = arith.divui %16, %c50_i32 : i32
    %18 = arith.addi %17, %c48_i32 : i32
    %19 = call @putchar(%18) : (i32) -> i32
    %20 = arith.addi %13, %16 : i32
    %21 = arith.addi %12, %c1 : index
    cf.br ^bb6(%21, %20 : index, i32)
  ^bb8:  // pred: ^bb6
    %22 = call @putchar(%c10_i32) : (i32) -> i32
    %23 = memref.load %alloca_2[] : memref<i32>
    memref.dealloc %alloc : memref<10xindex>
    memref.dealloc %alloc_0 : memref<10xi32>
    %24 = arith.cmpi ne, %13, %c400_i32 : i32
    %25 = arith.cmpi ne, %23, %c51_i32 : i32
    %26 = arith.cmpi ne, %11, %c42_i32 : i32
    %27 = arith.ori %24, %25 : i1
    %28 = arith.ori %27, %26 : i1
    %29 = arith.extui %28 : i1 to i32
    return %29 : i32
  }
}

