// terrace opt
// Ops that suggest names; a second one of a name is numbered.
func.func @f(%n: index, %u: memref<*xf32>, %b: memref<64xi8>) -> index {
  %0 = arith.constant 5 : index
  %1 = arith.constant 5 : index
  %2 = arith.constant -5 : i64
  %3 = arith.constant true
  %4 = arith.constant false
  %5 = arith.constant 1.5 : f32
  %6 = arith.constant dense<0> : vector<2xi32>
  %7 = arith.constant 7 : i8
  %8 = memref.alloc(%n) : memref<?xf32>
  %9 = memref.alloca() : memref<f32>
  %10 = memref.cast %8 : memref<?xf32> to memref<*xf32>
  %11 = memref.dim %8, %0 : memref<?xf32>
  %12 = memref.rank %u : memref<*xf32>
  %13 = memref.view %b[%n][%n] : memref<64xi8> to memref<?xf32>
  %14 = memref.extract_aligned_pointer_as_index %8 : memref<?xf32> -> index
  %15, %16, %17, %18 = memref.extract_strided_metadata %8 : memref<?xf32> -> memref<f32>, index, index, index
  %19, %20 = arith.mulsi_extended %2, %2 : i64
  %21, %22 = arith.addui_extended %2, %2 : i64, i1
  %23 = func.constant @f : (index, memref<*xf32>, memref<64xi8>) -> index
  %24 = memref.load %8[%1] : memref<?xf32>
  %25 = arith.addi %0, %1 : index
  return %25 : index
}
// ==== stdout ====
module {
  func.func @f(%arg0: index, %arg1: memref<*xf32>, %arg2: memref<64xi8>) -> index {
    %c5 = arith.constant 5 : index
    %c5_0 = arith.constant 5 : index
    %c-5_i64 = arith.constant -5 : i64
    %true = arith.constant true
    %false = arith.constant false
    %cst = arith.constant 1.500000e+00 : f32
    %cst_1 = arith.constant dense<0> : vector<2xi32>
    %c7_i8 = arith.constant 7 : i8
    %alloc = memref.alloc(%arg0) : memref<?xf32>
    %alloca = memref.alloca() : memref<f32>
    %cast = memref.cast %alloc : memref<?xf32> to memref<*xf32>
    %dim = memref.dim %alloc, %c5 : memref<?xf32>
    %0 = memref.rank %arg1 : memref<*xf32>
    %view = memref.view %arg2[%arg0][%arg0] : memref<64xi8> to memref<?xf32>
    %intptr = memref.extract_aligned_pointer_as_index %alloc : memref<?xf32> -> index
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %alloc : memref<?xf32> -> memref<f32>, index, index, index
    %low, %high = arith.mulsi_extended %c-5_i64, %c-5_i64 : i64
    %sum, %overflow = arith.addui_extended %c-5_i64, %c-5_i64 : i64, i1
    %f = constant @f : (index, memref<*xf32>, memref<64xi8>) -> index
    %1 = memref.load %alloc[%c5_0] : memref<?xf32>
    %2 = arith.addi %c5, %c5_0 : index
    return %2 : index
  }
}

