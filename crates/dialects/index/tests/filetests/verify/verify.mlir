// terrace opt --split-input-file
// What index refuses.
func.func @f(%a: i32) {
  %0 = index.add %a, %a
  return
}
// -----
func.func @f(%a: index) {
  %0 = "index.add"(%a) : (index) -> index
  return
}
// -----
func.func @f(%a: i32) {
  %0 = "index.mul"(%a, %a) : (i32, i32) -> index
  return
}
// -----
func.func @f(%a: index) {
  %0 = "index.mul"(%a, %a) : (index, index) -> i64
  return
}
// -----
func.func @f(%a: index) {
  %0 = index.casts %a : index to index
  return
}
// -----
func.func @f(%a: i32) {
  %0 = index.casts %a : i32 to i64
  return
}
// -----
func.func @f(%a: f32) {
  %0 = index.castu %a : f32 to index
  return
}
// -----
func.func @f(%a: vector<2xindex>) {
  %0 = index.castu %a : vector<2xindex> to i32
  return
}
// -----
func.func @f(%a: index) {
  %0 = "index.cmp"(%a, %a) : (index, index) -> i1
  return
}
// -----
func.func @f(%a: index) {
  %0 = "index.cmp"(%a, %a) <{pred = 1}> : (index, index) -> i1
  return
}
// -----
func.func @f(%a: index) {
  %0 = "index.cmp"(%a, %a) {pred = 1} : (index, index) -> i1
  return
}
// -----
func.func @f(%a: index) {
  %0 = "index.cmp"(%a, %a) <{pred = #index<cmp_predicate eq>}> : (index, index) -> i32
  return
}
// -----
func.func @f() {
  %0 = "index.constant"() : () -> index
  return
}
// -----
func.func @f() {
  %0 = "index.constant"() <{value = 5 : i32}> : () -> index
  return
}
// -----
func.func @f() {
  %0 = "index.constant"() <{value = "a"}> : () -> index
  return
}
// -----
func.func @f() {
  %0 = "index.bool.constant"() <{value = 5 : i32}> : () -> i1
  return
}
// -----
func.func @f() {
  %0 = "index.sizeof"() <{value = 5}> : () -> index
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
// -----
// ==== stderr ====
<stdin>:4:18: error: use of value '%a' expects different type than prior uses: 'index' vs 'i32'
  %0 = index.add %a, %a
                 ^
<stdin>:3:14: note: prior use here
func.func @f(%a: i32) {
             ^
<stdin>:9:8: error: 'index.add' op expected 2 operands, but found 1
  %0 = "index.add"(%a) : (index) -> index
       ^
<stdin>:9:8: note: see current operation: %0 = "index.add"(%arg0) : (index) -> index
<stdin>:14:8: error: 'index.mul' op operand #0 must be index, but got 'i32'
  %0 = "index.mul"(%a, %a) : (i32, i32) -> index
       ^
<stdin>:14:8: note: see current operation: %0 = "index.mul"(%arg0, %arg0) : (i32, i32) -> index
<stdin>:19:8: error: 'index.mul' op result #0 must be index, but got 'i64'
  %0 = "index.mul"(%a, %a) : (index, index) -> i64
       ^
<stdin>:19:8: note: see current operation: %0 = "index.mul"(%arg0, %arg0) : (index, index) -> i64
<stdin>:24:8: error: 'index.casts' op operand type 'index' and result type 'index' are cast incompatible
  %0 = index.casts %a : index to index
       ^
<stdin>:24:8: note: see current operation: %0 = "index.casts"(%arg0) : (index) -> index
<stdin>:29:8: error: 'index.casts' op operand type 'i32' and result type 'i64' are cast incompatible
  %0 = index.casts %a : i32 to i64
       ^
<stdin>:29:8: note: see current operation: %0 = "index.casts"(%arg0) : (i32) -> i64
<stdin>:34:8: error: 'index.castu' op operand #0 must be integer or index, but got 'f32'
  %0 = index.castu %a : f32 to index
       ^
<stdin>:34:8: note: see current operation: %0 = "index.castu"(%arg0) : (f32) -> index
<stdin>:39:8: error: 'index.castu' op operand #0 must be integer or index, but got 'vector<2xindex>'
  %0 = index.castu %a : vector<2xindex> to i32
       ^
<stdin>:39:8: note: see current operation: %0 = "index.castu"(%arg0) : (vector<2xindex>) -> i32
<stdin>:44:8: error: 'index.cmp' op requires attribute 'pred'
  %0 = "index.cmp"(%a, %a) : (index, index) -> i1
       ^
<stdin>:44:8: note: see current operation: %0 = "index.cmp"(%arg0, %arg0) : (index, index) -> i1
<stdin>:49:8: error: invalid properties {pred = 1 : i64} for op index.cmp: Invalid attribute `pred` in property conversion: 1 : i64
  %0 = "index.cmp"(%a, %a) <{pred = 1}> : (index, index) -> i1
       ^
<stdin>:54:8: error: 'index.cmp' op attribute 'pred' failed to satisfy constraint: index comparison predicate kind
  %0 = "index.cmp"(%a, %a) {pred = 1} : (index, index) -> i1
       ^
<stdin>:59:8: error: 'index.cmp' op result #0 must be 1-bit signless integer, but got 'i32'
  %0 = "index.cmp"(%a, %a) <{pred = #index<cmp_predicate eq>}> : (index, index) -> i32
       ^
<stdin>:59:8: note: see current operation: %0 = "index.cmp"(%arg0, %arg0) <{pred = #index<cmp_predicate eq>}> : (index, index) -> i32
<stdin>:64:8: error: 'index.constant' op requires attribute 'value'
  %0 = "index.constant"() : () -> index
       ^
<stdin>:64:8: note: see current operation: %0 = "index.constant"() : () -> index
<stdin>:69:8: error: 'index.constant' op attribute 'value' failed to satisfy constraint: index attribute
  %0 = "index.constant"() <{value = 5 : i32}> : () -> index
       ^
<stdin>:69:8: note: see current operation: %0 = "index.constant"() <{value = 5 : i32}> : () -> index
<stdin>:74:8: error: invalid properties {value = "a"} for op index.constant: Invalid attribute `value` in property conversion: "a"
  %0 = "index.constant"() <{value = "a"}> : () -> index
       ^
<stdin>:79:8: error: invalid properties {value = 5 : i32} for op index.bool.constant: Invalid attribute `value` in property conversion: 5 : i32
  %0 = "index.bool.constant"() <{value = 5 : i32}> : () -> i1
       ^
<stdin>:84:8: error: invalid properties {value = 5 : i64} for op index.sizeof: this operation does not support properties
  %0 = "index.sizeof"() <{value = 5}> : () -> index
       ^
// ==== exit 1 ====
