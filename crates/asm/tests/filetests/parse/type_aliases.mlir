// terrace opt
// Type aliases, also of each other, are replaced.
!int = i32
!vec = vector<4x!int>
!pair = tuple<!vec, !int>
func.func private @f(!vec, !pair) -> !int
// ==== stdout ====
module {
  func.func private @f(vector<4xi32>, tuple<vector<4xi32>, i32>) -> i32
}

