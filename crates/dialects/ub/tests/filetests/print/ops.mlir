// terrace opt
// Every operation of ub.
func.func @poison() -> (i32, vector<4xf32>, memref<2xf32>) {
  %0 = ub.poison : i32
  %1 = ub.poison <#ub.poison> : vector<4xf32>
  %2 = ub.poison {note = "why"} : memref<2xf32>
  return %0, %1, %2 : i32, vector<4xf32>, memref<2xf32>
}
func.func @never(%c: i1) {
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  ub.unreachable {here}
^bb2:
  ub.unreachable
}
func.func private @attribute() attributes {a = #ub.poison, b = [#ub.poison]}
// ==== stdout ====
module {
  func.func @poison() -> (i32, vector<4xf32>, memref<2xf32>) {
    %0 = ub.poison : i32
    %1 = ub.poison : vector<4xf32>
    %2 = ub.poison {note = "why"} : memref<2xf32>
    return %0, %1, %2 : i32, vector<4xf32>, memref<2xf32>
  }
  func.func @never(%arg0: i1) {
    cf.cond_br %arg0, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    ub.unreachable {here}
  ^bb2:  // pred: ^bb0
    ub.unreachable
  }
  func.func private @attribute() attributes {a = #ub.poison, b = [#ub.poison]}
}

