// mlir-opt histogram.src.mlir --convert-scf-to-cf --convert-math-to-libm --canonicalize --cse
module {
  func.func private @putchar(i32) -> i32
  func.func private @print_int(%arg0: i32) {
    %c0_i32 = arith.constant 0 : i32
    %c10_i32 = arith.constant 10 : i32
    %c48_i32 = arith.constant 48 : i32
    %0 = arith.divui %arg0, %c10_i32 : i32
    %1 = arith.remui %arg0, %c10_i32 : i32
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
  func.func @count(%arg0: memref<?xi32>, %arg1: memref<8xi32>, %arg2: memref<8xi32>, %arg3: memref<8xf32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c1_i32 = arith.constant 1 : i32
    %c7_i32 = arith.constant 7 : i32
    %dim = memref.dim %arg0, %c0 : memref<?xi32>
    cf.br ^bb1(%c0 : index)
  ^bb1(%0: index):  // 2 preds: ^bb0, ^bb2
    %1 = arith.cmpi slt, %0, %dim : index
    cf.cond_br %1, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %2 = memref.load %arg0[%0] : memref<?xi32>
    %3 = arith.andi %2, %c7_i32 : i32
    %4 = arith.index_castui %3 : i32 to index
    %5 = arith.uitofp %2 : i32 to f32
    %6 = memref.atomic_rmw addi %c1_i32, %arg1[%4] : (i32, memref<8xi32>) -> i32
    %7 = memref.atomic_rmw maxu %2, %arg2[%4] : (i32, memref<8xi32>) -> i32
    %8 = memref.atomic_rmw addf %5, %arg3[%4] : (f32, memref<8xf32>) -> f32
    %9 = arith.addi %0, %c1 : index
    cf.br ^bb1(%9 : index)
  ^bb3:  // pred: ^bb1
    return
  }
  func.func @main() -> i32 {
    %c100_i32 = arith.constant 100 : i32
    %c255_i32 = arith.constant 255 : i32
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c8 = arith.constant 8 : index
    %c100 = arith.constant 100 : index
    %c0_i32 = arith.constant 0 : i32
    %cst = arith.constant 0.000000e+00 : f32
    %c32_i32 = arith.constant 32 : i32
    %c10_i32 = arith.constant 10 : i32
    %alloc = memref.alloc() : memref<100xi32>
    %cast = memref.cast %alloc : memref<100xi32> to memref<?xi32>
    %alloc_0 = memref.alloc() : memref<8xi32>
    %alloc_1 = memref.alloc() : memref<8xi32>
    %alloc_2 = memref.alloc() : memref<8xf32>
    cf.br ^bb1(%c0 : index)
  ^bb1(%0: index):  // 2 preds: ^bb0, ^bb2
    %1 = arith.cmpi slt, %0, %c8 : index
    cf.cond_br %1, ^bb2, ^bb3(%c0, %c0_i32 : index, i32)
  ^bb2:  // pred: ^bb1
    memref.store %c0_i32, %alloc_0[%0] : memref<8xi32>
    memref.store %c0_i32, %alloc_1[%0] : memref<8xi32>
    memref.store %cst, %alloc_2[%0] : memref<8xf32>
    %2 = arith.addi %0, %c1 : index
    cf.br ^bb1(%2 : index)
  ^bb3(%3: index, %4: i32):  // 2 preds: ^bb1, ^bb4
    %5 = arith.cmpi slt, %3, %c100 : index
    cf.cond_br %5, ^bb4, ^bb5
  ^bb4:  // pred: ^bb3
    %6 = arith.index_cast %3 : index to i32
    %7 = arith.andi %4, %c255_i32 : i32
    memref.store %7, %alloc[%3] : memref<100xi32>
    %8 = arith.muli %6, %6 : i32
    %9 = arith.addi %4, %8 : i32
    %10 = arith.addi %3, %c1 : index
    cf.br ^bb3(%10, %9 : index, i32)
  ^bb5:  // pred: ^bb3
    call @count(%cast, %alloc_0, %alloc_1, %alloc_2) : (memref<?xi32>, memref<8xi32>, memref<8xi32>, memref<8xf32>) -> ()
    cf.br ^bb6(%c0, %c0_i32 : index, i32)
  ^bb6(%11: index, %12: i32):  // 2 preds: ^bb5, ^bb7
    %13 = arith.cmpi slt, %11, %c8 : index
    cf.cond_br %13, ^bb7, ^bb8
  ^bb7:  // pred: ^bb6
    %14 = memref.load %alloc_0[%11] : memref<8xi32>
    %15 = memref.load %alloc_1[%11] : memref<8xi32>
    %16 = memref.load %alloc_2[%11] : memref<8xf32>
    %17 = arith.fptoui %16 : f32 to i32
    call @print_int(%14) : (i32) -> ()
    %18 = call @putchar(%c32_i32) : (i32) -> i32
    call @print_int(%15) : (i32) -> ()
    %19 = call @putchar(%c32_i32) : (i32) -> i32
    call @print_int(%17) : (i32) -> ()
    %20 = call @putchar(%c10_i32) : (i32) -> i32
    %21 = arith.addi %12, %14 : i32
    %22 = arith.addi %11, %c1 : index
    cf.br ^bb6(%22, %21 : index, i32)
  ^bb8:  // pred: ^bb6
    memref.dealloc %alloc : memref<100xi32>
    memref.dealloc %alloc_0 : memref<8xi32>
    memref.dealloc %alloc_1 : memref<8xi32>
    memref.dealloc %alloc_2 : memref<8xf32>
    %23 = arith.subi %12, %c100_i32 : i32
    return %23 : i32
  }
}

