// terrace opt --convert-vector-to-llvm='enable-arm-neon enable-arm-i8mm enable-arm-bf16'
// Products that are lowered as without the options: of other sizes, types and layouts.
func.func @odd_rows(%a: vector<3x8xi8>, %b: vector<2x8xi8>, %c: vector<3x2xi32>) -> vector<3x2xi32> {
  %x = arith.extsi %a : vector<3x8xi8> to vector<3x8xi32>
  %y = arith.extsi %b : vector<2x8xi8> to vector<2x8xi32>
  %r = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %x, %y, %c : vector<3x8xi32>, vector<2x8xi32> into vector<3x2xi32>
  return %r : vector<3x2xi32>
}

func.func @odd_columns(%a: vector<2x8xi8>, %b: vector<1x8xi8>, %c: vector<2x1xi32>) -> vector<2x1xi32> {
  %x = arith.extsi %a : vector<2x8xi8> to vector<2x8xi32>
  %y = arith.extsi %b : vector<1x8xi8> to vector<1x8xi32>
  %r = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %x, %y, %c : vector<2x8xi32>, vector<1x8xi32> into vector<2x1xi32>
  return %r : vector<2x1xi32>
}

func.func @short_rows(%a: vector<2x4xi8>, %b: vector<2x4xi8>, %c: vector<2x2xi32>) -> vector<2x2xi32> {
  %x = arith.extsi %a : vector<2x4xi8> to vector<2x4xi32>
  %y = arith.extsi %b : vector<2x4xi8> to vector<2x4xi32>
  %r = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %x, %y, %c : vector<2x4xi32>, vector<2x4xi32> into vector<2x2xi32>
  return %r : vector<2x2xi32>
}

func.func @wide(%a: vector<2x8xi8>, %b: vector<2x8xi8>, %c: vector<2x2xi64>) -> vector<2x2xi64> {
  %x = arith.extsi %a : vector<2x8xi8> to vector<2x8xi64>
  %y = arith.extsi %b : vector<2x8xi8> to vector<2x8xi64>
  %r = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %x, %y, %c : vector<2x8xi64>, vector<2x8xi64> into vector<2x2xi64>
  return %r : vector<2x2xi64>
}

func.func @wide_factor(%a: vector<2x8xi16>, %b: vector<2x8xi8>, %c: vector<2x2xi32>) -> vector<2x2xi32> {
  %x = arith.extsi %a : vector<2x8xi16> to vector<2x8xi32>
  %y = arith.extsi %b : vector<2x8xi8> to vector<2x8xi32>
  %r = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %x, %y, %c : vector<2x8xi32>, vector<2x8xi32> into vector<2x2xi32>
  return %r : vector<2x2xi32>
}

func.func @extended_less(%a: vector<2x8xi8>, %b: vector<2x8xi8>, %c: vector<2x2xi32>) -> vector<2x2xi32> {
  %x = arith.extsi %a : vector<2x8xi8> to vector<2x8xi16>
  %y = arith.extsi %b : vector<2x8xi8> to vector<2x8xi16>
  %r = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %x, %y, %c : vector<2x8xi16>, vector<2x8xi16> into vector<2x2xi32>
  return %r : vector<2x2xi32>
}

func.func @not_transposed(%a: vector<2x8xi8>, %b: vector<8x2xi8>, %c: vector<2x2xi32>) -> vector<2x2xi32> {
  %x = arith.extsi %a : vector<2x8xi8> to vector<2x8xi32>
  %y = arith.extsi %b : vector<8x2xi8> to vector<8x2xi32>
  %r = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %x, %y, %c : vector<2x8xi32>, vector<8x2xi32> into vector<2x2xi32>
  return %r : vector<2x2xi32>
}

