// terrace opt --terrace-lower-vectors
// Operations that LLVM has on vectors of one dimension only.
func.func @rows(%a: vector<2x3xi16>, %b: vector<2x[4]xi32>) -> (vector<2x3xi16>, vector<2x[4]xi32>) {
  %0 = math.absi %a : vector<2x3xi16>
  %1 = math.ctlz %0 : vector<2x3xi16>
  %2 = math.cttz %b : vector<2x[4]xi32>
  return %1, %2 : vector<2x3xi16>, vector<2x[4]xi32>
}

// A vector whose number is a value is found in a flat vector.
func.func @unknown(%v: vector<2x3xf32>, %i: index, %x: f32) -> (f32, vector<3xf32>, vector<2x3xf32>, vector<2x3xf32>) {
  %0 = vector.extract %v[%i, 1] : f32 from vector<2x3xf32>
  %1 = vector.extract %v[%i] : vector<3xf32> from vector<2x3xf32>
  %2 = vector.insert %x, %v[%i, %i] : f32 into vector<2x3xf32>
  %3 = vector.insert %1, %v[%i] : vector<3xf32> into vector<2x3xf32>
  return %0, %1, %2, %3 : f32, vector<3xf32>, vector<2x3xf32>, vector<2x3xf32>
}

func.func @scan(%v: vector<2x3xi32>, %i: vector<2xi32>) -> (vector<2x3xi32>, vector<2xi32>) {
  %0:2 = vector.scan <add>, %v, %i {inclusive = true, reduction_dim = 1} : vector<2x3xi32>, vector<2xi32>
  return %0#0, %0#1 : vector<2x3xi32>, vector<2xi32>
}

func.func @transposed_rows(%v: vector<2x3x[4]xf32>) -> vector<3x2x[4]xf32> {
  %0 = vector.transpose %v, [1, 0, 2] : vector<2x3x[4]xf32> to vector<3x2x[4]xf32>
  return %0 : vector<3x2x[4]xf32>
}

