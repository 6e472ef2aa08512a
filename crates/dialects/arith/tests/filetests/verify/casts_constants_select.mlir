// terrace opt --split-input-file
// What casts, constants and selects must be, one piece for each rule.
func.func @f(%x: i32, %m: memref<4xi32>) {
  %0 = "arith.extsi"(%x) : (i32) -> i16
  return
}
// -----
func.func @f(%x: vector<4xi32>, %m: memref<4xi32>) {
  %0 = "arith.extsi"(%x) : (vector<4xi32>) -> vector<5xi64>
  return
}
// -----
func.func @f(%x: tensor<4xi32>, %m: memref<4xi32>) {
  %0 = "arith.extsi"(%x) : (tensor<4xi32>) -> vector<4xi64>
  return
}
// -----
func.func @f(%x: tensor<4xi32>, %m: memref<4xi32>) {
  %0 = "arith.extsi"(%x) : (tensor<4xi32>) -> tensor<5xi64>
  return
}
// -----
func.func @f(%x: tensor<*xi32>, %m: memref<4xi32>) {
  %0 = "arith.extsi"(%x) : (tensor<*xi32>) -> tensor<5xi64>
  return
}
// -----
func.func @f(%x: tensor<?xi32>, %m: memref<4xi32>) {
  %0 = "arith.extsi"(%x) : (tensor<?xi32>) -> tensor<5xi64>
  return
}
// -----
func.func @f(%x: tensor<?xi32>, %m: memref<4xi32>) {
  %0 = "arith.index_cast"(%m) : (memref<4xi32>) -> vector<4xindex>
  return
}
// -----
func.func @f(%x: tensor<?xi32>, %m: memref<4xi32>) {
  %0 = "arith.index_cast"(%m) : (memref<4xi32>) -> memref<4xi64>
  return
}
// -----
func.func @f(%x: tensor<?xi32>, %m: memref<4xi32>) {
  %0 = "arith.bitcast"(%m) : (memref<4xi32>) -> memref<4xi64>
  return
}
// -----
func.func @f(%x: tensor<?xi32>, %m: memref<4xi32>, %i : index) {
  %0 = "arith.bitcast"(%i) : (index) -> i64
  return
}
// -----
func.func @f(%x: f32, %m: bf16, %i : index) {
  %0 = "arith.extf"(%m) : (bf16) -> f16
  return
}
// -----
func.func @f(%x: f32, %m: bf16, %i : index) {
  %0 = "arith.truncf"(%m) : (bf16) -> f16
  return
}
// -----
func.func @f(%x: f32, %m: f8E5M2, %i : index) {
  %0 = "arith.scaling_extf"(%m, %x) : (f8E5M2, f32) -> f16
  %1 = "arith.scaling_extf"(%x, %x) : (f32, f32) -> f16
  return
}
// -----
func.func @f(%x: f32, %m: f8E5M2, %i : vector<4xf16>) {
  %1 = "arith.scaling_extf"(%i, %x) : (vector<4xf16>, f32) -> vector<5xf32>
  return
}
// -----
func.func @f(%x: f32, %m: f8E5M2, %i : vector<4xf16>) {
  %1 = "arith.scaling_truncf"(%i, %x) : (vector<4xf16>, f32) -> vector<5xf32>
  return
}
// -----
func.func @f(%x: f32, %m: f8E5M2, %i : vector<4xf16>) {
  %1 = "arith.scaling_truncf"(%m, %x) : (f8E5M2, f32) -> f32
  return
}
// -----
func.func @f(%x: tensor<?xi32>, %m: memref<4xi32>, %i : index) {
  %0 = "arith.select"(%i, %i, %i) : (index, index, index) -> index
  return
}
// -----
func.func @f(%x: vector<5xi32>, %m: memref<4xi32>, %i : index, %c: vector<4xi1>) {
  %0 = "arith.select"(%c, %x, %x) : (vector<4xi1>, vector<5xi32>, vector<5xi32>) -> vector<5xi32>
  return
}
// -----
func.func @f(%x: memref<4xi32>, %m: memref<4xi32>, %i : index, %c: vector<4xi1>) {
  %0 = "arith.select"(%c, %x, %x) : (vector<4xi1>, memref<4xi32>, memref<4xi32>) -> memref<4xi32>
  return
}
// -----
func.func @f(%x: tensor<4xi32>, %m: memref<4xi32>, %i : index, %c: vector<4xi1>) {
  %0 = "arith.select"(%c, %x, %x) : (vector<4xi1>, tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
  return
}
// -----
func.func @f(%x: tensor<4xi32>, %m: memref<4xi32>, %i : index, %c: tensor<?xi1>) {
  %0 = "arith.select"(%c, %x, %x) : (tensor<?xi1>, tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
  return
}
// -----
func.func @f(%x: tensor<4xi32>, %m: memref<4xi32>, %i : index, %c: tensor<?xi1>) {
  %0 = "arith.select"(%c, %x, %m) : (tensor<?xi1>, tensor<4xi32>, memref<4xi32>) -> tensor<4xi32>
  return
}
// -----
func.func @f() {
  %0 = "arith.constant"() {value = 5 : i32} : () -> i64
  return
}
// -----
func.func @f() {
  %0 = "arith.constant"() {value = 5 : si32} : () -> si32
  return
}
// -----
func.func @f() {
  %0 = "arith.constant"() {value = "a" : i32} : () -> i32
  return
}
// -----
func.func @f() {
  %0 = "arith.constant"() {value = dense<[1,2]> : vector<2xsi32>} : () -> vector<2xsi32>
  return
}
// -----
func.func @f() {
  %0 = arith.constant dense<[1,2]> : vector<[2]xi32>
  return
}
// -----
func.func @f() {
  %0 = arith.constant dense<1> : vector<[2]xi32>
  %1 = arith.constant dense_resource<foo> : tensor<2xi32>
  %2 = arith.constant sparse<0, 1> : tensor<2xi32>
  %3 = arith.constant 5 : index
  %4 = arith.constant true
  %5 = arith.constant 2.0 : f32
  %6 = arith.constant dense<1> : tensor<2xui32>
  %7 = arith.constant -7 : i8
  %8 = arith.constant {foo} 200 : i8
  return
}
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
    %cst = arith.constant dense<[1, 2]> : vector<2xsi32>
    return
  }
}

