// terrace opt --canonicalize --allow-unregistered-dialect
// affine.delinearize_index and affine.linearize_index.
func.func @delin(%i: index, %n: index) -> (index, index, index, index, index, index, index, index) {
  %c4 = arith.constant 4 : index
  %a:2 = affine.delinearize_index %i into (1, 5) : index, index
  %b:3 = affine.delinearize_index %i into (3, 1, 4) : index, index, index
  %c:2 = affine.delinearize_index %i into (%n, %c4) : index, index
  %d = affine.delinearize_index %i into (%n) : index
  return %a#0, %a#1, %b#0, %b#1, %b#2, %c#0, %c#1, %d : index, index, index, index, index, index, index, index
}
func.func @delinlin(%i: index, %j: index, %k: index, %n: index) -> (index, index, index, index, index, index, index) {
  %l = affine.linearize_index disjoint [%i, %j, %k] by (2, 3, 4) : index
  %a:3 = affine.delinearize_index %l into (2, 3, 4) : index, index, index
  %b:2 = affine.delinearize_index %l into (6, 4) : index, index
  %m = affine.linearize_index [%i, %j] by (2, 3) : index
  %c:2 = affine.delinearize_index %m into (2, 3) : index, index
  return %a#0, %a#1, %a#2, %b#0, %b#1, %c#0, %c#1 : index, index, index, index, index, index, index
}
func.func @delinlintail(%i: index, %j: index, %k: index) -> (index, index, index, index, index) {
  %l = affine.linearize_index disjoint [%i, %j, %k] by (2, 3, 4) : index
  %a:2 = affine.delinearize_index %l into (7, 4) : index, index
  %b:3 = affine.delinearize_index %l into (3, 3, 4) : index, index, index
  return %a#0, %a#1, %b#0, %b#1, %b#2 : index, index, index, index, index
}
func.func @split(%i: index, %j: index) -> (index, index, index) {
  %l = affine.linearize_index disjoint [%i, %j] by (3, 8) : index
  %a:3 = affine.delinearize_index %l into (3, 2, 4) : index, index, index
  return %a#0, %a#1, %a#2 : index, index, index
}
func.func @lin(%i: index, %j: index, %n: index) -> (index, index, index, index, index) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %a = affine.linearize_index [%i, %c0, %j] by (3, 1, 4) : index
  %b = affine.linearize_index disjoint [%c0, %i, %j] by (2, 3, %c4) : index
  %c = affine.linearize_index [%c0, %i] by (2, 3) : index
  %d = affine.linearize_index disjoint [%i, %c0] by (2, 1) : index
  %e = affine.linearize_index [%i] by (2) : index
  return %a, %b, %c, %d, %e : index, index, index, index, index
}
func.func @lindelin(%i: index, %n: index) -> (index, index, index, index) {
  %a:3 = affine.delinearize_index %i into (2, 3, 4) : index, index, index
  %l = affine.linearize_index [%a#0, %a#1, %a#2] by (2, 3, 4) : index
  %m = affine.linearize_index [%a#1, %a#2] by (3, 4) : index
  %o = affine.linearize_index disjoint [%a#0, %a#1] by (2, 3) : index
  %p = affine.linearize_index [%n, %a#1, %a#2] by (7, 3, 4) : index
  return %l, %m, %o, %p : index, index, index, index
}
func.func @lindyn(%i: index, %n: index, %k: index) -> (index, index) {
  %a:2 = affine.delinearize_index %i into (%n, %k) : index, index
  %l = affine.linearize_index [%a#0, %a#1] by (%n, %k) : index
  %b:2 = affine.delinearize_index %i into (%k) : index, index
  %m = affine.linearize_index [%b#0, %b#1] by (%k) : index
  return %l, %m : index, index
}
func.func @delinapply(%i: index) -> (index, index) {
  %a:2 = affine.delinearize_index %i into (4) : index, index
  affine.for %j = 0 to 8 {
    %b:2 = affine.delinearize_index %j into (2, 4) : index, index
    %c:2 = affine.delinearize_index %j into (8, 1) : index, index
    "u.u"(%b#0, %b#1, %c#0, %c#1) : (index, index, index, index) -> ()
    %e:2 = affine.delinearize_index %j into (8) : index, index
    "u.u"(%e#0, %e#1) : (index, index) -> ()
  }
  return %a#0, %a#1 : index, index
}
// ==== stdout ====
module {
  func.func @delin(%arg0: index, %arg1: index) -> (index, index, index, index, index, index, index, index) {
    %c0 = arith.constant 0 : index
    %0:2 = affine.delinearize_index %arg0 into (3, 4) : index, index
    %1:2 = affine.delinearize_index %arg0 into (%arg1, 4) : index, index
    return %c0, %arg0, %0#0, %c0, %0#1, %1#0, %1#1, %arg0 : index, index, index, index, index, index, index, index
  }
  func.func @delinlin(%arg0: index, %arg1: index, %arg2: index, %arg3: index) -> (index, index, index, index, index, index, index) {
    %0 = affine.linearize_index disjoint [%arg0, %arg1] by (2, 3) : index
    %1 = affine.linearize_index [%arg0, %arg1] by (2, 3) : index
    %2:2 = affine.delinearize_index %1 into (2, 3) : index, index
    return %arg0, %arg1, %arg2, %0, %arg2, %2#0, %2#1 : index, index, index, index, index, index, index
  }
  func.func @delinlintail(%arg0: index, %arg1: index, %arg2: index) -> (index, index, index, index, index) {
    %0 = affine.linearize_index disjoint [%arg0, %arg1] by (2, 3) : index
    return %0, %arg2, %arg0, %arg1, %arg2 : index, index, index, index, index
  }
  func.func @split(%arg0: index, %arg1: index) -> (index, index, index) {
    %0:2 = affine.delinearize_index %arg1 into (2, 4) : index, index
    return %arg0, %0#0, %0#1 : index, index, index
  }
  func.func @lin(%arg0: index, %arg1: index, %arg2: index) -> (index, index, index, index, index) {
    %0 = affine.linearize_index [%arg0, %arg1] by (3, 4) : index
    %1 = affine.linearize_index disjoint [%arg0, %arg1] by (3, 4) : index
    return %0, %1, %arg0, %arg0, %arg0 : index, index, index, index, index
  }
  func.func @lindelin(%arg0: index, %arg1: index) -> (index, index, index, index) {
    %0:2 = affine.delinearize_index %arg0 into (2, 12) : index, index
    %1:2 = affine.delinearize_index %0#1 into (3, 4) : index, index
    %2 = affine.linearize_index disjoint [%0#0, %1#0] by (2, 3) : index
    %3 = affine.linearize_index [%arg1, %0#1] by (7, 12) : index
    return %arg0, %0#1, %2, %3 : index, index, index, index
  }
  func.func @lindyn(%arg0: index, %arg1: index, %arg2: index) -> (index, index) {
    return %arg0, %arg0 : index, index
  }
  func.func @delinapply(%arg0: index) -> (index, index) {
    %c0 = arith.constant 0 : index
    %0:2 = affine.delinearize_index %arg0 into (4) : index, index
    affine.for %arg1 = 0 to 8 {
      %1:2 = affine.delinearize_index %arg1 into (2, 4) : index, index
      "u.u"(%1#0, %1#1, %arg1, %c0) : (index, index, index, index) -> ()
      %2:2 = affine.delinearize_index %arg1 into (8) : index, index
      "u.u"(%2#0, %2#1) : (index, index) -> ()
    }
    return %0#0, %0#1 : index, index
  }
}

