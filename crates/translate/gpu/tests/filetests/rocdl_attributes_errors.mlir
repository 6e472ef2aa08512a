// terrace translate --mlir-to-llvmir --split-input-file
// Attributes of kernels with other values, or elsewhere.
llvm.func @f() attributes {rocdl.flat_work_group_size = 5} { llvm.return }
// -----
llvm.func @f() attributes {rocdl.max_flat_work_group_size = "x"}
// -----
llvm.func @f() attributes {rocdl.waves_per_eu = "2"} { llvm.return }
// -----
llvm.func @f() attributes {rocdl.unsafe_fp_atomics = 1}
// -----
llvm.func @f() attributes {rocdl.reqd_work_group_size = array<i64: 1>} { llvm.return }
// -----
llvm.mlir.global @g(1 : i32) {rocdl.waves_per_eu = 1} : i32
// -----
llvm.func @f(%p: !llvm.ptr) {
  %0 = llvm.load %p {rocdl.unsafe_fp_atomics = true} : !llvm.ptr -> i32
  llvm.return
}
// ==== stdout ====






// ==== stderr ====
within split at <stdin>:1 offset :3:1: error: 'llvm.func' op rocdl.flat_work_group_size must be a string
llvm.func @f() attributes {rocdl.flat_work_group_size = 5} { llvm.return }
^
within split at <stdin>:1 offset :3:1: note: see current operation: 
"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "f", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  "llvm.return"() : () -> ()
}) {rocdl.flat_work_group_size = 5 : i64} : () -> ()
within split at <stdin>:4 offset :2:1: error: 'llvm.func' op rocdl.max_flat_work_group_size must be an integer
llvm.func @f() attributes {rocdl.max_flat_work_group_size = "x"}
^
within split at <stdin>:4 offset :2:1: note: see current operation: 
"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "f", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
}) {rocdl.max_flat_work_group_size = "x"} : () -> ()
within split at <stdin>:6 offset :2:1: error: 'llvm.func' op rocdl.waves_per_eu must be an integer
llvm.func @f() attributes {rocdl.waves_per_eu = "2"} { llvm.return }
^
within split at <stdin>:6 offset :2:1: note: see current operation: 
"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "f", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  "llvm.return"() : () -> ()
}) {rocdl.waves_per_eu = "2"} : () -> ()
within split at <stdin>:8 offset :2:1: error: 'llvm.func' op rocdl.unsafe_fp_atomics must be a boolean
llvm.func @f() attributes {rocdl.unsafe_fp_atomics = 1}
^
within split at <stdin>:8 offset :2:1: note: see current operation: 
"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "f", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
}) {rocdl.unsafe_fp_atomics = 1 : i64} : () -> ()
within split at <stdin>:10 offset :2:1: error: 'llvm.func' op rocdl.reqd_work_group_size must be a dense i32 array attribute
llvm.func @f() attributes {rocdl.reqd_work_group_size = array<i64: 1>} { llvm.return }
^
within split at <stdin>:10 offset :2:1: note: see current operation: 
"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "f", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  "llvm.return"() : () -> ()
}) {rocdl.reqd_work_group_size = array<i64: 1>} : () -> ()
within split at <stdin>:12 offset :2:1: error: 'llvm.mlir.global' op rocdl.waves_per_eu is only supported on `llvm.func` operations
llvm.mlir.global @g(1 : i32) {rocdl.waves_per_eu = 1} : i32
^
within split at <stdin>:12 offset :2:1: note: see current operation: 
"llvm.mlir.global"() <{addr_space = 0 : i32, global_type = i32, linkage = #llvm.linkage<external>, sym_name = "g", unnamed_addr = 0 : i64, value = 1 : i32, visibility_ = 0 : i64}> ({
}) {rocdl.waves_per_eu = 1 : i64} : () -> ()
within split at <stdin>:14 offset :3:8: error: 'llvm.load' op rocdl.unsafe_fp_atomics is only supported on `llvm.func` operations
  %0 = llvm.load %p {rocdl.unsafe_fp_atomics = true} : !llvm.ptr -> i32
       ^
within split at <stdin>:14 offset :3:8: note: see current operation: %0 = "llvm.load"(%arg0) <{ordering = 0 : i64}> {rocdl.unsafe_fp_atomics = true} : (!llvm.ptr) -> i32
// ==== exit 1 ====
