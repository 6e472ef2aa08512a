// terrace opt --lower-vector-multi-reduction=lowering-strategy=inner-reduction --split-input-file
// Any dimensions, masks, dimensions that scale.
func.func @a(%a: vector<2x3x4xf32>, %b: vector<2x4xf32>, %c: vector<3xf32>, %d: f32, %e: vector<2x3xf32>, %f: vector<2xf32>, %g: vector<4xf32>, %h: vector<5xf32>) -> (vector<2x4xf32>, vector<3xf32>, f32, vector<2x3xf32>, vector<2xf32>, vector<3xf32>, f32, f32, vector<4xf32>) {
  %0 = vector.multi_reduction <add>, %a, %b [1] : vector<2x3x4xf32> to vector<2x4xf32>
  %1 = vector.multi_reduction <mul>, %a, %c [0, 2] : vector<2x3x4xf32> to vector<3xf32>
  %2 = vector.multi_reduction <maxnumf>, %a, %d [0, 1, 2] : vector<2x3x4xf32> to f32
  %3 = vector.multi_reduction <minimumf>, %a, %e [2] : vector<2x3x4xf32> to vector<2x3xf32>
  %4 = vector.multi_reduction <add>, %e, %f [1] : vector<2x3xf32> to vector<2xf32>
  %5 = vector.multi_reduction <add>, %e, %c [0] : vector<2x3xf32> to vector<3xf32>
  %6 = vector.multi_reduction <add>, %e, %d [0, 1] : vector<2x3xf32> to f32
  %7 = vector.multi_reduction <add>, %h, %d [0] : vector<5xf32> to f32
  %8 = vector.multi_reduction <add>, %a, %g [0, 1] : vector<2x3x4xf32> to vector<4xf32>
  return %0, %1, %2, %3, %4, %5, %6, %7, %8 : vector<2x4xf32>, vector<3xf32>, f32, vector<2x3xf32>, vector<2xf32>, vector<3xf32>, f32, f32, vector<4xf32>
}
// -----
func.func @m(%a: vector<2x3x4xf32>, %b: vector<2x4xf32>, %d: f32, %e: vector<2x3xf32>, %f: vector<2xf32>, %h: vector<5xf32>, %m3: vector<2x3x4xi1>, %m2: vector<2x3xi1>, %m1: vector<5xi1>) -> (vector<2x4xf32>, vector<2xf32>, f32, f32, vector<2x3xf32>) {
  %0 = vector.mask %m3 { vector.multi_reduction <add>, %a, %b [1] : vector<2x3x4xf32> to vector<2x4xf32> } : vector<2x3x4xi1> -> vector<2x4xf32>
  %1 = vector.mask %m2 { vector.multi_reduction <add>, %e, %f [1] : vector<2x3xf32> to vector<2xf32> } : vector<2x3xi1> -> vector<2xf32>
  %2 = vector.mask %m2 { vector.multi_reduction <add>, %e, %d [0, 1] : vector<2x3xf32> to f32 } : vector<2x3xi1> -> f32
  %3 = vector.mask %m1 { vector.multi_reduction <mul>, %h, %d [0] : vector<5xf32> to f32 } : vector<5xi1> -> f32
  %4 = vector.mask %m3 { vector.multi_reduction <add>, %a, %e [2] : vector<2x3x4xf32> to vector<2x3xf32> } : vector<2x3x4xi1> -> vector<2x3xf32>
  return %0, %1, %2, %3, %4 : vector<2x4xf32>, vector<2xf32>, f32, f32, vector<2x3xf32>
}
// -----
func.func @i(%a: vector<2x3xi32>, %b: vector<2xi32>, %c: vector<2x3xindex>, %d: vector<3xindex>, %e: vector<2xindex>) -> (vector<2xi32>, vector<3xindex>, vector<2xindex>) {
  %0 = vector.multi_reduction <minsi>, %a, %b [1] : vector<2x3xi32> to vector<2xi32>
  %1 = vector.multi_reduction <xor>, %c, %d [0] : vector<2x3xindex> to vector<3xindex>
  %2 = vector.multi_reduction <maxui>, %c, %e [1] : vector<2x3xindex> to vector<2xindex>
  return %0, %1, %2 : vector<2xi32>, vector<3xindex>, vector<2xindex>
}
// -----
func.func @s(%a: vector<2x[4]xf32>, %b: vector<2xf32>, %c: vector<[4]xf32>, %e: vector<2x3x[4]xf32>, %f: vector<3x[4]xf32>, %d: f32, %g: vector<[4]xf32>) -> (vector<2xf32>, vector<[4]xf32>, vector<3x[4]xf32>, f32, f32) {
  %0 = vector.multi_reduction <add>, %a, %b [1] : vector<2x[4]xf32> to vector<2xf32>
  %1 = vector.multi_reduction <add>, %a, %c [0] : vector<2x[4]xf32> to vector<[4]xf32>
  %2 = vector.multi_reduction <add>, %e, %f [0] : vector<2x3x[4]xf32> to vector<3x[4]xf32>
  %3 = vector.multi_reduction <add>, %e, %d [0, 1, 2] : vector<2x3x[4]xf32> to f32
  %4 = vector.multi_reduction <add>, %g, %d [0] : vector<[4]xf32> to f32
  return %0, %1, %2, %3, %4 : vector<2xf32>, vector<[4]xf32>, vector<3x[4]xf32>, f32, f32
}
// -----
func.func @n(%a: vector<2x3xf32>) -> (vector<2x3xf32>, f32) {
  %0 = vector.multi_reduction <add>, %a, %a [] : vector<2x3xf32> to vector<2x3xf32>
  %z = arith.constant 0.0 : f32
  %1 = vector.multi_reduction <add>, %a, %z [0, 1] : vector<2x3xf32> to f32
  return %0, %1 : vector<2x3xf32>, f32
}
// -----
func.func @s0(%a: vector<[4]x2xf32>, %b: vector<2xf32>, %c: vector<[4]xf32>) -> (vector<2xf32>, vector<[4]xf32>) {
  %0 = vector.multi_reduction <add>, %a, %b [0] : vector<[4]x2xf32> to vector<2xf32>
  %1 = vector.multi_reduction <add>, %a, %c [1] : vector<[4]x2xf32> to vector<[4]xf32>
  return %0, %1 : vector<2xf32>, vector<[4]xf32>
}
// -----
func.func @ones(%a: vector<2x3xf32>, %b: vector<2xf32>) -> vector<2xf32> {
  %ones = arith.constant dense<true> : vector<2x3xi1>
  %1 = vector.mask %ones { vector.multi_reduction <add>, %a, %b [1] : vector<2x3xf32> to vector<2xf32> } : vector<2x3xi1> -> vector<2xf32>
  return %1 : vector<2xf32>
}
// ==== stdout ====
module {
  func.func @a(%arg0: vector<2x3x4xf32>, %arg1: vector<2x4xf32>, %arg2: vector<3xf32>, %arg3: f32, %arg4: vector<2x3xf32>, %arg5: vector<2xf32>, %arg6: vector<4xf32>, %arg7: vector<5xf32>) -> (vector<2x4xf32>, vector<3xf32>, f32, vector<2x3xf32>, vector<2xf32>, vector<3xf32>, f32, f32, vector<4xf32>) {
    %cst = arith.constant dense<0.000000e+00> : vector<4xf32>
    %cst_0 = arith.constant dense<0.000000e+00> : vector<2xf32>
    %cst_1 = arith.constant dense<0.000000e+00> : vector<6xf32>
    %cst_2 = arith.constant dense<0.000000e+00> : vector<3xf32>
    %cst_3 = arith.constant dense<0.000000e+00> : vector<8xf32>
    %0 = vector.transpose %arg0, [0, 2, 1] : vector<2x3x4xf32> to vector<2x4x3xf32>
    %1 = vector.extract %0[0, 0] : vector<3xf32> from vector<2x4x3xf32>
    %2 = vector.extract %arg1[0, 0] : f32 from vector<2x4xf32>
    %3 = vector.reduction <add>, %1, %2 : vector<3xf32> into f32
    %4 = vector.insert %3, %cst_3 [0] : f32 into vector<8xf32>
    %5 = vector.extract %0[0, 1] : vector<3xf32> from vector<2x4x3xf32>
    %6 = vector.extract %arg1[0, 1] : f32 from vector<2x4xf32>
    %7 = vector.reduction <add>, %5, %6 : vector<3xf32> into f32
    %8 = vector.insert %7, %4 [1] : f32 into vector<8xf32>
    %9 = vector.extract %0[0, 2] : vector<3xf32> from vector<2x4x3xf32>
    %10 = vector.extract %arg1[0, 2] : f32 from vector<2x4xf32>
    %11 = vector.reduction <add>, %9, %10 : vector<3xf32> into f32
    %12 = vector.insert %11, %8 [2] : f32 into vector<8xf32>
    %13 = vector.extract %0[0, 3] : vector<3xf32> from vector<2x4x3xf32>
    %14 = vector.extract %arg1[0, 3] : f32 from vector<2x4xf32>
    %15 = vector.reduction <add>, %13, %14 : vector<3xf32> into f32
    %16 = vector.insert %15, %12 [3] : f32 into vector<8xf32>
    %17 = vector.extract %0[1, 0] : vector<3xf32> from vector<2x4x3xf32>
    %18 = vector.extract %arg1[1, 0] : f32 from vector<2x4xf32>
    %19 = vector.reduction <add>, %17, %18 : vector<3xf32> into f32
    %20 = vector.insert %19, %16 [4] : f32 into vector<8xf32>
    %21 = vector.extract %0[1, 1] : vector<3xf32> from vector<2x4x3xf32>
    %22 = vector.extract %arg1[1, 1] : f32 from vector<2x4xf32>
    %23 = vector.reduction <add>, %21, %22 : vector<3xf32> into f32
    %24 = vector.insert %23, %20 [5] : f32 into vector<8xf32>
    %25 = vector.extract %0[1, 2] : vector<3xf32> from vector<2x4x3xf32>
    %26 = vector.extract %arg1[1, 2] : f32 from vector<2x4xf32>
    %27 = vector.reduction <add>, %25, %26 : vector<3xf32> into f32
    %28 = vector.insert %27, %24 [6] : f32 into vector<8xf32>
    %29 = vector.extract %0[1, 3] : vector<3xf32> from vector<2x4x3xf32>
    %30 = vector.extract %arg1[1, 3] : f32 from vector<2x4xf32>
    %31 = vector.reduction <add>, %29, %30 : vector<3xf32> into f32
    %32 = vector.insert %31, %28 [7] : f32 into vector<8xf32>
    %33 = vector.shape_cast %32 : vector<8xf32> to vector<2x4xf32>
    %34 = vector.transpose %arg0, [1, 0, 2] : vector<2x3x4xf32> to vector<3x2x4xf32>
    %35 = vector.shape_cast %34 : vector<3x2x4xf32> to vector<3x8xf32>
    %36 = vector.extract %35[0] : vector<8xf32> from vector<3x8xf32>
    %37 = vector.extract %arg2[0] : f32 from vector<3xf32>
    %38 = vector.reduction <mul>, %36, %37 : vector<8xf32> into f32
    %39 = vector.insert %38, %cst_2 [0] : f32 into vector<3xf32>
    %40 = vector.extract %35[1] : vector<8xf32> from vector<3x8xf32>
    %41 = vector.extract %arg2[1] : f32 from vector<3xf32>
    %42 = vector.reduction <mul>, %40, %41 : vector<8xf32> into f32
    %43 = vector.insert %42, %39 [1] : f32 into vector<3xf32>
    %44 = vector.extract %35[2] : vector<8xf32> from vector<3x8xf32>
    %45 = vector.extract %arg2[2] : f32 from vector<3xf32>
    %46 = vector.reduction <mul>, %44, %45 : vector<8xf32> into f32
    %47 = vector.insert %46, %43 [2] : f32 into vector<3xf32>
    %48 = vector.shape_cast %arg0 : vector<2x3x4xf32> to vector<24xf32>
    %49 = vector.reduction <maxnumf>, %48, %arg3 : vector<24xf32> into f32
    %50 = vector.extract %arg0[0, 0] : vector<4xf32> from vector<2x3x4xf32>
    %51 = vector.extract %arg4[0, 0] : f32 from vector<2x3xf32>
    %52 = vector.reduction <minimumf>, %50, %51 : vector<4xf32> into f32
    %53 = vector.insert %52, %cst_1 [0] : f32 into vector<6xf32>
    %54 = vector.extract %arg0[0, 1] : vector<4xf32> from vector<2x3x4xf32>
    %55 = vector.extract %arg4[0, 1] : f32 from vector<2x3xf32>
    %56 = vector.reduction <minimumf>, %54, %55 : vector<4xf32> into f32
    %57 = vector.insert %56, %53 [1] : f32 into vector<6xf32>
    %58 = vector.extract %arg0[0, 2] : vector<4xf32> from vector<2x3x4xf32>
    %59 = vector.extract %arg4[0, 2] : f32 from vector<2x3xf32>
    %60 = vector.reduction <minimumf>, %58, %59 : vector<4xf32> into f32
    %61 = vector.insert %60, %57 [2] : f32 into vector<6xf32>
    %62 = vector.extract %arg0[1, 0] : vector<4xf32> from vector<2x3x4xf32>
    %63 = vector.extract %arg4[1, 0] : f32 from vector<2x3xf32>
    %64 = vector.reduction <minimumf>, %62, %63 : vector<4xf32> into f32
    %65 = vector.insert %64, %61 [3] : f32 into vector<6xf32>
    %66 = vector.extract %arg0[1, 1] : vector<4xf32> from vector<2x3x4xf32>
    %67 = vector.extract %arg4[1, 1] : f32 from vector<2x3xf32>
    %68 = vector.reduction <minimumf>, %66, %67 : vector<4xf32> into f32
    %69 = vector.insert %68, %65 [4] : f32 into vector<6xf32>
    %70 = vector.extract %arg0[1, 2] : vector<4xf32> from vector<2x3x4xf32>
    %71 = vector.extract %arg4[1, 2] : f32 from vector<2x3xf32>
    %72 = vector.reduction <minimumf>, %70, %71 : vector<4xf32> into f32
    %73 = vector.insert %72, %69 [5] : f32 into vector<6xf32>
    %74 = vector.shape_cast %73 : vector<6xf32> to vector<2x3xf32>
    %75 = vector.extract %arg4[0] : vector<3xf32> from vector<2x3xf32>
    %76 = vector.extract %arg5[0] : f32 from vector<2xf32>
    %77 = vector.reduction <add>, %75, %76 : vector<3xf32> into f32
    %78 = vector.insert %77, %cst_0 [0] : f32 into vector<2xf32>
    %79 = vector.extract %arg4[1] : vector<3xf32> from vector<2x3xf32>
    %80 = vector.extract %arg5[1] : f32 from vector<2xf32>
    %81 = vector.reduction <add>, %79, %80 : vector<3xf32> into f32
    %82 = vector.insert %81, %78 [1] : f32 into vector<2xf32>
    %83 = vector.transpose %arg4, [1, 0] : vector<2x3xf32> to vector<3x2xf32>
    %84 = vector.extract %83[0] : vector<2xf32> from vector<3x2xf32>
    %85 = vector.extract %arg2[0] : f32 from vector<3xf32>
    %86 = vector.reduction <add>, %84, %85 : vector<2xf32> into f32
    %87 = vector.insert %86, %cst_2 [0] : f32 into vector<3xf32>
    %88 = vector.extract %83[1] : vector<2xf32> from vector<3x2xf32>
    %89 = vector.extract %arg2[1] : f32 from vector<3xf32>
    %90 = vector.reduction <add>, %88, %89 : vector<2xf32> into f32
    %91 = vector.insert %90, %87 [1] : f32 into vector<3xf32>
    %92 = vector.extract %83[2] : vector<2xf32> from vector<3x2xf32>
    %93 = vector.extract %arg2[2] : f32 from vector<3xf32>
    %94 = vector.reduction <add>, %92, %93 : vector<2xf32> into f32
    %95 = vector.insert %94, %91 [2] : f32 into vector<3xf32>
    %96 = vector.shape_cast %arg4 : vector<2x3xf32> to vector<6xf32>
    %97 = vector.reduction <add>, %96, %arg3 : vector<6xf32> into f32
    %98 = vector.reduction <add>, %arg7, %arg3 : vector<5xf32> into f32
    %99 = vector.transpose %arg0, [2, 0, 1] : vector<2x3x4xf32> to vector<4x2x3xf32>
    %100 = vector.shape_cast %99 : vector<4x2x3xf32> to vector<4x6xf32>
    %101 = vector.extract %100[0] : vector<6xf32> from vector<4x6xf32>
    %102 = vector.extract %arg6[0] : f32 from vector<4xf32>
    %103 = vector.reduction <add>, %101, %102 : vector<6xf32> into f32
    %104 = vector.insert %103, %cst [0] : f32 into vector<4xf32>
    %105 = vector.extract %100[1] : vector<6xf32> from vector<4x6xf32>
    %106 = vector.extract %arg6[1] : f32 from vector<4xf32>
    %107 = vector.reduction <add>, %105, %106 : vector<6xf32> into f32
    %108 = vector.insert %107, %104 [1] : f32 into vector<4xf32>
    %109 = vector.extract %100[2] : vector<6xf32> from vector<4x6xf32>
    %110 = vector.extract %arg6[2] : f32 from vector<4xf32>
    %111 = vector.reduction <add>, %109, %110 : vector<6xf32> into f32
    %112 = vector.insert %111, %108 [2] : f32 into vector<4xf32>
    %113 = vector.extract %100[3] : vector<6xf32> from vector<4x6xf32>
    %114 = vector.extract %arg6[3] : f32 from vector<4xf32>
    %115 = vector.reduction <add>, %113, %114 : vector<6xf32> into f32
    %116 = vector.insert %115, %112 [3] : f32 into vector<4xf32>
    return %33, %47, %49, %74, %82, %95, %97, %98, %116 : vector<2x4xf32>, vector<3xf32>, f32, vector<2x3xf32>, vector<2xf32>, vector<3xf32>, f32, f32, vector<4xf32>
  }
}

