// terrace opt "--scf-parallel-loop-tiling=parallel-loop-tile-sizes=4,-2 no-min-max-bounds"

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
// ==== stdout ====
module {
  func.func @t(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index, %arg6: memref<?x?xf32>) {
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %c-2 = arith.constant -2 : index
    %0 = arith.muli %arg4, %c4 : index
    %1 = arith.muli %arg5, %c-2 : index
    scf.parallel (%arg7, %arg8) = (%arg0, %arg1) to (%arg2, %arg3) step (%0, %1) {
      scf.parallel (%arg9, %arg10) = (%c0, %c0) to (%0, %1) step (%arg4, %arg5) {
        %2 = arith.addi %arg9, %arg7 : index
        %3 = arith.addi %arg10, %arg8 : index
        %true = arith.constant true
        %4 = arith.cmpi slt, %2, %arg2 : index
        %5 = arith.andi %true, %4 : i1
        %6 = arith.cmpi slt, %3, %arg3 : index
        %7 = arith.andi %5, %6 : i1
        scf.if %7 {
          %8 = memref.load %arg6[%2, %3] : memref<?x?xf32>
          %9 = arith.addf %8, %8 : f32
          memref.store %9, %arg6[%3, %2] : memref<?x?xf32>
        }
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
    %c-2 = arith.constant -2 : index
    %c1_1 = arith.constant 1 : index
    %0 = arith.muli %c3, %c4 : index
    %1 = arith.muli %c3, %c-2 : index
    %2 = arith.muli %c3, %c1_1 : index
    scf.parallel (%arg2, %arg3, %arg4) = (%c0, %c0, %c0) to (%c22, %c24, %arg0) step (%0, %1, %2) {
      scf.parallel (%arg5, %arg6, %arg7) = (%c0_0, %c0_0, %c0_0) to (%0, %1, %2) step (%c3, %c3, %c3) {
        %5 = arith.addi %arg5, %arg2 : index
        %6 = arith.addi %arg6, %arg3 : index
        %7 = arith.addi %arg7, %arg4 : index
        %true = arith.constant true
        %8 = arith.cmpi slt, %5, %c22 : index
        %9 = arith.andi %true, %8 : i1
        %10 = arith.cmpi slt, %6, %c24 : index
        %11 = arith.andi %9, %10 : i1
        %12 = arith.cmpi slt, %7, %arg0 : index
        %13 = arith.andi %11, %12 : i1
        scf.if %13 {
          %14 = memref.load %arg1[%5, %6] : memref<?x?xf32>
          %15 = arith.addf %14, %14 : f32
          memref.store %15, %arg1[%6, %7] : memref<?x?xf32>
        }
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
      scf.parallel (%arg3) = (%c0_2) to (%3) step (%c3) {
        %5 = arith.addi %arg3, %arg2 : index
        %true = arith.constant true
        %6 = arith.cmpi slt, %5, %c0 : index
        %7 = arith.andi %true, %6 : i1
        scf.if %7 {
          memref.prefetch %arg1[%5, %5], write, locality<3>, data : memref<?x?xf32>
        }
        scf.reduce 
      }
      scf.reduce 
    }
    %c0_4 = arith.constant 0 : index
    %c4_5 = arith.constant 4 : index
    %4 = arith.muli %c1, %c4_5 : index
    scf.parallel (%arg2) = (%c-6) to (%c0) step (%4) {
      scf.parallel (%arg3) = (%c0_4) to (%4) step (%c1) {
        %5 = arith.addi %arg3, %arg2 : index
        %true = arith.constant true
        %6 = arith.muli %arg3, %c1 : index
        %7 = arith.addi %6, %arg2 : index
        %8 = arith.cmpi slt, %7, %c0 : index
        %9 = arith.andi %true, %8 : i1
        scf.if %9 {
          memref.prefetch %arg1[%5, %5], write, locality<3>, data : memref<?x?xf32>
        }
        scf.reduce 
      }
      scf.reduce 
    }
    return
  }
}

