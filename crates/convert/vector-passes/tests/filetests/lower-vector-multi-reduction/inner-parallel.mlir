// terrace opt --lower-vector-multi-reduction=lowering-strategy=inner-parallel --split-input-file
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
    %0 = vector.transpose %arg0, [1, 0, 2] : vector<2x3x4xf32> to vector<3x2x4xf32>
    %1 = vector.shape_cast %0 : vector<3x2x4xf32> to vector<3x8xf32>
    %2 = vector.shape_cast %arg1 : vector<2x4xf32> to vector<8xf32>
    %3 = vector.extract %1[0] : vector<8xf32> from vector<3x8xf32>
    %4 = arith.addf %3, %2 : vector<8xf32>
    %5 = vector.extract %1[1] : vector<8xf32> from vector<3x8xf32>
    %6 = arith.addf %5, %4 : vector<8xf32>
    %7 = vector.extract %1[2] : vector<8xf32> from vector<3x8xf32>
    %8 = arith.addf %7, %6 : vector<8xf32>
    %9 = vector.shape_cast %8 : vector<8xf32> to vector<2x4xf32>
    %10 = vector.transpose %arg0, [0, 2, 1] : vector<2x3x4xf32> to vector<2x4x3xf32>
    %11 = vector.extract %10[0, 0] : vector<3xf32> from vector<2x4x3xf32>
    %12 = arith.mulf %11, %arg2 : vector<3xf32>
    %13 = vector.extract %10[0, 1] : vector<3xf32> from vector<2x4x3xf32>
    %14 = arith.mulf %13, %12 : vector<3xf32>
    %15 = vector.extract %10[0, 2] : vector<3xf32> from vector<2x4x3xf32>
    %16 = arith.mulf %15, %14 : vector<3xf32>
    %17 = vector.extract %10[0, 3] : vector<3xf32> from vector<2x4x3xf32>
    %18 = arith.mulf %17, %16 : vector<3xf32>
    %19 = vector.extract %10[1, 0] : vector<3xf32> from vector<2x4x3xf32>
    %20 = arith.mulf %19, %18 : vector<3xf32>
    %21 = vector.extract %10[1, 1] : vector<3xf32> from vector<2x4x3xf32>
    %22 = arith.mulf %21, %20 : vector<3xf32>
    %23 = vector.extract %10[1, 2] : vector<3xf32> from vector<2x4x3xf32>
    %24 = arith.mulf %23, %22 : vector<3xf32>
    %25 = vector.extract %10[1, 3] : vector<3xf32> from vector<2x4x3xf32>
    %26 = arith.mulf %25, %24 : vector<3xf32>
    %27 = vector.shape_cast %arg0 : vector<2x3x4xf32> to vector<1x24xf32>
    %28 = vector.broadcast %arg3 : f32 to vector<1xf32>
    %29 = vector.transpose %27, [1, 0] : vector<1x24xf32> to vector<24x1xf32>
    %30 = vector.extract %29[0] : vector<1xf32> from vector<24x1xf32>
    %31 = arith.maxnumf %30, %28 : vector<1xf32>
    %32 = vector.extract %29[1] : vector<1xf32> from vector<24x1xf32>
    %33 = arith.maxnumf %32, %31 : vector<1xf32>
    %34 = vector.extract %29[2] : vector<1xf32> from vector<24x1xf32>
    %35 = arith.maxnumf %34, %33 : vector<1xf32>
    %36 = vector.extract %29[3] : vector<1xf32> from vector<24x1xf32>
    %37 = arith.maxnumf %36, %35 : vector<1xf32>
    %38 = vector.extract %29[4] : vector<1xf32> from vector<24x1xf32>
    %39 = arith.maxnumf %38, %37 : vector<1xf32>
    %40 = vector.extract %29[5] : vector<1xf32> from vector<24x1xf32>
    %41 = arith.maxnumf %40, %39 : vector<1xf32>
    %42 = vector.extract %29[6] : vector<1xf32> from vector<24x1xf32>
    %43 = arith.maxnumf %42, %41 : vector<1xf32>
    %44 = vector.extract %29[7] : vector<1xf32> from vector<24x1xf32>
    %45 = arith.maxnumf %44, %43 : vector<1xf32>
    %46 = vector.extract %29[8] : vector<1xf32> from vector<24x1xf32>
    %47 = arith.maxnumf %46, %45 : vector<1xf32>
    %48 = vector.extract %29[9] : vector<1xf32> from vector<24x1xf32>
    %49 = arith.maxnumf %48, %47 : vector<1xf32>
    %50 = vector.extract %29[10] : vector<1xf32> from vector<24x1xf32>
    %51 = arith.maxnumf %50, %49 : vector<1xf32>
    %52 = vector.extract %29[11] : vector<1xf32> from vector<24x1xf32>
    %53 = arith.maxnumf %52, %51 : vector<1xf32>
    %54 = vector.extract %29[12] : vector<1xf32> from vector<24x1xf32>
    %55 = arith.maxnumf %54, %53 : vector<1xf32>
    %56 = vector.extract %29[13] : vector<1xf32> from vector<24x1xf32>
    %57 = arith.maxnumf %56, %55 : vector<1xf32>
    %58 = vector.extract %29[14] : vector<1xf32> from vector<24x1xf32>
    %59 = arith.maxnumf %58, %57 : vector<1xf32>
    %60 = vector.extract %29[15] : vector<1xf32> from vector<24x1xf32>
    %61 = arith.maxnumf %60, %59 : vector<1xf32>
    %62 = vector.extract %29[16] : vector<1xf32> from vector<24x1xf32>
    %63 = arith.maxnumf %62, %61 : vector<1xf32>
    %64 = vector.extract %29[17] : vector<1xf32> from vector<24x1xf32>
    %65 = arith.maxnumf %64, %63 : vector<1xf32>
    %66 = vector.extract %29[18] : vector<1xf32> from vector<24x1xf32>
    %67 = arith.maxnumf %66, %65 : vector<1xf32>
    %68 = vector.extract %29[19] : vector<1xf32> from vector<24x1xf32>
    %69 = arith.maxnumf %68, %67 : vector<1xf32>
    %70 = vector.extract %29[20] : vector<1xf32> from vector<24x1xf32>
    %71 = arith.maxnumf %70, %69 : vector<1xf32>
    %72 = vector.extract %29[21] : vector<1xf32> from vector<24x1xf32>
    %73 = arith.maxnumf %72, %71 : vector<1xf32>
    %74 = vector.extract %29[22] : vector<1xf32> from vector<24x1xf32>
    %75 = arith.maxnumf %74, %73 : vector<1xf32>
    %76 = vector.extract %29[23] : vector<1xf32> from vector<24x1xf32>
    %77 = arith.maxnumf %76, %75 : vector<1xf32>
    %78 = vector.extract %77[0] : f32 from vector<1xf32>
    %79 = vector.transpose %arg0, [2, 0, 1] : vector<2x3x4xf32> to vector<4x2x3xf32>
    %80 = vector.shape_cast %79 : vector<4x2x3xf32> to vector<4x6xf32>
    %81 = vector.shape_cast %arg4 : vector<2x3xf32> to vector<6xf32>
    %82 = vector.extract %80[0] : vector<6xf32> from vector<4x6xf32>
    %83 = arith.minimumf %82, %81 : vector<6xf32>
    %84 = vector.extract %80[1] : vector<6xf32> from vector<4x6xf32>
    %85 = arith.minimumf %84, %83 : vector<6xf32>
    %86 = vector.extract %80[2] : vector<6xf32> from vector<4x6xf32>
    %87 = arith.minimumf %86, %85 : vector<6xf32>
    %88 = vector.extract %80[3] : vector<6xf32> from vector<4x6xf32>
    %89 = arith.minimumf %88, %87 : vector<6xf32>
    %90 = vector.shape_cast %89 : vector<6xf32> to vector<2x3xf32>
    %91 = vector.transpose %arg4, [1, 0] : vector<2x3xf32> to vector<3x2xf32>
    %92 = vector.extract %91[0] : vector<2xf32> from vector<3x2xf32>
    %93 = arith.addf %92, %arg5 : vector<2xf32>
    %94 = vector.extract %91[1] : vector<2xf32> from vector<3x2xf32>
    %95 = arith.addf %94, %93 : vector<2xf32>
    %96 = vector.extract %91[2] : vector<2xf32> from vector<3x2xf32>
    %97 = arith.addf %96, %95 : vector<2xf32>
    %98 = vector.extract %arg4[0] : vector<3xf32> from vector<2x3xf32>
    %99 = arith.addf %98, %arg2 : vector<3xf32>
    %100 = vector.extract %arg4[1] : vector<3xf32> from vector<2x3xf32>
    %101 = arith.addf %100, %99 : vector<3xf32>
    %102 = vector.shape_cast %arg4 : vector<2x3xf32> to vector<1x6xf32>
    %103 = vector.broadcast %arg3 : f32 to vector<1xf32>
    %104 = vector.transpose %102, [1, 0] : vector<1x6xf32> to vector<6x1xf32>
    %105 = vector.extract %104[0] : vector<1xf32> from vector<6x1xf32>
    %106 = arith.addf %105, %103 : vector<1xf32>
    %107 = vector.extract %104[1] : vector<1xf32> from vector<6x1xf32>
    %108 = arith.addf %107, %106 : vector<1xf32>
    %109 = vector.extract %104[2] : vector<1xf32> from vector<6x1xf32>
    %110 = arith.addf %109, %108 : vector<1xf32>
    %111 = vector.extract %104[3] : vector<1xf32> from vector<6x1xf32>
    %112 = arith.addf %111, %110 : vector<1xf32>
    %113 = vector.extract %104[4] : vector<1xf32> from vector<6x1xf32>
    %114 = arith.addf %113, %112 : vector<1xf32>
    %115 = vector.extract %104[5] : vector<1xf32> from vector<6x1xf32>
    %116 = arith.addf %115, %114 : vector<1xf32>
    %117 = vector.extract %116[0] : f32 from vector<1xf32>
    %118 = vector.shape_cast %arg7 : vector<5xf32> to vector<1x5xf32>
    %119 = vector.broadcast %arg3 : f32 to vector<1xf32>
    %120 = vector.transpose %118, [1, 0] : vector<1x5xf32> to vector<5x1xf32>
    %121 = vector.extract %120[0] : vector<1xf32> from vector<5x1xf32>
    %122 = arith.addf %121, %119 : vector<1xf32>
    %123 = vector.extract %120[1] : vector<1xf32> from vector<5x1xf32>
    %124 = arith.addf %123, %122 : vector<1xf32>
    %125 = vector.extract %120[2] : vector<1xf32> from vector<5x1xf32>
    %126 = arith.addf %125, %124 : vector<1xf32>
    %127 = vector.extract %120[3] : vector<1xf32> from vector<5x1xf32>
    %128 = arith.addf %127, %126 : vector<1xf32>
    %129 = vector.extract %120[4] : vector<1xf32> from vector<5x1xf32>
    %130 = arith.addf %129, %128 : vector<1xf32>
    %131 = vector.extract %130[0] : f32 from vector<1xf32>
    %132 = vector.extract %arg0[0, 0] : vector<4xf32> from vector<2x3x4xf32>
    %133 = arith.addf %132, %arg6 : vector<4xf32>
    %134 = vector.extract %arg0[0, 1] : vector<4xf32> from vector<2x3x4xf32>
    %135 = arith.addf %134, %133 : vector<4xf32>
    %136 = vector.extract %arg0[0, 2] : vector<4xf32> from vector<2x3x4xf32>
    %137 = arith.addf %136, %135 : vector<4xf32>
    %138 = vector.extract %arg0[1, 0] : vector<4xf32> from vector<2x3x4xf32>
    %139 = arith.addf %138, %137 : vector<4xf32>
    %140 = vector.extract %arg0[1, 1] : vector<4xf32> from vector<2x3x4xf32>
    %141 = arith.addf %140, %139 : vector<4xf32>
    %142 = vector.extract %arg0[1, 2] : vector<4xf32> from vector<2x3x4xf32>
    %143 = arith.addf %142, %141 : vector<4xf32>
    return %9, %26, %78, %90, %97, %101, %117, %131, %143 : vector<2x4xf32>, vector<3xf32>, f32, vector<2x3xf32>, vector<2xf32>, vector<3xf32>, f32, f32, vector<4xf32>
  }
}

