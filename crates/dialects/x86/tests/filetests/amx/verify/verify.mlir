// terrace opt -split-input-file
// What verifiers refuse, in the order in which they look.
func.func @f(%m: memref<?xi8>, %i: index) { %0 = amx.tile_load %m[%i] : memref<?xi8> into !amx.tile<16x64xi8> return }
// -----
func.func @f(%m: memref<?x?xi8>, %i: index) { %0 = amx.tile_load %m[%i] : memref<?x?xi8> into !amx.tile<16x64xi8> return }
// -----
func.func @f(%m: memref<i8>, %i: index) { %0 = amx.tile_load %m[] : memref<i8> into !amx.tile<16x64xi8> return }
// -----
func.func @f(%m: memref<i8>, %i: index) { %0 = amx.tile_load %m[], %i : memref<i8> into !amx.tile<16x64xi8> return }
// -----
func.func @f(%m: memref<?x?xi8, strided<[?, 2]>>, %i: index) { %0 = amx.tile_load %m[%i, %i] : memref<?x?xi8, strided<[?, 2]>> into !amx.tile<16x64xi8> return }
// -----
func.func @f(%m: memref<?x?xi8, strided<[?, ?]>>, %i: index) { %0 = amx.tile_load %m[%i, %i] : memref<?x?xi8, strided<[?, ?]>> into !amx.tile<16x64xi8> return }
// -----
func.func @f(%m: memref<?x?xi8, affine_map<(d0, d1) -> (d0 mod 3, d1)>>, %i: index) { %0 = amx.tile_load %m[%i, %i] : memref<?x?xi8, affine_map<(d0, d1) -> (d0 mod 3, d1)>> into !amx.tile<16x64xi8> return }
// -----
func.func @f(%m: memref<?x?xf32>, %i: index) { %0 = amx.tile_load %m[%i, %i] : memref<?x?xf32> into !amx.tile<16x64xi8> return }
// -----
func.func @f(%m: memref<?x?xf32>, %i: index) { %0 = amx.tile_load %m[%i, %i] : memref<?x?xf32> into !amx.tile<17x68xi8> return }
// -----
func.func @f(%m: memref<?x?xf32>, %i: index) { %0 = amx.tile_load %m[%i, %i] : memref<?x?xf32> into !amx.tile<16x68xi8> return }
// -----
func.func @f(%m: memref<?xi8>, %i: index) { %0 = amx.tile_load %m[], %i : memref<?xi8> into !amx.tile<17x64xi8> return }
// -----
func.func @f(%m: memref<?xi8>, %i: index) { %0 = amx.tile_load %m[] : memref<?xi8> into !amx.tile<17x64xi8> return }
// -----
func.func @f(%m: memref<?x?xi8, strided<[?, 2]>>, %i: index) { %0 = amx.tile_load %m[%i] : memref<?x?xi8, strided<[?, 2]>> into !amx.tile<17x64xi8> return }
// -----
func.func @f(%m: memref<?x?xi8, strided<[?, 2]>>, %i: index) { %0 = amx.tile_load %m[%i, %i] : memref<?x?xi8, strided<[?, 2]>> into !amx.tile<17x64xi8> return }
// -----
func.func @f(%m: memref<?xi8>, %i: index, %t: !amx.tile<16x64xi8>) { amx.tile_store %m[%i], %t : memref<?xi8>, !amx.tile<16x64xi8> return }
// -----
func.func @f(%m: memref<?xi8>, %i: index, %t: !amx.tile<16x64xi8>) { amx.tile_store %m[%i, %i], %t : memref<?xi8>, !amx.tile<16x64xi8> return }
// -----
func.func @f(%m: memref<?xi8>, %i: index, %t: !amx.tile<16xi8>) { amx.tile_store %m[%i], %t : memref<?xi8>, !amx.tile<16xi8> return }
// -----
func.func @f() { %0 = amx.tile_zero : !amx.tile<0x0xi8> return }
// -----
func.func @f() { %0 = amx.tile_zero : !amx.tile<16x5xi8> return }
// -----
func.func @f() { %0 = amx.tile_zero : !amx.tile<17x5xi8> return }
// -----
func.func @f() { %0 = amx.tile_zero : !amx.tile<16x536870912xi8> return }
// -----
func.func @f() { %0 = amx.tile_zero : !amx.tile<16x536870913xi8> return }
// -----
func.func @f() { %0 = amx.tile_zero : !amx.tile<9223372036854775807x5xi8> return }
// -----
func.func @f() { %0 = amx.tile_zero : !amx.tile<5xi8> return }
// -----
func.func @f() { %0 = amx.tile_zero : i32 return }
// -----
func.func @f() { %0 = "amx.tile_zero"() : () -> i32 return }
// -----
func.func @f() { %0 = "amx.tile_zero"() : () -> !amx.tile<5xi8> return }
// -----
func.func @f(%a: !amx.tile<8x8xbf16>, %b: !amx.tile<4x4xf32>) { %0 = amx.tile_mulf %a, %a, %b : !amx.tile<8x8xbf16>, !amx.tile<8x8xbf16>, !amx.tile<4x4xf32> return }
// -----
func.func @f(%a: !amx.tile<16x32xbf16>, %c: !amx.tile<16x32xf16>, %b: !amx.tile<16x16xf32>) { %0 = amx.tile_mulf %a, %c, %b : !amx.tile<16x32xbf16>, !amx.tile<16x32xf16>, !amx.tile<16x16xf32> return }
// -----
func.func @f(%a: !amx.tile<16x32xf16>, %b: !amx.tile<16x16xf32>) { %0 = amx.tile_mulf %a, %a, %b : !amx.tile<16x32xf16>, !amx.tile<16x32xf16>, !amx.tile<16x16xf32> return }
// -----
func.func @f(%a: !amx.tile<16x32xf16>, %b: !amx.tile<16x16xi32>) { %0 = amx.tile_mulf %a, %a, %b : !amx.tile<16x32xf16>, !amx.tile<16x32xf16>, !amx.tile<16x16xi32> return }
// -----
func.func @f(%a: !amx.tile<16x32xi8>, %b: !amx.tile<16x16xf32>) { %0 = amx.tile_mulf %a, %a, %b : !amx.tile<16x32xi8>, !amx.tile<16x32xi8>, !amx.tile<16x16xf32> return }
// -----
func.func @f(%a: !amx.tile<16x64xi8>, %b: !amx.tile<16x16xi32>, %c: !amx.tile<16x8xi32>) { %0 = "amx.tile_muli"(%a, %a, %b) : (!amx.tile<16x64xi8>, !amx.tile<16x64xi8>, !amx.tile<16x16xi32>) -> !amx.tile<16x8xi32> return }
// -----
func.func @f(%a: !amx.tile<16x64xi8>, %b: !amx.tile<16x16xi32>, %c: !amx.tile<16x8xi32>) { %0 = "amx.tile_muli"(%a, %a, %c) : (!amx.tile<16x64xi8>, !amx.tile<16x64xi8>, !amx.tile<16x8xi32>) -> !amx.tile<16x8xi32> return }
// -----
func.func @f(%a: !amx.tile<16x68xi8>, %b: !amx.tile<16x16xi32>, %c: !amx.tile<17x8xi32>) { %0 = "amx.tile_muli"(%a, %a, %c) : (!amx.tile<16x68xi8>, !amx.tile<16x68xi8>, !amx.tile<17x8xi32>) -> !amx.tile<17x8xi32> return }
// -----
func.func @f(%a: !amx.tile<16x64xi8>, %b: !amx.tile<16x68xi8>, %c: !amx.tile<17x8xi32>) { %0 = "amx.tile_muli"(%a, %b, %c) : (!amx.tile<16x64xi8>, !amx.tile<16x68xi8>, !amx.tile<17x8xi32>) -> !amx.tile<17x8xi32> return }
// -----
func.func @f(%a: !amx.tile<16x64xi8>, %b: !amx.tile<16x64xi8>, %c: !amx.tile<17x8xi32>) { %0 = "amx.tile_muli"(%a, %b, %c) : (!amx.tile<16x64xi8>, !amx.tile<16x64xi8>, !amx.tile<17x8xi32>) -> !amx.tile<17x8xi32> return }
// -----
func.func @f(%a: !amx.tile<8x32xi8>, %c: !amx.tile<8x8xi32>) { %0 = amx.tile_muli %a zext, %a, %c {isZextLhs, x} : !amx.tile<8x32xi8>, !amx.tile<8x32xi8>, !amx.tile<8x8xi32> return }
// -----
func.func @f(%a: !amx.tile<8x32xi8>, %c: !amx.tile<8x8xi32>) { %0 = amx.tile_muli %a, %a, %c {isZextLhs, x} : !amx.tile<8x32xi8>, !amx.tile<8x32xi8>, !amx.tile<8x8xi32> return }
// -----
func.func @f(%a: !amx.tile<8x32xi8>, %c: !amx.tile<8x8xi32>) { %0 = amx.tile_muli %a, %a, %c {isZextLhs = 1, x} : !amx.tile<8x32xi8>, !amx.tile<8x32xi8>, !amx.tile<8x8xi32> return }
// -----
func.func @f(%m: memref<*xi8>, %i: index) { %0 = amx.tile_load %m[%i] : memref<*xi8> into !amx.tile<16x64xi8> return }
// -----
func.func @f(%m: memref<?x?xi8>, %i: index) { %0 = amx.tile_load %m[%i, %i] : memref<?x?xi8> into tensor<16x64xi8> return }
// -----
func.func @f(%m: memref<?x?xi8>, %i: index) { %0 = "amx.tile_load"(%m, %i, %i) : (memref<?x?xi8>, index, index) -> !amx.tile<16x64xi8> return }
// -----
func.func @f(%m: memref<?x?xi8>, %i: i64) { %0 = "amx.tile_load"(%m, %i, %i) <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (memref<?x?xi8>, i64, i64) -> !amx.tile<16x64xi8> return }
// ==== stdout ====
// -----
// -----
// -----
module {
  func.func @f(%arg0: memref<i8>, %arg1: index) {
    %0 = amx.tile_load %arg0[], %arg1 : memref<i8> into !amx.tile<16x64xi8>
    return
  }
}

