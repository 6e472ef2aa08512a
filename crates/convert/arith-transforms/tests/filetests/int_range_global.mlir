// terrace opt --int-range-optimizations
// The folds that say which constants there are look globals up.
memref.global constant @numbers : memref<4xindex> = dense<[1, 2, 3, 4]>
memref.global constant @same : memref<4xi32> = dense<5>
func.func @f(%n: i32) -> (index, i1) {
  %numbers = memref.get_global @numbers : memref<4xindex>
  %same = memref.get_global @same : memref<4xi32>
  %0 = affine.load %numbers[1] : memref<4xindex>
  %1 = affine.load %same[3] : memref<4xi32>
  %2 = arith.remui %n, %1 : i32
  %3 = arith.cmpi ult, %2, %1 : i32
  return %0, %3 : index, i1
}
// ==== stdout ====
module {
  memref.global constant @numbers : memref<4xindex> = dense<[1, 2, 3, 4]>
  memref.global constant @same : memref<4xi32> = dense<5>
  func.func @f(%arg0: i32) -> (index, i1) {
    %c2 = arith.constant 2 : index
    %c5_i32 = arith.constant 5 : i32
    %0 = arith.remui %arg0, %c5_i32 : i32
    %1 = arith.cmpi ult, %0, %c5_i32 : i32
    return %c2, %1 : index, i1
  }
}

