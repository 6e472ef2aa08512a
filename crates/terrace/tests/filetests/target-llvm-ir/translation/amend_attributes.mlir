// terrace translate --mlir-to-llvmir
// Attributes on ops become flags and metadata of instructions.
#domain = #llvm.alias_scope_domain<id = distinct[0]<>, description = "a domain">
#scope = #llvm.alias_scope<id = distinct[1]<>, domain = #domain>
#group = #llvm.access_group<id = distinct[2]<>>
llvm.func @f(%p: !llvm.ptr {llvm.noalias, llvm.align = 16 : i64, llvm.nonnull}, %c: i1, %x: i32 {llvm.signext}) -> (i32 {llvm.zeroext}) attributes {passthrough = ["noinline", ["frame-pointer", "all"]], memory_effects = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>} {
  %a = llvm.load %p {alias_scopes = [#scope], alignment = 16 : i64} : !llvm.ptr -> i32
  %b = llvm.load volatile %p {access_groups = [#group], noalias_scopes = [#scope]} : !llvm.ptr -> i32
  %s = llvm.add %a, %b overflow<nsw, nuw> : i32
  llvm.cond_br %c weights([3, 1]), ^bb1, ^bb2
^bb1:
  llvm.store %s, %p {nontemporal} : i32, !llvm.ptr
  llvm.br ^bb2
^bb2:
  llvm.return %x : i32
}
// ==== stdout ====
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

define zeroext i32 @f(ptr noalias nonnull align 16 %0, i1 %1, i32 signext %2) #0 {
  %4 = load i32, ptr %0, align 16, !alias.scope !1
  %5 = load volatile i32, ptr %0, align 4, !noalias !1, !llvm.access.group !4
  %6 = add nuw nsw i32 %4, %5
  br i1 %1, label %7, label %8, !prof !5

7:
  store i32 %6, ptr %0, align 4, !nontemporal !6
  br label %8

8:
  ret i32 %2
}

attributes #0 = { noinline memory(argmem: readwrite) "frame-pointer"="all" }

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !{!2}
!2 = distinct !{!2, !3}
!3 = distinct !{!3, !"a domain"}
!4 = distinct !{}
!5 = !{!"branch_weights", i32 3, i32 1}
!6 = !{i32 1}
