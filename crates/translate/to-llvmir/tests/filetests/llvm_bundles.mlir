// terrace translate --mlir-to-llvmir --split-input-file
// Operand bundles with other operands than they need.
llvm.func @h(i32) -> i32
llvm.func @f(%p: !llvm.ptr, %a: i32) -> i32 {
  %c = llvm.icmp "eq" %a, %a : i32
  llvm.intr.assume %c ["align"(%p, %a : !llvm.ptr, i32), "nonnull"(%p : !llvm.ptr)] : i1
  %4 = llvm.call @h(%a) {convergent, noinline} : (i32) -> i32
  %5 = llvm.call @h(%a) {inlinehint, nocallback} : (i32) -> i32
  llvm.return %4 : i32
}
// -----
llvm.func @f(%p: !llvm.ptr, %a: i32) {
  %t = llvm.mlir.constant(true) : i1
  llvm.intr.assume %t ["what"(%p : !llvm.ptr)] : i1
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr, %a: i32) {
  %t = llvm.mlir.constant(true) : i1
  llvm.intr.assume %t ["align"(%p : !llvm.ptr)] : i1
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr, %a: i32) {
  %t = llvm.mlir.constant(true) : i1
  llvm.intr.assume %t ["align"(%p, %p : !llvm.ptr, !llvm.ptr)] : i1
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr, %a: i32) {
  %t = llvm.mlir.constant(true) : i1
  llvm.intr.assume %t ["nonnull"(%p, %p : !llvm.ptr, !llvm.ptr)] : i1
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr, %a: i32) {
  %t = llvm.mlir.constant(true) : i1
  llvm.intr.assume %t ["separate_storage"(%p, %a : !llvm.ptr, i32)] : i1
  llvm.return
}
// -----
llvm.func @h()
llvm.func @f(%p: !llvm.ptr, %a: i32) {
  llvm.call @h() ["deopt"(%a : i32), "deopt"()] : () -> ()
  llvm.return
}
// -----
llvm.func @h()
llvm.func @f(%p: !llvm.ptr, %a: i32) {
  llvm.call @h() ["funclet"(%a : i32)] : () -> ()
  llvm.return
}
// -----
llvm.func @h()
llvm.func @f(%p: !llvm.ptr, %a: i32) {
  llvm.call @h() ["kcfi"(%a : i32)] : () -> ()
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr, %a: i32) {
  llvm.call %p() ["ptrauth"(%a : i32)] : !llvm.ptr, () -> ()
  llvm.return
}
// -----
llvm.func @h()
llvm.func @f(%p: !llvm.ptr, %a: i32) {
  llvm.call @h() ["clang.arc.attachedcall"(%p : !llvm.ptr)] : () -> ()
  llvm.return
}
// -----
llvm.func @h()
llvm.func @f(%p: !llvm.ptr, %a: i32) {
  llvm.call @h() ["gc-transition"(), "gc-transition"()] : () -> ()
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr, %a: i32) {
  %t = llvm.mlir.constant(true) : i1
  llvm.intr.assume %t ["align"(%p, %a : !llvm.ptr, i32), "what"(%p : !llvm.ptr)] : i1
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr, %a: i32) {
  %t = llvm.mlir.constant(true) : i1
  llvm.intr.assume %t ["separate_storage"(%p, %p : !llvm.ptr, !llvm.ptr), "what"(%p : !llvm.ptr)] : i1
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr, %a: i32) {
  %t = llvm.mlir.constant(true) : i1
  llvm.intr.assume %t ["dereferenceable"(%p : !llvm.ptr)] : i1
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr, %a: i32) {
  %t = llvm.mlir.constant(true) : i1
  llvm.intr.assume %t ["cold"(%p : !llvm.ptr)] : i1
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr, %a: i32) {
  %t = llvm.mlir.constant(true) : i1
  llvm.intr.assume %t ["ignore"(%p, %p, %p : !llvm.ptr, !llvm.ptr, !llvm.ptr)] : i1
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr, %a: i32) {
  %t = llvm.mlir.constant(true) : i1
  llvm.intr.assume %t ["align"(%a, %a : i32, i32)] : i1
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr, %a: i32) {
  %t = llvm.mlir.constant(true) : i1
  llvm.intr.assume %t ["align"(%p, %a, %p : !llvm.ptr, i32, !llvm.ptr)] : i1
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr, %a: i32) {
  %t = llvm.mlir.constant(true) : i1
  llvm.intr.assume %t ["separate_storage"(%p : !llvm.ptr)] : i1
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr, %a: i32) {
  %t = llvm.mlir.constant(true) : i1
  llvm.intr.assume %t ["patchable-function"(%p : !llvm.ptr)] : i1
  llvm.return
}
// -----
llvm.func @h()
llvm.func @f(%p: !llvm.ptr, %a: i32, %b: i64) {
  llvm.call %p() ["ptrauth"(%a, %b : i32, i64)] : !llvm.ptr, () -> ()
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr, %a: i32, %b: i64) {
  %k = llvm.mlir.constant(2 : i32) : i32
  llvm.call %p() ["ptrauth"(%k, %a : i32, i32)] : !llvm.ptr, () -> ()
  llvm.return
}
// -----
llvm.func @h()
llvm.func @f(%p: !llvm.ptr, %a: i32, %b: i64) {
  %k = llvm.mlir.constant(2 : i32) : i32
  llvm.call @h() ["ptrauth"(%k, %b : i32, i64)] : () -> ()
  llvm.return
}
// -----
llvm.func @h()
llvm.func @f(%p: !llvm.ptr, %a: i32, %b: i64) {
  %k = llvm.mlir.constant(2 : i32) : i32
  llvm.call @h() ["kcfi"(%k, %k : i32, i32)] : () -> ()
  llvm.return
}
// -----
llvm.func @h()
llvm.func @f(%p: !llvm.ptr, %a: i32, %b: i64) {
  llvm.call @h() ["cfguardtarget"()] : () -> ()
  llvm.return
}
// -----
llvm.func @h() -> !llvm.ptr
llvm.func @f(%p: !llvm.ptr, %a: i32, %b: i64) {
  %0 = llvm.call @h() ["clang.arc.attachedcall"(%p : !llvm.ptr)] : () -> !llvm.ptr
  llvm.return
}
// ==== stdout ====


