// -----
// -----
// -----
// -----
module {
  func.func @f(%arg0: memref<?x?xf32>, %arg1: index) {
    %0 = amx.tile_load %arg0[%arg1, %arg1] : memref<?x?xf32> into !amx.tile<16x64xi8>
    return
  }
}

// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
module {
  func.func @f() {
    %0 = amx.tile_zero : !amx.tile<0x0xi8>
    return
  }
}

// -----
// -----
// -----
module {
  func.func @f() {
    %0 = amx.tile_zero : !amx.tile<16x536870912xi8>
    return
  }
}

// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
module {
  func.func @f(%arg0: !amx.tile<16x32xf16>, %arg1: !amx.tile<16x16xf32>) {
    %0 = amx.tile_mulf %arg0, %arg0, %arg1 : !amx.tile<16x32xf16>, !amx.tile<16x32xf16>, !amx.tile<16x16xf32>
    return
  }
}

// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
module {
  func.func @f(%arg0: !amx.tile<8x32xi8>, %arg1: !amx.tile<8x8xi32>) {
    %0 = amx.tile_muli %arg0 zext, %arg0, %arg1 {x} : !amx.tile<8x32xi8>, !amx.tile<8x32xi8>, !amx.tile<8x8xi32>
    return
  }
}

// -----
module {
  func.func @f(%arg0: !amx.tile<8x32xi8>, %arg1: !amx.tile<8x8xi32>) {
    %0 = amx.tile_muli %arg0 zext, %arg0, %arg1 {x} : !amx.tile<8x32xi8>, !amx.tile<8x32xi8>, !amx.tile<8x8xi32>
    return
  }
}

