// mlir-opt quantize.src.mlir --convert-scf-to-cf --convert-math-to-libm --canonicalize --cse
module {
  func.func private @roundevenf(f32) -> f32 attributes {llvm.readnone}
  func.func private @putchar(i32) -> i32
  func.func private @print_int(%arg0: i32) {
    %c0_i32 = arith.constant 0 : i32
    %c10_i32 = arith.constant 10 : i32
    %c48_i32 = arith.constant 48 : i32
    %c45_i32 = arith.constant 45 : i32
    %0 = arith.cmpi slt, %arg0, %c0_i32 : i32
    cf.cond_br %0, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %1 = call @putchar(%c45_i32) : (i32) -> i32
    cf.br ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
    %2 = arith.subi %c0_i32, %arg0 : i32
    %3 = arith.select %0, %2, %arg0 : i32
    %4 = arith.divsi %3, %c10_i32 : i32
    %5 = arith.remsi %3, %c10_i32 : i32
    %6 = arith.cmpi ne, %4, %c0_i32 : i32
    cf.cond_br %6, ^bb3, ^bb4
  ^bb3:  // pred: ^bb2
    call @print_int(%4) : (i32) -> ()
    cf.br ^bb4
  ^bb4:  // 2 preds: ^bb2, ^bb3
    %7 = arith.addi %5, %c48_i32 : i32
    %8 = call @putchar(%7) : (i32) -> i32
    return
  }
  func.func @absmax(%arg0: memref<?xf32>) -> f32 {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %cst = arith.constant 0.000000e+00 : f32
    %dim = memref.dim %arg0, %c0 : memref<?xf32>
    cf.br ^bb1(%c0, %cst : index, f32)
  ^bb1(%0: index, %1: f32):  // 2 preds: ^bb0, ^bb2
    %2 = arith.cmpi slt, %0, %dim : index
    cf.cond_br %2, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %3 = memref.load %arg0[%0] : memref<?xf32>
    %4 = arith.negf %3 : f32
    %5 = arith.maxnumf %3, %4 : f32
    %6 = arith.maximumf %1, %5 : f32
    %7 = arith.addi %0, %c1 : index
    cf.br ^bb1(%7, %6 : index, f32)
  ^bb3:  // pred: ^bb1
    return %1 : f32
  }
  func.func @quantize(%arg0: memref<?xf32>, %arg1: memref<?xi8>) -> f32 {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %cst = arith.constant 1.270000e+02 : f32
    %c-127_i32 = arith.constant -127 : i32
    %c127_i32 = arith.constant 127 : i32
    %dim = memref.dim %arg0, %c0 : memref<?xf32>
    %0 = call @absmax(%arg0) : (memref<?xf32>) -> f32
    %1 = arith.divf %0, %cst : f32
    cf.br ^bb1(%c0 : index)
  ^bb1(%2: index):  // 2 preds: ^bb0, ^bb2
    %3 = arith.cmpi slt, %2, %dim : index
    cf.cond_br %3, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %4 = memref.load %arg0[%2] : memref<?xf32>
    %5 = arith.divf %4, %1 : f32
    %6 = call @roundevenf(%5) : (f32) -> f32
    %7 = arith.fptosi %6 : f32 to i32
    %8 = arith.maxsi %7, %c-127_i32 : i32
    %9 = arith.minsi %8, %c127_i32 : i32
    %10 = arith.trunci %9 : i32 to i8
    memref.store %10, %arg1[%2] : memref<?xi8>
    %11 = arith.addi %2, %c1 : index
    cf.br ^bb1(%11 : index)
  ^bb3:  // pred: ^bb1
    return %1 : f32
  }
  func.func @dot(%arg0: memref<?xi8>, %arg1: memref<?xi8>) -> i32 {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c0_i32 = arith.constant 0 : i32
    %dim = memref.dim %arg0, %c0 : memref<?xi8>
    cf.br ^bb1(%c0, %c0_i32 : index, i32)
  ^bb1(%0: index, %1: i32):  // 2 preds: ^bb0, ^bb2
    %2 = arith.cmpi slt, %0, %dim : index
    cf.cond_br %2, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %3 = memref.load %arg0[%0] : memref<?xi8>
    %4 = memref.load %arg1[%0] : memref<?xi8>
    %5 = arith.extsi %3 : i8 to i16
    %6 = arith.extsi %4 : i8 to i16
    %7 = arith.muli %5, %6 : i16
    %8 = arith.extsi %7 : i16 to i32
    %9 = arith.addi %1, %8 overflow<nsw> : i32
    %10 = arith.addi %0, %c1 : index
    cf.br ^bb1(%10, %9 : index, i32)
  ^bb3:  // pred: ^bb1
    return %1 : i32
  }
  func.func @main() -> i32 {
    %true = arith.constant true
    %cst = arith.constant 1.000000e-03 : f32
    %c3_i32 = arith.constant 3 : i32
    %c7_i32 = arith.constant 7 : i32
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c16 = arith.constant 16 : index
    %c32_i32 = arith.constant 32 : i32
    %c10_i32 = arith.constant 10 : i32
    %cst_0 = arith.constant 0.000000e+00 : f32
    %alloc = memref.alloc() : memref<16xf32>
    %cast = memref.cast %alloc : memref<16xf32> to memref<?xf32>
    %alloc_1 = memref.alloc() : memref<16xf32>
    %cast_2 = memref.cast %alloc_1 : memref<16xf32> to memref<?xf32>
    %alloc_3 = memref.alloc() : memref<16xi8>
    %cast_4 = memref.cast %alloc_3 : memref<16xi8> to memref<?xi8>
    %alloc_5 = memref.alloc() : memref<16xi8>
    %cast_6 = memref.cast %alloc_5 : memref<16xi8> to memref<?xi8>
    cf.br ^bb1(%c0, %cst_0 : index, f32)
  ^bb1(%0: index, %1: f32):  // 2 preds: ^bb0, ^bb2
    %2 = arith.cmpi slt, %0, %c16 : index
    cf.cond_br %2, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %3 = arith.index_cast %0 : index to i32
    %4 = arith.subi %3, %c7_i32 : i32
    %5 = arith.muli %4, %4 : i32
    %6 = arith.sitofp %4 : i32 to f32
    %7 = arith.subi %5, %c3_i32 : i32
    %8 = arith.sitofp %7 : i32 to f32
    %9 = arith.sitofp %4 : i32 to f16
    %10 = arith.extf %9 : f16 to f32
    %11 = arith.sitofp %7 : i32 to bf16
    %12 = arith.extf %11 : bf16 to f32
    memref.store %10, %alloc[%0] : memref<16xf32>
    memref.store %12, %alloc_1[%0] : memref<16xf32>
    %13 = arith.mulf %6, %8 : f32
    %14 = arith.addf %1, %13 : f32
    %15 = arith.addi %0, %c1 : index
    cf.br ^bb1(%15, %14 : index, f32)
  ^bb3:  // pred: ^bb1
    %16 = call @quantize(%cast, %cast_4) : (memref<?xf32>, memref<?xi8>) -> f32
    %17 = call @quantize(%cast_2, %cast_6) : (memref<?xf32>, memref<?xi8>) -> f32
    cf.br ^bb4(%c0 : index)
  ^bb4(%18: index):  // 2 preds: ^bb3, ^bb5
    %19 = arith.cmpi slt, %18, %c16 : index
    cf.cond_br %19, ^bb5, ^bb6
  ^bb5:  // pred: ^bb4
    %20 = memref.load %alloc_3[%18] : memref<16xi8>
    %21 = arith.extsi %20 : i8 to i32
    call @print_int(%21) : (i32) -> ()
    %22 = call @putchar(%c32_i32) : (i32) -> i32
    %23 = arith.addi %18, %c1 : index
    cf.br ^bb4(%23 : index)
  ^bb6:  // pred: ^bb4
    %24 = call @putchar(%c10_i32) : (i32) -> i32
    %25 = call @dot(%cast_4, %cast_6) : (memref<?xi8>, memref<?xi8>) -> i32
    call @print_int(%25) : (i32) -> ()
    %26 = call @putchar(%c10_i32) : (i32) -> i32
    %27 = arith.sitofp %25 : i32 to f32
    %28 = arith.mulf %16, %17 : f32
    %29 = arith.mulf %27, %28 : f32
    %30 = arith.subf %29, %1 : f32
    %31 = arith.divf %30, %1 : f32
    %32 = arith.mulf %31, %31 : f32
    %33 = arith.cmpf olt, %32, %cst : f32
    %34 = arith.xori %33, %true : i1
    memref.dealloc %alloc : memref<16xf32>
    memref.dealloc %alloc_1 : memref<16xf32>
    memref.dealloc %alloc_3 : memref<16xi8>
    memref.dealloc %alloc_5 : memref<16xi8>
    %35 = arith.extui %34 : i1 to i32
    return %35 : i32
  }
}

