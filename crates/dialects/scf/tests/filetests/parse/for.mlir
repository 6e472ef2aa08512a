// terrace opt --split-input-file
// Syntax of scf: for.
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  scf.for %k = %lb to %lb step %lb
  return
}
// -----
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  scf.for %k %lb to %lb step %lb {}
  return
}
// -----
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  scf.for %k = %lb %lb step %lb {}
  return
}
// -----
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  scf.for = %lb to %lb step %lb {}
  return
}
// -----
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  scf.for %k = %lb to %lb {}
  return
}
// -----
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  scf.for %k = %lb to %lb step %lb iter_args {}
  return
}
// -----
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  scf.for %k = %lb to %lb step %lb iter_args(%a = %x) {}
  return
}
// -----
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  scf.for %k = %lb to %lb step %lb iter_args(%a = %x) -> (f32, f32) {
 scf.yield %a : f32 }
  return
}
// -----
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  scf.for %k = %lb to %lb step %lb iter_args(%a = %i) -> (f32) {
 scf.yield %a : f32 }
  return
}
// -----
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  scf.for %k = %i to %lb step %lb {}
  return
}
// -----
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  scf.for %k = %i to %i step %i {}
  return
}
// -----
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  scf.for %k = %i to %i step %i : index {}
  return
}
// -----
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  scf.for %k = %lb to %lb step %lb {
 ^bb0:
 scf.yield
 }
  return
}
// -----
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  %0 = scf.for %k = %lb to %lb step %lb iter_args() -> () {}
  return
}
// -----
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  scf.for %k = %lb to %lb step %lb : {}
  return
}
// -----
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  scf.for %k = %lb to %lb step %lb {} : i32
  return
}
// -----
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  scf.for %lb = %lb to %lb step %lb {}
  return
}
// -----
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  scf.for %k = %lb to %lb step %lb iter_args(%k = %x) -> (f32) {}
  return
}
// -----
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  %0:2 = scf.for %k = %lb to %lb step %lb iter_args(%a = %x) -> (f32) {
 scf.yield %a : f32 }
  return
}
// -----
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  "scf.for"(%lb, %lb, %lb) <{unsignedCmp = 5}> ({
^bb0(%k: index):
 scf.yield
}) : (index, index, index) -> ()
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
// -----
// -----
// -----
// ==== stderr ====
<stdin>:4:35: error: expected '{' to begin a region
  scf.for %k = %lb to %lb step %lb
                                  ^
<stdin>:9:13: error: expected '='
  scf.for %k %lb to %lb step %lb {}
            ^
<stdin>:14:20: error: custom op 'scf.for' expected 'to'
  scf.for %k = %lb %lb step %lb {}
                   ^
<stdin>:19:10: error: expected SSA operand
  scf.for = %lb to %lb step %lb {}
         ^
<stdin>:24:27: error: custom op 'scf.for' expected 'step'
  scf.for %k = %lb to %lb {}
                          ^
<stdin>:29:46: error: custom op 'scf.for' expected '('
  scf.for %k = %lb to %lb step %lb iter_args {}
                                             ^
<stdin>:34:54: error: expected '->'
  scf.for %k = %lb to %lb step %lb iter_args(%a = %x) {}
                                                     ^
<stdin>:39:3: error: custom op 'scf.for' mismatch in number of loop-carried values and defined values
  scf.for %k = %lb to %lb step %lb iter_args(%a = %x) -> (f32, f32) {
  ^
<stdin>:45:51: error: use of value '%i' expects different type than prior uses: 'f32' vs 'i32'
  scf.for %k = %lb to %lb step %lb iter_args(%a = %i) -> (f32) {
                                                  ^
<stdin>:44:26: note: prior use here
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
                         ^
<stdin>:51:16: error: use of value '%i' expects different type than prior uses: 'index' vs 'i32'
  scf.for %k = %i to %lb step %lb {}
               ^
<stdin>:50:26: note: prior use here
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
                         ^
<stdin>:56:16: error: use of value '%i' expects different type than prior uses: 'index' vs 'i32'
  scf.for %k = %i to %i step %i {}
               ^
<stdin>:55:26: note: prior use here
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
                         ^
<stdin>:61:16: error: use of value '%i' expects different type than prior uses: 'index' vs 'i32'
  scf.for %k = %i to %i step %i : index {}
               ^
<stdin>:60:26: note: prior use here
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
                         ^
<stdin>:67:2: error: invalid block name in region with named arguments
 ^bb0:
 ^
<stdin>:74:3: error: cannot name an operation with no results
  %0 = scf.for %k = %lb to %lb step %lb iter_args() -> () {}
  ^
<stdin>:79:37: error: expected non-function type
  scf.for %k = %lb to %lb step %lb : {}
                                    ^
<stdin>:84:38: error: expected operation name in quotes
  scf.for %k = %lb to %lb step %lb {} : i32
                                     ^
<stdin>:89:11: error: region entry argument '%lb' is already in use
  scf.for %lb = %lb to %lb step %lb {}
          ^
<stdin>:88:14: note: previously referenced here
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
             ^
<stdin>:94:46: error: region entry argument '%k' is already in use
  scf.for %k = %lb to %lb step %lb iter_args(%k = %x) -> (f32) {}
                                             ^
<stdin>:94:11: note: previously referenced here
  scf.for %k = %lb to %lb step %lb iter_args(%k = %x) -> (f32) {}
          ^
<stdin>:99:3: error: operation defines 1 results but was provided 2 to bind
  %0:2 = scf.for %k = %lb to %lb step %lb iter_args(%a = %x) -> (f32) {
  ^
<stdin>:105:3: error: invalid properties {unsignedCmp = 5 : i64} for op scf.for: Invalid attribute `unsignedCmp` in property conversion: 5 : i64
  "scf.for"(%lb, %lb, %lb) <{unsignedCmp = 5}> ({
  ^
// ==== exit 1 ====
