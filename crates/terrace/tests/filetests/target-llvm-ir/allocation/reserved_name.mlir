// terrace opt --finalize-memref-to-llvm
// A malloc of another type is in the way. (Upstream exits 0.)
llvm.func @malloc(i32) -> !llvm.ptr
func.func @f() -> memref<4xf32> {
  %a = memref.alloc() : memref<4xf32>
  return %a : memref<4xf32>
}
// ==== stderr ====
<stdin>:3:1: error: redefinition of reserved function 'malloc' of different type '!llvm.func<ptr (i32)>' is prohibited
llvm.func @malloc(i32) -> !llvm.ptr
^
<stdin>:3:1: note: see current operation: 
"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<ptr (i32)>, linkage = #llvm.linkage<external>, sym_name = "malloc", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
}) : () -> ()
// ==== exit 1 ====
