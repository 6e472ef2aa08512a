// terrace opt --convert-vector-to-llvm=enable-x86vector=1 --allow-unregistered-dialect
// Scalable vectors and those of two dimensions, which constraints let through.
func.func @f(%a: vector<2x4xf32>, %b: vector<[8]xf32>, %k: vector<8xi1>, %e: vector<8xf64>) {
 %0 = x86vector.avx.rsqrt %b : vector<[8]xf32>
 "t.use"(%0) : (vector<[8]xf32>) -> ()
 %1 = x86vector.avx512.mask.compress %k, %e : vector<8xf64>
 "t.use"(%1) : (vector<8xf64>) -> ()
 %2 = x86vector.avx.rsqrt %a : vector<2x4xf32>
 "t.use"(%2) : (vector<2x4xf32>) -> ()
 return
}
// ==== stdout ====
module {
  func.func @f(%arg0: vector<2x4xf32>, %arg1: vector<[8]xf32>, %arg2: vector<8xi1>, %arg3: vector<8xf64>) {
    %0 = builtin.unrealized_conversion_cast %arg0 : vector<2x4xf32> to !llvm.array<2 x vector<4xf32>>
    %1 = llvm.call_intrinsic "llvm.x86.avx.rsqrt.ps.256"(%arg1) : (vector<[8]xf32>) -> vector<[8]xf32>
    "t.use"(%1) : (vector<[8]xf32>) -> ()
    %2 = llvm.mlir.constant(dense<0.000000e+00> : vector<8xf64>) : vector<8xf64>
    %3 = llvm.call_intrinsic "llvm.x86.avx512.mask.compress"(%arg3, %2, %arg2) : (vector<8xf64>, vector<8xf64>, vector<8xi1>) -> vector<8xf64>
    "t.use"(%3) : (vector<8xf64>) -> ()
    %4 = llvm.call_intrinsic "llvm.x86.avx.rsqrt.ps.256"(%0) : (!llvm.array<2 x vector<4xf32>>) -> !llvm.array<2 x vector<4xf32>>
    %5 = builtin.unrealized_conversion_cast %4 : !llvm.array<2 x vector<4xf32>> to vector<2x4xf32>
    "t.use"(%5) : (vector<2x4xf32>) -> ()
    return
  }
}