// -----
// -----
// -----
// -----
// -----
// ==== stderr ====
<stdin>:3:50: error: 'amx.tile_load' op requires at least 2D memref
func.func @f(%m: memref<?xi8>, %i: index) { %0 = amx.tile_load %m[%i] : memref<?xi8> into !amx.tile<16x64xi8> return }
                                                 ^
<stdin>:3:50: note: see current operation: %0 = "amx.tile_load"(%arg0, %arg1) <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (memref<?xi8>, index) -> !amx.tile<16x64xi8>
<stdin>:5:52: error: 'amx.tile_load' op requires 2 indices
func.func @f(%m: memref<?x?xi8>, %i: index) { %0 = amx.tile_load %m[%i] : memref<?x?xi8> into !amx.tile<16x64xi8> return }
                                                   ^
<stdin>:5:52: note: see current operation: %0 = "amx.tile_load"(%arg0, %arg1) <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (memref<?x?xi8>, index) -> !amx.tile<16x64xi8>
<stdin>:7:48: error: 'amx.tile_load' op requires at least 2D memref
func.func @f(%m: memref<i8>, %i: index) { %0 = amx.tile_load %m[] : memref<i8> into !amx.tile<16x64xi8> return }
                                               ^
<stdin>:7:48: note: see current operation: %0 = "amx.tile_load"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (memref<i8>) -> !amx.tile<16x64xi8>
<stdin>:11:69: error: 'amx.tile_load' op requires memref with unit innermost stride
func.func @f(%m: memref<?x?xi8, strided<[?, 2]>>, %i: index) { %0 = amx.tile_load %m[%i, %i] : memref<?x?xi8, strided<[?, 2]>> into !amx.tile<16x64xi8> return }
                                                                    ^
