// terrace opt --split-input-file
// What ub refuses.
func.func @f() {
  %0 = ub.poison <5> : i32
  return
}
// -----
func.func @f() {
  %0 = "ub.poison"() <{value = 5 : i32}> : () -> i32
  return
}
// -----
func.func @f() {
  %0 = "ub.poison"() {value = "a"} : () -> i32
  return
}
// -----
func.func @f() {
  "ub.poison"() : () -> ()
  return
}
// -----
func.func @f() {
  ub.unreachable
  return
}
// -----
func.func @f(%a: !ub.poison) {
  
  return
}
// -----
func.func @f() {
  %0 = ub.poison #ub.poison : i32
  return
}
// -----
func.func private @f() attributes {a = #ub.other}
// -----
func.func private @f() attributes {a = #ub<other>}
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
<stdin>:4:19: error: custom op 'ub.poison' invalid kind of attribute specified
  %0 = ub.poison <5> : i32
                  ^
<stdin>:9:8: error: invalid properties {value = 5 : i32} for op ub.poison: Invalid attribute `value` in property conversion: 5 : i32
  %0 = "ub.poison"() <{value = 5 : i32}> : () -> i32
       ^
<stdin>:14:8: error: 'ub.poison' op attribute 'value' failed to satisfy constraint: PoisonAttrInterface instance
  %0 = "ub.poison"() {value = "a"} : () -> i32
       ^
<stdin>:19:3: error: 'ub.poison' op requires one result
  "ub.poison"() : () -> ()
  ^
<stdin>:19:3: note: see current operation: "ub.poison"() <{value = #ub.poison}> : () -> ()
<stdin>:24:3: error: 'ub.unreachable' op must be the last operation in the parent block
  ub.unreachable
  ^
<stdin>:24:3: note: see current operation: "ub.unreachable"() : () -> ()
<stdin>:28:22: error: dialect 'ub' provides no type parsing hook
func.func @f(%a: !ub.poison) {
                     ^
<stdin>:34:17: error: expected ':'
  %0 = ub.poison #ub.poison : i32
                ^
<stdin>:38:44: error: unknown attribute `other` in dialect `ub`
func.func private @f() attributes {a = #ub.other}
                                           ^
<stdin>:40:44: error: unknown attribute `other` in dialect `ub`
func.func private @f() attributes {a = #ub<other>}
                                           ^
// ==== exit 1 ====
