// terrace opt --scf-parallel-loop-tiling=parallel-loop-tile-sizes=4,2

func.func @t(%a: index, %b: index, %c: index, %d: index, %e: index, %f: index, %x: memref<?x?xf32>) {
  scf.parallel (%i, %j) = (%a, %b) to (%c, %d) step (%e, %f) {
    %v = memref.load %x[%i, %j] : memref<?x?xf32>
    %w = arith.addf %v, %v : f32
    memref.store %w, %x[%j, %i] : memref<?x?xf32>
    scf.reduce
  }
  return
}

func.func @st(%a: index, %x: memref<?x?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c22 = arith.constant 22 : index
  %c24 = arith.constant 24 : index
  %cm = arith.constant -6 : index
  scf.parallel (%i, %j, %k) = (%c0, %c0, %c0) to (%c22, %c24, %a) step (%c3, %c3, %c3) {
    %v = memref.load %x[%i, %j] : memref<?x?xf32>
    %w = arith.addf %v, %v : f32
    memref.store %w, %x[%j, %k] : memref<?x?xf32>
    scf.reduce
  }
  scf.parallel (%i) = (%c0) to (%c24) step (%c3) {
    %v = memref.load %x[%i, %i] : memref<?x?xf32>
    scf.parallel (%j) = (%c0) to (%c24) step (%c1) {
      memref.store %v, %x[%j, %i] : memref<?x?xf32>
      scf.reduce
    }
    scf.reduce
  }
  scf.parallel (%i) = (%c24) to (%c0) step (%c3) {
    memref.prefetch %x[%i, %i], write, locality<3>, data : memref<?x?xf32>
    scf.reduce
  }
  scf.parallel (%i) = (%cm) to (%c0) step (%c1) {
    memref.prefetch %x[%i, %i], write, locality<3>, data : memref<?x?xf32>
    scf.reduce
  }
  return
}

func.func @red(%n: index, %s: index, %x: memref<?xf32>, %v: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %r = scf.parallel (%i) = (%c0) to (%n) step (%s) init (%v) -> f32 {
    %k = memref.load %x[%i] : memref<?xf32>
    scf.reduce(%k : f32) {
    ^bb0(%l: f32, %rr: f32):
      %q = arith.addf %l, %rr : f32
      scf.reduce.return %q : f32
    }
  }
  return %r : f32
}
// ==== stdout ====
#map = affine_map<(d0, d1, d2) -> (d0, d1 - d2)>
module {
  func.func @t(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index, %arg6: memref<?x?xf32>) {
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %c2 = arith.constant 2 : index
    %0 = arith.muli %arg4, %c4 : index
    %1 = arith.muli %arg5, %c2 : index
    scf.parallel (%arg7, %arg8) = (%arg0, %arg1) to (%arg2, %arg3) step (%0, %1) {
      %2 = affine.min #map(%0, %arg2, %arg7)
      %3 = affine.min #map(%1, %arg3, %arg8)
      scf.parallel (%arg9, %arg10) = (%c0, %c0) to (%2, %3) step (%arg4, %arg5) {
        %4 = arith.addi %arg9, %arg7 : index
        %5 = arith.addi %arg10, %arg8 : index
        %6 = memref.load %arg6[%4, %5] : memref<?x?xf32>
        %7 = arith.addf %6, %6 : f32
        memref.store %7, %arg6[%5, %4] : memref<?x?xf32>
        scf.reduce 
      }
      scf.reduce 
    }
    return
  }
  func.func @st(%arg0: index, %arg1: memref<?x?xf32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %c22 = arith.constant 22 : index
    %c24 = arith.constant 24 : index
    %c-6 = arith.constant -6 : index
    %c0_0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %c2 = arith.constant 2 : index
    %c1_1 = arith.constant 1 : index
    %0 = arith.muli %c3, %c4 : index
    %1 = arith.muli %c3, %c2 : index
    %2 = arith.muli %c3, %c1_1 : index
    scf.parallel (%arg2, %arg3, %arg4) = (%c0, %c0, %c0) to (%c22, %c24, %arg0) step (%0, %1, %2) {
      %5 = affine.min #map(%2, %arg0, %arg4)
      scf.parallel (%arg5, %arg6, %arg7) = (%c0_0, %c0_0, %c0_0) to (%0, %1, %5) step (%c3, %c3, %c3) {
        %6 = arith.addi %arg5, %arg2 : index
        %7 = arith.addi %arg6, %arg3 : index
        %8 = arith.addi %arg7, %arg4 : index
        %9 = memref.load %arg1[%6, %7] : memref<?x?xf32>
        %10 = arith.addf %9, %9 : f32
        memref.store %10, %arg1[%7, %8] : memref<?x?xf32>
        scf.reduce 
      }
      scf.reduce 
    }
    scf.parallel (%arg2) = (%c0) to (%c24) step (%c3) {
      %5 = memref.load %arg1[%arg2, %arg2] : memref<?x?xf32>
      %c0_6 = arith.constant 0 : index
      %c4_7 = arith.constant 4 : index
      %6 = arith.muli %c1, %c4_7 : index
      scf.parallel (%arg3) = (%c0) to (%c24) step (%6) {
        scf.parallel (%arg4) = (%c0_6) to (%6) step (%c1) {
          %7 = arith.addi %arg4, %arg3 : index
          memref.store %5, %arg1[%7, %arg2] : memref<?x?xf32>
          scf.reduce 
        }
        scf.reduce 
      }
      scf.reduce 
    }
    %c0_2 = arith.constant 0 : index
    %c4_3 = arith.constant 4 : index
    %3 = arith.muli %c3, %c4_3 : index
    scf.parallel (%arg2) = (%c24) to (%c0) step (%3) {
      %5 = affine.min #map(%3, %c0, %arg2)
      scf.parallel (%arg3) = (%c0_2) to (%5) step (%c3) {
        %6 = arith.addi %arg3, %arg2 : index
        memref.prefetch %arg1[%6, %6], write, locality<3>, data : memref<?x?xf32>
        scf.reduce 
      }
      scf.reduce 
    }
    %c0_4 = arith.constant 0 : index
    %c4_5 = arith.constant 4 : index
    %4 = arith.muli %c1, %c4_5 : index
    scf.parallel (%arg2) = (%c-6) to (%c0) step (%4) {
      %5 = affine.min #map(%4, %c0, %arg2)
      scf.parallel (%arg3) = (%c0_4) to (%5) step (%c1) {
        %6 = arith.addi %arg3, %arg2 : index
        memref.prefetch %arg1[%6, %6], write, locality<3>, data : memref<?x?xf32>
        scf.reduce 
      }
      scf.reduce 
    }
    return
  }
  func.func @red(%arg0: index, %arg1: index, %arg2: memref<?xf32>, %arg3: f32) -> f32 {
    %c0 = arith.constant 0 : index
    %0 = scf.parallel (%arg4) = (%c0) to (%arg0) step (%arg1) init (%arg3) -> f32 {
      %1 = memref.load %arg2[%arg4] : memref<?xf32>
      scf.reduce(%1 : f32) {
      ^bb0(%arg5: f32, %arg6: f32):
        %2 = arith.addf %arg5, %arg6 : f32
        scf.reduce.return %2 : f32
      }
    }
    return %0 : f32
  }
}

