// terrace opt --convert-vector-to-llvm | terrace lower | lli
// An element is extracted as a vector of one, and a vector of one as its element.
func.func @element(%a: vector<4xi64>, %i: index) -> i64 {
  %0 = vector.extract %a[%i] : vector<1xi64> from vector<4xi64>
  %1 = vector.extract %0[] : i64 from vector<1xi64>
  return %1 : i64
}
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %v = arith.constant dense<[5, 6, 7, 8]> : vector<4xi64>
  scf.for %i = %c0 to %c4 step %c1 {
    %x = func.call @element(%v, %i) : (vector<4xi64>, index) -> i64
    vector.print %x : i64
  }
  return
}
// ==== stdout ====
5
6
7
8
