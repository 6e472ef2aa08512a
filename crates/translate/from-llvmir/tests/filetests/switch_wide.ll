; terrace translate --import-llvm
; A switch on an integer of 128 bits.
define i32 @s(i128 %x) {
  switch i128 %x, label %d [
    i128 36893488147419103232, label %a
    i128 -1, label %b
    i128 5, label %a
    i128 18446744073709551615, label %b
  ]
d:
  ret i32 0
a:
  ret i32 1
b:
  ret i32 2
}
// ==== stdout ====
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, i64 = dense<[32, 64]> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little">, llvm.module_asm = [], llvm.target_triple = ""} {
  llvm.func @s(%arg0: i128) -> i32 {
    %0 = llvm.mlir.constant(2 : i32) : i32
    %1 = llvm.mlir.constant(1 : i32) : i32
    %2 = llvm.mlir.constant(0 : i32) : i32
    llvm.switch %arg0 : i128, ^bb1 [
      36893488147419103232: ^bb2,
      -1: ^bb3,
      5: ^bb2,
      18446744073709551615: ^bb3
    ]
  ^bb1:  // pred: ^bb0
    llvm.return %2 : i32
  ^bb2:  // 2 preds: ^bb0, ^bb0
    llvm.return %1 : i32
  ^bb3:  // 2 preds: ^bb0, ^bb0
    llvm.return %0 : i32
  }
}
