// terrace opt --split-input-file
// Where a type must be a vector, others are refused before what comes behind them is read.
func.func @f(%i: index, %v1: vector<1xf32>, %vi4: vector<4xi32>, %k4: vector<4xi1>, %m1: memref<?xf32>) {
  vector.scatter %m1[%i][%vi4], %k4, %v1 : memref<?xf32>, i32<4xi32>, vector<4xi1>, vector<1xf32>
  return
}
// -----
func.func @f(%i: index, %v1: vector<1xf32>, %vi4: vector<4xi32>, %k4: vector<4xi1>, %m1: memref<?xf32>) {
  vector.scatter %m1[%i][%vi4], %k4, %v1 : memref<?xf32>, i32, vector<4xi1>, vector<1xf32>
  return
}
// -----
func.func @f(%i: index, %v1: vector<1xf32>) {
  %0 = vector.shuffle %v1, %v1 [0, 1] : i32, vector<1xf32>
  return
}
// -----
func.func @f(%i: index, %v1: vector<1xf32>) {
  %0 = vector.reduction <add>, %v1 : i32 into f32
  return
}
// -----
func.func @f(%i: index, %v1: vector<1xf32>) {
  %0 = vector.scan <add>, %v1, %v1 {inclusive = true, reduction_dim = 0 : i64} : i32, i32
  return
}
// -----
func.func @f(%i: index, %v1: vector<1xf32>) {
  %0 = vector.interleave %v1, %v1 : i32 -> i32
  return
}
// ==== stdout ====
// -----
// -----
// -----
// -----
// -----
// ==== stderr ====
<stdin>:4:59: error: custom op 'vector.scatter' invalid kind of type specified: expected builtin.vector, but found 'i32'
  vector.scatter %m1[%i][%vi4], %k4, %v1 : memref<?xf32>, i32<4xi32>, vector<4xi1>, vector<1xf32>
                                                          ^
<stdin>:9:59: error: custom op 'vector.scatter' invalid kind of type specified: expected builtin.vector, but found 'i32'
  vector.scatter %m1[%i][%vi4], %k4, %v1 : memref<?xf32>, i32, vector<4xi1>, vector<1xf32>
                                                          ^
<stdin>:14:23: error: use of value '%v1' expects different type than prior uses: 'i32' vs 'vector<1xf32>'
  %0 = vector.shuffle %v1, %v1 [0, 1] : i32, vector<1xf32>
                      ^
<stdin>:13:25: note: prior use here
func.func @f(%i: index, %v1: vector<1xf32>) {
                        ^
<stdin>:19:38: error: custom op 'vector.reduction' invalid kind of type specified: expected builtin.vector, but found 'i32'
  %0 = vector.reduction <add>, %v1 : i32 into f32
                                     ^
<stdin>:24:82: error: custom op 'vector.scan' invalid kind of type specified: expected builtin.vector, but found 'i32'
  %0 = vector.scan <add>, %v1, %v1 {inclusive = true, reduction_dim = 0 : i64} : i32, i32
                                                                                 ^
<stdin>:29:37: error: custom op 'vector.interleave' invalid kind of type specified: expected builtin.vector, but found 'i32'
  %0 = vector.interleave %v1, %v1 : i32 -> i32
                                    ^
// ==== exit 1 ====
