// terrace opt --split-input-file
// Syntax of complex.
func.func @f() {
  %0 = complex.constant [1.0 : f32, 2.0 : f32] : f32
  return
}
// -----
func.func @f() {
  %0 = complex.constant "a" : complex<f32>
  return
}
// -----
func.func @f(%a: f32) {
  %0 = complex.create %a, %a : f32
  return
}
// -----
func.func @f(%a: complex<f32>) {
  %0 = complex.add %a : complex<f32>
  return
}
// -----
func.func private @f() attributes {a = #complex.other}
// -----
func.func private @f() attributes {a = #complex.number}
// -----
func.func private @f() attributes {a = #complex.number<>}
// -----
func.func private @f() attributes {a = #complex.number<f32 1.0, 2.0>}
// -----
func.func private @f() attributes {a = #complex.number<:f32>}
// -----
func.func private @f() attributes {a = #complex.number<:f32 1, 2.0>}
// -----
func.func private @f() attributes {a = #complex.number<:f32 1.0 2.0>}
// -----
func.func private @f() attributes {a = #complex.number<:f32 1.0, 2.0, 3.0>}
// -----
func.func private @f() attributes {a = #complex.number<:f32 1.0, x>}
// -----
func.func private @f() attributes {a = #complex.number<:f32 -0x1, 1.0>}
// -----
func.func private @f() attributes {a = #complex<other>}
// -----
func.func @f(%a: !complex.other) {
  
  return
}
// ==== stdout ====
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
// -----
// -----
// ==== stderr ====
<stdin>:4:50: error: custom op 'complex.constant' invalid kind of type specified: expected builtin.complex, but found 'f32'
  %0 = complex.constant [1.0 : f32, 2.0 : f32] : f32
                                                 ^
<stdin>:9:25: error: custom op 'complex.constant' invalid kind of attribute specified
  %0 = complex.constant "a" : complex<f32>
                        ^
<stdin>:14:32: error: custom op 'complex.create' invalid kind of type specified: expected builtin.complex, but found 'f32'
  %0 = complex.create %a, %a : f32
                               ^
<stdin>:19:22: error: expected ','
  %0 = complex.add %a : complex<f32>
                     ^
<stdin>:23:49: error: unknown attribute `other` in dialect `complex`
func.func private @f() attributes {a = #complex.other}
                                                ^
<stdin>:25:55: error: expected '<'
func.func private @f() attributes {a = #complex.number}
                                                      ^
<stdin>:27:56: error: expected ':'
func.func private @f() attributes {a = #complex.number<>}
                                                       ^
<stdin>:29:56: error: expected ':'
func.func private @f() attributes {a = #complex.number<f32 1.0, 2.0>}
                                                       ^
<stdin>:31:60: error: expected floating point literal
func.func private @f() attributes {a = #complex.number<:f32>}
                                                           ^
<stdin>:33:61: error: unexpected decimal integer literal for a floating point value
func.func private @f() attributes {a = #complex.number<:f32 1, 2.0>}
                                                            ^
<stdin>:33:61: note: add a trailing dot to make the literal a float
<stdin>:35:64: error: expected ','
func.func private @f() attributes {a = #complex.number<:f32 1.0 2.0>}
                                                               ^
<stdin>:37:69: error: expected '>'
func.func private @f() attributes {a = #complex.number<:f32 1.0, 2.0, 3.0>}
                                                                    ^
<stdin>:39:66: error: expected floating point literal
func.func private @f() attributes {a = #complex.number<:f32 1.0, x>}
                                                                 ^
<stdin>:41:62: error: hexadecimal float literal should not have a leading minus
func.func private @f() attributes {a = #complex.number<:f32 -0x1, 1.0>}
                                                             ^
<stdin>:43:49: error: unknown attribute `other` in dialect `complex`
func.func private @f() attributes {a = #complex<other>}
                                                ^
<stdin>:45:27: error: dialect 'complex' provides no type parsing hook
func.func @f(%a: !complex.other) {
                          ^
// ==== exit 1 ====
