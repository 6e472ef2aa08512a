// terrace opt --split-input-file
// Syntax of index.
func.func @f(%a: index) {
  %0 = index.add %a
  return
}
// -----
func.func @f(%a: index) {
  %0 = index.add %a, %a : index
  return
}
// -----
func.func @f(%a: index) {
  %0 = index.cmp eq %a, %a
  return
}
// -----
func.func @f() {
  %0 = index.constant "a"
  return
}
// -----
func.func @f() {
  %0 = index.constant 1.0
  return
}
// -----
func.func @f() {
  %0 = index.constant 9223372036854775808
  return
}
// -----
func.func @f() {
  %0 = index.bool.constant 1
  return
}
// -----
func.func private @f() attributes {a = #index.other}
// -----
func.func private @f() attributes {a = #index<other>}
// -----
func.func private @f() attributes {a = #index<5>}
// -----
func.func @f(%a: !index.other) {
  
  return
}
// -----
func.func @f(%a: index) {
  %0 = index.cmp #ub.poison(%a, %a)
  return
}
// ==== stdout ====
// -----
// -----
// -----
// -----
// -----
// -----
module {
  func.func @f() {
    %true = index.bool.constant true
    return
  }
}

// -----
// -----
// -----
// -----
// -----
// ==== stderr ====
<stdin>:4:20: error: expected ','
  %0 = index.add %a
                   ^
<stdin>:9:24: error: expected operation name in quotes
  %0 = index.add %a, %a : index
                       ^
<stdin>:14:20: error: expected '('
  %0 = index.cmp eq %a, %a
                   ^
<stdin>:19:23: error: custom op 'index.constant' invalid kind of attribute specified
  %0 = index.constant "a"
                      ^
<stdin>:25:3: error: floating point value not valid for specified type
  return
  ^
<stdin>:29:23: error: integer constant out of range for attribute
  %0 = index.constant 9223372036854775808
                      ^
<stdin>:38:47: error: unknown attribute `other` in dialect `index`
func.func private @f() attributes {a = #index.other}
                                              ^
<stdin>:40:47: error: unknown attribute `other` in dialect `index`
func.func private @f() attributes {a = #index<other>}
                                              ^
<stdin>:42:47: error: expected valid keyword
func.func private @f() attributes {a = #index<5>}
                                              ^
<stdin>:44:25: error: dialect 'index' provides no type parsing hook
func.func @f(%a: !index.other) {
                        ^
<stdin>:50:18: error: custom op 'index.cmp' invalid kind of attribute specified
  %0 = index.cmp #ub.poison(%a, %a)
                 ^
// ==== exit 1 ====
