// terrace lower
// What is translated is no error of the module's.
%c4 = arith.constant 4 : index
%m = memref.alloc(%c4) : memref<?xf32>
// ==== stderr ====
<stdin>:4:6: error: LLVM Translation failed for operation: llvm.call
%m = memref.alloc(%c4) : memref<?xf32>
     ^
<stdin>:4:6: note: see current operation: %5 = "llvm.call"(%4) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @malloc, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (i64) -> !llvm.ptr
<stdin>:4:6: note: 'memref.alloc' op is in no function; LLVM IR has code only in functions: put it in a 'func.func'
// ==== exit 1 ====
