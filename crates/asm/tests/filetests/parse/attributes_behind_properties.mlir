// terrace opt --mlir-print-op-generic --split-input-file
// What is of another class than the property of its name is left out.
"llvm.func"() <{sym_name = "f", function_type = !llvm.func<void ()>}> ({}) {no_inline = 1 : i32, garbageCollector = 2.0 : f32} : () -> ()
// -----
"memref.global"() <{sym_name = "g", type = memref<2xi32>}> {constant = "x", sym_visibility = "private", initial_value} : () -> ()
// -----
// What is of its class takes the property's place, unless that was given.
"llvm.func"() <{sym_name = "f", function_type = !llvm.func<void ()>, dso_local}> ({}) {no_inline, sym_name = "other"} : () -> ()
// -----
"func.func"() <{sym_name = "f", function_type = () -> ()}> ({}) {sym_visibility = 1 : i32} : () -> ()
// ==== stdout ====
"builtin.module"() ({
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "f", visibility_ = 0 : i64}> ({
  }) : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "memref.global"() <{initial_value, sym_name = "g", sym_visibility = "private", type = memref<2xi32>}> : () -> ()
}) : () -> ()

// -----
"builtin.module"() ({
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, dso_local, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, no_inline, sym_name = "f", visibility_ = 0 : i64}> ({
  }) : () -> ()
}) : () -> ()

// -----
// ==== stderr ====
<stdin>:10:1: error: 'func.func' op symbol declaration cannot have public visibility
"func.func"() <{sym_name = "f", function_type = () -> ()}> ({}) {sym_visibility = 1 : i32} : () -> ()
^
<stdin>:10:1: note: see current operation: 
"func.func"() <{function_type = () -> (), sym_name = "f"}> ({
}) : () -> ()
// ==== exit 1 ====
