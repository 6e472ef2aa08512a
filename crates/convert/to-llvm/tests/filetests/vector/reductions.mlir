// terrace opt --convert-vector-to-llvm
// All kinds of reductions. Floats start with a value, integers are combined with one afterwards.
func.func @ints(%a: vector<4xsi8>) -> (si8, si8, si8, si8, si8, si8, si8, si8, si8) {
  %0 = vector.reduction <add>, %a : vector<4xsi8> into si8
  %1 = vector.reduction <mul>, %a : vector<4xsi8> into si8
  %2 = vector.reduction <minui>, %a : vector<4xsi8> into si8
  %3 = vector.reduction <minsi>, %a : vector<4xsi8> into si8
  %4 = vector.reduction <maxui>, %a : vector<4xsi8> into si8
  %5 = vector.reduction <maxsi>, %a : vector<4xsi8> into si8
  %6 = vector.reduction <and>, %a : vector<4xsi8> into si8
  %7 = vector.reduction <or>, %a : vector<4xsi8> into si8
  %8 = vector.reduction <xor>, %a : vector<4xsi8> into si8
  return %0, %1, %2, %3, %4, %5, %6, %7, %8 : si8, si8, si8, si8, si8, si8, si8, si8, si8
}
func.func @ints_with(%a: vector<[4]xindex>, %b: index) -> (index, index, index, index, index, index, index, index, index) {
  %0 = vector.reduction <add>, %a, %b : vector<[4]xindex> into index
  %1 = vector.reduction <mul>, %a, %b : vector<[4]xindex> into index
  %2 = vector.reduction <minui>, %a, %b : vector<[4]xindex> into index
  %3 = vector.reduction <minsi>, %a, %b : vector<[4]xindex> into index
  %4 = vector.reduction <maxui>, %a, %b : vector<[4]xindex> into index
  %5 = vector.reduction <maxsi>, %a, %b : vector<[4]xindex> into index
  %6 = vector.reduction <and>, %a, %b : vector<[4]xindex> into index
  %7 = vector.reduction <or>, %a, %b : vector<[4]xindex> into index
  %8 = vector.reduction <xor>, %a, %b : vector<[4]xindex> into index
  return %0, %1, %2, %3, %4, %5, %6, %7, %8 : index, index, index, index, index, index, index, index, index
}
func.func @floats(%a: vector<f32>) -> (f32, f32, f32, f32, f32, f32) {
  %0 = vector.reduction <add>, %a : vector<f32> into f32
  %1 = vector.reduction <mul>, %a : vector<f32> into f32
  %2 = vector.reduction <minnumf>, %a : vector<f32> into f32
  %3 = vector.reduction <maxnumf>, %a : vector<f32> into f32
  %4 = vector.reduction <minimumf>, %a : vector<f32> into f32
  %5 = vector.reduction <maximumf>, %a : vector<f32> into f32
  return %0, %1, %2, %3, %4, %5 : f32, f32, f32, f32, f32, f32
}
func.func @floats_with(%a: vector<4xbf16>, %b: bf16) -> (bf16, bf16, bf16, bf16, bf16, bf16) {
  %0 = vector.reduction <add>, %a, %b fastmath<nnan,contract> : vector<4xbf16> into bf16
  %1 = vector.reduction <mul>, %a, %b fastmath<nnan,contract> : vector<4xbf16> into bf16
  %2 = vector.reduction <minnumf>, %a, %b fastmath<nnan,contract> : vector<4xbf16> into bf16
  %3 = vector.reduction <maxnumf>, %a, %b fastmath<nnan,contract> : vector<4xbf16> into bf16
  %4 = vector.reduction <minimumf>, %a, %b fastmath<nnan,contract> : vector<4xbf16> into bf16
  %5 = vector.reduction <maximumf>, %a, %b fastmath<nnan,contract> : vector<4xbf16> into bf16
  return %0, %1, %2, %3, %4, %5 : bf16, bf16, bf16, bf16, bf16, bf16
}
func.func @masked_ints(%a: vector<4xi16>, %m: vector<4xi1>) -> (i16, i16, i16, i16, i16, i16, i16, i16, i16) {
  %0 = vector.mask %m { vector.reduction <add>, %a : vector<4xi16> into i16 } : vector<4xi1> -> i16
  %1 = vector.mask %m { vector.reduction <mul>, %a : vector<4xi16> into i16 } : vector<4xi1> -> i16
  %2 = vector.mask %m { vector.reduction <minui>, %a : vector<4xi16> into i16 } : vector<4xi1> -> i16
  %3 = vector.mask %m { vector.reduction <minsi>, %a : vector<4xi16> into i16 } : vector<4xi1> -> i16
  %4 = vector.mask %m { vector.reduction <maxui>, %a : vector<4xi16> into i16 } : vector<4xi1> -> i16
  %5 = vector.mask %m { vector.reduction <maxsi>, %a : vector<4xi16> into i16 } : vector<4xi1> -> i16
  %6 = vector.mask %m { vector.reduction <and>, %a : vector<4xi16> into i16 } : vector<4xi1> -> i16
  %7 = vector.mask %m { vector.reduction <or>, %a : vector<4xi16> into i16 } : vector<4xi1> -> i16
  %8 = vector.mask %m { vector.reduction <xor>, %a : vector<4xi16> into i16 } : vector<4xi1> -> i16
  return %0, %1, %2, %3, %4, %5, %6, %7, %8 : i16, i16, i16, i16, i16, i16, i16, i16, i16
}
func.func @masked_ints_with(%a: vector<[4]xi32>, %b: i32, %m: vector<[4]xi1>) -> (i32, i32, i32) {
  %0 = vector.mask %m { vector.reduction <add>, %a, %b : vector<[4]xi32> into i32 } : vector<[4]xi1> -> i32
  %1 = vector.mask %m { vector.reduction <mul>, %a, %b : vector<[4]xi32> into i32 } : vector<[4]xi1> -> i32
  %2 = vector.mask %m { vector.reduction <minui>, %a, %b : vector<[4]xi32> into i32 } : vector<[4]xi1> -> i32
  return %0, %1, %2 : i32, i32, i32
}
func.func @masked_floats(%a: vector<4xf64>, %m: vector<4xi1>) -> (f64, f64, f64, f64, f64, f64) {
  %0 = vector.mask %m { vector.reduction <add>, %a fastmath<ninf> : vector<4xf64> into f64 } : vector<4xi1> -> f64
  %1 = vector.mask %m { vector.reduction <mul>, %a fastmath<ninf> : vector<4xf64> into f64 } : vector<4xi1> -> f64
  %2 = vector.mask %m { vector.reduction <minnumf>, %a fastmath<ninf> : vector<4xf64> into f64 } : vector<4xi1> -> f64
  %3 = vector.mask %m { vector.reduction <maxnumf>, %a fastmath<ninf> : vector<4xf64> into f64 } : vector<4xi1> -> f64
  %4 = vector.mask %m { vector.reduction <minimumf>, %a fastmath<ninf> : vector<4xf64> into f64 } : vector<4xi1> -> f64
  %5 = vector.mask %m { vector.reduction <maximumf>, %a fastmath<ninf> : vector<4xf64> into f64 } : vector<4xi1> -> f64
  return %0, %1, %2, %3, %4, %5 : f64, f64, f64, f64, f64, f64
}
func.func @masked_floats_with(%a: vector<[4]xf32>, %b: f32, %m: vector<[4]xi1>) -> (f32, f32, f32, f32, f32, f32) {
  %0 = vector.mask %m { vector.reduction <add>, %a, %b : vector<[4]xf32> into f32 } : vector<[4]xi1> -> f32
  %1 = vector.mask %m { vector.reduction <mul>, %a, %b : vector<[4]xf32> into f32 } : vector<[4]xi1> -> f32
  %2 = vector.mask %m { vector.reduction <minnumf>, %a, %b : vector<[4]xf32> into f32 } : vector<[4]xi1> -> f32
  %3 = vector.mask %m { vector.reduction <maxnumf>, %a, %b : vector<[4]xf32> into f32 } : vector<[4]xi1> -> f32
  %4 = vector.mask %m { vector.reduction <minimumf>, %a, %b : vector<[4]xf32> into f32 } : vector<[4]xi1> -> f32
  %5 = vector.mask %m { vector.reduction <maximumf>, %a, %b : vector<[4]xf32> into f32 } : vector<[4]xi1> -> f32
  return %0, %1, %2, %3, %4, %5 : f32, f32, f32, f32, f32, f32
}
func.func @all_set(%a: vector<4xf32>) -> (f32) {
  %t = vector.constant_mask [4] : vector<4xi1>
  %0 = vector.mask %t { vector.reduction <maximumf>, %a : vector<4xf32> into f32 } : vector<4xi1> -> f32
  return %0 : f32
}
// ==== stdout ====
module {
  func.func @ints(%arg0: vector<4xsi8>) -> (si8, si8, si8, si8, si8, si8, si8, si8, si8) {
    %0 = builtin.unrealized_conversion_cast %arg0 : vector<4xsi8> to vector<4xi8>
    %1 = "llvm.intr.vector.reduce.add"(%0) : (vector<4xi8>) -> i8
    %2 = builtin.unrealized_conversion_cast %1 : i8 to si8
    %3 = "llvm.intr.vector.reduce.mul"(%0) : (vector<4xi8>) -> i8
    %4 = builtin.unrealized_conversion_cast %3 : i8 to si8
    %5 = "llvm.intr.vector.reduce.umin"(%0) : (vector<4xi8>) -> i8
    %6 = builtin.unrealized_conversion_cast %5 : i8 to si8
    %7 = "llvm.intr.vector.reduce.smin"(%0) : (vector<4xi8>) -> i8
    %8 = builtin.unrealized_conversion_cast %7 : i8 to si8
    %9 = "llvm.intr.vector.reduce.umax"(%0) : (vector<4xi8>) -> i8
    %10 = builtin.unrealized_conversion_cast %9 : i8 to si8
    %11 = "llvm.intr.vector.reduce.smax"(%0) : (vector<4xi8>) -> i8
    %12 = builtin.unrealized_conversion_cast %11 : i8 to si8
    %13 = "llvm.intr.vector.reduce.and"(%0) : (vector<4xi8>) -> i8
    %14 = builtin.unrealized_conversion_cast %13 : i8 to si8
    %15 = "llvm.intr.vector.reduce.or"(%0) : (vector<4xi8>) -> i8
    %16 = builtin.unrealized_conversion_cast %15 : i8 to si8
    %17 = "llvm.intr.vector.reduce.xor"(%0) : (vector<4xi8>) -> i8
    %18 = builtin.unrealized_conversion_cast %17 : i8 to si8
    return %2, %4, %6, %8, %10, %12, %14, %16, %18 : si8, si8, si8, si8, si8, si8, si8, si8, si8
  }
  func.func @ints_with(%arg0: vector<[4]xindex>, %arg1: index) -> (index, index, index, index, index, index, index, index, index) {
    %0 = builtin.unrealized_conversion_cast %arg1 : index to i64
    %1 = builtin.unrealized_conversion_cast %arg0 : vector<[4]xindex> to vector<[4]xi64>
    %2 = "llvm.intr.vector.reduce.add"(%1) : (vector<[4]xi64>) -> i64
    %3 = llvm.add %0, %2 : i64
    %4 = builtin.unrealized_conversion_cast %3 : i64 to index
    %5 = "llvm.intr.vector.reduce.mul"(%1) : (vector<[4]xi64>) -> i64
    %6 = llvm.mul %0, %5 : i64
    %7 = builtin.unrealized_conversion_cast %6 : i64 to index
    %8 = "llvm.intr.vector.reduce.umin"(%1) : (vector<[4]xi64>) -> i64
    %9 = llvm.icmp "ule" %0, %8 : i64
    %10 = llvm.select %9, %0, %8 : i1, i64
    %11 = builtin.unrealized_conversion_cast %10 : i64 to index
    %12 = "llvm.intr.vector.reduce.smin"(%1) : (vector<[4]xi64>) -> i64
    %13 = llvm.icmp "sle" %0, %12 : i64
    %14 = llvm.select %13, %0, %12 : i1, i64
    %15 = builtin.unrealized_conversion_cast %14 : i64 to index
    %16 = "llvm.intr.vector.reduce.umax"(%1) : (vector<[4]xi64>) -> i64
    %17 = llvm.icmp "uge" %0, %16 : i64
    %18 = llvm.select %17, %0, %16 : i1, i64
    %19 = builtin.unrealized_conversion_cast %18 : i64 to index
    %20 = "llvm.intr.vector.reduce.smax"(%1) : (vector<[4]xi64>) -> i64
    %21 = llvm.icmp "sge" %0, %20 : i64
    %22 = llvm.select %21, %0, %20 : i1, i64
    %23 = builtin.unrealized_conversion_cast %22 : i64 to index
    %24 = "llvm.intr.vector.reduce.and"(%1) : (vector<[4]xi64>) -> i64
    %25 = llvm.and %0, %24 : i64
    %26 = builtin.unrealized_conversion_cast %25 : i64 to index
    %27 = "llvm.intr.vector.reduce.or"(%1) : (vector<[4]xi64>) -> i64
    %28 = llvm.or %0, %27 : i64
    %29 = builtin.unrealized_conversion_cast %28 : i64 to index
    %30 = "llvm.intr.vector.reduce.xor"(%1) : (vector<[4]xi64>) -> i64
    %31 = llvm.xor %0, %30 : i64
    %32 = builtin.unrealized_conversion_cast %31 : i64 to index
    return %4, %7, %11, %15, %19, %23, %26, %29, %32 : index, index, index, index, index, index, index, index, index
  }
  func.func @floats(%arg0: vector<f32>) -> (f32, f32, f32, f32, f32, f32) {
    %0 = builtin.unrealized_conversion_cast %arg0 : vector<f32> to vector<1xf32>
    %1 = llvm.mlir.constant(-0.000000e+00 : f32) : f32
    %2 = "llvm.intr.vector.reduce.fadd"(%1, %0) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, vector<1xf32>) -> f32
    %3 = llvm.mlir.constant(1.000000e+00 : f32) : f32
    %4 = "llvm.intr.vector.reduce.fmul"(%3, %0) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, vector<1xf32>) -> f32
    %5 = llvm.intr.vector.reduce.fmin(%0) : (vector<1xf32>) -> f32
    %6 = llvm.intr.vector.reduce.fmax(%0) : (vector<1xf32>) -> f32
    %7 = llvm.intr.vector.reduce.fminimum(%0) : (vector<1xf32>) -> f32
    %8 = llvm.intr.vector.reduce.fmaximum(%0) : (vector<1xf32>) -> f32
    return %2, %4, %5, %6, %7, %8 : f32, f32, f32, f32, f32, f32
  }
  func.func @floats_with(%arg0: vector<4xbf16>, %arg1: bf16) -> (bf16, bf16, bf16, bf16, bf16, bf16) {
    %0 = "llvm.intr.vector.reduce.fadd"(%arg1, %arg0) <{fastmathFlags = #llvm.fastmath<nnan, contract>}> : (bf16, vector<4xbf16>) -> bf16
    %1 = "llvm.intr.vector.reduce.fmul"(%arg1, %arg0) <{fastmathFlags = #llvm.fastmath<nnan, contract>}> : (bf16, vector<4xbf16>) -> bf16
    %2 = llvm.intr.vector.reduce.fmin(%arg0) {fastmathFlags = #llvm.fastmath<nnan, contract>} : (vector<4xbf16>) -> bf16
    %3 = llvm.intr.minnum(%2, %arg1) : (bf16, bf16) -> bf16
    %4 = llvm.intr.vector.reduce.fmax(%arg0) {fastmathFlags = #llvm.fastmath<nnan, contract>} : (vector<4xbf16>) -> bf16
    %5 = llvm.intr.maxnum(%4, %arg1) : (bf16, bf16) -> bf16
    %6 = llvm.intr.vector.reduce.fminimum(%arg0) {fastmathFlags = #llvm.fastmath<nnan, contract>} : (vector<4xbf16>) -> bf16
    %7 = llvm.intr.minimum(%6, %arg1) : (bf16, bf16) -> bf16
    %8 = llvm.intr.vector.reduce.fmaximum(%arg0) {fastmathFlags = #llvm.fastmath<nnan, contract>} : (vector<4xbf16>) -> bf16
    %9 = llvm.intr.maximum(%8, %arg1) : (bf16, bf16) -> bf16
    return %0, %1, %3, %5, %7, %9 : bf16, bf16, bf16, bf16, bf16, bf16
  }
  func.func @masked_ints(%arg0: vector<4xi16>, %arg1: vector<4xi1>) -> (i16, i16, i16, i16, i16, i16, i16, i16, i16) {
    %0 = llvm.mlir.constant(0 : i16) : i16
    %1 = llvm.mlir.constant(4 : i32) : i32
    %2 = "llvm.intr.vp.reduce.add"(%0, %arg0, %arg1, %1) : (i16, vector<4xi16>, vector<4xi1>, i32) -> i16
    %3 = llvm.mlir.constant(1 : i16) : i16
    %4 = llvm.mlir.constant(4 : i32) : i32
    %5 = "llvm.intr.vp.reduce.mul"(%3, %arg0, %arg1, %4) : (i16, vector<4xi16>, vector<4xi1>, i32) -> i16
    %6 = llvm.mlir.constant(-1 : i16) : i16
    %7 = llvm.mlir.constant(4 : i32) : i32
    %8 = "llvm.intr.vp.reduce.umin"(%6, %arg0, %arg1, %7) : (i16, vector<4xi16>, vector<4xi1>, i32) -> i16
    %9 = llvm.mlir.constant(32767 : i16) : i16
    %10 = llvm.mlir.constant(4 : i32) : i32
    %11 = "llvm.intr.vp.reduce.smin"(%9, %arg0, %arg1, %10) : (i16, vector<4xi16>, vector<4xi1>, i32) -> i16
    %12 = llvm.mlir.constant(0 : i16) : i16
    %13 = llvm.mlir.constant(4 : i32) : i32
    %14 = "llvm.intr.vp.reduce.umax"(%12, %arg0, %arg1, %13) : (i16, vector<4xi16>, vector<4xi1>, i32) -> i16
    %15 = llvm.mlir.constant(-32768 : i16) : i16
    %16 = llvm.mlir.constant(4 : i32) : i32
    %17 = "llvm.intr.vp.reduce.smax"(%15, %arg0, %arg1, %16) : (i16, vector<4xi16>, vector<4xi1>, i32) -> i16
    %18 = llvm.mlir.constant(-1 : i16) : i16
    %19 = llvm.mlir.constant(4 : i32) : i32
    %20 = "llvm.intr.vp.reduce.and"(%18, %arg0, %arg1, %19) : (i16, vector<4xi16>, vector<4xi1>, i32) -> i16
    %21 = llvm.mlir.constant(0 : i16) : i16
    %22 = llvm.mlir.constant(4 : i32) : i32
    %23 = "llvm.intr.vp.reduce.or"(%21, %arg0, %arg1, %22) : (i16, vector<4xi16>, vector<4xi1>, i32) -> i16
    %24 = llvm.mlir.constant(0 : i16) : i16
    %25 = llvm.mlir.constant(4 : i32) : i32
    %26 = "llvm.intr.vp.reduce.xor"(%24, %arg0, %arg1, %25) : (i16, vector<4xi16>, vector<4xi1>, i32) -> i16
    return %2, %5, %8, %11, %14, %17, %20, %23, %26 : i16, i16, i16, i16, i16, i16, i16, i16, i16
  }
  func.func @masked_ints_with(%arg0: vector<[4]xi32>, %arg1: i32, %arg2: vector<[4]xi1>) -> (i32, i32, i32) {
    %0 = llvm.mlir.constant(4 : i32) : i32
    %1 = "llvm.intr.vscale"() : () -> i64
    %2 = builtin.unrealized_conversion_cast %1 : i64 to index
    %3 = arith.index_cast %2 : index to i32
    %4 = arith.muli %0, %3 : i32
    %5 = "llvm.intr.vp.reduce.add"(%arg1, %arg0, %arg2, %4) : (i32, vector<[4]xi32>, vector<[4]xi1>, i32) -> i32
    %6 = llvm.mlir.constant(4 : i32) : i32
    %7 = "llvm.intr.vscale"() : () -> i64
    %8 = builtin.unrealized_conversion_cast %7 : i64 to index
    %9 = arith.index_cast %8 : index to i32
    %10 = arith.muli %6, %9 : i32
    %11 = "llvm.intr.vp.reduce.mul"(%arg1, %arg0, %arg2, %10) : (i32, vector<[4]xi32>, vector<[4]xi1>, i32) -> i32
    %12 = llvm.mlir.constant(4 : i32) : i32
    %13 = "llvm.intr.vscale"() : () -> i64
    %14 = builtin.unrealized_conversion_cast %13 : i64 to index
    %15 = arith.index_cast %14 : index to i32
    %16 = arith.muli %12, %15 : i32
    %17 = "llvm.intr.vp.reduce.umin"(%arg1, %arg0, %arg2, %16) : (i32, vector<[4]xi32>, vector<[4]xi1>, i32) -> i32
    return %5, %11, %17 : i32, i32, i32
  }
  func.func @masked_floats(%arg0: vector<4xf64>, %arg1: vector<4xi1>) -> (f64, f64, f64, f64, f64, f64) {
    %0 = llvm.mlir.constant(-0.000000e+00 : f64) : f64
    %1 = llvm.mlir.constant(4 : i32) : i32
    %2 = "llvm.intr.vp.reduce.fadd"(%0, %arg0, %arg1, %1) : (f64, vector<4xf64>, vector<4xi1>, i32) -> f64
    %3 = llvm.mlir.constant(1.000000e+00 : f64) : f64
    %4 = llvm.mlir.constant(4 : i32) : i32
    %5 = "llvm.intr.vp.reduce.fmul"(%3, %arg0, %arg1, %4) : (f64, vector<4xf64>, vector<4xi1>, i32) -> f64
    %6 = llvm.mlir.constant(0xFFF8000000000000 : f64) : f64
    %7 = llvm.mlir.constant(4 : i32) : i32
    %8 = "llvm.intr.vp.reduce.fmin"(%6, %arg0, %arg1, %7) : (f64, vector<4xf64>, vector<4xi1>, i32) -> f64
    %9 = llvm.mlir.constant(0x7FF8000000000000 : f64) : f64
    %10 = llvm.mlir.constant(4 : i32) : i32
    %11 = "llvm.intr.vp.reduce.fmax"(%9, %arg0, %arg1, %10) : (f64, vector<4xf64>, vector<4xi1>, i32) -> f64
    %12 = llvm.mlir.constant(dense<1.7976931348623157E+308> : vector<4xf64>) : vector<4xf64>
    %13 = llvm.select %arg1, %arg0, %12 : vector<4xi1>, vector<4xf64>
    %14 = llvm.intr.vector.reduce.fminimum(%13) {fastmathFlags = #llvm.fastmath<ninf>} : (vector<4xf64>) -> f64
    %15 = llvm.mlir.constant(dense<-1.7976931348623157E+308> : vector<4xf64>) : vector<4xf64>
    %16 = llvm.select %arg1, %arg0, %15 : vector<4xi1>, vector<4xf64>
    %17 = llvm.intr.vector.reduce.fmaximum(%16) {fastmathFlags = #llvm.fastmath<ninf>} : (vector<4xf64>) -> f64
    return %2, %5, %8, %11, %14, %17 : f64, f64, f64, f64, f64, f64
  }
  func.func @masked_floats_with(%arg0: vector<[4]xf32>, %arg1: f32, %arg2: vector<[4]xi1>) -> (f32, f32, f32, f32, f32, f32) {
    %0 = llvm.mlir.constant(4 : i32) : i32
    %1 = "llvm.intr.vscale"() : () -> i64
    %2 = builtin.unrealized_conversion_cast %1 : i64 to index
    %3 = arith.index_cast %2 : index to i32
    %4 = arith.muli %0, %3 : i32
    %5 = "llvm.intr.vp.reduce.fadd"(%arg1, %arg0, %arg2, %4) : (f32, vector<[4]xf32>, vector<[4]xi1>, i32) -> f32
    %6 = llvm.mlir.constant(4 : i32) : i32
    %7 = "llvm.intr.vscale"() : () -> i64
    %8 = builtin.unrealized_conversion_cast %7 : i64 to index
    %9 = arith.index_cast %8 : index to i32
    %10 = arith.muli %6, %9 : i32
    %11 = "llvm.intr.vp.reduce.fmul"(%arg1, %arg0, %arg2, %10) : (f32, vector<[4]xf32>, vector<[4]xi1>, i32) -> f32
    %12 = llvm.mlir.constant(4 : i32) : i32
    %13 = "llvm.intr.vscale"() : () -> i64
    %14 = builtin.unrealized_conversion_cast %13 : i64 to index
    %15 = arith.index_cast %14 : index to i32
    %16 = arith.muli %12, %15 : i32
    %17 = "llvm.intr.vp.reduce.fmin"(%arg1, %arg0, %arg2, %16) : (f32, vector<[4]xf32>, vector<[4]xi1>, i32) -> f32
    %18 = llvm.mlir.constant(4 : i32) : i32
    %19 = "llvm.intr.vscale"() : () -> i64
    %20 = builtin.unrealized_conversion_cast %19 : i64 to index
    %21 = arith.index_cast %20 : index to i32
    %22 = arith.muli %18, %21 : i32
    %23 = "llvm.intr.vp.reduce.fmax"(%arg1, %arg0, %arg2, %22) : (f32, vector<[4]xf32>, vector<[4]xi1>, i32) -> f32
    %24 = llvm.mlir.constant(dense<0x7F800000> : vector<[4]xf32>) : vector<[4]xf32>
    %25 = llvm.select %arg2, %arg0, %24 : vector<[4]xi1>, vector<[4]xf32>
    %26 = llvm.intr.vector.reduce.fminimum(%25) : (vector<[4]xf32>) -> f32
    %27 = llvm.intr.minimum(%26, %arg1) : (f32, f32) -> f32
    %28 = llvm.mlir.constant(dense<0xFF800000> : vector<[4]xf32>) : vector<[4]xf32>
    %29 = llvm.select %arg2, %arg0, %28 : vector<[4]xi1>, vector<[4]xf32>
    %30 = llvm.intr.vector.reduce.fmaximum(%29) : (vector<[4]xf32>) -> f32
    %31 = llvm.intr.maximum(%30, %arg1) : (f32, f32) -> f32
    return %5, %11, %17, %23, %27, %31 : f32, f32, f32, f32, f32, f32
  }
  func.func @all_set(%arg0: vector<4xf32>) -> f32 {
    %0 = llvm.intr.vector.reduce.fmaximum(%arg0) : (vector<4xf32>) -> f32
    return %0 : f32
  }
}

