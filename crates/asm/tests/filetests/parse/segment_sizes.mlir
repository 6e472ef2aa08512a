// terrace opt --split-input-file
// Sizes of operand groups among the attributes: ignored where they cannot be any, taken before those of the text otherwise.
func.func @f(%c: i1) {
  cf.cond_br %c, ^bb1, ^bb1 {operandSegmentSizes = 3 : i32}
^bb1:
  return
}
// -----
func.func @f(%c: i1) {
  cf.cond_br %c, ^bb1, ^bb1 {operandSegmentSizes = array<i32: 1, 0>}
^bb1:
  return
}
// -----
func.func @f(%c: i1) {
  cf.cond_br %c, ^bb1, ^bb1 {operandSegmentSizes = array<i32: 1, 1, 0>}
^bb1:
  return
}
// -----
func.func @f(%c: i1) {
  "cf.cond_br"(%c)[^bb1, ^bb1] {operandSegmentSizes = 3 : i32} : (i1) -> ()
^bb1:
  return
}
// -----
func.func @f(%c: i1) {
  "cf.cond_br"(%c)[^bb1, ^bb1] {operandSegmentSizes = array<i32: 1, 0>} : (i1) -> ()
^bb1:
  return
}
// -----
func.func @f(%c: i1) {
  "cf.cond_br"(%c)[^bb1, ^bb1] {operandSegmentSizes = array<i32: 1, 0, 0>} : (i1) -> ()
^bb1:
  return
}
// -----
func.func @f(%c: i1) {
  "cf.cond_br"(%c)[^bb1, ^bb1] {operandSegmentSizes = array<i64: 1, 0, 0>} : (i1) -> ()
^bb1:
  return
}
// -----
func.func @f(%c: i1) {
  "cf.cond_br"(%c)[^bb1, ^bb1] {operandSegmentSizes = dense<[1, 0, 0]> : vector<3xi32>} : (i1) -> ()
^bb1:
  return
}
// -----
func.func @f(%c: i1) {
  "cf.cond_br"(%c)[^bb1, ^bb1] <{operandSegmentSizes = dense<[1, 0, 0]> : vector<3xi32>}> : (i1) -> ()
^bb1:
  return
}
// -----
func.func @f(%c: i1) {
  "cf.cond_br"(%c)[^bb1, ^bb1] <{operandSegmentSizes = array<i32: 1, 0, 0>}> {operandSegmentSizes = 3} : (i1) -> ()
^bb1:
  return
}
// -----
func.func @f(%c: index) {
  %m = memref.alloc(%c) {operandSegmentSizes = 3 : i32} : memref<?xi32>
  return
}
// -----
func.func @f(%c: index) {
  %m = memref.alloc(%c) {operandSegmentSizes = array<i32: 1>} : memref<?xi32>
  return
}
// -----
func.func @f(%c: index, %m: memref<?xi32>) {
  %s = memref.subview %m[%c][1][1] {operandSegmentSizes = 3 : i32} : memref<?xi32> to memref<1xi32, strided<[1], offset: ?>>
  return
}
// -----
func.func @f(%c: index, %m: memref<?xi32>) {
  %s = memref.subview %m[%c][1][1] {operandSegmentSizes = array<i32: 3, 4>} : memref<?xi32> to memref<1xi32, strided<[1], offset: ?>>
  return
}
// -----
func.func @f(%c: i1) {
  "cf.cond_br"(%c)[^bb1, ^bb1] : (i1) -> ()
^bb1:
  return
}
// -----
func.func @f(%c: i1) {
  "cf.cond_br"(%c)[^bb1, ^bb1] <{}> : (i1) -> ()
^bb1:
  return
}
// -----
func.func @f(%m: memref<4xf32>, %i: index, %p: vector<4xf32>) {
  vector.transfer_write %p, %m[%i] {operandSegmentSizes = 3, in_bounds = [true]} : vector<4xf32>, memref<4xf32>
  return
}
// -----
func.func @f(%m: memref<4xf32>, %i: index, %p: vector<4xf32>) {
  vector.transfer_write %p, %m[%i] {operandSegmentSizes = array<i32: 1, 1, 0, 1>, in_bounds = [true]} : vector<4xf32>, memref<4xf32>
  return
}
// ==== stdout ====
module {
  func.func @f(%arg0: i1) {
    cf.cond_br %arg0, ^bb1, ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb0
    return
  }
}

// -----
module {
  func.func @f(%arg0: i1) {
    cf.cond_br %arg0, ^bb1, ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb0
    return
  }
}

// -----
// -----
// -----
// -----
module {
  func.func @f(%arg0: i1) {
    cf.cond_br %arg0, ^bb1, ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb0
    return
  }
}

// -----
// -----
// -----
// -----
module {
  func.func @f(%arg0: i1) {
    cf.cond_br %arg0, ^bb1, ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb0
    return
  }
}

// -----
module {
  func.func @f(%arg0: index) {
    %alloc = memref.alloc(%arg0) : memref<?xi32>
    return
  }
}

// -----
module {
  func.func @f(%arg0: index) {
    %alloc = memref.alloc(%arg0) : memref<?xi32>
    return
  }
}

