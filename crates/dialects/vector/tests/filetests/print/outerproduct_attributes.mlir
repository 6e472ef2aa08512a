// terrace opt --allow-unregistered-dialect
// Attributes are printed without an accumulator, too.
func.func @f(%v: vector<8xi32>, %x: i32) {
  %0 = vector.outerproduct %v, %x {t.a} : vector<8xi32>, i32
  %1 = vector.outerproduct %v, %v {kind = #vector.kind<mul>} : vector<8xi32>, vector<8xi32>
  %2 = vector.outerproduct %v, %v {kind = #vector.kind<add>} : vector<8xi32>, vector<8xi32>
  %3 = vector.outerproduct %v, %x, %v {t.a} : vector<8xi32>, i32
  return
}
// ==== stdout ====
module {
  func.func @f(%arg0: vector<8xi32>, %arg1: i32) {
    %0 = vector.outerproduct %arg0, %arg1 {t.a} : vector<8xi32>, i32
    %1 = vector.outerproduct %arg0, %arg0 {kind = #vector.kind<mul>} : vector<8xi32>, vector<8xi32>
    %2 = vector.outerproduct %arg0, %arg0 : vector<8xi32>, vector<8xi32>
    %3 = vector.outerproduct %arg0, %arg1, %arg0 {kind = #vector.kind<add>, t.a} : vector<8xi32>, i32
    return
  }
}

