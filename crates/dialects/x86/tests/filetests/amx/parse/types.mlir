// terrace opt -split-input-file
// Types, and what is none.
func.func private @f(!amx.tile<16xi8>)
// -----
func.func private @f(!amx.tile<i8>)
// -----
func.func private @f(!amx.tile<16x4x4xf16>)
// -----
func.func private @f(!amx<tile<0x10xbf16>>)
// -----
func.func private @f(!amx.tile< 16x 64xi32 >)
// -----
func.func private @f(tensor<4x!amx.tile<1x4xi8>>)
// -----
func.func private @f(!amx.tile<16x64xf64>)
// -----
func.func private @f(!amx<tile<16x64xsi8>>)
// -----
func.func private @f(!amx.tile<?x4xi8>)
// -----
func.func private @f(!amx.tile<16x4>)
// -----
func.func private @f(!amx.tile)
// -----
func.func private @f(!amx.foo<16x64xi8>)
// -----
func.func private @f(!amx<  foo<4xi8>>)
// -----
func.func private @f(!amx.tile<16x64xi8, 1>)
// -----
func.func private @f(!amx.tile<16x64x>)
// -----
func.func private @f(!amx.tile<99999999999999999999x64xi8>)
// -----
func.func private @f(memref<4x!amx.tile<4xi8>>)
// -----
func.func private @f(!amx)
// -----
"t.a"() {a = #amx.foo} : () -> ()
// ==== stdout ====
module {
  func.func private @f(!amx.tile<16xi8>)
}

// -----
module {
  func.func private @f(!amx.tile<xi8>)
}

// -----
module {
  func.func private @f(!amx.tile<16x4x4xf16>)
}

// -----
module {
  func.func private @f(!amx.tile<0x10xbf16>)
}

// -----
module {
  func.func private @f(!amx.tile<16x64xi32>)
}

// -----
module {
  func.func private @f(tensor<4x!amx.tile<1x4xi8>>)
}

// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// ==== stderr ====
<stdin>:15:27: error: failed to verify 'elementType': 32-bit float or 16-bit float or bfloat16 type or 32-bit signless integer or 8-bit signless integer
func.func private @f(!amx.tile<16x64xf64>)
                          ^
<stdin>:17:27: error: failed to verify 'elementType': 32-bit float or 16-bit float or bfloat16 type or 32-bit signless integer or 8-bit signless integer
func.func private @f(!amx<tile<16x64xsi8>>)
                          ^
<stdin>:19:32: error: expected static shape
func.func private @f(!amx.tile<?x4xi8>)
                               ^
<stdin>:21:36: error: expected 'x' in dimension list
func.func private @f(!amx.tile<16x4>)
                                   ^
<stdin>:23:31: error: expected '<'
func.func private @f(!amx.tile)
                              ^
<stdin>:25:27: error: unknown  type `foo` in dialect `amx`
func.func private @f(!amx.foo<16x64xi8>)
                          ^
<stdin>:27:29: error: unknown  type `foo` in dialect `amx`
func.func private @f(!amx<  foo<4xi8>>)
                            ^
<stdin>:29:40: error: expected '>'
func.func private @f(!amx.tile<16x64xi8, 1>)
                                       ^
<stdin>:31:38: error: expected non-function type
func.func private @f(!amx.tile<16x64x>)
                                     ^
<stdin>:33:32: error: invalid dimension
func.func private @f(!amx.tile<99999999999999999999x64xi8>)
                               ^
<stdin>:35:31: error: invalid memref element type
func.func private @f(memref<4x!amx.tile<4xi8>>)
                              ^
<stdin>:37:26: error: undefined symbol alias id 'amx'
func.func private @f(!amx)
                         ^
<stdin>:39:6: error: operation being parsed with an unregistered dialect. If this is intended, please use -allow-unregistered-dialect with the MLIR tool used
"t.a"() {a = #amx.foo} : () -> ()
     ^
// ==== exit 1 ====
