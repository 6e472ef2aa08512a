// terrace opt --arith-int-range-narrowing=int-bitwidths-supported=1,8,16,0x20
// Operations, comparisons and casts of index that need fewer bits.
func.func @n(%a: index, %b: index, %q: i64) -> (index, i64, i1) {
  %c0 = arith.constant 0 : index
  %c100 = arith.constant 100 : index
  %x = arith.minui %a, %c100 : index
  %y = arith.minui %b, %c100 : index
  %s = arith.addi %x, %y : index
  %m1 = arith.constant -1 : i64
  %c7 = arith.constant 7 : i64
  %u = arith.andi %q, %c7 : i64
  %v = arith.addi %u, %m1 : i64
  %w = arith.muli %v, %u : i64
  %c = arith.cmpi slt, %w, %c7 : i64
  return %s, %w, %c : index, i64, i1
}
func.func @vectors(%a: vector<4xi64>, %b: vector<4xindex>) -> (vector<4xi64>, vector<4xindex>, vector<4xi1>) {
  %c = arith.constant dense<1000> : vector<4xi64>
  %x = arith.minui %a, %c : vector<4xi64>
  %y = arith.addi %x, %x : vector<4xi64>
  %d = arith.constant dense<-3> : vector<4xindex>
  %e = arith.constant dense<3> : vector<4xindex>
  %z = arith.minsi %b, %e : vector<4xindex>
  %w = arith.maxsi %z, %d : vector<4xindex>
  %v = arith.addi %w, %w : vector<4xindex>
  %p = arith.cmpi eq, %v, %w : vector<4xindex>
  return %y, %v, %p : vector<4xi64>, vector<4xindex>, vector<4xi1>
}
func.func @chain(%a: i8, %b: i16, %c: i1, %d: i64, %e: i64) -> (i8, i16, i64) {
  %x = arith.index_cast %a : i8 to index
  %y = arith.index_cast %x : index to i8
  %z = arith.index_castui %b : i16 to index
  %w = arith.index_castui %z : index to i16
  %k = arith.constant 1 : i64
  %l = arith.andi %d, %k : i64
  %m = arith.andi %e, %k : i64
  %s = arith.select %c, %l, %m : i64
  %t = arith.xori %s, %l : i64
  return %y, %w, %t : i8, i16, i64
}
// ==== stdout ====
module {
  func.func @n(%arg0: index, %arg1: index, %arg2: i64) -> (index, i64, i1) {
    %c7_i8 = arith.constant 7 : i8
    %c-1_i8 = arith.constant -1 : i8
    %c7_i64 = arith.constant 7 : i64
    %c100 = arith.constant 100 : index
    %0 = arith.minui %arg0, %c100 : index
    %1 = arith.minui %arg1, %c100 : index
    %2 = arith.index_castui %0 : index to i8
    %3 = arith.index_castui %1 : index to i8
    %4 = arith.addi %2, %3 : i8
    %5 = arith.index_castui %4 : i8 to index
    %6 = arith.andi %arg2, %c7_i64 : i64
    %7 = arith.trunci %6 : i64 to i8
    %8 = arith.addi %7, %c-1_i8 : i8
    %9 = arith.trunci %6 : i64 to i8
    %10 = arith.muli %8, %9 : i8
    %11 = arith.extsi %10 : i8 to i64
    %12 = arith.cmpi slt, %10, %c7_i8 : i8
    return %5, %11, %12 : index, i64, i1
  }
  func.func @vectors(%arg0: vector<4xi64>, %arg1: vector<4xindex>) -> (vector<4xi64>, vector<4xindex>, vector<4xi1>) {
    %cst = arith.constant dense<3> : vector<4xindex>
    %cst_0 = arith.constant dense<-3> : vector<4xindex>
    %cst_1 = arith.constant dense<1000> : vector<4xi64>
    %0 = arith.minui %arg0, %cst_1 : vector<4xi64>
    %1 = arith.trunci %0 : vector<4xi64> to vector<4xi16>
    %2 = arith.addi %1, %1 : vector<4xi16>
    %3 = arith.extui %2 : vector<4xi16> to vector<4xi64>
    %4 = arith.minsi %arg1, %cst : vector<4xindex>
    %5 = arith.maxsi %4, %cst_0 : vector<4xindex>
    %6 = arith.index_cast %5 : vector<4xindex> to vector<4xi8>
    %7 = arith.addi %6, %6 : vector<4xi8>
    %8 = arith.index_cast %7 : vector<4xi8> to vector<4xindex>
    %9 = arith.index_cast %8 : vector<4xindex> to vector<4xi8>
    %10 = arith.index_cast %5 : vector<4xindex> to vector<4xi8>
    %11 = arith.cmpi eq, %9, %10 : vector<4xi8>
    return %3, %8, %11 : vector<4xi64>, vector<4xindex>, vector<4xi1>
  }
  func.func @chain(%arg0: i8, %arg1: i16, %arg2: i1, %arg3: i64, %arg4: i64) -> (i8, i16, i64) {
    %c1_i64 = arith.constant 1 : i64
    %0 = arith.andi %arg3, %c1_i64 : i64
    %1 = arith.andi %arg4, %c1_i64 : i64
    %2 = arith.select %arg2, %0, %1 : i64
    %3 = arith.trunci %2 : i64 to i1
    %4 = arith.trunci %0 : i64 to i1
    %5 = arith.xori %3, %4 : i1
    %6 = arith.extui %5 : i1 to i64
    return %arg0, %arg1, %6 : i8, i16, i64
  }
}