// ==== stderr ====
within split at <stdin>:1 offset :6:3: error: assume with operand bundles must have i1 true condition
  llvm.intr.assume %c ["align"(%p, %a : !llvm.ptr, i32), "nonnull"(%p : !llvm.ptr)] : i1
  ^
within split at <stdin>:11 offset :4:3: error: tags must be valid attribute names
  llvm.intr.assume %t ["what"(%p : !llvm.ptr)] : i1
  ^
within split at <stdin>:17 offset :4:3: error: alignment assumptions should have 2 or 3 arguments
  llvm.intr.assume %t ["align"(%p : !llvm.ptr)] : i1
  ^
within split at <stdin>:23 offset :4:3: error: second argument should be an integer
  llvm.intr.assume %t ["align"(%p, %p : !llvm.ptr, !llvm.ptr)] : i1
  ^
within split at <stdin>:29 offset :4:3: error: this attribute should have one argument
  llvm.intr.assume %t ["nonnull"(%p, %p : !llvm.ptr, !llvm.ptr)] : i1
  ^
within split at <stdin>:35 offset :4:3: error: arguments to separate_storage assumptions should be pointers
  llvm.intr.assume %t ["separate_storage"(%p, %a : !llvm.ptr, i32)] : i1
  ^
within split at <stdin>:41 offset :4:3: error: Multiple deopt operand bundles
  llvm.call @h() ["deopt"(%a : i32), "deopt"()] : () -> ()
  ^
within split at <stdin>:47 offset :4:3: error: Funclet bundle operands should correspond to a FuncletPadInst
  llvm.call @h() ["funclet"(%a : i32)] : () -> ()
  ^
