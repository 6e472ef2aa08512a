// 40 steps of the heat equation on 512 x 512, f32.
func.func @step(%a: memref<512x512xf32>, %b: memref<512x512xf32>) {
  %quarter = arith.constant 0.25 : f32
  affine.for %i = 1 to 511 {
    affine.for %j = 1 to 511 {
      %n = affine.load %a[%i - 1, %j] : memref<512x512xf32>
      %s = affine.load %a[%i + 1, %j] : memref<512x512xf32>
      %w = affine.load %a[%i, %j - 1] : memref<512x512xf32>
      %e = affine.load %a[%i, %j + 1] : memref<512x512xf32>
      %ns = arith.addf %n, %s : f32
      %we = arith.addf %w, %e : f32
      %sum = arith.addf %ns, %we : f32
      %v = arith.mulf %sum, %quarter : f32
      affine.store %v, %b[%i, %j] : memref<512x512xf32>
    }
  }
  return
}
func.func @main() -> i32 {
  %a = memref.alloc() : memref<512x512xf32>
  %b = memref.alloc() : memref<512x512xf32>
  affine.for %i = 0 to 512 {
    affine.for %j = 0 to 512 {
      %p = arith.muli %i, %j : index
      %pi = arith.index_cast %p : index to i64
      %c63 = arith.constant 63 : i64
      %q = arith.andi %pi, %c63 : i64
      %f = arith.sitofp %q : i64 to f32
      affine.store %f, %a[%i, %j] : memref<512x512xf32>
      affine.store %f, %b[%i, %j] : memref<512x512xf32>
    }
  }
  affine.for %t = 0 to 20 {
    func.call @step(%a, %b) : (memref<512x512xf32>, memref<512x512xf32>) -> ()
    func.call @step(%b, %a) : (memref<512x512xf32>, memref<512x512xf32>) -> ()
  }
  %c100 = arith.constant 100 : index
  %c300 = arith.constant 300 : index
  %v = memref.load %a[%c100, %c300] : memref<512x512xf32>
  vector.print %v : f32
  memref.dealloc %a : memref<512x512xf32>
  memref.dealloc %b : memref<512x512xf32>
  %ok = arith.constant 0 : i32
  return %ok : i32
}
