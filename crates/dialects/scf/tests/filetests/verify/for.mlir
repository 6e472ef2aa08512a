// terrace opt --split-input-file
// What scf refuses: for.
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  scf.for %k = %x to %x step %x : f32 {}
  return
}
// -----
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  scf.for %k = %lb to %lb step %lb {
 scf.yield %x : f32
 }
  return
}
// -----
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  scf.for %k = %lb to %lb step %lb {
 cf.br ^bb1
 ^bb1:
 scf.yield
 }
  return
}
// -----
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  scf.for %k = %lb to %lb step %lb {
 func.return
 }
  return
}
// -----
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  %0 = scf.for %k = %lb to %lb step %lb iter_args(%a = %x) -> (f32) {
 }
  return
}
// -----
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  %0 = scf.for %k = %lb to %lb step %lb iter_args(%a = %x) -> (f32) {
 scf.yield %i : i32
}
  return
}
// -----
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  %0 = scf.for %k = %lb to %lb step %lb iter_args(%a = %x) -> (f32) {
 scf.yield %a, %a : f32, f32
}
  return
}
// -----
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  "scf.for"(%lb, %lb) ({
^bb0(%k: index):
 scf.yield
}) : (index, index) -> ()
  return
}
// -----
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  "scf.for"(%lb, %lb, %i) ({
^bb0(%k: index):
 scf.yield
}) : (index, index, i32) -> ()
  return
}
// -----
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  "scf.for"(%x, %x, %x) ({
^bb0(%k: index):
 scf.yield
}) : (f32, f32, f32) -> ()
  return
}
// -----
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  "scf.for"(%lb, %lb, %lb) : (index, index, index) -> ()
  return
}
// -----
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  "scf.for"(%lb, %lb, %lb) ({}) : (index, index, index) -> ()
  return
}
// -----
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  "scf.for"(%lb, %lb, %lb) ({
scf.yield
}) : (index, index, index) -> ()
  return
}
// -----
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  "scf.for"(%i, %i, %i) ({
^bb0(%k: index):
 scf.yield
}) : (i32, i32, i32) -> ()
  return
}
// -----
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  %0 = "scf.for"(%lb, %lb, %lb) ({
^bb0(%k: index):
 scf.yield
}) : (index, index, index) -> f32
  return
}
// -----
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  "scf.for"(%lb, %lb, %lb, %x) ({
^bb0(%k: index):
 scf.yield
}) : (index, index, index, f32) -> ()
  return
}
// -----
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  %0 = "scf.for"(%lb, %lb, %lb, %x) ({
^bb0(%k: index):
 scf.yield
}) : (index, index, index, f32) -> f32
  return
}
// -----
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  %0 = "scf.for"(%lb, %lb, %lb, %x) ({
^bb0(%k: index, %a: i32):
 scf.yield %a : i32
}) : (index, index, index, f32) -> f32
  return
}
// -----
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  %0 = "scf.for"(%lb, %lb, %lb, %x) ({
^bb0(%k: index, %a: f32):
 scf.yield %i : i32
}) : (index, index, index, f32) -> f32
  return
}
// -----
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  %0 = "scf.for"(%lb, %lb, %lb, %x) ({
^bb0(%k: index, %a: f32):
 scf.yield %a : f32
}) : (index, index, index, f32) -> i32
  return
}
// -----
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  %0 = "scf.for"(%lb, %lb, %lb, %x) ({
^bb0(%k: index, %a: f32):
 scf.yield
}) : (index, index, index, f32) -> f32
  return
}
// -----
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  "scf.for"(%lb, %lb, %lb) ({
^bb0(%k: index):
}) : (index, index, index) -> ()
  return
}
// -----
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  "scf.for"(%lb, %lb, %lb) ({
^bb0(%k: index):
 cf.br ^bb1
^bb1:
 scf.yield
}) : (index, index, index) -> ()
  return
}
// -----
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  "scf.for"(%lb, %lb, %lb) ({
^bb0(%k: index):
 scf.yield
}, {}) : (index, index, index) -> ()
  return
}
// -----
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  "scf.for"(%lb, %lb, %lb) ({
^bb0(%k: index):
 %q = arith.constant 0 : i8
}) : (index, index, index) -> ()
  return
}
// -----
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  "scf.for"(%lb, %lb, %lb, %x) ({
^bb0(%k: index, %a: f32):
 scf.yield %a : f32
}) : (index, index, index, f32) -> ()
  return
}
// -----
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  %0 = "scf.for"(%lb, %lb, %lb, %x) ({
^bb0(%k: index, %a: f32):
 scf.yield %a, %a : f32, f32
}) : (index, index, index, f32) -> f32
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
// ==== stderr ====
<stdin>:4:3: error: 'scf.for' op operand #0 must be signless integer or index, but got 'f32'
  scf.for %k = %x to %x step %x : f32 {}
  ^
