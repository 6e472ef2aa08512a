// terrace opt --memref-emulate-wide-int
// Memory, reads and writes of wide integers; functions stay as they are.
func.func @f(%i: index, %y: i32, %z: i16) -> i32 {
  %c = arith.constant 123456789012345 : i64
  %0 = memref.alloc(%i) {alignment = 8 : i64, tag} : memref<?x4xi64, 1>
  %n = memref.alloc() : memref<4xi32>
  %v = memref.alloc() : memref<4xvector<2xi64>>
  %s = memref.alloc()[%i] : memref<4xi64, affine_map<(d0)[s0] -> (d0 + s0)>>
  memref.store %c, %0[%i, %i] {nontemporal = true, alignment = 16 : i64, tag} : memref<?x4xi64, 1>
  memref.store %c, %s[%i] : memref<4xi64, affine_map<(d0)[s0] -> (d0 + s0)>>
  memref.store %y, %n[%i] : memref<4xi32>
  %1 = memref.load %0[%i, %i] {nontemporal = true, alignment = 16 : i64, tag} : memref<?x4xi64, 1>
  %2 = memref.load %n[%i] {alignment = 16 : i64} : memref<4xi32>
  %3 = arith.extsi %2 : i32 to i64
  %4 = arith.addi %1, %3 : i64
  memref.store %4, %0[%i, %i] : memref<?x4xi64, 1>
  %5 = arith.trunci %4 : i64 to i32
  return %5 : i32
}
func.func private @ext(memref<4xi64>, memref<4xi64, strided<[2]>>, memref<*xi64>) -> memref<4xi64>
// ==== stdout ====
#map = affine_map<(d0)[s0] -> (d0 + s0)>
module {
  func.func @f(%arg0: index, %arg1: i32, %arg2: i16) -> i32 {
    %cst = arith.constant dense<[-2045911175, 28744]> : vector<2xi32>
    %alloc = memref.alloc(%arg0) {alignment = 8 : i64} : memref<?x4xvector<2xi32>, 1>
    %alloc_0 = memref.alloc() : memref<4xi32>
    %alloc_1 = memref.alloc() : memref<4xvector<2xi64>>
    %alloc_2 = memref.alloc()[%arg0] : memref<4xvector<2xi32>, #map>
    memref.store %cst, %alloc[%arg0, %arg0] {nontemporal = true} : memref<?x4xvector<2xi32>, 1>
    memref.store %cst, %alloc_2[%arg0] : memref<4xvector<2xi32>, #map>
    memref.store %arg1, %alloc_0[%arg0] : memref<4xi32>
    %0 = memref.load %alloc[%arg0, %arg0] {nontemporal = true} : memref<?x4xvector<2xi32>, 1>
    %1 = memref.load %alloc_0[%arg0] {alignment = 16 : i64} : memref<4xi32>
    %c0_i32 = arith.constant 0 : i32
    %2 = arith.cmpi slt, %1, %c0_i32 : i32
    %3 = arith.extsi %2 : i1 to i32
    %cst_3 = arith.constant dense<0> : vector<2xi32>
    %4 = vector.insert %1, %cst_3 [0] : i32 into vector<2xi32>
    %5 = vector.insert %3, %4 [1] : i32 into vector<2xi32>
    %6 = vector.extract %0[0] : i32 from vector<2xi32>
    %7 = vector.extract %0[1] : i32 from vector<2xi32>
    %8 = vector.extract %5[0] : i32 from vector<2xi32>
    %9 = vector.extract %5[1] : i32 from vector<2xi32>
    %sum, %overflow = arith.addui_extended %6, %8 : i32, i1
    %10 = arith.extui %overflow : i1 to i32
    %11 = arith.addi %10, %7 : i32
    %12 = arith.addi %11, %9 : i32
    %cst_4 = arith.constant dense<0> : vector<2xi32>
    %13 = vector.insert %sum, %cst_4 [0] : i32 into vector<2xi32>
    %14 = vector.insert %12, %13 [1] : i32 into vector<2xi32>
    memref.store %14, %alloc[%arg0, %arg0] : memref<?x4xvector<2xi32>, 1>
    %15 = vector.extract %14[0] : i32 from vector<2xi32>
    return %15 : i32
  }
  func.func private @ext(memref<4xi64>, memref<4xi64, strided<[2]>>, memref<*xi64>) -> memref<4xi64>
}

