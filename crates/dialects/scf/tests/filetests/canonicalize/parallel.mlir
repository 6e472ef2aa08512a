// terrace opt --canonicalize --allow-unregistered-dialect
// scf.parallel and scf.forall: dimensions with one iteration or none, nests, constant bounds, outputs that nothing changes.
func.func @par1(%a: index, %b: index, %m: memref<?x?x?xf32>, %f: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  scf.parallel (%i, %j, %k) = (%c0, %c1, %c0) to (%c1, %a, %c2) step (%c1, %c1, %c2) {
    memref.store %f, %m[%i, %j, %k] : memref<?x?x?xf32>
  }
  scf.parallel (%i, %j) = (%c0, %c1) to (%c1, %c2) step (%c1, %c1) {
    memref.store %f, %m[%i, %j, %j] : memref<?x?x?xf32>
  }
  scf.parallel (%i, %j) = (%c0, %c1) to (%a, %c1) step (%c1, %c1) {
    memref.store %f, %m[%i, %j, %j] : memref<?x?x?xf32>
  }
  scf.parallel (%i, %j) = (%c0, %c1) to (%a, %b) step (%c1, %c1) {
    scf.parallel (%k) = (%c0) to (%a) step (%c1) {
      memref.store %f, %m[%i, %j, %k] : memref<?x?x?xf32>
    }
  }
  scf.parallel (%i, %j) = (%c0, %c1) to (%a, %b) step (%c1, %c1) {
    scf.parallel (%k) = (%i) to (%a) step (%c1) {
      memref.store %f, %m[%i, %j, %k] : memref<?x?x?xf32>
    }
  }
  return
}
func.func @parred(%a: index, %f: f32, %g: i32) -> (f32, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r:2 = scf.parallel (%i) = (%c0) to (%c1) step (%c1) init (%f, %g) -> (f32, i32) {
    %v:2 = "u.v"(%i) : (index) -> (f32, i32)
    scf.reduce (%v#0, %v#1 : f32, i32) {
    ^bb0(%l: f32, %h: f32):
      %s = arith.addf %l, %h : f32
      scf.reduce.return %s : f32
    }, {
    ^bb0(%l: i32, %h: i32):
      %s = arith.muli %l, %h : i32
      scf.reduce.return %s : i32
    }
  }
  %q = scf.parallel (%i, %j) = (%c0, %c0) to (%c1, %a) step (%c1, %c1) init (%f) -> (f32) {
    %v:2 = "u.v"(%i) : (index) -> (f32, i32)
    scf.reduce (%v#0 : f32) {
    ^bb0(%l: f32, %h: f32):
      %s = arith.addf %l, %h : f32
      scf.reduce.return %s : f32
    }
  } {tag = 1 : i32}
  "u.w"(%q) : (f32) -> ()
  return %r#0, %r#1 : f32, i32
}
func.func @fa(%a: index, %m: memref<?x?xf32>, %f: f32) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  scf.forall (%i, %j) in (%c4, %a) {
    memref.store %f, %m[%i, %j] : memref<?x?xf32>
  }
  scf.forall (%i, %j) = (%c0, 0) to (%c4, %a) step (1, %c4) {
    memref.store %f, %m[%i, %j] : memref<?x?xf32>
  }
  scf.forall (%i, %j) in (1, %a) {
    memref.store %f, %m[%i, %j] : memref<?x?xf32>
  }
  scf.forall (%i, %j) in (1, 1) {
    memref.store %f, %m[%i, %j] : memref<?x?xf32>
  }
  scf.forall (%i, %j) in (%c0, 5) {
    memref.store %f, %m[%i, %j] : memref<?x?xf32>
  }
  scf.forall (%i, %j) = (3, 0) to (4, %a) step (4, 1) {
    memref.store %f, %m[%i, %j] : memref<?x?xf32>
  } {k = 3 : i32}
  scf.forall (%i, %j) = (3, 0) to (4, %a) step (4, 1) {
    memref.store %f, %m[%i, %j] : memref<?x?xf32>
  } {mapping = [#gpu.block<x>, #gpu.block<y>]}
  scf.forall (%i) = (3) to (4) step (4) {
    memref.store %f, %m[%i, %i] : memref<?x?xf32>
  } {mapping = [#gpu.block<x>]}
  scf.forall () in () {
    memref.store %f, %m[%a, %a] : memref<?x?xf32>
  }
  return
}
func.func @outs(%a: index, %t: tensor<4xf32>, %u: tensor<3xf32>) -> (tensor<4xf32>, tensor<3xf32>) {
  %r:2 = scf.forall (%i) in (%a) shared_outs(%x = %t, %y = %u) -> (tensor<4xf32>, tensor<3xf32>) {
    "u.u"(%x, %y) : (tensor<4xf32>, tensor<3xf32>) -> ()
    scf.forall.in_parallel {
    }
  }
  return %r#0, %r#1 : tensor<4xf32>, tensor<3xf32>
}
// ==== stdout ====
module {
  func.func @par1(%arg0: index, %arg1: index, %arg2: memref<?x?x?xf32>, %arg3: f32) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    scf.parallel (%arg4) = (%c1) to (%arg0) step (%c1) {
      memref.store %arg3, %arg2[%c0, %arg4, %c0] : memref<?x?x?xf32>
      scf.reduce 
    }
    memref.store %arg3, %arg2[%c0, %c1, %c1] : memref<?x?x?xf32>
    scf.parallel (%arg4, %arg5, %arg6) = (%c0, %c1, %c0) to (%arg0, %arg1, %arg0) step (%c1, %c1, %c1) {
      memref.store %arg3, %arg2[%arg4, %arg5, %arg6] : memref<?x?x?xf32>
      scf.reduce 
    }
    scf.parallel (%arg4, %arg5) = (%c0, %c1) to (%arg0, %arg1) step (%c1, %c1) {
      scf.parallel (%arg6) = (%arg4) to (%arg0) step (%c1) {
        memref.store %arg3, %arg2[%arg4, %arg5, %arg6] : memref<?x?x?xf32>
        scf.reduce 
      }
      scf.reduce 
    }
    return
  }
  func.func @parred(%arg0: index, %arg1: f32, %arg2: i32) -> (f32, i32) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %0:2 = "u.v"(%c0) : (index) -> (f32, i32)
    %1 = arith.addf %arg1, %0#0 : f32
    %2 = arith.muli %arg2, %0#1 : i32
    %3 = scf.parallel (%arg3) = (%c0) to (%arg0) step (%c1) init (%arg1) -> f32 {
      %4:2 = "u.v"(%c0) : (index) -> (f32, i32)
      scf.reduce(%4#0 : f32) {
      ^bb0(%arg4: f32, %arg5: f32):
        %5 = arith.addf %arg4, %arg5 : f32
        scf.reduce.return %5 : f32
      }
    }
    "u.w"(%3) : (f32) -> ()
    return %1, %2 : f32, i32
  }
  func.func @fa(%arg0: index, %arg1: memref<?x?xf32>, %arg2: f32) {
    %c3 = arith.constant 3 : index
    %c0 = arith.constant 0 : index
    scf.forall (%arg3, %arg4) in (4, %arg0) {
      memref.store %arg2, %arg1[%arg3, %arg4] : memref<?x?xf32>
    }
    scf.forall (%arg3, %arg4) = (0, 0) to (4, %arg0) step (1, 4) {
      memref.store %arg2, %arg1[%arg3, %arg4] : memref<?x?xf32>
    }
    scf.forall (%arg3) in (%arg0) {
      memref.store %arg2, %arg1[%c0, %arg3] : memref<?x?xf32>
    }
    memref.store %arg2, %arg1[%c0, %c0] : memref<?x?xf32>
    scf.forall (%arg3) in (%arg0) {
      memref.store %arg2, %arg1[%c3, %arg3] : memref<?x?xf32>
    } {k = 3 : i32}
    scf.forall (%arg3, %arg4) = (3, 0) to (4, %arg0) step (4, 1) {
      memref.store %arg2, %arg1[%c3, %arg4] : memref<?x?xf32>
    } {mapping = [#gpu.block<x>, #gpu.block<y>]}
    scf.forall (%arg3) = (3) to (4) step (4) {
      memref.store %arg2, %arg1[%c3, %c3] : memref<?x?xf32>
    } {mapping = [#gpu.block<x>]}
    memref.store %arg2, %arg1[%arg0, %arg0] : memref<?x?xf32>
    return
  }
  func.func @outs(%arg0: index, %arg1: tensor<4xf32>, %arg2: tensor<3xf32>) -> (tensor<4xf32>, tensor<3xf32>) {
    scf.forall (%arg3) in (%arg0) {
      "u.u"(%arg1, %arg2) : (tensor<4xf32>, tensor<3xf32>) -> ()
    }
    return %arg1, %arg2 : tensor<4xf32>, tensor<3xf32>
  }
}

