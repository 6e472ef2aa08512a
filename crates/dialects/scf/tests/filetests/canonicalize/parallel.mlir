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
