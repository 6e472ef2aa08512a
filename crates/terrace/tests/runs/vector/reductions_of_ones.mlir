// terrace opt --canonicalize | terrace lower | lli
// Where the mask is not set the accumulator stays, and without dimensions each element is combined with it.
func.func @masked(%v: vector<3x1xi64>, %a: vector<3xi64>, %m: vector<3x1xi1>) {
  %0 = vector.mask %m { vector.multi_reduction <add>, %v, %a [1] : vector<3x1xi64> to vector<3xi64> } : vector<3x1xi1> -> vector<3xi64>
  vector.print %0 : vector<3xi64>
  return
}
func.func @scalar(%v: vector<1xi64>, %a: i64, %m: vector<1xi1>) {
  %0 = vector.mask %m { vector.multi_reduction <mul>, %v, %a [0] : vector<1xi64> to i64 } : vector<1xi1> -> i64
  vector.print %0 : i64
  %1 = vector.mask %m { vector.reduction <mul>, %v, %a : vector<1xi64> into i64 } : vector<1xi1> -> i64
  vector.print %1 : i64
  %2 = vector.mask %m { vector.reduction <add>, %v : vector<1xi64> into i64 } : vector<1xi1> -> i64
  vector.print %2 : i64
  return
}
func.func @alone(%v: vector<2xi64>, %w: vector<2x2xi64>) {
  %0 = vector.multi_reduction <add>, %v, %v [] : vector<2xi64> to vector<2xi64>
  vector.print %0 : vector<2xi64>
  %1 = vector.multi_reduction <mul>, %w, %w [] : vector<2x2xi64> to vector<2x2xi64>
  vector.print %1 : vector<2x2xi64>
  return
}
func.func @main() {
  %v = arith.constant dense<[[1], [2], [3]]> : vector<3x1xi64>
  %a = arith.constant dense<[10, 20, 30]> : vector<3xi64>
  %m = arith.constant dense<[[true], [false], [true]]> : vector<3x1xi1>
  call @masked(%v, %a, %m) : (vector<3x1xi64>, vector<3xi64>, vector<3x1xi1>) -> ()
  %x = arith.constant dense<[7]> : vector<1xi64>
  %y = arith.constant 5 : i64
  %no = arith.constant dense<[false]> : vector<1xi1>
  %yes = arith.constant dense<[true]> : vector<1xi1>
  call @scalar(%x, %y, %no) : (vector<1xi64>, i64, vector<1xi1>) -> ()
  call @scalar(%x, %y, %yes) : (vector<1xi64>, i64, vector<1xi1>) -> ()
  %u = arith.constant dense<[3, 4]> : vector<2xi64>
  %w = arith.constant dense<[[1, 2], [3, 4]]> : vector<2x2xi64>
  call @alone(%u, %w) : (vector<2xi64>, vector<2x2xi64>) -> ()
  return
}
// ==== stdout ====
( 11, 20, 33 )
5
5
0
35
35
7
( 6, 8 )
( ( 1, 4 ), ( 9, 16 ) )