// -----
// -----
module {
  func.func @f() {
    %cst = arith.constant dense<1> : vector<[2]xi32>
    %cst_0 = arith.constant dense_resource<foo> : tensor<2xi32>
    %cst_1 = arith.constant sparse<0, 1> : tensor<2xi32>
    %c5 = arith.constant 5 : index
    %true = arith.constant true
    %cst_2 = arith.constant 2.000000e+00 : f32
    %cst_3 = arith.constant dense<1> : tensor<2xui32>
    %c-7_i8 = arith.constant -7 : i8
    %c-56_i8 = arith.constant {foo} -56 : i8
    return
  }
}

// ==== stderr ====
<stdin>:4:8: error: 'arith.extsi' op operand type 'i32' and result type 'i16' are cast incompatible
  %0 = "arith.extsi"(%x) : (i32) -> i16
       ^
<stdin>:4:8: note: see current operation: %0 = "arith.extsi"(%arg0) : (i32) -> i16
<stdin>:9:8: error: 'arith.extsi' op requires the same shape for all operands and results
  %0 = "arith.extsi"(%x) : (vector<4xi32>) -> vector<5xi64>
       ^
<stdin>:9:8: note: see current operation: %0 = "arith.extsi"(%arg0) : (vector<4xi32>) -> vector<5xi64>
<stdin>:14:8: error: 'arith.extsi' op failed to verify that input and output have the same tensor dimensions
  %0 = "arith.extsi"(%x) : (tensor<4xi32>) -> vector<4xi64>
       ^
<stdin>:14:8: note: see current operation: %0 = "arith.extsi"(%arg0) : (tensor<4xi32>) -> vector<4xi64>
<stdin>:19:8: error: 'arith.extsi' op failed to verify that input and output have the same tensor dimensions
  %0 = "arith.extsi"(%x) : (tensor<4xi32>) -> tensor<5xi64>
       ^