<stdin>:11:69: note: see current operation: %0 = "amx.tile_load"(%arg0, %arg1, %arg1) <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (memref<?x?xi8, strided<[?, 2]>>, index, index) -> !amx.tile<16x64xi8>
<stdin>:13:69: error: 'amx.tile_load' op requires memref with unit innermost stride
func.func @f(%m: memref<?x?xi8, strided<[?, ?]>>, %i: index) { %0 = amx.tile_load %m[%i, %i] : memref<?x?xi8, strided<[?, ?]>> into !amx.tile<16x64xi8> return }
                                                                    ^
<stdin>:13:69: note: see current operation: %0 = "amx.tile_load"(%arg0, %arg1, %arg1) <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (memref<?x?xi8, strided<[?, ?]>>, index, index) -> !amx.tile<16x64xi8>
<stdin>:15:92: error: 'amx.tile_load' op requires memref with unit innermost stride
func.func @f(%m: memref<?x?xi8, affine_map<(d0, d1) -> (d0 mod 3, d1)>>, %i: index) { %0 = amx.tile_load %m[%i, %i] : memref<?x?xi8, affine_map<(d0, d1) -> (d0 mod 3, d1)>> into !amx.tile<16x64xi8> return }
                                                                                           ^
<stdin>:15:92: note: see current operation: %0 = "amx.tile_load"(%arg0, %arg1, %arg1) <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (memref<?x?xi8, affine_map<(d0, d1) -> (d0 mod 3, d1)>>, index, index) -> !amx.tile<16x64xi8>
<stdin>:19:53: error: 'amx.tile_load' op bad row height: 17
func.func @f(%m: memref<?x?xf32>, %i: index) { %0 = amx.tile_load %m[%i, %i] : memref<?x?xf32> into !amx.tile<17x68xi8> return }
                                                    ^
<stdin>:19:53: note: see current operation: %0 = "amx.tile_load"(%arg0, %arg1, %arg1) <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (memref<?x?xf32>, index, index) -> !amx.tile<17x68xi8>
<stdin>:21:53: error: 'amx.tile_load' op bad column width: 68
func.func @f(%m: memref<?x?xf32>, %i: index) { %0 = amx.tile_load %m[%i, %i] : memref<?x?xf32> into !amx.tile<16x68xi8> return }
                                                    ^
