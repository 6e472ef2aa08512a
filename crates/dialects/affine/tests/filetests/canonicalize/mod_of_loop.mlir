// terrace opt --canonicalize
// Of a remainder of what goes on past a multiple of the divisor nothing is known but the divisor.
func.func @f(%m: memref<100xindex>) {
  affine.for %i = 7 to 100 {
    %0 = affine.apply affine_map<(d0) -> ((d0 mod 4) floordiv 2)>(%i)
    affine.store %0, %m[%i] : memref<100xindex>
  }
  affine.for %i = 5 to 8 {
    %0 = affine.apply affine_map<(d0) -> ((d0 mod 4) ceildiv 4)>(%i)
    affine.store %0, %m[%i] : memref<100xindex>
  }
  return
}
// ==== stdout ====
#map = affine_map<(d0) -> ((d0 mod 4) floordiv 2)>
module {
  func.func @f(%arg0: memref<100xindex>) {
    %c1 = arith.constant 1 : index
    affine.for %arg1 = 7 to 100 {
      %0 = affine.apply #map(%arg1)
      affine.store %0, %arg0[%arg1] : memref<100xindex>
    }
    affine.for %arg1 = 5 to 8 {
      affine.store %c1, %arg0[%arg1] : memref<100xindex>
    }
    return
  }
}

