// terrace opt --convert-to-llvm
// The dialect takes part in convert-to-llvm.
func.func @f(%a: complex<f32>, %b: complex<f32>) -> f32 {
  %0 = complex.div %a, %b : complex<f32>
  %1 = complex.re %0 : complex<f32>
  return %1 : f32
}
// ==== stdout ====
module {
  llvm.func @f(%arg0: !llvm.struct<(f32, f32)>, %arg1: !llvm.struct<(f32, f32)>) -> f32 {
    %0 = llvm.extractvalue %arg0[0] : !llvm.struct<(f32, f32)> 
    %1 = llvm.extractvalue %arg0[1] : !llvm.struct<(f32, f32)> 
    %2 = llvm.extractvalue %arg1[0] : !llvm.struct<(f32, f32)> 
    %3 = llvm.extractvalue %arg1[1] : !llvm.struct<(f32, f32)> 
    %4 = llvm.mlir.poison : !llvm.struct<(f32, f32)>
    %5 = llvm.fdiv %2, %3 : f32
    %6 = llvm.fmul %5, %2 : f32
    %7 = llvm.fadd %3, %6 : f32
    %8 = llvm.fmul %0, %5 : f32
    %9 = llvm.fadd %8, %1 : f32
    %10 = llvm.fdiv %9, %7 : f32
    %11 = llvm.fmul %1, %5 : f32
    %12 = llvm.fsub %11, %0 : f32
    %13 = llvm.fdiv %12, %7 : f32
    %14 = llvm.fdiv %3, %2 : f32
    %15 = llvm.fmul %14, %3 : f32
    %16 = llvm.fadd %2, %15 : f32
    %17 = llvm.fmul %1, %14 : f32
    %18 = llvm.fadd %0, %17 : f32
    %19 = llvm.fdiv %18, %16 : f32
    %20 = llvm.fmul %0, %14 : f32
    %21 = llvm.fsub %1, %20 : f32
    %22 = llvm.fdiv %21, %16 : f32
    %23 = llvm.mlir.constant(0.000000e+00 : f32) : f32
    %24 = llvm.intr.fabs(%2) : (f32) -> f32
    %25 = llvm.fcmp "oeq" %24, %23 : f32
    %26 = llvm.intr.fabs(%3) : (f32) -> f32
    %27 = llvm.fcmp "oeq" %26, %23 : f32
    %28 = llvm.fcmp "ord" %0, %23 : f32
    %29 = llvm.fcmp "ord" %1, %23 : f32
    %30 = llvm.or %28, %29 : i1
    %31 = llvm.and %25, %27 : i1
    %32 = llvm.and %30, %31 : i1
    %33 = llvm.mlir.constant(0x7F800000 : f32) : f32
    %34 = llvm.intr.copysign(%33, %2) : (f32, f32) -> f32
    %35 = llvm.fmul %34, %0 : f32
    %36 = llvm.fmul %34, %1 : f32
    %37 = llvm.fcmp "one" %24, %33 : f32
    %38 = llvm.fcmp "one" %26, %33 : f32
    %39 = llvm.and %37, %38 : i1
    %40 = llvm.intr.fabs(%0) : (f32) -> f32
    %41 = llvm.fcmp "oeq" %40, %33 : f32
    %42 = llvm.intr.fabs(%1) : (f32) -> f32
    %43 = llvm.fcmp "oeq" %42, %33 : f32
    %44 = llvm.or %41, %43 : i1
    %45 = llvm.and %44, %39 : i1
    %46 = llvm.mlir.constant(1.000000e+00 : f32) : f32
    %47 = llvm.select %41, %46, %23 : i1, f32
    %48 = llvm.intr.copysign(%47, %0) : (f32, f32) -> f32
    %49 = llvm.select %43, %46, %23 : i1, f32
    %50 = llvm.intr.copysign(%49, %1) : (f32, f32) -> f32
    %51 = llvm.fmul %48, %2 : f32
    %52 = llvm.fmul %50, %3 : f32
    %53 = llvm.fadd %51, %52 : f32
    %54 = llvm.fmul %33, %53 : f32
    %55 = llvm.fmul %48, %3 : f32
    %56 = llvm.fmul %50, %2 : f32
    %57 = llvm.fsub %56, %55 : f32
    %58 = llvm.fmul %33, %57 : f32
    %59 = llvm.fcmp "one" %40, %33 : f32
    %60 = llvm.fcmp "one" %42, %33 : f32
    %61 = llvm.and %59, %60 : i1
    %62 = llvm.fcmp "oeq" %24, %33 : f32
    %63 = llvm.fcmp "oeq" %26, %33 : f32
    %64 = llvm.or %62, %63 : i1
    %65 = llvm.and %61, %64 : i1
    %66 = llvm.select %62, %46, %23 : i1, f32
    %67 = llvm.intr.copysign(%66, %2) : (f32, f32) -> f32
    %68 = llvm.select %63, %46, %23 : i1, f32
    %69 = llvm.intr.copysign(%68, %3) : (f32, f32) -> f32
    %70 = llvm.fmul %0, %67 : f32
    %71 = llvm.fmul %1, %69 : f32
    %72 = llvm.fadd %70, %71 : f32
    %73 = llvm.fmul %23, %72 : f32
    %74 = llvm.fmul %1, %67 : f32
    %75 = llvm.fmul %0, %69 : f32
    %76 = llvm.fsub %74, %75 : f32
    %77 = llvm.fmul %23, %76 : f32
    %78 = llvm.fcmp "olt" %24, %26 : f32
    %79 = llvm.select %78, %10, %19 : i1, f32
    %80 = llvm.select %78, %13, %22 : i1, f32
    %81 = llvm.select %65, %73, %79 : i1, f32
    %82 = llvm.select %65, %77, %80 : i1, f32
    %83 = llvm.select %45, %54, %81 : i1, f32
    %84 = llvm.select %45, %58, %82 : i1, f32
    %85 = llvm.select %32, %35, %83 : i1, f32
    %86 = llvm.select %32, %36, %84 : i1, f32
    %87 = llvm.fcmp "uno" %79, %23 : f32
    %88 = llvm.fcmp "uno" %80, %23 : f32
    %89 = llvm.and %87, %88 : i1
    %90 = llvm.select %89, %85, %79 : i1, f32
    %91 = llvm.select %89, %86, %80 : i1, f32
    %92 = llvm.insertvalue %90, %4[0] : !llvm.struct<(f32, f32)> 
    %93 = llvm.insertvalue %91, %92[1] : !llvm.struct<(f32, f32)> 
    %94 = llvm.extractvalue %93[0] : !llvm.struct<(f32, f32)> 
    llvm.return %94 : f32
  }
}

