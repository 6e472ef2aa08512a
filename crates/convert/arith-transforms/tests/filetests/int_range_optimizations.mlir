// terrace opt --allow-unregistered-dialect --int-range-optimizations
// Values that ranges show to be constant, through regions, loops, sizes and vectors; remainders that change nothing.
func.func @by_range(%a: i32) -> i32 {
  %c3 = arith.constant 3 : i32
  %c10 = arith.constant 10 : i32
  %x = arith.andi %a, %c3 : i32
  %c = arith.cmpi ult, %x, %c10 : i32
  %r = scf.if %c -> i32 { scf.yield %c3 : i32 } else { scf.yield %c10 : i32 }
  return %r : i32
}
func.func @by_const(%a: i32) -> i32 {
  %c3 = arith.constant 3 : i32
  %c10 = arith.constant 10 : i32
  %c = arith.cmpi ult, %c3, %c10 : i32
  %r = scf.if %c -> i32 { scf.yield %c3 : i32 } else { scf.yield %c10 : i32 }
  return %r : i32
}
func.func @floats(%a: f32, %n: index) -> i32 {
  %c3 = arith.constant 3 : i32
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%f = %a, %k = %c3) -> (f32, i32) { scf.yield %f, %k : f32, i32 }
  return %r#1 : i32
}
func.func @sel(%a: i1, %n: index) -> index {
  %c3 = arith.constant 3 : index
  %r = arith.ceildivsi %n, %c3 : index
  %s = arith.select %a, %c3, %c3 : index
  %m = memref.alloc() : memref<4x5xi32>
  %c0 = arith.constant 0 : index
  %d = memref.dim %m, %c0 : memref<4x5xi32>
  "u.u"(%s, %d) : (index, index) -> ()
  return %r : index
}
func.func @vec(%a: vector<4xi32>, %n: index) -> vector<4xi32> {
  %c3 = arith.constant dense<3> : vector<4xi32>
  %c4 = arith.constant dense<[1,2,3,4]> : vector<4xi32>
  %r = arith.andi %a, %c3 : vector<4xi32>
  %s = arith.shrui %r, %c3 : vector<4xi32>
  %t = arith.shrui %c4, %c3 : vector<4xi32>
  %st = vector.step : vector<4xindex>
  %e = vector.extract %st[%n] : index from vector<4xindex>
  %k = arith.constant 3 : index
  %c = arith.cmpi ule, %e, %k : index
  "u.u"(%t, %c) : (vector<4xi32>, i1) -> ()
  return %s : vector<4xi32>
}
func.func @par(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c9 = arith.constant 9 : index
  scf.parallel (%i, %j) = (%c0, %c1) to (%c9, %n) step (%c1, %c1) {
    %a = arith.cmpi slt, %i, %c9 : index
    %b = arith.cmpi sge, %j, %c1 : index
    "u.u"(%a, %b) : (i1, i1) -> ()
  }
  scf.forall (%i, %j) = (0, 1) to (9, %n) step (1, 1) {
    %a = arith.cmpi slt, %i, %c9 : index
    %b = arith.cmpi sge, %j, %c1 : index
    "u.u"(%a, %b) : (i1, i1) -> ()
  }
  affine.for %i = 0 to 9 {
    %a = arith.cmpi slt, %i, %c9 : index
    %b = arith.cmpi sge, %i, %c1 : index
    %p = affine.apply affine_map<(d0) -> (d0 * 2 + 1)>(%i)
    %d = arith.cmpi sge, %p, %c1 : index
    "u.u"(%a, %b, %d) : (i1, i1, i1) -> ()
  }
  affine.parallel (%i) = (0) to (9) {
    %a = arith.cmpi slt, %i, %c9 : index
    "u.u"(%a) : (i1) -> ()
  }
  scf.for %i = %c9 to %c0 step %c1 {
    %a = arith.cmpi slt, %i, %c9 : index
    %p = arith.addi %i, %c9 : index
    "u.u"(%a, %p) : (i1, index) -> ()
  }
  return
}
func.func @u(%n: i8) {
  %c0 = arith.constant 0 : i8
  %c1 = arith.constant 1 : i8
  %c200 = arith.constant 200 : i8
  scf.for unsigned %i = %c0 to %c200 step %c1 : i8 {
    %a = arith.cmpi ult, %i, %c200 : i8
    "u.u"(%a) : (i1) -> ()
  }
  return
}
func.func @dim(%n: memref<4x?xf32>, %u: memref<*xf32>, %i: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %a = memref.dim %n, %c0 : memref<4x?xf32>
  %b = memref.dim %n, %c1 : memref<4x?xf32>
  %c = memref.dim %n, %i : memref<4x?xf32>
  %d = memref.dim %u, %i : memref<*xf32>
  %e = memref.dim %n, %c2 : memref<4x?xf32>
  %b1 = arith.cmpi sge, %b, %c0 : index
  %c1_ = arith.cmpi sge, %c, %c0 : index
  %d1 = arith.cmpi sge, %d, %c0 : index
  %e1 = arith.cmpi sge, %e, %c4 : index
  "u.u"(%a, %b1, %c1_, %d1, %e, %e1) : (index, i1,i1,i1,index,i1) -> ()
  return
}
func.func private @called(%a: i32) -> i32 {
  %c1 = arith.constant 1 : i32
  %r = arith.addi %a, %c1 : i32
  return %r : i32
}
func.func @caller() -> i32 {
  %c4 = arith.constant 4 : i32
  %r = call @called(%c4) : (i32) -> i32
  return %r : i32
}
func.func @remainders(%a: i32) -> (i32, i32, i32) {
  %c3 = arith.constant 3 : i32
  %c4 = arith.constant 4 : i32
  %x = arith.andi %a, %c3 : i32
  %r = arith.remsi %x, %c4 : i32
  %s = arith.remui %x, %c4 : i32
  %t = arith.remui %x, %c3 : i32
  return %r, %s, %t : i32, i32, i32
}
func.func @indices(%a: i64, %b: index) -> (i1, i1, i1) {
  %c3 = index.constant 3
  %c9 = index.constant 9
  %x = index.and %b, %c3
  %y = index.mul %x, %c3
  %r = index.cmp ule(%y, %c9)
  %s = index.sizeof
  %c64 = index.constant 64
  %t = index.cmp ule(%s, %c64)
  %k = arith.constant 7 : i64
  %l = arith.andi %a, %k : i64
  %i = index.castu %l : i64 to index
  %u = index.cmp slt(%i, %c64)
  return %r, %t, %u : i1, i1, i1
}
func.func @vectors(%a: vector<4xi8>, %s: i8) -> (i1, i1, vector<4xi1>) {
  %c3 = arith.constant dense<3> : vector<4xi8>
  %k3 = arith.constant 3 : i8
  %x = arith.andi %a, %c3 : vector<4xi8>
  %y = vector.insert %k3, %x [1] : i8 into vector<4xi8>
  %z = vector.shape_cast %y : vector<4xi8> to vector<2x2xi8>
  %t = vector.transpose %z, [1, 0] : vector<2x2xi8> to vector<2x2xi8>
  %e = vector.extract %t[0, 1] : i8 from vector<2x2xi8>
  %r = arith.cmpi ule, %e, %k3 : i8
  %n = arith.andi %s, %k3 : i8
  %b = vector.broadcast %n : i8 to vector<4xi8>
  %w = arith.cmpi sge, %c3, %b : vector<4xi8>
  %st = vector.step : vector<4xindex>
  %i = vector.extract %st[2] : index from vector<4xindex>
  %k = arith.constant 4 : index
  %v = arith.cmpi ult, %i, %k : index
  return %r, %v, %w : i1, i1, vector<4xi1>
}
// ==== stdout ====
module {
  func.func @by_range(%arg0: i32) -> i32 {
    %c3_i32 = arith.constant 3 : i32
    %c10_i32 = arith.constant 10 : i32
    %true = arith.constant true
    %0 = scf.if %true -> (i32) {
      scf.yield %c3_i32 : i32
    } else {
      scf.yield %c10_i32 : i32
    }
    return %0 : i32
  }
  func.func @by_const(%arg0: i32) -> i32 {
    %c3_i32 = arith.constant 3 : i32
    return %c3_i32 : i32
  }
  func.func @floats(%arg0: f32, %arg1: index) -> i32 {
    %c3_i32 = arith.constant 3 : i32
    return %c3_i32 : i32
  }
  func.func @sel(%arg0: i1, %arg1: index) -> index {
    %c4 = arith.constant 4 : index
    %c3 = arith.constant 3 : index
    %0 = arith.ceildivsi %arg1, %c3 : index
    "u.u"(%c3, %c4) : (index, index) -> ()
    return %0 : index
  }
  func.func @vec(%arg0: vector<4xi32>, %arg1: index) -> vector<4xi32> {
    %cst = arith.constant dense<0> : vector<4xi32>
    %true = arith.constant true
    "u.u"(%cst, %true) : (vector<4xi32>, i1) -> ()
    return %cst : vector<4xi32>
  }
  func.func @par(%arg0: index) {
    %true = arith.constant true
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c9 = arith.constant 9 : index
    scf.parallel (%arg1, %arg2) = (%c0, %c1) to (%c9, %arg0) step (%c1, %c1) {
      "u.u"(%true, %true) : (i1, i1) -> ()
      scf.reduce 
    }
    scf.forall (%arg1, %arg2) = (0, 1) to (9, %arg0) step (1, 1) {
      "u.u"(%true, %true) : (i1, i1) -> ()
    }
    affine.for %arg1 = 0 to 9 {
      %0 = arith.cmpi sge, %arg1, %c1 : index
      "u.u"(%true, %0, %true) : (i1, i1, i1) -> ()
    }
    affine.parallel (%arg1) = (0) to (9) {
      %0 = arith.cmpi slt, %arg1, %c9 : index
      "u.u"(%0) : (i1) -> ()
    }
    scf.for %arg1 = %c9 to %c0 step %c1 {
      %0 = arith.cmpi slt, %arg1, %c9 : index
      %1 = arith.addi %arg1, %c9 : index
      "u.u"(%0, %1) : (i1, index) -> ()
    }
    return
  }
  func.func @u(%arg0: i8) {
    %true = arith.constant true
    %c0_i8 = arith.constant 0 : i8
    %c1_i8 = arith.constant 1 : i8
    %c-56_i8 = arith.constant -56 : i8
    scf.for unsigned %arg1 = %c0_i8 to %c-56_i8 step %c1_i8  : i8 {
      "u.u"(%true) : (i1) -> ()
    }
    return
  }
  func.func @dim(%arg0: memref<4x?xf32>, %arg1: memref<*xf32>, %arg2: index) {
    %true = arith.constant true
    %c2 = arith.constant 2 : index
    %c4 = arith.constant 4 : index
    %dim = memref.dim %arg0, %c2 : memref<4x?xf32>
    %0 = arith.cmpi sge, %dim, %c4 : index
    "u.u"(%c4, %true, %true, %true, %dim, %0) : (index, i1, i1, i1, index, i1) -> ()
    return
  }
  func.func private @called(%arg0: i32) -> i32 {
    %c5_i32 = arith.constant 5 : i32
    return %c5_i32 : i32
  }
  func.func @caller() -> i32 {
    %c4_i32 = arith.constant 4 : i32
    %c5_i32 = arith.constant 5 : i32
    %0 = call @called(%c4_i32) : (i32) -> i32
    return %c5_i32 : i32
  }
  func.func @remainders(%arg0: i32) -> (i32, i32, i32) {
    %c3_i32 = arith.constant 3 : i32
    %0 = arith.andi %arg0, %c3_i32 : i32
    %1 = arith.remui %0, %c3_i32 : i32
    return %0, %0, %1 : i32, i32, i32
  }
  func.func @indices(%arg0: i64, %arg1: index) -> (i1, i1, i1) {
    %true = index.bool.constant true
    return %true, %true, %true : i1, i1, i1
  }
  func.func @vectors(%arg0: vector<4xi8>, %arg1: i8) -> (i1, i1, vector<4xi1>) {
    %true = arith.constant true
    %cst = arith.constant dense<true> : vector<4xi1>
    return %true, %true, %cst : i1, i1, vector<4xi1>
  }
}

