// terrace opt --split-input-file
// Syntax of scf: forall.
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  scf.forall.in_parallel
  return
}
// -----
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  scf.forall %k in (%lb) {}
  return
}
// -----
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  scf.forall (%k) (%lb) {}
  return
}
// -----
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  scf.forall (%k) in %lb {}
  return
}
// -----
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  scf.forall (%k) in (%lb)
  return
}
// -----
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  scf.forall (%k) in (%i) {}
  return
}
// -----
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  scf.forall (%k) = (0) to (5) {
}
  return
}
// -----
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  scf.forall (%k) = (0) (5) step (1) {
}
  return
}
// -----
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  %0 = scf.forall (%k) in (5) shared_outs(%o = %t) {
}
  return
}
// -----
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  %0 = scf.forall (%k) in (5) shared_outs(%o = %t) -> (tensor<4xf32>) {
}
  return
}
// -----
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  %0 = scf.forall (%k) in (5) shared_outs(%o = %t) -> (tensor<?xf32>, f32) {
}
  return
}
// -----
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  scf.forall (%k) in (5) {
} {staticStep = array<i64: 5>}
  return
}
// -----
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  scf.forall (%k) in (a) {
}
  return
}
// -----
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  scf.forall (%k) in (5 : index) {
}
  return
}
// -----
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  scf.forall (%k : index) in (5) {
}
  return
}
// -----
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  scf.forall (%k, %k) in (5, 5) {
}
  return
}
// -----
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  scf.forall (%k) in ([%lb]) {
}
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
<stdin>:4:25: error: expected '{' to begin a region
  scf.forall.in_parallel
                        ^
<stdin>:9:13: error: expected '(' in argument list
  scf.forall %k in (%lb) {}
            ^
<stdin>:14:18: error: expected '='
  scf.forall (%k) (%lb) {}
                 ^
<stdin>:19:21: error: expected '(' in dynamic index list
  scf.forall (%k) in %lb {}
                    ^
<stdin>:19:3: error: custom op 'scf.forall' expected SSA value or integer
  scf.forall (%k) in %lb {}
  ^
<stdin>:24:27: error: expected '{' to begin a region
  scf.forall (%k) in (%lb)
                          ^
<stdin>:29:23: error: use of value '%i' expects different type than prior uses: 'index' vs 'i32'
  scf.forall (%k) in (%i) {}
                      ^
<stdin>:28:26: note: prior use here
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
                         ^
<stdin>:34:32: error: custom op 'scf.forall' expected 'step'
  scf.forall (%k) = (0) to (5) {
                               ^
<stdin>:40:25: error: custom op 'scf.forall' expected 'to'
  scf.forall (%k) = (0) (5) step (1) {
                        ^
<stdin>:46:31: error: custom op 'scf.forall' number of operands and types do not match: got 1 operands and 0 types
  %0 = scf.forall (%k) in (5) shared_outs(%o = %t) {
                              ^
<stdin>:52:48: error: use of value '%t' expects different type than prior uses: 'tensor<4xf32>' vs 'tensor<?xf32>'
  %0 = scf.forall (%k) in (5) shared_outs(%o = %t) -> (tensor<4xf32>) {
                                               ^
<stdin>:51:52: note: prior use here
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
                                                   ^
<stdin>:58:31: error: custom op 'scf.forall' number of operands and types do not match: got 1 operands and 2 types
  %0 = scf.forall (%k) in (5) shared_outs(%o = %t) -> (tensor<?xf32>, f32) {
                              ^
<stdin>:64:3: error: custom op 'scf.forall' attribute 'staticStep' occurs more than once in the attribute list
  scf.forall (%k) in (5) {
  ^
<stdin>:70:23: error: custom op 'scf.forall' expected integer value
  scf.forall (%k) in (a) {
                      ^
<stdin>:70:3: error: custom op 'scf.forall' expected SSA value or integer
  scf.forall (%k) in (a) {
  ^
<stdin>:76:24: error: expected ')' in dynamic index list
  scf.forall (%k) in (5 : index) {
                       ^
<stdin>:76:3: error: custom op 'scf.forall' expected SSA value or integer
  scf.forall (%k) in (5 : index) {
  ^
<stdin>:82:17: error: expected ')' in argument list
  scf.forall (%k : index) in (5) {
                ^
<stdin>:88:19: error: region entry argument '%k' is already in use
  scf.forall (%k, %k) in (5, 5) {
                  ^
<stdin>:88:15: note: previously referenced here
  scf.forall (%k, %k) in (5, 5) {
              ^
<stdin>:94:24: error: custom op 'scf.forall' expected integer value
  scf.forall (%k) in ([%lb]) {
                       ^
<stdin>:94:3: error: custom op 'scf.forall' expected SSA value or integer
  scf.forall (%k) in ([%lb]) {
  ^
// ==== exit 1 ====
