// terrace opt --split-input-file
// Allocation, loads and stores, casts, transfers.
func.func @f(%n: index) {
  %0 = memref.alloc() : memref<?xf32>
  return }
// -----
func.func @f(%n: index) {
  %0 = memref.alloc(%n)[%n] : memref<?xf32>
  return }
// -----
func.func @f(%n: index) {
  %0 = memref.alloc(%n) : memref<?xf32, strided<[?], offset: ?>>
  return }
// -----
func.func @f(%n: index) {
  %0 = memref.alloc(%n)[%n, %n] : memref<?xf32, strided<[?], offset: ?>>
  return }
// -----
func.func @f(%n: index) {
  %0 = memref.alloc(%n)[%n] {alignment = 8 : i64} : memref<?xf32, affine_map<(d0)[s0] -> (d0 + s0)>>
  return }
// -----
func.func @f(%n: index) {
  %0 = memref.alloc(%n) {alignment = 3} : memref<?xf32>
  return }
// -----
func.func @f(%n: index) {
  %0 = memref.alloc(%n) {alignment = 3 : i64} : memref<?xf32>
  return }
// -----
module {
  %0 = memref.alloca() : memref<4xf32>
}
// -----
func.func @f(%n: memref<4xf32, strided<[2]>>) {
  %0 = memref.realloc %n : memref<4xf32, strided<[2]>> to memref<4xf32>
  return }
// -----
func.func @f(%n: memref<4xf32>) {
  %0 = memref.realloc %n : memref<4xf32> to memref<4xf32, strided<[2]>>
  return }
// -----
func.func @f(%n: memref<4xf32>) {
  %0 = memref.realloc %n : memref<4xf32> to memref<4xf32, 1>
  return }
// -----
func.func @f(%n: memref<4xf32>) {
  %0 = memref.realloc %n : memref<4xf32> to memref<4xf64>
  return }
// -----
func.func @f(%n: memref<4xf32>) {
  %0 = memref.realloc %n : memref<4xf32> to memref<?xf32>
  return }
// -----
func.func @f(%n: memref<4xf32>, %i : index) {
  %0 = memref.realloc %n(%i) : memref<4xf32> to memref<4xf32>
  return }
// -----
func.func @f(%n: memref<4xf32>, %i : index) {
  %0 = memref.load %n[%i, %i] : memref<4xf32>
  return }
// -----
func.func @f(%n: memref<4xf32>, %i : index, %v: f32) {
  memref.store %v, %n[%i, %i] : memref<4xf32>
  return }
// -----
func.func @f(%n: memref<4xf32>, %i : index, %v: f32) {
  memref.prefetch %n[%i, %i], read, locality<3>, data : memref<4xf32>
  return }
// -----
func.func @f(%n: memref<4xf32>, %i : index, %v: f32) {
  memref.prefetch %n[%i], read, locality<5>, data : memref<4xf32>
  return }
// -----
func.func @f(%n: memref<4xf32>, %i : index, %v: f32) {
  memref.prefetch %n[%i], rex, locality<3>, data : memref<4xf32>
  return }
// -----
func.func @f(%n: memref<4xf32>, %i : index, %v: f32) {
  memref.prefetch %n[%i], read, locality<3>, date : memref<4xf32>
  return }
// -----
func.func @f(%n: memref<4xf32>, %i : index, %v: f32) {
  memref.prefetch %n[%i], write, locality<0>, instr : memref<4xf32>
  return }
// -----
func.func @f(%n: memref<4xf32>, %i : index, %v: f64) {
  "memref.store"(%v, %n, %i) : (f64, memref<4xf32>, index) -> ()
  return }
// -----
func.func @f(%n: memref<4xf32>, %i : index, %v: f64) {
  %0 = "memref.load"(%n, %i) : (memref<4xf32>, index) -> (f64)
  return }
// -----
func.func @f(%n: memref<4xf32>, %m : memref<5xf32>, %v: memref<4xf64>) {
  memref.copy %n, %m : memref<4xf32> to memref<5xf32>
  return }