// -----
module {
  func.func @m(%arg0: vector<2x3x4xf32>, %arg1: vector<2x4xf32>, %arg2: f32, %arg3: vector<2x3xf32>, %arg4: vector<2xf32>, %arg5: vector<5xf32>, %arg6: vector<2x3x4xi1>, %arg7: vector<2x3xi1>, %arg8: vector<5xi1>) -> (vector<2x4xf32>, vector<2xf32>, f32, f32, vector<2x3xf32>) {
    %0 = vector.transpose %arg6, [1, 0, 2] : vector<2x3x4xi1> to vector<3x2x4xi1>
    %1 = vector.transpose %arg0, [1, 0, 2] : vector<2x3x4xf32> to vector<3x2x4xf32>
    %2 = vector.shape_cast %0 : vector<3x2x4xi1> to vector<3x8xi1>
    %3 = vector.shape_cast %1 : vector<3x2x4xf32> to vector<3x8xf32>
    %4 = vector.shape_cast %arg1 : vector<2x4xf32> to vector<8xf32>
    %5 = vector.extract %3[0] : vector<8xf32> from vector<3x8xf32>
    %6 = vector.extract %2[0] : vector<8xi1> from vector<3x8xi1>
    %7 = arith.addf %5, %4 : vector<8xf32>
    %8 = arith.select %6, %7, %4 : vector<8xi1>, vector<8xf32>
    %9 = vector.extract %3[1] : vector<8xf32> from vector<3x8xf32>
    %10 = vector.extract %2[1] : vector<8xi1> from vector<3x8xi1>
    %11 = arith.addf %9, %8 : vector<8xf32>
    %12 = arith.select %10, %11, %8 : vector<8xi1>, vector<8xf32>
    %13 = vector.extract %3[2] : vector<8xf32> from vector<3x8xf32>
    %14 = vector.extract %2[2] : vector<8xi1> from vector<3x8xi1>
    %15 = arith.addf %13, %12 : vector<8xf32>
    %16 = arith.select %14, %15, %12 : vector<8xi1>, vector<8xf32>
    %17 = vector.shape_cast %16 : vector<8xf32> to vector<2x4xf32>
    %18 = vector.transpose %arg7, [1, 0] : vector<2x3xi1> to vector<3x2xi1>
    %19 = vector.transpose %arg3, [1, 0] : vector<2x3xf32> to vector<3x2xf32>
    %20 = vector.extract %19[0] : vector<2xf32> from vector<3x2xf32>
    %21 = vector.extract %18[0] : vector<2xi1> from vector<3x2xi1>
    %22 = arith.addf %20, %arg4 : vector<2xf32>
    %23 = arith.select %21, %22, %arg4 : vector<2xi1>, vector<2xf32>
    %24 = vector.extract %19[1] : vector<2xf32> from vector<3x2xf32>
    %25 = vector.extract %18[1] : vector<2xi1> from vector<3x2xi1>
    %26 = arith.addf %24, %23 : vector<2xf32>
    %27 = arith.select %25, %26, %23 : vector<2xi1>, vector<2xf32>
    %28 = vector.extract %19[2] : vector<2xf32> from vector<3x2xf32>
    %29 = vector.extract %18[2] : vector<2xi1> from vector<3x2xi1>
    %30 = arith.addf %28, %27 : vector<2xf32>
    %31 = arith.select %29, %30, %27 : vector<2xi1>, vector<2xf32>
    %32 = vector.shape_cast %arg7 : vector<2x3xi1> to vector<6xi1>
    %33 = vector.shape_cast %arg3 : vector<2x3xf32> to vector<1x6xf32>
    %34 = vector.broadcast %arg2 : f32 to vector<1xf32>
    %35 = vector.broadcast %32 : vector<6xi1> to vector<1x6xi1>
    %36 = vector.transpose %35, [1, 0] : vector<1x6xi1> to vector<6x1xi1>
    %37 = vector.transpose %33, [1, 0] : vector<1x6xf32> to vector<6x1xf32>
    %38 = vector.extract %37[0] : vector<1xf32> from vector<6x1xf32>
    %39 = vector.extract %36[0] : vector<1xi1> from vector<6x1xi1>
    %40 = arith.addf %38, %34 : vector<1xf32>
    %41 = arith.select %39, %40, %34 : vector<1xi1>, vector<1xf32>
    %42 = vector.extract %37[1] : vector<1xf32> from vector<6x1xf32>
    %43 = vector.extract %36[1] : vector<1xi1> from vector<6x1xi1>
    %44 = arith.addf %42, %41 : vector<1xf32>
    %45 = arith.select %43, %44, %41 : vector<1xi1>, vector<1xf32>
    %46 = vector.extract %37[2] : vector<1xf32> from vector<6x1xf32>
    %47 = vector.extract %36[2] : vector<1xi1> from vector<6x1xi1>
    %48 = arith.addf %46, %45 : vector<1xf32>
    %49 = arith.select %47, %48, %45 : vector<1xi1>, vector<1xf32>
    %50 = vector.extract %37[3] : vector<1xf32> from vector<6x1xf32>
    %51 = vector.extract %36[3] : vector<1xi1> from vector<6x1xi1>
    %52 = arith.addf %50, %49 : vector<1xf32>
    %53 = arith.select %51, %52, %49 : vector<1xi1>, vector<1xf32>
    %54 = vector.extract %37[4] : vector<1xf32> from vector<6x1xf32>
    %55 = vector.extract %36[4] : vector<1xi1> from vector<6x1xi1>
    %56 = arith.addf %54, %53 : vector<1xf32>
    %57 = arith.select %55, %56, %53 : vector<1xi1>, vector<1xf32>
    %58 = vector.extract %37[5] : vector<1xf32> from vector<6x1xf32>
    %59 = vector.extract %36[5] : vector<1xi1> from vector<6x1xi1>
    %60 = arith.addf %58, %57 : vector<1xf32>
    %61 = arith.select %59, %60, %57 : vector<1xi1>, vector<1xf32>
    %62 = vector.extract %61[0] : f32 from vector<1xf32>
    %63 = vector.shape_cast %arg5 : vector<5xf32> to vector<1x5xf32>
    %64 = vector.broadcast %arg2 : f32 to vector<1xf32>
    %65 = vector.broadcast %arg8 : vector<5xi1> to vector<1x5xi1>
    %66 = vector.transpose %65, [1, 0] : vector<1x5xi1> to vector<5x1xi1>
    %67 = vector.transpose %63, [1, 0] : vector<1x5xf32> to vector<5x1xf32>
    %68 = vector.extract %67[0] : vector<1xf32> from vector<5x1xf32>
    %69 = vector.extract %66[0] : vector<1xi1> from vector<5x1xi1>
    %70 = arith.mulf %68, %64 : vector<1xf32>
    %71 = arith.select %69, %70, %64 : vector<1xi1>, vector<1xf32>
    %72 = vector.extract %67[1] : vector<1xf32> from vector<5x1xf32>
    %73 = vector.extract %66[1] : vector<1xi1> from vector<5x1xi1>
    %74 = arith.mulf %72, %71 : vector<1xf32>
    %75 = arith.select %73, %74, %71 : vector<1xi1>, vector<1xf32>
    %76 = vector.extract %67[2] : vector<1xf32> from vector<5x1xf32>
    %77 = vector.extract %66[2] : vector<1xi1> from vector<5x1xi1>
    %78 = arith.mulf %76, %75 : vector<1xf32>
    %79 = arith.select %77, %78, %75 : vector<1xi1>, vector<1xf32>
    %80 = vector.extract %67[3] : vector<1xf32> from vector<5x1xf32>
    %81 = vector.extract %66[3] : vector<1xi1> from vector<5x1xi1>
    %82 = arith.mulf %80, %79 : vector<1xf32>
    %83 = arith.select %81, %82, %79 : vector<1xi1>, vector<1xf32>
    %84 = vector.extract %67[4] : vector<1xf32> from vector<5x1xf32>
    %85 = vector.extract %66[4] : vector<1xi1> from vector<5x1xi1>
    %86 = arith.mulf %84, %83 : vector<1xf32>
    %87 = arith.select %85, %86, %83 : vector<1xi1>, vector<1xf32>
    %88 = vector.extract %87[0] : f32 from vector<1xf32>
    %89 = vector.transpose %arg6, [2, 0, 1] : vector<2x3x4xi1> to vector<4x2x3xi1>
    %90 = vector.transpose %arg0, [2, 0, 1] : vector<2x3x4xf32> to vector<4x2x3xf32>
    %91 = vector.shape_cast %89 : vector<4x2x3xi1> to vector<4x6xi1>
    %92 = vector.shape_cast %90 : vector<4x2x3xf32> to vector<4x6xf32>
    %93 = vector.shape_cast %arg3 : vector<2x3xf32> to vector<6xf32>
    %94 = vector.extract %92[0] : vector<6xf32> from vector<4x6xf32>
    %95 = vector.extract %91[0] : vector<6xi1> from vector<4x6xi1>
    %96 = arith.addf %94, %93 : vector<6xf32>
    %97 = arith.select %95, %96, %93 : vector<6xi1>, vector<6xf32>
    %98 = vector.extract %92[1] : vector<6xf32> from vector<4x6xf32>
    %99 = vector.extract %91[1] : vector<6xi1> from vector<4x6xi1>
    %100 = arith.addf %98, %97 : vector<6xf32>
    %101 = arith.select %99, %100, %97 : vector<6xi1>, vector<6xf32>
    %102 = vector.extract %92[2] : vector<6xf32> from vector<4x6xf32>
    %103 = vector.extract %91[2] : vector<6xi1> from vector<4x6xi1>
    %104 = arith.addf %102, %101 : vector<6xf32>
    %105 = arith.select %103, %104, %101 : vector<6xi1>, vector<6xf32>
    %106 = vector.extract %92[3] : vector<6xf32> from vector<4x6xf32>
    %107 = vector.extract %91[3] : vector<6xi1> from vector<4x6xi1>
    %108 = arith.addf %106, %105 : vector<6xf32>
    %109 = arith.select %107, %108, %105 : vector<6xi1>, vector<6xf32>
    %110 = vector.shape_cast %109 : vector<6xf32> to vector<2x3xf32>
    return %17, %31, %62, %88, %110 : vector<2x4xf32>, vector<2xf32>, f32, f32, vector<2x3xf32>
  }
}