<stdin>:19:8: note: see current operation: %0 = "arith.extsi"(%arg0) : (tensor<4xi32>) -> tensor<5xi64>
<stdin>:24:8: error: 'arith.extsi' op failed to verify that input and output have the same tensor dimensions
  %0 = "arith.extsi"(%x) : (tensor<*xi32>) -> tensor<5xi64>
       ^
<stdin>:24:8: note: see current operation: %0 = "arith.extsi"(%arg0) : (tensor<*xi32>) -> tensor<5xi64>
<stdin>:29:8: error: 'arith.extsi' op failed to verify that input and output have the same tensor dimensions
  %0 = "arith.extsi"(%x) : (tensor<?xi32>) -> tensor<5xi64>
       ^
<stdin>:29:8: note: see current operation: %0 = "arith.extsi"(%arg0) : (tensor<?xi32>) -> tensor<5xi64>
<stdin>:34:8: error: 'arith.index_cast' op if a result is non-scalar, then at least one operand must be non-scalar
  %0 = "arith.index_cast"(%m) : (memref<4xi32>) -> vector<4xindex>
       ^
<stdin>:34:8: note: see current operation: %0 = "arith.index_cast"(%arg1) : (memref<4xi32>) -> vector<4xindex>
<stdin>:39:8: error: 'arith.index_cast' op operand type 'memref<4xi32>' and result type 'memref<4xi64>' are cast incompatible
  %0 = "arith.index_cast"(%m) : (memref<4xi32>) -> memref<4xi64>
       ^
<stdin>:39:8: note: see current operation: %0 = "arith.index_cast"(%arg1) : (memref<4xi32>) -> memref<4xi64>
<stdin>:44:8: error: 'arith.bitcast' op operand type 'memref<4xi32>' and result type 'memref<4xi64>' are cast incompatible
  %0 = "arith.bitcast"(%m) : (memref<4xi32>) -> memref<4xi64>
       ^
<stdin>:44:8: note: see current operation: %0 = "arith.bitcast"(%arg1) : (memref<4xi32>) -> memref<4xi64>
<stdin>:49:8: error: 'arith.bitcast' op operand #0 must be signless-integer-or-float-like or memref of signless-integer or float, but got 'index'
  %0 = "arith.bitcast"(%i) : (index) -> i64
       ^
<stdin>:49:8: note: see current operation: %0 = "arith.bitcast"(%arg2) : (index) -> i64
<stdin>:54:8: error: 'arith.extf' op operand type 'bf16' and result type 'f16' are cast incompatible
  %0 = "arith.extf"(%m) : (bf16) -> f16
       ^
<stdin>:54:8: note: see current operation: %0 = "arith.extf"(%arg1) : (bf16) -> f16
<stdin>:59:8: error: 'arith.truncf' op operand type 'bf16' and result type 'f16' are cast incompatible
  %0 = "arith.truncf"(%m) : (bf16) -> f16
       ^
<stdin>:59:8: note: see current operation: %0 = "arith.truncf"(%arg1) : (bf16) -> f16
<stdin>:65:8: error: 'arith.scaling_extf' op operand types 'f32', 'f32' and result type 'f16' are cast incompatible
  %1 = "arith.scaling_extf"(%x, %x) : (f32, f32) -> f16
       ^
<stdin>:65:8: note: see current operation: %1 = "arith.scaling_extf"(%arg0, %arg0) : (f32, f32) -> f16
<stdin>:70:8: error: 'arith.scaling_extf' op operand types 'vector<4xf16>', 'f32' and result type 'vector<5xf32>' are cast incompatible
  %1 = "arith.scaling_extf"(%i, %x) : (vector<4xf16>, f32) -> vector<5xf32>
       ^
<stdin>:70:8: note: see current operation: %0 = "arith.scaling_extf"(%arg2, %arg0) : (vector<4xf16>, f32) -> vector<5xf32>
<stdin>:75:8: error: 'arith.scaling_truncf' op operand types 'vector<4xf16>', 'f32' and result type 'vector<5xf32>' are cast incompatible
  %1 = "arith.scaling_truncf"(%i, %x) : (vector<4xf16>, f32) -> vector<5xf32>
       ^
