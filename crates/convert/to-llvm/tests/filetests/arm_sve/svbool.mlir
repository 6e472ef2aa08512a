// terrace opt --convert-vector-to-llvm=enable-arm-sve
// Masks of several dimensions are converted row by row.
func.func @one(%all: vector<[16]xi1>, %some: vector<[4]xi1>) -> (vector<[4]xi1>, vector<[16]xi1>) {
  %0 = arm_sve.convert_from_svbool %all : vector<[4]xi1>
  %1 = arm_sve.convert_to_svbool %some {mine} : vector<[4]xi1>
  return %0, %1 : vector<[4]xi1>, vector<[16]xi1>
}

func.func @rows(%all: vector<2x[16]xi1>, %some: vector<1x3x[2]xi1>, %same: vector<1x[16]xi1>) -> (vector<2x[1]xi1>, vector<1x3x[16]xi1>, vector<1x[16]xi1>) {
  %0 = arm_sve.convert_from_svbool %all : vector<2x[1]xi1>
  %1 = arm_sve.convert_to_svbool %some : vector<1x3x[2]xi1>
  %2 = arm_sve.convert_to_svbool %same : vector<1x[16]xi1>
  return %0, %1, %2 : vector<2x[1]xi1>, vector<1x3x[16]xi1>, vector<1x[16]xi1>
}
// ==== stdout ====
module {
  func.func @one(%arg0: vector<[16]xi1>, %arg1: vector<[4]xi1>) -> (vector<[4]xi1>, vector<[16]xi1>) {
    %cst = arith.constant dense<false> : vector<[4]xi1>
    %0 = "arm_sve.intr.convert.from.svbool"(%arg0) : (vector<[16]xi1>) -> vector<[4]xi1>
    %cst_0 = arith.constant dense<false> : vector<[16]xi1>
    %1 = "arm_sve.intr.convert.to.svbool"(%arg1) : (vector<[4]xi1>) -> vector<[16]xi1>
    return %0, %1 : vector<[4]xi1>, vector<[16]xi1>
  }
  func.func @rows(%arg0: vector<2x[16]xi1>, %arg1: vector<1x3x[2]xi1>, %arg2: vector<1x[16]xi1>) -> (vector<2x[1]xi1>, vector<1x3x[16]xi1>, vector<1x[16]xi1>) {
    %0 = builtin.unrealized_conversion_cast %arg2 : vector<1x[16]xi1> to !llvm.array<1 x vector<[16]xi1>>
    %1 = builtin.unrealized_conversion_cast %arg1 : vector<1x3x[2]xi1> to !llvm.array<1 x array<3 x vector<[2]xi1>>>
    %2 = builtin.unrealized_conversion_cast %arg0 : vector<2x[16]xi1> to !llvm.array<2 x vector<[16]xi1>>
    %cst = arith.constant dense<false> : vector<2x[1]xi1>
    %3 = builtin.unrealized_conversion_cast %cst : vector<2x[1]xi1> to !llvm.array<2 x vector<[1]xi1>>
    %4 = llvm.extractvalue %2[0] : !llvm.array<2 x vector<[16]xi1>> 
    %5 = "arm_sve.intr.convert.from.svbool"(%4) : (vector<[16]xi1>) -> vector<[1]xi1>
    %6 = llvm.insertvalue %5, %3[0] : !llvm.array<2 x vector<[1]xi1>> 
    %7 = llvm.extractvalue %2[1] : !llvm.array<2 x vector<[16]xi1>> 
    %8 = "arm_sve.intr.convert.from.svbool"(%7) : (vector<[16]xi1>) -> vector<[1]xi1>
    %9 = llvm.insertvalue %8, %6[1] : !llvm.array<2 x vector<[1]xi1>> 
    %10 = builtin.unrealized_conversion_cast %9 : !llvm.array<2 x vector<[1]xi1>> to vector<2x[1]xi1>
    %cst_0 = arith.constant dense<false> : vector<1x3x[16]xi1>
    %11 = builtin.unrealized_conversion_cast %cst_0 : vector<1x3x[16]xi1> to !llvm.array<1 x array<3 x vector<[16]xi1>>>
    %12 = llvm.extractvalue %1[0, 0] : !llvm.array<1 x array<3 x vector<[2]xi1>>> 
    %13 = "arm_sve.intr.convert.to.svbool"(%12) : (vector<[2]xi1>) -> vector<[16]xi1>
    %14 = llvm.insertvalue %13, %11[0, 0] : !llvm.array<1 x array<3 x vector<[16]xi1>>> 
    %15 = llvm.extractvalue %1[0, 1] : !llvm.array<1 x array<3 x vector<[2]xi1>>> 
    %16 = "arm_sve.intr.convert.to.svbool"(%15) : (vector<[2]xi1>) -> vector<[16]xi1>
    %17 = llvm.insertvalue %16, %14[0, 1] : !llvm.array<1 x array<3 x vector<[16]xi1>>> 
    %18 = llvm.extractvalue %1[0, 2] : !llvm.array<1 x array<3 x vector<[2]xi1>>> 
    %19 = "arm_sve.intr.convert.to.svbool"(%18) : (vector<[2]xi1>) -> vector<[16]xi1>
    %20 = llvm.insertvalue %19, %17[0, 2] : !llvm.array<1 x array<3 x vector<[16]xi1>>> 
    %21 = builtin.unrealized_conversion_cast %20 : !llvm.array<1 x array<3 x vector<[16]xi1>>> to vector<1x3x[16]xi1>
    %cst_1 = arith.constant dense<false> : vector<1x[16]xi1>
    %22 = builtin.unrealized_conversion_cast %cst_1 : vector<1x[16]xi1> to !llvm.array<1 x vector<[16]xi1>>
    %23 = llvm.extractvalue %0[0] : !llvm.array<1 x vector<[16]xi1>> 
    %24 = "arm_sve.intr.convert.to.svbool"(%23) : (vector<[16]xi1>) -> vector<[16]xi1>
    %25 = llvm.insertvalue %24, %22[0] : !llvm.array<1 x vector<[16]xi1>> 
    %26 = builtin.unrealized_conversion_cast %25 : !llvm.array<1 x vector<[16]xi1>> to vector<1x[16]xi1>
    return %10, %21, %26 : vector<2x[1]xi1>, vector<1x3x[16]xi1>, vector<1x[16]xi1>
  }
}

