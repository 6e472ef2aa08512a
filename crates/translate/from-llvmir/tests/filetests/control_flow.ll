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
