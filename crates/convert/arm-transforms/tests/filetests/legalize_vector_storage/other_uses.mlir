// terrace opt --split-input-file --pass-pipeline='builtin.module(func.func(arm-sve-legalize-vector-storage))'
// Other uses of memory of predicates are errors.
func.func @freed(%mask: vector<[4]xi1>) {
  %0 = memref.alloc() : memref<vector<[4]xi1>>
  memref.store %mask, %0[] : memref<vector<[4]xi1>>
  memref.dealloc %0 : memref<vector<[4]xi1>>
  return
}

// -----

func.func @returned() -> memref<3xvector<[4]xi1>> {
  %0 = memref.alloca() : memref<vector<3x[4]xi1>>
  %1 = vector.type_cast %0 : memref<vector<3x[4]xi1>> to memref<3xvector<[4]xi1>>
  return %1 : memref<3xvector<[4]xi1>>
}

// -----

func.func @chosen(%mask: vector<[4]xi1>, %which: i1) {
  %0 = memref.alloca() : memref<vector<[4]xi1>>
  %1 = memref.alloca() : memref<vector<[4]xi1>>
  %2 = arith.select %which, %0, %1 : memref<vector<[4]xi1>>
  memref.store %mask, %2[] : memref<vector<[4]xi1>>
  return
}
// ==== stdout ====
// -----
// -----
// ==== stderr ====
<stdin>:4:8: error: failed to legalize operation 'builtin.unrealized_conversion_cast' that was explicitly marked illegal
  %0 = memref.alloc() : memref<vector<[4]xi1>>
       ^
<stdin>:4:8: note: see current operation: %1 = "builtin.unrealized_conversion_cast"(%0) {__arm_sve_legalize_vector_storage__} : (memref<vector<[16]xi1>>) -> memref<vector<[4]xi1>>
<stdin>:4:8: note: pattern 'LegalizeSVEMaskAllocation' does not apply: memory of predicates has other uses than loads, stores and 'vector.type_cast'
<stdin>:14:8: error: failed to legalize operation 'builtin.unrealized_conversion_cast' that was explicitly marked illegal
  %1 = vector.type_cast %0 : memref<vector<3x[4]xi1>> to memref<3xvector<[4]xi1>>
       ^
<stdin>:14:8: note: see current operation: %2 = "builtin.unrealized_conversion_cast"(%1) {__arm_sve_legalize_vector_storage__} : (memref<3xvector<[16]xi1>>) -> memref<3xvector<[4]xi1>>
<stdin>:14:8: note: pattern 'LegalizeSVEMaskAllocation' does not apply: memory of predicates has other uses than loads, stores and 'vector.type_cast'
<stdin>:21:8: error: failed to legalize operation 'builtin.unrealized_conversion_cast' that was explicitly marked illegal
  %0 = memref.alloca() : memref<vector<[4]xi1>>
       ^
<stdin>:21:8: note: see current operation: %1 = "builtin.unrealized_conversion_cast"(%0) {__arm_sve_legalize_vector_storage__} : (memref<vector<[16]xi1>>) -> memref<vector<[4]xi1>>
<stdin>:21:8: note: pattern 'LegalizeSVEMaskAllocation' does not apply: memory of predicates has other uses than loads, stores and 'vector.type_cast'
// ==== exit 1 ====