<stdin>:21:53: note: see current operation: %0 = "amx.tile_load"(%arg0, %arg1, %arg1) <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (memref<?x?xf32>, index, index) -> !amx.tile<16x68xi8>
<stdin>:23:50: error: 'amx.tile_load' op requires 1 indices
func.func @f(%m: memref<?xi8>, %i: index) { %0 = amx.tile_load %m[], %i : memref<?xi8> into !amx.tile<17x64xi8> return }
                                                 ^
<stdin>:23:50: note: see current operation: %0 = "amx.tile_load"(%arg0, %arg1) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (memref<?xi8>, index) -> !amx.tile<17x64xi8>
<stdin>:25:50: error: 'amx.tile_load' op requires 1 indices
func.func @f(%m: memref<?xi8>, %i: index) { %0 = amx.tile_load %m[] : memref<?xi8> into !amx.tile<17x64xi8> return }
                                                 ^
<stdin>:25:50: note: see current operation: %0 = "amx.tile_load"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (memref<?xi8>) -> !amx.tile<17x64xi8>
<stdin>:27:69: error: 'amx.tile_load' op requires 2 indices
func.func @f(%m: memref<?x?xi8, strided<[?, 2]>>, %i: index) { %0 = amx.tile_load %m[%i] : memref<?x?xi8, strided<[?, 2]>> into !amx.tile<17x64xi8> return }
                                                                    ^
<stdin>:27:69: note: see current operation: %0 = "amx.tile_load"(%arg0, %arg1) <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (memref<?x?xi8, strided<[?, 2]>>, index) -> !amx.tile<17x64xi8>
<stdin>:29:69: error: 'amx.tile_load' op bad row height: 17
func.func @f(%m: memref<?x?xi8, strided<[?, 2]>>, %i: index) { %0 = amx.tile_load %m[%i, %i] : memref<?x?xi8, strided<[?, 2]>> into !amx.tile<17x64xi8> return }
                                                                    ^
<stdin>:29:69: note: see current operation: %0 = "amx.tile_load"(%arg0, %arg1, %arg1) <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (memref<?x?xi8, strided<[?, 2]>>, index, index) -> !amx.tile<17x64xi8>
<stdin>:31:70: error: 'amx.tile_store' op requires at least 2D memref
func.func @f(%m: memref<?xi8>, %i: index, %t: !amx.tile<16x64xi8>) { amx.tile_store %m[%i], %t : memref<?xi8>, !amx.tile<16x64xi8> return }
                                                                     ^
<stdin>:31:70: note: see current operation: "amx.tile_store"(%arg0, %arg1, %arg2) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>}> : (memref<?xi8>, index, !amx.tile<16x64xi8>) -> ()
<stdin>:33:70: error: 'amx.tile_store' op requires 1 indices
func.func @f(%m: memref<?xi8>, %i: index, %t: !amx.tile<16x64xi8>) { amx.tile_store %m[%i, %i], %t : memref<?xi8>, !amx.tile<16x64xi8> return }
                                                                     ^
<stdin>:33:70: note: see current operation: "amx.tile_store"(%arg0, %arg1, %arg1, %arg2) <{operandSegmentSizes = array<i32: 1, 2, 1, 0>}> : (memref<?xi8>, index, index, !amx.tile<16x64xi8>) -> ()
<stdin>:35:67: error: 'amx.tile_store' op operand #2 must be tile of 32-bit float or 16-bit float or bfloat16 type or 32-bit signless integer or 8-bit signless integer values, but got '!amx.tile<16xi8>'
func.func @f(%m: memref<?xi8>, %i: index, %t: !amx.tile<16xi8>) { amx.tile_store %m[%i], %t : memref<?xi8>, !amx.tile<16xi8> return }
                                                                  ^
<stdin>:35:67: note: see current operation: "amx.tile_store"(%arg0, %arg1, %arg2) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>}> : (memref<?xi8>, index, !amx.tile<16xi8>) -> ()
<stdin>:39:23: error: 'amx.tile_zero' op bad column width: 5
func.func @f() { %0 = amx.tile_zero : !amx.tile<16x5xi8> return }
                      ^
