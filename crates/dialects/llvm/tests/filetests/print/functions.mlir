// terrace opt
// Linkage, visibility, calling convention and the rest in their order.
llvm.func @a()
llvm.func internal @b(%x: i32) -> i32 {
  llvm.return %x : i32
}
llvm.func linkonce_odr hidden unnamed_addr fastcc @c(%p: !llvm.ptr {llvm.noalias}, ...) -> (i8 {llvm.zeroext}) comdat(@group::@c) attributes {alignment = 16 : i64, gc = "shadow", passthrough = ["nounwind"], section = "text"} {
  %0 = llvm.mlir.constant(0 : i8) : i8
  llvm.return %0 : i8
}
llvm.comdat @group {
  llvm.comdat_selector @c any
}
llvm.func external protected local_unnamed_addr @d() vscale_range(1, 16) attributes {dso_local}
llvm.func @e(i32 {llvm.signext}, !llvm.struct<(i8)>, ...)
// ==== stdout ====
module {
  llvm.func @a()
  llvm.func internal @b(%arg0: i32) -> i32 {
    llvm.return %arg0 : i32
  }
  llvm.func linkonce_odr hidden unnamed_addr fastcc @c(%arg0: !llvm.ptr {llvm.noalias}, ...) -> (i8 {llvm.zeroext}) comdat(@group::@c) attributes {alignment = 16 : i64, gc = "shadow", passthrough = ["nounwind"], section = "text"} {
    %0 = llvm.mlir.constant(0 : i8) : i8
    llvm.return %0 : i8
  }
  llvm.comdat @group {
    llvm.comdat_selector @c any
  }
  llvm.func protected local_unnamed_addr @d() vscale_range(1, 16) attributes {dso_local}
  llvm.func @e(i32 {llvm.signext}, !llvm.struct<(i8)>, ...)
}

