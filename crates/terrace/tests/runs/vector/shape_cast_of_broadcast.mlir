// terrace opt --canonicalize | terrace lower | lli
// A broadcast and a cast of its result are one broadcast only where the same dimensions are repeated.
func.func @columns(%v: vector<2x1xi64>) {
  %b = vector.broadcast %v : vector<2x1xi64> to vector<3x2x1xi64>
  %0 = vector.shape_cast %b : vector<3x2x1xi64> to vector<3x1x2xi64>
  vector.print %0 : vector<3x1x2xi64>
  %1 = vector.shape_cast %b : vector<3x2x1xi64> to vector<2x3xi64>
  vector.print %1 : vector<2x3xi64>
  return
}
func.func @stretched(%v: vector<3x1xi64>) {
  %b = vector.broadcast %v : vector<3x1xi64> to vector<2x3x3xi64>
  %0 = vector.shape_cast %b : vector<2x3x3xi64> to vector<3x2x3xi64>
  vector.print %0 : vector<3x2x3xi64>
  %1 = vector.shape_cast %b : vector<2x3x3xi64> to vector<2x1x3x3xi64>
  vector.print %1 : vector<2x1x3x3xi64>
  return
}
func.func @rows(%v: vector<2xi64>, %x: i64) {
  %b = vector.broadcast %v : vector<2xi64> to vector<2x3x2xi64>
  %0 = vector.shape_cast %b : vector<2x3x2xi64> to vector<6x2xi64>
  vector.print %0 : vector<6x2xi64>
  %c = vector.broadcast %x : i64 to vector<2x2xi64>
  %1 = vector.shape_cast %c : vector<2x2xi64> to vector<4xi64>
  vector.print %1 : vector<4xi64>
  return
}
func.func @main() {
  %v = arith.constant dense<[[1], [2]]> : vector<2x1xi64>
  call @columns(%v) : (vector<2x1xi64>) -> ()
  %w = arith.constant dense<[[1], [2], [3]]> : vector<3x1xi64>
  call @stretched(%w) : (vector<3x1xi64>) -> ()
  %u = arith.constant dense<[1, 2]> : vector<2xi64>
  %x = arith.constant 7 : i64
  call @rows(%u, %x) : (vector<2xi64>, i64) -> ()
  return
}
// ==== stdout ====
( ( ( 1, 2 ) ), ( ( 1, 2 ) ), ( ( 1, 2 ) ) )
( ( 1, 2, 1 ), ( 2, 1, 2 ) )
( ( ( 1, 1, 1 ), ( 2, 2, 2 ) ), ( ( 3, 3, 3 ), ( 1, 1, 1 ) ), ( ( 2, 2, 2 ), ( 3, 3, 3 ) ) )
( ( ( ( 1, 1, 1 ), ( 2, 2, 2 ), ( 3, 3, 3 ) ) ), ( ( ( 1, 1, 1 ), ( 2, 2, 2 ), ( 3, 3, 3 ) ) ) )
( ( 1, 2 ), ( 1, 2 ), ( 1, 2 ), ( 1, 2 ), ( 1, 2 ), ( 1, 2 ) )
( 7, 7, 7, 7 )
