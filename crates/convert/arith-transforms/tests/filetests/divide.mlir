// terrace opt --arith-expand
// Divisions that round up or down, of scalars, vectors and tensors.
func.func @ceil_signed(%a: i32, %b: i32, %i: index) -> (i32, index) {
  %0 = arith.ceildivsi %a, %b : i32
  %1 = arith.ceildivsi %i, %i : index
  return %0, %1 : i32, index
}
func.func @ceil_unsigned(%a: i64, %b: i64) -> i64 {
  %0 = arith.ceildivui %a, %b : i64
  return %0 : i64
}
func.func @floor(%a: i1, %b: i1) -> i1 {
  %0 = arith.floordivsi %a, %b : i1
  return %0 : i1
}
func.func @shapes(%v: vector<3x[4]xindex>, %t: tensor<3xi8>, %d: tensor<?xi32>) {
  %0 = arith.ceildivsi %v, %v : vector<3x[4]xindex>
  %1 = arith.floordivsi %t, %t : tensor<3xi8>
  %2 = arith.ceildivui %d, %d : tensor<?xi32>
  return
}
// ==== stdout ====
module {
  func.func @ceil_signed(%arg0: i32, %arg1: i32, %arg2: index) -> (i32, index) {
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    %0 = arith.divsi %arg0, %arg1 : i32
    %1 = arith.muli %0, %arg1 : i32
    %2 = arith.cmpi ne, %arg0, %1 : i32
    %3 = arith.cmpi slt, %arg0, %c0_i32 : i32
    %4 = arith.cmpi slt, %arg1, %c0_i32 : i32
    %5 = arith.cmpi eq, %3, %4 : i1
    %6 = arith.andi %2, %5 : i1
    %7 = arith.addi %0, %c1_i32 : i32
    %8 = arith.select %6, %7, %0 : i32
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %9 = arith.divsi %arg2, %arg2 : index
    %10 = arith.muli %9, %arg2 : index
    %11 = arith.cmpi ne, %arg2, %10 : index
    %12 = arith.cmpi slt, %arg2, %c0 : index
    %13 = arith.cmpi slt, %arg2, %c0 : index
    %14 = arith.cmpi eq, %12, %13 : i1
    %15 = arith.andi %11, %14 : i1
    %16 = arith.addi %9, %c1 : index
    %17 = arith.select %15, %16, %9 : index
    return %8, %17 : i32, index
  }
  func.func @ceil_unsigned(%arg0: i64, %arg1: i64) -> i64 {
    %c0_i64 = arith.constant 0 : i64
    %0 = arith.cmpi eq, %arg0, %c0_i64 : i64
    %c1_i64 = arith.constant 1 : i64
    %1 = arith.subi %arg0, %c1_i64 : i64
    %2 = arith.divui %1, %arg1 : i64
    %3 = arith.addi %2, %c1_i64 : i64
    %4 = arith.select %0, %c0_i64, %3 : i64
    return %4 : i64
  }
  func.func @floor(%arg0: i1, %arg1: i1) -> i1 {
    %0 = arith.divsi %arg0, %arg1 : i1
    %1 = arith.muli %0, %arg1 : i1
    %2 = arith.cmpi ne, %arg0, %1 : i1
    %false = arith.constant false
    %3 = arith.cmpi slt, %arg0, %false : i1
    %4 = arith.cmpi slt, %arg1, %false : i1
    %5 = arith.cmpi ne, %3, %4 : i1
    %6 = arith.andi %2, %5 : i1
    %true = arith.constant true
    %7 = arith.addi %0, %true : i1
    %8 = arith.select %6, %7, %0 : i1
    return %8 : i1
  }
  func.func @shapes(%arg0: vector<3x[4]xindex>, %arg1: tensor<3xi8>, %arg2: tensor<?xi32>) {
    %cst = arith.constant dense<0> : vector<3x[4]xindex>
    %cst_0 = arith.constant dense<1> : vector<3x[4]xindex>
    %0 = arith.divsi %arg0, %arg0 : vector<3x[4]xindex>
    %1 = arith.muli %0, %arg0 : vector<3x[4]xindex>
    %2 = arith.cmpi ne, %arg0, %1 : vector<3x[4]xindex>
    %3 = arith.cmpi slt, %arg0, %cst : vector<3x[4]xindex>
    %4 = arith.cmpi slt, %arg0, %cst : vector<3x[4]xindex>
    %5 = arith.cmpi eq, %3, %4 : vector<3x[4]xi1>
    %6 = arith.andi %2, %5 : vector<3x[4]xi1>
    %7 = arith.addi %0, %cst_0 : vector<3x[4]xindex>
    %8 = arith.select %6, %7, %0 : vector<3x[4]xi1>, vector<3x[4]xindex>
    %9 = arith.divsi %arg1, %arg1 : tensor<3xi8>
    %10 = arith.muli %9, %arg1 : tensor<3xi8>
    %11 = arith.cmpi ne, %arg1, %10 : tensor<3xi8>
    %cst_1 = arith.constant dense<0> : tensor<3xi8>
    %12 = arith.cmpi slt, %arg1, %cst_1 : tensor<3xi8>
    %13 = arith.cmpi slt, %arg1, %cst_1 : tensor<3xi8>
    %14 = arith.cmpi ne, %12, %13 : tensor<3xi1>
    %15 = arith.andi %11, %14 : tensor<3xi1>
    %cst_2 = arith.constant dense<-1> : tensor<3xi8>
    %16 = arith.addi %9, %cst_2 : tensor<3xi8>
    %17 = arith.select %15, %16, %9 : tensor<3xi1>, tensor<3xi8>
    %18 = arith.ceildivui %arg2, %arg2 : tensor<?xi32>
    return
  }
}