// -----
func.func @f(%n: memref<4xf32>, %m : memref<5xf32>, %v: memref<4xf64>) {
  memref.copy %n, %v : memref<4xf32> to memref<4xf64>
  return }
// -----
func.func @f(%n: memref<4xf32>, %i : index, %v: f64) {
  %0 = memref.cast %n : memref<4xf32> to memref<5xf32>
  return }
// -----
func.func @f(%n: memref<4xf32>, %i : index, %v: f64) {
  %0 = memref.cast %n : memref<4xf32> to memref<?xf64>
  return }
// -----
func.func @f(%n: memref<*xf32>, %i : index, %v: f64) {
  %0 = memref.cast %n : memref<*xf32> to memref<*xf32>
  return }
// -----
func.func @f(%n: memref<4xf32>, %i : index, %v: f64) {
  %0 = memref.cast %n : memref<4xf32> to memref<4xf32, strided<[2]>>
  return }
// -----
func.func @f(%n: memref<4xf32>, %i : index, %v: f64) {
  %0 = memref.memory_space_cast %n : memref<4xf32> to memref<?xf32, 1>
  return }
// -----
func.func @f(%n: memref<4xf32>, %i : index, %v: f64) {
  %0 = memref.memory_space_cast %n : memref<4xf32> to memref<4xf64, 1>
  return }
// -----
func.func @f(%n: memref<4xf32>, %i : index, %v: f64) {
  %0 = memref.assume_alignment %n, 0 : memref<4xf32>
  return }
// -----
func.func @f(%n: memref<4xf32>, %i : index, %v: f64) {
  %0 = memref.assume_alignment %n, 3 : memref<4xf32>
  return }
// -----
func.func @f(%n: memref<4xf32>, %i : index, %v: f64) {
  "memref.distinct_objects"() : () -> ()
  return }
// -----
func.func @f(%n: memref<4xf32>, %i : index, %v: f64) {
  %0 = "memref.distinct_objects"(%n) : (memref<4xf32>) -> (memref<5xf32>)
  return }
// -----
func.func @f(%n: memref<4xf32>, %i : index, %v: f64) {
  %0:2 = "memref.distinct_objects"(%n) : (memref<4xf32>) -> (memref<5xf32>, memref<5xf32>)
  return }
// -----
func.func @f(%n: memref<4xf32>, %m : memref<*xf32>, %v: memref<2xf32>) {
  %0:2 = memref.distinct_objects %n, %v : memref<4xf32>, memref<2xf32>
  return }
// -----
func.func @f(%n: memref<4xf32>, %i : index, %v: f64) {
  memref.dma_wait %n[%i, %i], %i : memref<4xf32>
  return }
// -----
func.func @f(%n: memref<4xf32>, %i : index, %v: f64) {
  memref.dma_start %n[%i], %n[%i], %i, %n[%i], %i : memref<4xf32>, memref<4xf32>, memref<4xf32>
  return }
// -----
func.func @f(%n: memref<4xf32>, %i : index, %v: f64) {
  memref.dma_start %n[%i], %n[%i], %i, %n[%i], %i, %i : memref<4xf32>, memref<4xf32>
  return }
// -----
func.func @f(%n: memref<4xf32>, %i : index, %v: f64) {
  "memref.dma_start"(%n, %n, %n) : (memref<4xf32>, memref<4xf32>, memref<4xf32>) -> ()
  return }
// -----
func.func @f(%n: memref<4xf32>, %i : index, %v: f64) {
  "memref.dma_start"(%i, %n, %n, %n) : (index, memref<4xf32>, memref<4xf32>, memref<4xf32>) -> ()
  return }
// -----
func.func @f(%n: memref<4xf32>, %i : index, %v: f64) {
  "memref.dma_start"(%n, %n, %n, %n) : (memref<4xf32>, memref<4xf32>, memref<4xf32>, memref<4xf32>) -> ()
  return }
// -----
func.func @f(%n: memref<4xf32>, %i : index, %v: f64) {
  "memref.dma_start"(%n, %n, %n, %n, %n) : (memref<4xf32>, memref<4xf32>, memref<4xf32>, memref<4xf32>, memref<4xf32>) -> ()
  return }
