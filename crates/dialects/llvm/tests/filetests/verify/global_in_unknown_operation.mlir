// terrace opt --allow-unregistered-dialect --split-input-file
"test.op"() ({
  llvm.mlir.global internal @g(1 : i32) : i32
}) : () -> ()
// -----
"test.op"() ({
  llvm.mlir.global internal @g() : i32 {
    %0 = llvm.mlir.constant(1 : i32) : i32
    llvm.return %0 : i32
  }
}) : () -> ()
// ==== stdout ====
// -----
// ==== stderr ====
<stdin>:3:3: error: 'llvm.mlir.global' op must appear at the module level
  llvm.mlir.global internal @g(1 : i32) : i32
  ^
<stdin>:3:3: note: see current operation: 
"llvm.mlir.global"() <{addr_space = 0 : i32, global_type = i32, linkage = #llvm.linkage<internal>, sym_name = "g", unnamed_addr = 0 : i64, value = 1 : i32, visibility_ = 0 : i64}> ({
}) : () -> ()
<stdin>:7:3: error: 'llvm.mlir.global' op must appear at the module level
  llvm.mlir.global internal @g() : i32 {
  ^
<stdin>:7:3: note: see current operation: 
"llvm.mlir.global"() <{addr_space = 0 : i32, global_type = i32, linkage = #llvm.linkage<internal>, sym_name = "g", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  %0 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
  "llvm.return"(%0) : (i32) -> ()
}) : () -> ()
// ==== exit 1 ====