// -----
module {
  func.func @i(%arg0: vector<2x3xi32>, %arg1: vector<2xi32>, %arg2: vector<2x3xindex>, %arg3: vector<3xindex>, %arg4: vector<2xindex>) -> (vector<2xi32>, vector<3xindex>, vector<2xindex>) {
    %0 = vector.transpose %arg0, [1, 0] : vector<2x3xi32> to vector<3x2xi32>
    %1 = vector.extract %0[0] : vector<2xi32> from vector<3x2xi32>
    %2 = arith.minsi %1, %arg1 : vector<2xi32>
    %3 = vector.extract %0[1] : vector<2xi32> from vector<3x2xi32>
    %4 = arith.minsi %3, %2 : vector<2xi32>
    %5 = vector.extract %0[2] : vector<2xi32> from vector<3x2xi32>
    %6 = arith.minsi %5, %4 : vector<2xi32>
    %7 = vector.extract %arg2[0] : vector<3xindex> from vector<2x3xindex>
    %8 = arith.xori %7, %arg3 : vector<3xindex>
    %9 = vector.extract %arg2[1] : vector<3xindex> from vector<2x3xindex>
    %10 = arith.xori %9, %8 : vector<3xindex>
    %11 = vector.transpose %arg2, [1, 0] : vector<2x3xindex> to vector<3x2xindex>
    %12 = vector.extract %11[0] : vector<2xindex> from vector<3x2xindex>
    %13 = arith.maxui %12, %arg4 : vector<2xindex>
    %14 = vector.extract %11[1] : vector<2xindex> from vector<3x2xindex>
    %15 = arith.maxui %14, %13 : vector<2xindex>
    %16 = vector.extract %11[2] : vector<2xindex> from vector<3x2xindex>
    %17 = arith.maxui %16, %15 : vector<2xindex>
    return %6, %10, %17 : vector<2xi32>, vector<3xindex>, vector<2xindex>
  }
}

