// terrace opt --convert-vector-to-llvm='enable-arm-neon enable-arm-i8mm'
// A contraction under a mask is no tile; mlir-opt makes a mask around several operations, which its verifier refuses.
func.func @f(%a: vector<2x8xi8>, %b: vector<2x8xi8>, %c: vector<2x2xi32>, %m: vector<2x2x8xi1>) -> vector<2x2xi32> {
  %x = arith.extsi %a : vector<2x8xi8> to vector<2x8xi32>
  %y = arith.extsi %b : vector<2x8xi8> to vector<2x8xi32>
  %r = vector.mask %m { vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %x, %y, %c : vector<2x8xi32>, vector<2x8xi32> into vector<2x2xi32> } : vector<2x2x8xi1> -> vector<2x2xi32>
  return %r : vector<2x2xi32>
}
// ==== stdout ====
module {
  func.func @f(%arg0: vector<2x8xi8>, %arg1: vector<2x8xi8>, %arg2: vector<2x2xi32>, %arg3: vector<2x2x8xi1>) -> vector<2x2xi32> {
    %0 = builtin.unrealized_conversion_cast %arg3 : vector<2x2x8xi1> to !llvm.array<2 x array<2 x vector<8xi1>>>
    %1 = builtin.unrealized_conversion_cast %arg2 : vector<2x2xi32> to !llvm.array<2 x vector<2xi32>>
    %cst = arith.constant dense<0> : vector<2xi32>
    %cst_0 = arith.constant dense<0> : vector<2x2xi32>
    %2 = builtin.unrealized_conversion_cast %cst_0 : vector<2x2xi32> to !llvm.array<2 x vector<2xi32>>
    %3 = arith.extsi %arg0 : vector<2x8xi8> to vector<2x8xi32>
    %4 = builtin.unrealized_conversion_cast %3 : vector<2x8xi32> to !llvm.array<2 x vector<8xi32>>
    %5 = arith.extsi %arg1 : vector<2x8xi8> to vector<2x8xi32>
    %6 = builtin.unrealized_conversion_cast %5 : vector<2x8xi32> to !llvm.array<2 x vector<8xi32>>
    %7 = llvm.extractvalue %4[0] : !llvm.array<2 x vector<8xi32>> 
    %8 = llvm.extractvalue %6[0] : !llvm.array<2 x vector<8xi32>> 
    %9 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<2xi32>> 
    %10 = llvm.mlir.constant(0 : i64) : i64
    %11 = llvm.extractelement %9[%10 : i64] : vector<2xi32>
    %12 = llvm.extractvalue %0[0, 0] : !llvm.array<2 x array<2 x vector<8xi1>>> 
    %13 = arith.muli %7, %8 : vector<8xi32>
    %14 = llvm.mlir.constant(8 : i32) : i32
    %15 = "llvm.intr.vp.reduce.add"(%11, %13, %12, %14) : (i32, vector<8xi32>, vector<8xi1>, i32) -> i32
    %16 = llvm.mlir.constant(0 : i64) : i64
    %17 = llvm.insertelement %15, %cst[%16 : i64] : vector<2xi32>
    %18 = llvm.extractvalue %6[1] : !llvm.array<2 x vector<8xi32>> 
    %19 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<2xi32>> 
    %20 = llvm.mlir.constant(1 : i64) : i64
    %21 = llvm.extractelement %19[%20 : i64] : vector<2xi32>
    %22 = llvm.extractvalue %0[0, 1] : !llvm.array<2 x array<2 x vector<8xi1>>> 
    %23 = arith.muli %7, %18 : vector<8xi32>
    %24 = llvm.mlir.constant(8 : i32) : i32
    %25 = "llvm.intr.vp.reduce.add"(%21, %23, %22, %24) : (i32, vector<8xi32>, vector<8xi1>, i32) -> i32
    %26 = llvm.mlir.constant(1 : i64) : i64
    %27 = llvm.insertelement %25, %17[%26 : i64] : vector<2xi32>
    %28 = llvm.insertvalue %27, %2[0] : !llvm.array<2 x vector<2xi32>> 
    %29 = llvm.extractvalue %4[1] : !llvm.array<2 x vector<8xi32>> 
    %30 = llvm.extractvalue %6[0] : !llvm.array<2 x vector<8xi32>> 
    %31 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<2xi32>> 
    %32 = llvm.mlir.constant(0 : i64) : i64
    %33 = llvm.extractelement %31[%32 : i64] : vector<2xi32>
    %34 = llvm.extractvalue %0[1, 0] : !llvm.array<2 x array<2 x vector<8xi1>>> 
    %35 = arith.muli %29, %30 : vector<8xi32>
    %36 = llvm.mlir.constant(8 : i32) : i32
    %37 = "llvm.intr.vp.reduce.add"(%33, %35, %34, %36) : (i32, vector<8xi32>, vector<8xi1>, i32) -> i32
    %38 = llvm.mlir.constant(0 : i64) : i64
    %39 = llvm.insertelement %37, %cst[%38 : i64] : vector<2xi32>
    %40 = llvm.extractvalue %6[1] : !llvm.array<2 x vector<8xi32>> 
    %41 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<2xi32>> 
    %42 = llvm.mlir.constant(1 : i64) : i64
    %43 = llvm.extractelement %41[%42 : i64] : vector<2xi32>
    %44 = llvm.extractvalue %0[1, 1] : !llvm.array<2 x array<2 x vector<8xi1>>> 
    %45 = arith.muli %29, %40 : vector<8xi32>
    %46 = llvm.mlir.constant(8 : i32) : i32
    %47 = "llvm.intr.vp.reduce.add"(%43, %45, %44, %46) : (i32, vector<8xi32>, vector<8xi1>, i32) -> i32
    %48 = llvm.mlir.constant(1 : i64) : i64
    %49 = llvm.insertelement %47, %39[%48 : i64] : vector<2xi32>
    %50 = llvm.insertvalue %49, %28[1] : !llvm.array<2 x vector<2xi32>> 
    %51 = builtin.unrealized_conversion_cast %50 : !llvm.array<2 x vector<2xi32>> to vector<2x2xi32>
    return %51 : vector<2x2xi32>
  }
}