// -----
module {
  func.func @m(%arg0: vector<2x3x4xf32>, %arg1: vector<2x4xf32>, %arg2: f32, %arg3: vector<2x3xf32>, %arg4: vector<2xf32>, %arg5: vector<5xf32>, %arg6: vector<2x3x4xi1>, %arg7: vector<2x3xi1>, %arg8: vector<5xi1>) -> (vector<2x4xf32>, vector<2xf32>, f32, f32, vector<2x3xf32>) {
    %cst = arith.constant dense<0.000000e+00> : vector<6xf32>
    %cst_0 = arith.constant dense<0.000000e+00> : vector<2xf32>
    %cst_1 = arith.constant dense<0.000000e+00> : vector<8xf32>
    %0 = vector.transpose %arg6, [0, 2, 1] : vector<2x3x4xi1> to vector<2x4x3xi1>
    %1 = vector.transpose %arg0, [0, 2, 1] : vector<2x3x4xf32> to vector<2x4x3xf32>
    %2 = vector.extract %1[0, 0] : vector<3xf32> from vector<2x4x3xf32>
    %3 = vector.extract %arg1[0, 0] : f32 from vector<2x4xf32>
    %4 = vector.extract %0[0, 0] : vector<3xi1> from vector<2x4x3xi1>
    %5 = vector.mask %4 { vector.reduction <add>, %2, %3 : vector<3xf32> into f32 } : vector<3xi1> -> f32
    %6 = vector.insert %5, %cst_1 [0] : f32 into vector<8xf32>
    %7 = vector.extract %1[0, 1] : vector<3xf32> from vector<2x4x3xf32>
    %8 = vector.extract %arg1[0, 1] : f32 from vector<2x4xf32>
    %9 = vector.extract %0[0, 1] : vector<3xi1> from vector<2x4x3xi1>
    %10 = vector.mask %9 { vector.reduction <add>, %7, %8 : vector<3xf32> into f32 } : vector<3xi1> -> f32
    %11 = vector.insert %10, %6 [1] : f32 into vector<8xf32>
    %12 = vector.extract %1[0, 2] : vector<3xf32> from vector<2x4x3xf32>
    %13 = vector.extract %arg1[0, 2] : f32 from vector<2x4xf32>
    %14 = vector.extract %0[0, 2] : vector<3xi1> from vector<2x4x3xi1>
    %15 = vector.mask %14 { vector.reduction <add>, %12, %13 : vector<3xf32> into f32 } : vector<3xi1> -> f32
    %16 = vector.insert %15, %11 [2] : f32 into vector<8xf32>
    %17 = vector.extract %1[0, 3] : vector<3xf32> from vector<2x4x3xf32>
    %18 = vector.extract %arg1[0, 3] : f32 from vector<2x4xf32>
    %19 = vector.extract %0[0, 3] : vector<3xi1> from vector<2x4x3xi1>
    %20 = vector.mask %19 { vector.reduction <add>, %17, %18 : vector<3xf32> into f32 } : vector<3xi1> -> f32
    %21 = vector.insert %20, %16 [3] : f32 into vector<8xf32>
    %22 = vector.extract %1[1, 0] : vector<3xf32> from vector<2x4x3xf32>
    %23 = vector.extract %arg1[1, 0] : f32 from vector<2x4xf32>
    %24 = vector.extract %0[1, 0] : vector<3xi1> from vector<2x4x3xi1>
    %25 = vector.mask %24 { vector.reduction <add>, %22, %23 : vector<3xf32> into f32 } : vector<3xi1> -> f32
    %26 = vector.insert %25, %21 [4] : f32 into vector<8xf32>
    %27 = vector.extract %1[1, 1] : vector<3xf32> from vector<2x4x3xf32>
    %28 = vector.extract %arg1[1, 1] : f32 from vector<2x4xf32>
    %29 = vector.extract %0[1, 1] : vector<3xi1> from vector<2x4x3xi1>
    %30 = vector.mask %29 { vector.reduction <add>, %27, %28 : vector<3xf32> into f32 } : vector<3xi1> -> f32
    %31 = vector.insert %30, %26 [5] : f32 into vector<8xf32>
    %32 = vector.extract %1[1, 2] : vector<3xf32> from vector<2x4x3xf32>
    %33 = vector.extract %arg1[1, 2] : f32 from vector<2x4xf32>
    %34 = vector.extract %0[1, 2] : vector<3xi1> from vector<2x4x3xi1>
    %35 = vector.mask %34 { vector.reduction <add>, %32, %33 : vector<3xf32> into f32 } : vector<3xi1> -> f32
    %36 = vector.insert %35, %31 [6] : f32 into vector<8xf32>
    %37 = vector.extract %1[1, 3] : vector<3xf32> from vector<2x4x3xf32>
    %38 = vector.extract %arg1[1, 3] : f32 from vector<2x4xf32>
    %39 = vector.extract %0[1, 3] : vector<3xi1> from vector<2x4x3xi1>
    %40 = vector.mask %39 { vector.reduction <add>, %37, %38 : vector<3xf32> into f32 } : vector<3xi1> -> f32
    %41 = vector.insert %40, %36 [7] : f32 into vector<8xf32>
    %42 = vector.shape_cast %41 : vector<8xf32> to vector<2x4xf32>
    %43 = vector.extract %arg3[0] : vector<3xf32> from vector<2x3xf32>
    %44 = vector.extract %arg4[0] : f32 from vector<2xf32>
    %45 = vector.extract %arg7[0] : vector<3xi1> from vector<2x3xi1>
    %46 = vector.mask %45 { vector.reduction <add>, %43, %44 : vector<3xf32> into f32 } : vector<3xi1> -> f32
    %47 = vector.insert %46, %cst_0 [0] : f32 into vector<2xf32>
    %48 = vector.extract %arg3[1] : vector<3xf32> from vector<2x3xf32>
    %49 = vector.extract %arg4[1] : f32 from vector<2xf32>
    %50 = vector.extract %arg7[1] : vector<3xi1> from vector<2x3xi1>
    %51 = vector.mask %50 { vector.reduction <add>, %48, %49 : vector<3xf32> into f32 } : vector<3xi1> -> f32
    %52 = vector.insert %51, %47 [1] : f32 into vector<2xf32>
    %53 = vector.shape_cast %arg7 : vector<2x3xi1> to vector<6xi1>
    %54 = vector.shape_cast %arg3 : vector<2x3xf32> to vector<6xf32>
    %55 = vector.mask %53 { vector.reduction <add>, %54, %arg2 : vector<6xf32> into f32 } : vector<6xi1> -> f32
    %56 = vector.mask %arg8 { vector.reduction <mul>, %arg5, %arg2 : vector<5xf32> into f32 } : vector<5xi1> -> f32
    %57 = vector.extract %arg0[0, 0] : vector<4xf32> from vector<2x3x4xf32>
    %58 = vector.extract %arg3[0, 0] : f32 from vector<2x3xf32>
    %59 = vector.extract %arg6[0, 0] : vector<4xi1> from vector<2x3x4xi1>
    %60 = vector.mask %59 { vector.reduction <add>, %57, %58 : vector<4xf32> into f32 } : vector<4xi1> -> f32
    %61 = vector.insert %60, %cst [0] : f32 into vector<6xf32>
    %62 = vector.extract %arg0[0, 1] : vector<4xf32> from vector<2x3x4xf32>
    %63 = vector.extract %arg3[0, 1] : f32 from vector<2x3xf32>
    %64 = vector.extract %arg6[0, 1] : vector<4xi1> from vector<2x3x4xi1>
    %65 = vector.mask %64 { vector.reduction <add>, %62, %63 : vector<4xf32> into f32 } : vector<4xi1> -> f32
    %66 = vector.insert %65, %61 [1] : f32 into vector<6xf32>
    %67 = vector.extract %arg0[0, 2] : vector<4xf32> from vector<2x3x4xf32>
    %68 = vector.extract %arg3[0, 2] : f32 from vector<2x3xf32>
    %69 = vector.extract %arg6[0, 2] : vector<4xi1> from vector<2x3x4xi1>
    %70 = vector.mask %69 { vector.reduction <add>, %67, %68 : vector<4xf32> into f32 } : vector<4xi1> -> f32
    %71 = vector.insert %70, %66 [2] : f32 into vector<6xf32>
    %72 = vector.extract %arg0[1, 0] : vector<4xf32> from vector<2x3x4xf32>
    %73 = vector.extract %arg3[1, 0] : f32 from vector<2x3xf32>
    %74 = vector.extract %arg6[1, 0] : vector<4xi1> from vector<2x3x4xi1>
    %75 = vector.mask %74 { vector.reduction <add>, %72, %73 : vector<4xf32> into f32 } : vector<4xi1> -> f32
    %76 = vector.insert %75, %71 [3] : f32 into vector<6xf32>
    %77 = vector.extract %arg0[1, 1] : vector<4xf32> from vector<2x3x4xf32>
    %78 = vector.extract %arg3[1, 1] : f32 from vector<2x3xf32>
    %79 = vector.extract %arg6[1, 1] : vector<4xi1> from vector<2x3x4xi1>
    %80 = vector.mask %79 { vector.reduction <add>, %77, %78 : vector<4xf32> into f32 } : vector<4xi1> -> f32
    %81 = vector.insert %80, %76 [4] : f32 into vector<6xf32>
    %82 = vector.extract %arg0[1, 2] : vector<4xf32> from vector<2x3x4xf32>
    %83 = vector.extract %arg3[1, 2] : f32 from vector<2x3xf32>
    %84 = vector.extract %arg6[1, 2] : vector<4xi1> from vector<2x3x4xi1>
    %85 = vector.mask %84 { vector.reduction <add>, %82, %83 : vector<4xf32> into f32 } : vector<4xi1> -> f32
    %86 = vector.insert %85, %81 [5] : f32 into vector<6xf32>
    %87 = vector.shape_cast %86 : vector<6xf32> to vector<2x3xf32>
    return %42, %52, %55, %56, %87 : vector<2x4xf32>, vector<2xf32>, f32, f32, vector<2x3xf32>
  }
}

