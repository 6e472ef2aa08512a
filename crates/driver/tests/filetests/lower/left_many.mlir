// terrace lower
// After the first twenty, the next one stands for all others.
func.func @f(%f: f32) {
  %1 = math.erf %f : f32
  %2 = math.erf %f : f32
  %3 = math.erf %f : f32
  %4 = math.erf %f : f32
  %5 = math.erf %f : f32
  %6 = math.erf %f : f32
  %7 = math.erf %f : f32
  %8 = math.erf %f : f32
  %9 = math.erf %f : f32
  %10 = math.erf %f : f32
  %11 = math.erf %f : f32
  %12 = math.erf %f : f32
  %13 = math.erf %f : f32
  %14 = math.erf %f : f32
  %15 = math.erf %f : f32
  %16 = math.erf %f : f32
  %17 = math.erf %f : f32
  %18 = math.erf %f : f32
  %19 = math.erf %f : f32
  %20 = math.erf %f : f32
  %21 = math.erf %f : f32
  %22 = math.erf %f : f32
  %23 = math.erf %f : f32
  return
}
// ==== stderr ====
<stdin>:4:8: error: 'math.erf' op was not lowered to the LLVM dialect; run mlir-opt's 'convert-math-to-libm' first
  %1 = math.erf %f : f32
       ^
<stdin>:4:8: note: no pattern of this conversion is for 'math.erf'
<stdin>:5:8: error: 'math.erf' op was not lowered to the LLVM dialect; run mlir-opt's 'convert-math-to-libm' first
  %2 = math.erf %f : f32
       ^
<stdin>:5:8: note: no pattern of this conversion is for 'math.erf'
<stdin>:6:8: error: 'math.erf' op was not lowered to the LLVM dialect; run mlir-opt's 'convert-math-to-libm' first
  %3 = math.erf %f : f32
       ^
<stdin>:6:8: note: no pattern of this conversion is for 'math.erf'
<stdin>:7:8: error: 'math.erf' op was not lowered to the LLVM dialect; run mlir-opt's 'convert-math-to-libm' first
  %4 = math.erf %f : f32
       ^
<stdin>:7:8: note: no pattern of this conversion is for 'math.erf'
<stdin>:8:8: error: 'math.erf' op was not lowered to the LLVM dialect; run mlir-opt's 'convert-math-to-libm' first
  %5 = math.erf %f : f32
       ^
<stdin>:8:8: note: no pattern of this conversion is for 'math.erf'
<stdin>:9:8: error: 'math.erf' op was not lowered to the LLVM dialect; run mlir-opt's 'convert-math-to-libm' first
  %6 = math.erf %f : f32
       ^
<stdin>:9:8: note: no pattern of this conversion is for 'math.erf'
<stdin>:10:8: error: 'math.erf' op was not lowered to the LLVM dialect; run mlir-opt's 'convert-math-to-libm' first
  %7 = math.erf %f : f32
       ^
<stdin>:10:8: note: no pattern of this conversion is for 'math.erf'
<stdin>:11:8: error: 'math.erf' op was not lowered to the LLVM dialect; run mlir-opt's 'convert-math-to-libm' first
  %8 = math.erf %f : f32
       ^
<stdin>:11:8: note: no pattern of this conversion is for 'math.erf'
<stdin>:12:8: error: 'math.erf' op was not lowered to the LLVM dialect; run mlir-opt's 'convert-math-to-libm' first
  %9 = math.erf %f : f32
       ^
<stdin>:12:8: note: no pattern of this conversion is for 'math.erf'
<stdin>:13:9: error: 'math.erf' op was not lowered to the LLVM dialect; run mlir-opt's 'convert-math-to-libm' first
  %10 = math.erf %f : f32
        ^
<stdin>:13:9: note: no pattern of this conversion is for 'math.erf'
<stdin>:14:9: error: 'math.erf' op was not lowered to the LLVM dialect; run mlir-opt's 'convert-math-to-libm' first
  %11 = math.erf %f : f32
        ^
<stdin>:14:9: note: no pattern of this conversion is for 'math.erf'
<stdin>:15:9: error: 'math.erf' op was not lowered to the LLVM dialect; run mlir-opt's 'convert-math-to-libm' first
  %12 = math.erf %f : f32
        ^
<stdin>:15:9: note: no pattern of this conversion is for 'math.erf'
<stdin>:16:9: error: 'math.erf' op was not lowered to the LLVM dialect; run mlir-opt's 'convert-math-to-libm' first
  %13 = math.erf %f : f32
        ^
<stdin>:16:9: note: no pattern of this conversion is for 'math.erf'
<stdin>:17:9: error: 'math.erf' op was not lowered to the LLVM dialect; run mlir-opt's 'convert-math-to-libm' first
  %14 = math.erf %f : f32
        ^
<stdin>:17:9: note: no pattern of this conversion is for 'math.erf'
<stdin>:18:9: error: 'math.erf' op was not lowered to the LLVM dialect; run mlir-opt's 'convert-math-to-libm' first
  %15 = math.erf %f : f32
        ^
<stdin>:18:9: note: no pattern of this conversion is for 'math.erf'
<stdin>:19:9: error: 'math.erf' op was not lowered to the LLVM dialect; run mlir-opt's 'convert-math-to-libm' first
  %16 = math.erf %f : f32
        ^
<stdin>:19:9: note: no pattern of this conversion is for 'math.erf'
<stdin>:20:9: error: 'math.erf' op was not lowered to the LLVM dialect; run mlir-opt's 'convert-math-to-libm' first
  %17 = math.erf %f : f32
        ^
<stdin>:20:9: note: no pattern of this conversion is for 'math.erf'
<stdin>:21:9: error: 'math.erf' op was not lowered to the LLVM dialect; run mlir-opt's 'convert-math-to-libm' first
  %18 = math.erf %f : f32
        ^
<stdin>:21:9: note: no pattern of this conversion is for 'math.erf'
<stdin>:22:9: error: 'math.erf' op was not lowered to the LLVM dialect; run mlir-opt's 'convert-math-to-libm' first
  %19 = math.erf %f : f32
        ^
<stdin>:22:9: note: no pattern of this conversion is for 'math.erf'
<stdin>:23:9: error: 'math.erf' op was not lowered to the LLVM dialect; run mlir-opt's 'convert-math-to-libm' first
  %20 = math.erf %f : f32
        ^
<stdin>:23:9: note: no pattern of this conversion is for 'math.erf'
<stdin>:24:9: error: 3 more operations were not lowered, this one and others
  %21 = math.erf %f : f32
        ^
// ==== exit 1 ====
