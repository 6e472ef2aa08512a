// terrace lower --emit=llvm-dialect
// What the options that a plan gives to passes for the sake of operations are good for.
func.func @mixed(%a: vector<2x1xi8>, %b: vector<1x2xi8>, %c: vector<2x2xi32>) -> vector<2x2xi32> {
  %0 = vector.contract {indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>],
                        iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<maxsi>}
       %a, %b, %c : vector<2x1xi8>, vector<1x2xi8> into vector<2x2xi32>
  return %0 : vector<2x2xi32>
}
func.func @scalable(%s: vector<2x[4]xf32>, %t: vector<2xf32>) -> vector<2xf32> {
  %0 = vector.multi_reduction <add>, %s, %t [1] : vector<2x[4]xf32> to vector<2xf32>
  return %0 : vector<2xf32>
}
// ==== stdout ====
module {
  llvm.func @mixed(%arg0: !llvm.array<2 x vector<1xi8>>, %arg1: !llvm.array<1 x vector<2xi8>>, %arg2: !llvm.array<2 x vector<2xi32>>) -> !llvm.array<2 x vector<2xi32>> {
    %0 = llvm.mlir.constant(dense<0> : vector<2x2xi32>) : !llvm.array<2 x vector<2xi32>>
    %1 = llvm.mlir.poison : !llvm.array<1 x vector<2xi8>>
    %2 = llvm.extractvalue %arg0[0] : !llvm.array<2 x vector<1xi8>> 
    %3 = llvm.mlir.constant(0 : i64) : i64
    %4 = llvm.extractelement %2[%3 : i64] : vector<1xi8>
    %5 = llvm.extractvalue %1[0] : !llvm.array<1 x vector<2xi8>> 
    %6 = llvm.mlir.constant(0 : i64) : i64
    %7 = llvm.insertelement %4, %5[%6 : i64] : vector<2xi8>
    %8 = llvm.insertvalue %7, %1[0] : !llvm.array<1 x vector<2xi8>> 
    %9 = llvm.extractvalue %arg0[1] : !llvm.array<2 x vector<1xi8>> 
    %10 = llvm.mlir.constant(0 : i64) : i64
    %11 = llvm.extractelement %9[%10 : i64] : vector<1xi8>
    %12 = llvm.extractvalue %8[0] : !llvm.array<1 x vector<2xi8>> 
    %13 = llvm.mlir.constant(1 : i64) : i64
    %14 = llvm.insertelement %11, %12[%13 : i64] : vector<2xi8>
    %15 = llvm.insertvalue %14, %8[0] : !llvm.array<1 x vector<2xi8>> 
    %16 = llvm.extractvalue %15[0] : !llvm.array<1 x vector<2xi8>> 
    %17 = llvm.extractvalue %arg1[0] : !llvm.array<1 x vector<2xi8>> 
    %18 = llvm.sext %16 : vector<2xi8> to vector<2xi32>
    %19 = llvm.sext %17 : vector<2xi8> to vector<2xi32>
    %20 = llvm.mlir.constant(0 : i64) : i64
    %21 = llvm.extractelement %18[%20 : i64] : vector<2xi32>
    %22 = llvm.mlir.poison : vector<2xi32>
    %23 = llvm.mlir.constant(0 : i32) : i32
    %24 = llvm.insertelement %21, %22[%23 : i32] : vector<2xi32>
    %25 = llvm.shufflevector %24, %22 [0, 0] : vector<2xi32> 
    %26 = llvm.extractvalue %arg2[0] : !llvm.array<2 x vector<2xi32>> 
    %27 = llvm.mul %25, %19 : vector<2xi32>
    %28 = llvm.intr.smax(%27, %26) : (vector<2xi32>, vector<2xi32>) -> vector<2xi32>
    %29 = llvm.insertvalue %28, %0[0] : !llvm.array<2 x vector<2xi32>> 
    %30 = llvm.mlir.constant(1 : i64) : i64
    %31 = llvm.extractelement %18[%30 : i64] : vector<2xi32>
    %32 = llvm.mlir.poison : vector<2xi32>
    %33 = llvm.mlir.constant(0 : i32) : i32
    %34 = llvm.insertelement %31, %32[%33 : i32] : vector<2xi32>
    %35 = llvm.shufflevector %34, %32 [0, 0] : vector<2xi32> 
    %36 = llvm.extractvalue %arg2[1] : !llvm.array<2 x vector<2xi32>> 
    %37 = llvm.mul %35, %19 : vector<2xi32>
    %38 = llvm.intr.smax(%37, %36) : (vector<2xi32>, vector<2xi32>) -> vector<2xi32>
    %39 = llvm.insertvalue %38, %29[1] : !llvm.array<2 x vector<2xi32>> 
    llvm.return %39 : !llvm.array<2 x vector<2xi32>>
  }
  llvm.func @scalable(%arg0: !llvm.array<2 x vector<[4]xf32>>, %arg1: vector<2xf32>) -> vector<2xf32> {
    %0 = llvm.mlir.constant(dense<0.000000e+00> : vector<2xf32>) : vector<2xf32>
    %1 = llvm.extractvalue %arg0[0] : !llvm.array<2 x vector<[4]xf32>> 
    %2 = llvm.mlir.constant(0 : i64) : i64
    %3 = llvm.extractelement %arg1[%2 : i64] : vector<2xf32>
    %4 = "llvm.intr.vector.reduce.fadd"(%3, %1) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, vector<[4]xf32>) -> f32
    %5 = llvm.mlir.constant(0 : i64) : i64
    %6 = llvm.insertelement %4, %0[%5 : i64] : vector<2xf32>
    %7 = llvm.extractvalue %arg0[1] : !llvm.array<2 x vector<[4]xf32>> 
    %8 = llvm.mlir.constant(1 : i64) : i64
    %9 = llvm.extractelement %arg1[%8 : i64] : vector<2xf32>
    %10 = "llvm.intr.vector.reduce.fadd"(%9, %7) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, vector<[4]xf32>) -> f32
    %11 = llvm.mlir.constant(1 : i64) : i64
    %12 = llvm.insertelement %10, %6[%11 : i64] : vector<2xf32>
    llvm.return %12 : vector<2xf32>
  }
}