// -----
module {
  func.func @i(%arg0: vector<2x3xi32>, %arg1: vector<2xi32>, %arg2: vector<2x3xindex>, %arg3: vector<3xindex>, %arg4: vector<2xindex>) -> (vector<2xi32>, vector<3xindex>, vector<2xindex>) {
    %cst = arith.constant dense<0> : vector<2xindex>
    %cst_0 = arith.constant dense<0> : vector<3xindex>
    %cst_1 = arith.constant dense<0> : vector<2xi32>
    %0 = vector.extract %arg0[0] : vector<3xi32> from vector<2x3xi32>
    %1 = vector.extract %arg1[0] : i32 from vector<2xi32>
    %2 = vector.reduction <minsi>, %0, %1 : vector<3xi32> into i32
    %3 = vector.insert %2, %cst_1 [0] : i32 into vector<2xi32>
    %4 = vector.extract %arg0[1] : vector<3xi32> from vector<2x3xi32>
    %5 = vector.extract %arg1[1] : i32 from vector<2xi32>
    %6 = vector.reduction <minsi>, %4, %5 : vector<3xi32> into i32
    %7 = vector.insert %6, %3 [1] : i32 into vector<2xi32>
    %8 = vector.transpose %arg2, [1, 0] : vector<2x3xindex> to vector<3x2xindex>
    %9 = vector.extract %8[0] : vector<2xindex> from vector<3x2xindex>
    %10 = vector.extract %arg3[0] : index from vector<3xindex>
    %11 = vector.reduction <xor>, %9, %10 : vector<2xindex> into index
    %12 = vector.insert %11, %cst_0 [0] : index into vector<3xindex>
    %13 = vector.extract %8[1] : vector<2xindex> from vector<3x2xindex>
    %14 = vector.extract %arg3[1] : index from vector<3xindex>
    %15 = vector.reduction <xor>, %13, %14 : vector<2xindex> into index
    %16 = vector.insert %15, %12 [1] : index into vector<3xindex>
    %17 = vector.extract %8[2] : vector<2xindex> from vector<3x2xindex>
    %18 = vector.extract %arg3[2] : index from vector<3xindex>
    %19 = vector.reduction <xor>, %17, %18 : vector<2xindex> into index
    %20 = vector.insert %19, %16 [2] : index into vector<3xindex>
    %21 = vector.extract %arg2[0] : vector<3xindex> from vector<2x3xindex>
    %22 = vector.extract %arg4[0] : index from vector<2xindex>
    %23 = vector.reduction <maxui>, %21, %22 : vector<3xindex> into index
    %24 = vector.insert %23, %cst [0] : index into vector<2xindex>
    %25 = vector.extract %arg2[1] : vector<3xindex> from vector<2x3xindex>
    %26 = vector.extract %arg4[1] : index from vector<2xindex>
    %27 = vector.reduction <maxui>, %25, %26 : vector<3xindex> into index
    %28 = vector.insert %27, %24 [1] : index into vector<2xindex>
    return %7, %20, %28 : vector<2xi32>, vector<3xindex>, vector<2xindex>
  }
}

