// terrace opt --transform.apply_patterns.vector.lower_bitcast
// Bitcasts become bitcasts of rows.
func.func @f(%a: vector<2x2x4xi32>, %b: vector<2x[3]x4xi32>, %c: vector<[2]x4xi32>) -> (vector<2x2x2xi64>, vector<2x[3]x2xi64>, vector<[2]x2xi64>) {
  %0 = vector.bitcast %a : vector<2x2x4xi32> to vector<2x2x2xi64>
  %1 = vector.bitcast %b : vector<2x[3]x4xi32> to vector<2x[3]x2xi64>
  %2 = vector.bitcast %c : vector<[2]x4xi32> to vector<[2]x2xi64>
  return %0, %1, %2 : vector<2x2x2xi64>, vector<2x[3]x2xi64>, vector<[2]x2xi64>
}
// ==== stdout ====
module {
  func.func @f(%arg0: vector<2x2x4xi32>, %arg1: vector<2x[3]x4xi32>, %arg2: vector<[2]x4xi32>) -> (vector<2x2x2xi64>, vector<2x[3]x2xi64>, vector<[2]x2xi64>) {
    %0 = ub.poison : vector<2x[3]x2xi64>
    %1 = ub.poison : vector<2x2x2xi64>
    %2 = vector.extract %arg0[0, 0] : vector<4xi32> from vector<2x2x4xi32>
    %3 = vector.bitcast %2 : vector<4xi32> to vector<2xi64>
    %4 = vector.insert %3, %1 [0, 0] : vector<2xi64> into vector<2x2x2xi64>
    %5 = vector.extract %arg0[0, 1] : vector<4xi32> from vector<2x2x4xi32>
    %6 = vector.bitcast %5 : vector<4xi32> to vector<2xi64>
    %7 = vector.insert %6, %4 [0, 1] : vector<2xi64> into vector<2x2x2xi64>
    %8 = vector.extract %arg0[1, 0] : vector<4xi32> from vector<2x2x4xi32>
    %9 = vector.bitcast %8 : vector<4xi32> to vector<2xi64>
    %10 = vector.insert %9, %7 [1, 0] : vector<2xi64> into vector<2x2x2xi64>
    %11 = vector.extract %arg0[1, 1] : vector<4xi32> from vector<2x2x4xi32>
    %12 = vector.bitcast %11 : vector<4xi32> to vector<2xi64>
    %13 = vector.insert %12, %10 [1, 1] : vector<2xi64> into vector<2x2x2xi64>
    %14 = vector.extract %arg1[0] : vector<[3]x4xi32> from vector<2x[3]x4xi32>
    %15 = vector.bitcast %14 : vector<[3]x4xi32> to vector<[3]x2xi64>
    %16 = vector.insert %15, %0 [0] : vector<[3]x2xi64> into vector<2x[3]x2xi64>
    %17 = vector.extract %arg1[1] : vector<[3]x4xi32> from vector<2x[3]x4xi32>
    %18 = vector.bitcast %17 : vector<[3]x4xi32> to vector<[3]x2xi64>
    %19 = vector.insert %18, %16 [1] : vector<[3]x2xi64> into vector<2x[3]x2xi64>
    %20 = vector.bitcast %arg2 : vector<[2]x4xi32> to vector<[2]x2xi64>
    return %13, %19, %20 : vector<2x2x2xi64>, vector<2x[3]x2xi64>, vector<[2]x2xi64>
  }
}

