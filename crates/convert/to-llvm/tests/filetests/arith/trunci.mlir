// terrace opt --convert-arith-to-llvm
// arith.trunci on scalars and vectors.
func.func @int(%a: i32) -> i8 {
  %r = arith.trunci %a : i32 to i8
  return %r : i8
}
func.func @bit(%a: i64) -> i1 {
  %r = arith.trunci %a : i64 to i1
  return %r : i1
}
func.func @vector(%a: vector<4xi16>) -> vector<4xi8> {
  %r = arith.trunci %a : vector<4xi16> to vector<4xi8>
  return %r : vector<4xi8>
}
func.func @nd(%a: vector<2x3xi16>) -> vector<2x3xi8> {
  %r = arith.trunci %a : vector<2x3xi16> to vector<2x3xi8>
  return %r : vector<2x3xi8>
}
func.func @nsw(%a: i32) -> i8 {
  %r = arith.trunci %a overflow<nsw> : i32 to i8
  return %r : i8
}
func.func @both(%a: i32) -> i8 {
  %r = arith.trunci %a overflow<nsw, nuw> : i32 to i8
  return %r : i8
}
// ==== stdout ====
module {
  func.func @int(%arg0: i32) -> i8 {
    %0 = llvm.trunc %arg0 : i32 to i8
    return %0 : i8
  }
  func.func @bit(%arg0: i64) -> i1 {
    %0 = llvm.trunc %arg0 : i64 to i1
    return %0 : i1
  }
  func.func @vector(%arg0: vector<4xi16>) -> vector<4xi8> {
    %0 = llvm.trunc %arg0 : vector<4xi16> to vector<4xi8>
    return %0 : vector<4xi8>
  }
  func.func @nd(%arg0: vector<2x3xi16>) -> vector<2x3xi8> {
    %0 = builtin.unrealized_conversion_cast %arg0 : vector<2x3xi16> to !llvm.array<2 x vector<3xi16>>
    %1 = llvm.mlir.poison : !llvm.array<2 x vector<3xi8>>
    %2 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<3xi16>> 
    %3 = llvm.trunc %2 : vector<3xi16> to vector<3xi8>
    %4 = llvm.insertvalue %3, %1[0] : !llvm.array<2 x vector<3xi8>> 
    %5 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<3xi16>> 
    %6 = llvm.trunc %5 : vector<3xi16> to vector<3xi8>
    %7 = llvm.insertvalue %6, %4[1] : !llvm.array<2 x vector<3xi8>> 
    %8 = builtin.unrealized_conversion_cast %7 : !llvm.array<2 x vector<3xi8>> to vector<2x3xi8>
    return %8 : vector<2x3xi8>
  }
  func.func @nsw(%arg0: i32) -> i8 {
    %0 = llvm.trunc %arg0 overflow<nsw> : i32 to i8
    return %0 : i8
  }
  func.func @both(%arg0: i32) -> i8 {
    %0 = llvm.trunc %arg0 overflow<nsw, nuw> : i32 to i8
    return %0 : i8
  }
}

