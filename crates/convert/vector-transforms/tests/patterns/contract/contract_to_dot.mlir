// terrace opt --transform.apply_patterns.vector.lower_contraction=lowering_strategy=dot
// Contractions become reductions of rows.
#mk = affine_map<(m, n, k) -> (m, k)>
#kn = affine_map<(m, n, k) -> (k, n)>
#mn = affine_map<(m, n, k) -> (m, n)>
#nm = affine_map<(m, n, k) -> (n, m)>
func.func @f(%a: vector<2x3xf32>, %b: vector<3x2xf32>, %c: vector<2x2xf32>, %m: vector<2x2x3xi1>) -> (vector<2x2xf32>, vector<2x2xf32>) {
  %0 = vector.contract {indexing_maps = [#mk, #kn, #mn], iterator_types = ["parallel", "parallel", "reduction"]} %a, %b, %c : vector<2x3xf32>, vector<3x2xf32> into vector<2x2xf32>
  %1 = vector.mask %m { vector.contract {indexing_maps = [#mk, #kn, #nm], iterator_types = ["parallel", "parallel", "reduction"]} %a, %b, %c : vector<2x3xf32>, vector<3x2xf32> into vector<2x2xf32> } : vector<2x2x3xi1> -> vector<2x2xf32>
  return %0, %1 : vector<2x2xf32>, vector<2x2xf32>
}
// ==== stdout ====
module {
  func.func @f(%arg0: vector<2x3xf32>, %arg1: vector<3x2xf32>, %arg2: vector<2x2xf32>, %arg3: vector<2x2x3xi1>) -> (vector<2x2xf32>, vector<2x2xf32>) {
    %cst = arith.constant dense<0.000000e+00> : vector<2xf32>
    %cst_0 = arith.constant dense<0.000000e+00> : vector<3xf32>
    %cst_1 = arith.constant dense<0.000000e+00> : vector<2x2xf32>
    %0 = vector.transpose %arg1, [1, 0] : vector<3x2xf32> to vector<2x3xf32>
    %1 = vector.extract %arg0[0] : vector<3xf32> from vector<2x3xf32>
    %2 = vector.extract %0[0] : vector<3xf32> from vector<2x3xf32>
    %3 = arith.mulf %1, %2 : vector<3xf32>
    %4 = vector.reduction <add>, %3 : vector<3xf32> into f32
    %5 = vector.insert %4, %cst_1 [0, 0] : f32 into vector<2x2xf32>
    %6 = vector.extract %0[1] : vector<3xf32> from vector<2x3xf32>
    %7 = arith.mulf %1, %6 : vector<3xf32>
    %8 = vector.reduction <add>, %7 : vector<3xf32> into f32
    %9 = vector.insert %8, %5 [0, 1] : f32 into vector<2x2xf32>
    %10 = vector.extract %arg0[1] : vector<3xf32> from vector<2x3xf32>
    %11 = arith.mulf %10, %2 : vector<3xf32>
    %12 = vector.reduction <add>, %11 : vector<3xf32> into f32
    %13 = vector.insert %12, %9 [1, 0] : f32 into vector<2x2xf32>
    %14 = arith.mulf %10, %6 : vector<3xf32>
    %15 = vector.reduction <add>, %14 : vector<3xf32> into f32
    %16 = vector.insert %15, %13 [1, 1] : f32 into vector<2x2xf32>
    %17 = arith.addf %16, %arg2 : vector<2x2xf32>
    %18 = vector.extract %arg0[0] : vector<3xf32> from vector<2x3xf32>
    %19 = vector.extract %arg2[0, 0] : f32 from vector<2x2xf32>
    %20 = vector.extract %arg2[1, 0] : f32 from vector<2x2xf32>
    %21 = vector.extract %arg1[0, 0] : f32 from vector<3x2xf32>
    %22 = vector.insert %21, %cst_0 [0] : f32 into vector<3xf32>
    %23 = vector.extract %arg1[1, 0] : f32 from vector<3x2xf32>
    %24 = vector.insert %23, %22 [1] : f32 into vector<3xf32>
    %25 = vector.extract %arg1[2, 0] : f32 from vector<3x2xf32>
    %26 = vector.insert %25, %24 [2] : f32 into vector<3xf32>
    %27 = vector.extract %arg3[0, 0] : vector<3xi1> from vector<2x2x3xi1>
    %28 = arith.mulf %18, %26 : vector<3xf32>
    %29 = vector.mask %27 { vector.reduction <add>, %28, %19 : vector<3xf32> into f32 } : vector<3xi1> -> f32
    %30 = vector.extract %arg1[0, 1] : f32 from vector<3x2xf32>
    %31 = vector.insert %30, %cst_0 [0] : f32 into vector<3xf32>
    %32 = vector.extract %arg1[1, 1] : f32 from vector<3x2xf32>
    %33 = vector.insert %32, %31 [1] : f32 into vector<3xf32>
    %34 = vector.extract %arg1[2, 1] : f32 from vector<3x2xf32>
    %35 = vector.insert %34, %33 [2] : f32 into vector<3xf32>
    %36 = vector.extract %arg3[0, 1] : vector<3xi1> from vector<2x2x3xi1>
    %37 = arith.mulf %18, %35 : vector<3xf32>
    %38 = vector.mask %36 { vector.reduction <add>, %37, %20 : vector<3xf32> into f32 } : vector<3xi1> -> f32
    %39 = vector.insert %29, %cst [0] : f32 into vector<2xf32>
    %40 = vector.insert %39, %cst_1 [0] : vector<2xf32> into vector<2x2xf32>
    %41 = vector.insert %38, %cst [0] : f32 into vector<2xf32>
    %42 = vector.insert %41, %40 [1] : vector<2xf32> into vector<2x2xf32>
    %43 = vector.extract %arg0[1] : vector<3xf32> from vector<2x3xf32>
    %44 = vector.extract %arg2[0, 1] : f32 from vector<2x2xf32>
    %45 = vector.extract %arg2[1, 1] : f32 from vector<2x2xf32>
    %46 = vector.extract %arg1[0, 0] : f32 from vector<3x2xf32>
    %47 = vector.insert %46, %cst_0 [0] : f32 into vector<3xf32>
    %48 = vector.extract %arg1[1, 0] : f32 from vector<3x2xf32>
    %49 = vector.insert %48, %47 [1] : f32 into vector<3xf32>
    %50 = vector.extract %arg1[2, 0] : f32 from vector<3x2xf32>
    %51 = vector.insert %50, %49 [2] : f32 into vector<3xf32>
    %52 = vector.extract %arg3[1, 0] : vector<3xi1> from vector<2x2x3xi1>
    %53 = arith.mulf %43, %51 : vector<3xf32>
    %54 = vector.mask %52 { vector.reduction <add>, %53, %44 : vector<3xf32> into f32 } : vector<3xi1> -> f32
    %55 = vector.extract %arg1[0, 1] : f32 from vector<3x2xf32>
    %56 = vector.insert %55, %cst_0 [0] : f32 into vector<3xf32>
    %57 = vector.extract %arg1[1, 1] : f32 from vector<3x2xf32>
    %58 = vector.insert %57, %56 [1] : f32 into vector<3xf32>
    %59 = vector.extract %arg1[2, 1] : f32 from vector<3x2xf32>
    %60 = vector.insert %59, %58 [2] : f32 into vector<3xf32>
    %61 = vector.extract %arg3[1, 1] : vector<3xi1> from vector<2x2x3xi1>
    %62 = arith.mulf %43, %60 : vector<3xf32>
    %63 = vector.mask %61 { vector.reduction <add>, %62, %45 : vector<3xf32> into f32 } : vector<3xi1> -> f32
    %64 = vector.insert %54, %39 [1] : f32 into vector<2xf32>
    %65 = vector.insert %64, %42 [0] : vector<2xf32> into vector<2x2xf32>
    %66 = vector.insert %63, %41 [1] : f32 into vector<2xf32>
    %67 = vector.insert %66, %65 [1] : vector<2xf32> into vector<2x2xf32>
    return %17, %67 : vector<2x2xf32>, vector<2x2xf32>
  }
}

