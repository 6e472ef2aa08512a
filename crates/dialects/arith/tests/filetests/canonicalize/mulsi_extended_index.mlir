// terrace opt --canonicalize
// The sign of an index as an index.
func.func @f(%a: index, %b: vector<2xindex>) -> (index, vector<2xindex>) {
  %c1 = arith.constant 1 : index
  %low, %high = arith.mulsi_extended %a, %c1 : index
  %cv = arith.constant dense<1> : vector<2xindex>
  %lows, %highs = arith.mulsi_extended %b, %cv : vector<2xindex>
  return %high, %highs : index, vector<2xindex>
}
// ==== stdout ====
module {
  func.func @f(%arg0: index, %arg1: vector<2xindex>) -> (index, vector<2xindex>) {
    %cst = arith.constant dense<0> : vector<2xindex>
    %c0 = arith.constant 0 : index
    %0 = arith.cmpi slt, %arg0, %c0 : index
    %1 = arith.index_cast %0 : i1 to index
    %2 = arith.cmpi slt, %arg1, %cst : vector<2xindex>
    %3 = arith.index_cast %2 : vector<2xi1> to vector<2xindex>
    return %1, %3 : index, vector<2xindex>
  }
}

