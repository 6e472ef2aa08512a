// terrace lower
// Operations of one name are one error.
func.func @f(%f: f32) {
  %1 = math.isinf %f : f32
  %2 = math.isinf %f : f32
  %3 = math.isinf %f : f32
  %4 = math.isinf %f : f32
  %5 = math.isinf %f : f32
  %6 = math.isinf %f : f32
  %7 = math.isinf %f : f32
  %8 = math.isinf %f : f32
  %9 = math.isinf %f : f32
  %10 = math.isinf %f : f32
  %11 = math.isinf %f : f32
  %12 = math.isinf %f : f32
  %13 = math.isinf %f : f32
  %14 = math.isinf %f : f32
  %15 = math.isinf %f : f32
  %16 = math.isinf %f : f32
  %17 = math.isinf %f : f32
  %18 = math.isinf %f : f32
  %19 = math.isinf %f : f32
  %20 = math.isinf %f : f32
  %21 = math.isinf %f : f32
  %22 = math.isinf %f : f32
  %23 = math.isinf %f : f32
  return
}
// ==== stderr ====
<stdin>:4:8: error: 'math.isinf' op was not lowered to the LLVM dialect (the first of 23); MLIR has no pass that lowers it
  %1 = math.isinf %f : f32
       ^
<stdin>:4:8: note: no pattern of this conversion is for 'math.isinf'
// ==== exit 1 ====
