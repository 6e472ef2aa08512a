// terrace opt
// Strings are bytes: globals, names and attributes in the custom form.
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
module @"m\FF" attributes {llvm.commandline = "\FEc", llvm.dependent_libraries = #llvm.dependent_libraries<"\FFl">, llvm.ident = "\FFid", llvm.module_asm = ["\FF.asm"], llvm.target_triple = "x\FF-a", "x.\FF" = "\F0"} {
  llvm.mlir.global internal constant @a("\FF\FEabc\00") {addr_space = 0 : i32}
  llvm.mlir.global external @"\FF"("\C3\A4") {addr_space = 0 : i32, section = "\FEsec", target_specific_attrs = ["\FFa", ["k\FF", "v\FE"]]}
  llvm.mlir.global external @s() {addr_space = 0 : i32} : !llvm.struct<"\FFs", (i32)>
  llvm.mlir.alias external @"al\FF" : !llvm.array<2 x i8> {
    %0 = llvm.mlir.addressof @"\FF" : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.comdat @__llvm_comdat {
    llvm.comdat_selector @"c\FF" any
  }
  llvm.linker_options ["\FFlink", "b"]
  llvm.module_flags [#llvm.mlir.module_flag<error, "\FFk", "\FEv">, #llvm.mlir.module_flag<error, "\FFk2", 1 : i32>]
  llvm.func @"f\FF"(%arg0: i32) comdat(@__llvm_comdat::@"c\FF") attributes {garbageCollector = "gc\FF", passthrough = ["p\FF", ["q\FF", "\FEr"]], section = "s\FF", target_cpu = "c\FF", target_features = #llvm.target_features<["+\FF", "-b"]>, tune_cpu = "\FFt"} {
    %0 = llvm.mlir.constant("\FFa") : !llvm.array<2 x i8>
    llvm.inline_asm has_side_effects "nop\FF", "r\FF" %arg0 : (i32) -> ()
    %1 = llvm.alloca %arg0 x i32 : (i32) -> !llvm.ptr
    %2 = llvm.load %1 atomic syncscope("\FFsc") monotonic {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.fence syncscope("\FFsc2") seq_cst
    llvm.call @"f\FF"(%arg0) ["tag\FF"(%arg0 : i32)] : (i32) -> ()
    llvm.return
  }
}