// -----
module {
  func.func @s(%arg0: vector<2x[4]xf32>, %arg1: vector<2xf32>, %arg2: vector<[4]xf32>, %arg3: vector<2x3x[4]xf32>, %arg4: vector<3x[4]xf32>, %arg5: f32, %arg6: vector<[4]xf32>) -> (vector<2xf32>, vector<[4]xf32>, vector<3x[4]xf32>, f32, f32) {
    %0 = vector.transpose %arg0, [1, 0] : vector<2x[4]xf32> to vector<[4]x2xf32>
    %1 = vector.multi_reduction <add>, %0, %arg1 [0] : vector<[4]x2xf32> to vector<2xf32>
    %2 = vector.extract %arg0[0] : vector<[4]xf32> from vector<2x[4]xf32>
    %3 = arith.addf %2, %arg2 : vector<[4]xf32>
    %4 = vector.extract %arg0[1] : vector<[4]xf32> from vector<2x[4]xf32>
    %5 = arith.addf %4, %3 : vector<[4]xf32>
    %6 = vector.shape_cast %arg3 : vector<2x3x[4]xf32> to vector<2x[12]xf32>
    %7 = vector.shape_cast %arg4 : vector<3x[4]xf32> to vector<[12]xf32>
    %8 = vector.extract %6[0] : vector<[12]xf32> from vector<2x[12]xf32>
    %9 = arith.addf %8, %7 : vector<[12]xf32>
    %10 = vector.extract %6[1] : vector<[12]xf32> from vector<2x[12]xf32>
    %11 = arith.addf %10, %9 : vector<[12]xf32>
    %12 = vector.shape_cast %11 : vector<[12]xf32> to vector<3x[4]xf32>
    %13 = vector.shape_cast %arg3 : vector<2x3x[4]xf32> to vector<[24]xf32>
    %14 = vector.reduction <add>, %13, %arg5 : vector<[24]xf32> into f32
    %15 = vector.reduction <add>, %arg6, %arg5 : vector<[4]xf32> into f32
    return %1, %5, %12, %14, %15 : vector<2xf32>, vector<[4]xf32>, vector<3x[4]xf32>, f32, f32
  }
}

