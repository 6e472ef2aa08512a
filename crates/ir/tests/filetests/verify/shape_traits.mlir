// terrace opt --split-input-file
// Traits that compare shapes and element types.
func.func @f(%a: tensor<4xi8>) { %0 = arith.extui %a : tensor<4xi8> to tensor<5xi16> return }
// -----
func.func @f(%a: tensor<?xi8>) { %0 = arith.extui %a : tensor<?xi8> to tensor<5xi16> return }
// -----
func.func @f(%a: vector<4xi8>) { %0 = arith.extui %a : vector<4xi8> to tensor<4xi16> return }
// -----
func.func @f(%a: vector<4xi8>) { %0 = arith.extui %a : vector<4xi8> to vector<5xi16> return }
// -----
func.func @f(%a: vector<4xi8>) { %0 = arith.extui %a : vector<4xi8> to i16 return }
// -----
func.func @f(%a: vector<4xi8>) { %0 = arith.extui %a : vector<4xi8> to vector<[4]xi16> return }
// -----
func.func @f(%a: memref<4xi8>) { %0 = memref.cast %a : memref<4xi8> to memref<5xi8> return }
// -----
func.func @f(%a: memref<4xi8>) { %0 = memref.memory_space_cast %a : memref<4xi8> to memref<5xi8, 1> return }
// -----
func.func @f(%a: memref<4xi8>) { %0 = memref.memory_space_cast %a : memref<4xi8> to memref<*xi8, 1> return }
// -----
func.func @f(%a: memref<4xi8>) { %0 = memref.memory_space_cast %a : memref<4xi8> to memref<4xi16, 1> return }
// -----
func.func @f(%a: vector<4xf32>, %b: vector<5xi32>) { %0 = math.fpowi %a, %b : vector<4xf32>, vector<5xi32> return }
// -----
func.func @f(%a: vector<4xf32>, %b: i32) { %0 = math.fpowi %a, %b : vector<4xf32>, i32 return }
// -----
func.func @f(%a: vector<4xf32>, %b: tensor<4xi32>) { %0 = math.fpowi %a, %b : vector<4xf32>, tensor<4xi32> return }
// -----
func.func @f(%a: vector<4xf32>, %b: vector<[4]xi32>) { %0 = math.fpowi %a, %b : vector<4xf32>, vector<[4]xi32> return }
// -----
func.func @f(%a: vector<4xi32>) { %0:2 = "arith.addui_extended"(%a, %a) : (vector<4xi32>, vector<4xi32>) -> (vector<4xi32>, i1) return }
// -----
func.func @f(%a: vector<4xi32>) { %0:2 = "arith.addui_extended"(%a, %a) : (vector<4xi32>, vector<4xi32>) -> (vector<4xi32>, tensor<4xi1>) return }
// -----
func.func @f(%a: tensor<?xi32>) { %0:2 = "arith.addui_extended"(%a, %a) : (tensor<?xi32>, tensor<?xi32>) -> (tensor<?xi32>, tensor<4xi1>) return }
// -----
func.func @f(%a: vector<4xi32>) { %0 = "llvm.intr.vector.reduce.add"(%a) : (vector<4xi32>) -> i64 return }
// -----
func.func @f(%a: vector<4xf32>, %s: f64) { %0 = "llvm.intr.vector.reduce.fadd"(%s, %a) : (f64, vector<4xf32>) -> f32 return }
// -----
func.func @f(%a: vector<4xf32>) { %0 = "llvm.intr.vector.reduce.fmax"(%a) : (vector<4xf32>) -> vector<4xf32> return }
// -----
func.func @f(%a: vector<4xf32>) { %0 = "llvm.intr.vector.reduce.fmax"(%a) : (vector<4xf32>) -> f64 return }
// -----
func.func @f(%a: vector<4xf32>) { %0 = arith.cmpf oeq, %a, %a : vector<4xf32> return }
// -----
func.func @f(%a: vector<4xf32>) { %0 = "arith.cmpf"(%a, %a) <{predicate = 1 : i64}> : (vector<4xf32>, vector<4xf32>) -> vector<5xi1> return }
// -----
func.func @f(%a: vector<4xf32>) { %0:2 = "math.sincos"(%a) : (vector<4xf32>) -> (vector<4xf32>, vector<5xf32>) return }
// -----
func.func @f(%a: vector<4xf32>) { %0 = "math.isnan"(%a) : (vector<4xf32>) -> vector<5xi1> return }
// -----
func.func @f(%a: vector<4xf32>) { %0 = "math.isnan"(%a) : (vector<4xf32>) -> i1 return }
// -----
func.func @f(%a: complex<f32>, %i: i32) { %0 = complex.powi %a, %i : complex<f32>, i32 return }
// -----
func.func @f(%a: vector<4xf32>, %c: vector<4xi1>) { %0 = "arith.select"(%c, %a, %a) : (vector<4xi1>, vector<4xf32>, vector<4xf32>) -> vector<5xf32> return }
// -----
func.func @f(%a: tensor<4xf32>, %c: vector<4xi1>) { %0 = "arith.select"(%c, %a, %a) : (vector<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32> return }
// ==== stdout ====
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
// -----
// -----
// -----
// -----
// -----
// -----
module {
  func.func @f(%arg0: tensor<?xi32>) {
    %sum, %overflow = arith.addui_extended %arg0, %arg0 : tensor<?xi32>, tensor<4xi1>
    return
  }
}

// -----
// -----
// -----
module {
  func.func @f(%arg0: vector<4xf32>) {
    %0 = llvm.intr.vector.reduce.fmax(%arg0) : (vector<4xf32>) -> vector<4xf32>
    return
  }
}

// -----
// -----
module {
  func.func @f(%arg0: vector<4xf32>) {
    %0 = arith.cmpf oeq, %arg0, %arg0 : vector<4xf32>
    return
  }
}

// -----
// -----
// -----
// -----
// -----
module {
  func.func @f(%arg0: complex<f32>, %arg1: i32) {
    %0 = complex.powi %arg0, %arg1 : complex<f32>, i32
    return
  }
}

// -----
// -----
// ==== stderr ====
<stdin>:3:39: error: 'arith.extui' op failed to verify that input and output have the same tensor dimensions
func.func @f(%a: tensor<4xi8>) { %0 = arith.extui %a : tensor<4xi8> to tensor<5xi16> return }
                                      ^
<stdin>:3:39: note: see current operation: %0 = "arith.extui"(%arg0) : (tensor<4xi8>) -> tensor<5xi16>
<stdin>:5:39: error: 'arith.extui' op failed to verify that input and output have the same tensor dimensions
func.func @f(%a: tensor<?xi8>) { %0 = arith.extui %a : tensor<?xi8> to tensor<5xi16> return }
                                      ^
<stdin>:5:39: note: see current operation: %0 = "arith.extui"(%arg0) : (tensor<?xi8>) -> tensor<5xi16>
<stdin>:7:39: error: 'arith.extui' op failed to verify that input and output have the same tensor dimensions
func.func @f(%a: vector<4xi8>) { %0 = arith.extui %a : vector<4xi8> to tensor<4xi16> return }
                                      ^
<stdin>:7:39: note: see current operation: %0 = "arith.extui"(%arg0) : (vector<4xi8>) -> tensor<4xi16>
<stdin>:9:39: error: 'arith.extui' op requires the same shape for all operands and results
func.func @f(%a: vector<4xi8>) { %0 = arith.extui %a : vector<4xi8> to vector<5xi16> return }
                                      ^
<stdin>:9:39: note: see current operation: %0 = "arith.extui"(%arg0) : (vector<4xi8>) -> vector<5xi16>
<stdin>:11:39: error: 'arith.extui' op requires the same shape for all operands and results
func.func @f(%a: vector<4xi8>) { %0 = arith.extui %a : vector<4xi8> to i16 return }
                                      ^
<stdin>:11:39: note: see current operation: %0 = "arith.extui"(%arg0) : (vector<4xi8>) -> i16
<stdin>:13:39: error: 'arith.extui' op requires the same shape for all operands and results
func.func @f(%a: vector<4xi8>) { %0 = arith.extui %a : vector<4xi8> to vector<[4]xi16> return }
                                      ^
<stdin>:13:39: note: see current operation: %0 = "arith.extui"(%arg0) : (vector<4xi8>) -> vector<[4]xi16>
<stdin>:15:39: error: 'memref.cast' op operand type 'memref<4xi8>' and result type 'memref<5xi8>' are cast incompatible
func.func @f(%a: memref<4xi8>) { %0 = memref.cast %a : memref<4xi8> to memref<5xi8> return }
                                      ^
<stdin>:15:39: note: see current operation: %0 = "memref.cast"(%arg0) : (memref<4xi8>) -> memref<5xi8>
<stdin>:17:39: error: 'memref.memory_space_cast' op operand type 'memref<4xi8>' and result type 'memref<5xi8, 1>' are cast incompatible
func.func @f(%a: memref<4xi8>) { %0 = memref.memory_space_cast %a : memref<4xi8> to memref<5xi8, 1> return }
                                      ^
<stdin>:17:39: note: see current operation: %0 = "memref.memory_space_cast"(%arg0) : (memref<4xi8>) -> memref<5xi8, 1>
<stdin>:19:39: error: 'memref.memory_space_cast' op operand type 'memref<4xi8>' and result type 'memref<*xi8, 1>' are cast incompatible
func.func @f(%a: memref<4xi8>) { %0 = memref.memory_space_cast %a : memref<4xi8> to memref<*xi8, 1> return }
                                      ^
<stdin>:19:39: note: see current operation: %0 = "memref.memory_space_cast"(%arg0) : (memref<4xi8>) -> memref<*xi8, 1>
<stdin>:21:39: error: 'memref.memory_space_cast' op operand type 'memref<4xi8>' and result type 'memref<4xi16, 1>' are cast incompatible
func.func @f(%a: memref<4xi8>) { %0 = memref.memory_space_cast %a : memref<4xi8> to memref<4xi16, 1> return }
                                      ^
<stdin>:21:39: note: see current operation: %0 = "memref.memory_space_cast"(%arg0) : (memref<4xi8>) -> memref<4xi16, 1>
<stdin>:23:59: error: 'math.fpowi' op requires the same shape for all operands and results
func.func @f(%a: vector<4xf32>, %b: vector<5xi32>) { %0 = math.fpowi %a, %b : vector<4xf32>, vector<5xi32> return }
                                                          ^
<stdin>:23:59: note: see current operation: %0 = "math.fpowi"(%arg0, %arg1) <{fastmath = #arith.fastmath<none>}> : (vector<4xf32>, vector<5xi32>) -> vector<4xf32>
<stdin>:25:49: error: 'math.fpowi' op requires the same shape for all operands and results
func.func @f(%a: vector<4xf32>, %b: i32) { %0 = math.fpowi %a, %b : vector<4xf32>, i32 return }
                                                ^
<stdin>:25:49: note: see current operation: %0 = "math.fpowi"(%arg0, %arg1) <{fastmath = #arith.fastmath<none>}> : (vector<4xf32>, i32) -> vector<4xf32>
<stdin>:27:59: error: 'math.fpowi' op all non-scalar operands/results must have the same shape and base type
func.func @f(%a: vector<4xf32>, %b: tensor<4xi32>) { %0 = math.fpowi %a, %b : vector<4xf32>, tensor<4xi32> return }
                                                          ^
<stdin>:27:59: note: see current operation: %0 = "math.fpowi"(%arg0, %arg1) <{fastmath = #arith.fastmath<none>}> : (vector<4xf32>, tensor<4xi32>) -> vector<4xf32>
<stdin>:29:61: error: 'math.fpowi' op requires the same shape for all operands and results
func.func @f(%a: vector<4xf32>, %b: vector<[4]xi32>) { %0 = math.fpowi %a, %b : vector<4xf32>, vector<[4]xi32> return }
                                                            ^
<stdin>:29:61: note: see current operation: %0 = "math.fpowi"(%arg0, %arg1) <{fastmath = #arith.fastmath<none>}> : (vector<4xf32>, vector<[4]xi32>) -> vector<4xf32>
<stdin>:31:42: error: 'arith.addui_extended' op if an operand is non-scalar, then all results must be non-scalar
func.func @f(%a: vector<4xi32>) { %0:2 = "arith.addui_extended"(%a, %a) : (vector<4xi32>, vector<4xi32>) -> (vector<4xi32>, i1) return }
                                         ^
<stdin>:31:42: note: see current operation: %0:2 = "arith.addui_extended"(%arg0, %arg0) : (vector<4xi32>, vector<4xi32>) -> (vector<4xi32>, i1)
<stdin>:33:42: error: 'arith.addui_extended' op all non-scalar operands/results must have the same shape and base type
func.func @f(%a: vector<4xi32>) { %0:2 = "arith.addui_extended"(%a, %a) : (vector<4xi32>, vector<4xi32>) -> (vector<4xi32>, tensor<4xi1>) return }
                                         ^
<stdin>:33:42: note: see current operation: %0:2 = "arith.addui_extended"(%arg0, %arg0) : (vector<4xi32>, vector<4xi32>) -> (vector<4xi32>, tensor<4xi1>)
<stdin>:37:40: error: 'llvm.intr.vector.reduce.add' op requires the same element type for all operands and results
func.func @f(%a: vector<4xi32>) { %0 = "llvm.intr.vector.reduce.add"(%a) : (vector<4xi32>) -> i64 return }
                                       ^
<stdin>:37:40: note: see current operation: %0 = "llvm.intr.vector.reduce.add"(%arg0) : (vector<4xi32>) -> i64
<stdin>:39:49: error: 'llvm.intr.vector.reduce.fadd' op requires the same element type for all operands and results
func.func @f(%a: vector<4xf32>, %s: f64) { %0 = "llvm.intr.vector.reduce.fadd"(%s, %a) : (f64, vector<4xf32>) -> f32 return }
                                                ^
<stdin>:39:49: note: see current operation: %0 = "llvm.intr.vector.reduce.fadd"(%arg1, %arg0) <{fastmathFlags = #llvm.fastmath<none>}> : (f64, vector<4xf32>) -> f32
<stdin>:43:40: error: 'llvm.intr.vector.reduce.fmax' op requires the same element type for all operands and results
func.func @f(%a: vector<4xf32>) { %0 = "llvm.intr.vector.reduce.fmax"(%a) : (vector<4xf32>) -> f64 return }
                                       ^
<stdin>:43:40: note: see current operation: %0 = "llvm.intr.vector.reduce.fmax"(%arg0) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>) -> f64
<stdin>:47:40: error: 'arith.cmpf' op failed to verify that result type has i1 element type and same shape as operands
func.func @f(%a: vector<4xf32>) { %0 = "arith.cmpf"(%a, %a) <{predicate = 1 : i64}> : (vector<4xf32>, vector<4xf32>) -> vector<5xi1> return }
                                       ^
<stdin>:47:40: note: see current operation: %0 = "arith.cmpf"(%arg0, %arg0) <{fastmath = #arith.fastmath<none>, predicate = 1 : i64}> : (vector<4xf32>, vector<4xf32>) -> vector<5xi1>
<stdin>:49:42: error: 'math.sincos' op failed to verify that all of {operand, sin, cos} have same type
func.func @f(%a: vector<4xf32>) { %0:2 = "math.sincos"(%a) : (vector<4xf32>) -> (vector<4xf32>, vector<5xf32>) return }
                                         ^
<stdin>:49:42: note: see current operation: %0:2 = "math.sincos"(%arg0) <{fastmath = #arith.fastmath<none>}> : (vector<4xf32>) -> (vector<4xf32>, vector<5xf32>)
<stdin>:51:40: error: 'math.isnan' op failed to verify that result type has i1 element type and same shape as operands
func.func @f(%a: vector<4xf32>) { %0 = "math.isnan"(%a) : (vector<4xf32>) -> vector<5xi1> return }
                                       ^
<stdin>:51:40: note: see current operation: %0 = "math.isnan"(%arg0) <{fastmath = #arith.fastmath<none>}> : (vector<4xf32>) -> vector<5xi1>
<stdin>:53:40: error: 'math.isnan' op failed to verify that result type has i1 element type and same shape as operands
func.func @f(%a: vector<4xf32>) { %0 = "math.isnan"(%a) : (vector<4xf32>) -> i1 return }
                                       ^
<stdin>:53:40: note: see current operation: %0 = "math.isnan"(%arg0) <{fastmath = #arith.fastmath<none>}> : (vector<4xf32>) -> i1
<stdin>:57:58: error: 'arith.select' op failed to verify that all of {true_value, false_value, result} have same type
func.func @f(%a: vector<4xf32>, %c: vector<4xi1>) { %0 = "arith.select"(%c, %a, %a) : (vector<4xi1>, vector<4xf32>, vector<4xf32>) -> vector<5xf32> return }
                                                         ^
<stdin>:57:58: note: see current operation: %0 = "arith.select"(%arg1, %arg0, %arg0) : (vector<4xi1>, vector<4xf32>, vector<4xf32>) -> vector<5xf32>
<stdin>:59:58: error: 'arith.select' op all non-scalar operands/results must have the same shape and base type
func.func @f(%a: tensor<4xf32>, %c: vector<4xi1>) { %0 = "arith.select"(%c, %a, %a) : (vector<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32> return }
                                                         ^
<stdin>:59:58: note: see current operation: %0 = "arith.select"(%arg1, %arg0, %arg0) : (vector<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// ==== exit 1 ====
