// terrace opt --arith-emulate-wide-int
// Vectors of integers of 64 bits on a target that has 32, which is the default.
func.func @constants() -> (vector<2xi64>, vector<2xi64>, vector<2x2xi64>) {
  %0 = arith.constant dense<-2> : vector<2xi64>
  %1 = arith.constant dense<-1> : vector<2xi64>
  %2 = arith.constant dense<[[1, -1], [4294967296, 0]]> : vector<2x2xi64>
  return %0, %1, %2 : vector<2xi64>, vector<2xi64>, vector<2x2xi64>
}

func.func @sums(%a: vector<3xi64>, %b: vector<3xi64>) -> vector<3xi64> {
  %0 = arith.addi %a, %b : vector<3xi64>
  %1 = arith.subi %0, %b : vector<3xi64>
  %2 = arith.muli %1, %a : vector<3xi64>
  return %2 : vector<3xi64>
}

// Of no dimension: as a scalar.
func.func @single(%a: vector<i64>) -> vector<i64> {
  %0 = arith.addi %a, %a : vector<i64>
  return %0 : vector<i64>
}

func.func @choices(%a: vector<2x3xi64>, %b: vector<2x3xi64>, %c: i1) -> vector<2x3xi64> {
  %0 = arith.cmpi slt, %a, %b : vector<2x3xi64>
  %1 = arith.select %0, %a, %b : vector<2x3xi1>, vector<2x3xi64>
  %2 = arith.select %c, %1, %b : vector<2x3xi64>
  return %2 : vector<2x3xi64>
}

func.func @shifts(%a: vector<3xi64>, %b: vector<3xi64>) -> vector<3xi64> {
  %0 = arith.shli %a, %b : vector<3xi64>
  %1 = arith.shrsi %0, %b : vector<3xi64>
  return %1 : vector<3xi64>
}

func.func @widths(%a: vector<3xi64>, %b: vector<3xi16>, %c: vector<3xi32>) -> (vector<3xi16>, vector<3xi32>, vector<3xi64>, vector<3xi64>) {
  %0 = arith.trunci %a : vector<3xi64> to vector<3xi16>
  %1 = arith.trunci %a : vector<3xi64> to vector<3xi32>
  %2 = arith.extsi %b : vector<3xi16> to vector<3xi64>
  %3 = arith.extui %c : vector<3xi32> to vector<3xi64>
  return %0, %1, %2, %3 : vector<3xi16>, vector<3xi32>, vector<3xi64>, vector<3xi64>
}

func.func @index(%a: vector<3xi64>, %b: vector<3xindex>) -> (vector<3xindex>, vector<3xi64>) {
  %0 = arith.index_cast %a : vector<3xi64> to vector<3xindex>
  %1 = arith.index_castui %b : vector<3xindex> to vector<3xi64>
  return %0, %1 : vector<3xindex>, vector<3xi64>
}

