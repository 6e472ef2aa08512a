// terrace translate --mlir-to-llvmir --split-input-file
// All kinds of constraints.
llvm.func @asm1(%a: i32, %b: i64) -> i32 {
  %0 = llvm.inline_asm "foo $0, $1", "=r,r" %a : (i32) -> i32
  llvm.return %0 : i32
}
// -----
llvm.func @asm7(%a: i32) -> i32 {
  %0 = llvm.inline_asm "foo", "=r,0,~{memory},~{flags}" %a : (i32) -> i32
  llvm.return %0 : i32
}
// -----
llvm.func @asm10(%a: i32) -> !llvm.struct<(i32, i32)> {
  %0 = llvm.inline_asm "foo", "=r,=r,r" %a : (i32) -> !llvm.struct<(i32, i32)>
  llvm.return %0 : !llvm.struct<(i32, i32)>
}
// -----
llvm.func @asm13(%a: !llvm.ptr) {
  llvm.inline_asm "foo", "=*m" %a {operand_attrs = [{llvm.elementtype = i32}]} : (!llvm.ptr) -> ()
  llvm.return
}
// -----
llvm.func @asm21() -> i32 {
  %0 = llvm.inline_asm "foo", "=&r" : () -> i32
  llvm.return %0 : i32
}
// -----
llvm.func @asm23(%a: i32) -> i32 {
  %0 = llvm.inline_asm "foo", "=r,%r" %a : (i32) -> i32
  llvm.return %0 : i32
}
// -----
llvm.func @asm24(%a: i32) -> i32 {
  %0 = llvm.inline_asm "foo", "=r|m,r|m" %a : (i32) -> i32
  llvm.return %0 : i32
}
// -----
llvm.func @asm25(%a: i32) -> i32 {
  %0 = llvm.inline_asm "foo", "=r|m,r" %a : (i32) -> i32
  llvm.return %0 : i32
}
// -----
llvm.func @asm26(%a: i32) -> i32 {
  %0 = llvm.inline_asm "foo", "={eax},{ebx}" %a : (i32) -> i32
  llvm.return %0 : i32
}
// -----
llvm.func @asm27(%a: i32) -> i32 {
  %0 = llvm.inline_asm "foo", "=^Yz,^Yz" %a : (i32) -> i32
  llvm.return %0 : i32
}
// -----
llvm.func @asm29(%a: i32) -> i32 {
  %0 = llvm.inline_asm "foo", "=@3abc,@2ab" %a : (i32) -> i32
  llvm.return %0 : i32
}
// -----
llvm.func @asm31(%a: i32) {
  llvm.inline_asm has_side_effects is_align_stack tail_call_kind = <tail> asm_dialect = intel "foo", "~{dirflag}" : () -> ()
  llvm.return
}
// -----
llvm.func @asm43(%a: i32) -> i32 {
  %0 = llvm.inline_asm "foo", "=r|=m,r|0" %a : (i32) -> i32
  llvm.return %0 : i32
}
// ==== stdout ====
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

define i32 @asm1(i32 %0, i64 %1) {
  %3 = call i32 asm "foo $0, $1", "=r,r"(i32 %0)
  ret i32 %3
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}

; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

define i32 @asm7(i32 %0) {
  %2 = call i32 asm "foo", "=r,0,~{memory},~{flags}"(i32 %0)
  ret i32 %2
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}

; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

define { i32, i32 } @asm10(i32 %0) {
  %2 = call { i32, i32 } asm "foo", "=r,=r,r"(i32 %0)
  ret { i32, i32 } %2
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}


; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

define i32 @asm21() {
  %1 = call i32 asm "foo", "=&r"()
  ret i32 %1
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}

; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

define i32 @asm23(i32 %0) {
  %2 = call i32 asm "foo", "=r,%r"(i32 %0)
  ret i32 %2
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}

; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

define i32 @asm24(i32 %0) {
  %2 = call i32 asm "foo", "=r|m,r|m"(i32 %0)
  ret i32 %2
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}

; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

define i32 @asm25(i32 %0) {
  %2 = call i32 asm "foo", "=r|m,r"(i32 %0)
  ret i32 %2
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}

; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

define i32 @asm26(i32 %0) {
  %2 = call i32 asm "foo", "={eax},{ebx}"(i32 %0)
  ret i32 %2
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}

; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

define i32 @asm27(i32 %0) {
  %2 = call i32 asm "foo", "=^Yz,^Yz"(i32 %0)
  ret i32 %2
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}

; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

define i32 @asm29(i32 %0) {
  %2 = call i32 asm "foo", "=@3abc,@2ab"(i32 %0)
  ret i32 %2
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}

; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

define void @asm31(i32 %0) {
  tail call void asm sideeffect alignstack inteldialect "foo", "~{dirflag}"()
  ret void
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}

; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

define i32 @asm43(i32 %0) {
  %2 = call i32 asm "foo", "=r|=m,r|0"(i32 %0)
  ret i32 %2
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
// ==== stderr ====
within split at <stdin>:17 offset :3:34: error: expected ':'
  llvm.inline_asm "foo", "=*m" %a {operand_attrs = [{llvm.elementtype = i32}]} : (!llvm.ptr) -> ()
                                 ^
// ==== exit 1 ====
