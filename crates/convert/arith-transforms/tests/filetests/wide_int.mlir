// terrace opt --arith-emulate-wide-int=widest-int-supported=32
// Integers of 64 bits on a target that has 32.
func.func @signature(%a: i64 {a.b}, %f: f32) -> (i64 {a.c}, i32) {
  %0, %1 = func.call @signature(%a, %f) {a.d} : (i64, f32) -> (i64, i32)
  return %0, %1 : i64, i32
}

func.func @constants() -> (i64, i64, i64, i32) {
  %0 = arith.constant 12345678901234 : i64
  %1 = arith.constant -3 : i64
  %2 = arith.constant 4294967297 : i64
  %3 = arith.constant 7 : i32
  return %0, %1, %2, %3 : i64, i64, i64, i32
}

func.func @sums(%a: i64, %b: i64) -> i64 {
  %0 = arith.addi %a, %b overflow<nsw> : i64
  %1 = arith.subi %0, %b : i64
  %2 = arith.muli %1, %a : i64
  return %2 : i64
}

func.func @bits(%a: i64, %b: i64) -> i64 {
  %0 = arith.andi %a, %b : i64
  %1 = arith.ori %0, %b : i64
  %2 = arith.xori %1, %a : i64
  return %2 : i64
}

func.func @choices(%a: i64, %b: i64, %c: i1) -> (i1, i1, i1, i1, i64) {
  %0 = arith.cmpi eq, %a, %b : i64
  %1 = arith.cmpi ne, %a, %b : i64
  %2 = arith.cmpi sge, %a, %b : i64
  %3 = arith.cmpi ult, %a, %b : i64
  %4 = arith.select %c, %a, %b : i64
  return %0, %1, %2, %3, %4 : i1, i1, i1, i1, i64
}

func.func @max_min(%a: i64, %b: i64) -> i64 {
  %0 = arith.maxsi %a, %b : i64
  %1 = arith.minui %0, %b : i64
  return %1 : i64
}

func.func @left(%a: i64, %b: i64) -> i64 {
  %0 = arith.shli %a, %b : i64
  return %0 : i64
}

func.func @right(%a: i64, %b: i64) -> i64 {
  %0 = arith.shrui %a, %b : i64
  return %0 : i64
}

func.func @right_signed(%a: i64, %b: i64) -> i64 {
  %0 = arith.shrsi %a, %b : i64
  return %0 : i64
}

func.func @widths(%a: i64, %b: i16, %c: i32) -> (i16, i32, i64, i64, i64, i64) {
  %0 = arith.trunci %a : i64 to i16
  %1 = arith.trunci %a : i64 to i32
  %2 = arith.extsi %b : i16 to i64
  %3 = arith.extui %b : i16 to i64
  %4 = arith.extsi %c : i32 to i64
  %5 = arith.extui %c : i32 to i64
  return %0, %1, %2, %3, %4, %5 : i16, i32, i64, i64, i64, i64
}

// Extensions and truncations of halves fold.
func.func @folded(%a: i16) -> (i64, i64, i16) {
  %0 = arith.extui %a : i16 to i32
  %1 = arith.extui %0 : i32 to i64
  %2 = arith.constant -3 : i16
  %3 = arith.extsi %2 : i16 to i64
  %4 = arith.trunci %1 : i64 to i16
  return %1, %3, %4 : i64, i64, i16
}

func.func @index(%a: i64, %b: index) -> (index, index, i64, i64) {
  %0 = arith.index_cast %a : i64 to index
  %1 = arith.index_castui %a : i64 to index
  %2 = arith.index_cast %b : index to i64
  %3 = arith.index_castui %b : index to i64
  return %0, %1, %2, %3 : index, index, i64, i64
}

func.func @from_float(%a: f64, %b: f16) -> (i64, i64) {
  %0 = arith.fptosi %a : f64 to i64
  %1 = arith.fptoui %b : f16 to i64
  return %0, %1 : i64, i64
}

func.func @to_float(%a: i64) -> (f64, bf16) {
  %0 = arith.sitofp %a : i64 to f64
  %1 = arith.uitofp %a : i64 to bf16
  return %0, %1 : f64, bf16
}

