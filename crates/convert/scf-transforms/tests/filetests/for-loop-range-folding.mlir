// terrace opt --scf-for-loop-range-folding

func.func @fold(%cc: i1, %n: index, %s: index, %x: memref<?x?xf32>, %v: f32) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  scf.for %i = %c0 to %n step %s {
    %a = arith.addi %i, %c4 : index
    %b = arith.muli %s, %a : index
    %c = arith.addi %b, %b : index
    memref.store %v, %x[%c, %b] : memref<?x?xf32>
    scf.for %j = %i to %b step %s {
      %q = arith.muli %j, %i : index
      %t = arith.addi %q, %c {foo}: index
      memref.store %v, %x[%t, %b] : memref<?x?xf32>
    }
  }
  scf.for %i = %c0 to %n step %s {
    %a = arith.addi %i, %i : index
    memref.store %v, %x[%a, %a] : memref<?x?xf32>
  }
  scf.for %i = %c0 to %n step %s {
    %k = memref.dim %x, %i : memref<?x?xf32>
    %a = arith.addi %s, %k : index
    memref.store %v, %x[%a, %a] : memref<?x?xf32>
  }
  scf.for %i = %c0 to %n step %s {
    %a = arith.muli %i, %n overflow<nsw> : index
    scf.if %cc {
      %k = arith.addi %n, %a : index
      memref.store %v, %x[%k, %k] : memref<?x?xf32>
    }
  }
  return
}

func.func @spec32(%n: index, %s: i32, %x: memref<?x?xf32>, %v: f32) {
  %c0 = arith.constant 0 : i32
  scf.for %i = %c0 to %s step %s : i32 {
    %i2 = arith.index_cast %i : i32 to index
    memref.store %v, %x[%i2, %i2] : memref<?x?xf32>
  }
  return
}
// ==== stdout ====
module {
  func.func @fold(%arg0: i1, %arg1: index, %arg2: index, %arg3: memref<?x?xf32>, %arg4: f32) {
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    scf.for %arg5 = %c0 to %arg1 step %arg2 {
      %0 = arith.addi %arg5, %c4 : index
      %1 = arith.muli %arg2, %0 : index
      %2 = arith.addi %1, %1 : index
      memref.store %arg4, %arg3[%2, %1] : memref<?x?xf32>
      scf.for %arg6 = %arg5 to %1 step %arg2 {
        %3 = arith.muli %arg6, %arg5 : index
        %4 = arith.addi %3, %2 {foo} : index
        memref.store %arg4, %arg3[%4, %1] : memref<?x?xf32>
      }
    }
    scf.for %arg5 = %c0 to %arg1 step %arg2 {
      %0 = arith.addi %arg5, %arg5 : index
      memref.store %arg4, %arg3[%0, %0] : memref<?x?xf32>
    }
    scf.for %arg5 = %c0 to %arg1 step %arg2 {
      %dim = memref.dim %arg3, %arg5 : memref<?x?xf32>
      %0 = arith.addi %arg2, %dim : index
      memref.store %arg4, %arg3[%0, %0] : memref<?x?xf32>
    }
    scf.for %arg5 = %c0 to %arg1 step %arg2 {
      %0 = arith.muli %arg5, %arg1 overflow<nsw> : index
      scf.if %arg0 {
        %1 = arith.addi %arg1, %0 : index
        memref.store %arg4, %arg3[%1, %1] : memref<?x?xf32>
      }
    }
    return
  }
  func.func @spec32(%arg0: index, %arg1: i32, %arg2: memref<?x?xf32>, %arg3: f32) {
    %c0_i32 = arith.constant 0 : i32
    scf.for %arg4 = %c0_i32 to %arg1 step %arg1  : i32 {
      %0 = arith.index_cast %arg4 : i32 to index
      memref.store %arg3, %arg2[%0, %0] : memref<?x?xf32>
    }
    return
  }
}

