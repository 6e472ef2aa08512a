// terrace translate --mlir-to-llvmir --split-input-file
// Module flags whose value does not suit how they are merged.
llvm.module_flags [#llvm.mlir.module_flag<append, "x", "str">]
// -----
llvm.module_flags [#llvm.mlir.module_flag<error, "x", 3 : i32>, #llvm.mlir.module_flag<error, "x", 3 : i32>]
// -----
llvm.module_flags [#llvm.mlir.module_flag<min, "x", -3 : i32>]
// -----
llvm.module_flags [#llvm.mlir.module_flag<max, "x", "q">]
// -----
llvm.module_flags [#llvm.mlir.module_flag<min, "x", "q">]
// -----
llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", "q">]
// -----
llvm.module_flags [#llvm.mlir.module_flag<error, "SemanticInterposition", "q">]
// -----
llvm.module_flags [#llvm.mlir.module_flag<require, "x", 3 : i32>]
// -----
llvm.module_flags [#llvm.mlir.module_flag<require, "x", "q">]
// -----
llvm.module_flags [#llvm.mlir.module_flag<error, "Linker Options", 3 : i32>]
// -----
llvm.module_flags [#llvm.mlir.module_flag<min, "x", 3 : i32>]
llvm.module_flags [#llvm.mlir.module_flag<min, "x", 3 : i32>]
// ==== stdout ====










// ==== stderr ====
within split at <stdin>:1 offset :0:0: error: invalid value for 'append'-type module flag (expected a metadata node)
within split at <stdin>:4 offset :0:0: error: module flag identifiers must be unique (or of 'require' type)
within split at <stdin>:6 offset :0:0: error: invalid value for 'min' module flag (expected constant non-negative integer)
within split at <stdin>:8 offset :0:0: error: invalid value for 'max' module flag (expected constant integer)
within split at <stdin>:10 offset :0:0: error: invalid value for 'min' module flag (expected constant non-negative integer)
within split at <stdin>:12 offset :0:0: error: wchar_size metadata requires constant integer argument
within split at <stdin>:14 offset :0:0: error: SemanticInterposition metadata requires constant integer argument
within split at <stdin>:16 offset :0:0: error: invalid value for 'require' module flag (expected metadata pair)
within split at <stdin>:18 offset :0:0: error: invalid value for 'require' module flag (expected metadata pair)
within split at <stdin>:20 offset :0:0: error: 'Linker Options' named metadata no longer supported
within split at <stdin>:22 offset :0:0: error: module flag identifiers must be unique (or of 'require' type)
// ==== exit 1 ====
