// terrace opt --convert-math-to-llvm
// math.expm1.
func.func @f(%a: f32, %v: vector<4xf16>, %s: vector<[4]xf64>, %n: vector<2x2xf32>) {
  %0 = math.expm1 %a fastmath<nnan> {note} : f32
  %1 = math.expm1 %v : vector<4xf16>
  %2 = math.expm1 %s : vector<[4]xf64>
  %3 = math.expm1 %n : vector<2x2xf32>
  return
}
// ==== stdout ====
module {
  func.func @f(%arg0: f32, %arg1: vector<4xf16>, %arg2: vector<[4]xf64>, %arg3: vector<2x2xf32>) {
    %0 = builtin.unrealized_conversion_cast %arg3 : vector<2x2xf32> to !llvm.array<2 x vector<2xf32>>
    %1 = llvm.mlir.constant(1.000000e+00 : f32) : f32
    %2 = llvm.intr.exp(%arg0) : (f32) -> f32
    %3 = llvm.fsub %2, %1 : f32
    %4 = llvm.intr.log(%2) : (f32) -> f32
    %5 = llvm.fdiv %arg0, %4 : f32
    %6 = llvm.fmul %3, %5 : f32
    %7 = llvm.fneg %1 : f32
    %8 = llvm.fcmp "oeq" %3, %7 : f32
    %9 = llvm.fcmp "oeq" %2, %4 : f32
    %10 = llvm.fcmp "ueq" %2, %1 : f32
    %11 = llvm.or %8, %9 : i1
    %12 = llvm.select %11, %3, %6 : i1, f32
    %13 = llvm.select %10, %arg0, %12 : i1, f32
    %14 = llvm.mlir.constant(dense<1.000000e+00> : vector<4xf16>) : vector<4xf16>
    %15 = llvm.intr.exp(%arg1) : (vector<4xf16>) -> vector<4xf16>
    %16 = llvm.fsub %15, %14 : vector<4xf16>
    %17 = llvm.intr.log(%15) : (vector<4xf16>) -> vector<4xf16>
    %18 = llvm.fdiv %arg1, %17 : vector<4xf16>
    %19 = llvm.fmul %16, %18 : vector<4xf16>
    %20 = llvm.fneg %14 : vector<4xf16>
    %21 = llvm.fcmp "oeq" %16, %20 : vector<4xf16>
    %22 = llvm.fcmp "oeq" %15, %17 : vector<4xf16>
    %23 = llvm.fcmp "ueq" %15, %14 : vector<4xf16>
    %24 = llvm.or %21, %22 : vector<4xi1>
    %25 = llvm.select %24, %16, %19 : vector<4xi1>, vector<4xf16>
    %26 = llvm.select %23, %arg1, %25 : vector<4xi1>, vector<4xf16>
    %27 = llvm.mlir.constant(dense<1.000000e+00> : vector<[4]xf64>) : vector<[4]xf64>
    %28 = llvm.intr.exp(%arg2) : (vector<[4]xf64>) -> vector<[4]xf64>
    %29 = llvm.fsub %28, %27 : vector<[4]xf64>
    %30 = llvm.intr.log(%28) : (vector<[4]xf64>) -> vector<[4]xf64>
    %31 = llvm.fdiv %arg2, %30 : vector<[4]xf64>
    %32 = llvm.fmul %29, %31 : vector<[4]xf64>
    %33 = llvm.fneg %27 : vector<[4]xf64>
    %34 = llvm.fcmp "oeq" %29, %33 : vector<[4]xf64>
    %35 = llvm.fcmp "oeq" %28, %30 : vector<[4]xf64>
    %36 = llvm.fcmp "ueq" %28, %27 : vector<[4]xf64>
    %37 = llvm.or %34, %35 : vector<[4]xi1>
    %38 = llvm.select %37, %29, %32 : vector<[4]xi1>, vector<[4]xf64>
    %39 = llvm.select %36, %arg2, %38 : vector<[4]xi1>, vector<[4]xf64>
    %40 = llvm.mlir.poison : !llvm.array<2 x vector<2xf32>>
    %41 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<2xf32>> 
    %42 = llvm.mlir.constant(dense<1.000000e+00> : vector<2xf32>) : vector<2xf32>
    %43 = llvm.intr.exp(%41) : (vector<2xf32>) -> vector<2xf32>
    %44 = llvm.fsub %43, %42 : vector<2xf32>
    %45 = llvm.intr.log(%43) : (vector<2xf32>) -> vector<2xf32>
    %46 = llvm.fdiv %41, %45 : vector<2xf32>
    %47 = llvm.fmul %44, %46 : vector<2xf32>
    %48 = llvm.fneg %42 : vector<2xf32>
    %49 = llvm.fcmp "oeq" %44, %48 : vector<2xf32>
    %50 = llvm.fcmp "oeq" %43, %45 : vector<2xf32>
    %51 = llvm.fcmp "ueq" %43, %42 : vector<2xf32>
    %52 = llvm.or %49, %50 : vector<2xi1>
    %53 = llvm.select %52, %44, %47 : vector<2xi1>, vector<2xf32>
    %54 = llvm.select %51, %41, %53 : vector<2xi1>, vector<2xf32>
    %55 = llvm.insertvalue %54, %40[0] : !llvm.array<2 x vector<2xf32>> 
    %56 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<2xf32>> 
    %57 = llvm.mlir.constant(dense<1.000000e+00> : vector<2xf32>) : vector<2xf32>
    %58 = llvm.intr.exp(%56) : (vector<2xf32>) -> vector<2xf32>
    %59 = llvm.fsub %58, %57 : vector<2xf32>
    %60 = llvm.intr.log(%58) : (vector<2xf32>) -> vector<2xf32>
    %61 = llvm.fdiv %56, %60 : vector<2xf32>
    %62 = llvm.fmul %59, %61 : vector<2xf32>
    %63 = llvm.fneg %57 : vector<2xf32>
    %64 = llvm.fcmp "oeq" %59, %63 : vector<2xf32>
    %65 = llvm.fcmp "oeq" %58, %60 : vector<2xf32>
    %66 = llvm.fcmp "ueq" %58, %57 : vector<2xf32>
    %67 = llvm.or %64, %65 : vector<2xi1>
    %68 = llvm.select %67, %59, %62 : vector<2xi1>, vector<2xf32>
    %69 = llvm.select %66, %56, %68 : vector<2xi1>, vector<2xf32>
    %70 = llvm.insertvalue %69, %55[1] : !llvm.array<2 x vector<2xf32>> 
    return
  }
}