func.func @print(%a: i64) {
  vector.print %a : i64
  vector.print str "a"
  return
}
// ==== stdout ====
module {
  func.func @signature(%arg0: vector<2xi32> {a.b}, %arg1: f32) -> (vector<2xi32> {a.c}, i32) {
    %0:2 = call @signature(%arg0, %arg1) : (vector<2xi32>, f32) -> (vector<2xi32>, i32)
    return %0#0, %0#1 : vector<2xi32>, i32
  }
  func.func @constants() -> (vector<2xi32>, vector<2xi32>, vector<2xi32>, i32) {
    %cst = arith.constant dense<[1942892530, 2874]> : vector<2xi32>
    %cst_0 = arith.constant dense<[-3, -1]> : vector<2xi32>
    %cst_1 = arith.constant dense<1> : vector<2xi32>
    %c7_i32 = arith.constant 7 : i32
    return %cst, %cst_0, %cst_1, %c7_i32 : vector<2xi32>, vector<2xi32>, vector<2xi32>, i32
  }
  func.func @sums(%arg0: vector<2xi32>, %arg1: vector<2xi32>) -> vector<2xi32> {
    %0 = vector.extract %arg0[0] : i32 from vector<2xi32>
    %1 = vector.extract %arg0[1] : i32 from vector<2xi32>
    %2 = vector.extract %arg1[0] : i32 from vector<2xi32>
    %3 = vector.extract %arg1[1] : i32 from vector<2xi32>
    %sum, %overflow = arith.addui_extended %0, %2 : i32, i1
    %4 = arith.extui %overflow : i1 to i32
    %5 = arith.addi %4, %1 : i32
    %6 = arith.addi %5, %3 : i32
    %cst = arith.constant dense<0> : vector<2xi32>
    %7 = vector.insert %sum, %cst [0] : i32 into vector<2xi32>
    %8 = vector.insert %6, %7 [1] : i32 into vector<2xi32>
    %9 = vector.extract %arg0[0] : i32 from vector<2xi32>
    %10 = vector.extract %arg0[1] : i32 from vector<2xi32>
    %11 = vector.extract %arg0[0] : i32 from vector<2xi32>
    %12 = vector.extract %arg0[1] : i32 from vector<2xi32>
    %low, %high = arith.mului_extended %9, %11 : i32
    %13 = arith.muli %9, %12 : i32
    %14 = arith.muli %10, %11 : i32
    %15 = arith.addi %high, %13 : i32
    %16 = arith.addi %15, %14 : i32
    %cst_0 = arith.constant dense<0> : vector<2xi32>
    %17 = vector.insert %low, %cst_0 [0] : i32 into vector<2xi32>
    %18 = vector.insert %16, %17 [1] : i32 into vector<2xi32>
    return %18 : vector<2xi32>
  }
  func.func @bits(%arg0: vector<2xi32>, %arg1: vector<2xi32>) -> vector<2xi32> {
    %0 = vector.extract %arg0[0] : i32 from vector<2xi32>
    %1 = vector.extract %arg0[1] : i32 from vector<2xi32>
    %2 = vector.extract %arg1[0] : i32 from vector<2xi32>
    %3 = vector.extract %arg1[1] : i32 from vector<2xi32>
    %4 = arith.andi %0, %2 : i32
    %5 = arith.andi %1, %3 : i32
    %cst = arith.constant dense<0> : vector<2xi32>
    %6 = vector.insert %4, %cst [0] : i32 into vector<2xi32>
    %7 = vector.insert %5, %6 [1] : i32 into vector<2xi32>
    %8 = vector.extract %7[0] : i32 from vector<2xi32>
    %9 = vector.extract %7[1] : i32 from vector<2xi32>
    %10 = vector.extract %arg1[0] : i32 from vector<2xi32>
    %11 = vector.extract %arg1[1] : i32 from vector<2xi32>
    %12 = arith.ori %8, %10 : i32
    %13 = arith.ori %9, %11 : i32
    %cst_0 = arith.constant dense<0> : vector<2xi32>
    %14 = vector.insert %12, %cst_0 [0] : i32 into vector<2xi32>
    %15 = vector.insert %13, %14 [1] : i32 into vector<2xi32>
    %16 = vector.extract %15[0] : i32 from vector<2xi32>
    %17 = vector.extract %15[1] : i32 from vector<2xi32>
    %18 = vector.extract %arg0[0] : i32 from vector<2xi32>
    %19 = vector.extract %arg0[1] : i32 from vector<2xi32>
    %20 = arith.xori %16, %18 : i32
    %21 = arith.xori %17, %19 : i32
    %cst_1 = arith.constant dense<0> : vector<2xi32>
    %22 = vector.insert %20, %cst_1 [0] : i32 into vector<2xi32>
    %23 = vector.insert %21, %22 [1] : i32 into vector<2xi32>
    return %23 : vector<2xi32>
  }
  func.func @choices(%arg0: vector<2xi32>, %arg1: vector<2xi32>, %arg2: i1) -> (i1, i1, i1, i1, vector<2xi32>) {
    %0 = vector.extract %arg0[0] : i32 from vector<2xi32>
    %1 = vector.extract %arg0[1] : i32 from vector<2xi32>
    %2 = vector.extract %arg1[0] : i32 from vector<2xi32>
    %3 = vector.extract %arg1[1] : i32 from vector<2xi32>
    %4 = arith.cmpi eq, %0, %2 : i32
    %5 = arith.cmpi eq, %1, %3 : i32
    %6 = arith.andi %4, %5 : i1
    %7 = vector.extract %arg0[0] : i32 from vector<2xi32>
    %8 = vector.extract %arg0[1] : i32 from vector<2xi32>
    %9 = vector.extract %arg1[0] : i32 from vector<2xi32>
    %10 = vector.extract %arg1[1] : i32 from vector<2xi32>
    %11 = arith.cmpi ne, %7, %9 : i32
    %12 = arith.cmpi ne, %8, %10 : i32
    %13 = arith.ori %11, %12 : i1
    %14 = vector.extract %arg0[0] : i32 from vector<2xi32>
    %15 = vector.extract %arg0[1] : i32 from vector<2xi32>
    %16 = vector.extract %arg1[0] : i32 from vector<2xi32>
    %17 = vector.extract %arg1[1] : i32 from vector<2xi32>
    %18 = arith.cmpi uge, %14, %16 : i32
    %19 = arith.cmpi sge, %15, %17 : i32
    %20 = arith.cmpi eq, %15, %17 : i32
    %21 = arith.select %20, %18, %19 : i1
    %22 = vector.extract %arg0[0] : i32 from vector<2xi32>
    %23 = vector.extract %arg0[1] : i32 from vector<2xi32>
    %24 = vector.extract %arg1[0] : i32 from vector<2xi32>
    %25 = vector.extract %arg1[1] : i32 from vector<2xi32>
    %26 = arith.cmpi ult, %22, %24 : i32
    %27 = arith.cmpi ult, %23, %25 : i32
    %28 = arith.cmpi eq, %23, %25 : i32
    %29 = arith.select %28, %26, %27 : i1
    %30 = vector.extract %arg0[0] : i32 from vector<2xi32>
    %31 = vector.extract %arg0[1] : i32 from vector<2xi32>
    %32 = vector.extract %arg1[0] : i32 from vector<2xi32>
    %33 = vector.extract %arg1[1] : i32 from vector<2xi32>
    %34 = arith.select %arg2, %30, %32 : i32
    %35 = arith.select %arg2, %31, %33 : i32
    %cst = arith.constant dense<0> : vector<2xi32>
    %36 = vector.insert %34, %cst [0] : i32 into vector<2xi32>
    %37 = vector.insert %35, %36 [1] : i32 into vector<2xi32>
    return %6, %13, %21, %29, %37 : i1, i1, i1, i1, vector<2xi32>
  }
  func.func @max_min(%arg0: vector<2xi32>, %arg1: vector<2xi32>) -> vector<2xi32> {
    %0 = vector.extract %arg0[0] : i32 from vector<2xi32>
    %1 = vector.extract %arg0[1] : i32 from vector<2xi32>
    %2 = vector.extract %arg1[0] : i32 from vector<2xi32>
    %3 = vector.extract %arg1[1] : i32 from vector<2xi32>
    %4 = arith.cmpi ugt, %0, %2 : i32
    %5 = arith.cmpi sgt, %1, %3 : i32
    %6 = arith.cmpi eq, %1, %3 : i32
    %7 = arith.select %6, %4, %5 : i1
    %8 = vector.extract %arg0[0] : i32 from vector<2xi32>
    %9 = vector.extract %arg0[1] : i32 from vector<2xi32>
    %10 = vector.extract %arg1[0] : i32 from vector<2xi32>
    %11 = vector.extract %arg1[1] : i32 from vector<2xi32>
    %12 = arith.select %7, %8, %10 : i32
    %13 = arith.select %7, %9, %11 : i32
    %cst = arith.constant dense<0> : vector<2xi32>
    %14 = vector.insert %12, %cst [0] : i32 into vector<2xi32>
    %15 = vector.insert %13, %14 [1] : i32 into vector<2xi32>
    %16 = vector.extract %15[0] : i32 from vector<2xi32>
    %17 = vector.extract %15[1] : i32 from vector<2xi32>
    %18 = vector.extract %arg1[0] : i32 from vector<2xi32>
    %19 = vector.extract %arg1[1] : i32 from vector<2xi32>
    %20 = arith.cmpi ult, %16, %18 : i32
    %21 = arith.cmpi ult, %17, %19 : i32
    %22 = arith.cmpi eq, %17, %19 : i32
    %23 = arith.select %22, %20, %21 : i1
    %24 = vector.extract %15[0] : i32 from vector<2xi32>
    %25 = vector.extract %15[1] : i32 from vector<2xi32>
    %26 = vector.extract %arg1[0] : i32 from vector<2xi32>
    %27 = vector.extract %arg1[1] : i32 from vector<2xi32>
    %28 = arith.select %23, %24, %26 : i32
    %29 = arith.select %23, %25, %27 : i32
    %cst_0 = arith.constant dense<0> : vector<2xi32>
    %30 = vector.insert %28, %cst_0 [0] : i32 into vector<2xi32>
    %31 = vector.insert %29, %30 [1] : i32 into vector<2xi32>
    return %31 : vector<2xi32>
  }
  func.func @left(%arg0: vector<2xi32>, %arg1: vector<2xi32>) -> vector<2xi32> {
    %0 = vector.extract %arg0[0] : i32 from vector<2xi32>
    %1 = vector.extract %arg0[1] : i32 from vector<2xi32>
    %2 = vector.extract %arg1[0] : i32 from vector<2xi32>
    %c0_i32 = arith.constant 0 : i32
    %c32_i32 = arith.constant 32 : i32
    %3 = arith.cmpi uge, %2, %c32_i32 : i32
    %4 = arith.shli %0, %2 : i32
    %5 = arith.select %3, %c0_i32, %4 : i32
    %6 = arith.select %3, %c32_i32, %2 : i32
    %7 = arith.subi %c32_i32, %6 : i32
    %8 = arith.shrui %0, %7 : i32
    %9 = arith.cmpi eq, %2, %c0_i32 : i32
    %10 = arith.select %9, %c0_i32, %8 : i32
    %11 = arith.subi %2, %c32_i32 : i32
    %12 = arith.shli %0, %11 : i32
    %13 = arith.shli %1, %2 : i32
    %14 = arith.select %3, %c0_i32, %13 : i32
    %15 = arith.select %3, %12, %10 : i32
    %16 = arith.ori %15, %14 : i32
    %cst = arith.constant dense<0> : vector<2xi32>
    %17 = vector.insert %5, %cst [0] : i32 into vector<2xi32>
    %18 = vector.insert %16, %17 [1] : i32 into vector<2xi32>
    return %18 : vector<2xi32>
  }
  func.func @right(%arg0: vector<2xi32>, %arg1: vector<2xi32>) -> vector<2xi32> {
    %0 = vector.extract %arg0[0] : i32 from vector<2xi32>
    %1 = vector.extract %arg0[1] : i32 from vector<2xi32>
    %2 = vector.extract %arg1[0] : i32 from vector<2xi32>
    %c0_i32 = arith.constant 0 : i32
    %c32_i32 = arith.constant 32 : i32
    %3 = arith.cmpi uge, %2, %c32_i32 : i32
    %4 = arith.shrui %0, %2 : i32
    %5 = arith.select %3, %c0_i32, %4 : i32
    %6 = arith.shrui %1, %2 : i32
    %7 = arith.select %3, %c0_i32, %6 : i32
    %8 = arith.select %3, %c32_i32, %2 : i32
    %9 = arith.subi %c32_i32, %8 : i32
    %10 = arith.shli %1, %9 : i32
    %11 = arith.cmpi eq, %2, %c0_i32 : i32
    %12 = arith.select %11, %c0_i32, %10 : i32
    %13 = arith.subi %2, %c32_i32 : i32
    %14 = arith.shrui %1, %13 : i32
    %15 = arith.select %3, %14, %12 : i32
    %16 = arith.ori %5, %15 : i32
    %cst = arith.constant dense<0> : vector<2xi32>
    %17 = vector.insert %16, %cst [0] : i32 into vector<2xi32>
    %18 = vector.insert %7, %17 [1] : i32 into vector<2xi32>
    return %18 : vector<2xi32>
  }
  func.func @right_signed(%arg0: vector<2xi32>, %arg1: vector<2xi32>) -> vector<2xi32> {
    %0 = vector.extract %arg0[1] : i32 from vector<2xi32>
    %1 = vector.extract %arg1[0] : i32 from vector<2xi32>
    %c0_i32 = arith.constant 0 : i32
    %2 = arith.cmpi slt, %0, %c0_i32 : i32
    %3 = arith.extsi %2 : i1 to i32
    %c0_i32_0 = arith.constant 0 : i32
    %4 = arith.cmpi slt, %3, %c0_i32_0 : i32
    %5 = arith.extsi %4 : i1 to i32
    %cst = arith.constant dense<0> : vector<2xi32>
    %6 = vector.insert %3, %cst [0] : i32 into vector<2xi32>
    %7 = vector.insert %5, %6 [1] : i32 into vector<2xi32>
    %c64_i32 = arith.constant 64 : i32
    %8 = arith.subi %c64_i32, %1 : i32
    %cst_1 = arith.constant dense<0> : vector<2xi32>
    %9 = vector.insert %8, %cst_1 [0] : i32 into vector<2xi32>
    %10 = vector.extract %7[0] : i32 from vector<2xi32>
    %11 = vector.extract %7[1] : i32 from vector<2xi32>
    %12 = vector.extract %9[0] : i32 from vector<2xi32>
    %c0_i32_2 = arith.constant 0 : i32
    %c32_i32 = arith.constant 32 : i32
    %13 = arith.cmpi uge, %12, %c32_i32 : i32
    %14 = arith.shli %10, %12 : i32
    %15 = arith.select %13, %c0_i32_2, %14 : i32
    %16 = arith.select %13, %c32_i32, %12 : i32
    %17 = arith.subi %c32_i32, %16 : i32
    %18 = arith.shrui %10, %17 : i32
    %19 = arith.cmpi eq, %12, %c0_i32_2 : i32
    %20 = arith.select %19, %c0_i32_2, %18 : i32
    %21 = arith.subi %12, %c32_i32 : i32
    %22 = arith.shli %10, %21 : i32
    %23 = arith.shli %11, %12 : i32
    %24 = arith.select %13, %c0_i32_2, %23 : i32
    %25 = arith.select %13, %22, %20 : i32
    %26 = arith.ori %25, %24 : i32
    %cst_3 = arith.constant dense<0> : vector<2xi32>
    %27 = vector.insert %15, %cst_3 [0] : i32 into vector<2xi32>
    %28 = vector.insert %26, %27 [1] : i32 into vector<2xi32>
    %29 = vector.extract %arg0[0] : i32 from vector<2xi32>
    %30 = vector.extract %arg0[1] : i32 from vector<2xi32>
    %31 = vector.extract %arg1[0] : i32 from vector<2xi32>
    %c0_i32_4 = arith.constant 0 : i32
    %c32_i32_5 = arith.constant 32 : i32
    %32 = arith.cmpi uge, %31, %c32_i32_5 : i32
    %33 = arith.shrui %29, %31 : i32
    %34 = arith.select %32, %c0_i32_4, %33 : i32
    %35 = arith.shrui %30, %31 : i32
    %36 = arith.select %32, %c0_i32_4, %35 : i32
    %37 = arith.select %32, %c32_i32_5, %31 : i32
    %38 = arith.subi %c32_i32_5, %37 : i32
    %39 = arith.shli %30, %38 : i32
    %40 = arith.cmpi eq, %31, %c0_i32_4 : i32
    %41 = arith.select %40, %c0_i32_4, %39 : i32
    %42 = arith.subi %31, %c32_i32_5 : i32
    %43 = arith.shrui %30, %42 : i32
    %44 = arith.select %32, %43, %41 : i32
    %45 = arith.ori %34, %44 : i32
    %cst_6 = arith.constant dense<0> : vector<2xi32>
    %46 = vector.insert %45, %cst_6 [0] : i32 into vector<2xi32>
    %47 = vector.insert %36, %46 [1] : i32 into vector<2xi32>
    %48 = vector.extract %47[0] : i32 from vector<2xi32>
    %49 = vector.extract %47[1] : i32 from vector<2xi32>
    %50 = vector.extract %28[0] : i32 from vector<2xi32>
    %51 = vector.extract %28[1] : i32 from vector<2xi32>
    %52 = arith.ori %48, %50 : i32
    %53 = arith.ori %49, %51 : i32
    %cst_7 = arith.constant dense<0> : vector<2xi32>
    %54 = vector.insert %52, %cst_7 [0] : i32 into vector<2xi32>
    %55 = vector.insert %53, %54 [1] : i32 into vector<2xi32>
    %56 = arith.cmpi eq, %1, %c0_i32 : i32
    %57 = vector.extract %arg0[0] : i32 from vector<2xi32>
    %58 = vector.extract %arg0[1] : i32 from vector<2xi32>
    %59 = vector.extract %55[0] : i32 from vector<2xi32>
    %60 = vector.extract %55[1] : i32 from vector<2xi32>
    %61 = arith.select %56, %57, %59 : i32
    %62 = arith.select %56, %58, %60 : i32
    %cst_8 = arith.constant dense<0> : vector<2xi32>
    %63 = vector.insert %61, %cst_8 [0] : i32 into vector<2xi32>
    %64 = vector.insert %62, %63 [1] : i32 into vector<2xi32>
    return %64 : vector<2xi32>
  }
  func.func @widths(%arg0: vector<2xi32>, %arg1: i16, %arg2: i32) -> (i16, i32, vector<2xi32>, vector<2xi32>, vector<2xi32>, vector<2xi32>) {
    %0 = vector.extract %arg0[0] : i32 from vector<2xi32>
    %1 = arith.trunci %0 : i32 to i16
    %2 = vector.extract %arg0[0] : i32 from vector<2xi32>
    %3 = arith.extsi %arg1 : i16 to i32
    %c0_i32 = arith.constant 0 : i32
    %4 = arith.cmpi slt, %3, %c0_i32 : i32
    %5 = arith.extsi %4 : i1 to i32
    %cst = arith.constant dense<0> : vector<2xi32>
    %6 = vector.insert %3, %cst [0] : i32 into vector<2xi32>
    %7 = vector.insert %5, %6 [1] : i32 into vector<2xi32>
    %8 = arith.extui %arg1 : i16 to i32
    %cst_0 = arith.constant dense<0> : vector<2xi32>
    %9 = vector.insert %8, %cst_0 [0] : i32 into vector<2xi32>
    %c0_i32_1 = arith.constant 0 : i32
    %10 = arith.cmpi slt, %arg2, %c0_i32_1 : i32
    %11 = arith.extsi %10 : i1 to i32
    %cst_2 = arith.constant dense<0> : vector<2xi32>
    %12 = vector.insert %arg2, %cst_2 [0] : i32 into vector<2xi32>
    %13 = vector.insert %11, %12 [1] : i32 into vector<2xi32>
    %cst_3 = arith.constant dense<0> : vector<2xi32>
    %14 = vector.insert %arg2, %cst_3 [0] : i32 into vector<2xi32>
    return %1, %2, %7, %9, %13, %14 : i16, i32, vector<2xi32>, vector<2xi32>, vector<2xi32>, vector<2xi32>
  }
  func.func @folded(%arg0: i16) -> (vector<2xi32>, vector<2xi32>, i16) {
    %0 = arith.extui %arg0 : i16 to i32
    %1 = arith.extui %arg0 : i16 to i32
    %cst = arith.constant dense<0> : vector<2xi32>
    %2 = vector.insert %1, %cst [0] : i32 into vector<2xi32>
    %c-3_i16 = arith.constant -3 : i16
    %cst_0 = arith.constant dense<[-3, -1]> : vector<2xi32>
    return %2, %cst_0, %arg0 : vector<2xi32>, vector<2xi32>, i16
  }
  func.func @index(%arg0: vector<2xi32>, %arg1: index) -> (index, index, vector<2xi32>, vector<2xi32>) {
    %0 = vector.extract %arg0[0] : i32 from vector<2xi32>
    %1 = arith.index_cast %0 : i32 to index
    %2 = vector.extract %arg0[0] : i32 from vector<2xi32>
    %3 = arith.index_castui %2 : i32 to index
    %4 = arith.index_cast %arg1 : index to i32
    %c0_i32 = arith.constant 0 : i32
    %5 = arith.cmpi slt, %4, %c0_i32 : i32
    %6 = arith.extsi %5 : i1 to i32
    %cst = arith.constant dense<0> : vector<2xi32>
    %7 = vector.insert %4, %cst [0] : i32 into vector<2xi32>
    %8 = vector.insert %6, %7 [1] : i32 into vector<2xi32>
    %9 = arith.index_castui %arg1 : index to i32
    %cst_0 = arith.constant dense<0> : vector<2xi32>
    %10 = vector.insert %9, %cst_0 [0] : i32 into vector<2xi32>
    return %1, %3, %8, %10 : index, index, vector<2xi32>, vector<2xi32>
  }
  func.func @from_float(%arg0: f64, %arg1: f16) -> (vector<2xi32>, vector<2xi32>) {
    %cst = arith.constant 0.000000e+00 : f64
    %cst_0 = arith.constant dense<0> : vector<2xi32>
    %0 = arith.cmpf olt, %arg0, %cst : f64
    %1 = arith.negf %arg0 : f64
    %2 = arith.select %0, %1, %arg0 : f64
    %cst_1 = arith.constant 0x41F0000000000000 : f64
    %3 = arith.divf %2, %cst_1 : f64
    %4 = arith.fptoui %3 : f64 to i32
    %5 = arith.remf %2, %cst_1 : f64
    %6 = arith.fptoui %5 : f64 to i32
    %cst_2 = arith.constant dense<0> : vector<2xi32>
    %7 = vector.insert %6, %cst_2 [0] : i32 into vector<2xi32>
    %8 = vector.insert %4, %7 [1] : i32 into vector<2xi32>
    %9 = vector.extract %cst_0[0] : i32 from vector<2xi32>
    %10 = vector.extract %cst_0[1] : i32 from vector<2xi32>
    %11 = vector.extract %8[0] : i32 from vector<2xi32>
    %12 = vector.extract %8[1] : i32 from vector<2xi32>
    %13 = arith.subi %9, %11 : i32
    %14 = arith.cmpi ult, %9, %11 : i32
    %15 = arith.extui %14 : i1 to i32
    %16 = arith.subi %10, %15 : i32
    %17 = arith.subi %16, %12 : i32
    %cst_3 = arith.constant dense<0> : vector<2xi32>
    %18 = vector.insert %13, %cst_3 [0] : i32 into vector<2xi32>
    %19 = vector.insert %17, %18 [1] : i32 into vector<2xi32>
    %20 = vector.extract %19[0] : i32 from vector<2xi32>
    %21 = vector.extract %19[1] : i32 from vector<2xi32>
    %22 = vector.extract %8[0] : i32 from vector<2xi32>
    %23 = vector.extract %8[1] : i32 from vector<2xi32>
    %24 = arith.select %0, %20, %22 : i32
    %25 = arith.select %0, %21, %23 : i32
    %cst_4 = arith.constant dense<0> : vector<2xi32>
    %26 = vector.insert %24, %cst_4 [0] : i32 into vector<2xi32>
    %27 = vector.insert %25, %26 [1] : i32 into vector<2xi32>
    %cst_5 = arith.constant 0x7C00 : f16
    %28 = arith.divf %arg1, %cst_5 : f16
    %29 = arith.fptoui %28 : f16 to i32
    %30 = arith.remf %arg1, %cst_5 : f16
    %31 = arith.fptoui %30 : f16 to i32
    %cst_6 = arith.constant dense<0> : vector<2xi32>
    %32 = vector.insert %31, %cst_6 [0] : i32 into vector<2xi32>
    %33 = vector.insert %29, %32 [1] : i32 into vector<2xi32>
    return %27, %33 : vector<2xi32>, vector<2xi32>
  }
  func.func @to_float(%arg0: vector<2xi32>) -> (f64, bf16) {
    %cst = arith.constant dense<0> : vector<2xi32>
    %0 = vector.extract %arg0[0] : i32 from vector<2xi32>
    %1 = vector.extract %arg0[1] : i32 from vector<2xi32>
    %2 = vector.extract %cst[0] : i32 from vector<2xi32>
    %3 = vector.extract %cst[1] : i32 from vector<2xi32>
    %4 = arith.cmpi ult, %0, %2 : i32
    %5 = arith.cmpi slt, %1, %3 : i32
    %6 = arith.cmpi eq, %1, %3 : i32
    %7 = arith.select %6, %4, %5 : i1
    %8 = vector.extract %cst[0] : i32 from vector<2xi32>
    %9 = vector.extract %cst[1] : i32 from vector<2xi32>
    %10 = vector.extract %arg0[0] : i32 from vector<2xi32>
    %11 = vector.extract %arg0[1] : i32 from vector<2xi32>
    %12 = arith.subi %8, %10 : i32
    %13 = arith.cmpi ult, %8, %10 : i32
    %14 = arith.extui %13 : i1 to i32
    %15 = arith.subi %9, %14 : i32
    %16 = arith.subi %15, %11 : i32
    %cst_0 = arith.constant dense<0> : vector<2xi32>
    %17 = vector.insert %12, %cst_0 [0] : i32 into vector<2xi32>
    %18 = vector.insert %16, %17 [1] : i32 into vector<2xi32>
    %19 = vector.extract %18[0] : i32 from vector<2xi32>
    %20 = vector.extract %18[1] : i32 from vector<2xi32>
    %21 = vector.extract %arg0[0] : i32 from vector<2xi32>
    %22 = vector.extract %arg0[1] : i32 from vector<2xi32>
    %23 = arith.select %7, %19, %21 : i32
    %24 = arith.select %7, %20, %22 : i32
    %cst_1 = arith.constant dense<0> : vector<2xi32>
    %25 = vector.insert %23, %cst_1 [0] : i32 into vector<2xi32>
    %26 = vector.insert %24, %25 [1] : i32 into vector<2xi32>
    %27 = vector.extract %26[0] : i32 from vector<2xi32>
    %28 = vector.extract %26[1] : i32 from vector<2xi32>
    %c0_i32 = arith.constant 0 : i32
    %29 = arith.cmpi eq, %28, %c0_i32 : i32
    %30 = arith.uitofp %27 : i32 to f64
    %31 = arith.uitofp %28 : i32 to f64
    %cst_2 = arith.constant 0x41F0000000000000 : f64
    %32 = arith.mulf %31, %cst_2 : f64
    %33 = arith.addf %30, %32 : f64
    %34 = arith.select %29, %30, %33 : f64
    %35 = arith.negf %34 : f64
    %36 = arith.select %7, %35, %34 : f64
    %37 = vector.extract %arg0[0] : i32 from vector<2xi32>
    %38 = vector.extract %arg0[1] : i32 from vector<2xi32>
    %c0_i32_3 = arith.constant 0 : i32
    %39 = arith.cmpi eq, %38, %c0_i32_3 : i32
    %40 = arith.uitofp %37 : i32 to bf16
    %c0_i32_4 = arith.constant 0 : i32
    %cst_5 = arith.constant 4.294970e+09 : bf16
    %c16_i32 = arith.constant 16 : i32
    %c16_i32_6 = arith.constant 16 : i32
    %41 = arith.shrui %38, %c16_i32_6 : i32
    %42 = arith.cmpi eq, %41, %c0_i32_4 : i32
    %43 = arith.shli %38, %c16_i32 : i32
    %44 = arith.shrui %37, %c16_i32_6 : i32
    %45 = arith.ori %43, %44 : i32
    %46 = arith.select %42, %45, %38 : i32
    %47 = arith.shli %37, %c16_i32 : i32
    %48 = arith.select %42, %47, %37 : i32
    %cst_7 = arith.constant 6.553600e+04 : bf16
    %49 = arith.divf %cst_5, %cst_7 : bf16
    %50 = arith.select %42, %49, %cst_5 : bf16
    %51 = arith.cmpi ne, %48, %c0_i32_4 : i32
    %52 = arith.extui %51 : i1 to i32
    %53 = arith.ori %46, %52 : i32
    %54 = arith.uitofp %53 : i32 to bf16
    %55 = arith.mulf %54, %50 : bf16
    %56 = arith.select %39, %40, %55 : bf16
    return %36, %56 : f64, bf16
  }
  func.func @print(%arg0: vector<2xi32>) {
    vector.print %arg0 : vector<2xi32>
    vector.print str "a"
    return
  }
}

