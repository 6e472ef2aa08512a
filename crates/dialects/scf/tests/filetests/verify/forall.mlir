// terrace opt --split-input-file
// What scf refuses: forall.
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  scf.forall.in_parallel {}
  return
}
// -----
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  scf.forall (%k) in (%lb, %lb) {
}
  return
}
// -----
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  scf.forall (%k, %l) in (%lb) {
}
  return
}
// -----
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  scf.forall (%k) = (0) to (5, 6) step (1) {
}
  return
}
// -----
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  scf.forall (%k) = (0) to (5) step (1, 2) {
}
  return
}
// -----
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  scf.forall (%k) = () to (5) step (1) {
}
  return
}
// -----
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  %0 = scf.forall (%k) in (5) shared_outs(%o = %x) -> (f32) {
}
  return
}
// -----
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  scf.forall (%k) in (5) {
 scf.yield
}
  return
}
// -----
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  scf.forall (%k) in (5) {
 func.return
}
  return
}
// -----
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  scf.forall (%k) in (5) {
 scf.forall.in_parallel {
 %q = arith.constant 0 : i8
 }
}
  return
}
// -----
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  scf.forall (%k) in (5) {
 scf.forall.in_parallel {
 %1 = arith.constant 1 : i32
 }
}
  return
}
// -----
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  scf.forall (%k) in (5) {
 scf.forall.in_parallel {
 ^bb0:
 ^bb1:
 }
}
  return
}
// -----
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  scf.forall (%k) in (5) {
} {mapping = [5]}
  return
}
// -----
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  scf.forall (%k) in (5) {
 cf.br ^bb1
^bb1:
}
  return
}
// -----
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  "scf.forall"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: 3>}> ({
 scf.forall.in_parallel {}
}) : () -> ()
  return
}
// -----
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  "scf.forall"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: 3>}> ({
^bb0(%k: i32):
 scf.forall.in_parallel {}
}) : () -> ()
  return
}
// -----
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  "scf.forall"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: 3>}> ({
}) : () -> ()
  return
}
// -----
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  %0 = "scf.forall"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: 3>}> ({
^bb0(%k: index):
 scf.forall.in_parallel {}
}) : () -> f32
  return
}
// -----
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  "scf.forall"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: -9223372036854775808>}> ({
^bb0(%k: index):
 scf.forall.in_parallel {}
}) : () -> ()
  return
}
// -----
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  "scf.forall"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>, staticLowerBound = array<i64: 0, 1>, staticStep = array<i64: 1>, staticUpperBound = array<i64: 3>}> ({
^bb0(%k: index):
 scf.forall.in_parallel {}
}) : () -> ()
  return
}
// -----
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  "scf.forall"(%lb) <{operandSegmentSizes = array<i32: 0, 1, 0, 0>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: 3>}> ({
^bb0(%k: index):
 scf.forall.in_parallel {}
}) : (index) -> ()
  return
}
// -----
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  "scf.forall"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>}> ({
^bb0(%k: index):
 scf.forall.in_parallel {}
}) : () -> ()
  return
}
// -----
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  %0 = "scf.forall"(%t) <{operandSegmentSizes = array<i32: 0, 0, 0, 1>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: 3>}> ({
^bb0(%k: index, %o: tensor<4xf32>):
 scf.forall.in_parallel {}
}) : (tensor<?xf32>) -> tensor<?xf32>
  return
}
// -----
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  %0 = "scf.forall"(%t) <{operandSegmentSizes = array<i32: 0, 0, 0, 1>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: 3>}> ({
^bb0(%k: index, %o: tensor<?xf32>):
 scf.forall.in_parallel {}
}) : (tensor<?xf32>) -> tensor<4xf32>
  return
}
// -----
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  %0 = "scf.forall"(%x) <{operandSegmentSizes = array<i32: 0, 0, 0, 1>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: 3>}> ({
^bb0(%k: index, %o: f32):
 scf.forall.in_parallel {}
}) : (f32) -> f32
  return
}
// -----
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  "scf.forall"() <{mapping = [5], operandSegmentSizes = array<i32: 0, 0, 0, 0>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: 3>}> ({
^bb0(%k: index):
 scf.forall.in_parallel {}
}) : () -> ()
  return
}
// -----
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  "scf.forall"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: 3>}> ({
^bb0(%k: index):
 "scf.forall.in_parallel"() ({}) : () -> ()
}) : () -> ()
  return
}
// -----
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  "scf.forall"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: 3>}> ({
^bb0(%k: index):
 "scf.forall.in_parallel"() : () -> ()
}) : () -> ()
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
// ==== stderr ====
<stdin>:4:3: error: 'scf.forall.in_parallel' op expects parent op 'scf.forall'
  scf.forall.in_parallel {}
  ^
