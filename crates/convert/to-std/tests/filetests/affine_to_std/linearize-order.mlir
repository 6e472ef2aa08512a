// terrace opt --lower-affine
// Indices that change in fewer loops are added first.
func.func @f(%n: index, %m: memref<?xf32>, %x: f32) {
  affine.for %i = 0 to %n {
    affine.for %j = 0 to 4 {
      %0 = affine.linearize_index [%j, %i, %n] by (4, %n, 8) : index
      %1 = affine.linearize_index disjoint [%n, %j, %i] by (%n, 8, 3) : index
      affine.store %x, %m[symbol(%n) + %j] : memref<?xf32>
      memref.store %x, %m[%0] : memref<?xf32>
      memref.store %x, %m[%1] : memref<?xf32>
    }
  }
  scf.for %i = %n to %n step %n {
    %2 = affine.linearize_index [%i, %n, %n] by (%n, 8) : index
    memref.store %x, %m[%2] : memref<?xf32>
  }
  return
}
// ==== stdout ====
module {
  func.func @f(%arg0: index, %arg1: memref<?xf32>, %arg2: f32) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    scf.for %arg3 = %c0 to %arg0 step %c1 {
      %c0_0 = arith.constant 0 : index
      %c4 = arith.constant 4 : index
      %c1_1 = arith.constant 1 : index
      scf.for %arg4 = %c0_0 to %c4 step %c1_1 {
        %c8 = arith.constant 8 : index
        %c8_2 = arith.constant 8 : index
        %0 = arith.muli %arg0, %c8_2 overflow<nsw> : index
        %1 = arith.muli %arg4, %0 overflow<nsw> : index
        %2 = arith.muli %arg3, %c8 overflow<nsw> : index
        %3 = arith.addi %arg0, %2 overflow<nsw> : index
        %4 = arith.addi %3, %1 overflow<nsw> : index
        %c3 = arith.constant 3 : index
        %c24 = arith.constant 24 : index
        %5 = arith.muli %arg0, %c24 overflow<nsw> : index
        %6 = arith.muli %arg4, %c3 overflow<nsw> : index
        %7 = arith.addi %5, %arg3 overflow<nsw> : index
        %8 = arith.addi %7, %6 overflow<nsw> : index
        %9 = arith.addi %arg4, %arg0 : index
        memref.store %arg2, %arg1[%9] : memref<?xf32>
        memref.store %arg2, %arg1[%4] : memref<?xf32>
        memref.store %arg2, %arg1[%8] : memref<?xf32>
      }
    }
    scf.for %arg3 = %arg0 to %arg0 step %arg0 {
      %c8 = arith.constant 8 : index
      %c8_0 = arith.constant 8 : index
      %0 = arith.muli %arg0, %c8_0 overflow<nsw> : index
      %1 = arith.muli %arg3, %0 overflow<nsw> : index
      %2 = arith.muli %arg0, %c8 overflow<nsw> : index
      %3 = arith.addi %2, %arg0 overflow<nsw> : index
      %4 = arith.addi %3, %1 overflow<nsw> : index
      memref.store %arg2, %arg1[%4] : memref<?xf32>
    }
    return
  }
}

