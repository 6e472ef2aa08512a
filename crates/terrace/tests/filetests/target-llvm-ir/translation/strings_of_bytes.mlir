// terrace translate --mlir-to-llvmir
// Strings are bytes in globals, names, sections, attributes, assembly, scopes, bundles and flags.
module @"m\FF" attributes {llvm.ident = "\FFid", llvm.commandline = "\FEc", llvm.module_asm = ["\FF.asm"], llvm.dependent_libraries = #llvm.dependent_libraries<"\FFl">, llvm.target_triple = "x\FF-a", "x.\FF" = "\F0"} {
  llvm.mlir.global internal constant @a("\FF\FEabc\00")
  llvm.mlir.global external @"\FF"("\C3\A4") {section = "\FEsec", target_specific_attrs = ["\FFa", ["k\FF", "v\FE"]]} : !llvm.array<2 x i8>
  llvm.mlir.global external @s() : !llvm.struct<"\FFs", (i32)>
  llvm.mlir.alias external @"al\FF" : !llvm.array<2 x i8> {
    %0 = llvm.mlir.addressof @"\FF" : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.comdat @__llvm_comdat {
    llvm.comdat_selector @"c\FF" any
  }
  llvm.linker_options ["\FFlink", "b"]
  llvm.module_flags [#llvm.mlir.module_flag<error, "\FFk", "\FEv">, #llvm.mlir.module_flag<error, "\FFk2", 1 : i32>]
  llvm.func @"f\FF"(%arg0: i32) comdat(@__llvm_comdat::@"c\FF") attributes {garbageCollector = "gc\FF", section = "s\FF", passthrough = ["p\FF", ["q\FF", "\FEr"]], target_cpu = "c\FF", target_features = #llvm.target_features<["+\FF", "-b"]>, tune_cpu = "\FFt"} {
    %0 = llvm.mlir.constant("\FFa") : !llvm.array<2 x i8>
    llvm.inline_asm has_side_effects "nop\FF", "r\FF" %arg0 : (i32) -> ()
    %1 = llvm.alloca %arg0 x i32 : (i32) -> !llvm.ptr
    %3 = llvm.load %1 atomic syncscope("\FFsc") monotonic {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.fence syncscope("\FFsc2") seq_cst
    llvm.call @"f\FF"(%arg0) ["tag\FF"(%arg0 : i32)] : (i32) -> ()
    llvm.return
  }
}
// ==== stdout ====
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target triple = "x\FF-a"

module asm "\FF.asm"

%"\FFs" = type { i32 }

$"c\FF" = comdat any

@a = internal constant [6 x i8] c"\FF\FEabc\00"
@"\FF" = global [2 x i8] c"\C3\A4", section "\FEsec" #0
@s = external global %"\FFs"

@"al\FF" = alias [2 x i8], ptr @"\FF"

define void @"f\FF"(i32 %0) #1 section "s\FF" comdat($"c\FF") gc "gc\FF" {
  call void asm sideeffect "nop\FF", "r\FF"(i32 %0)
  %2 = alloca i32, i32 %0, align 4
  %3 = load atomic i32, ptr %2 syncscope("\FFsc") monotonic, align 4
  fence syncscope("\FFsc2") seq_cst
  call void @"f\FF"(i32 %0) [ "tag\FF"(i32 %0) ]
  ret void
}

attributes #0 = { "k\FF"="v\FE" "\FFa" }
attributes #1 = { "p\FF" "q\FF"="\FEr" "target-cpu"="c\FF" "target-features"="+\FF,-b" "tune-cpu"="\FFt" }

!llvm.ident = !{!0}
!llvm.commandline = !{!1}
!llvm.dependent-libraries = !{!2}
!llvm.linker.options = !{!3}
!llvm.module.flags = !{!4, !5, !6}

!0 = !{!"\FFid"}
!1 = !{!"\FEc"}
!2 = !{!"\FFl"}
!3 = !{!"\FFlink", !"b"}
!4 = !{i32 1, !"\FFk", !"\FEv"}
!5 = !{i32 1, !"\FFk2", i32 1}
!6 = !{i32 2, !"Debug Info Version", i32 3}
