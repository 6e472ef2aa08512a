// terrace opt --test-vector-break-down-bitcast
// Bitcasts of long vectors become bitcasts of parts.
func.func @bd(%a: vector<8xi4>, %b: vector<4xi8>) -> (vector<4xi8>, vector<8xi4>) {
  %0 = vector.bitcast %a : vector<8xi4> to vector<4xi8>
  %1 = vector.bitcast %b : vector<4xi8> to vector<8xi4>
  return %0, %1 : vector<4xi8>, vector<8xi4>
}
// ==== stdout ====
module {
  func.func @bd(%arg0: vector<8xi4>, %arg1: vector<4xi8>) -> (vector<4xi8>, vector<8xi4>) {
    %cst = arith.constant dense<0> : vector<4xi8>
    %0 = vector.extract_strided_slice %arg0 {offsets = [0], sizes = [4], strides = [1]} : vector<8xi4> to vector<4xi4>
    %1 = vector.bitcast %0 : vector<4xi4> to vector<2xi8>
    %2 = vector.insert_strided_slice %1, %cst {offsets = [0], strides = [1]} : vector<2xi8> into vector<4xi8>
    %3 = vector.extract_strided_slice %arg0 {offsets = [4], sizes = [4], strides = [1]} : vector<8xi4> to vector<4xi4>
    %4 = vector.bitcast %3 : vector<4xi4> to vector<2xi8>
    %5 = vector.insert_strided_slice %4, %2 {offsets = [2], strides = [1]} : vector<2xi8> into vector<4xi8>
    %6 = vector.bitcast %arg1 : vector<4xi8> to vector<8xi4>
    return %5, %6 : vector<4xi8>, vector<8xi4>
  }
}

