// terrace opt --convert-complex-to-llvm
// Parts are fields of a struct; the root of the absolute value has no flags.
func.func @f(%a: complex<f32>, %b: complex<f32>) -> (complex<f32>, complex<f32>, complex<f32>, complex<f32>, f32) {
  %0 = complex.add %a, %b fastmath<nnan> : complex<f32>
  %1 = complex.sub %a, %b : complex<f32>
  %2 = complex.mul %0, %b fastmath<contract> : complex<f32>
  %3 = complex.div %1, %2 fastmath<arcp> : complex<f32>
  %4 = complex.abs %3 fastmath<ninf> : complex<f32>
  return %0, %1, %2, %3, %4 : complex<f32>, complex<f32>, complex<f32>, complex<f32>, f32
}
func.func @parts(%a: f64, %b: complex<bf16>) -> (f64, bf16, complex<f32>) {
  %0 = complex.create %a, %a {note} : complex<f64>
  %1 = complex.im %0 : complex<f64>
  %2 = complex.re %b : complex<bf16>
  %3 = complex.constant [1.0 : f32, -0.5 : f32] {note} : complex<f32>
  return %1, %2, %3 : f64, bf16, complex<f32>
}
// ==== stdout ====
module {
  func.func @f(%arg0: complex<f32>, %arg1: complex<f32>) -> (complex<f32>, complex<f32>, complex<f32>, complex<f32>, f32) {
    %0 = builtin.unrealized_conversion_cast %arg1 : complex<f32> to !llvm.struct<(f32, f32)>
    %1 = builtin.unrealized_conversion_cast %arg0 : complex<f32> to !llvm.struct<(f32, f32)>
    %2 = llvm.extractvalue %1[0] : !llvm.struct<(f32, f32)> 
    %3 = llvm.extractvalue %1[1] : !llvm.struct<(f32, f32)> 
    %4 = llvm.extractvalue %0[0] : !llvm.struct<(f32, f32)> 
    %5 = llvm.extractvalue %0[1] : !llvm.struct<(f32, f32)> 
    %6 = llvm.mlir.poison : !llvm.struct<(f32, f32)>
    %7 = llvm.fadd %2, %4 {fastmathFlags = #llvm.fastmath<nnan>} : f32
    %8 = llvm.fadd %3, %5 {fastmathFlags = #llvm.fastmath<nnan>} : f32
    %9 = llvm.insertvalue %7, %6[0] : !llvm.struct<(f32, f32)> 
    %10 = llvm.insertvalue %8, %9[1] : !llvm.struct<(f32, f32)> 
    %11 = builtin.unrealized_conversion_cast %10 : !llvm.struct<(f32, f32)> to complex<f32>
    %12 = llvm.extractvalue %1[0] : !llvm.struct<(f32, f32)> 
    %13 = llvm.extractvalue %1[1] : !llvm.struct<(f32, f32)> 
    %14 = llvm.extractvalue %0[0] : !llvm.struct<(f32, f32)> 
    %15 = llvm.extractvalue %0[1] : !llvm.struct<(f32, f32)> 
    %16 = llvm.mlir.poison : !llvm.struct<(f32, f32)>
    %17 = llvm.fsub %12, %14 : f32
    %18 = llvm.fsub %13, %15 : f32
    %19 = llvm.insertvalue %17, %16[0] : !llvm.struct<(f32, f32)> 
    %20 = llvm.insertvalue %18, %19[1] : !llvm.struct<(f32, f32)> 
    %21 = builtin.unrealized_conversion_cast %20 : !llvm.struct<(f32, f32)> to complex<f32>
    %22 = llvm.extractvalue %10[0] : !llvm.struct<(f32, f32)> 
    %23 = llvm.extractvalue %10[1] : !llvm.struct<(f32, f32)> 
    %24 = llvm.extractvalue %0[0] : !llvm.struct<(f32, f32)> 
    %25 = llvm.extractvalue %0[1] : !llvm.struct<(f32, f32)> 
    %26 = llvm.mlir.poison : !llvm.struct<(f32, f32)>
    %27 = llvm.fmul %24, %22 {fastmathFlags = #llvm.fastmath<contract>} : f32
    %28 = llvm.fmul %25, %23 {fastmathFlags = #llvm.fastmath<contract>} : f32
    %29 = llvm.fsub %27, %28 {fastmathFlags = #llvm.fastmath<contract>} : f32
    %30 = llvm.fmul %23, %24 {fastmathFlags = #llvm.fastmath<contract>} : f32
    %31 = llvm.fmul %22, %25 {fastmathFlags = #llvm.fastmath<contract>} : f32
    %32 = llvm.fadd %30, %31 {fastmathFlags = #llvm.fastmath<contract>} : f32
    %33 = llvm.insertvalue %29, %26[0] : !llvm.struct<(f32, f32)> 
    %34 = llvm.insertvalue %32, %33[1] : !llvm.struct<(f32, f32)> 
    %35 = builtin.unrealized_conversion_cast %34 : !llvm.struct<(f32, f32)> to complex<f32>
    %36 = llvm.extractvalue %20[0] : !llvm.struct<(f32, f32)> 
    %37 = llvm.extractvalue %20[1] : !llvm.struct<(f32, f32)> 
    %38 = llvm.extractvalue %34[0] : !llvm.struct<(f32, f32)> 
    %39 = llvm.extractvalue %34[1] : !llvm.struct<(f32, f32)> 
    %40 = llvm.mlir.poison : !llvm.struct<(f32, f32)>
    %41 = llvm.fdiv %38, %39 {fastmathFlags = #llvm.fastmath<arcp>} : f32
    %42 = llvm.fmul %41, %38 {fastmathFlags = #llvm.fastmath<arcp>} : f32
    %43 = llvm.fadd %39, %42 {fastmathFlags = #llvm.fastmath<arcp>} : f32
    %44 = llvm.fmul %36, %41 {fastmathFlags = #llvm.fastmath<arcp>} : f32
    %45 = llvm.fadd %44, %37 {fastmathFlags = #llvm.fastmath<arcp>} : f32
    %46 = llvm.fdiv %45, %43 {fastmathFlags = #llvm.fastmath<arcp>} : f32
    %47 = llvm.fmul %37, %41 {fastmathFlags = #llvm.fastmath<arcp>} : f32
    %48 = llvm.fsub %47, %36 {fastmathFlags = #llvm.fastmath<arcp>} : f32
    %49 = llvm.fdiv %48, %43 {fastmathFlags = #llvm.fastmath<arcp>} : f32
    %50 = llvm.fdiv %39, %38 {fastmathFlags = #llvm.fastmath<arcp>} : f32
    %51 = llvm.fmul %50, %39 {fastmathFlags = #llvm.fastmath<arcp>} : f32
    %52 = llvm.fadd %38, %51 {fastmathFlags = #llvm.fastmath<arcp>} : f32
    %53 = llvm.fmul %37, %50 {fastmathFlags = #llvm.fastmath<arcp>} : f32
    %54 = llvm.fadd %36, %53 {fastmathFlags = #llvm.fastmath<arcp>} : f32
    %55 = llvm.fdiv %54, %52 {fastmathFlags = #llvm.fastmath<arcp>} : f32
    %56 = llvm.fmul %36, %50 {fastmathFlags = #llvm.fastmath<arcp>} : f32
    %57 = llvm.fsub %37, %56 {fastmathFlags = #llvm.fastmath<arcp>} : f32
    %58 = llvm.fdiv %57, %52 {fastmathFlags = #llvm.fastmath<arcp>} : f32
    %59 = llvm.mlir.constant(0.000000e+00 : f32) : f32
    %60 = llvm.intr.fabs(%38) {fastmathFlags = #llvm.fastmath<arcp>} : (f32) -> f32
    %61 = llvm.fcmp "oeq" %60, %59 {fastmathFlags = #llvm.fastmath<arcp>} : f32
    %62 = llvm.intr.fabs(%39) {fastmathFlags = #llvm.fastmath<arcp>} : (f32) -> f32
    %63 = llvm.fcmp "oeq" %62, %59 {fastmathFlags = #llvm.fastmath<arcp>} : f32
    %64 = llvm.fcmp "ord" %36, %59 {fastmathFlags = #llvm.fastmath<arcp>} : f32
    %65 = llvm.fcmp "ord" %37, %59 {fastmathFlags = #llvm.fastmath<arcp>} : f32
    %66 = llvm.or %64, %65 : i1
    %67 = llvm.and %61, %63 : i1
    %68 = llvm.and %66, %67 : i1
    %69 = llvm.mlir.constant(0x7F800000 : f32) : f32
    %70 = llvm.intr.copysign(%69, %38) {fastmathFlags = #llvm.fastmath<arcp>} : (f32, f32) -> f32
    %71 = llvm.fmul %70, %36 {fastmathFlags = #llvm.fastmath<arcp>} : f32
    %72 = llvm.fmul %70, %37 {fastmathFlags = #llvm.fastmath<arcp>} : f32
    %73 = llvm.fcmp "one" %60, %69 {fastmathFlags = #llvm.fastmath<arcp>} : f32
    %74 = llvm.fcmp "one" %62, %69 {fastmathFlags = #llvm.fastmath<arcp>} : f32
    %75 = llvm.and %73, %74 : i1
    %76 = llvm.intr.fabs(%36) {fastmathFlags = #llvm.fastmath<arcp>} : (f32) -> f32
    %77 = llvm.fcmp "oeq" %76, %69 {fastmathFlags = #llvm.fastmath<arcp>} : f32
    %78 = llvm.intr.fabs(%37) {fastmathFlags = #llvm.fastmath<arcp>} : (f32) -> f32
    %79 = llvm.fcmp "oeq" %78, %69 {fastmathFlags = #llvm.fastmath<arcp>} : f32
    %80 = llvm.or %77, %79 : i1
    %81 = llvm.and %80, %75 : i1
    %82 = llvm.mlir.constant(1.000000e+00 : f32) : f32
    %83 = llvm.select %77, %82, %59 {fastmathFlags = #llvm.fastmath<arcp>} : i1, f32
    %84 = llvm.intr.copysign(%83, %36) {fastmathFlags = #llvm.fastmath<arcp>} : (f32, f32) -> f32
    %85 = llvm.select %79, %82, %59 {fastmathFlags = #llvm.fastmath<arcp>} : i1, f32
    %86 = llvm.intr.copysign(%85, %37) {fastmathFlags = #llvm.fastmath<arcp>} : (f32, f32) -> f32
    %87 = llvm.fmul %84, %38 {fastmathFlags = #llvm.fastmath<arcp>} : f32
    %88 = llvm.fmul %86, %39 {fastmathFlags = #llvm.fastmath<arcp>} : f32
    %89 = llvm.fadd %87, %88 {fastmathFlags = #llvm.fastmath<arcp>} : f32
    %90 = llvm.fmul %69, %89 {fastmathFlags = #llvm.fastmath<arcp>} : f32
    %91 = llvm.fmul %84, %39 {fastmathFlags = #llvm.fastmath<arcp>} : f32
    %92 = llvm.fmul %86, %38 {fastmathFlags = #llvm.fastmath<arcp>} : f32
    %93 = llvm.fsub %92, %91 {fastmathFlags = #llvm.fastmath<arcp>} : f32
    %94 = llvm.fmul %69, %93 {fastmathFlags = #llvm.fastmath<arcp>} : f32
    %95 = llvm.fcmp "one" %76, %69 {fastmathFlags = #llvm.fastmath<arcp>} : f32
    %96 = llvm.fcmp "one" %78, %69 {fastmathFlags = #llvm.fastmath<arcp>} : f32
    %97 = llvm.and %95, %96 : i1
    %98 = llvm.fcmp "oeq" %60, %69 {fastmathFlags = #llvm.fastmath<arcp>} : f32
    %99 = llvm.fcmp "oeq" %62, %69 {fastmathFlags = #llvm.fastmath<arcp>} : f32
    %100 = llvm.or %98, %99 : i1
    %101 = llvm.and %97, %100 : i1
    %102 = llvm.select %98, %82, %59 {fastmathFlags = #llvm.fastmath<arcp>} : i1, f32
    %103 = llvm.intr.copysign(%102, %38) {fastmathFlags = #llvm.fastmath<arcp>} : (f32, f32) -> f32
    %104 = llvm.select %99, %82, %59 {fastmathFlags = #llvm.fastmath<arcp>} : i1, f32
    %105 = llvm.intr.copysign(%104, %39) {fastmathFlags = #llvm.fastmath<arcp>} : (f32, f32) -> f32
    %106 = llvm.fmul %36, %103 {fastmathFlags = #llvm.fastmath<arcp>} : f32
    %107 = llvm.fmul %37, %105 {fastmathFlags = #llvm.fastmath<arcp>} : f32
    %108 = llvm.fadd %106, %107 {fastmathFlags = #llvm.fastmath<arcp>} : f32
    %109 = llvm.fmul %59, %108 {fastmathFlags = #llvm.fastmath<arcp>} : f32
    %110 = llvm.fmul %37, %103 {fastmathFlags = #llvm.fastmath<arcp>} : f32
    %111 = llvm.fmul %36, %105 {fastmathFlags = #llvm.fastmath<arcp>} : f32
    %112 = llvm.fsub %110, %111 {fastmathFlags = #llvm.fastmath<arcp>} : f32
    %113 = llvm.fmul %59, %112 {fastmathFlags = #llvm.fastmath<arcp>} : f32
    %114 = llvm.fcmp "olt" %60, %62 {fastmathFlags = #llvm.fastmath<arcp>} : f32
    %115 = llvm.select %114, %46, %55 {fastmathFlags = #llvm.fastmath<arcp>} : i1, f32
    %116 = llvm.select %114, %49, %58 {fastmathFlags = #llvm.fastmath<arcp>} : i1, f32
    %117 = llvm.select %101, %109, %115 {fastmathFlags = #llvm.fastmath<arcp>} : i1, f32
    %118 = llvm.select %101, %113, %116 {fastmathFlags = #llvm.fastmath<arcp>} : i1, f32
    %119 = llvm.select %81, %90, %117 {fastmathFlags = #llvm.fastmath<arcp>} : i1, f32
    %120 = llvm.select %81, %94, %118 {fastmathFlags = #llvm.fastmath<arcp>} : i1, f32
    %121 = llvm.select %68, %71, %119 {fastmathFlags = #llvm.fastmath<arcp>} : i1, f32
    %122 = llvm.select %68, %72, %120 {fastmathFlags = #llvm.fastmath<arcp>} : i1, f32
    %123 = llvm.fcmp "uno" %115, %59 {fastmathFlags = #llvm.fastmath<arcp>} : f32
    %124 = llvm.fcmp "uno" %116, %59 {fastmathFlags = #llvm.fastmath<arcp>} : f32
    %125 = llvm.and %123, %124 : i1
    %126 = llvm.select %125, %121, %115 {fastmathFlags = #llvm.fastmath<arcp>} : i1, f32
    %127 = llvm.select %125, %122, %116 {fastmathFlags = #llvm.fastmath<arcp>} : i1, f32
    %128 = llvm.insertvalue %126, %40[0] : !llvm.struct<(f32, f32)> 
    %129 = llvm.insertvalue %127, %128[1] : !llvm.struct<(f32, f32)> 
    %130 = builtin.unrealized_conversion_cast %129 : !llvm.struct<(f32, f32)> to complex<f32>
    %131 = llvm.extractvalue %129[0] : !llvm.struct<(f32, f32)> 
    %132 = llvm.extractvalue %129[1] : !llvm.struct<(f32, f32)> 
    %133 = llvm.mlir.constant(1.000000e+00 : f32) : f32
    %134 = llvm.intr.fabs(%131) : (f32) -> f32
    %135 = llvm.intr.fabs(%132) : (f32) -> f32
    %136 = llvm.intr.maximum(%134, %135) : (f32, f32) -> f32
    %137 = llvm.intr.minimum(%134, %135) : (f32, f32) -> f32
    %138 = llvm.fdiv %137, %136 : f32
    %139 = llvm.fmul %138, %138 : f32
    %140 = llvm.fadd %139, %133 : f32
    %141 = llvm.intr.sqrt(%140) : (f32) -> f32
    %142 = llvm.fmul %136, %141 : f32
    %143 = llvm.fcmp "uno" %142, %142 : f32
    %144 = llvm.select %143, %137, %142 : i1, f32
    return %11, %21, %35, %130, %144 : complex<f32>, complex<f32>, complex<f32>, complex<f32>, f32
  }
  func.func @parts(%arg0: f64, %arg1: complex<bf16>) -> (f64, bf16, complex<f32>) {
    %0 = builtin.unrealized_conversion_cast %arg1 : complex<bf16> to !llvm.struct<(bf16, bf16)>
    %1 = llvm.mlir.poison : !llvm.struct<(f64, f64)>
    %2 = llvm.insertvalue %arg0, %1[0] : !llvm.struct<(f64, f64)> 
    %3 = llvm.insertvalue %arg0, %2[1] : !llvm.struct<(f64, f64)> 
    %4 = llvm.extractvalue %0[0] : !llvm.struct<(bf16, bf16)> 
    %5 = llvm.mlir.constant([1.000000e+00 : f32, -5.000000e-01 : f32]) {note} : !llvm.struct<(f32, f32)>
    %6 = builtin.unrealized_conversion_cast %5 : !llvm.struct<(f32, f32)> to complex<f32>
    return %arg0, %4, %6 : f64, bf16, complex<f32>
  }
}

