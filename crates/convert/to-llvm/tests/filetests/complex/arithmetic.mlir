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
    %41 = llvm.fmul %38, %38 {fastmathFlags = #llvm.fastmath<arcp>} : f32
    %42 = llvm.fmul %39, %39 {fastmathFlags = #llvm.fastmath<arcp>} : f32
    %43 = llvm.fadd %41, %42 {fastmathFlags = #llvm.fastmath<arcp>} : f32
    %44 = llvm.fmul %36, %38 {fastmathFlags = #llvm.fastmath<arcp>} : f32
    %45 = llvm.fmul %37, %39 {fastmathFlags = #llvm.fastmath<arcp>} : f32
    %46 = llvm.fadd %44, %45 {fastmathFlags = #llvm.fastmath<arcp>} : f32
    %47 = llvm.fmul %37, %38 {fastmathFlags = #llvm.fastmath<arcp>} : f32
    %48 = llvm.fmul %36, %39 {fastmathFlags = #llvm.fastmath<arcp>} : f32
    %49 = llvm.fsub %47, %48 {fastmathFlags = #llvm.fastmath<arcp>} : f32
    %50 = llvm.fdiv %46, %43 {fastmathFlags = #llvm.fastmath<arcp>} : f32
    %51 = llvm.fdiv %49, %43 {fastmathFlags = #llvm.fastmath<arcp>} : f32
    %52 = llvm.insertvalue %50, %40[0] : !llvm.struct<(f32, f32)> 
    %53 = llvm.insertvalue %51, %52[1] : !llvm.struct<(f32, f32)> 
    %54 = builtin.unrealized_conversion_cast %53 : !llvm.struct<(f32, f32)> to complex<f32>
    %55 = llvm.extractvalue %53[0] : !llvm.struct<(f32, f32)> 
    %56 = llvm.extractvalue %53[1] : !llvm.struct<(f32, f32)> 
    %57 = llvm.mlir.constant(1.000000e+00 : f32) : f32
    %58 = llvm.intr.fabs(%55) : (f32) -> f32
    %59 = llvm.intr.fabs(%56) : (f32) -> f32
    %60 = llvm.intr.maximum(%58, %59) : (f32, f32) -> f32
    %61 = llvm.intr.minimum(%58, %59) : (f32, f32) -> f32
    %62 = llvm.fdiv %61, %60 : f32
    %63 = llvm.fmul %62, %62 : f32
    %64 = llvm.fadd %63, %57 : f32
    %65 = llvm.intr.sqrt(%64) : (f32) -> f32
    %66 = llvm.fmul %60, %65 : f32
    %67 = llvm.fcmp "uno" %66, %66 : f32
    %68 = llvm.select %67, %61, %66 : i1, f32
    return %11, %21, %35, %54, %68 : complex<f32>, complex<f32>, complex<f32>, complex<f32>, f32
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