// -----
module {
  func.func @n(%arg0: vector<2x3xf32>) -> (vector<2x3xf32>, f32) {
    %cst = arith.constant dense<0.000000e+00> : vector<1xf32>
    %0 = arith.addf %arg0, %arg0 : vector<2x3xf32>
    %1 = vector.shape_cast %arg0 : vector<2x3xf32> to vector<1x6xf32>
    %2 = vector.transpose %1, [1, 0] : vector<1x6xf32> to vector<6x1xf32>
    %3 = vector.extract %2[0] : vector<1xf32> from vector<6x1xf32>
    %4 = arith.addf %3, %cst : vector<1xf32>
    %5 = vector.extract %2[1] : vector<1xf32> from vector<6x1xf32>
    %6 = arith.addf %5, %4 : vector<1xf32>
    %7 = vector.extract %2[2] : vector<1xf32> from vector<6x1xf32>
    %8 = arith.addf %7, %6 : vector<1xf32>
    %9 = vector.extract %2[3] : vector<1xf32> from vector<6x1xf32>
    %10 = arith.addf %9, %8 : vector<1xf32>
    %11 = vector.extract %2[4] : vector<1xf32> from vector<6x1xf32>
    %12 = arith.addf %11, %10 : vector<1xf32>
    %13 = vector.extract %2[5] : vector<1xf32> from vector<6x1xf32>
    %14 = arith.addf %13, %12 : vector<1xf32>
    %15 = vector.extract %14[0] : f32 from vector<1xf32>
    return %0, %15 : vector<2x3xf32>, f32
  }
}