<stdin>:39:23: note: see current operation: %0 = "amx.tile_zero"() : () -> !amx.tile<16x5xi8>
<stdin>:41:23: error: 'amx.tile_zero' op bad row height: 17
func.func @f() { %0 = amx.tile_zero : !amx.tile<17x5xi8> return }
                      ^
<stdin>:41:23: note: see current operation: %0 = "amx.tile_zero"() : () -> !amx.tile<17x5xi8>
<stdin>:45:23: error: 'amx.tile_zero' op bad column width: 1
func.func @f() { %0 = amx.tile_zero : !amx.tile<16x536870913xi8> return }
                      ^
<stdin>:45:23: note: see current operation: %0 = "amx.tile_zero"() : () -> !amx.tile<16x536870913xi8>
<stdin>:47:23: error: 'amx.tile_zero' op bad row height: 9223372036854775807
func.func @f() { %0 = amx.tile_zero : !amx.tile<9223372036854775807x5xi8> return }
                      ^
<stdin>:47:23: note: see current operation: %0 = "amx.tile_zero"() : () -> !amx.tile<9223372036854775807x5xi8>
<stdin>:49:23: error: 'amx.tile_zero' op result #0 must be tile of 32-bit float or 16-bit float or bfloat16 type or 32-bit signless integer or 8-bit signless integer values, but got '!amx.tile<5xi8>'
func.func @f() { %0 = amx.tile_zero : !amx.tile<5xi8> return }
                      ^
<stdin>:49:23: note: see current operation: %0 = "amx.tile_zero"() : () -> !amx.tile<5xi8>
<stdin>:51:23: error: 'amx.tile_zero' op result #0 must be tile of 32-bit float or 16-bit float or bfloat16 type or 32-bit signless integer or 8-bit signless integer values, but got 'i32'
func.func @f() { %0 = amx.tile_zero : i32 return }
                      ^
<stdin>:51:23: note: see current operation: %0 = "amx.tile_zero"() : () -> i32
<stdin>:53:23: error: 'amx.tile_zero' op result #0 must be tile of 32-bit float or 16-bit float or bfloat16 type or 32-bit signless integer or 8-bit signless integer values, but got 'i32'
func.func @f() { %0 = "amx.tile_zero"() : () -> i32 return }
                      ^
<stdin>:53:23: note: see current operation: %0 = "amx.tile_zero"() : () -> i32
<stdin>:55:23: error: 'amx.tile_zero' op result #0 must be tile of 32-bit float or 16-bit float or bfloat16 type or 32-bit signless integer or 8-bit signless integer values, but got '!amx.tile<5xi8>'
func.func @f() { %0 = "amx.tile_zero"() : () -> !amx.tile<5xi8> return }
                      ^
<stdin>:55:23: note: see current operation: %0 = "amx.tile_zero"() : () -> !amx.tile<5xi8>
<stdin>:57:70: error: 'amx.tile_mulf' op bad mult shape: 4 x 4 x 4
func.func @f(%a: !amx.tile<8x8xbf16>, %b: !amx.tile<4x4xf32>) { %0 = amx.tile_mulf %a, %a, %b : !amx.tile<8x8xbf16>, !amx.tile<8x8xbf16>, !amx.tile<4x4xf32> return }
                                                                     ^
<stdin>:57:70: note: see current operation: %0 = "amx.tile_mulf"(%arg0, %arg0, %arg1) : (!amx.tile<8x8xbf16>, !amx.tile<8x8xbf16>, !amx.tile<4x4xf32>) -> !amx.tile<4x4xf32>
<stdin>:59:100: error: 'amx.tile_mulf' op unsupported type combination
func.func @f(%a: !amx.tile<16x32xbf16>, %c: !amx.tile<16x32xf16>, %b: !amx.tile<16x16xf32>) { %0 = amx.tile_mulf %a, %c, %b : !amx.tile<16x32xbf16>, !amx.tile<16x32xf16>, !amx.tile<16x16xf32> return }
                                                                                                   ^