within split at <stdin>:53 offset :4:3: error: Kcfi bundle operand must be an i32 constant
  llvm.call @h() ["kcfi"(%a : i32)] : () -> ()
  ^
within split at <stdin>:59 offset :3:3: error: Expected exactly two ptrauth bundle operands
  llvm.call %p() ["ptrauth"(%a : i32)] : !llvm.ptr, () -> ()
  ^
within split at <stdin>:64 offset :4:3: error: a call with operand bundle "clang.arc.attachedcall" must call a function returning a pointer or a non-returning function that has a void return type
  llvm.call @h() ["clang.arc.attachedcall"(%p : !llvm.ptr)] : () -> ()
  ^
within split at <stdin>:70 offset :4:3: error: Multiple gc-transition operand bundles
  llvm.call @h() ["gc-transition"(), "gc-transition"()] : () -> ()
  ^
within split at <stdin>:76 offset :4:3: error: tags must be valid attribute names
  llvm.intr.assume %t ["align"(%p, %a : !llvm.ptr, i32), "what"(%p : !llvm.ptr)] : i1
  ^
within split at <stdin>:82 offset :4:3: error: tags must be valid attribute names
  llvm.intr.assume %t ["separate_storage"(%p, %p : !llvm.ptr, !llvm.ptr), "what"(%p : !llvm.ptr)] : i1
  ^
within split at <stdin>:88 offset :4:3: error: dereferenceable assumptions should have 2 arguments
  llvm.intr.assume %t ["dereferenceable"(%p : !llvm.ptr)] : i1
  ^
within split at <stdin>:94 offset :4:3: error: this attribute has no argument
  llvm.intr.assume %t ["cold"(%p : !llvm.ptr)] : i1
  ^
within split at <stdin>:100 offset :4:3: error: too many arguments
  llvm.intr.assume %t ["ignore"(%p, %p, %p : !llvm.ptr, !llvm.ptr, !llvm.ptr)] : i1
  ^
within split at <stdin>:106 offset :4:3: error: first argument should be a pointer
  llvm.intr.assume %t ["align"(%a, %a : i32, i32)] : i1
  ^
within split at <stdin>:112 offset :4:3: error: third argument should be an integer if present
  llvm.intr.assume %t ["align"(%p, %a, %p : !llvm.ptr, i32, !llvm.ptr)] : i1
  ^
within split at <stdin>:118 offset :4:3: error: separate_storage assumptions should have 2 arguments
  llvm.intr.assume %t ["separate_storage"(%p : !llvm.ptr)] : i1
  ^
within split at <stdin>:124 offset :4:3: error: tags must be valid attribute names
  llvm.intr.assume %t ["patchable-function"(%p : !llvm.ptr)] : i1
  ^
within split at <stdin>:130 offset :4:3: error: Ptrauth bundle key operand must be an i32 constant
  llvm.call %p() ["ptrauth"(%a, %b : i32, i64)] : !llvm.ptr, () -> ()
  ^
within split at <stdin>:136 offset :4:3: error: Ptrauth bundle discriminator operand must be an i64
  llvm.call %p() ["ptrauth"(%k, %a : i32, i32)] : !llvm.ptr, () -> ()
  ^
within split at <stdin>:142 offset :5:3: error: Direct call cannot have a ptrauth bundle
  llvm.call @h() ["ptrauth"(%k, %b : i32, i64)] : () -> ()
  ^
within split at <stdin>:149 offset :5:3: error: Expected exactly one kcfi bundle operand
  llvm.call @h() ["kcfi"(%k, %k : i32, i32)] : () -> ()
  ^
within split at <stdin>:156 offset :4:3: error: Expected exactly one cfguardtarget bundle operand
  llvm.call @h() ["cfguardtarget"()] : () -> ()
  ^
within split at <stdin>:162 offset :4:8: error: operand bundle "clang.arc.attachedcall" requires one function as an argument
  %0 = llvm.call @h() ["clang.arc.attachedcall"(%p : !llvm.ptr)] : () -> !llvm.ptr
       ^
// ==== exit 1 ====
