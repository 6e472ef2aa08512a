// terrace translate --mlir-to-llvmir --split-input-file
// Intrinsics that are declared with or without any number of arguments, which LLVM has otherwise.
llvm.func @llvm.lifetime.start.p0(...)
llvm.func @none_of_one() {
  llvm.call @llvm.lifetime.start.p0() vararg(!llvm.func<void (...)>) : () -> ()
  llvm.return
}
// -----
llvm.func @llvm.umax.i32(i32, i32, ...) -> i32
llvm.func @more(%a: i32) -> i32 {
  %0 = llvm.call @llvm.umax.i32(%a, %a) vararg(!llvm.func<i32 (i32, i32, ...)>) : (i32, i32) -> i32
  llvm.return %0 : i32
}
// -----
llvm.func @llvm.umax.i32(i32) -> i32
llvm.func @one_of_two(%a: i32) -> i32 {
  %0 = llvm.call @llvm.umax.i32(%a) : (i32) -> i32
  llvm.return %0 : i32
}
// -----
llvm.func @llvm.localescape()
llvm.func @none_of_any() {
  llvm.call @llvm.localescape() : () -> ()
  llvm.return
}
// -----
llvm.func @llvm.vp.trunc.v4i8.v4i32(...) -> vector<4xi8>
llvm.func @vp(%a: vector<4xi32>, %m: vector<4xi1>, %n: i32) -> vector<4xi8> {
  %0 = llvm.call @llvm.vp.trunc.v4i8.v4i32(%a, %m, %n) vararg(!llvm.func<vector<4xi8> (...)>) : (vector<4xi32>, vector<4xi1>, i32) -> vector<4xi8>
  llvm.return %0 : vector<4xi8>
}
// ==== stdout ====




// ==== stderr ====
within split at <stdin>:1 offset :5:3: error: Intrinsic was not defined with variable arguments!
  llvm.call @llvm.lifetime.start.p0() vararg(!llvm.func<void (...)>) : () -> ()
  ^
within split at <stdin>:8 offset :4:8: error: Intrinsic was not defined with variable arguments!
  %0 = llvm.call @llvm.umax.i32(%a, %a) vararg(!llvm.func<i32 (i32, i32, ...)>) : (i32, i32) -> i32
       ^
within split at <stdin>:14 offset :4:8: error: Callsite was not defined with variable arguments!
  %0 = llvm.call @llvm.umax.i32(%a) : (i32) -> i32
       ^
within split at <stdin>:20 offset :4:3: error: Callsite was not defined with variable arguments!
  llvm.call @llvm.localescape() : () -> ()
  ^
within split at <stdin>:26 offset :4:8: error: Intrinsic was not defined with variable arguments!
  %0 = llvm.call @llvm.vp.trunc.v4i8.v4i32(%a, %m, %n) vararg(!llvm.func<vector<4xi8> (...)>) : (vector<4xi32>, vector<4xi1>, i32) -> vector<4xi8>
       ^
// ==== exit 1 ====
