// terrace opt --scf-for-loop-specialization --scf-parallel-loop-specialization

func.func @f(%n: index, %s: index, %x: memref<?xf32>, %v: f32) -> (f32, f32) {
  %c0 = arith.constant 0 : index
  %b = affine.min affine_map<(d0) -> (1024, d0 - 4)>(%n)
  %0 = scf.for %i = %c0 to %b step %s iter_args(%a = %v) -> f32 {
    %k = memref.load %x[%i] : memref<?xf32>
    %q = arith.addf %a, %k : f32
    scf.yield %q : f32
  }
  %1 = scf.parallel (%i) = (%c0) to (%b) step (%s) init (%v) -> f32 {
    %k = memref.load %x[%i] : memref<?xf32>
    scf.reduce(%k : f32) {
    ^bb0(%l: f32, %r: f32):
      %q = arith.addf %l, %r : f32
      scf.reduce.return %q : f32
    }
  }
  return %0, %1 : f32, f32
}
// ==== stdout ====
#map = affine_map<(d0) -> (1024, d0 - 4)>
module {
  func.func @f(%arg0: index, %arg1: index, %arg2: memref<?xf32>, %arg3: f32) -> (f32, f32) {
    %c0 = arith.constant 0 : index
    %0 = affine.min #map(%arg0)
    %1 = scf.for %arg4 = %c0 to %0 step %arg1 iter_args(%arg5 = %arg3) -> (f32) {
      %3 = memref.load %arg2[%arg4] : memref<?xf32>
      %4 = arith.addf %arg5, %3 : f32
      scf.yield %4 : f32
    }
    %2 = scf.parallel (%arg4) = (%c0) to (%0) step (%arg1) init (%arg3) -> f32 {
      %3 = memref.load %arg2[%arg4] : memref<?xf32>
      scf.reduce(%3 : f32) {
      ^bb0(%arg5: f32, %arg6: f32):
        %4 = arith.addf %arg5, %arg6 : f32
        scf.reduce.return %4 : f32
      }
    }
    return %1, %2 : f32, f32
  }
}

