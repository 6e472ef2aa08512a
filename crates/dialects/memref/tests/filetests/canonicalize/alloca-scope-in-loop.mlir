// terrace opt --canonicalize --allow-unregistered-dialect
// A scope stays if the scope around it is a loop, which gives back no memory between its turns once it is a circle of blocks.
// mlir-opt removes it, and moves what is allocated out of scopes within.
func.func @for(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    memref.alloca_scope {
      %0 = memref.alloca(%i) : memref<?xi64>
      "test.use"(%0) : (memref<?xi64>) -> ()
    }
  }
  affine.for %i = 0 to %n {
    memref.alloca_scope {
      %0 = memref.alloca() : memref<4xi64>
      "test.use"(%0) : (memref<4xi64>) -> ()
    }
  }
  scf.for %i = %c0 to %n step %c1 {
    memref.alloca_scope {
      memref.alloca_scope {
        %0 = memref.alloca() : memref<4xi64>
        "test.use"(%0) : (memref<4xi64>) -> ()
      }
    }
  }
  return
}
func.func @within(%n: index, %t: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    scf.if %t {
      memref.alloca_scope {
        %0 = memref.alloca() : memref<4xi64>
        "test.use"(%0) : (memref<4xi64>) -> ()
      }
    }
  }
  scf.if %t {
    memref.alloca_scope {
      %0 = memref.alloca() : memref<4xi64>
      "test.use"(%0) : (memref<4xi64>) -> ()
    }
  }
  return
}
// ==== stdout ====
module {
  func.func @for(%arg0: index) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    scf.for %arg1 = %c0 to %arg0 step %c1 {
      memref.alloca_scope  {
        %alloca = memref.alloca(%arg1) : memref<?xi64>
        "test.use"(%alloca) : (memref<?xi64>) -> ()
      }
    }
    affine.for %arg1 = 0 to %arg0 {
      memref.alloca_scope  {
        %alloca = memref.alloca() : memref<4xi64>
        "test.use"(%alloca) : (memref<4xi64>) -> ()
      }
    }
    scf.for %arg1 = %c0 to %arg0 step %c1 {
      memref.alloca_scope  {
        %alloca = memref.alloca() : memref<4xi64>
        "test.use"(%alloca) : (memref<4xi64>) -> ()
      }
    }
    return
  }
  func.func @within(%arg0: index, %arg1: i1) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    scf.for %arg2 = %c0 to %arg0 step %c1 {
      scf.if %arg1 {
        memref.alloca_scope  {
          %alloca_0 = memref.alloca() : memref<4xi64>
          "test.use"(%alloca_0) : (memref<4xi64>) -> ()
        }
      }
    }
    %alloca = memref.alloca() : memref<4xi64>
    scf.if %arg1 {
      memref.alloca_scope  {
        "test.use"(%alloca) : (memref<4xi64>) -> ()
      }
    }
    return
  }
}

