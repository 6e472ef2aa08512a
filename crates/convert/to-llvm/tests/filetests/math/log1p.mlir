// terrace opt --convert-math-to-llvm
// math.log1p.
func.func @f(%a: f32, %v: vector<4xf16>, %s: vector<[4]xf64>, %n: vector<2x2xf32>) {
  %0 = math.log1p %a fastmath<nnan> {note} : f32
  %1 = math.log1p %v : vector<4xf16>
  %2 = math.log1p %s : vector<[4]xf64>
  %3 = math.log1p %n : vector<2x2xf32>
  return
}
// ==== stdout ====
module {
  func.func @f(%arg0: f32, %arg1: vector<4xf16>, %arg2: vector<[4]xf64>, %arg3: vector<2x2xf32>) {
    %0 = builtin.unrealized_conversion_cast %arg3 : vector<2x2xf32> to !llvm.array<2 x vector<2xf32>>
    %1 = llvm.mlir.constant(1.000000e+00 : f32) : f32
    %2 = llvm.fadd %1, %arg0 : f32
    %3 = llvm.intr.log(%2) : (f32) -> f32
    %4 = llvm.fsub %2, %1 : f32
    %5 = llvm.fdiv %arg0, %4 : f32
    %6 = llvm.fmul %3, %5 : f32
    %7 = llvm.fcmp "oeq" %2, %1 : f32
    %8 = llvm.fcmp "oeq" %2, %3 : f32
    %9 = llvm.or %7, %8 : i1
    %10 = llvm.select %9, %arg0, %6 : i1, f32
    %11 = llvm.mlir.constant(dense<1.000000e+00> : vector<4xf16>) : vector<4xf16>
    %12 = llvm.fadd %11, %arg1 : vector<4xf16>
    %13 = llvm.intr.log(%12) : (vector<4xf16>) -> vector<4xf16>
    %14 = llvm.fsub %12, %11 : vector<4xf16>
    %15 = llvm.fdiv %arg1, %14 : vector<4xf16>
    %16 = llvm.fmul %13, %15 : vector<4xf16>
    %17 = llvm.fcmp "oeq" %12, %11 : vector<4xf16>
    %18 = llvm.fcmp "oeq" %12, %13 : vector<4xf16>
    %19 = llvm.or %17, %18 : vector<4xi1>
    %20 = llvm.select %19, %arg1, %16 : vector<4xi1>, vector<4xf16>
    %21 = llvm.mlir.constant(dense<1.000000e+00> : vector<[4]xf64>) : vector<[4]xf64>
    %22 = llvm.fadd %21, %arg2 : vector<[4]xf64>
    %23 = llvm.intr.log(%22) : (vector<[4]xf64>) -> vector<[4]xf64>
    %24 = llvm.fsub %22, %21 : vector<[4]xf64>
    %25 = llvm.fdiv %arg2, %24 : vector<[4]xf64>
    %26 = llvm.fmul %23, %25 : vector<[4]xf64>
    %27 = llvm.fcmp "oeq" %22, %21 : vector<[4]xf64>
    %28 = llvm.fcmp "oeq" %22, %23 : vector<[4]xf64>
    %29 = llvm.or %27, %28 : vector<[4]xi1>
    %30 = llvm.select %29, %arg2, %26 : vector<[4]xi1>, vector<[4]xf64>
    %31 = llvm.mlir.poison : !llvm.array<2 x vector<2xf32>>
    %32 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<2xf32>> 
    %33 = llvm.mlir.constant(dense<1.000000e+00> : vector<2xf32>) : vector<2xf32>
    %34 = llvm.fadd %33, %32 : vector<2xf32>
    %35 = llvm.intr.log(%34) : (vector<2xf32>) -> vector<2xf32>
    %36 = llvm.fsub %34, %33 : vector<2xf32>
    %37 = llvm.fdiv %32, %36 : vector<2xf32>
    %38 = llvm.fmul %35, %37 : vector<2xf32>
    %39 = llvm.fcmp "oeq" %34, %33 : vector<2xf32>
    %40 = llvm.fcmp "oeq" %34, %35 : vector<2xf32>
    %41 = llvm.or %39, %40 : vector<2xi1>
    %42 = llvm.select %41, %32, %38 : vector<2xi1>, vector<2xf32>
    %43 = llvm.insertvalue %42, %31[0] : !llvm.array<2 x vector<2xf32>> 
    %44 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<2xf32>> 
    %45 = llvm.mlir.constant(dense<1.000000e+00> : vector<2xf32>) : vector<2xf32>
    %46 = llvm.fadd %45, %44 : vector<2xf32>
    %47 = llvm.intr.log(%46) : (vector<2xf32>) -> vector<2xf32>
    %48 = llvm.fsub %46, %45 : vector<2xf32>
    %49 = llvm.fdiv %44, %48 : vector<2xf32>
    %50 = llvm.fmul %47, %49 : vector<2xf32>
    %51 = llvm.fcmp "oeq" %46, %45 : vector<2xf32>
    %52 = llvm.fcmp "oeq" %46, %47 : vector<2xf32>
    %53 = llvm.or %51, %52 : vector<2xi1>
    %54 = llvm.select %53, %44, %50 : vector<2xi1>, vector<2xf32>
    %55 = llvm.insertvalue %54, %43[1] : !llvm.array<2 x vector<2xf32>> 
    return
  }
}