<stdin>:59:100: note: see current operation: %0 = "amx.tile_mulf"(%arg0, %arg1, %arg2) : (!amx.tile<16x32xbf16>, !amx.tile<16x32xf16>, !amx.tile<16x16xf32>) -> !amx.tile<16x16xf32>
<stdin>:63:73: error: 'amx.tile_mulf' op operand #2 must be tile of 32-bit float values, but got '!amx.tile<16x16xi32>'
func.func @f(%a: !amx.tile<16x32xf16>, %b: !amx.tile<16x16xi32>) { %0 = amx.tile_mulf %a, %a, %b : !amx.tile<16x32xf16>, !amx.tile<16x32xf16>, !amx.tile<16x16xi32> return }
                                                                        ^
<stdin>:63:73: note: see current operation: %0 = "amx.tile_mulf"(%arg0, %arg0, %arg1) : (!amx.tile<16x32xf16>, !amx.tile<16x32xf16>, !amx.tile<16x16xi32>) -> !amx.tile<16x16xi32>
<stdin>:65:72: error: 'amx.tile_mulf' op operand #0 must be tile of 16-bit float or bfloat16 type values, but got '!amx.tile<16x32xi8>'
func.func @f(%a: !amx.tile<16x32xi8>, %b: !amx.tile<16x16xf32>) { %0 = amx.tile_mulf %a, %a, %b : !amx.tile<16x32xi8>, !amx.tile<16x32xi8>, !amx.tile<16x16xf32> return }
                                                                       ^
<stdin>:65:72: note: see current operation: %0 = "amx.tile_mulf"(%arg0, %arg0, %arg1) : (!amx.tile<16x32xi8>, !amx.tile<16x32xi8>, !amx.tile<16x16xf32>) -> !amx.tile<16x16xf32>
<stdin>:67:97: error: 'amx.tile_muli' op failed to verify that all of {acc, res} have same type
func.func @f(%a: !amx.tile<16x64xi8>, %b: !amx.tile<16x16xi32>, %c: !amx.tile<16x8xi32>) { %0 = "amx.tile_muli"(%a, %a, %b) : (!amx.tile<16x64xi8>, !amx.tile<16x64xi8>, !amx.tile<16x16xi32>) -> !amx.tile<16x8xi32> return }
                                                                                                ^
<stdin>:67:97: note: see current operation: %0 = "amx.tile_muli"(%arg0, %arg0, %arg1) : (!amx.tile<16x64xi8>, !amx.tile<16x64xi8>, !amx.tile<16x16xi32>) -> !amx.tile<16x8xi32>
<stdin>:69:97: error: 'amx.tile_muli' op bad mult shape: 16 x 8 x 16
func.func @f(%a: !amx.tile<16x64xi8>, %b: !amx.tile<16x16xi32>, %c: !amx.tile<16x8xi32>) { %0 = "amx.tile_muli"(%a, %a, %c) : (!amx.tile<16x64xi8>, !amx.tile<16x64xi8>, !amx.tile<16x8xi32>) -> !amx.tile<16x8xi32> return }
                                                                                                ^
<stdin>:69:97: note: see current operation: %0 = "amx.tile_muli"(%arg0, %arg0, %arg2) : (!amx.tile<16x64xi8>, !amx.tile<16x64xi8>, !amx.tile<16x8xi32>) -> !amx.tile<16x8xi32>
<stdin>:71:97: error: 'amx.tile_muli' op bad column width: 68
func.func @f(%a: !amx.tile<16x68xi8>, %b: !amx.tile<16x16xi32>, %c: !amx.tile<17x8xi32>) { %0 = "amx.tile_muli"(%a, %a, %c) : (!amx.tile<16x68xi8>, !amx.tile<16x68xi8>, !amx.tile<17x8xi32>) -> !amx.tile<17x8xi32> return }
                                                                                                ^
<stdin>:71:97: note: see current operation: %0 = "amx.tile_muli"(%arg0, %arg0, %arg2) : (!amx.tile<16x68xi8>, !amx.tile<16x68xi8>, !amx.tile<17x8xi32>) -> !amx.tile<17x8xi32>
<stdin>:73:96: error: 'amx.tile_muli' op bad column width: 68
func.func @f(%a: !amx.tile<16x64xi8>, %b: !amx.tile<16x68xi8>, %c: !amx.tile<17x8xi32>) { %0 = "amx.tile_muli"(%a, %b, %c) : (!amx.tile<16x64xi8>, !amx.tile<16x68xi8>, !amx.tile<17x8xi32>) -> !amx.tile<17x8xi32> return }
                                                                                               ^
