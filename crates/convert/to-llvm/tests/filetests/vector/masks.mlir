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
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %cst_1 = arith.constant dense<false> : vector<2x4xi1>
    %0 = builtin.unrealized_conversion_cast %cst_1 : vector<2x4xi1> to !llvm.array<2 x vector<4xi1>>
    %cst_2 = arith.constant dense<false> : vector<4xi1>
    %cst_3 = arith.constant dense<[0, 1, 2, 3]> : vector<4xi32>
    %cst_4 = arith.constant dense<0> : vector<i32>
    %1 = arith.index_cast %arg0 : index to i32
    %2 = llvm.mlir.poison : vector<1xi32>
    %3 = llvm.mlir.constant(0 : i32) : i32
    %4 = llvm.insertelement %1, %2[%3 : i32] : vector<1xi32>
    %5 = builtin.unrealized_conversion_cast %4 : vector<1xi32> to vector<i32>
    %6 = arith.cmpi sgt, %5, %cst_4 : vector<i32>
    %7 = arith.index_cast %arg0 : index to i32
    %8 = llvm.mlir.poison : vector<4xi32>
    %9 = llvm.mlir.constant(0 : i32) : i32
    %10 = llvm.insertelement %7, %8[%9 : i32] : vector<4xi32>
    %11 = llvm.shufflevector %10, %8 [0, 0, 0, 0] : vector<4xi32> 
    %12 = arith.cmpi sgt, %11, %cst_3 : vector<4xi32>
    %13 = llvm.intr.stepvector : vector<[4]xi32>
    %14 = arith.index_cast %arg0 : index to i32
    %15 = llvm.mlir.poison : vector<[4]xi32>
    %16 = llvm.mlir.constant(0 : i32) : i32
    %17 = llvm.insertelement %14, %15[%16 : i32] : vector<[4]xi32>
    %18 = llvm.shufflevector %17, %15 [0, 0, 0, 0] : vector<[4]xi32> 
    %19 = arith.cmpi slt, %13, %18 : vector<[4]xi32>
    %20 = arith.index_cast %arg1 : index to i32
    %21 = llvm.mlir.poison : vector<4xi32>
    %22 = llvm.mlir.constant(0 : i32) : i32
    %23 = llvm.insertelement %20, %21[%22 : i32] : vector<4xi32>
    %24 = llvm.shufflevector %23, %21 [0, 0, 0, 0] : vector<4xi32> 
    %25 = arith.cmpi sgt, %24, %cst_3 : vector<4xi32>
    %26 = arith.cmpi sgt, %arg0, %c0 : index
    %27 = arith.select %26, %25, %cst_2 : vector<4xi1>
    %28 = llvm.insertvalue %27, %0[0] : !llvm.array<2 x vector<4xi1>> 
    %29 = arith.cmpi sgt, %arg0, %c1 : index
    %30 = arith.select %29, %25, %cst_2 : vector<4xi1>
    %31 = llvm.insertvalue %30, %28[1] : !llvm.array<2 x vector<4xi1>> 
    %32 = builtin.unrealized_conversion_cast %31 : !llvm.array<2 x vector<4xi1>> to vector<2x4xi1>
    return %6, %12, %19, %32, %cst_0, %cst : vector<i1>, vector<4xi1>, vector<[4]xi1>, vector<2x4xi1>, vector<4xi1>, vector<2x2xi1>
  }
  func.func @scaled() -> vector<[4]xi1> {
    %0 = "llvm.intr.vscale"() : () -> i64
    %1 = llvm.intr.stepvector : vector<[4]xi32>
    %2 = arith.trunci %0 : i64 to i32
    %3 = llvm.mlir.poison : vector<[4]xi32>
    %4 = llvm.mlir.constant(0 : i32) : i32
    %5 = llvm.insertelement %2, %3[%4 : i32] : vector<[4]xi32>
    %6 = llvm.shufflevector %5, %3 [0, 0, 0, 0] : vector<[4]xi32> 
    %7 = arith.cmpi slt, %1, %6 : vector<[4]xi32>
    return %7 : vector<[4]xi1>
  }
}

