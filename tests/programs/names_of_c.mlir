// Declares functions of C that lowered code calls too, beside assertions; texts have names that the lowering would give to functions.
llvm.mlir.global private constant @free_0("from puts\00") {addr_space = 0 : i32}
llvm.mlir.global private constant @malloc_0("%d from printf\0A\00") {addr_space = 0 : i32}
llvm.mlir.global private constant @assert_msg("not a message\00") {addr_space = 0 : i32}
llvm.func @printf(!llvm.ptr, ...) -> i32
func.func private @puts(!llvm.ptr) -> i32
func.func private @malloc(i64) -> !llvm.ptr
func.func private @free(!llvm.ptr)
func.func private @abort()
func.func private @exit(i32)

func.func @check(%x: i32) -> i32 {
  %zero = arith.constant 0 : i32
  %is = arith.cmpi sgt, %x, %zero : i32
  cf.assert %is, "x is positive"
  %wrong = arith.cmpi eq, %x, %zero : i32
  scf.if %wrong {
    // What is printed before a call of `abort` need not be the text of an assertion.
    %text = llvm.mlir.addressof @assert_msg : !llvm.ptr
    func.call @puts(%text) : (!llvm.ptr) -> i32
    func.call @abort() : () -> ()
  }
  return %x : i32
}

func.func @main() -> i32 {
  %c5 = arith.constant 5 : i32
  %x = call @check(%c5) : (i32) -> i32
  %text = llvm.mlir.addressof @free_0 : !llvm.ptr
  call @puts(%text) : (!llvm.ptr) -> i32
  %format = llvm.mlir.addressof @malloc_0 : !llvm.ptr
  llvm.call @printf(%format, %x) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32) -> i32
  %size = arith.constant 8 : i64
  %p = call @malloc(%size) : (i64) -> !llvm.ptr
  %m = memref.alloc() : memref<4xi32>
  %c0 = arith.constant 0 : index
  memref.store %x, %m[%c0] : memref<4xi32>
  %status = memref.load %m[%c0] : memref<4xi32>
  memref.dealloc %m : memref<4xi32>
  call @free(%p) : (!llvm.ptr) -> ()
  call @exit(%status) : (i32) -> ()
  %c1 = arith.constant 1 : i32
  return %c1 : i32
}
