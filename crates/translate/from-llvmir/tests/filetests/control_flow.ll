; terrace translate --import-llvm
; Blocks stay where they are, phis become arguments, constants go to the start of the entry block in the order in which
; blocks are reached.
declare i32 @__gxx_personality_v0(...)
declare i32 @callee(i32)
declare void @cleanup(ptr)
define i32 @loop(i32 %n) {
entry:
  br label %header
exit:
  ret i32 %sum
header:
  %i = phi i32 [ 0, %entry ], [ %next, %header ]
  %sum = phi i32 [ 5, %entry ], [ %total, %header ]
  %next = add nuw nsw i32 %i, 1
  %total = add i32 %sum, %i
  %more = icmp slt i32 %next, %n
  br i1 %more, label %header, label %exit
nowhere:
  br label %exit
}
define i32 @switch(i32 %x, i1 %c) {
  br i1 %c, label %a, label %b
a:
  switch i32 %x, label %b [
    i32 1, label %b
    i32 -2, label %end
  ]
b:
  %y = phi i32 [ 1, %0 ], [ 2, %a ], [ 2, %a ]
  br label %end
end:
  %z = phi i32 [ %y, %b ], [ %x, %a ]
  ret i32 %z
}
define i32 @addresses(i32 %x) {
  %table = select i1 true, ptr blockaddress(@addresses, %one), ptr blockaddress(@addresses, %two)
  indirectbr ptr %table, [label %one, label %two]
one:
  br label %two
two:
  %r = phi i32 [ 1, %0 ], [ %x, %one ]
  ret i32 %r
}
define i32 @invoke(i32 %x) personality ptr @__gxx_personality_v0 {
entry:
  %r = invoke i32 @callee(i32 %x) to label %ok unwind label %bad
ok:
  %v = phi i32 [ %r, %entry ]
  %s = invoke i32 @callee(i32 3) to label %done unwind label %bad
done:
  ret i32 %v
bad:
  %p = landingpad { ptr, i32 } cleanup catch ptr null filter [1 x ptr] [ptr @callee]
  %e = extractvalue { ptr, i32 } %p, 0
  call void @cleanup(ptr %e)
  resume { ptr, i32 } %p
}
define void @never() {
  unreachable
}
// ==== stdout ====
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, i64 = dense<[32, 64]> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little">, llvm.module_asm = [], llvm.target_triple = ""} {
  llvm.func @__gxx_personality_v0(...) -> i32
  llvm.func @callee(i32) -> i32
  llvm.func @cleanup(!llvm.ptr)
  llvm.func @loop(%arg0: i32) -> i32 {
    %0 = llvm.mlir.constant(0 : i32) : i32
    %1 = llvm.mlir.constant(5 : i32) : i32
    %2 = llvm.mlir.constant(1 : i32) : i32
    llvm.br ^bb2(%0, %1 : i32, i32)
  ^bb1:  // pred: ^bb2
    llvm.return %4 : i32
  ^bb2(%3: i32, %4: i32):  // 2 preds: ^bb0, ^bb2
    %5 = llvm.add %3, %2 overflow<nsw, nuw> : i32
    %6 = llvm.add %4, %3 : i32
    %7 = llvm.icmp "slt" %5, %arg0 : i32
    llvm.cond_br %7, ^bb2(%5, %6 : i32, i32), ^bb1
  }
  llvm.func @switch(%arg0: i32, %arg1: i1) -> i32 {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(2 : i32) : i32
    llvm.cond_br %arg1, ^bb1, ^bb2(%0 : i32)
  ^bb1:  // pred: ^bb0
    llvm.switch %arg0 : i32, ^bb2(%1 : i32) [
      1: ^bb2(%1 : i32),
      -2: ^bb3(%arg0 : i32)
    ]
  ^bb2(%2: i32):  // 3 preds: ^bb0, ^bb1, ^bb1
    llvm.br ^bb3(%2 : i32)
  ^bb3(%3: i32):  // 2 preds: ^bb1, ^bb2
    llvm.return %3 : i32
  }
  llvm.func @addresses(%arg0: i32) -> i32 {
    %0 = llvm.mlir.constant(true) : i1
    %1 = llvm.blockaddress <function = @addresses, tag = <id = 1>> : !llvm.ptr
    %2 = llvm.blockaddress <function = @addresses, tag = <id = 2>> : !llvm.ptr
    %3 = llvm.mlir.constant(1 : i32) : i32
    %4 = llvm.select %0, %1, %2 : i1, !llvm.ptr
    llvm.indirectbr %4 : !llvm.ptr, [
    ^bb1,
    ^bb2(%3 : i32)
    ]
  ^bb1:  // pred: ^bb0
    llvm.blocktag <id = 1>
    llvm.br ^bb2(%arg0 : i32)
  ^bb2(%5: i32):  // 2 preds: ^bb0, ^bb1
    llvm.blocktag <id = 2>
    llvm.return %5 : i32
  }
  llvm.func @invoke(%arg0: i32) -> i32 attributes {personality = @__gxx_personality_v0} {
    %0 = llvm.mlir.constant(3 : i32) : i32
    %1 = llvm.mlir.zero : !llvm.ptr
    %2 = llvm.mlir.addressof @callee : !llvm.ptr
    %3 = llvm.mlir.undef : !llvm.array<1 x ptr>
    %4 = llvm.insertvalue %2, %3[0] : !llvm.array<1 x ptr> 
    %5 = llvm.invoke @callee(%arg0) to ^bb1 unwind ^bb4 : (i32) -> i32
  ^bb1:  // pred: ^bb0
    llvm.br ^bb2(%5 : i32)
  ^bb2(%6: i32):  // pred: ^bb1
    %7 = llvm.invoke @callee(%0) to ^bb3 unwind ^bb4 : (i32) -> i32
  ^bb3:  // pred: ^bb2
    llvm.return %6 : i32
  ^bb4:  // 2 preds: ^bb0, ^bb2
    %8 = llvm.landingpad cleanup (catch %1 : !llvm.ptr) (filter %4 : !llvm.array<1 x ptr>) : !llvm.struct<(ptr, i32)>
    %9 = llvm.extractvalue %8[0] : !llvm.struct<(ptr, i32)> 
    llvm.call @cleanup(%9) : (!llvm.ptr) -> ()
    llvm.resume %8 : !llvm.struct<(ptr, i32)>
  }
  llvm.func @never() {
    llvm.unreachable
  }
}
