// terrace opt --convert-arith-to-llvm
// arith.extui on scalars and vectors.
func.func @int(%a: i8) -> i32 {
  %r = arith.extui %a : i8 to i32
  return %r : i32
}
func.func @bit(%a: i1) -> i64 {
  %r = arith.extui %a : i1 to i64
  return %r : i64
}
func.func @vector(%a: vector<4xi8>) -> vector<4xi16> {
  %r = arith.extui %a : vector<4xi8> to vector<4xi16>
  return %r : vector<4xi16>
}
func.func @nd(%a: vector<2x3xi8>) -> vector<2x3xi16> {
  %r = arith.extui %a : vector<2x3xi8> to vector<2x3xi16>
  return %r : vector<2x3xi16>
}
// ==== stdout ====
module {
  func.func @int(%arg0: i8) -> i32 {
    %0 = llvm.zext %arg0 : i8 to i32
    return %0 : i32
  }
  func.func @bit(%arg0: i1) -> i64 {
    %0 = llvm.zext %arg0 : i1 to i64
    return %0 : i64
  }
  func.func @vector(%arg0: vector<4xi8>) -> vector<4xi16> {
    %0 = llvm.zext %arg0 : vector<4xi8> to vector<4xi16>
    return %0 : vector<4xi16>
  }
  func.func @nd(%arg0: vector<2x3xi8>) -> vector<2x3xi16> {
    %0 = builtin.unrealized_conversion_cast %arg0 : vector<2x3xi8> to !llvm.array<2 x vector<3xi8>>
    %1 = llvm.mlir.poison : !llvm.array<2 x vector<3xi16>>
    %2 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<3xi8>> 
    %3 = llvm.zext %2 : vector<3xi8> to vector<3xi16>
    %4 = llvm.insertvalue %3, %1[0] : !llvm.array<2 x vector<3xi16>> 
    %5 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<3xi8>> 
    %6 = llvm.zext %5 : vector<3xi8> to vector<3xi16>
    %7 = llvm.insertvalue %6, %4[1] : !llvm.array<2 x vector<3xi16>> 
    %8 = builtin.unrealized_conversion_cast %7 : !llvm.array<2 x vector<3xi16>> to vector<2x3xi16>
    return %8 : vector<2x3xi16>
  }
}