// -----
func.func @f(%n: memref<4xf32>, %i : index, %v: f64) {
  "memref.dma_start"(%n, %i, %i, %n, %n) : (memref<4xf32>, index, index, memref<4xf32>, memref<4xf32>) -> ()
  return }
// -----
func.func @f(%n: memref<4xf32>, %i : index, %v: f64) {
  "memref.dma_start"(%n, %i, %n, %i, %n, %n) : (memref<4xf32>, index, memref<4xf32>, index, memref<4xf32>, memref<4xf32>) -> ()
  return }
// -----
func.func @f(%n: memref<4xf32>, %i : index, %v: f64) {
  "memref.dma_start"(%n, %i, %n, %i, %i, %i) : (memref<4xf32>, index, memref<4xf32>, index, index, index) -> ()
  return }
// -----
func.func @f(%n: memref<4xf32>, %i : index, %v: f64) {
  "memref.dma_start"(%n, %i, %n, %i, %i, %n) : (memref<4xf32>, index, memref<4xf32>, index, index, memref<4xf32>) -> ()
  return }
// -----
func.func @f(%n: memref<4xf32>, %i : index, %v: f64) {
  "memref.dma_start"(%n, %i, %n, %i, %i, %n, %i, %i) : (memref<4xf32>, index, memref<4xf32>, index, index, memref<4xf32>, index, index) -> ()
  return }
// -----
func.func @f(%n: memref<4xf32>, %i : index, %v: f64) {
  "memref.dma_start"(%n, %i, %n, %i, %i, %n, %i, %i, %v) : (memref<4xf32>, index, memref<4xf32>, index, index, memref<4xf32>, index, index, f64) -> ()
  return }
// ==== stdout ====
// -----
// -----
// -----
module {
  func.func @f(%arg0: index) {
    %alloc = memref.alloc(%arg0)[%arg0, %arg0] : memref<?xf32, strided<[?], offset: ?>>
    return
  }
}