<stdin>:75:8: note: see current operation: %0 = "arith.scaling_truncf"(%arg2, %arg0) : (vector<4xf16>, f32) -> vector<5xf32>
<stdin>:80:8: error: 'arith.scaling_truncf' op operand types 'f8E5M2', 'f32' and result type 'f32' are cast incompatible
  %1 = "arith.scaling_truncf"(%m, %x) : (f8E5M2, f32) -> f32
       ^
<stdin>:80:8: note: see current operation: %0 = "arith.scaling_truncf"(%arg1, %arg0) : (f8E5M2, f32) -> f32
<stdin>:85:8: error: 'arith.select' op operand #0 must be bool-like, but got 'index'
  %0 = "arith.select"(%i, %i, %i) : (index, index, index) -> index
       ^
<stdin>:85:8: note: see current operation: %0 = "arith.select"(%arg2, %arg2, %arg2) : (index, index, index) -> index
<stdin>:90:8: error: 'arith.select' op failed to verify that condition is signless i1 or has matching shape
  %0 = "arith.select"(%c, %x, %x) : (vector<4xi1>, vector<5xi32>, vector<5xi32>) -> vector<5xi32>
       ^
<stdin>:90:8: note: see current operation: %0 = "arith.select"(%arg3, %arg0, %arg0) : (vector<4xi1>, vector<5xi32>, vector<5xi32>) -> vector<5xi32>
<stdin>:95:8: error: 'arith.select' op if an operand is non-scalar, then there must be at least one non-scalar result
  %0 = "arith.select"(%c, %x, %x) : (vector<4xi1>, memref<4xi32>, memref<4xi32>) -> memref<4xi32>
       ^
<stdin>:95:8: note: see current operation: %0 = "arith.select"(%arg3, %arg0, %arg0) : (vector<4xi1>, memref<4xi32>, memref<4xi32>) -> memref<4xi32>
<stdin>:100:8: error: 'arith.select' op all non-scalar operands/results must have the same shape and base type
  %0 = "arith.select"(%c, %x, %x) : (vector<4xi1>, tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
       ^
<stdin>:100:8: note: see current operation: %0 = "arith.select"(%arg3, %arg0, %arg0) : (vector<4xi1>, tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
<stdin>:105:8: error: 'arith.select' op failed to verify that condition is signless i1 or has matching shape
  %0 = "arith.select"(%c, %x, %x) : (tensor<?xi1>, tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
       ^
<stdin>:105:8: note: see current operation: %0 = "arith.select"(%arg3, %arg0, %arg0) : (tensor<?xi1>, tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
<stdin>:110:8: error: 'arith.select' op failed to verify that all of {true_value, false_value, result} have same type
  %0 = "arith.select"(%c, %x, %m) : (tensor<?xi1>, tensor<4xi32>, memref<4xi32>) -> tensor<4xi32>
       ^
<stdin>:110:8: note: see current operation: %0 = "arith.select"(%arg3, %arg0, %arg1) : (tensor<?xi1>, tensor<4xi32>, memref<4xi32>) -> tensor<4xi32>
<stdin>:115:8: error: 'arith.constant' op failed to verify that all of {value, result} have same type
  %0 = "arith.constant"() {value = 5 : i32} : () -> i64
       ^
<stdin>:115:8: note: see current operation: %0 = "arith.constant"() <{value = 5 : i32}> : () -> i64
<stdin>:120:8: error: 'arith.constant' op integer return type must be signless
  %0 = "arith.constant"() {value = 5 : si32} : () -> si32
       ^
<stdin>:120:8: note: see current operation: %0 = "arith.constant"() <{value = 5 : si32}> : () -> si32
<stdin>:125:8: error: 'arith.constant' op value must be an integer, float, or elements attribute
  %0 = "arith.constant"() {value = "a" : i32} : () -> i32
       ^
<stdin>:125:8: note: see current operation: %0 = "arith.constant"() <{value = "a" : i32}> : () -> i32
<stdin>:135:8: error: 'arith.constant' op intializing scalable vectors with elements attribute is not supported unless it's a vector splat
  %0 = arith.constant dense<[1,2]> : vector<[2]xi32>
       ^
<stdin>:135:8: note: see current operation: %0 = "arith.constant"() <{value = dense<[1, 2]> : vector<[2]xi32>}> : () -> vector<[2]xi32>
// ==== exit 1 ====