<stdin>:73:96: note: see current operation: %0 = "amx.tile_muli"(%arg0, %arg1, %arg2) : (!amx.tile<16x64xi8>, !amx.tile<16x68xi8>, !amx.tile<17x8xi32>) -> !amx.tile<17x8xi32>
<stdin>:75:96: error: 'amx.tile_muli' op bad row height: 17
func.func @f(%a: !amx.tile<16x64xi8>, %b: !amx.tile<16x64xi8>, %c: !amx.tile<17x8xi32>) { %0 = "amx.tile_muli"(%a, %b, %c) : (!amx.tile<16x64xi8>, !amx.tile<16x64xi8>, !amx.tile<17x8xi32>) -> !amx.tile<17x8xi32> return }
                                                                                               ^
<stdin>:75:96: note: see current operation: %0 = "amx.tile_muli"(%arg0, %arg1, %arg2) : (!amx.tile<16x64xi8>, !amx.tile<16x64xi8>, !amx.tile<17x8xi32>) -> !amx.tile<17x8xi32>
<stdin>:81:94: error: custom op 'amx.tile_muli' 'amx.tile_muli' op attribute 'isZextLhs' failed to satisfy constraint: unit attribute
func.func @f(%a: !amx.tile<8x32xi8>, %c: !amx.tile<8x8xi32>) { %0 = amx.tile_muli %a, %a, %c {isZextLhs = 1, x} : !amx.tile<8x32xi8>, !amx.tile<8x32xi8>, !amx.tile<8x8xi32> return }
                                                                                             ^
<stdin>:83:73: error: custom op 'amx.tile_load' invalid kind of type specified: expected builtin.memref, but found 'memref<*xi8>'
func.func @f(%m: memref<*xi8>, %i: index) { %0 = amx.tile_load %m[%i] : memref<*xi8> into !amx.tile<16x64xi8> return }
                                                                        ^
<stdin>:85:52: error: 'amx.tile_load' op result #0 must be tile of 32-bit float or 16-bit float or bfloat16 type or 32-bit signless integer or 8-bit signless integer values, but got 'tensor<16x64xi8>'
func.func @f(%m: memref<?x?xi8>, %i: index) { %0 = amx.tile_load %m[%i, %i] : memref<?x?xi8> into tensor<16x64xi8> return }
                                                   ^
<stdin>:85:52: note: see current operation: %0 = "amx.tile_load"(%arg0, %arg1, %arg1) <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (memref<?x?xi8>, index, index) -> tensor<16x64xi8>
<stdin>:87:52: error: 'amx.tile_load' op operand count (3) does not match with the total size (0) specified in attribute 'operandSegmentSizes'
func.func @f(%m: memref<?x?xi8>, %i: index) { %0 = "amx.tile_load"(%m, %i, %i) : (memref<?x?xi8>, index, index) -> !amx.tile<16x64xi8> return }
                                                   ^
<stdin>:87:52: note: see current operation: %0 = "amx.tile_load"(%arg0, %arg1, %arg1) <{operandSegmentSizes = array<i32: 0, 0, 0>}> : (memref<?x?xi8>, index, index) -> !amx.tile<16x64xi8>
<stdin>:89:50: error: 'amx.tile_load' op operand #1 must be variadic of index, but got 'i64'
func.func @f(%m: memref<?x?xi8>, %i: i64) { %0 = "amx.tile_load"(%m, %i, %i) <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (memref<?x?xi8>, i64, i64) -> !amx.tile<16x64xi8> return }
                                                 ^
<stdin>:89:50: note: see current operation: %0 = "amx.tile_load"(%arg0, %arg1, %arg1) <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (memref<?x?xi8>, i64, i64) -> !amx.tile<16x64xi8>
// ==== exit 1 ====
