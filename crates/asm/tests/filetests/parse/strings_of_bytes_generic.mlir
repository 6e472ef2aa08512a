// terrace opt --mlir-print-op-generic
// Strings are bytes: globals, names and attributes in the generic form.
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
"builtin.module"() <{sym_name = "m\FF"}> ({
  "llvm.mlir.global"() <{addr_space = 0 : i32, constant, global_type = !llvm.array<6 x i8>, linkage = #llvm.linkage<internal>, sym_name = "a", unnamed_addr = 0 : i64, value = "\FF\FEabc\00", visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.mlir.global"() <{addr_space = 0 : i32, global_type = !llvm.array<2 x i8>, linkage = #llvm.linkage<external>, section = "\FEsec", sym_name = "\FF", target_specific_attrs = ["\FFa", ["k\FF", "v\FE"]], unnamed_addr = 0 : i64, value = "\C3\A4", visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.mlir.global"() <{addr_space = 0 : i32, global_type = !llvm.struct<"\FFs", (i32)>, linkage = #llvm.linkage<external>, sym_name = "s", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.mlir.alias"() <{alias_type = !llvm.array<2 x i8>, linkage = #llvm.linkage<external>, sym_name = "al\FF", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
    %3 = "llvm.mlir.addressof"() <{global_name = @"\FF"}> : () -> !llvm.ptr
    "llvm.return"(%3) : (!llvm.ptr) -> ()
  }) : () -> ()
  "llvm.comdat"() <{sym_name = "__llvm_comdat"}> ({
    "llvm.comdat_selector"() <{comdat = 0 : i64, sym_name = "c\FF"}> : () -> ()
  }) : () -> ()
  "llvm.linker_options"() <{options = ["\FFlink", "b"]}> : () -> ()
  "llvm.module_flags"() <{flags = [#llvm.mlir.module_flag<error, "\FFk", "\FEv">, #llvm.mlir.module_flag<error, "\FFk2", 1 : i32>]}> : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, comdat = @__llvm_comdat::@"c\FF", function_type = !llvm.func<void (i32)>, garbageCollector = "gc\FF", linkage = #llvm.linkage<external>, passthrough = ["p\FF", ["q\FF", "\FEr"]], section = "s\FF", sym_name = "f\FF", target_cpu = "c\FF", target_features = #llvm.target_features<["+\FF", "-b"]>, tune_cpu = "\FFt", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg0: i32):
    %0 = "llvm.mlir.constant"() <{value = "\FFa"}> : () -> !llvm.array<2 x i8>
    "llvm.inline_asm"(%arg0) <{asm_string = "nop\FF", constraints = "r\FF", has_side_effects, tail_call_kind = #llvm.tailcallkind<none>}> : (i32) -> ()
    %1 = "llvm.alloca"(%arg0) <{elem_type = i32}> : (i32) -> !llvm.ptr
    %2 = "llvm.load"(%1) <{alignment = 4 : i64, ordering = 2 : i64, syncscope = "\FFsc"}> : (!llvm.ptr) -> i32
    "llvm.fence"() <{ordering = 7 : i64, syncscope = "\FFsc2"}> : () -> ()
    "llvm.call"(%arg0, %arg0) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @"f\FF", fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32: 1>, op_bundle_tags = ["tag\FF"], operandSegmentSizes = array<i32: 1, 1>}> : (i32, i32) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
}) {llvm.commandline = "\FEc", llvm.dependent_libraries = #llvm.dependent_libraries<"\FFl">, llvm.ident = "\FFid", llvm.module_asm = ["\FF.asm"], llvm.target_triple = "x\FF-a", "x.\FF" = "\F0"} : () -> ()