// What convert-vector-to-llvm and convert-math-to-llvm take.
func.func @stay(%v: vector<2x3xf32>, %i: index, %a: vector<4xi16>) -> (f32, vector<3xf32>, vector<4xi16>, vector<3x2xf32>) {
  %0 = vector.extract %v[1, %i] : f32 from vector<2x3xf32>
  %1 = vector.extract %v[1] : vector<3xf32> from vector<2x3xf32>
  %2 = math.absi %a : vector<4xi16>
  %3 = vector.transpose %v, [1, 0] : vector<2x3xf32> to vector<3x2xf32>
  return %0, %1, %2, %3 : f32, vector<3xf32>, vector<4xi16>, vector<3x2xf32>
}
// ==== stdout ====
module {
  func.func @rows(%arg0: vector<2x3xi16>, %arg1: vector<2x[4]xi32>) -> (vector<2x3xi16>, vector<2x[4]xi32>) {
    %0 = ub.poison : vector<2x3xi16>
    %1 = vector.extract %arg0[0] : vector<3xi16> from vector<2x3xi16>
    %2 = math.absi %1 : vector<3xi16>
    %3 = vector.insert %2, %0 [0] : vector<3xi16> into vector<2x3xi16>
    %4 = vector.extract %arg0[1] : vector<3xi16> from vector<2x3xi16>
    %5 = math.absi %4 : vector<3xi16>
    %6 = vector.insert %5, %3 [1] : vector<3xi16> into vector<2x3xi16>
    %7 = ub.poison : vector<2x3xi16>
    %8 = vector.extract %6[0] : vector<3xi16> from vector<2x3xi16>
    %9 = math.ctlz %8 : vector<3xi16>
    %10 = vector.insert %9, %7 [0] : vector<3xi16> into vector<2x3xi16>
    %11 = vector.extract %6[1] : vector<3xi16> from vector<2x3xi16>
    %12 = math.ctlz %11 : vector<3xi16>
    %13 = vector.insert %12, %10 [1] : vector<3xi16> into vector<2x3xi16>
    %14 = ub.poison : vector<2x[4]xi32>
    %15 = vector.extract %arg1[0] : vector<[4]xi32> from vector<2x[4]xi32>
    %16 = math.cttz %15 : vector<[4]xi32>
    %17 = vector.insert %16, %14 [0] : vector<[4]xi32> into vector<2x[4]xi32>
    %18 = vector.extract %arg1[1] : vector<[4]xi32> from vector<2x[4]xi32>
    %19 = math.cttz %18 : vector<[4]xi32>
    %20 = vector.insert %19, %17 [1] : vector<[4]xi32> into vector<2x[4]xi32>
    return %13, %20 : vector<2x3xi16>, vector<2x[4]xi32>
  }
  func.func @unknown(%arg0: vector<2x3xf32>, %arg1: index, %arg2: f32) -> (f32, vector<3xf32>, vector<2x3xf32>, vector<2x3xf32>) {
    %c3 = arith.constant 3 : index
    %0 = arith.muli %arg1, %c3 : index
    %c1 = arith.constant 1 : index
    %1 = arith.addi %0, %c1 : index
    %2 = vector.shape_cast %arg0 : vector<2x3xf32> to vector<6xf32>
    %3 = vector.extract %2[%1] : f32 from vector<6xf32>
    %c3_0 = arith.constant 3 : index
    %4 = arith.muli %arg1, %c3_0 : index
    %5 = vector.shape_cast %arg0 : vector<2x3xf32> to vector<6xf32>
    %6 = vector.extract %5[%4] : f32 from vector<6xf32>
    %c1_1 = arith.constant 1 : index
    %7 = arith.addi %4, %c1_1 : index
    %8 = vector.extract %5[%7] : f32 from vector<6xf32>
    %c2 = arith.constant 2 : index
    %9 = arith.addi %4, %c2 : index
    %10 = vector.extract %5[%9] : f32 from vector<6xf32>
    %11 = vector.from_elements %6, %8, %10 : vector<3xf32>
    %c3_2 = arith.constant 3 : index
    %12 = arith.muli %arg1, %c3_2 : index
    %c1_3 = arith.constant 1 : index
    %13 = arith.muli %arg1, %c1_3 : index
    %14 = arith.addi %12, %13 : index
    %15 = vector.shape_cast %arg0 : vector<2x3xf32> to vector<6xf32>
    %16 = vector.insert %arg2, %15 [%14] : f32 into vector<6xf32>
    %17 = vector.shape_cast %16 : vector<6xf32> to vector<2x3xf32>
    %c3_4 = arith.constant 3 : index
    %18 = arith.muli %arg1, %c3_4 : index
    %19 = vector.shape_cast %11 : vector<3xf32> to vector<3xf32>
    %20 = vector.shape_cast %arg0 : vector<2x3xf32> to vector<6xf32>
    %21 = vector.extract %19[0] : f32 from vector<3xf32>
    %22 = vector.insert %21, %20 [%18] : f32 into vector<6xf32>
    %23 = vector.extract %19[1] : f32 from vector<3xf32>
    %c1_5 = arith.constant 1 : index
    %24 = arith.addi %18, %c1_5 : index
    %25 = vector.insert %23, %22 [%24] : f32 into vector<6xf32>
    %26 = vector.extract %19[2] : f32 from vector<3xf32>
    %c2_6 = arith.constant 2 : index
    %27 = arith.addi %18, %c2_6 : index
    %28 = vector.insert %26, %25 [%27] : f32 into vector<6xf32>
    %29 = vector.shape_cast %28 : vector<6xf32> to vector<2x3xf32>
    return %3, %11, %17, %29 : f32, vector<3xf32>, vector<2x3xf32>, vector<2x3xf32>
  }
  func.func @scan(%arg0: vector<2x3xi32>, %arg1: vector<2xi32>) -> (vector<2x3xi32>, vector<2xi32>) {
    %cst = arith.constant dense<0> : vector<2x3xi32>
    %0 = vector.extract_strided_slice %arg0 {offsets = [0, 0], sizes = [2, 1], strides = [1, 1]} : vector<2x3xi32> to vector<2x1xi32>
    %1 = vector.insert_strided_slice %0, %cst {offsets = [0, 0], strides = [1, 1]} : vector<2x1xi32> into vector<2x3xi32>
    %2 = vector.extract_strided_slice %arg0 {offsets = [0, 1], sizes = [2, 1], strides = [1, 1]} : vector<2x3xi32> to vector<2x1xi32>
    %3 = arith.addi %0, %2 : vector<2x1xi32>
    %4 = vector.insert_strided_slice %3, %1 {offsets = [0, 1], strides = [1, 1]} : vector<2x1xi32> into vector<2x3xi32>
    %5 = vector.extract_strided_slice %arg0 {offsets = [0, 2], sizes = [2, 1], strides = [1, 1]} : vector<2x3xi32> to vector<2x1xi32>
    %6 = arith.addi %3, %5 : vector<2x1xi32>
    %7 = vector.insert_strided_slice %6, %4 {offsets = [0, 2], strides = [1, 1]} : vector<2x1xi32> into vector<2x3xi32>
    %8 = vector.shape_cast %6 : vector<2x1xi32> to vector<2xi32>
    return %7, %8 : vector<2x3xi32>, vector<2xi32>
  }
  func.func @transposed_rows(%arg0: vector<2x3x[4]xf32>) -> vector<3x2x[4]xf32> {
    %0 = ub.poison : vector<3x2x[4]xf32>
    %1 = vector.extract %arg0[0, 0] : vector<[4]xf32> from vector<2x3x[4]xf32>
    %2 = vector.insert %1, %0 [0, 0] : vector<[4]xf32> into vector<3x2x[4]xf32>
    %3 = vector.extract %arg0[0, 1] : vector<[4]xf32> from vector<2x3x[4]xf32>
    %4 = vector.insert %3, %2 [1, 0] : vector<[4]xf32> into vector<3x2x[4]xf32>
    %5 = vector.extract %arg0[0, 2] : vector<[4]xf32> from vector<2x3x[4]xf32>
    %6 = vector.insert %5, %4 [2, 0] : vector<[4]xf32> into vector<3x2x[4]xf32>
    %7 = vector.extract %arg0[1, 0] : vector<[4]xf32> from vector<2x3x[4]xf32>
    %8 = vector.insert %7, %6 [0, 1] : vector<[4]xf32> into vector<3x2x[4]xf32>
    %9 = vector.extract %arg0[1, 1] : vector<[4]xf32> from vector<2x3x[4]xf32>
    %10 = vector.insert %9, %8 [1, 1] : vector<[4]xf32> into vector<3x2x[4]xf32>
    %11 = vector.extract %arg0[1, 2] : vector<[4]xf32> from vector<2x3x[4]xf32>
    %12 = vector.insert %11, %10 [2, 1] : vector<[4]xf32> into vector<3x2x[4]xf32>
    return %12 : vector<3x2x[4]xf32>
  }
  func.func @stay(%arg0: vector<2x3xf32>, %arg1: index, %arg2: vector<4xi16>) -> (f32, vector<3xf32>, vector<4xi16>, vector<3x2xf32>) {
    %0 = vector.extract %arg0[1, %arg1] : f32 from vector<2x3xf32>
    %1 = vector.extract %arg0[1] : vector<3xf32> from vector<2x3xf32>
    %2 = math.absi %arg2 : vector<4xi16>
    %3 = vector.transpose %arg0, [1, 0] : vector<2x3xf32> to vector<3x2xf32>
    return %0, %1, %2, %3 : f32, vector<3xf32>, vector<4xi16>, vector<3x2xf32>
  }
}

