// terrace opt --arith-emulate-wide-int=widest-int-supported=32
// Of the blocks of a function only the first one has its arguments converted; a function whose type is legal stays.
func.func @across(%x: i64, %c: i1) -> i64 {
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  %sum = arith.addi %x, %x : i64
  return %sum : i64
^bb2:
  return %x : i64
}
func.func @never_reached(%x: i64) -> i64 {
  return %x : i64
^bb1(%y: i64):
  %sum = arith.addi %y, %y : i64
  cf.br ^bb1(%sum : i64)
}
func.func @legal_type(%c: i1) {
  cf.br ^bb2
^bb1(%y: i64):
  cf.br ^bb1(%y : i64)
^bb2:
  return
}
// ==== stdout ====
module {
  func.func @across(%arg0: vector<2xi32>, %arg1: i1) -> vector<2xi32> {
    cf.cond_br %arg1, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %0 = vector.extract %arg0[0] : i32 from vector<2xi32>
    %1 = vector.extract %arg0[1] : i32 from vector<2xi32>
    %2 = vector.extract %arg0[0] : i32 from vector<2xi32>
    %3 = vector.extract %arg0[1] : i32 from vector<2xi32>
    %sum, %overflow = arith.addui_extended %0, %2 : i32, i1
    %4 = arith.extui %overflow : i1 to i32
    %5 = arith.addi %4, %1 : i32
    %6 = arith.addi %5, %3 : i32
    %cst = arith.constant dense<0> : vector<2xi32>
    %7 = vector.insert %sum, %cst [0] : i32 into vector<2xi32>
    %8 = vector.insert %6, %7 [1] : i32 into vector<2xi32>
    return %8 : vector<2xi32>
  ^bb2:  // pred: ^bb0
    return %arg0 : vector<2xi32>
  }
  func.func @never_reached(%arg0: vector<2xi32>) -> vector<2xi32> {
    return %arg0 : vector<2xi32>
  ^bb1(%0: i64):  // pred: ^bb1
    %1 = arith.addi %0, %0 : i64
    cf.br ^bb1(%1 : i64)
  }
  func.func @legal_type(%arg0: i1) {
    cf.br ^bb2
  ^bb1(%0: i64):  // pred: ^bb1
    cf.br ^bb1(%0 : i64)
  ^bb2:  // pred: ^bb0
    return
  }
}

