// terrace opt --convert-math-to-llvm
// Functions of integers.
func.func @f(%a: i32, %x: index, %v: vector<4xi8>) {
  %0 = math.absi %a {note} : i32
  %1 = math.absi %x : index
  %2 = math.absi %v : vector<4xi8>
  %3 = math.ctlz %a {note} : i32
  %4 = math.ctlz %x : index
  %5 = math.ctlz %v : vector<4xi8>
  %6 = math.cttz %a {note} : i32
  %7 = math.cttz %x : index
  %8 = math.cttz %v : vector<4xi8>
  %9 = math.ctpop %a {note} : i32
  %10 = math.ctpop %x : index
  %11 = math.ctpop %v : vector<4xi8>
  return
}
// ==== stdout ====
module {
  func.func @f(%arg0: i32, %arg1: index, %arg2: vector<4xi8>) {
    %0 = builtin.unrealized_conversion_cast %arg1 : index to i64
    %1 = "llvm.intr.abs"(%arg0) <{is_int_min_poison = false}> : (i32) -> i32
    %2 = "llvm.intr.abs"(%0) <{is_int_min_poison = false}> : (i64) -> i64
    %3 = "llvm.intr.abs"(%arg2) <{is_int_min_poison = false}> : (vector<4xi8>) -> vector<4xi8>
    %4 = "llvm.intr.ctlz"(%arg0) <{is_zero_poison = false}> : (i32) -> i32
    %5 = "llvm.intr.ctlz"(%0) <{is_zero_poison = false}> : (i64) -> i64
    %6 = "llvm.intr.ctlz"(%arg2) <{is_zero_poison = false}> : (vector<4xi8>) -> vector<4xi8>
    %7 = "llvm.intr.cttz"(%arg0) <{is_zero_poison = false}> : (i32) -> i32
    %8 = "llvm.intr.cttz"(%0) <{is_zero_poison = false}> : (i64) -> i64
    %9 = "llvm.intr.cttz"(%arg2) <{is_zero_poison = false}> : (vector<4xi8>) -> vector<4xi8>
    %10 = llvm.intr.ctpop(%arg0) {note} : (i32) -> i32
    %11 = llvm.intr.ctpop(%0) : (i64) -> i64
    %12 = llvm.intr.ctpop(%arg2) : (vector<4xi8>) -> vector<4xi8>
    return
  }
}

