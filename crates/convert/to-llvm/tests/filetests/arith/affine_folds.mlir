// terrace opt --convert-arith-to-llvm --allow-unregistered-dialect
// Operations of affine fold while others are converted.
func.func @f(%n: i32, %i: index) {
  %y = arith.index_cast %n : i32 to index
  %c2 = arith.constant 2 : index
  %a = affine.apply affine_map<()[s0] -> (s0)>()[%y]
  %b = affine.apply affine_map<(d0) -> (d0)>(%y)
  %c = affine.apply affine_map<(d0) -> (3)>(%y)
  %d = affine.apply affine_map<(d0) -> (d0 + 3)>(%y)
  %e = affine.apply affine_map<(d0)[s0] -> (d0 + 3 * s0)>(%c2)[%c2]
  %g = affine.min affine_map<(d0)[s0] -> (d0, 3 * s0)>(%c2)[%c2]
  %h = affine.max affine_map<(d0)[s0] -> (d0, 3 * s0)>(%c2)[%c2]
  %j = affine.min affine_map<(d0)[s0] -> (d0)>(%i)[%c2]
  %k = affine.min affine_map<(d0)[s0] -> (d0, 3 * s0)>(%i)[%c2]
  %l = affine.max affine_map<(d0)[s0] -> (d0, d0)>(%i)[%c2]
  "test.use"(%a, %b, %c, %d, %e, %g, %h, %j, %k, %l)
    : (index, index, index, index, index, index, index, index, index, index) -> ()
  return
}
func.func @indices(%i: index) {
  %c7 = arith.constant 7 : index
  %c2 = arith.constant 2 : index
  %m = arith.constant -7 : index
  %0:2 = affine.delinearize_index %c7 into (2, 3) : index, index
  %1:2 = affine.delinearize_index %c7 into (3) : index, index
  %2 = affine.delinearize_index %i into (3) : index
  %3:3 = affine.delinearize_index %m into (4, 3) : index, index, index
  %4 = affine.linearize_index [%c2, %c7] by (3, 5) : index
  %5 = affine.linearize_index [%c2, %c7] by (5) : index
  %6 = affine.linearize_index [%i] by (3) : index
  %7 = affine.linearize_index [%c2, %i] by (3, 5) : index
  "test.use"(%0#0, %0#1, %1#0, %1#1, %2, %3#0, %3#1, %3#2, %4, %5, %6, %7)
    : (index, index, index, index, index, index, index, index, index, index, index, index) -> ()
  return
}
// What an operation of affine uses is verified after that.
func.func @load(%m: memref<4xi32>, %n: i32) {
  %y = arith.index_cast %n : i32 to index
  %a = affine.apply affine_map<()[s0] -> (s0)>()[%y]
  %2 = affine.load %m[%a] : memref<4xi32>
  return
}
// ==== stdout ====
#map = affine_map<(d0) -> (d0 + 3)>
#map1 = affine_map<(d0)[s0] -> (d0, 6)>
#map2 = affine_map<(d0)[s0] -> (d0, d0)>
module {
  func.func @f(%arg0: i32, %arg1: index) {
    %0 = llvm.sext %arg0 : i32 to i64
    %1 = builtin.unrealized_conversion_cast %0 : i64 to index
    %2 = llvm.mlir.constant(2 : index) : i64
    %3 = builtin.unrealized_conversion_cast %2 : i64 to index
    %4 = llvm.mlir.constant(3 : index) : i64
    %5 = builtin.unrealized_conversion_cast %4 : i64 to index
    %6 = affine.apply #map(%1)
    %7 = llvm.mlir.constant(8 : index) : i64
    %8 = builtin.unrealized_conversion_cast %7 : i64 to index
    %9 = llvm.mlir.constant(2 : index) : i64
    %10 = builtin.unrealized_conversion_cast %9 : i64 to index
    %11 = llvm.mlir.constant(6 : index) : i64
    %12 = builtin.unrealized_conversion_cast %11 : i64 to index
    %13 = affine.min #map1(%arg1)[%3]
    %14 = affine.max #map2(%arg1)[%3]
    "test.use"(%1, %1, %5, %6, %8, %10, %12, %arg1, %13, %14) : (index, index, index, index, index, index, index, index, index, index) -> ()
    return
  }
  func.func @indices(%arg0: index) {
    %0 = llvm.mlir.constant(7 : index) : i64
    %1 = llvm.mlir.constant(2 : index) : i64
    %2 = builtin.unrealized_conversion_cast %1 : i64 to index
    %3 = llvm.mlir.constant(-7 : index) : i64
    %4 = llvm.mlir.constant(2 : index) : i64
    %5 = builtin.unrealized_conversion_cast %4 : i64 to index
    %6 = llvm.mlir.constant(1 : index) : i64
    %7 = builtin.unrealized_conversion_cast %6 : i64 to index
    %8 = llvm.mlir.constant(2 : index) : i64
    %9 = builtin.unrealized_conversion_cast %8 : i64 to index
    %10 = llvm.mlir.constant(1 : index) : i64
    %11 = builtin.unrealized_conversion_cast %10 : i64 to index
    %12 = llvm.mlir.constant(-1 : index) : i64
    %13 = builtin.unrealized_conversion_cast %12 : i64 to index
    %14 = llvm.mlir.constant(1 : index) : i64
    %15 = builtin.unrealized_conversion_cast %14 : i64 to index
    %16 = llvm.mlir.constant(2 : index) : i64
    %17 = builtin.unrealized_conversion_cast %16 : i64 to index
    %18 = llvm.mlir.constant(17 : index) : i64
    %19 = builtin.unrealized_conversion_cast %18 : i64 to index
    %20 = llvm.mlir.constant(17 : index) : i64
    %21 = builtin.unrealized_conversion_cast %20 : i64 to index
    %22 = affine.linearize_index [%2, %arg0] by (3, 5) : index
    "test.use"(%5, %7, %9, %11, %arg0, %13, %15, %17, %19, %21, %arg0, %22) : (index, index, index, index, index, index, index, index, index, index, index, index) -> ()
    return
  }
  func.func @load(%arg0: memref<4xi32>, %arg1: i32) {
    %0 = llvm.sext %arg1 : i32 to i64
    %1 = builtin.unrealized_conversion_cast %0 : i64 to index
    %2 = affine.load %arg0[%1] : memref<4xi32>
    return
  }
}

