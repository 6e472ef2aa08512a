// terrace opt --split-input-file
func.func @load(%m: memref<?xf32, strided<[?], offset: ?>>, %i: index) -> vector<2x3xi32> {
  %0 = vector.load %m[%i, %i] : memref<?xf32, strided<[?], offset: ?>>, vector<2x3xi32>
  return %0 : vector<2x3xi32>
}

// -----

func.func @rank(%m: memref<?xf32>, %i: index) -> vector<2x3xi32> {
  %0 = vector.load %m[%i] : memref<?xf32>, vector<2x3xi32>
  return %0 : vector<2x3xi32>
}

// -----

func.func @store(%m: memref<?xf32, strided<[?], offset: ?>>, %i: index, %v: vector<2x3xf32>) {
  vector.store %v, %m[%i] : memref<?xf32, strided<[?], offset: ?>>, vector<2x3xf32>
  return
}
// ==== stdout ====
// -----
// -----
// ==== stderr ====
<stdin>:3:8: error: 'vector.load' op most minor memref dim must have unit stride
  %0 = vector.load %m[%i, %i] : memref<?xf32, strided<[?], offset: ?>>, vector<2x3xi32>
       ^
<stdin>:3:8: note: see current operation: %0 = "vector.load"(%arg0, %arg1, %arg1) : (memref<?xf32, strided<[?], offset: ?>>, index, index) -> vector<2x3xi32>
<stdin>:10:8: error: 'vector.load' op destination memref has lower rank than the result vector
  %0 = vector.load %m[%i] : memref<?xf32>, vector<2x3xi32>
       ^
<stdin>:10:8: note: see current operation: %0 = "vector.load"(%arg0, %arg1) : (memref<?xf32>, index) -> vector<2x3xi32>
<stdin>:17:3: error: 'vector.store' op most minor memref dim must have unit stride
  vector.store %v, %m[%i] : memref<?xf32, strided<[?], offset: ?>>, vector<2x3xf32>
  ^
<stdin>:17:3: note: see current operation: "vector.store"(%arg2, %arg0, %arg1) : (vector<2x3xf32>, memref<?xf32, strided<[?], offset: ?>>, index) -> ()
// ==== exit 1 ====