func.func @matrix_by_vector(%a: vector<2x8xi8>, %b: vector<8xi8>, %c: vector<2xi32>) -> vector<2xi32> {
  %x = arith.extsi %a : vector<2x8xi8> to vector<2x8xi32>
  %y = arith.extsi %b : vector<8xi8> to vector<8xi32>
  %r = vector.contract {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"], kind = #vector.kind<add>} %x, %y, %c : vector<2x8xi32>, vector<8xi32> into vector<2xi32>
  return %r : vector<2xi32>
}
// ==== stdout ====
#map = affine_map<(d0, d1, d2) -> (d0, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
module {
  func.func @odd_rows(%arg0: vector<3x8xi8>, %arg1: vector<2x8xi8>, %arg2: vector<3x2xi32>) -> vector<3x2xi32> {
    %cst = arith.constant dense<0> : vector<3x2xi32>
    %0 = builtin.unrealized_conversion_cast %cst : vector<3x2xi32> to !llvm.array<3 x vector<2xi32>>
    %1 = arith.extsi %arg0 : vector<3x8xi8> to vector<3x8xi32>
    %2 = builtin.unrealized_conversion_cast %1 : vector<3x8xi32> to !llvm.array<3 x vector<8xi32>>
    %3 = arith.extsi %arg1 : vector<2x8xi8> to vector<2x8xi32>
    %4 = builtin.unrealized_conversion_cast %3 : vector<2x8xi32> to !llvm.array<2 x vector<8xi32>>
    %5 = llvm.extractvalue %2[0] : !llvm.array<3 x vector<8xi32>> 
    %6 = llvm.extractvalue %4[0] : !llvm.array<2 x vector<8xi32>> 
    %7 = arith.muli %5, %6 : vector<8xi32>
    %8 = "llvm.intr.vector.reduce.add"(%7) : (vector<8xi32>) -> i32
    %9 = llvm.extractvalue %0[0] : !llvm.array<3 x vector<2xi32>> 
    %10 = llvm.mlir.constant(0 : i64) : i64
    %11 = llvm.insertelement %8, %9[%10 : i64] : vector<2xi32>
    %12 = llvm.insertvalue %11, %0[0] : !llvm.array<3 x vector<2xi32>> 
    %13 = llvm.extractvalue %4[1] : !llvm.array<2 x vector<8xi32>> 
    %14 = arith.muli %5, %13 : vector<8xi32>
    %15 = "llvm.intr.vector.reduce.add"(%14) : (vector<8xi32>) -> i32
    %16 = llvm.extractvalue %12[0] : !llvm.array<3 x vector<2xi32>> 
    %17 = llvm.mlir.constant(1 : i64) : i64
    %18 = llvm.insertelement %15, %16[%17 : i64] : vector<2xi32>
    %19 = llvm.insertvalue %18, %12[0] : !llvm.array<3 x vector<2xi32>> 
    %20 = llvm.extractvalue %2[1] : !llvm.array<3 x vector<8xi32>> 
    %21 = arith.muli %20, %6 : vector<8xi32>
    %22 = "llvm.intr.vector.reduce.add"(%21) : (vector<8xi32>) -> i32
    %23 = llvm.extractvalue %19[1] : !llvm.array<3 x vector<2xi32>> 
    %24 = llvm.mlir.constant(0 : i64) : i64
    %25 = llvm.insertelement %22, %23[%24 : i64] : vector<2xi32>
    %26 = llvm.insertvalue %25, %19[1] : !llvm.array<3 x vector<2xi32>> 
    %27 = arith.muli %20, %13 : vector<8xi32>
    %28 = "llvm.intr.vector.reduce.add"(%27) : (vector<8xi32>) -> i32
    %29 = llvm.extractvalue %26[1] : !llvm.array<3 x vector<2xi32>> 
    %30 = llvm.mlir.constant(1 : i64) : i64
    %31 = llvm.insertelement %28, %29[%30 : i64] : vector<2xi32>
    %32 = llvm.insertvalue %31, %26[1] : !llvm.array<3 x vector<2xi32>> 
    %33 = llvm.extractvalue %2[2] : !llvm.array<3 x vector<8xi32>> 
    %34 = arith.muli %33, %6 : vector<8xi32>
    %35 = "llvm.intr.vector.reduce.add"(%34) : (vector<8xi32>) -> i32
    %36 = llvm.extractvalue %32[2] : !llvm.array<3 x vector<2xi32>> 
    %37 = llvm.mlir.constant(0 : i64) : i64
    %38 = llvm.insertelement %35, %36[%37 : i64] : vector<2xi32>
    %39 = llvm.insertvalue %38, %32[2] : !llvm.array<3 x vector<2xi32>> 
    %40 = arith.muli %33, %13 : vector<8xi32>
    %41 = "llvm.intr.vector.reduce.add"(%40) : (vector<8xi32>) -> i32
    %42 = llvm.extractvalue %39[2] : !llvm.array<3 x vector<2xi32>> 
    %43 = llvm.mlir.constant(1 : i64) : i64
    %44 = llvm.insertelement %41, %42[%43 : i64] : vector<2xi32>
    %45 = llvm.insertvalue %44, %39[2] : !llvm.array<3 x vector<2xi32>> 
    %46 = builtin.unrealized_conversion_cast %45 : !llvm.array<3 x vector<2xi32>> to vector<3x2xi32>
    %47 = arith.addi %46, %arg2 : vector<3x2xi32>
    return %47 : vector<3x2xi32>
  }
  func.func @odd_columns(%arg0: vector<2x8xi8>, %arg1: vector<1x8xi8>, %arg2: vector<2x1xi32>) -> vector<2x1xi32> {
    %cst = arith.constant dense<0> : vector<2x1xi32>
    %0 = builtin.unrealized_conversion_cast %cst : vector<2x1xi32> to !llvm.array<2 x vector<1xi32>>
    %1 = arith.extsi %arg0 : vector<2x8xi8> to vector<2x8xi32>
    %2 = builtin.unrealized_conversion_cast %1 : vector<2x8xi32> to !llvm.array<2 x vector<8xi32>>
    %3 = arith.extsi %arg1 : vector<1x8xi8> to vector<1x8xi32>
    %4 = builtin.unrealized_conversion_cast %3 : vector<1x8xi32> to !llvm.array<1 x vector<8xi32>>
    %5 = llvm.extractvalue %2[0] : !llvm.array<2 x vector<8xi32>> 
    %6 = llvm.extractvalue %4[0] : !llvm.array<1 x vector<8xi32>> 
    %7 = arith.muli %5, %6 : vector<8xi32>
    %8 = "llvm.intr.vector.reduce.add"(%7) : (vector<8xi32>) -> i32
    %9 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<1xi32>> 
    %10 = llvm.mlir.constant(0 : i64) : i64
    %11 = llvm.insertelement %8, %9[%10 : i64] : vector<1xi32>
    %12 = llvm.insertvalue %11, %0[0] : !llvm.array<2 x vector<1xi32>> 
    %13 = llvm.extractvalue %2[1] : !llvm.array<2 x vector<8xi32>> 
    %14 = arith.muli %13, %6 : vector<8xi32>
    %15 = "llvm.intr.vector.reduce.add"(%14) : (vector<8xi32>) -> i32
    %16 = llvm.extractvalue %12[1] : !llvm.array<2 x vector<1xi32>> 
    %17 = llvm.mlir.constant(0 : i64) : i64
    %18 = llvm.insertelement %15, %16[%17 : i64] : vector<1xi32>
    %19 = llvm.insertvalue %18, %12[1] : !llvm.array<2 x vector<1xi32>> 
    %20 = builtin.unrealized_conversion_cast %19 : !llvm.array<2 x vector<1xi32>> to vector<2x1xi32>
    %21 = arith.addi %20, %arg2 : vector<2x1xi32>
    return %21 : vector<2x1xi32>
  }
  func.func @short_rows(%arg0: vector<2x4xi8>, %arg1: vector<2x4xi8>, %arg2: vector<2x2xi32>) -> vector<2x2xi32> {
    %cst = arith.constant dense<0> : vector<2x2xi32>
    %0 = builtin.unrealized_conversion_cast %cst : vector<2x2xi32> to !llvm.array<2 x vector<2xi32>>
    %1 = arith.extsi %arg0 : vector<2x4xi8> to vector<2x4xi32>
    %2 = builtin.unrealized_conversion_cast %1 : vector<2x4xi32> to !llvm.array<2 x vector<4xi32>>
    %3 = arith.extsi %arg1 : vector<2x4xi8> to vector<2x4xi32>
    %4 = builtin.unrealized_conversion_cast %3 : vector<2x4xi32> to !llvm.array<2 x vector<4xi32>>
    %5 = llvm.extractvalue %2[0] : !llvm.array<2 x vector<4xi32>> 
    %6 = llvm.extractvalue %4[0] : !llvm.array<2 x vector<4xi32>> 
    %7 = arith.muli %5, %6 : vector<4xi32>
    %8 = "llvm.intr.vector.reduce.add"(%7) : (vector<4xi32>) -> i32
    %9 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<2xi32>> 
    %10 = llvm.mlir.constant(0 : i64) : i64
    %11 = llvm.insertelement %8, %9[%10 : i64] : vector<2xi32>
    %12 = llvm.insertvalue %11, %0[0] : !llvm.array<2 x vector<2xi32>> 
    %13 = llvm.extractvalue %4[1] : !llvm.array<2 x vector<4xi32>> 
    %14 = arith.muli %5, %13 : vector<4xi32>
    %15 = "llvm.intr.vector.reduce.add"(%14) : (vector<4xi32>) -> i32
    %16 = llvm.extractvalue %12[0] : !llvm.array<2 x vector<2xi32>> 
    %17 = llvm.mlir.constant(1 : i64) : i64
    %18 = llvm.insertelement %15, %16[%17 : i64] : vector<2xi32>
    %19 = llvm.insertvalue %18, %12[0] : !llvm.array<2 x vector<2xi32>> 
    %20 = llvm.extractvalue %2[1] : !llvm.array<2 x vector<4xi32>> 
    %21 = arith.muli %20, %6 : vector<4xi32>
    %22 = "llvm.intr.vector.reduce.add"(%21) : (vector<4xi32>) -> i32
    %23 = llvm.extractvalue %19[1] : !llvm.array<2 x vector<2xi32>> 
    %24 = llvm.mlir.constant(0 : i64) : i64
    %25 = llvm.insertelement %22, %23[%24 : i64] : vector<2xi32>
    %26 = llvm.insertvalue %25, %19[1] : !llvm.array<2 x vector<2xi32>> 
    %27 = arith.muli %20, %13 : vector<4xi32>
    %28 = "llvm.intr.vector.reduce.add"(%27) : (vector<4xi32>) -> i32
    %29 = llvm.extractvalue %26[1] : !llvm.array<2 x vector<2xi32>> 
    %30 = llvm.mlir.constant(1 : i64) : i64
    %31 = llvm.insertelement %28, %29[%30 : i64] : vector<2xi32>
    %32 = llvm.insertvalue %31, %26[1] : !llvm.array<2 x vector<2xi32>> 
    %33 = builtin.unrealized_conversion_cast %32 : !llvm.array<2 x vector<2xi32>> to vector<2x2xi32>
    %34 = arith.addi %33, %arg2 : vector<2x2xi32>
    return %34 : vector<2x2xi32>
  }
  func.func @wide(%arg0: vector<2x8xi8>, %arg1: vector<2x8xi8>, %arg2: vector<2x2xi64>) -> vector<2x2xi64> {
    %cst = arith.constant dense<0> : vector<2x2xi64>
    %0 = builtin.unrealized_conversion_cast %cst : vector<2x2xi64> to !llvm.array<2 x vector<2xi64>>
    %1 = arith.extsi %arg0 : vector<2x8xi8> to vector<2x8xi64>
    %2 = builtin.unrealized_conversion_cast %1 : vector<2x8xi64> to !llvm.array<2 x vector<8xi64>>
    %3 = arith.extsi %arg1 : vector<2x8xi8> to vector<2x8xi64>
    %4 = builtin.unrealized_conversion_cast %3 : vector<2x8xi64> to !llvm.array<2 x vector<8xi64>>
    %5 = llvm.extractvalue %2[0] : !llvm.array<2 x vector<8xi64>> 
    %6 = llvm.extractvalue %4[0] : !llvm.array<2 x vector<8xi64>> 
    %7 = arith.muli %5, %6 : vector<8xi64>
    %8 = "llvm.intr.vector.reduce.add"(%7) : (vector<8xi64>) -> i64
    %9 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<2xi64>> 
    %10 = llvm.mlir.constant(0 : i64) : i64
    %11 = llvm.insertelement %8, %9[%10 : i64] : vector<2xi64>
    %12 = llvm.insertvalue %11, %0[0] : !llvm.array<2 x vector<2xi64>> 
    %13 = llvm.extractvalue %4[1] : !llvm.array<2 x vector<8xi64>> 
    %14 = arith.muli %5, %13 : vector<8xi64>
    %15 = "llvm.intr.vector.reduce.add"(%14) : (vector<8xi64>) -> i64
    %16 = llvm.extractvalue %12[0] : !llvm.array<2 x vector<2xi64>> 
    %17 = llvm.mlir.constant(1 : i64) : i64
    %18 = llvm.insertelement %15, %16[%17 : i64] : vector<2xi64>
    %19 = llvm.insertvalue %18, %12[0] : !llvm.array<2 x vector<2xi64>> 
    %20 = llvm.extractvalue %2[1] : !llvm.array<2 x vector<8xi64>> 
    %21 = arith.muli %20, %6 : vector<8xi64>
    %22 = "llvm.intr.vector.reduce.add"(%21) : (vector<8xi64>) -> i64
    %23 = llvm.extractvalue %19[1] : !llvm.array<2 x vector<2xi64>> 
    %24 = llvm.mlir.constant(0 : i64) : i64
    %25 = llvm.insertelement %22, %23[%24 : i64] : vector<2xi64>
    %26 = llvm.insertvalue %25, %19[1] : !llvm.array<2 x vector<2xi64>> 
    %27 = arith.muli %20, %13 : vector<8xi64>
    %28 = "llvm.intr.vector.reduce.add"(%27) : (vector<8xi64>) -> i64
    %29 = llvm.extractvalue %26[1] : !llvm.array<2 x vector<2xi64>> 
    %30 = llvm.mlir.constant(1 : i64) : i64
    %31 = llvm.insertelement %28, %29[%30 : i64] : vector<2xi64>
    %32 = llvm.insertvalue %31, %26[1] : !llvm.array<2 x vector<2xi64>> 
    %33 = builtin.unrealized_conversion_cast %32 : !llvm.array<2 x vector<2xi64>> to vector<2x2xi64>
    %34 = arith.addi %33, %arg2 : vector<2x2xi64>
    return %34 : vector<2x2xi64>
  }
  func.func @wide_factor(%arg0: vector<2x8xi16>, %arg1: vector<2x8xi8>, %arg2: vector<2x2xi32>) -> vector<2x2xi32> {
    %cst = arith.constant dense<0> : vector<2x2xi32>
    %0 = builtin.unrealized_conversion_cast %cst : vector<2x2xi32> to !llvm.array<2 x vector<2xi32>>
    %1 = arith.extsi %arg0 : vector<2x8xi16> to vector<2x8xi32>
    %2 = builtin.unrealized_conversion_cast %1 : vector<2x8xi32> to !llvm.array<2 x vector<8xi32>>
    %3 = arith.extsi %arg1 : vector<2x8xi8> to vector<2x8xi32>
    %4 = builtin.unrealized_conversion_cast %3 : vector<2x8xi32> to !llvm.array<2 x vector<8xi32>>
    %5 = llvm.extractvalue %2[0] : !llvm.array<2 x vector<8xi32>> 
    %6 = llvm.extractvalue %4[0] : !llvm.array<2 x vector<8xi32>> 
    %7 = arith.muli %5, %6 : vector<8xi32>
    %8 = "llvm.intr.vector.reduce.add"(%7) : (vector<8xi32>) -> i32
    %9 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<2xi32>> 
    %10 = llvm.mlir.constant(0 : i64) : i64
    %11 = llvm.insertelement %8, %9[%10 : i64] : vector<2xi32>
    %12 = llvm.insertvalue %11, %0[0] : !llvm.array<2 x vector<2xi32>> 
    %13 = llvm.extractvalue %4[1] : !llvm.array<2 x vector<8xi32>> 
    %14 = arith.muli %5, %13 : vector<8xi32>
    %15 = "llvm.intr.vector.reduce.add"(%14) : (vector<8xi32>) -> i32
    %16 = llvm.extractvalue %12[0] : !llvm.array<2 x vector<2xi32>> 
    %17 = llvm.mlir.constant(1 : i64) : i64
    %18 = llvm.insertelement %15, %16[%17 : i64] : vector<2xi32>
    %19 = llvm.insertvalue %18, %12[0] : !llvm.array<2 x vector<2xi32>> 
    %20 = llvm.extractvalue %2[1] : !llvm.array<2 x vector<8xi32>> 
    %21 = arith.muli %20, %6 : vector<8xi32>
    %22 = "llvm.intr.vector.reduce.add"(%21) : (vector<8xi32>) -> i32
    %23 = llvm.extractvalue %19[1] : !llvm.array<2 x vector<2xi32>> 
    %24 = llvm.mlir.constant(0 : i64) : i64
    %25 = llvm.insertelement %22, %23[%24 : i64] : vector<2xi32>
    %26 = llvm.insertvalue %25, %19[1] : !llvm.array<2 x vector<2xi32>> 
    %27 = arith.muli %20, %13 : vector<8xi32>
    %28 = "llvm.intr.vector.reduce.add"(%27) : (vector<8xi32>) -> i32
    %29 = llvm.extractvalue %26[1] : !llvm.array<2 x vector<2xi32>> 
    %30 = llvm.mlir.constant(1 : i64) : i64
    %31 = llvm.insertelement %28, %29[%30 : i64] : vector<2xi32>
    %32 = llvm.insertvalue %31, %26[1] : !llvm.array<2 x vector<2xi32>> 
    %33 = builtin.unrealized_conversion_cast %32 : !llvm.array<2 x vector<2xi32>> to vector<2x2xi32>
    %34 = arith.addi %33, %arg2 : vector<2x2xi32>
    return %34 : vector<2x2xi32>
  }
  func.func @extended_less(%arg0: vector<2x8xi8>, %arg1: vector<2x8xi8>, %arg2: vector<2x2xi32>) -> vector<2x2xi32> {
    %0 = arith.extsi %arg0 : vector<2x8xi8> to vector<2x8xi16>
    %1 = arith.extsi %arg1 : vector<2x8xi8> to vector<2x8xi16>
    %2 = vector.contract {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %0, %1, %arg2 : vector<2x8xi16>, vector<2x8xi16> into vector<2x2xi32>
    return %2 : vector<2x2xi32>
  }
  func.func @not_transposed(%arg0: vector<2x8xi8>, %arg1: vector<8x2xi8>, %arg2: vector<2x2xi32>) -> vector<2x2xi32> {
    %cst = arith.constant dense<0> : vector<2x2xi32>
    %0 = builtin.unrealized_conversion_cast %cst : vector<2x2xi32> to !llvm.array<2 x vector<2xi32>>
    %1 = ub.poison : vector<2x8xi32>
    %2 = builtin.unrealized_conversion_cast %1 : vector<2x8xi32> to !llvm.array<2 x vector<8xi32>>
    %3 = arith.extsi %arg0 : vector<2x8xi8> to vector<2x8xi32>
    %4 = builtin.unrealized_conversion_cast %3 : vector<2x8xi32> to !llvm.array<2 x vector<8xi32>>
    %5 = arith.extsi %arg1 : vector<8x2xi8> to vector<8x2xi32>
    %6 = builtin.unrealized_conversion_cast %5 : vector<8x2xi32> to !llvm.array<8 x vector<2xi32>>
    %7 = llvm.extractvalue %6[0] : !llvm.array<8 x vector<2xi32>> 
    %8 = llvm.mlir.constant(0 : i64) : i64
    %9 = llvm.extractelement %7[%8 : i64] : vector<2xi32>
    %10 = llvm.extractvalue %2[0] : !llvm.array<2 x vector<8xi32>> 
    %11 = llvm.mlir.constant(0 : i64) : i64
    %12 = llvm.insertelement %9, %10[%11 : i64] : vector<8xi32>
    %13 = llvm.insertvalue %12, %2[0] : !llvm.array<2 x vector<8xi32>> 
    %14 = llvm.extractvalue %6[0] : !llvm.array<8 x vector<2xi32>> 
    %15 = llvm.mlir.constant(1 : i64) : i64
    %16 = llvm.extractelement %14[%15 : i64] : vector<2xi32>
    %17 = llvm.extractvalue %13[1] : !llvm.array<2 x vector<8xi32>> 
    %18 = llvm.mlir.constant(0 : i64) : i64
    %19 = llvm.insertelement %16, %17[%18 : i64] : vector<8xi32>
    %20 = llvm.insertvalue %19, %13[1] : !llvm.array<2 x vector<8xi32>> 
    %21 = llvm.extractvalue %6[1] : !llvm.array<8 x vector<2xi32>> 
    %22 = llvm.mlir.constant(0 : i64) : i64
    %23 = llvm.extractelement %21[%22 : i64] : vector<2xi32>
    %24 = llvm.extractvalue %20[0] : !llvm.array<2 x vector<8xi32>> 
    %25 = llvm.mlir.constant(1 : i64) : i64
    %26 = llvm.insertelement %23, %24[%25 : i64] : vector<8xi32>
    %27 = llvm.insertvalue %26, %20[0] : !llvm.array<2 x vector<8xi32>> 
    %28 = llvm.extractvalue %6[1] : !llvm.array<8 x vector<2xi32>> 
    %29 = llvm.mlir.constant(1 : i64) : i64
    %30 = llvm.extractelement %28[%29 : i64] : vector<2xi32>
    %31 = llvm.extractvalue %27[1] : !llvm.array<2 x vector<8xi32>> 
    %32 = llvm.mlir.constant(1 : i64) : i64
    %33 = llvm.insertelement %30, %31[%32 : i64] : vector<8xi32>
    %34 = llvm.insertvalue %33, %27[1] : !llvm.array<2 x vector<8xi32>> 
    %35 = llvm.extractvalue %6[2] : !llvm.array<8 x vector<2xi32>> 
    %36 = llvm.mlir.constant(0 : i64) : i64
    %37 = llvm.extractelement %35[%36 : i64] : vector<2xi32>
    %38 = llvm.extractvalue %34[0] : !llvm.array<2 x vector<8xi32>> 
    %39 = llvm.mlir.constant(2 : i64) : i64
    %40 = llvm.insertelement %37, %38[%39 : i64] : vector<8xi32>
    %41 = llvm.insertvalue %40, %34[0] : !llvm.array<2 x vector<8xi32>> 
    %42 = llvm.extractvalue %6[2] : !llvm.array<8 x vector<2xi32>> 
    %43 = llvm.mlir.constant(1 : i64) : i64
    %44 = llvm.extractelement %42[%43 : i64] : vector<2xi32>
    %45 = llvm.extractvalue %41[1] : !llvm.array<2 x vector<8xi32>> 
    %46 = llvm.mlir.constant(2 : i64) : i64
    %47 = llvm.insertelement %44, %45[%46 : i64] : vector<8xi32>
    %48 = llvm.insertvalue %47, %41[1] : !llvm.array<2 x vector<8xi32>> 
    %49 = llvm.extractvalue %6[3] : !llvm.array<8 x vector<2xi32>> 
    %50 = llvm.mlir.constant(0 : i64) : i64
    %51 = llvm.extractelement %49[%50 : i64] : vector<2xi32>
    %52 = llvm.extractvalue %48[0] : !llvm.array<2 x vector<8xi32>> 
    %53 = llvm.mlir.constant(3 : i64) : i64
    %54 = llvm.insertelement %51, %52[%53 : i64] : vector<8xi32>
    %55 = llvm.insertvalue %54, %48[0] : !llvm.array<2 x vector<8xi32>> 
    %56 = llvm.extractvalue %6[3] : !llvm.array<8 x vector<2xi32>> 
    %57 = llvm.mlir.constant(1 : i64) : i64
    %58 = llvm.extractelement %56[%57 : i64] : vector<2xi32>
    %59 = llvm.extractvalue %55[1] : !llvm.array<2 x vector<8xi32>> 
    %60 = llvm.mlir.constant(3 : i64) : i64
    %61 = llvm.insertelement %58, %59[%60 : i64] : vector<8xi32>
    %62 = llvm.insertvalue %61, %55[1] : !llvm.array<2 x vector<8xi32>> 
    %63 = llvm.extractvalue %6[4] : !llvm.array<8 x vector<2xi32>> 
    %64 = llvm.mlir.constant(0 : i64) : i64
    %65 = llvm.extractelement %63[%64 : i64] : vector<2xi32>
    %66 = llvm.extractvalue %62[0] : !llvm.array<2 x vector<8xi32>> 
    %67 = llvm.mlir.constant(4 : i64) : i64
    %68 = llvm.insertelement %65, %66[%67 : i64] : vector<8xi32>
    %69 = llvm.insertvalue %68, %62[0] : !llvm.array<2 x vector<8xi32>> 
    %70 = llvm.extractvalue %6[4] : !llvm.array<8 x vector<2xi32>> 
    %71 = llvm.mlir.constant(1 : i64) : i64
    %72 = llvm.extractelement %70[%71 : i64] : vector<2xi32>
    %73 = llvm.extractvalue %69[1] : !llvm.array<2 x vector<8xi32>> 
    %74 = llvm.mlir.constant(4 : i64) : i64
    %75 = llvm.insertelement %72, %73[%74 : i64] : vector<8xi32>
    %76 = llvm.insertvalue %75, %69[1] : !llvm.array<2 x vector<8xi32>> 
    %77 = llvm.extractvalue %6[5] : !llvm.array<8 x vector<2xi32>> 
    %78 = llvm.mlir.constant(0 : i64) : i64
    %79 = llvm.extractelement %77[%78 : i64] : vector<2xi32>
    %80 = llvm.extractvalue %76[0] : !llvm.array<2 x vector<8xi32>> 
    %81 = llvm.mlir.constant(5 : i64) : i64
    %82 = llvm.insertelement %79, %80[%81 : i64] : vector<8xi32>
    %83 = llvm.insertvalue %82, %76[0] : !llvm.array<2 x vector<8xi32>> 
    %84 = llvm.extractvalue %6[5] : !llvm.array<8 x vector<2xi32>> 
    %85 = llvm.mlir.constant(1 : i64) : i64
    %86 = llvm.extractelement %84[%85 : i64] : vector<2xi32>
    %87 = llvm.extractvalue %83[1] : !llvm.array<2 x vector<8xi32>> 
    %88 = llvm.mlir.constant(5 : i64) : i64
    %89 = llvm.insertelement %86, %87[%88 : i64] : vector<8xi32>
    %90 = llvm.insertvalue %89, %83[1] : !llvm.array<2 x vector<8xi32>> 
    %91 = llvm.extractvalue %6[6] : !llvm.array<8 x vector<2xi32>> 
    %92 = llvm.mlir.constant(0 : i64) : i64
    %93 = llvm.extractelement %91[%92 : i64] : vector<2xi32>
    %94 = llvm.extractvalue %90[0] : !llvm.array<2 x vector<8xi32>> 
    %95 = llvm.mlir.constant(6 : i64) : i64
    %96 = llvm.insertelement %93, %94[%95 : i64] : vector<8xi32>
    %97 = llvm.insertvalue %96, %90[0] : !llvm.array<2 x vector<8xi32>> 
    %98 = llvm.extractvalue %6[6] : !llvm.array<8 x vector<2xi32>> 
    %99 = llvm.mlir.constant(1 : i64) : i64
    %100 = llvm.extractelement %98[%99 : i64] : vector<2xi32>
    %101 = llvm.extractvalue %97[1] : !llvm.array<2 x vector<8xi32>> 
    %102 = llvm.mlir.constant(6 : i64) : i64
    %103 = llvm.insertelement %100, %101[%102 : i64] : vector<8xi32>
    %104 = llvm.insertvalue %103, %97[1] : !llvm.array<2 x vector<8xi32>> 
    %105 = llvm.extractvalue %6[7] : !llvm.array<8 x vector<2xi32>> 
    %106 = llvm.mlir.constant(0 : i64) : i64
    %107 = llvm.extractelement %105[%106 : i64] : vector<2xi32>
    %108 = llvm.extractvalue %104[0] : !llvm.array<2 x vector<8xi32>> 
    %109 = llvm.mlir.constant(7 : i64) : i64
    %110 = llvm.insertelement %107, %108[%109 : i64] : vector<8xi32>
    %111 = llvm.insertvalue %110, %104[0] : !llvm.array<2 x vector<8xi32>> 
    %112 = llvm.extractvalue %6[7] : !llvm.array<8 x vector<2xi32>> 
    %113 = llvm.mlir.constant(1 : i64) : i64
    %114 = llvm.extractelement %112[%113 : i64] : vector<2xi32>
    %115 = llvm.extractvalue %111[1] : !llvm.array<2 x vector<8xi32>> 
    %116 = llvm.mlir.constant(7 : i64) : i64
    %117 = llvm.insertelement %114, %115[%116 : i64] : vector<8xi32>
    %118 = llvm.insertvalue %117, %111[1] : !llvm.array<2 x vector<8xi32>> 
    %119 = llvm.extractvalue %4[0] : !llvm.array<2 x vector<8xi32>> 
    %120 = llvm.extractvalue %118[0] : !llvm.array<2 x vector<8xi32>> 
    %121 = arith.muli %119, %120 : vector<8xi32>
    %122 = "llvm.intr.vector.reduce.add"(%121) : (vector<8xi32>) -> i32
    %123 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<2xi32>> 
    %124 = llvm.mlir.constant(0 : i64) : i64
    %125 = llvm.insertelement %122, %123[%124 : i64] : vector<2xi32>
    %126 = llvm.insertvalue %125, %0[0] : !llvm.array<2 x vector<2xi32>> 
    %127 = llvm.extractvalue %118[1] : !llvm.array<2 x vector<8xi32>> 
    %128 = arith.muli %119, %127 : vector<8xi32>
    %129 = "llvm.intr.vector.reduce.add"(%128) : (vector<8xi32>) -> i32
    %130 = llvm.extractvalue %126[0] : !llvm.array<2 x vector<2xi32>> 
    %131 = llvm.mlir.constant(1 : i64) : i64
    %132 = llvm.insertelement %129, %130[%131 : i64] : vector<2xi32>
    %133 = llvm.insertvalue %132, %126[0] : !llvm.array<2 x vector<2xi32>> 
    %134 = llvm.extractvalue %4[1] : !llvm.array<2 x vector<8xi32>> 
    %135 = arith.muli %134, %120 : vector<8xi32>
    %136 = "llvm.intr.vector.reduce.add"(%135) : (vector<8xi32>) -> i32
    %137 = llvm.extractvalue %133[1] : !llvm.array<2 x vector<2xi32>> 
    %138 = llvm.mlir.constant(0 : i64) : i64
    %139 = llvm.insertelement %136, %137[%138 : i64] : vector<2xi32>
    %140 = llvm.insertvalue %139, %133[1] : !llvm.array<2 x vector<2xi32>> 
    %141 = arith.muli %134, %127 : vector<8xi32>
    %142 = "llvm.intr.vector.reduce.add"(%141) : (vector<8xi32>) -> i32
    %143 = llvm.extractvalue %140[1] : !llvm.array<2 x vector<2xi32>> 
    %144 = llvm.mlir.constant(1 : i64) : i64
    %145 = llvm.insertelement %142, %143[%144 : i64] : vector<2xi32>
    %146 = llvm.insertvalue %145, %140[1] : !llvm.array<2 x vector<2xi32>> 
    %147 = builtin.unrealized_conversion_cast %146 : !llvm.array<2 x vector<2xi32>> to vector<2x2xi32>
    %148 = arith.addi %147, %arg2 : vector<2x2xi32>
    return %148 : vector<2x2xi32>
  }
  func.func @matrix_by_vector(%arg0: vector<2x8xi8>, %arg1: vector<8xi8>, %arg2: vector<2xi32>) -> vector<2xi32> {
    %cst = arith.constant dense<0> : vector<2xi32>
    %0 = arith.extsi %arg0 : vector<2x8xi8> to vector<2x8xi32>
    %1 = builtin.unrealized_conversion_cast %0 : vector<2x8xi32> to !llvm.array<2 x vector<8xi32>>
    %2 = arith.extsi %arg1 : vector<8xi8> to vector<8xi32>
    %3 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<8xi32>> 
    %4 = arith.muli %3, %2 : vector<8xi32>
    %5 = "llvm.intr.vector.reduce.add"(%4) : (vector<8xi32>) -> i32
    %6 = llvm.mlir.constant(0 : i64) : i64
    %7 = llvm.insertelement %5, %cst[%6 : i64] : vector<2xi32>
    %8 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<8xi32>> 
    %9 = arith.muli %8, %2 : vector<8xi32>
    %10 = "llvm.intr.vector.reduce.add"(%9) : (vector<8xi32>) -> i32
    %11 = llvm.mlir.constant(1 : i64) : i64
    %12 = llvm.insertelement %10, %7[%11 : i64] : vector<2xi32>
    %13 = arith.addi %12, %arg2 : vector<2xi32>
    return %13 : vector<2xi32>
  }
}

