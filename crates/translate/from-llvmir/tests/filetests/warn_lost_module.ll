; terrace translate --import-llvm --warn-lost
; Properties of global values, and constants inside of their values.
@table = global [4 x ptr] zeroinitializer, no_sanitize_address
@p = global ptr getelementptr inrange(-8, 16) (i8, ptr @table, i64 8), code_model "large"
@d = dllexport global i32 0
@a = thread_local(localexec) alias i32, ptr @t, partition "x"
@t = thread_local(localexec) global i32 0
@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 1, ptr @f, ptr @d }], section "x"

define amdgpu_ps void @f() prologue i32 7 {
  %1 = alloca swifterror ptr
  ret void
}

define void @g() "frame-pointer"="all" "aarch64_in_za" {
  call preserve_nonecc void @h()
  call fastcc void @h()
  ret void
}

declare void @h()

^0 = module: (path: "x.o", hash: (0, 0, 0, 0, 0))
^1 = gv: (name: "f")
// ==== stdout ====
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, i64 = dense<[32, 64]> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little">, llvm.module_asm = [], llvm.target_triple = ""} {
  llvm.mlir.global external @table() {addr_space = 0 : i32} : !llvm.array<4 x ptr> {
    %0 = llvm.mlir.zero : !llvm.ptr
    %1 = llvm.mlir.zero : !llvm.array<4 x ptr>
    llvm.return %1 : !llvm.array<4 x ptr>
  }
  llvm.mlir.global external @p() {addr_space = 0 : i32} : !llvm.ptr {
    %0 = llvm.mlir.constant(8 : i64) : i64
    %1 = llvm.mlir.addressof @table : !llvm.ptr
    %2 = llvm.getelementptr %1[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.return %2 : !llvm.ptr
  }
  llvm.mlir.global external @d(0 : i32) {addr_space = 0 : i32} : i32
  llvm.mlir.global external thread_local @t(0 : i32) {addr_space = 0 : i32} : i32
  llvm.mlir.global_ctors ctors = [@f], priorities = [1 : i32], data = [@d]
  llvm.mlir.alias external thread_local @a : i32 {
    %0 = llvm.mlir.addressof @t : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.func  @f() {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.return
  }
  llvm.func @g() attributes {arm_in_za, frame_pointer = #llvm.framePointerKind<all>} {
    llvm.call  @h() : () -> ()
    llvm.call fastcc @h() : () -> ()
    llvm.return
  }
  llvm.func @h()
}
// ==== stderr ====
<stdin>:0:0: warning: not imported: module summary (once)
<stdin>:0:0: warning: not imported: sanitizer properties of a global (once)
<stdin>:0:0: warning: not imported: code_model (once)
<stdin>:0:0: warning: not imported: inrange of a constant getelementptr (once)
<stdin>:0:0: warning: not imported: DLL storage class (once)
<stdin>:0:0: warning: not imported: thread-local model (2 times)
<stdin>:0:0: warning: not imported: properties of llvm.global_ctors or llvm.global_dtors (once)
<stdin>:0:0: warning: not imported: calling convention 89 (once)
<stdin>:0:0: warning: not imported: prologue data (once)
<stdin>:0:0: warning: not imported: swifterror (once)
<stdin>:0:0: warning: not imported: calling convention 21 (once)
<stdin>:0:0: warning: not imported: partition (once)
