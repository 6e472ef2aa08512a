// terrace opt --lower-vector-multi-reduction=lowering-strategy=inner-reduction
// The mask of a reduction along joined dimensions scales as the vector does.
func.func @joined(%a: vector<2x3x[4]xf32>, %b: vector<2xf32>, %k: vector<2x3x[4]xi1>) -> vector<2xf32> {
  %0 = vector.mask %k { vector.multi_reduction <add>, %a, %b [1, 2] : vector<2x3x[4]xf32> to vector<2xf32> } : vector<2x3x[4]xi1> -> vector<2xf32>
  return %0 : vector<2xf32>
}
func.func @rows(%a: vector<2x[4]xi32>, %b: vector<2xi32>, %k: vector<2x[4]xi1>) -> vector<2xi32> {
  %0 = vector.mask %k { vector.multi_reduction <maxsi>, %a, %b [1] : vector<2x[4]xi32> to vector<2xi32> } : vector<2x[4]xi1> -> vector<2xi32>
  return %0 : vector<2xi32>
}
// ==== stdout ====
module {
  func.func @joined(%arg0: vector<2x3x[4]xf32>, %arg1: vector<2xf32>, %arg2: vector<2x3x[4]xi1>) -> vector<2xf32> {
    %cst = arith.constant dense<0.000000e+00> : vector<2xf32>
    %0 = vector.shape_cast %arg2 : vector<2x3x[4]xi1> to vector<2x[12]xi1>
    %1 = vector.shape_cast %arg0 : vector<2x3x[4]xf32> to vector<2x[12]xf32>
    %2 = vector.extract %1[0] : vector<[12]xf32> from vector<2x[12]xf32>
    %3 = vector.extract %arg1[0] : f32 from vector<2xf32>
    %4 = vector.extract %0[0] : vector<[12]xi1> from vector<2x[12]xi1>
    %5 = vector.mask %4 { vector.reduction <add>, %2, %3 : vector<[12]xf32> into f32 } : vector<[12]xi1> -> f32
    %6 = vector.insert %5, %cst [0] : f32 into vector<2xf32>
    %7 = vector.extract %1[1] : vector<[12]xf32> from vector<2x[12]xf32>
    %8 = vector.extract %arg1[1] : f32 from vector<2xf32>
    %9 = vector.extract %0[1] : vector<[12]xi1> from vector<2x[12]xi1>
    %10 = vector.mask %9 { vector.reduction <add>, %7, %8 : vector<[12]xf32> into f32 } : vector<[12]xi1> -> f32
    %11 = vector.insert %10, %6 [1] : f32 into vector<2xf32>
    return %11 : vector<2xf32>
  }
  func.func @rows(%arg0: vector<2x[4]xi32>, %arg1: vector<2xi32>, %arg2: vector<2x[4]xi1>) -> vector<2xi32> {
    %cst = arith.constant dense<0> : vector<2xi32>
    %0 = vector.extract %arg0[0] : vector<[4]xi32> from vector<2x[4]xi32>
    %1 = vector.extract %arg1[0] : i32 from vector<2xi32>
    %2 = vector.extract %arg2[0] : vector<[4]xi1> from vector<2x[4]xi1>
    %3 = vector.mask %2 { vector.reduction <maxsi>, %0, %1 : vector<[4]xi32> into i32 } : vector<[4]xi1> -> i32
    %4 = vector.insert %3, %cst [0] : i32 into vector<2xi32>
    %5 = vector.extract %arg0[1] : vector<[4]xi32> from vector<2x[4]xi32>
    %6 = vector.extract %arg1[1] : i32 from vector<2xi32>
    %7 = vector.extract %arg2[1] : vector<[4]xi1> from vector<2x[4]xi1>
    %8 = vector.mask %7 { vector.reduction <maxsi>, %5, %6 : vector<[4]xi32> into i32 } : vector<[4]xi1> -> i32
    %9 = vector.insert %8, %4 [1] : i32 into vector<2xi32>
    return %9 : vector<2xi32>
  }
}

