// terrace opt --cse --allow-unregistered-dialect
func.func @f(%c: i1) {
  cf.cond_br %c weights([3, 5]), ^a, ^b
^a:
  cf.br ^d
^b:
  "test.x"() : () -> ()
  cf.br ^d
^d:
  return
}
func.func @u(%c: i1, %m: memref<4xi32>, %i: index) -> (i32, i32) {
  %0 = memref.alloc() : memref<4xi32>
  %1 = memref.load %m[%i] : memref<4xi32>
  %2 = memref.load %m[%i] : memref<4xi32>
  memref.store %1, %m[%i] : memref<4xi32>
  %3 = memref.load %m[%i] : memref<4xi32>
  %4 = arith.addi %1, %3 : i32
  %5 = arith.addi %3, %2 : i32
  return %4, %5 : i32, i32
}

// ==== stdout ====
module {
  func.func @f(%arg0: i1) {
    cf.cond_br %arg0 weights([3, 5]), ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    cf.br ^bb3
  ^bb2:  // pred: ^bb0
    "test.x"() : () -> ()
    cf.br ^bb3
  ^bb3:  // 2 preds: ^bb1, ^bb2
    return
  }
  func.func @u(%arg0: i1, %arg1: memref<4xi32>, %arg2: index) -> (i32, i32) {
    %0 = memref.load %arg1[%arg2] : memref<4xi32>
    memref.store %0, %arg1[%arg2] : memref<4xi32>
    %1 = memref.load %arg1[%arg2] : memref<4xi32>
    %2 = arith.addi %0, %1 : i32
    return %2, %2 : i32, i32
  }
}

