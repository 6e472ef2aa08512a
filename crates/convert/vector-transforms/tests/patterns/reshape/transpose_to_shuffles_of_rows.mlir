// terrace opt --transform.apply_patterns.vector.lower_transpose=lowering_strategy=shuffle_16x16
// Transposes of 16x16 become shuffles of rows.
func.func @f(%a: vector<16x16xf32>) -> vector<16x16xf32> {
  %0 = vector.transpose %a, [1, 0] : vector<16x16xf32> to vector<16x16xf32>
  return %0 : vector<16x16xf32>
}
// ==== stdout ====
module {
  func.func @f(%arg0: vector<16x16xf32>) -> vector<16x16xf32> {
    %0 = ub.poison : vector<16x16xf32>
    %1 = vector.extract %arg0[0] : vector<16xf32> from vector<16x16xf32>
    %2 = vector.extract %arg0[1] : vector<16xf32> from vector<16x16xf32>
    %3 = vector.extract %arg0[2] : vector<16xf32> from vector<16x16xf32>
    %4 = vector.extract %arg0[3] : vector<16xf32> from vector<16x16xf32>
    %5 = vector.extract %arg0[4] : vector<16xf32> from vector<16x16xf32>
    %6 = vector.extract %arg0[5] : vector<16xf32> from vector<16x16xf32>
    %7 = vector.extract %arg0[6] : vector<16xf32> from vector<16x16xf32>
    %8 = vector.extract %arg0[7] : vector<16xf32> from vector<16x16xf32>
    %9 = vector.extract %arg0[8] : vector<16xf32> from vector<16x16xf32>
    %10 = vector.extract %arg0[9] : vector<16xf32> from vector<16x16xf32>
    %11 = vector.extract %arg0[10] : vector<16xf32> from vector<16x16xf32>
    %12 = vector.extract %arg0[11] : vector<16xf32> from vector<16x16xf32>
    %13 = vector.extract %arg0[12] : vector<16xf32> from vector<16x16xf32>
    %14 = vector.extract %arg0[13] : vector<16xf32> from vector<16x16xf32>
    %15 = vector.extract %arg0[14] : vector<16xf32> from vector<16x16xf32>
    %16 = vector.extract %arg0[15] : vector<16xf32> from vector<16x16xf32>
    %17 = vector.shuffle %1, %2 [0, 16, 1, 17, 4, 20, 5, 21, 8, 24, 9, 25, 12, 28, 13, 29] : vector<16xf32>, vector<16xf32>
    %18 = vector.shuffle %1, %2 [2, 18, 3, 19, 6, 22, 7, 23, 10, 26, 11, 27, 14, 30, 15, 31] : vector<16xf32>, vector<16xf32>
    %19 = vector.shuffle %3, %4 [0, 16, 1, 17, 4, 20, 5, 21, 8, 24, 9, 25, 12, 28, 13, 29] : vector<16xf32>, vector<16xf32>
    %20 = vector.shuffle %3, %4 [2, 18, 3, 19, 6, 22, 7, 23, 10, 26, 11, 27, 14, 30, 15, 31] : vector<16xf32>, vector<16xf32>
    %21 = vector.shuffle %5, %6 [0, 16, 1, 17, 4, 20, 5, 21, 8, 24, 9, 25, 12, 28, 13, 29] : vector<16xf32>, vector<16xf32>
    %22 = vector.shuffle %5, %6 [2, 18, 3, 19, 6, 22, 7, 23, 10, 26, 11, 27, 14, 30, 15, 31] : vector<16xf32>, vector<16xf32>
    %23 = vector.shuffle %7, %8 [0, 16, 1, 17, 4, 20, 5, 21, 8, 24, 9, 25, 12, 28, 13, 29] : vector<16xf32>, vector<16xf32>
    %24 = vector.shuffle %7, %8 [2, 18, 3, 19, 6, 22, 7, 23, 10, 26, 11, 27, 14, 30, 15, 31] : vector<16xf32>, vector<16xf32>
    %25 = vector.shuffle %9, %10 [0, 16, 1, 17, 4, 20, 5, 21, 8, 24, 9, 25, 12, 28, 13, 29] : vector<16xf32>, vector<16xf32>
    %26 = vector.shuffle %9, %10 [2, 18, 3, 19, 6, 22, 7, 23, 10, 26, 11, 27, 14, 30, 15, 31] : vector<16xf32>, vector<16xf32>
    %27 = vector.shuffle %11, %12 [0, 16, 1, 17, 4, 20, 5, 21, 8, 24, 9, 25, 12, 28, 13, 29] : vector<16xf32>, vector<16xf32>
    %28 = vector.shuffle %11, %12 [2, 18, 3, 19, 6, 22, 7, 23, 10, 26, 11, 27, 14, 30, 15, 31] : vector<16xf32>, vector<16xf32>
    %29 = vector.shuffle %13, %14 [0, 16, 1, 17, 4, 20, 5, 21, 8, 24, 9, 25, 12, 28, 13, 29] : vector<16xf32>, vector<16xf32>
    %30 = vector.shuffle %13, %14 [2, 18, 3, 19, 6, 22, 7, 23, 10, 26, 11, 27, 14, 30, 15, 31] : vector<16xf32>, vector<16xf32>
    %31 = vector.shuffle %15, %16 [0, 16, 1, 17, 4, 20, 5, 21, 8, 24, 9, 25, 12, 28, 13, 29] : vector<16xf32>, vector<16xf32>
    %32 = vector.shuffle %15, %16 [2, 18, 3, 19, 6, 22, 7, 23, 10, 26, 11, 27, 14, 30, 15, 31] : vector<16xf32>, vector<16xf32>
    %33 = vector.shuffle %17, %19 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
    %34 = vector.shuffle %17, %19 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
    %35 = vector.shuffle %18, %20 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
    %36 = vector.shuffle %18, %20 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
    %37 = vector.shuffle %21, %23 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
    %38 = vector.shuffle %21, %23 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
    %39 = vector.shuffle %22, %24 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
    %40 = vector.shuffle %22, %24 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
    %41 = vector.shuffle %25, %27 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
    %42 = vector.shuffle %25, %27 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
    %43 = vector.shuffle %26, %28 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
    %44 = vector.shuffle %26, %28 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
    %45 = vector.shuffle %29, %31 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
    %46 = vector.shuffle %29, %31 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
    %47 = vector.shuffle %30, %32 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
    %48 = vector.shuffle %30, %32 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
    %49 = vector.shuffle %33, %37 [0, 1, 2, 3, 8, 9, 10, 11, 16, 17, 18, 19, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
    %50 = vector.shuffle %34, %38 [0, 1, 2, 3, 8, 9, 10, 11, 16, 17, 18, 19, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
    %51 = vector.shuffle %35, %39 [0, 1, 2, 3, 8, 9, 10, 11, 16, 17, 18, 19, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
    %52 = vector.shuffle %36, %40 [0, 1, 2, 3, 8, 9, 10, 11, 16, 17, 18, 19, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
    %53 = vector.shuffle %33, %37 [4, 5, 6, 7, 12, 13, 14, 15, 20, 21, 22, 23, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
    %54 = vector.shuffle %34, %38 [4, 5, 6, 7, 12, 13, 14, 15, 20, 21, 22, 23, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
    %55 = vector.shuffle %35, %39 [4, 5, 6, 7, 12, 13, 14, 15, 20, 21, 22, 23, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
    %56 = vector.shuffle %36, %40 [4, 5, 6, 7, 12, 13, 14, 15, 20, 21, 22, 23, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
    %57 = vector.shuffle %41, %45 [0, 1, 2, 3, 8, 9, 10, 11, 16, 17, 18, 19, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
    %58 = vector.shuffle %42, %46 [0, 1, 2, 3, 8, 9, 10, 11, 16, 17, 18, 19, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
    %59 = vector.shuffle %43, %47 [0, 1, 2, 3, 8, 9, 10, 11, 16, 17, 18, 19, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
    %60 = vector.shuffle %44, %48 [0, 1, 2, 3, 8, 9, 10, 11, 16, 17, 18, 19, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
    %61 = vector.shuffle %41, %45 [4, 5, 6, 7, 12, 13, 14, 15, 20, 21, 22, 23, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
    %62 = vector.shuffle %42, %46 [4, 5, 6, 7, 12, 13, 14, 15, 20, 21, 22, 23, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
    %63 = vector.shuffle %43, %47 [4, 5, 6, 7, 12, 13, 14, 15, 20, 21, 22, 23, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
    %64 = vector.shuffle %44, %48 [4, 5, 6, 7, 12, 13, 14, 15, 20, 21, 22, 23, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
    %65 = vector.shuffle %49, %57 [0, 1, 2, 3, 8, 9, 10, 11, 16, 17, 18, 19, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
    %66 = vector.shuffle %50, %58 [0, 1, 2, 3, 8, 9, 10, 11, 16, 17, 18, 19, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
    %67 = vector.shuffle %51, %59 [0, 1, 2, 3, 8, 9, 10, 11, 16, 17, 18, 19, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
    %68 = vector.shuffle %52, %60 [0, 1, 2, 3, 8, 9, 10, 11, 16, 17, 18, 19, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
    %69 = vector.shuffle %53, %61 [0, 1, 2, 3, 8, 9, 10, 11, 16, 17, 18, 19, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
    %70 = vector.shuffle %54, %62 [0, 1, 2, 3, 8, 9, 10, 11, 16, 17, 18, 19, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
    %71 = vector.shuffle %55, %63 [0, 1, 2, 3, 8, 9, 10, 11, 16, 17, 18, 19, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
    %72 = vector.shuffle %56, %64 [0, 1, 2, 3, 8, 9, 10, 11, 16, 17, 18, 19, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
    %73 = vector.shuffle %49, %57 [4, 5, 6, 7, 12, 13, 14, 15, 20, 21, 22, 23, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
    %74 = vector.shuffle %50, %58 [4, 5, 6, 7, 12, 13, 14, 15, 20, 21, 22, 23, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
    %75 = vector.shuffle %51, %59 [4, 5, 6, 7, 12, 13, 14, 15, 20, 21, 22, 23, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
    %76 = vector.shuffle %52, %60 [4, 5, 6, 7, 12, 13, 14, 15, 20, 21, 22, 23, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
    %77 = vector.shuffle %53, %61 [4, 5, 6, 7, 12, 13, 14, 15, 20, 21, 22, 23, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
    %78 = vector.shuffle %54, %62 [4, 5, 6, 7, 12, 13, 14, 15, 20, 21, 22, 23, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
    %79 = vector.shuffle %55, %63 [4, 5, 6, 7, 12, 13, 14, 15, 20, 21, 22, 23, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
    %80 = vector.shuffle %56, %64 [4, 5, 6, 7, 12, 13, 14, 15, 20, 21, 22, 23, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
    %81 = vector.insert %65, %0 [0] : vector<16xf32> into vector<16x16xf32>
    %82 = vector.insert %66, %81 [1] : vector<16xf32> into vector<16x16xf32>
    %83 = vector.insert %67, %82 [2] : vector<16xf32> into vector<16x16xf32>
    %84 = vector.insert %68, %83 [3] : vector<16xf32> into vector<16x16xf32>
    %85 = vector.insert %69, %84 [4] : vector<16xf32> into vector<16x16xf32>
    %86 = vector.insert %70, %85 [5] : vector<16xf32> into vector<16x16xf32>
    %87 = vector.insert %71, %86 [6] : vector<16xf32> into vector<16x16xf32>
    %88 = vector.insert %72, %87 [7] : vector<16xf32> into vector<16x16xf32>
    %89 = vector.insert %73, %88 [8] : vector<16xf32> into vector<16x16xf32>
    %90 = vector.insert %74, %89 [9] : vector<16xf32> into vector<16x16xf32>
    %91 = vector.insert %75, %90 [10] : vector<16xf32> into vector<16x16xf32>
    %92 = vector.insert %76, %91 [11] : vector<16xf32> into vector<16x16xf32>
    %93 = vector.insert %77, %92 [12] : vector<16xf32> into vector<16x16xf32>
    %94 = vector.insert %78, %93 [13] : vector<16xf32> into vector<16x16xf32>
    %95 = vector.insert %79, %94 [14] : vector<16xf32> into vector<16x16xf32>
    %96 = vector.insert %80, %95 [15] : vector<16xf32> into vector<16x16xf32>
    return %96 : vector<16x16xf32>
  }
}