// -----
module {
  func.func @s0(%arg0: vector<[4]x2xf32>, %arg1: vector<2xf32>, %arg2: vector<[4]xf32>) -> (vector<2xf32>, vector<[4]xf32>) {
    %0 = vector.multi_reduction <add>, %arg0, %arg1 [0] : vector<[4]x2xf32> to vector<2xf32>
    %1 = vector.transpose %arg0, [1, 0] : vector<[4]x2xf32> to vector<2x[4]xf32>
    %2 = vector.extract %1[0] : vector<[4]xf32> from vector<2x[4]xf32>
    %3 = arith.addf %2, %arg2 : vector<[4]xf32>
    %4 = vector.extract %1[1] : vector<[4]xf32> from vector<2x[4]xf32>
    %5 = arith.addf %4, %3 : vector<[4]xf32>
    return %0, %5 : vector<2xf32>, vector<[4]xf32>
  }
}

// -----
module {
  func.func @ones(%arg0: vector<2x3xf32>, %arg1: vector<2xf32>) -> vector<2xf32> {
    %0 = vector.transpose %arg0, [1, 0] : vector<2x3xf32> to vector<3x2xf32>
    %1 = vector.extract %0[0] : vector<2xf32> from vector<3x2xf32>
    %2 = arith.addf %1, %arg1 : vector<2xf32>
    %3 = vector.extract %0[1] : vector<2xf32> from vector<3x2xf32>
    %4 = arith.addf %3, %2 : vector<2xf32>
    %5 = vector.extract %0[2] : vector<2xf32> from vector<3x2xf32>
    %6 = arith.addf %5, %4 : vector<2xf32>
    return %6 : vector<2xf32>
  }
}

