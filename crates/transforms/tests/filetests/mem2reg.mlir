// terrace opt --mem2reg --allow-unregistered-dialect
// Memory of one element becomes values: arguments where different ones meet, poison where nothing was written. What is
// used in a region inside stays.
func.func @f(%c: i1, %a: i32) -> i32 {
  %m = memref.alloca() : memref<i32>
  cf.cond_br %c, ^b1, ^b2
^b1:
  memref.store %a, %m[] : memref<i32>
  cf.br ^b3
^b2:
  cf.br ^b3
^b3:
  %r = memref.load %m[] : memref<i32>
  cf.br ^b5(%a : i32)
^b4:
  memref.store %a, %m[] : memref<i32>
  cf.br ^b3
^b5(%k : i32):
  %dead = arith.addi %k, %k : i32
  return %r : i32
}
func.func @same(%c: i1, %a: i32) -> i32 {
  %m = memref.alloca() : memref<i32>
  cf.cond_br %c, ^b1, ^b2
^b1:
  memref.store %a, %m[] : memref<i32>
  cf.br ^b3
^b2:
  memref.store %a, %m[] : memref<i32>
  cf.br ^b3
^b3:
  %r = memref.load %m[] : memref<i32>
  return %r : i32
}
func.func @untouched(%c: i1) {
  return
^b4:
  return
}
func.func @in_region(%c: i1, %a: i32) -> i32 {
  %m = memref.alloca() : memref<i32>
  scf.if %c { memref.store %a, %m[] : memref<i32> }
  %r = memref.load %m[] : memref<i32>
  %s = scf.if %c -> i32 { %n = memref.alloca() : memref<1xvector<4xf32>>
   %c0 = arith.constant 0 : index
   %q = memref.load %n[%c0] : memref<1xvector<4xf32>>
   "t.use"(%q) : (vector<4xf32>) -> ()
    scf.yield %r : i32 } else { scf.yield %a : i32 }
  return %s : i32
}
func.func @cycle(%arg0: i64, %arg1: i1, %arg2: i64) {
  %alloca = memref.alloca() : memref<i64>
  memref.store %arg2, %alloca[] : memref<i64>
  cf.cond_br %arg1, ^bb1, ^bb2
^bb1:
  %use = memref.load %alloca[] : memref<i64>
  func.call @use(%use) : (i64) -> ()
  memref.store %arg0, %alloca[] : memref<i64>
  cf.br ^bb2
^bb2:
  cf.br ^bb1
}
func.func private @use(%arg: i64)
func.func @two(%arg0: i64, %arg1: i1, %arg2: i64) -> i64 {
  %alloca = memref.alloca() : memref<i64>
  %alloca2 = memref.alloca() : memref<i64>
  memref.store %arg2, %alloca[] : memref<i64>
  memref.store %arg2, %alloca2[] : memref<i64>
  cf.cond_br %arg1, ^bb1, ^bb2
^bb1:
  memref.store %arg0, %alloca[] : memref<i64>
  memref.store %arg0, %alloca2[] : memref<i64>
  cf.br ^bb2
^bb2:
  %a = memref.load %alloca[] : memref<i64>
  %b = memref.load %alloca2[] : memref<i64>
  memref.store %a, %alloca2[] : memref<i64>
  %c = arith.addi %a, %b : i64
  return %c : i64
}
func.func @pointers(%arg: i64, %other: memref<memref<i64>>) -> (i64, i64) {
  %0 = memref.alloca() : memref<memref<i64>>
  %1 = memref.alloca() : memref<i64>
  memref.store %arg, %1[] : memref<i64>
  memref.store %1, %0[] : memref<memref<i64>>
  %2 = memref.load %0[] : memref<memref<i64>>
  %3 = memref.load %2[] : memref<i64>
  %4 = memref.alloca() : memref<i64>
  memref.store %4, %other[] : memref<memref<i64>>
  %5 = memref.load %4[] : memref<i64>
  return %3, %5 : i64, i64
}
// ==== stdout ====
module {
  func.func @f(%arg0: i1, %arg1: i32) -> i32 {
    %0 = ub.poison : i32
    cf.cond_br %arg0, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    cf.br ^bb3(%arg1 : i32)
  ^bb2:  // pred: ^bb0
    cf.br ^bb3(%0 : i32)
  ^bb3(%1: i32):  // 3 preds: ^bb1, ^bb2, ^bb4
    cf.br ^bb5(%arg1 : i32)
  ^bb4:  // no predecessors
    cf.br ^bb3(%0 : i32)
  ^bb5(%2: i32):  // pred: ^bb3
    %3 = arith.addi %2, %2 : i32
    return %1 : i32
  }
  func.func @same(%arg0: i1, %arg1: i32) -> i32 {
    cf.cond_br %arg0, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    cf.br ^bb3(%arg1 : i32)
  ^bb2:  // pred: ^bb0
    cf.br ^bb3(%arg1 : i32)
  ^bb3(%0: i32):  // 2 preds: ^bb1, ^bb2
    return %0 : i32
  }
  func.func @untouched(%arg0: i1) {
    return
  ^bb1:  // no predecessors
    return
  }
  func.func @in_region(%arg0: i1, %arg1: i32) -> i32 {
    %alloca = memref.alloca() : memref<i32>
    scf.if %arg0 {
      memref.store %arg1, %alloca[] : memref<i32>
    }
    %0 = memref.load %alloca[] : memref<i32>
    %1 = scf.if %arg0 -> (i32) {
      %2 = ub.poison : vector<4xf32>
      %c0 = arith.constant 0 : index
      "t.use"(%2) : (vector<4xf32>) -> ()
      scf.yield %0 : i32
    } else {
      scf.yield %arg1 : i32
    }
    return %1 : i32
  }
  func.func @cycle(%arg0: i64, %arg1: i1, %arg2: i64) {
    cf.cond_br %arg1, ^bb1(%arg2 : i64), ^bb2(%arg2 : i64)
  ^bb1(%0: i64):  // 2 preds: ^bb0, ^bb2
    call @use(%0) : (i64) -> ()
    cf.br ^bb2(%arg0 : i64)
  ^bb2(%1: i64):  // 2 preds: ^bb0, ^bb1
    cf.br ^bb1(%1 : i64)
  }
  func.func private @use(i64)
  func.func @two(%arg0: i64, %arg1: i1, %arg2: i64) -> i64 {
    cf.cond_br %arg1, ^bb1, ^bb2(%arg2, %arg2 : i64, i64)
  ^bb1:  // pred: ^bb0
    cf.br ^bb2(%arg0, %arg0 : i64, i64)
  ^bb2(%0: i64, %1: i64):  // 2 preds: ^bb0, ^bb1
    %2 = arith.addi %0, %1 : i64
    return %2 : i64
  }
  func.func @pointers(%arg0: i64, %arg1: memref<memref<i64>>) -> (i64, i64) {
    %alloca = memref.alloca() : memref<i64>
    memref.store %alloca, %arg1[] : memref<memref<i64>>
    %0 = memref.load %alloca[] : memref<i64>
    return %arg0, %0 : i64, i64
  }
}

