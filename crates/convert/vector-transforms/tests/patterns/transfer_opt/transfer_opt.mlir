// terrace opt --test-vector-transferop-opt
// Reads of written values, and writes that are overwritten.
func.func @forward(%m: memref<?x8xf32>, %i: index, %v: vector<8xf32>, %w: vector<8xf32>, %p: f32) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  vector.transfer_write %v, %m[%i, %c0] {in_bounds = [true]} : vector<8xf32>, memref<?x8xf32>
  %next = arith.addi %i, %c1 : index
  vector.transfer_write %w, %m[%next, %c0] {in_bounds = [true]} : vector<8xf32>, memref<?x8xf32>
  %0 = vector.transfer_read %m[%i, %c0], %p {in_bounds = [true]} : memref<?x8xf32>, vector<8xf32>
  %other = affine.apply affine_map<(d0) -> (d0 + 2)>(%i)
  vector.transfer_write %w, %m[%other, %c0] {in_bounds = [true]} : vector<8xf32>, memref<?x8xf32>
  %1 = vector.transfer_read %m[%next, %c0], %p {in_bounds = [true]} : memref<?x8xf32>, vector<8xf32>
  %2 = vector.transfer_read %m[%c1, %c0], %p {in_bounds = [true]} : memref<?x8xf32>, vector<8xf32>
  vector.transfer_write %w, %m[%i, %c0] {in_bounds = [true]} : vector<8xf32>, memref<?x8xf32>
  return %0, %1, %2 : vector<8xf32>, vector<8xf32>, vector<8xf32>
}
func.func @overlap(%m: memref<?xf32>, %i: index, %v: vector<8xf32>, %w: vector<8xf32>, %p: f32) -> (vector<8xf32>, vector<8xf32>) {
  %c7 = arith.constant 7 : index
  %c8 = arith.constant 8 : index
  vector.transfer_write %v, %m[%i] {in_bounds = [true]} : vector<8xf32>, memref<?xf32>
  %a = arith.addi %i, %c8 : index
  vector.transfer_write %w, %m[%a] {in_bounds = [true]} : vector<8xf32>, memref<?xf32>
  %0 = vector.transfer_read %m[%i], %p {in_bounds = [true]} : memref<?xf32>, vector<8xf32>
  %b = arith.addi %i, %c7 : index
  vector.transfer_write %w, %m[%b] {in_bounds = [true]} : vector<8xf32>, memref<?xf32>
  %1 = vector.transfer_read %m[%i], %p {in_bounds = [true]} : memref<?xf32>, vector<8xf32>
  return %0, %1 : vector<8xf32>, vector<8xf32>
}
func.func @views(%m: memref<8x8xf32>, %v: vector<8xf32>, %w: vector<8xf32>, %p: f32, %q: memref<8x8xf32>) -> (vector<8xf32>, vector<8xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c = memref.cast %m : memref<8x8xf32> to memref<?x8xf32>
  %s = memref.subview %m[0, 0] [4, 8] [1, 1] : memref<8x8xf32> to memref<4x8xf32, strided<[8, 1]>>
  %t = memref.subview %q[1, 0] [4, 8] [1, 1] : memref<8x8xf32> to memref<4x8xf32, strided<[8, 1], offset: 8>>
  vector.transfer_write %v, %m[%c1, %c0] {in_bounds = [true]} : vector<8xf32>, memref<8x8xf32>
  vector.transfer_write %w, %s[%c0, %c0] {in_bounds = [true]} : vector<8xf32>, memref<4x8xf32, strided<[8, 1]>>
  %0 = vector.transfer_read %c[%c0, %c0], %p {in_bounds = [true]} : memref<?x8xf32>, vector<8xf32>
  vector.transfer_write %v, %q[%c1, %c0] {in_bounds = [true]} : vector<8xf32>, memref<8x8xf32>
  vector.transfer_write %w, %t[%c0, %c0] {in_bounds = [true]} : vector<8xf32>, memref<4x8xf32, strided<[8, 1], offset: 8>>
  %1 = vector.transfer_read %q[%c1, %c0], %p {in_bounds = [true]} : memref<8x8xf32>, vector<8xf32>
  return %0, %1 : vector<8xf32>, vector<8xf32>
}
func.func @blocks(%m: memref<8xf32>, %c: i1, %v: vector<8xf32>, %w: vector<8xf32>, %p: f32) -> (vector<8xf32>, vector<8xf32>) {
  %c0 = arith.constant 0 : index
  vector.transfer_write %v, %m[%c0] {in_bounds = [true]} : vector<8xf32>, memref<8xf32>
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  %0 = vector.transfer_read %m[%c0], %p {in_bounds = [true]} : memref<8xf32>, vector<8xf32>
  cf.br ^bb3(%0 : vector<8xf32>)
^bb2:
  vector.transfer_write %w, %m[%c0] {in_bounds = [true]} : vector<8xf32>, memref<8xf32>
  cf.br ^bb3(%w : vector<8xf32>)
^bb3(%x: vector<8xf32>):
  %1 = vector.transfer_read %m[%c0], %p {in_bounds = [true]} : memref<8xf32>, vector<8xf32>
  vector.transfer_write %x, %m[%c0] {in_bounds = [true]} : vector<8xf32>, memref<8xf32>
  return %x, %1 : vector<8xf32>, vector<8xf32>
}
func.func @dead_in_blocks(%m: memref<8xf32>, %c: i1, %v: vector<8xf32>, %w: vector<8xf32>) {
  %c0 = arith.constant 0 : index
  vector.transfer_write %v, %m[%c0] {in_bounds = [true]} : vector<8xf32>, memref<8xf32>
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  vector.transfer_write %w, %m[%c0] {in_bounds = [true]} : vector<8xf32>, memref<8xf32>
  cf.br ^bb3
^bb2:
  cf.br ^bb3
^bb3:
  vector.transfer_write %v, %m[%c0] {in_bounds = [true]} : vector<8xf32>, memref<8xf32>
  return
}
func.func @block_loop(%m: memref<8xf32>, %c: i1, %v: vector<8xf32>, %w: vector<8xf32>, %p: f32) -> vector<8xf32> {
  %c0 = arith.constant 0 : index
  vector.transfer_write %v, %m[%c0] {in_bounds = [true]} : vector<8xf32>, memref<8xf32>
  cf.br ^bb1
^bb1:
  %0 = vector.transfer_read %m[%c0], %p {in_bounds = [true]} : memref<8xf32>, vector<8xf32>
  vector.transfer_write %w, %m[%c0] {in_bounds = [true]} : vector<8xf32>, memref<8xf32>
  cf.cond_br %c, ^bb1, ^bb2
^bb2:
  vector.transfer_write %v, %m[%c0] {in_bounds = [true]} : vector<8xf32>, memref<8xf32>
  return %0 : vector<8xf32>
}
func.func @other_users(%m: memref<8xf32>, %n: memref<8xf32>, %v: vector<8xf32>, %w: vector<8xf32>, %p: f32, %i: index) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>) {
  %c0 = arith.constant 0 : index
  vector.transfer_write %v, %m[%c0] {in_bounds = [true]} : vector<8xf32>, memref<8xf32>
  memref.store %p, %m[%i] : memref<8xf32>
  %0 = vector.transfer_read %m[%c0], %p {in_bounds = [true]} : memref<8xf32>, vector<8xf32>
  vector.transfer_write %w, %n[%c0] {in_bounds = [true]} : vector<8xf32>, memref<8xf32>
  %l = memref.load %n[%i] : memref<8xf32>
  vector.transfer_write %v, %n[%c0] {in_bounds = [true]} : vector<8xf32>, memref<8xf32>
  %1 = vector.transfer_read %n[%c0], %l : memref<8xf32>, vector<8xf32>
  %2 = vector.transfer_read %n[%c0], %l {in_bounds = [true]} : memref<8xf32>, vector<8xf32>
  return %0, %1, %2 : vector<8xf32>, vector<8xf32>, vector<8xf32>
}
func.func @masks(%m: memref<8xf32>, %n: memref<8xf32>, %k: vector<8xi1>, %l: vector<8xi1>, %w: vector<8xf32>, %p: f32) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
  %c0 = arith.constant 0 : index
  %one = arith.constant 1.0 : f32
  %ones = arith.constant dense<1.0> : vector<8xf32>
  vector.transfer_write %ones, %m[%c0], %k {in_bounds = [true]} : vector<8xf32>, memref<8xf32>
  %0 = vector.transfer_read %m[%c0], %one, %k {in_bounds = [true]} : memref<8xf32>, vector<8xf32>
  %1 = vector.transfer_read %m[%c0], %p, %k {in_bounds = [true]} : memref<8xf32>, vector<8xf32>
  %2 = vector.transfer_read %m[%c0], %one, %l {in_bounds = [true]} : memref<8xf32>, vector<8xf32>
  vector.transfer_write %ones, %n[%c0] {in_bounds = [true]} : vector<8xf32>, memref<8xf32>
  %3 = vector.transfer_read %n[%c0], %one, %l {in_bounds = [true]} : memref<8xf32>, vector<8xf32>
  vector.transfer_write %w, %m[%c0], %k {in_bounds = [true]} : vector<8xf32>, memref<8xf32>
  vector.transfer_write %w, %m[%c0], %l {in_bounds = [true]} : vector<8xf32>, memref<8xf32>
  vector.transfer_write %ones, %m[%c0], %l {in_bounds = [true]} : vector<8xf32>, memref<8xf32>
  return %0, %1, %2, %3 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
}
func.func @nested(%m: memref<8xf32>, %c: i1, %v: vector<8xf32>, %w: vector<8xf32>, %p: f32, %n: index) -> vector<8xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  vector.transfer_write %v, %m[%c0] {in_bounds = [true]} : vector<8xf32>, memref<8xf32>
  %0 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %v) -> vector<8xf32> {
    %1 = vector.transfer_read %m[%c0], %p {in_bounds = [true]} : memref<8xf32>, vector<8xf32>
    %2 = arith.addf %a, %1 : vector<8xf32>
    scf.if %c {
      %3 = vector.transfer_read %m[%c0], %p {in_bounds = [true]} : memref<8xf32>, vector<8xf32>
      vector.transfer_write %3, %m[%c0] {in_bounds = [true]} : vector<8xf32>, memref<8xf32>
      vector.transfer_write %w, %m[%c0] {in_bounds = [true]} : vector<8xf32>, memref<8xf32>
    }
    scf.yield %2 : vector<8xf32>
  }
  return %0 : vector<8xf32>
}
// ==== stdout ====
#map = affine_map<(d0) -> (d0 + 2)>
module {
  func.func @forward(%arg0: memref<?x8xf32>, %arg1: index, %arg2: vector<8xf32>, %arg3: vector<8xf32>, %arg4: f32) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    vector.transfer_write %arg2, %arg0[%arg1, %c0] {in_bounds = [true]} : vector<8xf32>, memref<?x8xf32>
    %0 = arith.addi %arg1, %c1 : index
    vector.transfer_write %arg3, %arg0[%0, %c0] {in_bounds = [true]} : vector<8xf32>, memref<?x8xf32>
    %1 = affine.apply #map(%arg1)
    vector.transfer_write %arg3, %arg0[%1, %c0] {in_bounds = [true]} : vector<8xf32>, memref<?x8xf32>
    %2 = vector.transfer_read %arg0[%c1, %c0], %arg4 {in_bounds = [true]} : memref<?x8xf32>, vector<8xf32>
    vector.transfer_write %arg3, %arg0[%arg1, %c0] {in_bounds = [true]} : vector<8xf32>, memref<?x8xf32>
    return %arg2, %arg3, %2 : vector<8xf32>, vector<8xf32>, vector<8xf32>
  }
  func.func @overlap(%arg0: memref<?xf32>, %arg1: index, %arg2: vector<8xf32>, %arg3: vector<8xf32>, %arg4: f32) -> (vector<8xf32>, vector<8xf32>) {
    %c7 = arith.constant 7 : index
    %c8 = arith.constant 8 : index
    vector.transfer_write %arg2, %arg0[%arg1] {in_bounds = [true]} : vector<8xf32>, memref<?xf32>
    %0 = arith.addi %arg1, %c8 : index
    vector.transfer_write %arg3, %arg0[%0] {in_bounds = [true]} : vector<8xf32>, memref<?xf32>
    %1 = arith.addi %arg1, %c7 : index
    vector.transfer_write %arg3, %arg0[%1] {in_bounds = [true]} : vector<8xf32>, memref<?xf32>
    %2 = vector.transfer_read %arg0[%arg1], %arg4 {in_bounds = [true]} : memref<?xf32>, vector<8xf32>
    return %arg2, %2 : vector<8xf32>, vector<8xf32>
  }
  func.func @views(%arg0: memref<8x8xf32>, %arg1: vector<8xf32>, %arg2: vector<8xf32>, %arg3: f32, %arg4: memref<8x8xf32>) -> (vector<8xf32>, vector<8xf32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %cast = memref.cast %arg0 : memref<8x8xf32> to memref<?x8xf32>
    %subview = memref.subview %arg0[0, 0] [4, 8] [1, 1] : memref<8x8xf32> to memref<4x8xf32, strided<[8, 1]>>
    %subview_0 = memref.subview %arg4[1, 0] [4, 8] [1, 1] : memref<8x8xf32> to memref<4x8xf32, strided<[8, 1], offset: 8>>
    vector.transfer_write %arg1, %arg0[%c1, %c0] {in_bounds = [true]} : vector<8xf32>, memref<8x8xf32>
    vector.transfer_write %arg2, %subview[%c0, %c0] {in_bounds = [true]} : vector<8xf32>, memref<4x8xf32, strided<[8, 1]>>
    vector.transfer_write %arg1, %arg4[%c1, %c0] {in_bounds = [true]} : vector<8xf32>, memref<8x8xf32>
    vector.transfer_write %arg2, %subview_0[%c0, %c0] {in_bounds = [true]} : vector<8xf32>, memref<4x8xf32, strided<[8, 1], offset: 8>>
    %0 = vector.transfer_read %arg4[%c1, %c0], %arg3 {in_bounds = [true]} : memref<8x8xf32>, vector<8xf32>
    return %arg2, %0 : vector<8xf32>, vector<8xf32>
  }
  func.func @blocks(%arg0: memref<8xf32>, %arg1: i1, %arg2: vector<8xf32>, %arg3: vector<8xf32>, %arg4: f32) -> (vector<8xf32>, vector<8xf32>) {
    %c0 = arith.constant 0 : index
    vector.transfer_write %arg2, %arg0[%c0] {in_bounds = [true]} : vector<8xf32>, memref<8xf32>
    cf.cond_br %arg1, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    cf.br ^bb3(%arg2 : vector<8xf32>)
  ^bb2:  // pred: ^bb0
    vector.transfer_write %arg3, %arg0[%c0] {in_bounds = [true]} : vector<8xf32>, memref<8xf32>
    cf.br ^bb3(%arg3 : vector<8xf32>)
  ^bb3(%0: vector<8xf32>):  // 2 preds: ^bb1, ^bb2
    %1 = vector.transfer_read %arg0[%c0], %arg4 {in_bounds = [true]} : memref<8xf32>, vector<8xf32>
    vector.transfer_write %0, %arg0[%c0] {in_bounds = [true]} : vector<8xf32>, memref<8xf32>
    return %0, %1 : vector<8xf32>, vector<8xf32>
  }
  func.func @dead_in_blocks(%arg0: memref<8xf32>, %arg1: i1, %arg2: vector<8xf32>, %arg3: vector<8xf32>) {
    %c0 = arith.constant 0 : index
    vector.transfer_write %arg2, %arg0[%c0] {in_bounds = [true]} : vector<8xf32>, memref<8xf32>
    cf.cond_br %arg1, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    cf.br ^bb3
  ^bb2:  // pred: ^bb0
    cf.br ^bb3
  ^bb3:  // 2 preds: ^bb1, ^bb2
    vector.transfer_write %arg2, %arg0[%c0] {in_bounds = [true]} : vector<8xf32>, memref<8xf32>
    return
  }
  func.func @block_loop(%arg0: memref<8xf32>, %arg1: i1, %arg2: vector<8xf32>, %arg3: vector<8xf32>, %arg4: f32) -> vector<8xf32> {
    %c0 = arith.constant 0 : index
    vector.transfer_write %arg2, %arg0[%c0] {in_bounds = [true]} : vector<8xf32>, memref<8xf32>
    cf.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb1
    %0 = vector.transfer_read %arg0[%c0], %arg4 {in_bounds = [true]} : memref<8xf32>, vector<8xf32>
    vector.transfer_write %arg3, %arg0[%c0] {in_bounds = [true]} : vector<8xf32>, memref<8xf32>
    cf.cond_br %arg1, ^bb1, ^bb2
  ^bb2:  // pred: ^bb1
    vector.transfer_write %arg2, %arg0[%c0] {in_bounds = [true]} : vector<8xf32>, memref<8xf32>
    return %0 : vector<8xf32>
  }
  func.func @other_users(%arg0: memref<8xf32>, %arg1: memref<8xf32>, %arg2: vector<8xf32>, %arg3: vector<8xf32>, %arg4: f32, %arg5: index) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>) {
    %c0 = arith.constant 0 : index
    vector.transfer_write %arg2, %arg0[%c0] {in_bounds = [true]} : vector<8xf32>, memref<8xf32>
    memref.store %arg4, %arg0[%arg5] : memref<8xf32>
    %0 = vector.transfer_read %arg0[%c0], %arg4 {in_bounds = [true]} : memref<8xf32>, vector<8xf32>
    vector.transfer_write %arg3, %arg1[%c0] {in_bounds = [true]} : vector<8xf32>, memref<8xf32>
    %1 = memref.load %arg1[%arg5] : memref<8xf32>
    vector.transfer_write %arg2, %arg1[%c0] {in_bounds = [true]} : vector<8xf32>, memref<8xf32>
    %2 = vector.transfer_read %arg1[%c0], %1 : memref<8xf32>, vector<8xf32>
    return %0, %2, %arg2 : vector<8xf32>, vector<8xf32>, vector<8xf32>
  }
  func.func @masks(%arg0: memref<8xf32>, %arg1: memref<8xf32>, %arg2: vector<8xi1>, %arg3: vector<8xi1>, %arg4: vector<8xf32>, %arg5: f32) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
    %c0 = arith.constant 0 : index
    %cst = arith.constant 1.000000e+00 : f32
    %cst_0 = arith.constant dense<1.000000e+00> : vector<8xf32>
    vector.transfer_write %cst_0, %arg0[%c0], %arg2 {in_bounds = [true]} : vector<8xf32>, memref<8xf32>
    %0 = vector.transfer_read %arg0[%c0], %arg5, %arg2 {in_bounds = [true]} : memref<8xf32>, vector<8xf32>
    %1 = vector.transfer_read %arg0[%c0], %cst, %arg3 {in_bounds = [true]} : memref<8xf32>, vector<8xf32>
    vector.transfer_write %cst_0, %arg1[%c0] {in_bounds = [true]} : vector<8xf32>, memref<8xf32>
    vector.transfer_write %arg4, %arg0[%c0], %arg2 {in_bounds = [true]} : vector<8xf32>, memref<8xf32>
    vector.transfer_write %cst_0, %arg0[%c0], %arg3 {in_bounds = [true]} : vector<8xf32>, memref<8xf32>
    return %cst_0, %0, %1, %cst_0 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
  }
  func.func @nested(%arg0: memref<8xf32>, %arg1: i1, %arg2: vector<8xf32>, %arg3: vector<8xf32>, %arg4: f32, %arg5: index) -> vector<8xf32> {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    vector.transfer_write %arg2, %arg0[%c0] {in_bounds = [true]} : vector<8xf32>, memref<8xf32>
    %0 = scf.for %arg6 = %c0 to %arg5 step %c1 iter_args(%arg7 = %arg2) -> (vector<8xf32>) {
      %1 = vector.transfer_read %arg0[%c0], %arg4 {in_bounds = [true]} : memref<8xf32>, vector<8xf32>
      %2 = arith.addf %arg7, %1 : vector<8xf32>
      scf.if %arg1 {
        %3 = vector.transfer_read %arg0[%c0], %arg4 {in_bounds = [true]} : memref<8xf32>, vector<8xf32>
        vector.transfer_write %arg3, %arg0[%c0] {in_bounds = [true]} : vector<8xf32>, memref<8xf32>
      }
      scf.yield %2 : vector<8xf32>
    }
    return %0 : vector<8xf32>
  }
}

