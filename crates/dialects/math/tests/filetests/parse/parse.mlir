// terrace opt --split-input-file
// Syntax of math.
func.func @f(%a: f32) {
  %0 = math.sin %a fastmath : f32
  return
}
// -----
func.func @f(%a: f32) {
  %0 = math.sin %a, %a : f32
  return
}
// -----
func.func @f(%a: f32) {
  %0 = math.clampf %a to %a, %a : f32
  return
}
// -----
func.func @f(%a: f32) {
  %0 = math.other %a : f32
  return
}
// -----
func.func @f(%a: f32) {
  %0:2 = math.sin %a : f32
  return
}
// -----
func.func @f(%a: !math.other) {
  
  return
}
// -----
func.func private @f() attributes {a = #math.other}
// -----
func.func private @f() attributes {a = #math<other>}
// -----
func.func @f(%a: f32) {
  %0 = math.sin %a
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
// ==== stderr ====
<stdin>:4:28: error: expected '<'
  %0 = math.sin %a fastmath : f32
                           ^
<stdin>:9:19: error: expected ':'
  %0 = math.sin %a, %a : f32
                  ^
<stdin>:14:25: error: expected '['
  %0 = math.clampf %a to %a, %a : f32
                        ^
<stdin>:19:8: error: custom op 'math.other' is unknown
  %0 = math.other %a : f32
       ^
<stdin>:24:3: error: operation defines 1 results but was provided 2 to bind
  %0:2 = math.sin %a : f32
  ^
<stdin>:28:24: error: dialect 'math' provides no type parsing hook
func.func @f(%a: !math.other) {
                       ^
<stdin>:33:46: error: dialect 'math' provides no attribute parsing hook
func.func private @f() attributes {a = #math.other}
                                             ^
<stdin>:35:46: error: dialect 'math' provides no attribute parsing hook
func.func private @f() attributes {a = #math<other>}
                                             ^
<stdin>:38:19: error: expected ':'
  %0 = math.sin %a
                  ^
// ==== exit 1 ====
