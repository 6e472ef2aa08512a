// terrace opt --convert-math-to-llvm --split-input-file
// LLVM's intrinsics take no vectors of several dimensions.
func.func @f(%a: vector<2x2xf32>) {
  %0 = math.isnan %a : vector<2x2xf32>
  return
}
// -----
func.func @f(%a: vector<2x2xf32>) {
  %0 = math.isfinite %a : vector<2x2xf32>
  return
}
// -----
func.func @f(%a: vector<2x2xf32>) {
  %0:2 = math.sincos %a fastmath<fast> {note} : vector<2x2xf32>
  return
}
// -----
func.func @f(%a: vector<4xf32>, %i: vector<4xi32>) {
  %0 = math.fpowi %a, %i : vector<4xf32>, vector<4xi32>
  return
}
// ==== stdout ====
// -----
// -----
// -----
// ==== stderr ====
<stdin>:4:8: error: 'llvm.intr.is.fpclass' op operand #0 must be floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type, but got '!llvm.array<2 x vector<2xf32>>'
  %0 = math.isnan %a : vector<2x2xf32>
       ^
<stdin>:4:8: note: see current operation: %1 = "llvm.intr.is.fpclass"(%0) <{bit = 3 : i32}> : (!llvm.array<2 x vector<2xf32>>) -> !llvm.array<2 x vector<2xi1>>
<stdin>:9:8: error: 'llvm.intr.is.fpclass' op operand #0 must be floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type, but got '!llvm.array<2 x vector<2xf32>>'
  %0 = math.isfinite %a : vector<2x2xf32>
       ^
<stdin>:9:8: note: see current operation: %1 = "llvm.intr.is.fpclass"(%0) <{bit = 504 : i32}> : (!llvm.array<2 x vector<2xf32>>) -> !llvm.array<2 x vector<2xi1>>
<stdin>:14:10: error: 'llvm.intr.sincos' op operand #0 must be floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type, but got '!llvm.array<2 x vector<2xf32>>'
  %0:2 = math.sincos %a fastmath<fast> {note} : vector<2x2xf32>
         ^
<stdin>:14:10: note: see current operation: %1 = "llvm.intr.sincos"(%0) <{fastmathFlags = #llvm.fastmath<fast>}> {note} : (!llvm.array<2 x vector<2xf32>>) -> !llvm.struct<(array<2 x vector<2xf32>>, array<2 x vector<2xf32>>)>
<stdin>:19:8: error: 'llvm.intr.powi' op operand #1 must be signless integer, but got 'vector<4xi32>'
  %0 = math.fpowi %a, %i : vector<4xf32>, vector<4xi32>
       ^
<stdin>:19:8: note: see current operation: %0 = "llvm.intr.powi"(%arg0, %arg1) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>, vector<4xi32>) -> vector<4xf32>
// ==== exit 1 ====
