// terrace opt --canonicalize
// A pair of casts is nothing if no bits are lost between them; index has 64 here.
func.func @through_integers(%x: index, %v: vector<2xindex>) -> (index, index, index, index, vector<2xindex>) {
  %0 = arith.index_cast %x : index to i1
  %1 = arith.index_cast %0 : i1 to index
  %2 = arith.index_castui %x : index to i32
  %3 = arith.index_castui %2 : i32 to index
  %4 = arith.index_cast %x : index to i64
  %5 = arith.index_cast %4 : i64 to index
  %6 = arith.index_castui %x : index to i128
  %7 = arith.index_castui %6 : i128 to index
  %8 = arith.index_cast %v : vector<2xindex> to vector<2xi8>
  %9 = arith.index_cast %8 : vector<2xi8> to vector<2xindex>
  return %1, %3, %5, %7, %9 : index, index, index, index, vector<2xindex>
}
func.func @through_index(%a: i8, %b: i64, %c: i128) -> (i8, i64, i128) {
  %0 = arith.index_castui %a : i8 to index
  %1 = arith.index_castui %0 : index to i8
  %2 = arith.index_cast %b : i64 to index
  %3 = arith.index_cast %2 : index to i64
  %4 = arith.index_cast %c : i128 to index
  %5 = arith.index_cast %4 : index to i128
  return %1, %3, %5 : i8, i64, i128
}
// ==== stdout ====
module {
  func.func @through_integers(%arg0: index, %arg1: vector<2xindex>) -> (index, index, index, index, vector<2xindex>) {
    %0 = arith.index_cast %arg0 : index to i1
    %1 = arith.index_cast %0 : i1 to index
    %2 = arith.index_castui %arg0 : index to i32
    %3 = arith.index_castui %2 : i32 to index
    %4 = arith.index_cast %arg1 : vector<2xindex> to vector<2xi8>
    %5 = arith.index_cast %4 : vector<2xi8> to vector<2xindex>
    return %1, %3, %arg0, %arg0, %5 : index, index, index, index, vector<2xindex>
  }
  func.func @through_index(%arg0: i8, %arg1: i64, %arg2: i128) -> (i8, i64, i128) {
    %0 = arith.index_cast %arg2 : i128 to index
    %1 = arith.index_cast %0 : index to i128
    return %arg0, %arg1, %1 : i8, i64, i128
  }
}