func.func @floats(%a: vector<3xf32>, %b: vector<3xi64>) -> (vector<3xi64>, vector<3xf64>) {
  %0 = arith.fptosi %a : vector<3xf32> to vector<3xi64>
  %1 = arith.sitofp %b : vector<3xi64> to vector<3xf64>
  return %0, %1 : vector<3xi64>, vector<3xf64>
}
// ==== stdout ====
module {
  func.func @constants() -> (vector<2x2xi32>, vector<2x2xi32>, vector<2x2x2xi32>) {
    %cst = arith.constant dense<[[-2, -1], [-2, -1]]> : vector<2x2xi32>
    %cst_0 = arith.constant dense<-1> : vector<2x2xi32>
    %cst_1 = arith.constant dense<[[[1, 0], [-1, -1]], [[0, 1], [0, 0]]]> : vector<2x2x2xi32>
    return %cst, %cst_0, %cst_1 : vector<2x2xi32>, vector<2x2xi32>, vector<2x2x2xi32>
  }
  func.func @sums(%arg0: vector<3x2xi32>, %arg1: vector<3x2xi32>) -> vector<3x2xi32> {
    %0 = vector.extract_strided_slice %arg0 {offsets = [0, 0], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %1 = vector.extract_strided_slice %arg0 {offsets = [0, 1], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %2 = vector.extract_strided_slice %arg1 {offsets = [0, 0], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %3 = vector.extract_strided_slice %arg1 {offsets = [0, 1], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %sum, %overflow = arith.addui_extended %0, %2 : vector<3x1xi32>, vector<3x1xi1>
    %4 = arith.extui %overflow : vector<3x1xi1> to vector<3x1xi32>
    %5 = arith.addi %4, %1 : vector<3x1xi32>
    %6 = arith.addi %5, %3 : vector<3x1xi32>
    %cst = arith.constant dense<0> : vector<3x2xi32>
    %7 = vector.insert_strided_slice %sum, %cst {offsets = [0, 0], strides = [1, 1]} : vector<3x1xi32> into vector<3x2xi32>
    %8 = vector.insert_strided_slice %6, %7 {offsets = [0, 1], strides = [1, 1]} : vector<3x1xi32> into vector<3x2xi32>
    %9 = vector.extract_strided_slice %arg0 {offsets = [0, 0], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %10 = vector.extract_strided_slice %arg0 {offsets = [0, 1], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %11 = vector.extract_strided_slice %arg0 {offsets = [0, 0], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %12 = vector.extract_strided_slice %arg0 {offsets = [0, 1], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %low, %high = arith.mului_extended %9, %11 : vector<3x1xi32>
    %13 = arith.muli %9, %12 : vector<3x1xi32>
    %14 = arith.muli %10, %11 : vector<3x1xi32>
    %15 = arith.addi %high, %13 : vector<3x1xi32>
    %16 = arith.addi %15, %14 : vector<3x1xi32>
    %cst_0 = arith.constant dense<0> : vector<3x2xi32>
    %17 = vector.insert_strided_slice %low, %cst_0 {offsets = [0, 0], strides = [1, 1]} : vector<3x1xi32> into vector<3x2xi32>
    %18 = vector.insert_strided_slice %16, %17 {offsets = [0, 1], strides = [1, 1]} : vector<3x1xi32> into vector<3x2xi32>
    return %18 : vector<3x2xi32>
  }
  func.func @single(%arg0: vector<2xi32>) -> vector<2xi32> {
    %0 = vector.extract %arg0[0] : i32 from vector<2xi32>
    %1 = vector.extract %arg0[1] : i32 from vector<2xi32>
    %2 = vector.extract %arg0[0] : i32 from vector<2xi32>
    %3 = vector.extract %arg0[1] : i32 from vector<2xi32>
    %sum, %overflow = arith.addui_extended %0, %2 : i32, i1
    %4 = arith.extui %overflow : i1 to i32
    %5 = arith.addi %4, %1 : i32
    %6 = arith.addi %5, %3 : i32
    %cst = arith.constant dense<0> : vector<2xi32>
    %7 = vector.insert %sum, %cst [0] : i32 into vector<2xi32>
    %8 = vector.insert %6, %7 [1] : i32 into vector<2xi32>
    return %8 : vector<2xi32>
  }
  func.func @choices(%arg0: vector<2x3x2xi32>, %arg1: vector<2x3x2xi32>, %arg2: i1) -> vector<2x3x2xi32> {
    %0 = vector.extract_strided_slice %arg0 {offsets = [0, 0, 0], sizes = [2, 3, 1], strides = [1, 1, 1]} : vector<2x3x2xi32> to vector<2x3x1xi32>
    %1 = vector.extract_strided_slice %arg0 {offsets = [0, 0, 1], sizes = [2, 3, 1], strides = [1, 1, 1]} : vector<2x3x2xi32> to vector<2x3x1xi32>
    %2 = vector.extract_strided_slice %arg1 {offsets = [0, 0, 0], sizes = [2, 3, 1], strides = [1, 1, 1]} : vector<2x3x2xi32> to vector<2x3x1xi32>
    %3 = vector.extract_strided_slice %arg1 {offsets = [0, 0, 1], sizes = [2, 3, 1], strides = [1, 1, 1]} : vector<2x3x2xi32> to vector<2x3x1xi32>
    %4 = arith.cmpi ult, %0, %2 : vector<2x3x1xi32>
    %5 = arith.cmpi slt, %1, %3 : vector<2x3x1xi32>
    %6 = arith.cmpi eq, %1, %3 : vector<2x3x1xi32>
    %7 = arith.select %6, %4, %5 : vector<2x3x1xi1>, vector<2x3x1xi1>
    %8 = vector.shape_cast %7 : vector<2x3x1xi1> to vector<2x3xi1>
    %9 = vector.extract_strided_slice %arg0 {offsets = [0, 0, 0], sizes = [2, 3, 1], strides = [1, 1, 1]} : vector<2x3x2xi32> to vector<2x3x1xi32>
    %10 = vector.extract_strided_slice %arg0 {offsets = [0, 0, 1], sizes = [2, 3, 1], strides = [1, 1, 1]} : vector<2x3x2xi32> to vector<2x3x1xi32>
    %11 = vector.extract_strided_slice %arg1 {offsets = [0, 0, 0], sizes = [2, 3, 1], strides = [1, 1, 1]} : vector<2x3x2xi32> to vector<2x3x1xi32>
    %12 = vector.extract_strided_slice %arg1 {offsets = [0, 0, 1], sizes = [2, 3, 1], strides = [1, 1, 1]} : vector<2x3x2xi32> to vector<2x3x1xi32>
    %13 = vector.shape_cast %8 : vector<2x3xi1> to vector<2x3x1xi1>
    %14 = arith.select %13, %9, %11 : vector<2x3x1xi1>, vector<2x3x1xi32>
    %15 = arith.select %13, %10, %12 : vector<2x3x1xi1>, vector<2x3x1xi32>
    %cst = arith.constant dense<0> : vector<2x3x2xi32>
    %16 = vector.insert_strided_slice %14, %cst {offsets = [0, 0, 0], strides = [1, 1, 1]} : vector<2x3x1xi32> into vector<2x3x2xi32>
    %17 = vector.insert_strided_slice %15, %16 {offsets = [0, 0, 1], strides = [1, 1, 1]} : vector<2x3x1xi32> into vector<2x3x2xi32>
    %18 = vector.extract_strided_slice %17 {offsets = [0, 0, 0], sizes = [2, 3, 1], strides = [1, 1, 1]} : vector<2x3x2xi32> to vector<2x3x1xi32>
    %19 = vector.extract_strided_slice %17 {offsets = [0, 0, 1], sizes = [2, 3, 1], strides = [1, 1, 1]} : vector<2x3x2xi32> to vector<2x3x1xi32>
    %20 = vector.extract_strided_slice %arg1 {offsets = [0, 0, 0], sizes = [2, 3, 1], strides = [1, 1, 1]} : vector<2x3x2xi32> to vector<2x3x1xi32>
    %21 = vector.extract_strided_slice %arg1 {offsets = [0, 0, 1], sizes = [2, 3, 1], strides = [1, 1, 1]} : vector<2x3x2xi32> to vector<2x3x1xi32>
    %22 = arith.select %arg2, %18, %20 : vector<2x3x1xi32>
    %23 = arith.select %arg2, %19, %21 : vector<2x3x1xi32>
    %cst_0 = arith.constant dense<0> : vector<2x3x2xi32>
    %24 = vector.insert_strided_slice %22, %cst_0 {offsets = [0, 0, 0], strides = [1, 1, 1]} : vector<2x3x1xi32> into vector<2x3x2xi32>
    %25 = vector.insert_strided_slice %23, %24 {offsets = [0, 0, 1], strides = [1, 1, 1]} : vector<2x3x1xi32> into vector<2x3x2xi32>
    return %25 : vector<2x3x2xi32>
  }
  func.func @shifts(%arg0: vector<3x2xi32>, %arg1: vector<3x2xi32>) -> vector<3x2xi32> {
    %0 = vector.extract_strided_slice %arg0 {offsets = [0, 0], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %1 = vector.extract_strided_slice %arg0 {offsets = [0, 1], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %2 = vector.extract_strided_slice %arg1 {offsets = [0, 0], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %cst = arith.constant dense<0> : vector<3x1xi32>
    %cst_0 = arith.constant dense<32> : vector<3x1xi32>
    %3 = arith.cmpi uge, %2, %cst_0 : vector<3x1xi32>
    %4 = arith.shli %0, %2 : vector<3x1xi32>
    %5 = arith.select %3, %cst, %4 : vector<3x1xi1>, vector<3x1xi32>
    %6 = arith.select %3, %cst_0, %2 : vector<3x1xi1>, vector<3x1xi32>
    %7 = arith.subi %cst_0, %6 : vector<3x1xi32>
    %8 = arith.shrui %0, %7 : vector<3x1xi32>
    %9 = arith.cmpi eq, %2, %cst : vector<3x1xi32>
    %10 = arith.select %9, %cst, %8 : vector<3x1xi1>, vector<3x1xi32>
    %11 = arith.subi %2, %cst_0 : vector<3x1xi32>
    %12 = arith.shli %0, %11 : vector<3x1xi32>
    %13 = arith.shli %1, %2 : vector<3x1xi32>
    %14 = arith.select %3, %cst, %13 : vector<3x1xi1>, vector<3x1xi32>
    %15 = arith.select %3, %12, %10 : vector<3x1xi1>, vector<3x1xi32>
    %16 = arith.ori %15, %14 : vector<3x1xi32>
    %cst_1 = arith.constant dense<0> : vector<3x2xi32>
    %17 = vector.insert_strided_slice %5, %cst_1 {offsets = [0, 0], strides = [1, 1]} : vector<3x1xi32> into vector<3x2xi32>
    %18 = vector.insert_strided_slice %16, %17 {offsets = [0, 1], strides = [1, 1]} : vector<3x1xi32> into vector<3x2xi32>
    %19 = vector.extract_strided_slice %18 {offsets = [0, 1], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %20 = vector.extract_strided_slice %arg1 {offsets = [0, 0], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %cst_2 = arith.constant dense<0> : vector<3x1xi32>
    %21 = arith.cmpi slt, %19, %cst_2 : vector<3x1xi32>
    %22 = vector.shape_cast %21 : vector<3x1xi1> to vector<3xi1>
    %23 = vector.shape_cast %22 : vector<3xi1> to vector<3x1xi1>
    %24 = arith.extsi %23 : vector<3x1xi1> to vector<3x1xi32>
    %cst_3 = arith.constant dense<0> : vector<3x1xi32>
    %25 = arith.cmpi slt, %24, %cst_3 : vector<3x1xi32>
    %26 = arith.extsi %25 : vector<3x1xi1> to vector<3x1xi32>
    %cst_4 = arith.constant dense<0> : vector<3x2xi32>
    %27 = vector.insert_strided_slice %24, %cst_4 {offsets = [0, 0], strides = [1, 1]} : vector<3x1xi32> into vector<3x2xi32>
    %28 = vector.insert_strided_slice %26, %27 {offsets = [0, 1], strides = [1, 1]} : vector<3x1xi32> into vector<3x2xi32>
    %cst_5 = arith.constant dense<64> : vector<3x1xi32>
    %29 = arith.subi %cst_5, %20 : vector<3x1xi32>
    %30 = vector.shape_cast %29 : vector<3x1xi32> to vector<3xi32>
    %31 = vector.shape_cast %30 : vector<3xi32> to vector<3x1xi32>
    %cst_6 = arith.constant dense<0> : vector<3x2xi32>
    %32 = vector.insert_strided_slice %31, %cst_6 {offsets = [0, 0], strides = [1, 1]} : vector<3x1xi32> into vector<3x2xi32>
    %33 = vector.extract_strided_slice %28 {offsets = [0, 0], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %34 = vector.extract_strided_slice %28 {offsets = [0, 1], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %35 = vector.extract_strided_slice %32 {offsets = [0, 0], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %cst_7 = arith.constant dense<0> : vector<3x1xi32>
    %cst_8 = arith.constant dense<32> : vector<3x1xi32>
    %36 = arith.cmpi uge, %35, %cst_8 : vector<3x1xi32>
    %37 = arith.shli %33, %35 : vector<3x1xi32>
    %38 = arith.select %36, %cst_7, %37 : vector<3x1xi1>, vector<3x1xi32>
    %39 = arith.select %36, %cst_8, %35 : vector<3x1xi1>, vector<3x1xi32>
    %40 = arith.subi %cst_8, %39 : vector<3x1xi32>
    %41 = arith.shrui %33, %40 : vector<3x1xi32>
    %42 = arith.cmpi eq, %35, %cst_7 : vector<3x1xi32>
    %43 = arith.select %42, %cst_7, %41 : vector<3x1xi1>, vector<3x1xi32>
    %44 = arith.subi %35, %cst_8 : vector<3x1xi32>
    %45 = arith.shli %33, %44 : vector<3x1xi32>
    %46 = arith.shli %34, %35 : vector<3x1xi32>
    %47 = arith.select %36, %cst_7, %46 : vector<3x1xi1>, vector<3x1xi32>
    %48 = arith.select %36, %45, %43 : vector<3x1xi1>, vector<3x1xi32>
    %49 = arith.ori %48, %47 : vector<3x1xi32>
    %cst_9 = arith.constant dense<0> : vector<3x2xi32>
    %50 = vector.insert_strided_slice %38, %cst_9 {offsets = [0, 0], strides = [1, 1]} : vector<3x1xi32> into vector<3x2xi32>
    %51 = vector.insert_strided_slice %49, %50 {offsets = [0, 1], strides = [1, 1]} : vector<3x1xi32> into vector<3x2xi32>
    %52 = vector.extract_strided_slice %18 {offsets = [0, 0], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %53 = vector.extract_strided_slice %18 {offsets = [0, 1], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %54 = vector.extract_strided_slice %arg1 {offsets = [0, 0], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %cst_10 = arith.constant dense<0> : vector<3x1xi32>
    %cst_11 = arith.constant dense<32> : vector<3x1xi32>
    %55 = arith.cmpi uge, %54, %cst_11 : vector<3x1xi32>
    %56 = arith.shrui %52, %54 : vector<3x1xi32>
    %57 = arith.select %55, %cst_10, %56 : vector<3x1xi1>, vector<3x1xi32>
    %58 = arith.shrui %53, %54 : vector<3x1xi32>
    %59 = arith.select %55, %cst_10, %58 : vector<3x1xi1>, vector<3x1xi32>
    %60 = arith.select %55, %cst_11, %54 : vector<3x1xi1>, vector<3x1xi32>
    %61 = arith.subi %cst_11, %60 : vector<3x1xi32>
    %62 = arith.shli %53, %61 : vector<3x1xi32>
    %63 = arith.cmpi eq, %54, %cst_10 : vector<3x1xi32>
    %64 = arith.select %63, %cst_10, %62 : vector<3x1xi1>, vector<3x1xi32>
    %65 = arith.subi %54, %cst_11 : vector<3x1xi32>
    %66 = arith.shrui %53, %65 : vector<3x1xi32>
    %67 = arith.select %55, %66, %64 : vector<3x1xi1>, vector<3x1xi32>
    %68 = arith.ori %57, %67 : vector<3x1xi32>
    %cst_12 = arith.constant dense<0> : vector<3x2xi32>
    %69 = vector.insert_strided_slice %68, %cst_12 {offsets = [0, 0], strides = [1, 1]} : vector<3x1xi32> into vector<3x2xi32>
    %70 = vector.insert_strided_slice %59, %69 {offsets = [0, 1], strides = [1, 1]} : vector<3x1xi32> into vector<3x2xi32>
    %71 = vector.extract_strided_slice %70 {offsets = [0, 0], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %72 = vector.extract_strided_slice %70 {offsets = [0, 1], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %73 = vector.extract_strided_slice %51 {offsets = [0, 0], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %74 = vector.extract_strided_slice %51 {offsets = [0, 1], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %75 = arith.ori %71, %73 : vector<3x1xi32>
    %76 = arith.ori %72, %74 : vector<3x1xi32>
    %cst_13 = arith.constant dense<0> : vector<3x2xi32>
    %77 = vector.insert_strided_slice %75, %cst_13 {offsets = [0, 0], strides = [1, 1]} : vector<3x1xi32> into vector<3x2xi32>
    %78 = vector.insert_strided_slice %76, %77 {offsets = [0, 1], strides = [1, 1]} : vector<3x1xi32> into vector<3x2xi32>
    %79 = arith.cmpi eq, %20, %cst_2 : vector<3x1xi32>
    %80 = vector.shape_cast %79 : vector<3x1xi1> to vector<3xi1>
    %81 = vector.extract_strided_slice %18 {offsets = [0, 0], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %82 = vector.extract_strided_slice %18 {offsets = [0, 1], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %83 = vector.extract_strided_slice %78 {offsets = [0, 0], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %84 = vector.extract_strided_slice %78 {offsets = [0, 1], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %85 = vector.shape_cast %80 : vector<3xi1> to vector<3x1xi1>
    %86 = arith.select %85, %81, %83 : vector<3x1xi1>, vector<3x1xi32>
    %87 = arith.select %85, %82, %84 : vector<3x1xi1>, vector<3x1xi32>
    %cst_14 = arith.constant dense<0> : vector<3x2xi32>
    %88 = vector.insert_strided_slice %86, %cst_14 {offsets = [0, 0], strides = [1, 1]} : vector<3x1xi32> into vector<3x2xi32>
    %89 = vector.insert_strided_slice %87, %88 {offsets = [0, 1], strides = [1, 1]} : vector<3x1xi32> into vector<3x2xi32>
    return %89 : vector<3x2xi32>
  }
  func.func @widths(%arg0: vector<3x2xi32>, %arg1: vector<3xi16>, %arg2: vector<3xi32>) -> (vector<3xi16>, vector<3xi32>, vector<3x2xi32>, vector<3x2xi32>) {
    %0 = vector.extract_strided_slice %arg0 {offsets = [0, 0], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %1 = vector.shape_cast %0 : vector<3x1xi32> to vector<3xi32>
    %2 = arith.trunci %1 : vector<3xi32> to vector<3xi16>
    %3 = vector.extract_strided_slice %arg0 {offsets = [0, 0], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %4 = vector.shape_cast %3 : vector<3x1xi32> to vector<3xi32>
    %5 = vector.shape_cast %arg1 : vector<3xi16> to vector<3x1xi16>
    %6 = arith.extsi %5 : vector<3x1xi16> to vector<3x1xi32>
    %cst = arith.constant dense<0> : vector<3x1xi32>
    %7 = arith.cmpi slt, %6, %cst : vector<3x1xi32>
    %8 = arith.extsi %7 : vector<3x1xi1> to vector<3x1xi32>
    %cst_0 = arith.constant dense<0> : vector<3x2xi32>
    %9 = vector.insert_strided_slice %6, %cst_0 {offsets = [0, 0], strides = [1, 1]} : vector<3x1xi32> into vector<3x2xi32>
    %10 = vector.insert_strided_slice %8, %9 {offsets = [0, 1], strides = [1, 1]} : vector<3x1xi32> into vector<3x2xi32>
    %11 = vector.shape_cast %arg2 : vector<3xi32> to vector<3x1xi32>
    %cst_1 = arith.constant dense<0> : vector<3x2xi32>
    %12 = vector.insert_strided_slice %11, %cst_1 {offsets = [0, 0], strides = [1, 1]} : vector<3x1xi32> into vector<3x2xi32>
    return %2, %4, %10, %12 : vector<3xi16>, vector<3xi32>, vector<3x2xi32>, vector<3x2xi32>
  }
  func.func @index(%arg0: vector<3x2xi32>, %arg1: vector<3xindex>) -> (vector<3xindex>, vector<3x2xi32>) {
    %0 = vector.extract_strided_slice %arg0 {offsets = [0, 0], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %1 = vector.shape_cast %0 : vector<3x1xi32> to vector<3xi32>
    %2 = arith.index_cast %1 : vector<3xi32> to vector<3xindex>
    %3 = arith.index_castui %arg1 : vector<3xindex> to vector<3xi32>
    %4 = vector.shape_cast %3 : vector<3xi32> to vector<3x1xi32>
    %cst = arith.constant dense<0> : vector<3x2xi32>
    %5 = vector.insert_strided_slice %4, %cst {offsets = [0, 0], strides = [1, 1]} : vector<3x1xi32> into vector<3x2xi32>
    return %2, %5 : vector<3xindex>, vector<3x2xi32>
  }
  func.func @floats(%arg0: vector<3xf32>, %arg1: vector<3x2xi32>) -> (vector<3x2xi32>, vector<3xf64>) {
    %cst = arith.constant dense<0.000000e+00> : vector<3xf32>
    %cst_0 = arith.constant dense<0> : vector<3x2xi32>
    %0 = arith.cmpf olt, %arg0, %cst : vector<3xf32>
    %1 = arith.negf %arg0 : vector<3xf32>
    %2 = arith.select %0, %1, %arg0 : vector<3xi1>, vector<3xf32>
    %cst_1 = arith.constant dense<4.2949673E+9> : vector<3xf32>
    %3 = arith.divf %2, %cst_1 : vector<3xf32>
    %4 = arith.fptoui %3 : vector<3xf32> to vector<3xi32>
    %5 = arith.remf %2, %cst_1 : vector<3xf32>
    %6 = arith.fptoui %5 : vector<3xf32> to vector<3xi32>
    %7 = vector.shape_cast %4 : vector<3xi32> to vector<3x1xi32>
    %8 = vector.shape_cast %6 : vector<3xi32> to vector<3x1xi32>
    %cst_2 = arith.constant dense<0> : vector<3x2xi32>
    %9 = vector.insert_strided_slice %8, %cst_2 {offsets = [0, 0], strides = [1, 1]} : vector<3x1xi32> into vector<3x2xi32>
    %10 = vector.insert_strided_slice %7, %9 {offsets = [0, 1], strides = [1, 1]} : vector<3x1xi32> into vector<3x2xi32>
    %11 = vector.extract_strided_slice %cst_0 {offsets = [0, 0], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %12 = vector.extract_strided_slice %cst_0 {offsets = [0, 1], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %13 = vector.extract_strided_slice %10 {offsets = [0, 0], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %14 = vector.extract_strided_slice %10 {offsets = [0, 1], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %15 = arith.subi %11, %13 : vector<3x1xi32>
    %16 = arith.cmpi ult, %11, %13 : vector<3x1xi32>
    %17 = arith.extui %16 : vector<3x1xi1> to vector<3x1xi32>
    %18 = arith.subi %12, %17 : vector<3x1xi32>
    %19 = arith.subi %18, %14 : vector<3x1xi32>
    %cst_3 = arith.constant dense<0> : vector<3x2xi32>
    %20 = vector.insert_strided_slice %15, %cst_3 {offsets = [0, 0], strides = [1, 1]} : vector<3x1xi32> into vector<3x2xi32>
    %21 = vector.insert_strided_slice %19, %20 {offsets = [0, 1], strides = [1, 1]} : vector<3x1xi32> into vector<3x2xi32>
    %22 = vector.extract_strided_slice %21 {offsets = [0, 0], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %23 = vector.extract_strided_slice %21 {offsets = [0, 1], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %24 = vector.extract_strided_slice %10 {offsets = [0, 0], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %25 = vector.extract_strided_slice %10 {offsets = [0, 1], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %26 = vector.shape_cast %0 : vector<3xi1> to vector<3x1xi1>
    %27 = arith.select %26, %22, %24 : vector<3x1xi1>, vector<3x1xi32>
    %28 = arith.select %26, %23, %25 : vector<3x1xi1>, vector<3x1xi32>
    %cst_4 = arith.constant dense<0> : vector<3x2xi32>
    %29 = vector.insert_strided_slice %27, %cst_4 {offsets = [0, 0], strides = [1, 1]} : vector<3x1xi32> into vector<3x2xi32>
    %30 = vector.insert_strided_slice %28, %29 {offsets = [0, 1], strides = [1, 1]} : vector<3x1xi32> into vector<3x2xi32>
    %cst_5 = arith.constant dense<0> : vector<3x2xi32>
    %31 = vector.extract_strided_slice %arg1 {offsets = [0, 0], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %32 = vector.extract_strided_slice %arg1 {offsets = [0, 1], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %33 = vector.extract_strided_slice %cst_5 {offsets = [0, 0], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %34 = vector.extract_strided_slice %cst_5 {offsets = [0, 1], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %35 = arith.cmpi ult, %31, %33 : vector<3x1xi32>
    %36 = arith.cmpi slt, %32, %34 : vector<3x1xi32>
    %37 = arith.cmpi eq, %32, %34 : vector<3x1xi32>
    %38 = arith.select %37, %35, %36 : vector<3x1xi1>, vector<3x1xi1>
    %39 = vector.shape_cast %38 : vector<3x1xi1> to vector<3xi1>
    %40 = vector.extract_strided_slice %cst_5 {offsets = [0, 0], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %41 = vector.extract_strided_slice %cst_5 {offsets = [0, 1], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %42 = vector.extract_strided_slice %arg1 {offsets = [0, 0], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %43 = vector.extract_strided_slice %arg1 {offsets = [0, 1], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %44 = arith.subi %40, %42 : vector<3x1xi32>
    %45 = arith.cmpi ult, %40, %42 : vector<3x1xi32>
    %46 = arith.extui %45 : vector<3x1xi1> to vector<3x1xi32>
    %47 = arith.subi %41, %46 : vector<3x1xi32>
    %48 = arith.subi %47, %43 : vector<3x1xi32>
    %cst_6 = arith.constant dense<0> : vector<3x2xi32>
    %49 = vector.insert_strided_slice %44, %cst_6 {offsets = [0, 0], strides = [1, 1]} : vector<3x1xi32> into vector<3x2xi32>
    %50 = vector.insert_strided_slice %48, %49 {offsets = [0, 1], strides = [1, 1]} : vector<3x1xi32> into vector<3x2xi32>
    %51 = vector.extract_strided_slice %50 {offsets = [0, 0], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %52 = vector.extract_strided_slice %50 {offsets = [0, 1], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %53 = vector.extract_strided_slice %arg1 {offsets = [0, 0], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %54 = vector.extract_strided_slice %arg1 {offsets = [0, 1], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %55 = vector.shape_cast %39 : vector<3xi1> to vector<3x1xi1>
    %56 = arith.select %55, %51, %53 : vector<3x1xi1>, vector<3x1xi32>
    %57 = arith.select %55, %52, %54 : vector<3x1xi1>, vector<3x1xi32>
    %cst_7 = arith.constant dense<0> : vector<3x2xi32>
    %58 = vector.insert_strided_slice %56, %cst_7 {offsets = [0, 0], strides = [1, 1]} : vector<3x1xi32> into vector<3x2xi32>
    %59 = vector.insert_strided_slice %57, %58 {offsets = [0, 1], strides = [1, 1]} : vector<3x1xi32> into vector<3x2xi32>
    %60 = vector.extract_strided_slice %59 {offsets = [0, 0], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %61 = vector.extract_strided_slice %59 {offsets = [0, 1], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
    %62 = vector.shape_cast %60 : vector<3x1xi32> to vector<3xi32>
    %63 = vector.shape_cast %61 : vector<3x1xi32> to vector<3xi32>
    %cst_8 = arith.constant dense<0> : vector<3xi32>
    %64 = arith.cmpi eq, %63, %cst_8 : vector<3xi32>
    %65 = arith.uitofp %62 : vector<3xi32> to vector<3xf64>
    %66 = arith.uitofp %63 : vector<3xi32> to vector<3xf64>
    %cst_9 = arith.constant dense<0x41F0000000000000> : vector<3xf64>
    %67 = arith.mulf %66, %cst_9 : vector<3xf64>
    %68 = arith.addf %65, %67 : vector<3xf64>
    %69 = arith.select %64, %65, %68 : vector<3xi1>, vector<3xf64>
    %70 = arith.negf %69 : vector<3xf64>
    %71 = arith.select %39, %70, %69 : vector<3xi1>, vector<3xf64>
    return %30, %71 : vector<3x2xi32>, vector<3xf64>
  }
}