<stdin>:4:3: note: see current operation: 
"scf.for"(%arg3, %arg3, %arg3) ({
^bb0(%arg5: f32):
  "scf.yield"() : () -> ()
}) : (f32, f32, f32) -> ()
<stdin>:9:3: error: 'scf.for' op different number of region iter_args and yielded values: 0 != 1
  scf.for %k = %lb to %lb step %lb {
  ^
<stdin>:9:3: note: see current operation: 
"scf.for"(%arg0, %arg0, %arg0) ({
^bb0(%arg5: index):
  "scf.yield"(%arg3) : (f32) -> ()
}) : (index, index, index) -> ()
<stdin>:16:3: error: 'scf.for' op expects region #0 to have 0 or 1 blocks
  scf.for %k = %lb to %lb step %lb {
  ^
<stdin>:16:3: note: see current operation: 
"scf.for"(%arg0, %arg0, %arg0) ({
^bb0(%arg5: index):
  "cf.br"()[^bb1] : () -> ()
^bb1:  // pred: ^bb0
  "scf.yield"() : () -> ()
}) : (index, index, index) -> ()
<stdin>:26:2: error: 'func.return' op expects parent op 'func.func'
 func.return
 ^
<stdin>:26:2: note: see current operation: "func.return"() : () -> ()
<stdin>:32:8: error: 'scf.for' op along control flow edge from Operation scf.yield to Region #0: region branch point has 0 operands, but region successor needs 1 inputs
  %0 = scf.for %k = %lb to %lb step %lb iter_args(%a = %x) -> (f32) {
       ^
<stdin>:32:8: note: see current operation: 
%0 = "scf.for"(%arg0, %arg0, %arg0, %arg3) ({
^bb0(%arg5: index, %arg6: f32):
  "scf.yield"() : () -> ()
}) : (index, index, index, f32) -> f32
<stdin>:32:8: note: region branch point
<stdin>:38:8: error: 'scf.for' op 0-th region iter_arg and 0-th yielded value have different type: 'f32' != 'i32'
  %0 = scf.for %k = %lb to %lb step %lb iter_args(%a = %x) -> (f32) {
       ^
<stdin>:38:8: note: see current operation: 
%0 = "scf.for"(%arg0, %arg0, %arg0, %arg3) ({
^bb0(%arg5: index, %arg6: f32):
  "scf.yield"(%arg1) : (i32) -> ()
}) : (index, index, index, f32) -> f32
<stdin>:45:8: error: 'scf.for' op different number of region iter_args and yielded values: 1 != 2
  %0 = scf.for %k = %lb to %lb step %lb iter_args(%a = %x) -> (f32) {
       ^
<stdin>:45:8: note: see current operation: 
%0 = "scf.for"(%arg0, %arg0, %arg0, %arg3) ({
^bb0(%arg5: index, %arg6: f32):
  "scf.yield"(%arg6, %arg6) : (f32, f32) -> ()
}) : (index, index, index, f32) -> f32
<stdin>:52:3: error: 'scf.for' op expected 3 or more operands, but found 2
  "scf.for"(%lb, %lb) ({
  ^
<stdin>:52:3: note: see current operation: 
"scf.for"(%arg0, %arg0) ({
^bb0(%arg5: index):
  "scf.yield"() : () -> ()
}) : (index, index) -> ()
<stdin>:60:3: error: 'scf.for' op failed to verify that all of {lowerBound, upperBound, step} have same type
  "scf.for"(%lb, %lb, %i) ({
  ^
<stdin>:60:3: note: see current operation: 
"scf.for"(%arg0, %arg0, %arg1) ({
^bb0(%arg5: index):
  "scf.yield"() : () -> ()
}) : (index, index, i32) -> ()
<stdin>:68:3: error: 'scf.for' op operand #0 must be signless integer or index, but got 'f32'
  "scf.for"(%x, %x, %x) ({
  ^
<stdin>:68:3: note: see current operation: 
"scf.for"(%arg3, %arg3, %arg3) ({
^bb0(%arg5: index):
  "scf.yield"() : () -> ()
}) : (f32, f32, f32) -> ()
<stdin>:76:3: error: 'scf.for' op requires one region
  "scf.for"(%lb, %lb, %lb) : (index, index, index) -> ()
  ^
<stdin>:76:3: note: see current operation: "scf.for"(%arg0, %arg0, %arg0) : (index, index, index) -> ()
<stdin>:81:3: error: 'scf.for' op region #0 ('region') failed to verify constraint: region with 1 blocks
  "scf.for"(%lb, %lb, %lb) ({}) : (index, index, index) -> ()
  ^
<stdin>:81:3: note: see current operation: 
"scf.for"(%arg0, %arg0, %arg0) ({
}) : (index, index, index) -> ()
<stdin>:86:3: error: 'scf.for' op different number of inits and region iter_args: 0 != 18446744073709551615
  "scf.for"(%lb, %lb, %lb) ({
  ^
<stdin>:86:3: note: see current operation: 
"scf.for"(%arg0, %arg0, %arg0) ({
  "scf.yield"() : () -> ()
}) : (index, index, index) -> ()
<stdin>:93:3: error: 'scf.for' op expected induction variable to be same type as bounds and step
  "scf.for"(%i, %i, %i) ({
  ^
<stdin>:93:3: note: see current operation: 
"scf.for"(%arg1, %arg1, %arg1) ({
^bb0(%arg5: index):
  "scf.yield"() : () -> ()
}) : (i32, i32, i32) -> ()
<stdin>:101:8: error: 'scf.for' op mismatch in number of loop-carried values and defined values
  %0 = "scf.for"(%lb, %lb, %lb) ({
       ^
<stdin>:101:8: note: see current operation: 
%0 = "scf.for"(%arg0, %arg0, %arg0) ({
^bb0(%arg5: index):
  "scf.yield"() : () -> ()
}) : (index, index, index) -> f32
<stdin>:109:3: error: 'scf.for' op mismatch in number of loop-carried values and defined values
  "scf.for"(%lb, %lb, %lb, %x) ({
  ^
<stdin>:109:3: note: see current operation: 
"scf.for"(%arg0, %arg0, %arg0, %arg3) ({
^bb0(%arg5: index):
  "scf.yield"() : () -> ()
}) : (index, index, index, f32) -> ()
<stdin>:117:8: error: 'scf.for' op different number of inits and region iter_args: 1 != 0
  %0 = "scf.for"(%lb, %lb, %lb, %x) ({
       ^
<stdin>:117:8: note: see current operation: 
%0 = "scf.for"(%arg0, %arg0, %arg0, %arg3) ({
^bb0(%arg5: index):
  "scf.yield"() : () -> ()
}) : (index, index, index, f32) -> f32
<stdin>:125:8: error: 'scf.for' op 0-th init and 0-th region iter_arg have different type: 'f32' != 'i32'
  %0 = "scf.for"(%lb, %lb, %lb, %x) ({
       ^
<stdin>:125:8: note: see current operation: 
%0 = "scf.for"(%arg0, %arg0, %arg0, %arg3) ({
^bb0(%arg5: index, %arg6: i32):
  "scf.yield"(%arg6) : (i32) -> ()
}) : (index, index, index, f32) -> f32
<stdin>:133:8: error: 'scf.for' op 0-th region iter_arg and 0-th yielded value have different type: 'f32' != 'i32'
  %0 = "scf.for"(%lb, %lb, %lb, %x) ({
       ^
<stdin>:133:8: note: see current operation: 
%0 = "scf.for"(%arg0, %arg0, %arg0, %arg3) ({
^bb0(%arg5: index, %arg6: f32):
  "scf.yield"(%arg1) : (i32) -> ()
}) : (index, index, index, f32) -> f32
<stdin>:141:8: error: 'scf.for' op 0-th region iter_arg and 0-th loop result have different type: 'f32' != 'i32'
  %0 = "scf.for"(%lb, %lb, %lb, %x) ({
       ^
<stdin>:141:8: note: see current operation: 
%0 = "scf.for"(%arg0, %arg0, %arg0, %arg3) ({
^bb0(%arg5: index, %arg6: f32):
  "scf.yield"(%arg6) : (f32) -> ()
}) : (index, index, index, f32) -> i32
<stdin>:149:8: error: 'scf.for' op along control flow edge from Operation scf.yield to Region #0: region branch point has 0 operands, but region successor needs 1 inputs
  %0 = "scf.for"(%lb, %lb, %lb, %x) ({
       ^
<stdin>:149:8: note: see current operation: 
%0 = "scf.for"(%arg0, %arg0, %arg0, %arg3) ({
^bb0(%arg5: index, %arg6: f32):
  "scf.yield"() : () -> ()
}) : (index, index, index, f32) -> f32
<stdin>:151:2: note: region branch point
 scf.yield
 ^
<stdin>:157:3: error: 'scf.for' op expects a non-empty block
  "scf.for"(%lb, %lb, %lb) ({
  ^
<stdin>:157:3: note: see current operation: 
"scf.for"(%arg0, %arg0, %arg0) ({
^bb0(%arg5: index):
}) : (index, index, index) -> ()
<stdin>:164:3: error: 'scf.for' op expects region #0 to have 0 or 1 blocks
  "scf.for"(%lb, %lb, %lb) ({
  ^
<stdin>:164:3: note: see current operation: 
"scf.for"(%arg0, %arg0, %arg0) ({
^bb0(%arg5: index):
  "cf.br"()[^bb1] : () -> ()
^bb1:  // pred: ^bb0
  "scf.yield"() : () -> ()
}) : (index, index, index) -> ()
<stdin>:174:3: error: 'scf.for' op requires one region
  "scf.for"(%lb, %lb, %lb) ({
  ^
<stdin>:174:3: note: see current operation: 
"scf.for"(%arg0, %arg0, %arg0) ({
^bb0(%arg5: index):
  "scf.yield"() : () -> ()
}, {
}) : (index, index, index) -> ()
<stdin>:184:7: error: block with no terminator, has %0 = "arith.constant"() <{value = 0 : i8}> : () -> i8
 %q = arith.constant 0 : i8
      ^
<stdin>:184:7: note: see current operation: %0 = "arith.constant"() <{value = 0 : i8}> : () -> i8
<stdin>:190:3: error: 'scf.for' op mismatch in number of loop-carried values and defined values
  "scf.for"(%lb, %lb, %lb, %x) ({
  ^
<stdin>:190:3: note: see current operation: 
"scf.for"(%arg0, %arg0, %arg0, %arg3) ({
^bb0(%arg5: index, %arg6: f32):
  "scf.yield"(%arg6) : (f32) -> ()
}) : (index, index, index, f32) -> ()
<stdin>:198:8: error: 'scf.for' op different number of region iter_args and yielded values: 1 != 2
  %0 = "scf.for"(%lb, %lb, %lb, %x) ({
       ^
<stdin>:198:8: note: see current operation: 
%0 = "scf.for"(%arg0, %arg0, %arg0, %arg3) ({
^bb0(%arg5: index, %arg6: f32):
  "scf.yield"(%arg6, %arg6) : (f32, f32) -> ()
}) : (index, index, index, f32) -> f32
// ==== exit 1 ====
