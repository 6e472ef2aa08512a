// terrace opt --convert-arith-to-llvm
// A rounding mode makes arith.truncf a constrained intrinsic.
func.func @to_nearest_even(%a: f64) -> f32 {
  %r = arith.truncf %a to_nearest_even : f64 to f32
  return %r : f32
}
func.func @downward(%a: f64) -> f32 {
  %r = arith.truncf %a downward : f64 to f32
  return %r : f32
}
func.func @upward(%a: f64) -> f32 {
  %r = arith.truncf %a upward : f64 to f32
  return %r : f32
}
func.func @toward_zero(%a: f64) -> f32 {
  %r = arith.truncf %a toward_zero : f64 to f32
  return %r : f32
}
func.func @to_nearest_away(%a: f64) -> f32 {
  %r = arith.truncf %a to_nearest_away : f64 to f32
  return %r : f32
}
func.func @nd(%a: vector<2x2xf64>) -> vector<2x2xf32> {
  %r = arith.truncf %a upward : vector<2x2xf64> to vector<2x2xf32>
  return %r : vector<2x2xf32>
}
// ==== stdout ====
module {
  func.func @to_nearest_even(%arg0: f64) -> f32 {
    %0 = llvm.intr.experimental.constrained.fptrunc %arg0 tonearest ignore : f64 to f32
    return %0 : f32
  }
  func.func @downward(%arg0: f64) -> f32 {
    %0 = llvm.intr.experimental.constrained.fptrunc %arg0 downward ignore : f64 to f32
    return %0 : f32
  }
  func.func @upward(%arg0: f64) -> f32 {
    %0 = llvm.intr.experimental.constrained.fptrunc %arg0 upward ignore : f64 to f32
    return %0 : f32
  }
  func.func @toward_zero(%arg0: f64) -> f32 {
    %0 = llvm.intr.experimental.constrained.fptrunc %arg0 towardzero ignore : f64 to f32
    return %0 : f32
  }
  func.func @to_nearest_away(%arg0: f64) -> f32 {
    %0 = llvm.intr.experimental.constrained.fptrunc %arg0 tonearestaway ignore : f64 to f32
    return %0 : f32
  }
  func.func @nd(%arg0: vector<2x2xf64>) -> vector<2x2xf32> {
    %0 = builtin.unrealized_conversion_cast %arg0 : vector<2x2xf64> to !llvm.array<2 x vector<2xf64>>
    %1 = llvm.mlir.poison : !llvm.array<2 x vector<2xf32>>
    %2 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<2xf64>> 
    %3 = llvm.intr.experimental.constrained.fptrunc %2 upward ignore : vector<2xf64> to vector<2xf32>
    %4 = llvm.insertvalue %3, %1[0] : !llvm.array<2 x vector<2xf32>> 
    %5 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<2xf64>> 
    %6 = llvm.intr.experimental.constrained.fptrunc %5 upward ignore : vector<2xf64> to vector<2xf32>
    %7 = llvm.insertvalue %6, %4[1] : !llvm.array<2 x vector<2xf32>> 
    %8 = builtin.unrealized_conversion_cast %7 : !llvm.array<2 x vector<2xf32>> to vector<2x2xf32>
    return %8 : vector<2x2xf32>
  }
}

