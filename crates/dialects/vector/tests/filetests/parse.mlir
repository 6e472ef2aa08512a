// terrace opt --allow-unregistered-dialect --split-input-file
// Text that is no vector operation.
func.func @f(%v24: vector<2x4xf32>) {
  %0 = vector.extract %v24[a] : f32 from vector<2x4xf32>
  return
}
// -----
func.func @f(%v4: vector<4xf32>) {
  %0:3 = vector.to_elements %v4 : vector<4xf32>
  return
}
// -----
func.func @f(%s4: vector<[4]xf32>) {
  %0 = vector.to_elements %s4 : vector<[4]xf32>
  return
}
// -----
func.func @f(%f: f32) {
  %0 = vector.from_elements %f, %f : vector<3xf32>
  return
}
// -----
func.func @f(%f: f32) {
  %0 = vector.from_elements %f, %f : vector<[2]xf32>
  return
}
// -----
func.func @f(%f: f32) {
  %0 = vector.from_elements %f, %f : f32
  return
}
// -----
func.func @f(%f: f32, %v4: vector<4xf32>) {
  %0 = vector.reduction <add>, %v4, %f : vector<4xf32> into i32
  return
}
// -----
func.func @f(%v4: vector<4xf32>) {
  %0 = vector.outerproduct %v4 : vector<4xf32>, f32
  return
}
// -----
func.func @f(%f: f32, %v4: vector<4xf32>) {
  %0 = vector.outerproduct %f, %v4 : f32, vector<4xf32>
  return
}
// -----
func.func @f(%f: f32, %k4: vector<4xi1>) {
  vector.mask %k4, %f { } : vector<4xi1>
  return
}
// -----
func.func @f(%f: f32, %i: index, %m: memref<?x?xf32>) {
  %0 = vector.transfer_read %m[%i, %i], %f : memref<?x?xf32>
  return
}
// -----
func.func @f(%f: f32, %i: index, %m: memref<?x?xf32>) {
  %0 = vector.transfer_read %m[%i, %i], %f : vector<4xf32>, memref<?x?xf32>
  return
}
// -----
func.func @f(%f: f32, %i: index, %m: memref<?x?xf32>) {
  %0 = vector.transfer_read %m[%i, %i], %f : memref<?x?xf32>, f32
  return
}
// -----
func.func @f(%f: f32, %i: index, %m: memref<?x?xf32>) {
  %0 = vector.transfer_read %m[%i, %i], %f : memref<?x?xf32>, vector<4x4x4xf32>
  return
}
// -----
func.func @f(%i: index, %v4: vector<4xf32>, %k4: vector<4xi1>, %mv: memref<?xvector<4xf32>>) {
  %0 = vector.transfer_read %mv[%i], %v4, %k4 : memref<?xvector<4xf32>>, vector<2x4xf32>
  return
}
// -----
func.func @f(%f: f32, %m0: memref<f32>) {
  %0 = vector.transfer_read %m0[], %f : memref<f32>, vector<1xf32>
  return
}
// -----
func.func @f(%f: f32, %m0: memref<f32>) {
  %0 = vector.transfer_read %m0[], %f : memref<f32>, vector<2xf32>
  return
}
// -----
func.func @f(%i: index, %v4: vector<4xf32>, %m: memref<?x?xf32>) {
  vector.transfer_write %v4, %m[%i, %i] : memref<?x?xf32>, vector<4xf32>
  return
}
// -----
func.func @f(%i: index, %v4: vector<4xf32>, %m: memref<?x?xf32>) {
  vector.transfer_write %v4, %m[%i, %i] : vector<4xf32>, f32
  return
}
// -----
func.func @f(%i: index, %v4: vector<4xf32>, %m: memref<?x?xf32>) {
  vector.transfer_write %v4, %m[%i, %i] : vector<4xf32>
  return
}
// -----
func.func @f(%i: index, %v4: vector<4xf32>, %k24: vector<2x4xi1>, %m: memref<?x?xf32>) {
  vector.transfer_write %v4, %m[%i, %i], %k24 : vector<4xf32>, memref<?x?xf32>
  return
}
// -----
func.func @f(%i: index, %m: memref<?x?xf32>) {
  %0 = vector.load %m[%i, %i] {alignment = 3 : i64} : memref<?x?xf32>, vector<4xf32>
  return
}
// -----
#id = affine_map<(d0) -> (d0)>
#zero = affine_map<(d0) -> ()>
func.func @f(%f: f32, %v4: vector<4xf32>) {
  %0 = vector.contract {indexing_maps = [#id, #id, #zero], iterator_types = ["foo"]} %v4, %v4, %f : vector<4xf32>, vector<4xf32> into f32
  return
}
// -----
#id = affine_map<(d0) -> (d0)>
#zero = affine_map<(d0) -> ()>
func.func @f(%f: f32, %v4: vector<4xf32>) {
  %0 = vector.contract {indexing_maps = [#id, #id, #zero]} %v4, %v4, %f : vector<4xf32>, vector<4xf32> into f32
  return
}
// -----
func.func @f(%f: f32, %v4: vector<4xf32>) {
  %0 = vector.contract 1 %v4, %v4, %f : vector<4xf32>, vector<4xf32> into f32
  return
}
// -----
func.func @f() {
  "test.use"() {a = #vector.foo<foo>} : () -> ()
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
// ==== stderr ====
<stdin>:4:28: error: custom op 'vector.extract' expected integer value
  %0 = vector.extract %v24[a] : f32 from vector<2x4xf32>
                           ^
<stdin>:4:8: error: custom op 'vector.extract' expected SSA value or integer
  %0 = vector.extract %v24[a] : f32 from vector<2x4xf32>
       ^
<stdin>:9:3: error: operation defines 4 results but was provided 3 to bind
  %0:3 = vector.to_elements %v4 : vector<4xf32>
  ^
<stdin>:14:3: error: operation defines 4 results but was provided 1 to bind
  %0 = vector.to_elements %s4 : vector<[4]xf32>
  ^
<stdin>:19:29: error: custom op 'vector.from_elements' number of operands and types do not match: got 2 operands and 3 types
  %0 = vector.from_elements %f, %f : vector<3xf32>
                            ^
<stdin>:24:8: error: custom op 'vector.from_elements' 'dest' must be fixed-length vector of any type values, but got 'vector<[2]xf32>'
  %0 = vector.from_elements %f, %f : vector<[2]xf32>
       ^
<stdin>:29:38: error: custom op 'vector.from_elements' invalid kind of type specified: expected builtin.vector, but found 'f32'
  %0 = vector.from_elements %f, %f : f32
                                     ^
<stdin>:34:37: error: use of value '%f' expects different type than prior uses: 'i32' vs 'f32'
  %0 = vector.reduction <add>, %v4, %f : vector<4xf32> into i32
                                    ^
<stdin>:33:14: note: prior use here
func.func @f(%f: f32, %v4: vector<4xf32>) {
             ^
<stdin>:39:8: error: custom op 'vector.outerproduct' expected at least 2 operands
  %0 = vector.outerproduct %v4 : vector<4xf32>, f32
       ^
<stdin>:44:8: error: custom op 'vector.outerproduct' expected vector type for operand #1
  %0 = vector.outerproduct %f, %v4 : f32, vector<4xf32>
       ^
<stdin>:49:3: error: custom op 'vector.mask' expects a result if passthru operand is provided
  vector.mask %k4, %f { } : vector<4xi1>
  ^
<stdin>:54:44: error: custom op 'vector.transfer_read' requires two types
  %0 = vector.transfer_read %m[%i, %i], %f : memref<?x?xf32>
                                           ^
<stdin>:59:44: error: custom op 'vector.transfer_read' requires memref or ranked tensor type
  %0 = vector.transfer_read %m[%i, %i], %f : vector<4xf32>, memref<?x?xf32>
                                           ^
<stdin>:64:44: error: custom op 'vector.transfer_read' requires vector type
  %0 = vector.transfer_read %m[%i, %i], %f : memref<?x?xf32>, f32
                                           ^
<stdin>:69:44: error: custom op 'vector.transfer_read' expected a custom permutation_map when rank(source) != rank(destination)
  %0 = vector.transfer_read %m[%i, %i], %f : memref<?x?xf32>, vector<4x4x4xf32>
                                           ^
<stdin>:74:43: error: custom op 'vector.transfer_read' does not support masks with vector element type
  %0 = vector.transfer_read %mv[%i], %v4, %k4 : memref<?xvector<4xf32>>, vector<2x4xf32>
                                          ^
<stdin>:79:39: error: custom op 'vector.transfer_read' expected a custom permutation_map when rank(source) != rank(destination)
  %0 = vector.transfer_read %m0[], %f : memref<f32>, vector<1xf32>
                                      ^
<stdin>:84:39: error: custom op 'vector.transfer_read' expected a custom permutation_map when rank(source) != rank(destination)
  %0 = vector.transfer_read %m0[], %f : memref<f32>, vector<2xf32>
                                      ^
<stdin>:89:41: error: custom op 'vector.transfer_write' requires vector type
  vector.transfer_write %v4, %m[%i, %i] : memref<?x?xf32>, vector<4xf32>
                                        ^
<stdin>:94:41: error: custom op 'vector.transfer_write' requires memref or ranked tensor type
  vector.transfer_write %v4, %m[%i, %i] : vector<4xf32>, f32
                                        ^
<stdin>:99:41: error: custom op 'vector.transfer_write' requires two types
  vector.transfer_write %v4, %m[%i, %i] : vector<4xf32>
                                        ^
<stdin>:104:42: error: use of value '%k24' expects different type than prior uses: 'vector<4xi1>' vs 'vector<2x4xi1>'
  vector.transfer_write %v4, %m[%i, %i], %k24 : vector<4xf32>, memref<?x?xf32>
                                         ^
<stdin>:103:45: note: prior use here
func.func @f(%i: index, %v4: vector<4xf32>, %k24: vector<2x4xi1>, %m: memref<?x?xf32>) {
                                            ^
<stdin>:109:31: error: custom op 'vector.load' 'vector.load' op attribute 'alignment' failed to satisfy constraint: 64-bit signless integer attribute whose value is positive and whose value is a power of two > 0
  %0 = vector.load %m[%i, %i] {alignment = 3 : i64} : memref<?x?xf32>, vector<4xf32>
                              ^
<stdin>:116:24: error: custom op 'vector.contract' unexpected iterator_type (foo)
  %0 = vector.contract {indexing_maps = [#id, #id, #zero], iterator_types = ["foo"]} %v4, %v4, %f : vector<4xf32>, vector<4xf32> into f32
                       ^
<stdin>:123:24: error: custom op 'vector.contract' expected "iterator_types" array attribute
  %0 = vector.contract {indexing_maps = [#id, #id, #zero]} %v4, %v4, %f : vector<4xf32>, vector<4xf32> into f32
                       ^
<stdin>:128:24: error: custom op 'vector.contract' invalid kind of attribute specified
  %0 = vector.contract 1 %v4, %v4, %f : vector<4xf32>, vector<4xf32> into f32
                       ^
<stdin>:133:29: error: unknown attribute `foo` in dialect `vector`
  "test.use"() {a = #vector.foo<foo>} : () -> ()
                            ^
// ==== exit 1 ====
