// terrace opt --convert-vector-to-llvm
// Masks compare integers of 32 bits.
func.func @f(%a: index, %b: index) -> (vector<i1>, vector<4xi1>, vector<[4]xi1>, vector<2x4xi1>, vector<4xi1>, vector<2x2xi1>) {
  %0 = vector.create_mask %a : vector<i1>
  %1 = vector.create_mask %a : vector<4xi1>
  %2 = vector.create_mask %a : vector<[4]xi1>
  %3 = vector.create_mask %a, %b : vector<2x4xi1>
  %4 = vector.constant_mask [3] : vector<4xi1>
  %5 = vector.constant_mask [2, 1] : vector<2x2xi1>
  return %0, %1, %2, %3, %4, %5 : vector<i1>, vector<4xi1>, vector<[4]xi1>, vector<2x4xi1>, vector<4xi1>, vector<2x2xi1>
}
func.func @scaled() -> vector<[4]xi1> {
  %0 = vector.vscale
  %1 = vector.create_mask %0 : vector<[4]xi1>
  return %1 : vector<[4]xi1>
}
// ==== stdout ====
module {
  func.func @f(%arg0: index, %arg1: index) -> (vector<i1>, vector<4xi1>, vector<[4]xi1>, vector<2x4xi1>, vector<4xi1>, vector<2x2xi1>) {
    %cst = arith.constant dense<[[true, false], [true, false]]> : vector<2x2xi1>
    %cst_0 = arith.constant dense<[true, true, true, false]> : vector<4xi1>
    %cst_1 = arith.constant dense<false> : vector<2x4xi1>
    %0 = builtin.unrealized_conversion_cast %cst_1 : vector<2x4xi1> to !llvm.array<2 x vector<4xi1>>
    %cst_2 = arith.constant dense<false> : vector<4xi1>
    %c4 = arith.constant 4 : index
    %cst_3 = arith.constant dense<[0, 1, 2, 3]> : vector<4xi32>
    %cst_4 = arith.constant dense<0> : vector<i32>
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %1 = arith.maxsi %arg0, %c0 : index
    %2 = arith.minsi %1, %c1 : index
    %3 = arith.index_cast %2 : index to i32
    %4 = llvm.mlir.poison : vector<1xi32>
    %5 = llvm.mlir.constant(0 : i32) : i32
    %6 = llvm.insertelement %3, %4[%5 : i32] : vector<1xi32>
    %7 = builtin.unrealized_conversion_cast %6 : vector<1xi32> to vector<i32>
    %8 = arith.cmpi sgt, %7, %cst_4 : vector<i32>
    %9 = arith.maxsi %arg0, %c0 : index
    %10 = arith.minsi %9, %c4 : index
    %11 = arith.index_cast %10 : index to i32
    %12 = llvm.mlir.poison : vector<4xi32>
    %13 = llvm.mlir.constant(0 : i32) : i32
    %14 = llvm.insertelement %11, %12[%13 : i32] : vector<4xi32>
    %15 = llvm.shufflevector %14, %12 [0, 0, 0, 0] : vector<4xi32> 
    %16 = arith.cmpi sgt, %15, %cst_3 : vector<4xi32>
    %17 = llvm.intr.stepvector : vector<[4]xi32>
    %c0_5 = arith.constant 0 : index
    %c2147483647 = arith.constant 2147483647 : index
    %18 = arith.maxsi %arg0, %c0_5 : index
    %19 = arith.minsi %18, %c2147483647 : index
    %20 = arith.index_cast %19 : index to i32
    %21 = llvm.mlir.poison : vector<[4]xi32>
    %22 = llvm.mlir.constant(0 : i32) : i32
    %23 = llvm.insertelement %20, %21[%22 : i32] : vector<[4]xi32>
    %24 = llvm.shufflevector %23, %21 [0, 0, 0, 0] : vector<[4]xi32> 
    %25 = arith.cmpi slt, %17, %24 : vector<[4]xi32>
    %26 = arith.maxsi %arg1, %c0 : index
    %27 = arith.minsi %26, %c4 : index
    %28 = arith.index_cast %27 : index to i32
    %29 = llvm.mlir.poison : vector<4xi32>
    %30 = llvm.mlir.constant(0 : i32) : i32
    %31 = llvm.insertelement %28, %29[%30 : i32] : vector<4xi32>
    %32 = llvm.shufflevector %31, %29 [0, 0, 0, 0] : vector<4xi32> 
    %33 = arith.cmpi sgt, %32, %cst_3 : vector<4xi32>
    %34 = arith.cmpi sgt, %arg0, %c0 : index
    %35 = arith.select %34, %33, %cst_2 : vector<4xi1>
    %36 = llvm.insertvalue %35, %0[0] : !llvm.array<2 x vector<4xi1>> 
    %37 = arith.cmpi sgt, %arg0, %c1 : index
    %38 = arith.select %37, %33, %cst_2 : vector<4xi1>
    %39 = llvm.insertvalue %38, %36[1] : !llvm.array<2 x vector<4xi1>> 
    %40 = builtin.unrealized_conversion_cast %39 : !llvm.array<2 x vector<4xi1>> to vector<2x4xi1>
    return %8, %16, %25, %40, %cst_0, %cst : vector<i1>, vector<4xi1>, vector<[4]xi1>, vector<2x4xi1>, vector<4xi1>, vector<2x2xi1>
  }
  func.func @scaled() -> vector<[4]xi1> {
    %0 = "llvm.intr.vscale"() : () -> i64
    %1 = llvm.intr.stepvector : vector<[4]xi32>
    %c0_i64 = arith.constant 0 : i64
    %c2147483647_i64 = arith.constant 2147483647 : i64
    %2 = arith.maxsi %0, %c0_i64 : i64
    %3 = arith.minsi %2, %c2147483647_i64 : i64
    %4 = arith.trunci %3 : i64 to i32
    %5 = llvm.mlir.poison : vector<[4]xi32>
    %6 = llvm.mlir.constant(0 : i32) : i32
    %7 = llvm.insertelement %4, %5[%6 : i32] : vector<[4]xi32>
    %8 = llvm.shufflevector %7, %5 [0, 0, 0, 0] : vector<[4]xi32> 
    %9 = arith.cmpi slt, %1, %8 : vector<[4]xi32>
    return %9 : vector<[4]xi1>
  }
}

