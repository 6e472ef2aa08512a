// terrace opt --split-input-file
// What scf refuses: parallel.
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  scf.parallel () = () to () step () {}
  return
}
// -----
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  scf.parallel (%k) = (%lb) to (%lb) step (%lb) init (%x) -> f32 {
}
  return
}
// -----
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  %0 = scf.parallel (%k) = (%lb) to (%lb) step (%lb) init (%x) -> f32 {
}
  return
}
// -----
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  %0 = scf.parallel (%k) = (%lb) to (%lb) step (%lb) init (%x) -> f32 {
 scf.reduce(%i : i32) {
 ^bb0(%a: i32, %b: i32):
 scf.reduce.return %a : i32
 }
}
  return
}
// -----
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  %0 = scf.parallel (%k) = (%lb) to (%lb) step (%lb) init (%x) -> f32 {
 scf.reduce(%x : f32) {
 ^bb0(%a: f32):
 scf.reduce.return %a : f32
 }
}
  return
}
// -----
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  %0 = scf.parallel (%k) = (%lb) to (%lb) step (%lb) init (%x) -> f32 {
 scf.reduce(%x : f32) {
 ^bb0(%a: f32, %b: i32):
 scf.reduce.return %a : f32
 }
}
  return
}
// -----
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  %0 = scf.parallel (%k) = (%lb) to (%lb) step (%lb) init (%x) -> f32 {
 scf.reduce(%x : f32) {
 ^bb0(%a: f32, %b: f32):
 scf.reduce.return %i : i32
 }
}
  return
}
// -----
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  %0 = scf.parallel (%k) = (%lb) to (%lb) step (%lb) init (%x) -> f32 {
 scf.reduce(%x : f32) {
 ^bb0(%a: f32, %b: f32):
 scf.yield
 }
}
  return
}
// -----
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  %0 = scf.parallel (%k) = (%lb) to (%lb) step (%lb) init (%x) -> f32 {
 scf.reduce(%x : f32)
}
  return
}
// -----
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  %0 = scf.parallel (%k) = (%lb) to (%lb) step (%lb) init (%x) -> f32 {
 scf.reduce(%x : f32) {}
}
  return
}
// -----
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  %0 = scf.parallel (%k) = (%lb) to (%lb) step (%lb) init (%x) -> f32 {
 scf.reduce(%x, %x : f32, f32) {
 ^bb0(%a: f32, %b: f32):
 scf.reduce.return %a : f32
 }
}
  return
}
// -----
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  %0 = scf.parallel (%k) = (%lb) to (%lb) step (%lb) init (%x) -> f32 {
 scf.reduce(%x : f32) {
 ^bb0(%a: f32, %b: f32):
 scf.reduce.return %a : f32
 }, {
 ^bb0(%a: f32, %b: f32):
 scf.reduce.return %a : f32
 }
}
  return
}
// -----
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  scf.parallel (%k) = (%lb) to (%lb) step (%lb) {
 scf.yield
}
  return
}
// -----
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  scf.parallel (%k) = (%lb) to (%lb) step (%lb) {
 func.return
}
  return
}
// -----
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  scf.parallel (%k) = (%lb) to (%lb) step (%lb) {
 cf.br ^bb1
 ^bb1:
 scf.reduce
}
  return
}
// -----
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  scf.parallel (%k) = (%lb) to (%lb) step (%lb) {
 scf.reduce
 scf.reduce
}
  return
}
// -----
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  scf.parallel (%k) = (%lb) to (%lb) step (%lb) {
 scf.reduce {}
}
  return
}
// -----
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  %z = arith.constant 0 : index
scf.parallel (%k) = (%lb) to (%lb) step (%z) {
}
  return
}
// -----
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  %z = arith.constant -1 : index
scf.parallel (%k, %l) = (%lb, %lb) to (%lb, %lb) step (%lb, %z) {
}
  return
}
// -----
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  %z = index.constant 0
scf.parallel (%k) = (%lb) to (%lb) step (%z) {
}
  return
}
// -----
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  scf.parallel (%k) = (%lb) to (%lb) step (%lb) {
 scf.reduce(%x : f32) {
 ^bb0(%a: f32, %b: f32):
 scf.reduce.return %a : f32
 }
}
  return
}
// -----
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  "scf.parallel"(%lb, %lb, %lb) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>}> ({
^bb0(%k: i32):
 scf.reduce
}) : (index, index, index) -> ()
  return
}
// -----
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  "scf.parallel"(%lb, %lb, %lb) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>}> ({
 scf.reduce
}) : (index, index, index) -> ()
  return
}
// -----
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  "scf.parallel"(%lb, %lb, %lb) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>}> ({
}) : (index, index, index) -> ()
  return
}
// -----
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  "scf.parallel"(%lb, %lb, %lb) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>}> ({
^bb0(%k: index):
}) : (index, index, index) -> ()
  return
}
// -----
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  "scf.parallel"(%lb, %lb, %lb) <{operandSegmentSizes = array<i32: 1, 2, 0, 0>}> ({
^bb0(%k: index):
 scf.reduce
}) : (index, index, index) -> ()
  return
}
// -----
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  "scf.parallel"(%lb, %lb, %lb) ({
^bb0(%k: index):
 scf.reduce
}) : (index, index, index) -> ()
  return
}
// -----
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  "scf.parallel"(%i, %lb, %lb) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>}> ({
^bb0(%k: index):
 scf.reduce
}) : (i32, index, index) -> ()
  return
}
// -----
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  "scf.parallel"(%lb, %lb, %lb) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>}> ({
^bb0(%k: index):
 %q = arith.constant 0 : i8
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
<stdin>:4:3: error: 'scf.parallel' op needs at least one tuple element for lowerBound, upperBound and step
  scf.parallel () = () to () step () {}
  ^
<stdin>:4:3: note: see current operation: 
"scf.parallel"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>}> ({
  "scf.reduce"() : () -> ()
}) : () -> ()
<stdin>:9:3: error: 'scf.parallel' op expects number of results: 1 to be the same as number of reductions: 0
  scf.parallel (%k) = (%lb) to (%lb) step (%lb) init (%x) -> f32 {
  ^
<stdin>:9:3: note: see current operation: 
%0 = "scf.parallel"(%arg0, %arg0, %arg0, %arg3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>}> ({
^bb0(%arg5: index):
  "scf.reduce"() : () -> ()
}) : (index, index, index, f32) -> f32
<stdin>:15:8: error: 'scf.parallel' op expects number of results: 1 to be the same as number of reductions: 0
  %0 = scf.parallel (%k) = (%lb) to (%lb) step (%lb) init (%x) -> f32 {
       ^
<stdin>:15:8: note: see current operation: 
%0 = "scf.parallel"(%arg0, %arg0, %arg0, %arg3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>}> ({
^bb0(%arg5: index):
  "scf.reduce"() : () -> ()
}) : (index, index, index, f32) -> f32
<stdin>:22:2: error: 'scf.reduce' op expects type of 0-th reduction operand: 'i32' to be the same as the 0-th result type: 'f32'
 scf.reduce(%i : i32) {
 ^
<stdin>:22:2: note: see current operation: 
"scf.reduce"(%arg1) ({
^bb0(%arg6: i32, %arg7: i32):
  "scf.reduce.return"(%arg6) : (i32) -> ()
}) : (i32) -> ()
<stdin>:32:2: error: 'scf.reduce' op expected two block arguments with type 'f32' in the 0-th reduction region
 scf.reduce(%x : f32) {
 ^
<stdin>:32:2: note: see current operation: 
"scf.reduce"(%arg3) ({
^bb0(%arg6: f32):
  "scf.reduce.return"(%arg6) : (f32) -> ()
}) : (f32) -> ()
<stdin>:42:2: error: 'scf.reduce' op expected two block arguments with type 'f32' in the 0-th reduction region
 scf.reduce(%x : f32) {
 ^
<stdin>:42:2: note: see current operation: 
"scf.reduce"(%arg3) ({
^bb0(%arg6: f32, %arg7: i32):
  "scf.reduce.return"(%arg6) : (f32) -> ()
}) : (f32) -> ()
<stdin>:54:2: error: 'scf.reduce.return' op must have type 'f32' (the type of the reduction inputs)
 scf.reduce.return %i : i32
 ^
<stdin>:54:2: note: see current operation: "scf.reduce.return"(%arg1) : (i32) -> ()
<stdin>:64:2: error: 'scf.yield' op expects parent op to be one of 'scf.execute_region, scf.for, scf.if, scf.index_switch, scf.while'
 scf.yield
 ^
<stdin>:64:2: note: see current operation: "scf.yield"() : () -> ()
<stdin>:71:8: error: 'scf.parallel' op expects number of results: 1 to be the same as number of reductions: 0
  %0 = scf.parallel (%k) = (%lb) to (%lb) step (%lb) init (%x) -> f32 {
       ^
<stdin>:71:8: note: see current operation: 
%0 = "scf.parallel"(%arg0, %arg0, %arg0, %arg3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>}> ({
^bb0(%arg5: index):
  "scf.reduce"(%arg3) : (f32) -> ()
}) : (index, index, index, f32) -> f32
<stdin>:79:2: error: 'scf.reduce' op region #0 ('reductions') failed to verify constraint: region with 1 blocks
 scf.reduce(%x : f32) {}
 ^
<stdin>:79:2: note: see current operation: 
"scf.reduce"(%arg3) ({
}) : (f32) -> ()
<stdin>:86:2: error: 'scf.reduce' op expects number of reduction regions: 1 to be the same as number of reduction operands: 2
 scf.reduce(%x, %x : f32, f32) {
 ^
<stdin>:86:2: note: see current operation: 
"scf.reduce"(%arg3, %arg3) ({
^bb0(%arg6: f32, %arg7: f32):
  "scf.reduce.return"(%arg6) : (f32) -> ()
}) : (f32, f32) -> ()
<stdin>:95:8: error: 'scf.parallel' op expects number of results: 1 to be the same as number of reductions: 2
  %0 = scf.parallel (%k) = (%lb) to (%lb) step (%lb) init (%x) -> f32 {
       ^
<stdin>:95:8: note: see current operation: 
%0 = "scf.parallel"(%arg0, %arg0, %arg0, %arg3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>}> ({
^bb0(%arg5: index):
  "scf.reduce"(%arg3) ({
  ^bb0(%arg8: f32, %arg9: f32):
    "scf.reduce.return"(%arg8) : (f32) -> ()
  }, {
  ^bb0(%arg6: f32, %arg7: f32):
    "scf.reduce.return"(%arg6) : (f32) -> ()
  }) : (f32) -> ()
}) : (index, index, index, f32) -> f32
<stdin>:108:3: error: 'scf.parallel' op expects body to terminate with 'scf.reduce'
  scf.parallel (%k) = (%lb) to (%lb) step (%lb) {
  ^
<stdin>:108:3: note: see current operation: 
"scf.parallel"(%arg0, %arg0, %arg0) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>}> ({
^bb0(%arg5: index):
  "scf.yield"() : () -> ()
}) : (index, index, index) -> ()
<stdin>:109:2: note: terminator here
 scf.yield
 ^
<stdin>:115:3: error: 'scf.parallel' op expects body to terminate with 'scf.reduce'
  scf.parallel (%k) = (%lb) to (%lb) step (%lb) {
  ^
<stdin>:115:3: note: see current operation: 
"scf.parallel"(%arg0, %arg0, %arg0) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>}> ({
^bb0(%arg5: index):
  "func.return"() : () -> ()
}) : (index, index, index) -> ()
<stdin>:116:2: note: terminator here
 func.return
 ^
<stdin>:122:3: error: 'scf.parallel' op expects region #0 to have 0 or 1 blocks
  scf.parallel (%k) = (%lb) to (%lb) step (%lb) {
  ^
<stdin>:122:3: note: see current operation: 
"scf.parallel"(%arg0, %arg0, %arg0) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>}> ({
^bb0(%arg5: index):
  "cf.br"()[^bb1] : () -> ()
^bb1:  // pred: ^bb0
  "scf.reduce"() : () -> ()
}) : (index, index, index) -> ()
<stdin>:132:2: error: 'scf.reduce' op must be the last operation in the parent block
 scf.reduce
 ^
<stdin>:132:2: note: see current operation: "scf.reduce"() : () -> ()
<stdin>:139:3: error: 'scf.parallel' op expects number of results: 0 to be the same as number of reductions: 1
  scf.parallel (%k) = (%lb) to (%lb) step (%lb) {
  ^
<stdin>:139:3: note: see current operation: 
"scf.parallel"(%arg0, %arg0, %arg0) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>}> ({
^bb0(%arg5: index):
  "scf.reduce"() ({
  }) : () -> ()
}) : (index, index, index) -> ()
<stdin>:147:1: error: 'scf.parallel' op constant step operand must be positive
scf.parallel (%k) = (%lb) to (%lb) step (%z) {
^
<stdin>:147:1: note: see current operation: 
"scf.parallel"(%arg0, %arg0, %0) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>}> ({
^bb0(%arg5: index):
  "scf.reduce"() : () -> ()
}) : (index, index, index) -> ()
<stdin>:154:1: error: 'scf.parallel' op constant step operand must be positive
scf.parallel (%k, %l) = (%lb, %lb) to (%lb, %lb) step (%lb, %z) {
^
<stdin>:154:1: note: see current operation: 
"scf.parallel"(%arg0, %arg0, %arg0, %arg0, %arg0, %0) <{operandSegmentSizes = array<i32: 2, 2, 2, 0>}> ({
^bb0(%arg5: index, %arg6: index):
  "scf.reduce"() : () -> ()
}) : (index, index, index, index, index, index) -> ()
<stdin>:161:1: error: 'scf.parallel' op constant step operand must be positive
scf.parallel (%k) = (%lb) to (%lb) step (%z) {
^
<stdin>:161:1: note: see current operation: 
"scf.parallel"(%arg0, %arg0, %0) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>}> ({
^bb0(%arg5: index):
  "scf.reduce"() : () -> ()
}) : (index, index, index) -> ()
<stdin>:167:3: error: 'scf.parallel' op expects number of results: 0 to be the same as number of reductions: 1
  scf.parallel (%k) = (%lb) to (%lb) step (%lb) {
  ^
<stdin>:167:3: note: see current operation: 
"scf.parallel"(%arg0, %arg0, %arg0) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>}> ({
^bb0(%arg5: index):
  "scf.reduce"(%arg3) ({
  ^bb0(%arg6: f32, %arg7: f32):
    "scf.reduce.return"(%arg6) : (f32) -> ()
  }) : (f32) -> ()
}) : (index, index, index) -> ()
<stdin>:177:3: error: 'scf.parallel' op expects arguments for the induction variable to be of index type
  "scf.parallel"(%lb, %lb, %lb) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>}> ({
  ^
<stdin>:177:3: note: see current operation: 
"scf.parallel"(%arg0, %arg0, %arg0) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>}> ({
^bb0(%arg5: i32):
  "scf.reduce"() : () -> ()
}) : (index, index, index) -> ()
<stdin>:185:3: error: 'scf.parallel' op expects the same number of induction variables: 0 as bound and step values: 1
  "scf.parallel"(%lb, %lb, %lb) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>}> ({
  ^
<stdin>:185:3: note: see current operation: 
"scf.parallel"(%arg0, %arg0, %arg0) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>}> ({
  "scf.reduce"() : () -> ()
}) : (index, index, index) -> ()
<stdin>:192:3: error: 'scf.parallel' op region #0 ('region') failed to verify constraint: region with 1 blocks
  "scf.parallel"(%lb, %lb, %lb) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>}> ({
  ^
<stdin>:192:3: note: see current operation: 
"scf.parallel"(%arg0, %arg0, %arg0) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>}> ({
}) : (index, index, index) -> ()
<stdin>:198:3: error: 'scf.parallel' op expects a non-empty block
  "scf.parallel"(%lb, %lb, %lb) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>}> ({
  ^
<stdin>:198:3: note: see current operation: 
"scf.parallel"(%arg0, %arg0, %arg0) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>}> ({
^bb0(%arg5: index):
}) : (index, index, index) -> ()
<stdin>:205:3: error: 'scf.parallel' op needs at least one tuple element for lowerBound, upperBound and step
  "scf.parallel"(%lb, %lb, %lb) <{operandSegmentSizes = array<i32: 1, 2, 0, 0>}> ({
  ^
<stdin>:205:3: note: see current operation: 
"scf.parallel"(%arg0, %arg0, %arg0) <{operandSegmentSizes = array<i32: 1, 2, 0, 0>}> ({
^bb0(%arg5: index):
  "scf.reduce"() : () -> ()
}) : (index, index, index) -> ()
<stdin>:213:3: error: 'scf.parallel' op operand count (3) does not match with the total size (0) specified in attribute 'operandSegmentSizes'
  "scf.parallel"(%lb, %lb, %lb) ({
  ^
<stdin>:213:3: note: see current operation: 
"scf.parallel"(%arg0, %arg0, %arg0) <{operandSegmentSizes = array<i32: 0, 0, 0, 0>}> ({
^bb0(%arg5: index):
  "scf.reduce"() : () -> ()
}) : (index, index, index) -> ()
<stdin>:221:3: error: 'scf.parallel' op operand #0 must be variadic of index, but got 'i32'
  "scf.parallel"(%i, %lb, %lb) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>}> ({
  ^
<stdin>:221:3: note: see current operation: 
"scf.parallel"(%arg1, %arg0, %arg0) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>}> ({
^bb0(%arg5: index):
  "scf.reduce"() : () -> ()
}) : (i32, index, index) -> ()
<stdin>:229:3: error: 'scf.parallel' op expects body to terminate with 'scf.reduce'
  "scf.parallel"(%lb, %lb, %lb) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>}> ({
  ^
<stdin>:229:3: note: see current operation: 
"scf.parallel"(%arg0, %arg0, %arg0) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>}> ({
^bb0(%arg5: index):
  %0 = "arith.constant"() <{value = 0 : i8}> : () -> i8
}) : (index, index, index) -> ()
<stdin>:231:7: note: terminator here
 %q = arith.constant 0 : i8
      ^
// ==== exit 1 ====
