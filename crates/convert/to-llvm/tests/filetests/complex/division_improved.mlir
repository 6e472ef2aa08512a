// terrace opt --convert-complex-to-llvm=complex-range=improved
// Smith's algorithm with its special cases.
func.func @f(%a: complex<f64>, %b: complex<f64>) -> complex<f64> {
  %0 = complex.div %a, %b fastmath<nsz> : complex<f64>
  return %0 : complex<f64>
}
// ==== stdout ====
module {
  func.func @f(%arg0: complex<f64>, %arg1: complex<f64>) -> complex<f64> {
    %0 = builtin.unrealized_conversion_cast %arg1 : complex<f64> to !llvm.struct<(f64, f64)>
    %1 = builtin.unrealized_conversion_cast %arg0 : complex<f64> to !llvm.struct<(f64, f64)>
    %2 = llvm.extractvalue %1[0] : !llvm.struct<(f64, f64)> 
    %3 = llvm.extractvalue %1[1] : !llvm.struct<(f64, f64)> 
    %4 = llvm.extractvalue %0[0] : !llvm.struct<(f64, f64)> 
    %5 = llvm.extractvalue %0[1] : !llvm.struct<(f64, f64)> 
    %6 = llvm.mlir.poison : !llvm.struct<(f64, f64)>
    %7 = llvm.fdiv %4, %5 {fastmathFlags = #llvm.fastmath<nsz>} : f64
    %8 = llvm.fmul %7, %4 {fastmathFlags = #llvm.fastmath<nsz>} : f64
    %9 = llvm.fadd %5, %8 {fastmathFlags = #llvm.fastmath<nsz>} : f64
    %10 = llvm.fmul %2, %7 {fastmathFlags = #llvm.fastmath<nsz>} : f64
    %11 = llvm.fadd %10, %3 {fastmathFlags = #llvm.fastmath<nsz>} : f64
    %12 = llvm.fdiv %11, %9 {fastmathFlags = #llvm.fastmath<nsz>} : f64
    %13 = llvm.fmul %3, %7 {fastmathFlags = #llvm.fastmath<nsz>} : f64
    %14 = llvm.fsub %13, %2 {fastmathFlags = #llvm.fastmath<nsz>} : f64
    %15 = llvm.fdiv %14, %9 {fastmathFlags = #llvm.fastmath<nsz>} : f64
    %16 = llvm.fdiv %5, %4 {fastmathFlags = #llvm.fastmath<nsz>} : f64
    %17 = llvm.fmul %16, %5 {fastmathFlags = #llvm.fastmath<nsz>} : f64
    %18 = llvm.fadd %4, %17 {fastmathFlags = #llvm.fastmath<nsz>} : f64
    %19 = llvm.fmul %3, %16 {fastmathFlags = #llvm.fastmath<nsz>} : f64
    %20 = llvm.fadd %2, %19 {fastmathFlags = #llvm.fastmath<nsz>} : f64
    %21 = llvm.fdiv %20, %18 {fastmathFlags = #llvm.fastmath<nsz>} : f64
    %22 = llvm.fmul %2, %16 {fastmathFlags = #llvm.fastmath<nsz>} : f64
    %23 = llvm.fsub %3, %22 {fastmathFlags = #llvm.fastmath<nsz>} : f64
    %24 = llvm.fdiv %23, %18 {fastmathFlags = #llvm.fastmath<nsz>} : f64
    %25 = llvm.mlir.constant(0.000000e+00 : f64) : f64
    %26 = llvm.intr.fabs(%4) {fastmathFlags = #llvm.fastmath<nsz>} : (f64) -> f64
    %27 = llvm.fcmp "oeq" %26, %25 {fastmathFlags = #llvm.fastmath<nsz>} : f64
    %28 = llvm.intr.fabs(%5) {fastmathFlags = #llvm.fastmath<nsz>} : (f64) -> f64
    %29 = llvm.fcmp "oeq" %28, %25 {fastmathFlags = #llvm.fastmath<nsz>} : f64
    %30 = llvm.fcmp "ord" %2, %25 {fastmathFlags = #llvm.fastmath<nsz>} : f64
    %31 = llvm.fcmp "ord" %3, %25 {fastmathFlags = #llvm.fastmath<nsz>} : f64
    %32 = llvm.or %30, %31 : i1
    %33 = llvm.and %27, %29 : i1
    %34 = llvm.and %32, %33 : i1
    %35 = llvm.mlir.constant(0x7FF0000000000000 : f64) : f64
    %36 = llvm.intr.copysign(%35, %4) {fastmathFlags = #llvm.fastmath<nsz>} : (f64, f64) -> f64
    %37 = llvm.fmul %36, %2 {fastmathFlags = #llvm.fastmath<nsz>} : f64
    %38 = llvm.fmul %36, %3 {fastmathFlags = #llvm.fastmath<nsz>} : f64
    %39 = llvm.fcmp "one" %26, %35 {fastmathFlags = #llvm.fastmath<nsz>} : f64
    %40 = llvm.fcmp "one" %28, %35 {fastmathFlags = #llvm.fastmath<nsz>} : f64
    %41 = llvm.and %39, %40 : i1
    %42 = llvm.intr.fabs(%2) {fastmathFlags = #llvm.fastmath<nsz>} : (f64) -> f64
    %43 = llvm.fcmp "oeq" %42, %35 {fastmathFlags = #llvm.fastmath<nsz>} : f64
    %44 = llvm.intr.fabs(%3) {fastmathFlags = #llvm.fastmath<nsz>} : (f64) -> f64
    %45 = llvm.fcmp "oeq" %44, %35 {fastmathFlags = #llvm.fastmath<nsz>} : f64
    %46 = llvm.or %43, %45 : i1
    %47 = llvm.and %46, %41 : i1
    %48 = llvm.mlir.constant(1.000000e+00 : f64) : f64
    %49 = llvm.select %43, %48, %25 {fastmathFlags = #llvm.fastmath<nsz>} : i1, f64
    %50 = llvm.intr.copysign(%49, %2) {fastmathFlags = #llvm.fastmath<nsz>} : (f64, f64) -> f64
    %51 = llvm.select %45, %48, %25 {fastmathFlags = #llvm.fastmath<nsz>} : i1, f64
    %52 = llvm.intr.copysign(%51, %3) {fastmathFlags = #llvm.fastmath<nsz>} : (f64, f64) -> f64
    %53 = llvm.fmul %50, %4 {fastmathFlags = #llvm.fastmath<nsz>} : f64
    %54 = llvm.fmul %52, %5 {fastmathFlags = #llvm.fastmath<nsz>} : f64
    %55 = llvm.fadd %53, %54 {fastmathFlags = #llvm.fastmath<nsz>} : f64
    %56 = llvm.fmul %35, %55 {fastmathFlags = #llvm.fastmath<nsz>} : f64
    %57 = llvm.fmul %50, %5 {fastmathFlags = #llvm.fastmath<nsz>} : f64
    %58 = llvm.fmul %52, %4 {fastmathFlags = #llvm.fastmath<nsz>} : f64
    %59 = llvm.fsub %58, %57 {fastmathFlags = #llvm.fastmath<nsz>} : f64
    %60 = llvm.fmul %35, %59 {fastmathFlags = #llvm.fastmath<nsz>} : f64
    %61 = llvm.fcmp "one" %42, %35 {fastmathFlags = #llvm.fastmath<nsz>} : f64
    %62 = llvm.fcmp "one" %44, %35 {fastmathFlags = #llvm.fastmath<nsz>} : f64
    %63 = llvm.and %61, %62 : i1
    %64 = llvm.fcmp "oeq" %26, %35 {fastmathFlags = #llvm.fastmath<nsz>} : f64
    %65 = llvm.fcmp "oeq" %28, %35 {fastmathFlags = #llvm.fastmath<nsz>} : f64
    %66 = llvm.or %64, %65 : i1
    %67 = llvm.and %63, %66 : i1
    %68 = llvm.select %64, %48, %25 {fastmathFlags = #llvm.fastmath<nsz>} : i1, f64
    %69 = llvm.intr.copysign(%68, %4) {fastmathFlags = #llvm.fastmath<nsz>} : (f64, f64) -> f64
    %70 = llvm.select %65, %48, %25 {fastmathFlags = #llvm.fastmath<nsz>} : i1, f64
    %71 = llvm.intr.copysign(%70, %5) {fastmathFlags = #llvm.fastmath<nsz>} : (f64, f64) -> f64
    %72 = llvm.fmul %2, %69 {fastmathFlags = #llvm.fastmath<nsz>} : f64
    %73 = llvm.fmul %3, %71 {fastmathFlags = #llvm.fastmath<nsz>} : f64
    %74 = llvm.fadd %72, %73 {fastmathFlags = #llvm.fastmath<nsz>} : f64
    %75 = llvm.fmul %25, %74 {fastmathFlags = #llvm.fastmath<nsz>} : f64
    %76 = llvm.fmul %3, %69 {fastmathFlags = #llvm.fastmath<nsz>} : f64
    %77 = llvm.fmul %2, %71 {fastmathFlags = #llvm.fastmath<nsz>} : f64
    %78 = llvm.fsub %76, %77 {fastmathFlags = #llvm.fastmath<nsz>} : f64
    %79 = llvm.fmul %25, %78 {fastmathFlags = #llvm.fastmath<nsz>} : f64
    %80 = llvm.fcmp "olt" %26, %28 {fastmathFlags = #llvm.fastmath<nsz>} : f64
    %81 = llvm.select %80, %12, %21 {fastmathFlags = #llvm.fastmath<nsz>} : i1, f64
    %82 = llvm.select %80, %15, %24 {fastmathFlags = #llvm.fastmath<nsz>} : i1, f64
    %83 = llvm.select %67, %75, %81 {fastmathFlags = #llvm.fastmath<nsz>} : i1, f64
    %84 = llvm.select %67, %79, %82 {fastmathFlags = #llvm.fastmath<nsz>} : i1, f64
    %85 = llvm.select %47, %56, %83 {fastmathFlags = #llvm.fastmath<nsz>} : i1, f64
    %86 = llvm.select %47, %60, %84 {fastmathFlags = #llvm.fastmath<nsz>} : i1, f64
    %87 = llvm.select %34, %37, %85 {fastmathFlags = #llvm.fastmath<nsz>} : i1, f64
    %88 = llvm.select %34, %38, %86 {fastmathFlags = #llvm.fastmath<nsz>} : i1, f64
    %89 = llvm.fcmp "uno" %81, %25 {fastmathFlags = #llvm.fastmath<nsz>} : f64
    %90 = llvm.fcmp "uno" %82, %25 {fastmathFlags = #llvm.fastmath<nsz>} : f64
    %91 = llvm.and %89, %90 : i1
    %92 = llvm.select %91, %87, %81 {fastmathFlags = #llvm.fastmath<nsz>} : i1, f64
    %93 = llvm.select %91, %88, %82 {fastmathFlags = #llvm.fastmath<nsz>} : i1, f64
    %94 = llvm.insertvalue %92, %6[0] : !llvm.struct<(f64, f64)> 
    %95 = llvm.insertvalue %93, %94[1] : !llvm.struct<(f64, f64)> 
    %96 = builtin.unrealized_conversion_cast %95 : !llvm.struct<(f64, f64)> to complex<f64>
    return %96 : complex<f64>
  }
}

