// fx opt --split-input-file
// What verifiers and parsers refuse.
func.func @f() {
  %0 = fx.constant 1000.0 : !fx.fixed<8, 8>
  return
}
// -----
func.func private @f(!fx.fixed<0, 8>)
// -----
func.func private @f(!fx.interval<i32>)
// -----
func.func @f() {
  %0 = "fx.sum"() {operandSegmentSizes = array<i32: 0, 0>} : () -> !fx.fixed<8, 8>
  return
}
// -----
func.func @f() {
  %0 = fx.constant 1.0 : !fx.fixed<8, 8>
  %1 = fx.constant 0.5 : !fx.fixed<8, 8>
  %2 = fx.interval %0 to %1 : !fx.interval<!fx.fixed<8, 8>>
  return
}
// -----
func.func @f(%m: memref<4x!fx.fixed<8, 8>>) {
  fx.map %m {
  ^bb0(%x: !fx.fixed<4, 4>):
    fx.yield %x : !fx.fixed<4, 4>
  } : memref<4x!fx.fixed<8, 8>>
  return
}
// ==== stdout ====
// -----
// -----
// -----
// -----
// -----
// ==== stderr ====
<stdin>:4:20: error: custom op 'fx.constant' the type cannot hold this number
  %0 = fx.constant 1000.0 : !fx.fixed<8, 8>
                   ^
<stdin>:8:31: error: a number has 2 to 32 bits, and one of them is its sign
func.func private @f(!fx.fixed<0, 8>)
                              ^
<stdin>:10:34: error: expected a fixed-point number
func.func private @f(!fx.interval<i32>)
                                 ^
<stdin>:13:8: error: 'fx.sum' op has nothing to add
  %0 = "fx.sum"() {operandSegmentSizes = array<i32: 0, 0>} : () -> !fx.fixed<8, 8>
       ^
<stdin>:13:8: note: see current operation: %0 = "fx.sum"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> !fx.fixed<8, 8>
<stdin>:20:8: error: 'fx.interval' op has its bounds in the wrong order
  %2 = fx.interval %0 to %1 : !fx.interval<!fx.fixed<8, 8>>
       ^
<stdin>:20:8: note: see current operation: %2 = "fx.interval"(%0, %1) : (!fx.fixed<8, 8>, !fx.fixed<8, 8>) -> !fx.interval<!fx.fixed<8, 8>>
<stdin>:25:3: error: 'fx.map' op expected a region that takes an element of the memref
  fx.map %m {
  ^
<stdin>:25:3: note: see current operation: 
"fx.map"(%arg0) ({
^bb0(%arg1: !fx.fixed<4, 4>):
  "fx.yield"(%arg1) : (!fx.fixed<4, 4>) -> ()
}) : (memref<4x!fx.fixed<8, 8>>) -> ()
// ==== exit 1 ====
