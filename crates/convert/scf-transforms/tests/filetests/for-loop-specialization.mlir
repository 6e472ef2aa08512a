// terrace opt --scf-for-loop-specialization

func.func @spec(%n: index, %s: index, %x: memref<?x?xf32>, %v: f32) {
  %c0 = arith.constant 0 : index
  %b = affine.min affine_map<(d0) -> (1024, d0 - 4)>(%n)
  %d = affine.min affine_map<(d0) -> (d0 - 4, 16, 8)>(%s)
  %e = affine.min affine_map<(d0) -> (d0 - 4, d0)>(%s)
  scf.for %i = %c0 to %b step %s {
    memref.store %v, %x[%i, %b] : memref<?x?xf32>
    scf.for %j = %b to %d step %b {
      memref.store %v, %x[%i, %b] : memref<?x?xf32>
    }
  }
  scf.for %j = %b to %e step %b {
    memref.store %v, %x[%j, %b] : memref<?x?xf32>
  }
  scf.parallel (%i, %j) = (%c0, %b) to (%b, %d) step (%s, %s) {
    memref.store %v, %x[%i, %b] : memref<?x?xf32>
    scf.reduce
  } {foo}
  scf.parallel (%i, %j) = (%c0, %b) to (%b, %n) step (%s, %s) {
    memref.store %v, %x[%i, %b] : memref<?x?xf32>
    scf.reduce
  }
  return
}
// ==== stdout ====
#map = affine_map<(d0) -> (1024, d0 - 4)>
#map1 = affine_map<(d0) -> (d0 - 4, 16, 8)>
#map2 = affine_map<(d0) -> (d0 - 4, d0)>
module {
  func.func @spec(%arg0: index, %arg1: index, %arg2: memref<?x?xf32>, %arg3: f32) {
    %c0 = arith.constant 0 : index
    %0 = affine.min #map(%arg0)
    %1 = affine.min #map1(%arg1)
    %2 = affine.min #map2(%arg1)
    %c1024 = arith.constant 1024 : index
    %3 = arith.cmpi eq, %0, %c1024 : index
    scf.if %3 {
      scf.for %arg4 = %c0 to %c1024 step %arg1 {
        memref.store %arg3, %arg2[%arg4, %c1024] : memref<?x?xf32>
        %c8 = arith.constant 8 : index
        %4 = arith.cmpi eq, %1, %c8 : index
        scf.if %4 {
          scf.for %arg5 = %c1024 to %c8 step %c1024 {
            memref.store %arg3, %arg2[%arg4, %c1024] : memref<?x?xf32>
          }
        } else {
          scf.for %arg5 = %c1024 to %1 step %c1024 {
            memref.store %arg3, %arg2[%arg4, %c1024] : memref<?x?xf32>
          }
        }
      }
    } else {
      scf.for %arg4 = %c0 to %0 step %arg1 {
        memref.store %arg3, %arg2[%arg4, %0] : memref<?x?xf32>
        %c8 = arith.constant 8 : index
        %4 = arith.cmpi eq, %1, %c8 : index
        scf.if %4 {
          scf.for %arg5 = %0 to %c8 step %0 {
            memref.store %arg3, %arg2[%arg4, %0] : memref<?x?xf32>
          }
        } else {
          scf.for %arg5 = %0 to %1 step %0 {
            memref.store %arg3, %arg2[%arg4, %0] : memref<?x?xf32>
          }
        }
      }
    }
    scf.for %arg4 = %0 to %2 step %0 {
      memref.store %arg3, %arg2[%arg4, %0] : memref<?x?xf32>
    }
    scf.parallel (%arg4, %arg5) = (%c0, %0) to (%0, %1) step (%arg1, %arg1) {
      memref.store %arg3, %arg2[%arg4, %0] : memref<?x?xf32>
      scf.reduce 
    } {foo}
    scf.parallel (%arg4, %arg5) = (%c0, %0) to (%0, %arg0) step (%arg1, %arg1) {
      memref.store %arg3, %arg2[%arg4, %0] : memref<?x?xf32>
      scf.reduce 
    }
    return
  }
}

