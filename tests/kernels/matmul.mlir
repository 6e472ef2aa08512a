// The product of two matrices of 384 x 384, f64.
func.func @fill(%m: memref<384x384xf64>, %scale: f64) {
  affine.for %i = 0 to 384 {
    affine.for %j = 0 to 384 {
      %s = arith.addi %i, %j : index
      %si = arith.index_cast %s : index to i64
      %sf = arith.sitofp %si : i64 to f64
      %v = arith.mulf %sf, %scale : f64
      affine.store %v, %m[%i, %j] : memref<384x384xf64>
    }
  }
  return
}
func.func @matmul(%a: memref<384x384xf64>, %b: memref<384x384xf64>, %c: memref<384x384xf64>) {
  %zero = arith.constant 0.0 : f64
  affine.for %i = 0 to 384 {
    affine.for %j = 0 to 384 {
      affine.store %zero, %c[%i, %j] : memref<384x384xf64>
    }
    affine.for %k = 0 to 384 {
      %x = affine.load %a[%i, %k] : memref<384x384xf64>
      affine.for %j = 0 to 384 {
        %y = affine.load %b[%k, %j] : memref<384x384xf64>
        %z = affine.load %c[%i, %j] : memref<384x384xf64>
        %p = arith.mulf %x, %y : f64
        %s = arith.addf %z, %p : f64
        affine.store %s, %c[%i, %j] : memref<384x384xf64>
      }
    }
  }
  return
}
func.func @main() -> i32 {
  %a = memref.alloc() : memref<384x384xf64>
  %b = memref.alloc() : memref<384x384xf64>
  %c = memref.alloc() : memref<384x384xf64>
  %third = arith.constant 0.3333333333333333 : f64
  %fifth = arith.constant 0.2 : f64
  call @fill(%a, %third) : (memref<384x384xf64>, f64) -> ()
  call @fill(%b, %fifth) : (memref<384x384xf64>, f64) -> ()
  call @matmul(%a, %b, %c) : (memref<384x384xf64>, memref<384x384xf64>, memref<384x384xf64>) -> ()
  %c7 = arith.constant 7 : index
  %c200 = arith.constant 200 : index
  %v = memref.load %c[%c7, %c200] : memref<384x384xf64>
  vector.print %v : f64
  memref.dealloc %a : memref<384x384xf64>
  memref.dealloc %b : memref<384x384xf64>
  memref.dealloc %c : memref<384x384xf64>
  %ok = arith.constant 0 : i32
  return %ok : i32
}
