// terrace opt --canonicalize | terrace lower | lli
// The same type says nothing of strides that it does not know.
func.func @f(%m: memref<2xi64, strided<[?]>>, %s: index, %i: index) {
  %0 = memref.reinterpret_cast %m to offset: [0], sizes: [2], strides: [%s] : memref<2xi64, strided<[?]>> to memref<2xi64, strided<[?]>>
  %1 = memref.load %0[%i] : memref<2xi64, strided<[?]>>
  vector.print %1 : i64
  return
}
func.func @main() {
  %m = memref.alloc() : memref<4xi64>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %v = arith.constant dense<[0, 1, 2, 3]> : vector<4xi64>
  vector.store %v, %m[%c0] : memref<4xi64>, vector<4xi64>
  %x = memref.reinterpret_cast %m to offset: [0], sizes: [2], strides: [%c2] : memref<4xi64> to memref<2xi64, strided<[?]>>
  call @f(%x, %c1, %c1) : (memref<2xi64, strided<[?]>>, index, index) -> ()
  call @f(%x, %c3, %c1) : (memref<2xi64, strided<[?]>>, index, index) -> ()
  return
}
// ==== stdout ====
1
3