// -----
#map = affine_map<(d0)[s0] -> (d0 + s0)>
module {
  func.func @f(%arg0: index) {
    %alloc = memref.alloc(%arg0)[%arg0] {alignment = 8 : i64} : memref<?xf32, #map>
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
// -----
// -----
// -----
// -----
// -----
// -----
module {
  func.func @f(%arg0: memref<4xf32>, %arg1: index, %arg2: f32) {
    memref.prefetch %arg0[%arg1], write, locality<0>, instr : memref<4xf32>
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
// -----
// -----
// -----
// -----
// -----
// -----
module {
  func.func @f(%arg0: memref<4xf32>, %arg1: memref<*xf32>, %arg2: memref<2xf32>) {
    %0:2 = memref.distinct_objects %arg0, %arg2 : memref<4xf32>, memref<2xf32>
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
// -----
// -----
// -----
// ==== stderr ====
<stdin>:4:8: error: 'memref.alloc' op incorrect number of dynamic sizes, has 0, expected 1
  %0 = memref.alloc() : memref<?xf32>
       ^
<stdin>:4:8: note: see current operation: %0 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<?xf32>
<stdin>:8:8: error: 'memref.alloc' op symbol operand count does not equal memref symbol count: expected 0, got 1
  %0 = memref.alloc(%n)[%n] : memref<?xf32>
       ^
<stdin>:8:8: note: see current operation: %0 = "memref.alloc"(%arg0, %arg0) <{operandSegmentSizes = array<i32: 1, 1>}> : (index, index) -> memref<?xf32>
<stdin>:12:8: error: 'memref.alloc' op symbol operand count does not equal memref symbol count: expected 2, got 0
  %0 = memref.alloc(%n) : memref<?xf32, strided<[?], offset: ?>>
       ^
<stdin>:12:8: note: see current operation: %0 = "memref.alloc"(%arg0) <{operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<?xf32, strided<[?], offset: ?>>
<stdin>:24:25: error: custom op 'memref.alloc' 'memref.alloc' op attribute 'alignment' failed to satisfy constraint: 64-bit signless integer attribute whose value is positive and whose value is a power of two > 0
  %0 = memref.alloc(%n) {alignment = 3} : memref<?xf32>
                        ^
<stdin>:28:25: error: custom op 'memref.alloc' 'memref.alloc' op attribute 'alignment' failed to satisfy constraint: 64-bit signless integer attribute whose value is positive and whose value is a power of two > 0
  %0 = memref.alloc(%n) {alignment = 3 : i64} : memref<?xf32>
                        ^
<stdin>:32:8: error: 'memref.alloca' op requires an ancestor op with AutomaticAllocationScope trait
  %0 = memref.alloca() : memref<4xf32>
       ^
<stdin>:32:8: note: see current operation: %0 = "memref.alloca"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4xf32>
<stdin>:36:8: error: unsupported layout for source memref type 'memref<4xf32, strided<[2]>>'
  %0 = memref.realloc %n : memref<4xf32, strided<[2]>> to memref<4xf32>
       ^
<stdin>:36:8: note: see current operation: %0 = "memref.realloc"(%arg0) : (memref<4xf32, strided<[2]>>) -> memref<4xf32>
<stdin>:40:8: error: unsupported layout for result memref type 'memref<4xf32, strided<[2]>>'
  %0 = memref.realloc %n : memref<4xf32> to memref<4xf32, strided<[2]>>
       ^
<stdin>:40:8: note: see current operation: %0 = "memref.realloc"(%arg0) : (memref<4xf32>) -> memref<4xf32, strided<[2]>>
<stdin>:44:8: error: different memory spaces specified for source memref type 'memref<4xf32>' and result memref type 'memref<4xf32, 1>'
  %0 = memref.realloc %n : memref<4xf32> to memref<4xf32, 1>
       ^
<stdin>:44:8: note: see current operation: %0 = "memref.realloc"(%arg0) : (memref<4xf32>) -> memref<4xf32, 1>
<stdin>:48:8: error: different element types specified for source memref type 'memref<4xf32>' and result memref type 'memref<4xf64>'
  %0 = memref.realloc %n : memref<4xf32> to memref<4xf64>
       ^
<stdin>:48:8: note: see current operation: %0 = "memref.realloc"(%arg0) : (memref<4xf32>) -> memref<4xf64>
<stdin>:52:8: error: missing dimension operand for result type 'memref<?xf32>'
  %0 = memref.realloc %n : memref<4xf32> to memref<?xf32>
       ^
<stdin>:52:8: note: see current operation: %0 = "memref.realloc"(%arg0) : (memref<4xf32>) -> memref<?xf32>
<stdin>:56:8: error: unnecessary dimension operand for result type 'memref<4xf32>'
  %0 = memref.realloc %n(%i) : memref<4xf32> to memref<4xf32>
       ^
<stdin>:56:8: note: see current operation: %0 = "memref.realloc"(%arg0, %arg1) : (memref<4xf32>, index) -> memref<4xf32>
<stdin>:60:8: error: 'memref.load' op incorrect number of indices for load, expected 1 but got 2
  %0 = memref.load %n[%i, %i] : memref<4xf32>
       ^
<stdin>:60:8: note: see current operation: %0 = "memref.load"(%arg0, %arg1, %arg1) : (memref<4xf32>, index, index) -> f32
<stdin>:64:3: error: 'memref.store' op store index operand count not equal to memref rank
  memref.store %v, %n[%i, %i] : memref<4xf32>
  ^
<stdin>:64:3: note: see current operation: "memref.store"(%arg2, %arg0, %arg1, %arg1) : (f32, memref<4xf32>, index, index) -> ()
<stdin>:68:3: error: 'memref.prefetch' op too few indices
  memref.prefetch %n[%i, %i], read, locality<3>, data : memref<4xf32>
  ^
<stdin>:68:3: note: see current operation: "memref.prefetch"(%arg0, %arg1, %arg1) <{isDataCache = true, isWrite = false, localityHint = 3 : i32}> : (memref<4xf32>, index, index) -> ()
<stdin>:72:3: error: 'memref.prefetch' op attribute 'localityHint' failed to satisfy constraint: 32-bit signless integer attribute whose minimum value is 0 whose maximum value is 3
  memref.prefetch %n[%i], read, locality<5>, data : memref<4xf32>
  ^
<stdin>:72:3: note: see current operation: "memref.prefetch"(%arg0, %arg1) <{isDataCache = true, isWrite = false, localityHint = 5 : i32}> : (memref<4xf32>, index) -> ()
<stdin>:76:3: error: custom op 'memref.prefetch' rw specifier has to be 'read' or 'write'
  memref.prefetch %n[%i], rex, locality<3>, data : memref<4xf32>
  ^
<stdin>:80:3: error: custom op 'memref.prefetch' cache type has to be 'data' or 'instr'
  memref.prefetch %n[%i], read, locality<3>, date : memref<4xf32>
  ^
<stdin>:88:3: error: 'memref.store' op failed to verify that type of 'value' matches element type of 'memref'
  "memref.store"(%v, %n, %i) : (f64, memref<4xf32>, index) -> ()
  ^
<stdin>:88:3: note: see current operation: "memref.store"(%arg2, %arg0, %arg1) : (f64, memref<4xf32>, index) -> ()
<stdin>:92:8: error: 'memref.load' op failed to verify that result type matches element type of 'memref'
  %0 = "memref.load"(%n, %i) : (memref<4xf32>, index) -> (f64)
       ^
<stdin>:92:8: note: see current operation: %0 = "memref.load"(%arg0, %arg1) : (memref<4xf32>, index) -> f64
<stdin>:96:3: error: 'memref.copy' op requires the same shape for all operands
  memref.copy %n, %m : memref<4xf32> to memref<5xf32>
  ^
<stdin>:96:3: note: see current operation: "memref.copy"(%arg0, %arg1) : (memref<4xf32>, memref<5xf32>) -> ()
<stdin>:100:3: error: 'memref.copy' op requires the same element type for all operands
  memref.copy %n, %v : memref<4xf32> to memref<4xf64>
  ^
<stdin>:100:3: note: see current operation: "memref.copy"(%arg0, %arg2) : (memref<4xf32>, memref<4xf64>) -> ()
<stdin>:104:8: error: 'memref.cast' op operand type 'memref<4xf32>' and result type 'memref<5xf32>' are cast incompatible
  %0 = memref.cast %n : memref<4xf32> to memref<5xf32>
       ^
<stdin>:104:8: note: see current operation: %0 = "memref.cast"(%arg0) : (memref<4xf32>) -> memref<5xf32>
<stdin>:108:8: error: 'memref.cast' op operand type 'memref<4xf32>' and result type 'memref<?xf64>' are cast incompatible
  %0 = memref.cast %n : memref<4xf32> to memref<?xf64>
       ^
<stdin>:108:8: note: see current operation: %0 = "memref.cast"(%arg0) : (memref<4xf32>) -> memref<?xf64>
<stdin>:112:8: error: 'memref.cast' op operand type 'memref<*xf32>' and result type 'memref<*xf32>' are cast incompatible
  %0 = memref.cast %n : memref<*xf32> to memref<*xf32>
       ^
<stdin>:112:8: note: see current operation: %0 = "memref.cast"(%arg0) : (memref<*xf32>) -> memref<*xf32>
<stdin>:116:8: error: 'memref.cast' op operand type 'memref<4xf32>' and result type 'memref<4xf32, strided<[2]>>' are cast incompatible
  %0 = memref.cast %n : memref<4xf32> to memref<4xf32, strided<[2]>>
       ^
<stdin>:116:8: note: see current operation: %0 = "memref.cast"(%arg0) : (memref<4xf32>) -> memref<4xf32, strided<[2]>>
<stdin>:120:8: error: 'memref.memory_space_cast' op operand type 'memref<4xf32>' and result type 'memref<?xf32, 1>' are cast incompatible
  %0 = memref.memory_space_cast %n : memref<4xf32> to memref<?xf32, 1>
       ^
<stdin>:120:8: note: see current operation: %0 = "memref.memory_space_cast"(%arg0) : (memref<4xf32>) -> memref<?xf32, 1>
<stdin>:124:8: error: 'memref.memory_space_cast' op operand type 'memref<4xf32>' and result type 'memref<4xf64, 1>' are cast incompatible
  %0 = memref.memory_space_cast %n : memref<4xf32> to memref<4xf64, 1>
       ^
<stdin>:124:8: note: see current operation: %0 = "memref.memory_space_cast"(%arg0) : (memref<4xf32>) -> memref<4xf64, 1>
<stdin>:128:8: error: 'memref.assume_alignment' op attribute 'alignment' failed to satisfy constraint: 32-bit signless integer attribute whose value is positive
  %0 = memref.assume_alignment %n, 0 : memref<4xf32>
       ^
<stdin>:128:8: note: see current operation: %0 = "memref.assume_alignment"(%arg0) <{alignment = 0 : i32}> : (memref<4xf32>) -> memref<4xf32>
<stdin>:132:8: error: 'memref.assume_alignment' op alignment must be power of 2
  %0 = memref.assume_alignment %n, 3 : memref<4xf32>
       ^
<stdin>:132:8: note: see current operation: %0 = "memref.assume_alignment"(%arg0) <{alignment = 3 : i32}> : (memref<4xf32>) -> memref<4xf32>
<stdin>:136:3: error: 'memref.distinct_objects' op expected at least one operand
  "memref.distinct_objects"() : () -> ()
  ^
<stdin>:136:3: note: see current operation: "memref.distinct_objects"() : () -> ()
<stdin>:140:8: error: 'memref.distinct_objects' op operand types and result types must match
  %0 = "memref.distinct_objects"(%n) : (memref<4xf32>) -> (memref<5xf32>)
       ^
<stdin>:140:8: note: see current operation: %0 = "memref.distinct_objects"(%arg0) : (memref<4xf32>) -> memref<5xf32>
<stdin>:144:10: error: 'memref.distinct_objects' op operand types and result types must match
  %0:2 = "memref.distinct_objects"(%n) : (memref<4xf32>) -> (memref<5xf32>, memref<5xf32>)
         ^
<stdin>:144:10: note: see current operation: %0:2 = "memref.distinct_objects"(%arg0) : (memref<4xf32>) -> (memref<5xf32>, memref<5xf32>)
<stdin>:152:3: error: 'memref.dma_wait' op expected tagIndices to have the same number of elements as the tagMemRef rank, expected 1, but got 2
  memref.dma_wait %n[%i, %i], %i : memref<4xf32>
  ^
<stdin>:152:3: note: see current operation: "memref.dma_wait"(%arg0, %arg1, %arg1, %arg1) : (memref<4xf32>, index, index, index) -> ()
<stdin>:156:3: error: custom op 'memref.dma_start' expected two stride related operands
  memref.dma_start %n[%i], %n[%i], %i, %n[%i], %i : memref<4xf32>, memref<4xf32>, memref<4xf32>
  ^
<stdin>:160:3: error: custom op 'memref.dma_start' fewer/more types expected
  memref.dma_start %n[%i], %n[%i], %i, %n[%i], %i, %i : memref<4xf32>, memref<4xf32>
  ^
<stdin>:164:3: error: 'memref.dma_start' op expected at least 4 operands
  "memref.dma_start"(%n, %n, %n) : (memref<4xf32>, memref<4xf32>, memref<4xf32>) -> ()
  ^
<stdin>:164:3: note: see current operation: "memref.dma_start"(%arg0, %arg0, %arg0) : (memref<4xf32>, memref<4xf32>, memref<4xf32>) -> ()
<stdin>:168:3: error: 'memref.dma_start' op expected source to be of memref type
  "memref.dma_start"(%i, %n, %n, %n) : (index, memref<4xf32>, memref<4xf32>, memref<4xf32>) -> ()
  ^
<stdin>:168:3: note: see current operation: "memref.dma_start"(%arg1, %arg0, %arg0, %arg0) : (index, memref<4xf32>, memref<4xf32>, memref<4xf32>) -> ()
<stdin>:172:3: error: 'memref.dma_start' op expected at least 5 operands
  "memref.dma_start"(%n, %n, %n, %n) : (memref<4xf32>, memref<4xf32>, memref<4xf32>, memref<4xf32>) -> ()
  ^
<stdin>:172:3: note: see current operation: "memref.dma_start"(%arg0, %arg0, %arg0, %arg0) : (memref<4xf32>, memref<4xf32>, memref<4xf32>, memref<4xf32>) -> ()
<stdin>:176:3: error: 'memref.dma_start' op expected source indices to be of index type
  "memref.dma_start"(%n, %n, %n, %n, %n) : (memref<4xf32>, memref<4xf32>, memref<4xf32>, memref<4xf32>, memref<4xf32>) -> ()
  ^
<stdin>:176:3: note: see current operation: "memref.dma_start"(%arg0, %arg0, %arg0, %arg0, %arg0) : (memref<4xf32>, memref<4xf32>, memref<4xf32>, memref<4xf32>, memref<4xf32>) -> ()
<stdin>:180:3: error: 'memref.dma_start' op expected destination to be of memref type
  "memref.dma_start"(%n, %i, %i, %n, %n) : (memref<4xf32>, index, index, memref<4xf32>, memref<4xf32>) -> ()
  ^
<stdin>:180:3: note: see current operation: "memref.dma_start"(%arg0, %arg1, %arg1, %arg0, %arg0) : (memref<4xf32>, index, index, memref<4xf32>, memref<4xf32>) -> ()
<stdin>:184:3: error: 'memref.dma_start' op expected num elements to be of index type
  "memref.dma_start"(%n, %i, %n, %i, %n, %n) : (memref<4xf32>, index, memref<4xf32>, index, memref<4xf32>, memref<4xf32>) -> ()
  ^
<stdin>:184:3: note: see current operation: "memref.dma_start"(%arg0, %arg1, %arg0, %arg1, %arg0, %arg0) : (memref<4xf32>, index, memref<4xf32>, index, memref<4xf32>, memref<4xf32>) -> ()
<stdin>:188:3: error: 'memref.dma_start' op expected tag to be of memref type
  "memref.dma_start"(%n, %i, %n, %i, %i, %i) : (memref<4xf32>, index, memref<4xf32>, index, index, index) -> ()
  ^
<stdin>:188:3: note: see current operation: "memref.dma_start"(%arg0, %arg1, %arg0, %arg1, %arg1, %arg1) : (memref<4xf32>, index, memref<4xf32>, index, index, index) -> ()
<stdin>:192:3: error: 'memref.dma_start' op expected at least 7 operands
  "memref.dma_start"(%n, %i, %n, %i, %i, %n) : (memref<4xf32>, index, memref<4xf32>, index, index, memref<4xf32>) -> ()
  ^
<stdin>:192:3: note: see current operation: "memref.dma_start"(%arg0, %arg1, %arg0, %arg1, %arg1, %arg0) : (memref<4xf32>, index, memref<4xf32>, index, index, memref<4xf32>) -> ()
<stdin>:196:3: error: 'memref.dma_start' op incorrect number of operands
  "memref.dma_start"(%n, %i, %n, %i, %i, %n, %i, %i) : (memref<4xf32>, index, memref<4xf32>, index, index, memref<4xf32>, index, index) -> ()
  ^
<stdin>:196:3: note: see current operation: "memref.dma_start"(%arg0, %arg1, %arg0, %arg1, %arg1, %arg0, %arg1, %arg1) : (memref<4xf32>, index, memref<4xf32>, index, index, memref<4xf32>, index, index) -> ()
<stdin>:200:3: error: 'memref.dma_start' op expected stride and num elements per stride to be of type index
  "memref.dma_start"(%n, %i, %n, %i, %i, %n, %i, %i, %v) : (memref<4xf32>, index, memref<4xf32>, index, index, memref<4xf32>, index, index, f64) -> ()
  ^
<stdin>:200:3: note: see current operation: "memref.dma_start"(%arg0, %arg1, %arg0, %arg1, %arg1, %arg0, %arg1, %arg1, %arg2) : (memref<4xf32>, index, memref<4xf32>, index, index, memref<4xf32>, index, index, f64) -> ()
// ==== exit 1 ====
