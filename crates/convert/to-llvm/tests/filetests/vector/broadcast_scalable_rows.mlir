// terrace opt --convert-vector-to-llvm
// How many rows there are is not known, so they are not repeated one by one.
func.func @rows(%v: vector<[2]x1xf32>) -> vector<[2]x3xf32> {
  %0 = vector.broadcast %v : vector<[2]x1xf32> to vector<[2]x3xf32>
  return %0 : vector<[2]x3xf32>
}

func.func @within(%v: vector<1x[2]x1xf32>) -> vector<2x[2]x3xf32> {
  %0 = vector.broadcast %v : vector<1x[2]x1xf32> to vector<2x[2]x3xf32>
  return %0 : vector<2x[2]x3xf32>
}

func.func @around(%v: vector<[2]x1xf32>) -> vector<2x[2]x3xf32> {
  %0 = vector.broadcast %v : vector<[2]x1xf32> to vector<2x[2]x3xf32>
  return %0 : vector<2x[2]x3xf32>
}
// ==== stdout ====
module {
  func.func @rows(%arg0: vector<[2]x1xf32>) -> vector<[2]x3xf32> {
    %0 = vector.broadcast %arg0 : vector<[2]x1xf32> to vector<[2]x3xf32>
    return %0 : vector<[2]x3xf32>
  }
  func.func @within(%arg0: vector<1x[2]x1xf32>) -> vector<2x[2]x3xf32> {
    %0 = ub.poison : vector<2x[2]x3xf32>
    %1 = vector.extract %arg0[0] : vector<[2]x1xf32> from vector<1x[2]x1xf32>
    %2 = vector.broadcast %1 : vector<[2]x1xf32> to vector<[2]x3xf32>
    %3 = vector.insert %2, %0 [0] : vector<[2]x3xf32> into vector<2x[2]x3xf32>
    %4 = vector.insert %2, %3 [1] : vector<[2]x3xf32> into vector<2x[2]x3xf32>
    return %4 : vector<2x[2]x3xf32>
  }
  func.func @around(%arg0: vector<[2]x1xf32>) -> vector<2x[2]x3xf32> {
    %0 = ub.poison : vector<2x[2]x3xf32>
    %1 = vector.broadcast %arg0 : vector<[2]x1xf32> to vector<[2]x3xf32>
    %2 = vector.insert %1, %0 [0] : vector<[2]x3xf32> into vector<2x[2]x3xf32>
    %3 = vector.insert %1, %2 [1] : vector<[2]x3xf32> into vector<2x[2]x3xf32>
    return %3 : vector<2x[2]x3xf32>
  }
}

