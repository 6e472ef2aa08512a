// terrace opt --convert-vector-to-llvm
// Elements and parts. Only the last number of an element may be unknown; a vector of rank 0 is one of one element.
func.func @extract(%a: vector<f32>, %b: vector<4xindex>, %c: vector<3x2x4xf32>, %i: index)
    -> (f32, index, index, vector<2x4xf32>, vector<4xf32>, f32, f32, f32) {
  %0 = vector.extract %a[] : f32 from vector<f32>
  %1 = vector.extract %b[2] : index from vector<4xindex>
  %2 = vector.extract %b[%i] : index from vector<4xindex>
  %3 = vector.extract %c[1] : vector<2x4xf32> from vector<3x2x4xf32>
  %4 = vector.extract %c[1, 0] : vector<4xf32> from vector<3x2x4xf32>
  %5 = vector.extract %c[2, 1, 3] : f32 from vector<3x2x4xf32>
  %6 = vector.extract %c[2, 1, %i] : f32 from vector<3x2x4xf32>
  %7 = vector.extract %c[2, %i, 3] : f32 from vector<3x2x4xf32>
  return %0, %1, %2, %3, %4, %5, %6, %7 : f32, index, index, vector<2x4xf32>, vector<4xf32>, f32, f32, f32
}
func.func @insert(%a: vector<f32>, %b: vector<4xindex>, %c: vector<3x2x4xf32>, %d: vector<2x[4]xbf16>, %f: f32, %g: bf16,
                  %v: vector<4xf32>, %w: vector<2x4xf32>, %i: index)
    -> (vector<f32>, vector<4xindex>, vector<4xindex>, vector<3x2x4xf32>, vector<3x2x4xf32>, vector<3x2x4xf32>,
        vector<3x2x4xf32>, vector<2x[4]xbf16>) {
  %0 = vector.insert %f, %a[] : f32 into vector<f32>
  %1 = vector.insert %i, %b[2] : index into vector<4xindex>
  %2 = vector.insert %i, %b[%i] : index into vector<4xindex>
  %3 = vector.insert %w, %c[1] : vector<2x4xf32> into vector<3x2x4xf32>
  %4 = vector.insert %v, %c[1, 0] : vector<4xf32> into vector<3x2x4xf32>
  %5 = vector.insert %f, %c[2, 1, %i] : f32 into vector<3x2x4xf32>
  %6 = vector.insert %f, %c[2, %i, 3] : f32 into vector<3x2x4xf32>
  %7 = vector.insert %g, %d[1, 3] : bf16 into vector<2x[4]xbf16>
  return %0, %1, %2, %3, %4, %5, %6, %7 : vector<f32>, vector<4xindex>, vector<4xindex>, vector<3x2x4xf32>,
      vector<3x2x4xf32>, vector<3x2x4xf32>, vector<3x2x4xf32>, vector<2x[4]xbf16>
}
func.func @scalable(%a: vector<[4]xindex>, %b: vector<4xf32>, %c: vector<[8]xf32>) -> (vector<4xindex>, vector<[8]xf32>) {
  %0 = vector.scalable.extract %a[4] : vector<4xindex> from vector<[4]xindex>
  %1 = vector.scalable.insert %b, %c[8] : vector<4xf32> into vector<[8]xf32>
  return %0, %1 : vector<4xindex>, vector<[8]xf32>
}
func.func @elements(%a: vector<3xindex>, %b: vector<2x2xf8E5M2>, %f: f32, %g: f32)
    -> (index, f8E5M2, vector<f32>, vector<3xf32>, vector<2x1xf32>) {
  %0:3 = vector.to_elements %a : vector<3xindex>
  %1:4 = vector.to_elements %b : vector<2x2xf8E5M2>
  %2 = vector.from_elements %f : vector<f32>
  %3 = vector.from_elements %f, %g, %f : vector<3xf32>
  %4 = vector.from_elements %f, %g : vector<2x1xf32>
  return %0#1, %1#2, %2, %3, %4 : index, f8E5M2, vector<f32>, vector<3xf32>, vector<2x1xf32>
}
// ==== stdout ====
module {
  func.func @extract(%arg0: vector<f32>, %arg1: vector<4xindex>, %arg2: vector<3x2x4xf32>, %arg3: index) -> (f32, index, index, vector<2x4xf32>, vector<4xf32>, f32, f32, f32) {
    %0 = builtin.unrealized_conversion_cast %arg2 : vector<3x2x4xf32> to !llvm.array<3 x array<2 x vector<4xf32>>>
    %1 = builtin.unrealized_conversion_cast %arg3 : index to i64
    %2 = builtin.unrealized_conversion_cast %arg1 : vector<4xindex> to vector<4xi64>
    %3 = builtin.unrealized_conversion_cast %arg0 : vector<f32> to vector<1xf32>
    %4 = llvm.mlir.constant(0 : i64) : i64
    %5 = llvm.extractelement %3[%4 : i64] : vector<1xf32>
    %6 = llvm.mlir.constant(2 : i64) : i64
    %7 = llvm.extractelement %2[%6 : i64] : vector<4xi64>
    %8 = builtin.unrealized_conversion_cast %7 : i64 to index
    %9 = llvm.extractelement %2[%1 : i64] : vector<4xi64>
    %10 = builtin.unrealized_conversion_cast %9 : i64 to index
    %11 = llvm.extractvalue %0[1] : !llvm.array<3 x array<2 x vector<4xf32>>> 
    %12 = builtin.unrealized_conversion_cast %11 : !llvm.array<2 x vector<4xf32>> to vector<2x4xf32>
    %13 = llvm.extractvalue %0[1, 0] : !llvm.array<3 x array<2 x vector<4xf32>>> 
    %14 = llvm.extractvalue %0[2, 1] : !llvm.array<3 x array<2 x vector<4xf32>>> 
    %15 = llvm.mlir.constant(3 : i64) : i64
    %16 = llvm.extractelement %14[%15 : i64] : vector<4xf32>
    %17 = llvm.extractvalue %0[2, 1] : !llvm.array<3 x array<2 x vector<4xf32>>> 
    %18 = llvm.extractelement %17[%1 : i64] : vector<4xf32>
    %19 = vector.extract %arg2[2, %arg3, 3] : f32 from vector<3x2x4xf32>
    return %5, %8, %10, %12, %13, %16, %18, %19 : f32, index, index, vector<2x4xf32>, vector<4xf32>, f32, f32, f32
  }
  func.func @insert(%arg0: vector<f32>, %arg1: vector<4xindex>, %arg2: vector<3x2x4xf32>, %arg3: vector<2x[4]xbf16>, %arg4: f32, %arg5: bf16, %arg6: vector<4xf32>, %arg7: vector<2x4xf32>, %arg8: index) -> (vector<f32>, vector<4xindex>, vector<4xindex>, vector<3x2x4xf32>, vector<3x2x4xf32>, vector<3x2x4xf32>, vector<3x2x4xf32>, vector<2x[4]xbf16>) {
    %0 = builtin.unrealized_conversion_cast %arg3 : vector<2x[4]xbf16> to !llvm.array<2 x vector<[4]xbf16>>
    %1 = builtin.unrealized_conversion_cast %arg2 : vector<3x2x4xf32> to !llvm.array<3 x array<2 x vector<4xf32>>>
    %2 = builtin.unrealized_conversion_cast %arg7 : vector<2x4xf32> to !llvm.array<2 x vector<4xf32>>
    %3 = builtin.unrealized_conversion_cast %arg1 : vector<4xindex> to vector<4xi64>
    %4 = builtin.unrealized_conversion_cast %arg8 : index to i64
    %5 = builtin.unrealized_conversion_cast %arg0 : vector<f32> to vector<1xf32>
    %6 = llvm.mlir.constant(0 : i64) : i64
    %7 = llvm.insertelement %arg4, %5[%6 : i64] : vector<1xf32>
    %8 = builtin.unrealized_conversion_cast %7 : vector<1xf32> to vector<f32>
    %9 = llvm.mlir.constant(2 : i64) : i64
    %10 = llvm.insertelement %4, %3[%9 : i64] : vector<4xi64>
    %11 = builtin.unrealized_conversion_cast %10 : vector<4xi64> to vector<4xindex>
    %12 = llvm.insertelement %4, %3[%4 : i64] : vector<4xi64>
    %13 = builtin.unrealized_conversion_cast %12 : vector<4xi64> to vector<4xindex>
    %14 = llvm.insertvalue %2, %1[1] : !llvm.array<3 x array<2 x vector<4xf32>>> 
    %15 = builtin.unrealized_conversion_cast %14 : !llvm.array<3 x array<2 x vector<4xf32>>> to vector<3x2x4xf32>
    %16 = llvm.insertvalue %arg6, %1[1, 0] : !llvm.array<3 x array<2 x vector<4xf32>>> 
    %17 = builtin.unrealized_conversion_cast %16 : !llvm.array<3 x array<2 x vector<4xf32>>> to vector<3x2x4xf32>
    %18 = llvm.extractvalue %1[2, 1] : !llvm.array<3 x array<2 x vector<4xf32>>> 
    %19 = llvm.insertelement %arg4, %18[%4 : i64] : vector<4xf32>
    %20 = llvm.insertvalue %19, %1[2, 1] : !llvm.array<3 x array<2 x vector<4xf32>>> 
    %21 = builtin.unrealized_conversion_cast %20 : !llvm.array<3 x array<2 x vector<4xf32>>> to vector<3x2x4xf32>
    %22 = vector.insert %arg4, %arg2 [2, %arg8, 3] : f32 into vector<3x2x4xf32>
    %23 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<[4]xbf16>> 
    %24 = llvm.mlir.constant(3 : i64) : i64
    %25 = llvm.insertelement %arg5, %23[%24 : i64] : vector<[4]xbf16>
    %26 = llvm.insertvalue %25, %0[1] : !llvm.array<2 x vector<[4]xbf16>> 
    %27 = builtin.unrealized_conversion_cast %26 : !llvm.array<2 x vector<[4]xbf16>> to vector<2x[4]xbf16>
    return %8, %11, %13, %15, %17, %21, %22, %27 : vector<f32>, vector<4xindex>, vector<4xindex>, vector<3x2x4xf32>, vector<3x2x4xf32>, vector<3x2x4xf32>, vector<3x2x4xf32>, vector<2x[4]xbf16>
  }
  func.func @scalable(%arg0: vector<[4]xindex>, %arg1: vector<4xf32>, %arg2: vector<[8]xf32>) -> (vector<4xindex>, vector<[8]xf32>) {
    %0 = builtin.unrealized_conversion_cast %arg0 : vector<[4]xindex> to vector<[4]xi64>
    %1 = llvm.intr.vector.extract %0[4] : vector<4xi64> from vector<[4]xi64>
    %2 = builtin.unrealized_conversion_cast %1 : vector<4xi64> to vector<4xindex>
    %3 = llvm.intr.vector.insert %arg1, %arg2[8] : vector<4xf32> into vector<[8]xf32>
    return %2, %3 : vector<4xindex>, vector<[8]xf32>
  }
  func.func @elements(%arg0: vector<3xindex>, %arg1: vector<2x2xf8E5M2>, %arg2: f32, %arg3: f32) -> (index, f8E5M2, vector<f32>, vector<3xf32>, vector<2x1xf32>) {
    %0 = builtin.unrealized_conversion_cast %arg1 : vector<2x2xf8E5M2> to !llvm.array<2 x vector<2xi8>>
    %1 = builtin.unrealized_conversion_cast %arg0 : vector<3xindex> to vector<3xi64>
    %2 = ub.poison : vector<2x1xf32>
    %3 = builtin.unrealized_conversion_cast %2 : vector<2x1xf32> to !llvm.array<2 x vector<1xf32>>
    %4 = llvm.mlir.constant(1 : i64) : i64
    %5 = llvm.extractelement %1[%4 : i64] : vector<3xi64>
    %6 = builtin.unrealized_conversion_cast %5 : i64 to index
    %7 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<2xi8>> 
    %8 = llvm.mlir.constant(0 : i64) : i64
    %9 = llvm.extractelement %7[%8 : i64] : vector<2xi8>
    %10 = builtin.unrealized_conversion_cast %9 : i8 to f8E5M2
    %11 = llvm.mlir.poison : vector<1xf32>
    %12 = llvm.mlir.constant(0 : i64) : i64
    %13 = llvm.insertelement %arg2, %11[%12 : i64] : vector<1xf32>
    %14 = builtin.unrealized_conversion_cast %13 : vector<1xf32> to vector<f32>
    %15 = llvm.mlir.poison : vector<3xf32>
    %16 = llvm.mlir.constant(0 : i64) : i64
    %17 = llvm.insertelement %arg2, %15[%16 : i64] : vector<3xf32>
    %18 = llvm.mlir.constant(1 : i64) : i64
    %19 = llvm.insertelement %arg3, %17[%18 : i64] : vector<3xf32>
    %20 = llvm.mlir.constant(2 : i64) : i64
    %21 = llvm.insertelement %arg2, %19[%20 : i64] : vector<3xf32>
    %22 = llvm.mlir.poison : vector<1xf32>
    %23 = llvm.mlir.constant(0 : i64) : i64
    %24 = llvm.insertelement %arg2, %22[%23 : i64] : vector<1xf32>
    %25 = llvm.insertvalue %24, %3[0] : !llvm.array<2 x vector<1xf32>> 
    %26 = llvm.mlir.poison : vector<1xf32>
    %27 = llvm.mlir.constant(0 : i64) : i64
    %28 = llvm.insertelement %arg3, %26[%27 : i64] : vector<1xf32>
    %29 = llvm.insertvalue %28, %25[1] : !llvm.array<2 x vector<1xf32>> 
    %30 = builtin.unrealized_conversion_cast %29 : !llvm.array<2 x vector<1xf32>> to vector<2x1xf32>
    return %6, %10, %14, %21, %30 : index, f8E5M2, vector<f32>, vector<3xf32>, vector<2x1xf32>
  }
}

