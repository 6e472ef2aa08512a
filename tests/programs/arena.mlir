// mlir-opt arena.src.mlir --convert-scf-to-cf --cse
module {
  func.func private @putchar(i32) -> i32
  func.func private @print_digit(%arg0: i64) {
    %c48_i64 = arith.constant 48 : i64
    %0 = arith.addi %arg0, %c48_i64 : i64
    %1 = arith.trunci %0 : i64 to i32
    %2 = call @putchar(%1) : (i32) -> i32
    return
  }
  func.func @carve(%arg0: memref<?xi8>, %arg1: index, %arg2: index) -> (memref<?xf64>, index) {
    %c0 = arith.constant 0 : index
    %c8 = arith.constant 8 : index
    %view = memref.view %arg0[%arg1][%arg2] : memref<?xi8> to memref<?xf64>
    %0 = arith.muli %arg2, %c8 : index
    %1 = arith.addi %arg1, %0 : index
    %dim = memref.dim %arg0, %c0 : memref<?xi8>
    %2 = arith.cmpi ule, %1, %dim : index
    cf.assert %2, "the arena is full"
    return %view, %1 : memref<?xf64>, index
  }
  func.func @fold_pairs(%arg0: memref<?xf64>) -> f64 {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %dim = memref.dim %arg0, %c0 : memref<?xf64>
    %assume_align = memref.assume_alignment %arg0, 32 : memref<?xf64>
    cf.br ^bb1(%dim : index)
  ^bb1(%0: index):  // 2 preds: ^bb0, ^bb5
    %1 = arith.cmpi ugt, %0, %c1 : index
    cf.cond_br %1, ^bb2(%0 : index), ^bb6
  ^bb2(%2: index):  // pred: ^bb1
    %3 = arith.ceildivui %2, %c2 : index
    %4 = arith.divui %2, %c2 : index
    cf.br ^bb3(%c0 : index)
  ^bb3(%5: index):  // 2 preds: ^bb2, ^bb4
    %6 = arith.cmpi slt, %5, %4 : index
    cf.cond_br %6, ^bb4, ^bb5
  ^bb4:  // pred: ^bb3
    %7 = arith.addi %5, %3 : index
    memref.prefetch %assume_align[%7], read, locality<3>, data : memref<?xf64>
    %8 = memref.load %assume_align[%5] : memref<?xf64>
    %9 = memref.load %assume_align[%7] : memref<?xf64>
    %10 = arith.addf %8, %9 : f64
    memref.store %10, %assume_align[%5] : memref<?xf64>
    %11 = arith.addi %5, %c1 : index
    cf.br ^bb3(%11 : index)
  ^bb5:  // pred: ^bb3
    cf.br ^bb1(%3 : index)
  ^bb6:  // pred: ^bb1
    %12 = memref.load %assume_align[%c0] : memref<?xf64>
    return %12 : f64
  }
  func.func @pairwise_sum(%arg0: memref<?xf64>) -> f64 {
    %c0 = arith.constant 0 : index
    %dim = memref.dim %arg0, %c0 : memref<?xf64>
    %0 = memref.alloca_scope  -> (f64) {
      %alloca = memref.alloca(%dim) {alignment = 32 : i64} : memref<?xf64>
      memref.copy %arg0, %alloca : memref<?xf64> to memref<?xf64>
      %1 = func.call @fold_pairs(%alloca) : (memref<?xf64>) -> f64
      memref.alloca_scope.return %1 : f64
    }
    return %0 : f64
  }
  func.func @main() -> i32 {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c256 = arith.constant 256 : index
    %c13 = arith.constant 13 : index
    %c9 = arith.constant 9 : index
    %c10_i32 = arith.constant 10 : i32
    %alloc = memref.alloc(%c256) {alignment = 64 : i64} : memref<?xi8>
    %0:2 = call @carve(%alloc, %c0, %c13) : (memref<?xi8>, index, index) -> (memref<?xf64>, index)
    %1:2 = call @carve(%alloc, %0#1, %c9) : (memref<?xi8>, index, index) -> (memref<?xf64>, index)
    cf.br ^bb1(%c0 : index)
  ^bb1(%2: index):  // 2 preds: ^bb0, ^bb2
    %3 = arith.cmpi slt, %2, %c13 : index
    cf.cond_br %3, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %4 = arith.index_cast %2 : index to i64
    %5 = arith.sitofp %4 : i64 to f64
    memref.store %5, %0#0[%2] : memref<?xf64>
    %6 = arith.addi %2, %c1 : index
    cf.br ^bb1(%6 : index)
  ^bb3:  // pred: ^bb1
    cf.br ^bb4(%c0 : index)
  ^bb4(%7: index):  // 2 preds: ^bb3, ^bb5
    %8 = arith.cmpi slt, %7, %c9 : index
    cf.cond_br %8, ^bb5, ^bb6
  ^bb5:  // pred: ^bb4
    %9 = memref.load %0#0[%7] : memref<?xf64>
    %10 = arith.negf %9 : f64
    memref.store %10, %1#0[%7] : memref<?xf64>
    %11 = arith.addi %7, %c1 : index
    cf.br ^bb4(%11 : index)
  ^bb6:  // pred: ^bb4
    %12 = call @pairwise_sum(%0#0) : (memref<?xf64>) -> f64
    %13 = call @pairwise_sum(%1#0) : (memref<?xf64>) -> f64
    %14 = arith.addf %12, %13 : f64
    %15 = arith.fptosi %14 : f64 to i64
    %c10_i64 = arith.constant 10 : i64
    %16 = arith.divsi %15, %c10_i64 : i64
    %17 = arith.remsi %15, %c10_i64 : i64
    call @print_digit(%16) : (i64) -> ()
    call @print_digit(%17) : (i64) -> ()
    %18 = call @putchar(%c10_i32) : (i32) -> i32
    %intptr = memref.extract_aligned_pointer_as_index %0#0 : memref<?xf64> -> index
    %intptr_0 = memref.extract_aligned_pointer_as_index %1#0 : memref<?xf64> -> index
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %1#0 : memref<?xf64> -> memref<f64>, index, index, index
    %19 = arith.subi %intptr_0, %intptr : index
    %c63 = arith.constant 63 : index
    %20 = arith.andi %intptr, %c63 : index
    memref.dealloc %alloc : memref<?xi8>
    %cst = arith.constant 4.200000e+01 : f64
    %c104 = arith.constant 104 : index
    %21 = arith.cmpf une, %14, %cst : f64
    %22 = arith.cmpi ne, %19, %c104 : index
    %23 = arith.cmpi ne, %20, %c0 : index
    %24 = arith.cmpi ne, %sizes, %c9 : index
    %25 = arith.cmpi ne, %strides, %c1 : index
    %26 = arith.ori %21, %22 : i1
    %27 = arith.ori %23, %24 : i1
    %28 = arith.ori %26, %25 : i1
    %29 = arith.ori %28, %27 : i1
    %30 = arith.extui %29 : i1 to i32
    return %30 : i32
  }
}