// -----
module {
  func.func @s(%arg0: vector<2x[4]xf32>, %arg1: vector<2xf32>, %arg2: vector<[4]xf32>, %arg3: vector<2x3x[4]xf32>, %arg4: vector<3x[4]xf32>, %arg5: f32, %arg6: vector<[4]xf32>) -> (vector<2xf32>, vector<[4]xf32>, vector<3x[4]xf32>, f32, f32) {
    %cst = arith.constant dense<0.000000e+00> : vector<2xf32>
    %0 = vector.extract %arg0[0] : vector<[4]xf32> from vector<2x[4]xf32>
    %1 = vector.extract %arg1[0] : f32 from vector<2xf32>
    %2 = vector.reduction <add>, %0, %1 : vector<[4]xf32> into f32
    %3 = vector.insert %2, %cst [0] : f32 into vector<2xf32>
    %4 = vector.extract %arg0[1] : vector<[4]xf32> from vector<2x[4]xf32>
    %5 = vector.extract %arg1[1] : f32 from vector<2xf32>
    %6 = vector.reduction <add>, %4, %5 : vector<[4]xf32> into f32
    %7 = vector.insert %6, %3 [1] : f32 into vector<2xf32>
    %8 = vector.transpose %arg0, [1, 0] : vector<2x[4]xf32> to vector<[4]x2xf32>
    %9 = vector.multi_reduction <add>, %8, %arg2 [1] : vector<[4]x2xf32> to vector<[4]xf32>
    %10 = vector.transpose %arg3, [1, 2, 0] : vector<2x3x[4]xf32> to vector<3x[4]x2xf32>
    %11 = vector.shape_cast %10 : vector<3x[4]x2xf32> to vector<[12]x2xf32>
    %12 = vector.shape_cast %arg4 : vector<3x[4]xf32> to vector<[12]xf32>
    %13 = vector.multi_reduction <add>, %11, %12 [1] : vector<[12]x2xf32> to vector<[12]xf32>
    %14 = vector.shape_cast %13 : vector<[12]xf32> to vector<3x[4]xf32>
    %15 = vector.shape_cast %arg3 : vector<2x3x[4]xf32> to vector<[24]xf32>
    %16 = vector.reduction <add>, %15, %arg5 : vector<[24]xf32> into f32
    %17 = vector.reduction <add>, %arg6, %arg5 : vector<[4]xf32> into f32
    return %7, %9, %14, %16, %17 : vector<2xf32>, vector<[4]xf32>, vector<3x[4]xf32>, f32, f32
  }
}

