// terrace opt --split-input-file
// Operations that differ from valid ones in a number or a callee alone are valid as those are; these differ in more.
func.func @type() {
  %0 = arith.constant 1 : i32
  %1 = arith.constant 2 : i32
  %2 = "arith.constant"() {value = 3 : i64} : () -> i32
  return
}

// -----

func.func private @callee()
func.func @nested() {
  call @callee() : () -> ()
  func.call @callee() : () -> ()
  "func.call"() {callee = @callee::@inner} : () -> ()
  return
}

// -----

func.func private @callee(i32)
func.func @operands(%a: i32) {
  call @callee(%a) : (i32) -> ()
  call @callee(%a) : (i32) -> ()
  call @operands() : () -> ()
  return
}

// -----

func.func private @callee(i32)
func.func @missing(%a: i32) {
  call @callee(%a) : (i32) -> ()
  call @callee(%a) : (i32) -> ()
  call @caller(%a) : (i32) -> ()
  return
}

// -----

llvm.func @float() {
  %0 = llvm.mlir.constant(1 : i32) : i32
  %1 = llvm.mlir.constant(2 : i32) : i32
  %2 = llvm.mlir.constant(2.0 : f32) : i32
  llvm.return
}

// -----

memref.global @g : memref<2xi32>
func.func @global() {
  %0 = memref.get_global @g : memref<2xi32>
  %1 = memref.get_global @g : memref<2xi32>
  %2 = memref.get_global @h : memref<2xi32>
  return
}

// -----

func.func @last(%a: i1) {
  cf.cond_br %a, ^bb1, ^bb1
^bb1:
  cf.cond_br %a, ^bb2, ^bb2
^bb2:
  "cf.cond_br"(%a)[^bb3, ^bb3] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  "cf.br"()[^bb3] : () -> ()
^bb3:
  return
}
// ==== stdout ====
// -----
// -----
// -----
// -----
module {
  llvm.func @float() {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(2 : i32) : i32
    %2 = llvm.mlir.constant(2.000000e+00 : f32) : i32
    llvm.return
  }
}

// -----
// -----
// ==== stderr ====
<stdin>:6:8: error: 'arith.constant' op failed to verify that all of {value, result} have same type
  %2 = "arith.constant"() {value = 3 : i64} : () -> i32
       ^
<stdin>:6:8: note: see current operation: %2 = "arith.constant"() <{value = 3 : i64}> : () -> i32
<stdin>:16:3: error: 'func.call' op attribute 'callee' failed to satisfy constraint: flat symbol reference attribute
  "func.call"() {callee = @callee::@inner} : () -> ()
  ^
<stdin>:26:3: error: 'func.call' op incorrect number of operands for callee
  call @operands() : () -> ()
  ^
<stdin>:26:3: note: see current operation: "func.call"() <{callee = @operands}> : () -> ()
<stdin>:36:3: error: 'func.call' op 'caller' does not reference a valid function
  call @caller(%a) : (i32) -> ()
  ^
<stdin>:36:3: note: see current operation: "func.call"(%arg0) <{callee = @caller}> : (i32) -> ()
<stdin>:55:8: error: 'memref.get_global' op 'h' does not reference a valid global memref
  %2 = memref.get_global @h : memref<2xi32>
       ^
<stdin>:55:8: note: see current operation: %2 = "memref.get_global"() <{name = @h}> : () -> memref<2xi32>
<stdin>:66:3: error: operation with block successors must terminate its parent block
  "cf.cond_br"(%a)[^bb3, ^bb3] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^
<stdin>:66:3: note: see current operation: "cf.cond_br"(%arg0)[^bb3, ^bb3] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
// ==== exit 1 ====
