// terrace opt --canonicalize
// Poison goes through operations, but not through a choice that is known or an exact identity.
func.func @binary(%a: i32) -> (i32, i32, i32, i32) {
  %p = ub.poison : i32
  %0 = arith.addi %a, %p : i32
  %1 = arith.subi %p, %a : i32
  %2 = arith.divsi %a, %p : i32
  %3 = arith.xori %p, %p : i32
  return %0, %1, %2, %3 : i32, i32, i32, i32
}
func.func @select(%c: i1, %a: i32) -> (i32, i32, i32) {
  %p = ub.poison : i32
  %q = ub.poison : i1
  %0 = arith.select %c, %a, %p : i32
  %1 = arith.select %c, %p, %a : i32
  %2 = arith.select %q, %a, %a : i32
  return %0, %1, %2 : i32, i32, i32
}
func.func @casts() -> (i64, i16, f32, index, i1) {
  %p = ub.poison : i32
  %0 = arith.extsi %p : i32 to i64
  %1 = arith.trunci %p : i32 to i16
  %2 = arith.sitofp %p : i32 to f32
  %3 = arith.index_cast %p : i32 to index
  %4 = arith.cmpi slt, %p, %p : i32
  return %0, %1, %2, %3, %4 : i64, i16, f32, index, i1
}
func.func @floats(%x: f32, %v: vector<4xf32>) -> (f32, f32, vector<4xf32>) {
  %p = ub.poison : f32
  %q = ub.poison : vector<4xf32>
  %0 = arith.addf %x, %p : f32
  %1 = arith.maximumf %p, %x : f32
  %2 = arith.mulf %q, %v : vector<4xf32>
  return %0, %1, %2 : f32, f32, vector<4xf32>
}
func.func @choices_of_a_negated_condition(%c: i1, %a: i8, %b: i8) -> i8 {
  %true = arith.constant true
  %n = arith.xori %c, %true : i1
  %0 = arith.select %n, %a, %b : i8
  return %0 : i8
}
func.func @unknown_size(%t: tensor<?xi32>) -> (tensor<?xi32>, tensor<?xi32>) {
  %0 = arith.subi %t, %t : tensor<?xi32>
  %1 = arith.andi %t, %t : tensor<?xi32>
  return %0, %1 : tensor<?xi32>, tensor<?xi32>
}
// ==== stdout ====
module {
  func.func @binary(%arg0: i32) -> (i32, i32, i32, i32) {
    %0 = ub.poison : i32
    %c0_i32 = arith.constant 0 : i32
    return %0, %0, %0, %c0_i32 : i32, i32, i32, i32
  }
  func.func @select(%arg0: i1, %arg1: i32) -> (i32, i32, i32) {
    return %arg1, %arg1, %arg1 : i32, i32, i32
  }
  func.func @casts() -> (i64, i16, f32, index, i1) {
    %0 = ub.poison : i64
    %1 = ub.poison : i16
    %2 = ub.poison : f32
    %3 = ub.poison : index
    %false = arith.constant false
    return %0, %1, %2, %3, %false : i64, i16, f32, index, i1
  }
  func.func @floats(%arg0: f32, %arg1: vector<4xf32>) -> (f32, f32, vector<4xf32>) {
    %0 = ub.poison : f32
    %1 = ub.poison : vector<4xf32>
    return %0, %0, %1 : f32, f32, vector<4xf32>
  }
  func.func @choices_of_a_negated_condition(%arg0: i1, %arg1: i8, %arg2: i8) -> i8 {
    %0 = arith.select %arg0, %arg2, %arg1 : i8
    return %0 : i8
  }
  func.func @unknown_size(%arg0: tensor<?xi32>) -> (tensor<?xi32>, tensor<?xi32>) {
    %0 = arith.subi %arg0, %arg0 : tensor<?xi32>
    return %0, %arg0 : tensor<?xi32>, tensor<?xi32>
  }
}

