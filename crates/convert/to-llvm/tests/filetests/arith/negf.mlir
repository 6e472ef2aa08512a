// terrace opt --convert-arith-to-llvm
// arith.negf.
func.func @f32(%a: f32) -> f32 {
  %r = arith.negf %a : f32
  return %r : f32
}
func.func @fast(%a: f64) -> f64 {
  %r = arith.negf %a fastmath<fast> : f64
  return %r : f64
}
func.func @vector(%a: vector<4xf16>) -> vector<4xf16> {
  %r = arith.negf %a : vector<4xf16>
  return %r : vector<4xf16>
}
func.func @nd(%a: vector<2x2xf32>) -> vector<2x2xf32> {
  %r = arith.negf %a : vector<2x2xf32>
  return %r : vector<2x2xf32>
}
// ==== stdout ====
module {
  func.func @f32(%arg0: f32) -> f32 {
    %0 = llvm.fneg %arg0 : f32
    return %0 : f32
  }
  func.func @fast(%arg0: f64) -> f64 {
    %0 = llvm.fneg %arg0 {fastmathFlags = #llvm.fastmath<fast>} : f64
    return %0 : f64
  }
  func.func @vector(%arg0: vector<4xf16>) -> vector<4xf16> {
    %0 = llvm.fneg %arg0 : vector<4xf16>
    return %0 : vector<4xf16>
  }
  func.func @nd(%arg0: vector<2x2xf32>) -> vector<2x2xf32> {
    %0 = builtin.unrealized_conversion_cast %arg0 : vector<2x2xf32> to !llvm.array<2 x vector<2xf32>>
    %1 = llvm.mlir.poison : !llvm.array<2 x vector<2xf32>>
    %2 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<2xf32>> 
    %3 = llvm.fneg %2 : vector<2xf32>
    %4 = llvm.insertvalue %3, %1[0] : !llvm.array<2 x vector<2xf32>> 
    %5 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<2xf32>> 
    %6 = llvm.fneg %5 : vector<2xf32>
    %7 = llvm.insertvalue %6, %4[1] : !llvm.array<2 x vector<2xf32>> 
    %8 = builtin.unrealized_conversion_cast %7 : !llvm.array<2 x vector<2xf32>> to vector<2x2xf32>
    return %8 : vector<2x2xf32>
  }
}

