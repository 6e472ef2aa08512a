; terrace translate --import-llvm
; The number of a block is the place at which it is first named, by a branch or an address, among those of its function.
define ptr @f(i1 %c) {
entry:
  br i1 %c, label %then, label %end
then:
  %p = select i1 %c, ptr blockaddress(@f, %last), ptr blockaddress(@f, %first)
  br label %end
first:
  ret ptr null
end:
  %q = phi ptr [ %p, %then ], [ null, %entry ]
  indirectbr ptr %q, [label %first, label %last]
last:
  ret ptr %q
}
define ptr @g(i1 %c) {
entry:
  br i1 %c, label %then, label %b
then:
  br label %a
a:
  ret ptr blockaddress(@h, %z)
b:
  ret ptr blockaddress(@h, %a)
}
define void @h(i1 %c) {
entry:
  br label %a
a:
  br label %z
z:
  ret void
}
// ==== stdout ====
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, i64 = dense<[32, 64]> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little">, llvm.module_asm = [], llvm.target_triple = ""} {
  llvm.func @f(%arg0: i1) -> !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    %1 = llvm.blockaddress <function = @f, tag = <id = 3>> : !llvm.ptr
    %2 = llvm.blockaddress <function = @f, tag = <id = 4>> : !llvm.ptr
    llvm.cond_br %arg0, ^bb1, ^bb3(%0 : !llvm.ptr)
  ^bb1:  // pred: ^bb0
    %3 = llvm.select %arg0, %1, %2 : i1, !llvm.ptr
    llvm.br ^bb3(%3 : !llvm.ptr)
  ^bb2:  // pred: ^bb3
    llvm.blocktag <id = 4>
    llvm.return %0 : !llvm.ptr
  ^bb3(%4: !llvm.ptr):  // 2 preds: ^bb0, ^bb1
    llvm.indirectbr %4 : !llvm.ptr, [
    ^bb2,
    ^bb4
    ]
  ^bb4:  // pred: ^bb3
    llvm.blocktag <id = 3>
    llvm.return %4 : !llvm.ptr
  }
  llvm.func @g(%arg0: i1) -> !llvm.ptr {
    %0 = llvm.blockaddress <function = @h, tag = <id = 0>> : !llvm.ptr
    %1 = llvm.blockaddress <function = @h, tag = <id = 1>> : !llvm.ptr
    llvm.cond_br %arg0, ^bb1, ^bb3
  ^bb1:  // pred: ^bb0
    llvm.br ^bb2
  ^bb2:  // pred: ^bb1
    llvm.return %1 : !llvm.ptr
  ^bb3:  // pred: ^bb0
    llvm.return %0 : !llvm.ptr
  }
  llvm.func @h(%arg0: i1) {
    llvm.br ^bb1
  ^bb1:  // pred: ^bb0
    llvm.blocktag <id = 0>
    llvm.br ^bb2
  ^bb2:  // pred: ^bb1
    llvm.blocktag <id = 1>
    llvm.return
  }
}
