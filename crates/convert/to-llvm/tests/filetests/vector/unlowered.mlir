// terrace opt --convert-to-llvm
// `convert-to-llvm` has the patterns of the conversion alone: vectors of several dimensions stay.
func.func @f(%a: vector<2x4xf32>, %b: vector<4xf32>, %f: f32, %i: index, %m: vector<[4]xi1>, %v: vector<[4]xf32>)
    -> (vector<2x4xf32>, f32, vector<2x4xf32>, vector<4xi1>, vector<[4]xi1>, f32) {
  %0 = vector.fma %a, %a, %a : vector<2x4xf32>
  %1 = vector.reduction <add>, %b, %f : vector<4xf32> into f32
  %2 = vector.broadcast %b : vector<4xf32> to vector<2x4xf32>
  %3 = vector.create_mask %i : vector<4xi1>
  %4 = vector.create_mask %i : vector<[4]xi1>
  %5 = vector.mask %m { vector.reduction <mul>, %v, %f : vector<[4]xf32> into f32 } : vector<[4]xi1> -> f32
  vector.print %f : f32
  return %0, %1, %2, %3, %4, %5 : vector<2x4xf32>, f32, vector<2x4xf32>, vector<4xi1>, vector<[4]xi1>, f32
}
// ==== stdout ====
module {
  llvm.func @printNewline()
  llvm.func @printF32(f32)
  llvm.func @f(%arg0: !llvm.array<2 x vector<4xf32>>, %arg1: vector<4xf32>, %arg2: f32, %arg3: i64, %arg4: vector<[4]xi1>, %arg5: vector<[4]xf32>) -> !llvm.struct<(array<2 x vector<4xf32>>, f32, array<2 x vector<4xf32>>, vector<4xi1>, vector<[4]xi1>, f32)> {
    %0 = builtin.unrealized_conversion_cast %arg3 : i64 to index
    %1 = builtin.unrealized_conversion_cast %arg0 : !llvm.array<2 x vector<4xf32>> to vector<2x4xf32>
    %2 = vector.fma %1, %1, %1 : vector<2x4xf32>
    %3 = builtin.unrealized_conversion_cast %2 : vector<2x4xf32> to !llvm.array<2 x vector<4xf32>>
    %4 = "llvm.intr.vector.reduce.fadd"(%arg2, %arg1) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, vector<4xf32>) -> f32
    %5 = vector.broadcast %arg1 : vector<4xf32> to vector<2x4xf32>
    %6 = builtin.unrealized_conversion_cast %5 : vector<2x4xf32> to !llvm.array<2 x vector<4xf32>>
    %7 = vector.create_mask %0 : vector<4xi1>
    %8 = llvm.intr.stepvector : vector<[4]xi64>
    %9 = llvm.mlir.poison : vector<[4]xi64>
    %10 = llvm.mlir.constant(0 : i32) : i32
    %11 = llvm.insertelement %arg3, %9[%10 : i32] : vector<[4]xi64>
    %12 = llvm.shufflevector %11, %9 [0, 0, 0, 0] : vector<[4]xi64> 
    %13 = llvm.icmp "slt" %8, %12 : vector<[4]xi64>
    %14 = llvm.mlir.constant(4 : i32) : i32
    %15 = "llvm.intr.vscale"() : () -> i64
    %16 = llvm.trunc %15 : i64 to i32
    %17 = llvm.mul %16, %14 : i32
    %18 = "llvm.intr.vp.reduce.fmul"(%arg2, %arg5, %arg4, %17) : (f32, vector<[4]xf32>, vector<[4]xi1>, i32) -> f32
    llvm.call @printF32(%arg2) : (f32) -> ()
    llvm.call @printNewline() : () -> ()
    %19 = llvm.mlir.poison : !llvm.struct<(array<2 x vector<4xf32>>, f32, array<2 x vector<4xf32>>, vector<4xi1>, vector<[4]xi1>, f32)>
    %20 = llvm.insertvalue %3, %19[0] : !llvm.struct<(array<2 x vector<4xf32>>, f32, array<2 x vector<4xf32>>, vector<4xi1>, vector<[4]xi1>, f32)> 
    %21 = llvm.insertvalue %4, %20[1] : !llvm.struct<(array<2 x vector<4xf32>>, f32, array<2 x vector<4xf32>>, vector<4xi1>, vector<[4]xi1>, f32)> 
    %22 = llvm.insertvalue %6, %21[2] : !llvm.struct<(array<2 x vector<4xf32>>, f32, array<2 x vector<4xf32>>, vector<4xi1>, vector<[4]xi1>, f32)> 
    %23 = llvm.insertvalue %7, %22[3] : !llvm.struct<(array<2 x vector<4xf32>>, f32, array<2 x vector<4xf32>>, vector<4xi1>, vector<[4]xi1>, f32)> 
    %24 = llvm.insertvalue %13, %23[4] : !llvm.struct<(array<2 x vector<4xf32>>, f32, array<2 x vector<4xf32>>, vector<4xi1>, vector<[4]xi1>, f32)> 
    %25 = llvm.insertvalue %18, %24[5] : !llvm.struct<(array<2 x vector<4xf32>>, f32, array<2 x vector<4xf32>>, vector<4xi1>, vector<[4]xi1>, f32)> 
    llvm.return %25 : !llvm.struct<(array<2 x vector<4xf32>>, f32, array<2 x vector<4xf32>>, vector<4xi1>, vector<[4]xi1>, f32)>
  }
}

