// terrace opt --split-input-file
// Dialects without types or attributes have none of any name.
func.func private @f(!memref.buffer)
// -----
func.func private @f(!vector.kind)
// -----
func.func private @f() attributes {cf.weight = #affine.bound}
// -----
func.func private @f() attributes {cf.kind = #vector.sort<add>}
// ==== stdout ====
// -----
// -----
// -----
// ==== stderr ====
<stdin>:3:30: error: dialect 'memref' provides no type parsing hook
func.func private @f(!memref.buffer)
                             ^
<stdin>:5:30: error: dialect 'vector' provides no type parsing hook
func.func private @f(!vector.kind)
                             ^
<stdin>:7:56: error: dialect 'affine' provides no attribute parsing hook
func.func private @f() attributes {cf.weight = #affine.bound}
                                                       ^
<stdin>:9:54: error: unknown attribute `sort` in dialect `vector`
func.func private @f() attributes {cf.kind = #vector.sort<add>}
                                                     ^
// ==== exit 1 ====
