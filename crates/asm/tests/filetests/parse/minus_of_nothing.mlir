// terrace opt --split-input-file
// A minus without an integer.
func.func private @f(memref<2xf32, strided<[-<], offset: 7>>)
// -----
func.func private @f(memref<2xf32, strided<[-99999999999999999999], offset: 7>>)
// -----
"a.b"() {a = !llvm.target<"a", - -1>} : () -> ()
// -----
func.func @f(%a: i32) {
  cf.switch %a : i32, [ default: ^bb1, - -3: ^bb1 ]
^bb1:
  return
}
// -----
func.func private @f(!llvm.array<- -1 x i8>)
// ==== stdout ====
// -----
// -----
// -----
// -----
// ==== stderr ====
<stdin>:3:45: error: expected a 64-bit signed integer or '?'
func.func private @f(memref<2xf32, strided<[-<], offset: 7>>)
                                            ^
<stdin>:5:45: error: expected a 64-bit signed integer or '?'
func.func private @f(memref<2xf32, strided<[-99999999999999999999], offset: 7>>)
                                            ^
<stdin>:7:6: error: operation being parsed with an unregistered dialect. If this is intended, please use -allow-unregistered-dialect with the MLIR tool used
"a.b"() {a = !llvm.target<"a", - -1>} : () -> ()
     ^
<stdin>:10:41: error: expected integer value
  cf.switch %a : i32, [ default: ^bb1, - -3: ^bb1 ]
                                        ^
<stdin>:15:35: error: expected integer value
func.func private @f(!llvm.array<- -1 x i8>)
                                  ^
<stdin>:15:36: error: failed to parse LLVMArrayType parameter 'numElements' which is to be a `uint64_t`
func.func private @f(!llvm.array<- -1 x i8>)
                                   ^
// ==== exit 1 ====