// -----
module {
  func.func @f(%arg0: index, %arg1: memref<?xi32>) {
    %subview = memref.subview %arg1[%arg0] [1] [1] : memref<?xi32> to memref<1xi32, strided<[1], offset: ?>>
    return
  }
}

// -----
module {
  func.func @f(%arg0: index, %arg1: memref<?xi32>) {
    %subview = memref.subview %arg1[%arg0] [1] [1] : memref<?xi32> to memref<1xi32, strided<[1], offset: ?>>
    return
  }
}

// -----
// -----
// -----
// -----
// ==== stderr ====
<stdin>:16:3: error: 'cf.cond_br' op operand count (1) does not match with the total size (2) specified in attribute 'operandSegmentSizes'
  cf.cond_br %c, ^bb1, ^bb1 {operandSegmentSizes = array<i32: 1, 1, 0>}
  ^
<stdin>:16:3: note: see current operation: "cf.cond_br"(%arg0)[^bb1, ^bb1] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1) -> ()
<stdin>:22:3: error: 'cf.cond_br' op operand count (1) does not match with the total size (0) specified in attribute 'operandSegmentSizes'
  "cf.cond_br"(%c)[^bb1, ^bb1] {operandSegmentSizes = 3 : i32} : (i1) -> ()
  ^
<stdin>:22:3: note: see current operation: "cf.cond_br"(%arg0)[^bb1, ^bb1] <{operandSegmentSizes = array<i32: 0, 0, 0>}> : (i1) -> ()
<stdin>:28:3: error: 'cf.cond_br' op operand count (1) does not match with the total size (0) specified in attribute 'operandSegmentSizes'
  "cf.cond_br"(%c)[^bb1, ^bb1] {operandSegmentSizes = array<i32: 1, 0>} : (i1) -> ()
  ^
<stdin>:28:3: note: see current operation: "cf.cond_br"(%arg0)[^bb1, ^bb1] <{operandSegmentSizes = array<i32: 0, 0, 0>}> : (i1) -> ()
<stdin>:40:3: error: 'cf.cond_br' op operand count (1) does not match with the total size (0) specified in attribute 'operandSegmentSizes'
  "cf.cond_br"(%c)[^bb1, ^bb1] {operandSegmentSizes = array<i64: 1, 0, 0>} : (i1) -> ()
  ^
<stdin>:40:3: note: see current operation: "cf.cond_br"(%arg0)[^bb1, ^bb1] <{operandSegmentSizes = array<i32: 0, 0, 0>}> : (i1) -> ()
<stdin>:46:3: error: 'cf.cond_br' op operand count (1) does not match with the total size (0) specified in attribute 'operandSegmentSizes'
  "cf.cond_br"(%c)[^bb1, ^bb1] {operandSegmentSizes = dense<[1, 0, 0]> : vector<3xi32>} : (i1) -> ()
  ^
<stdin>:46:3: note: see current operation: "cf.cond_br"(%arg0)[^bb1, ^bb1] <{operandSegmentSizes = array<i32: 0, 0, 0>}> : (i1) -> ()
<stdin>:52:3: error: invalid properties {operandSegmentSizes = dense<[1, 0, 0]> : vector<3xi32>} for op cf.cond_br: expected DenseI32ArrayAttr for key `value`
  "cf.cond_br"(%c)[^bb1, ^bb1] <{operandSegmentSizes = dense<[1, 0, 0]> : vector<3xi32>}> : (i1) -> ()
  ^
<stdin>:84:3: error: 'cf.cond_br' op operand count (1) does not match with the total size (0) specified in attribute 'operandSegmentSizes'
  "cf.cond_br"(%c)[^bb1, ^bb1] : (i1) -> ()
  ^
<stdin>:84:3: note: see current operation: "cf.cond_br"(%arg0)[^bb1, ^bb1] <{operandSegmentSizes = array<i32: 0, 0, 0>}> : (i1) -> ()
<stdin>:90:3: error: 'cf.cond_br' op operand count (1) does not match with the total size (0) specified in attribute 'operandSegmentSizes'
  "cf.cond_br"(%c)[^bb1, ^bb1] <{}> : (i1) -> ()
  ^
<stdin>:90:3: note: see current operation: "cf.cond_br"(%arg0)[^bb1, ^bb1] <{operandSegmentSizes = array<i32: 0, 0, 0>}> : (i1) -> ()
<stdin>:96:3: error: custom op 'vector.transfer_write' attribute 'operandSegmentSizes' occurs more than once in the attribute list
  vector.transfer_write %p, %m[%i] {operandSegmentSizes = 3, in_bounds = [true]} : vector<4xf32>, memref<4xf32>
  ^
<stdin>:101:3: error: custom op 'vector.transfer_write' attribute 'operandSegmentSizes' occurs more than once in the attribute list
  vector.transfer_write %p, %m[%i] {operandSegmentSizes = array<i32: 1, 1, 0, 1>, in_bounds = [true]} : vector<4xf32>, memref<4xf32>
  ^
// ==== exit 1 ====