// -----
module {
  func.func @n(%arg0: vector<2x3xf32>) -> (vector<2x3xf32>, f32) {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = arith.addf %arg0, %arg0 : vector<2x3xf32>
    %1 = vector.shape_cast %arg0 : vector<2x3xf32> to vector<6xf32>
    %2 = vector.reduction <add>, %1, %cst : vector<6xf32> into f32
    return %0, %2 : vector<2x3xf32>, f32
  }
}

// -----
module {
  func.func @s0(%arg0: vector<[4]x2xf32>, %arg1: vector<2xf32>, %arg2: vector<[4]xf32>) -> (vector<2xf32>, vector<[4]xf32>) {
    %cst = arith.constant dense<0.000000e+00> : vector<2xf32>
    %0 = vector.transpose %arg0, [1, 0] : vector<[4]x2xf32> to vector<2x[4]xf32>
    %1 = vector.extract %0[0] : vector<[4]xf32> from vector<2x[4]xf32>
    %2 = vector.extract %arg1[0] : f32 from vector<2xf32>
    %3 = vector.reduction <add>, %1, %2 : vector<[4]xf32> into f32
    %4 = vector.insert %3, %cst [0] : f32 into vector<2xf32>
    %5 = vector.extract %0[1] : vector<[4]xf32> from vector<2x[4]xf32>
    %6 = vector.extract %arg1[1] : f32 from vector<2xf32>
    %7 = vector.reduction <add>, %5, %6 : vector<[4]xf32> into f32
    %8 = vector.insert %7, %4 [1] : f32 into vector<2xf32>
    %9 = vector.multi_reduction <add>, %arg0, %arg2 [1] : vector<[4]x2xf32> to vector<[4]xf32>
    return %8, %9 : vector<2xf32>, vector<[4]xf32>
  }
}

// -----
module {
  func.func @ones(%arg0: vector<2x3xf32>, %arg1: vector<2xf32>) -> vector<2xf32> {
    %cst = arith.constant dense<0.000000e+00> : vector<2xf32>
    %0 = vector.extract %arg0[0] : vector<3xf32> from vector<2x3xf32>
    %1 = vector.extract %arg1[0] : f32 from vector<2xf32>
    %2 = vector.reduction <add>, %0, %1 : vector<3xf32> into f32
    %3 = vector.insert %2, %cst [0] : f32 into vector<2xf32>
    %4 = vector.extract %arg0[1] : vector<3xf32> from vector<2x3xf32>
    %5 = vector.extract %arg1[1] : f32 from vector<2xf32>
    %6 = vector.reduction <add>, %4, %5 : vector<3xf32> into f32
    %7 = vector.insert %6, %3 [1] : f32 into vector<2xf32>
    return %7 : vector<2xf32>
  }
}