<stdin>:4:3: note: see current operation: 
"scf.forall.in_parallel"() ({
^bb0:
}) : () -> ()
<stdin>:9:3: error: expected 1 upper bound values, got 2
  scf.forall (%k) in (%lb, %lb) {
  ^
<stdin>:9:3: note: see current operation: 
"scf.forall"(%arg0, %arg0) <{operandSegmentSizes = array<i32: 0, 2, 0, 0>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: -9223372036854775808, -9223372036854775808>}> ({
^bb0(%arg5: index):
  "scf.forall.in_parallel"() ({
  ^bb0:
  }) : () -> ()
}) : (index, index) -> ()
<stdin>:15:3: error: expected 2 upper bound values, got 1
  scf.forall (%k, %l) in (%lb) {
  ^
<stdin>:15:3: note: see current operation: 
"scf.forall"(%arg0) <{operandSegmentSizes = array<i32: 0, 1, 0, 0>, staticLowerBound = array<i64: 0, 0>, staticStep = array<i64: 1, 1>, staticUpperBound = array<i64: -9223372036854775808>}> ({
^bb0(%arg5: index, %arg6: index):
  "scf.forall.in_parallel"() ({
  ^bb0:
  }) : () -> ()
}) : (index) -> ()
<stdin>:21:3: error: expected 1 upper bound values, got 2
  scf.forall (%k) = (0) to (5, 6) step (1) {
  ^
<stdin>:21:3: note: see current operation: 
"scf.forall"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: 5, 6>}> ({
^bb0(%arg5: index):
  "scf.forall.in_parallel"() ({
  ^bb0:
  }) : () -> ()
}) : () -> ()
<stdin>:27:3: error: expected 1 step values, got 2
  scf.forall (%k) = (0) to (5) step (1, 2) {
  ^
<stdin>:27:3: note: see current operation: 
"scf.forall"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1, 2>, staticUpperBound = array<i64: 5>}> ({
^bb0(%arg5: index):
  "scf.forall.in_parallel"() ({
  ^bb0:
  }) : () -> ()
}) : () -> ()
<stdin>:33:3: error: 'scf.forall' op region expects 0 arguments
  scf.forall (%k) = () to (5) step (1) {
  ^
<stdin>:33:3: note: see current operation: 
"scf.forall"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>, staticLowerBound = array<i64>, staticStep = array<i64: 1>, staticUpperBound = array<i64: 5>}> ({
^bb0(%arg5: index):
  "scf.forall.in_parallel"() ({
  ^bb0:
  }) : () -> ()
}) : () -> ()
<stdin>:39:8: error: 'scf.forall' op operand #0 must be variadic of ranked tensor of any type values, but got 'f32'
  %0 = scf.forall (%k) in (5) shared_outs(%o = %x) -> (f32) {
       ^
<stdin>:39:8: note: see current operation: 
%0 = "scf.forall"(%arg3) <{operandSegmentSizes = array<i32: 0, 0, 0, 1>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: 5>}> ({
^bb0(%arg5: index, %arg6: f32):
  "scf.forall.in_parallel"() ({
  ^bb0:
  }) : () -> ()
}) : (f32) -> f32
<stdin>:46:2: error: 'scf.yield' op expects parent op to be one of 'scf.execute_region, scf.for, scf.if, scf.index_switch, scf.while'
 scf.yield
 ^
<stdin>:46:2: note: see current operation: "scf.yield"() : () -> ()
<stdin>:53:2: error: 'func.return' op expects parent op 'func.func'
 func.return
 ^
<stdin>:53:2: note: see current operation: "func.return"() : () -> ()
<stdin>:60:2: error: 'scf.forall.in_parallel' op expected only ParallelCombiningOpInterface ops
 scf.forall.in_parallel {
 ^
<stdin>:60:2: note: see current operation: 
"scf.forall.in_parallel"() ({
  %0 = "arith.constant"() <{value = 0 : i8}> : () -> i8
}) : () -> ()
<stdin>:69:2: error: 'scf.forall.in_parallel' op expected only ParallelCombiningOpInterface ops
 scf.forall.in_parallel {
 ^
<stdin>:69:2: note: see current operation: 
"scf.forall.in_parallel"() ({
  %0 = "arith.constant"() <{value = 1 : i32}> : () -> i32
}) : () -> ()
<stdin>:78:2: error: 'scf.forall.in_parallel' op expects region #0 to have 0 or 1 blocks
 scf.forall.in_parallel {
 ^
<stdin>:78:2: note: see current operation: 
"scf.forall.in_parallel"() ({
^bb0:
^bb1:  // no predecessors
}) : () -> ()
<stdin>:87:3: error: 'scf.forall' op attribute 'mapping' failed to satisfy constraint: Device Mapping array attribute
  scf.forall (%k) in (5) {
  ^
<stdin>:87:3: note: see current operation: 
"scf.forall"() <{mapping = [5], operandSegmentSizes = array<i32: 0, 0, 0, 0>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: 5>}> ({
^bb0(%arg5: index):
  "scf.forall.in_parallel"() ({
  ^bb0:
  }) : () -> ()
}) : () -> ()
<stdin>:93:3: error: 'scf.forall' op expects region #0 to have 0 or 1 blocks
  scf.forall (%k) in (5) {
  ^
<stdin>:93:3: note: see current operation: 
"scf.forall"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: 5>}> ({
^bb0(%arg5: index):
  "cf.br"()[^bb1] : () -> ()
^bb1:  // pred: ^bb0
  "scf.forall.in_parallel"() ({
  ^bb0:
  }) : () -> ()
}) : () -> ()
<stdin>:101:3: error: 'scf.forall' op region expects 1 arguments
  "scf.forall"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: 3>}> ({
  ^
<stdin>:101:3: note: see current operation: 
"scf.forall"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: 3>}> ({
  "scf.forall.in_parallel"() ({
  ^bb0:
  }) : () -> ()
}) : () -> ()
<stdin>:108:3: error: 'scf.forall' op expects 0-th block argument to be an index
  "scf.forall"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: 3>}> ({
  ^
<stdin>:108:3: note: see current operation: 
"scf.forall"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: 3>}> ({
^bb0(%arg5: i32):
  "scf.forall.in_parallel"() ({
  ^bb0:
  }) : () -> ()
}) : () -> ()
<stdin>:116:3: error: 'scf.forall' op region #0 ('region') failed to verify constraint: region with 1 blocks
  "scf.forall"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: 3>}> ({
  ^
<stdin>:116:3: note: see current operation: 
"scf.forall"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: 3>}> ({
}) : () -> ()
<stdin>:122:8: error: 'scf.forall' op produces 1 results, but has only 0 outputs
  %0 = "scf.forall"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: 3>}> ({
       ^
<stdin>:122:8: note: see current operation: 
%0 = "scf.forall"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: 3>}> ({
^bb0(%arg5: index):
  "scf.forall.in_parallel"() ({
  ^bb0:
  }) : () -> ()
}) : () -> f32
<stdin>:130:3: error: expected 1 dynamic upper bound values
  "scf.forall"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: -9223372036854775808>}> ({
  ^
<stdin>:130:3: note: see current operation: 
"scf.forall"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: -9223372036854775808>}> ({
^bb0(%arg5: index):
  "scf.forall.in_parallel"() ({
  ^bb0:
  }) : () -> ()
}) : () -> ()
<stdin>:138:3: error: 'scf.forall' op region expects 2 arguments
  "scf.forall"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>, staticLowerBound = array<i64: 0, 1>, staticStep = array<i64: 1>, staticUpperBound = array<i64: 3>}> ({
  ^
<stdin>:138:3: note: see current operation: 
"scf.forall"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>, staticLowerBound = array<i64: 0, 1>, staticStep = array<i64: 1>, staticUpperBound = array<i64: 3>}> ({
^bb0(%arg5: index):
  "scf.forall.in_parallel"() ({
  ^bb0:
  }) : () -> ()
}) : () -> ()
<stdin>:146:3: error: expected 0 dynamic upper bound values
  "scf.forall"(%lb) <{operandSegmentSizes = array<i32: 0, 1, 0, 0>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: 3>}> ({
  ^
<stdin>:146:3: note: see current operation: 
"scf.forall"(%arg0) <{operandSegmentSizes = array<i32: 0, 1, 0, 0>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: 3>}> ({
^bb0(%arg5: index):
  "scf.forall.in_parallel"() ({
  ^bb0:
  }) : () -> ()
}) : (index) -> ()
<stdin>:154:3: error: 'scf.forall' op requires attribute 'staticUpperBound'
  "scf.forall"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>}> ({
  ^
<stdin>:154:3: note: see current operation: 
"scf.forall"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>}> ({
^bb0(%arg5: index):
  "scf.forall.in_parallel"() ({
  ^bb0:
  }) : () -> ()
}) : () -> ()
<stdin>:162:8: error: 'scf.forall' op type mismatch between 0-th output and corresponding block argument
  %0 = "scf.forall"(%t) <{operandSegmentSizes = array<i32: 0, 0, 0, 1>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: 3>}> ({
       ^
<stdin>:162:8: note: see current operation: 
%0 = "scf.forall"(%arg4) <{operandSegmentSizes = array<i32: 0, 0, 0, 1>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: 3>}> ({
^bb0(%arg5: index, %arg6: tensor<4xf32>):
  "scf.forall.in_parallel"() ({
  ^bb0:
  }) : () -> ()
}) : (tensor<?xf32>) -> tensor<?xf32>
<stdin>:170:8: error: 'scf.forall' op expected type of operand #0 ('tensor<?xf32>') to match type of corresponding result ('tensor<4xf32>')
  %0 = "scf.forall"(%t) <{operandSegmentSizes = array<i32: 0, 0, 0, 1>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: 3>}> ({
       ^
<stdin>:170:8: note: see current operation: 
%0 = "scf.forall"(%arg4) <{operandSegmentSizes = array<i32: 0, 0, 0, 1>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: 3>}> ({
^bb0(%arg5: index, %arg6: tensor<?xf32>):
  "scf.forall.in_parallel"() ({
  ^bb0:
  }) : () -> ()
}) : (tensor<?xf32>) -> tensor<4xf32>
<stdin>:178:8: error: 'scf.forall' op operand #0 must be variadic of ranked tensor of any type values, but got 'f32'
  %0 = "scf.forall"(%x) <{operandSegmentSizes = array<i32: 0, 0, 0, 1>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: 3>}> ({
       ^
<stdin>:178:8: note: see current operation: 
%0 = "scf.forall"(%arg3) <{operandSegmentSizes = array<i32: 0, 0, 0, 1>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: 3>}> ({
^bb0(%arg5: index, %arg6: f32):
  "scf.forall.in_parallel"() ({
  ^bb0:
  }) : () -> ()
}) : (f32) -> f32
<stdin>:186:3: error: 'scf.forall' op attribute 'mapping' failed to satisfy constraint: Device Mapping array attribute
  "scf.forall"() <{mapping = [5], operandSegmentSizes = array<i32: 0, 0, 0, 0>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: 3>}> ({
  ^
<stdin>:186:3: note: see current operation: 
"scf.forall"() <{mapping = [5], operandSegmentSizes = array<i32: 0, 0, 0, 0>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: 3>}> ({
^bb0(%arg5: index):
  "scf.forall.in_parallel"() ({
  ^bb0:
  }) : () -> ()
}) : () -> ()
<stdin>:196:2: error: 'scf.forall.in_parallel' op region #0 ('region') failed to verify constraint: region with 1 blocks
 "scf.forall.in_parallel"() ({}) : () -> ()
 ^
<stdin>:196:2: note: see current operation: 
"scf.forall.in_parallel"() ({
}) : () -> ()
<stdin>:204:2: error: 'scf.forall.in_parallel' op requires one region
 "scf.forall.in_parallel"() : () -> ()
 ^
<stdin>:204:2: note: see current operation: "scf.forall.in_parallel"() : () -> ()
// ==== exit 1 ====
