// terrace opt --split-input-file
// Text that is no affine operation.
func.func @f(%m: memref<?xf32>, %n: index) {
  %r = affine.for %i = 0 to 10 iter_args() -> (f32) {
  }
  return
}
// -----
func.func @f(%m: memref<?xf32>, %n: index) {
  affine.for %i = 0 to "x" {
  }
  return
}
// -----
func.func @f(%m: memref<?xf32>, %n: index) {
  affine.for %i = 0 to 4 step "x" {
  }
  return
}
// -----
func.func @f(%m: memref<?xf32>, %n: index) {
  %x = affine.apply 1()
  return
}
// -----
func.func @f(%m: memref<?xf32>, %n: index) {
  affine.if affine_map<()->(1)>() {}
  return
}
// -----
func.func @f(%m: memref<?xf32>, %n: index) {
  affine.parallel (%i) = (0) to (10) reduce (1) {}
  return
}
// -----
func.func @f(%m: memref<?xf32>, %n: index) {
  affine.parallel (%i) = (0) to (10) reduce ("foo") {}
  return
}
// -----
func.func @f(%m: memref<?xf32>, %n: index) {
  %d:3 = affine.delinearize_index %n into (0, a) : index, index, index
  return
}
// -----
func.func @f(%m: memref<?xf32>, %n: index) {
  affine.parallel (%i) = (0) to (10) step (%n) {} {foo}
  return
}
// -----
func.func @f(%m: memref<8xf32>, %n: index, %v: vector<f32>) {
  affine.vector_load %m[%n] : memref<8xf32>, f32
  return
}
// -----
func.func @f(%m: memref<8xf32>, %n: index, %v: vector<f32>) {
  affine.load %m[%n] : f32
  return
}
// -----
func.func @f(%m: memref<8xf32>, %n: index, %v: vector<f32>) {
  affine.for %i = %n, %n to 4 {}
  return
}
// -----
func.func @f(%m: memref<8xf32>, %n: index, %v: vector<f32>) {
  affine.for %i = 0 4 {}
  return
}
// -----
func.func @f(%m: memref<8xf32>, %n: index, %v: vector<f32>) {
  affine.for %i = 0 to 4 step -1 {}
  return
}
// -----
func.func @f(%m: memref<8xf32>, %n: index, %v: vector<f32>) {
  affine.dma_wait %m[%n], %n : f32
  return
}
// -----
func.func @f(%m: memref<8xf32>, %n: index, %v: vector<f32>) {
  affine.dma_start %m[%n], %m[%n], %m[%n], %n, %n : memref<8xf32>, memref<8xf32>, memref<8xf32>
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
// ==== stderr ====
<stdin>:4:8: error: custom op 'affine.for' mismatch between the number of loop-carried values and results
  %r = affine.for %i = 0 to 10 iter_args() -> (f32) {
       ^
<stdin>:10:3: error: custom op 'affine.for' expected valid affine map representation for loop bounds
  affine.for %i = 0 to "x" {
  ^
<stdin>:16:31: error: custom op 'affine.for' invalid kind of attribute specified
  affine.for %i = 0 to 4 step "x" {
                              ^
<stdin>:22:21: error: custom op 'affine.apply' invalid kind of attribute specified
  %x = affine.apply 1()
                    ^
<stdin>:27:13: error: custom op 'affine.if' invalid kind of attribute specified
  affine.if affine_map<()->(1)>() {}
            ^
<stdin>:32:46: error: integer literal not valid for specified type
  affine.parallel (%i) = (0) to (10) reduce (1) {}
                                             ^
<stdin>:37:46: error: custom op 'affine.parallel' invalid reduction value: "foo"
  affine.parallel (%i) = (0) to (10) reduce ("foo") {}
                                             ^
<stdin>:42:47: error: custom op 'affine.delinearize_index' expected integer value
  %d:3 = affine.delinearize_index %n into (0, a) : index, index, index
                                              ^
<stdin>:42:10: error: custom op 'affine.delinearize_index' expected SSA value or integer
  %d:3 = affine.delinearize_index %n into (0, a) : index, index, index
         ^
<stdin>:47:3: error: custom op 'affine.parallel' steps must be constant integers
  affine.parallel (%i) = (0) to (10) step (%n) {} {foo}
  ^
<stdin>:52:46: error: custom op 'affine.vector_load' invalid kind of type specified: expected builtin.vector, but found 'f32'
  affine.vector_load %m[%n] : memref<8xf32>, f32
                                             ^
<stdin>:57:22: error: custom op 'affine.load' invalid kind of type specified: expected builtin.memref, but found 'f32'
  affine.load %m[%n] : f32
                     ^
<stdin>:62:3: error: custom op 'affine.for' expected only one loop bound operand
  affine.for %i = %n, %n to 4 {}
  ^
<stdin>:67:21: error: custom op 'affine.for' expected 'to' between bounds
  affine.for %i = 0 4 {}
                    ^
<stdin>:72:31: error: custom op 'affine.for' expected step to be representable as a positive signed integer
  affine.for %i = 0 to 4 step -1 {}
                              ^
<stdin>:77:19: error: use of value '%m' expects different type than prior uses: 'f32' vs 'memref<8xf32>'
  affine.dma_wait %m[%n], %n : f32
                  ^
<stdin>:76:14: note: prior use here
func.func @f(%m: memref<8xf32>, %n: index, %v: vector<f32>) {
             ^
<stdin>:82:3: error: custom op 'affine.dma_start' expected two stride related operands
  affine.dma_start %m[%n], %m[%n], %m[%n], %n, %n : memref<8xf32>, memref<8xf32>, memref<8xf32>
  ^
// ==== exit 1 ====
