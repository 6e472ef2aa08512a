// terrace opt --split-input-file
// What scf refuses: if.
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  scf.if %c -> f32 {
}
  return
}
// -----
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  %0 = scf.if %c -> f32 {
 scf.yield %x : f32
}
  return
}
// -----
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  %0 = scf.if %c -> f32 {
 scf.yield %x : f32
} else {
}
  return
}
// -----
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  %0 = scf.if %c -> (f32) {
 scf.yield %i : i32
} else {
 scf.yield %x : f32
}
  return
}
// -----
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  %0 = scf.if %c -> (f32) {
 scf.yield %x : f32
} else {
 scf.yield %x, %x : f32, f32
}
  return
}
// -----
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  scf.if %c {
 scf.yield %x : f32
}
  return
}
// -----
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  scf.if %c {
 func.return
}
  return
}
// -----
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  scf.if %c {
} else {
 func.return
}
  return
}
// -----
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  scf.if %c {
^bb0(%a: f32):
}
  return
}
// -----
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  scf.if %c {
} else {
^bb0(%a: f32):
}
  return
}
// -----
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  scf.if %c {
 cf.br ^bb1
^bb1:
 scf.yield
}
  return
}
// -----
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  scf.if %c {
} else {
 cf.br ^bb1
^bb1:
}
  return
}
// -----
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  "scf.if"(%c) ({}) : (i1) -> ()
  return
}
// -----
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  "scf.if"(%c) ({}, {}) : (i1) -> ()
  return
}
// -----
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  "scf.if"(%i) ({
scf.yield
}, {}) : (i32) -> ()
  return
}
// -----
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  %0 = "scf.if"(%c) ({
scf.yield %x : f32
}, {}) : (i1) -> f32
  return
}
// -----
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  %0 = "scf.if"(%c) ({
scf.yield %x : f32
}, {
scf.yield
}) : (i1) -> f32
  return
}
// -----
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  "scf.if"() ({
scf.yield
}, {}) : () -> ()
  return
}
// -----
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  "scf.if"(%c) ({
^bb0:
}, {}) : (i1) -> ()
  return
}
// -----
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  "scf.if"(%c) ({
^bb0(%a: i32):
scf.yield
}, {}) : (i1) -> ()
  return
}
// -----
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  "scf.if"(%c) ({
scf.yield
}, {
^bb0(%a: i32):
scf.yield
}) : (i1) -> ()
  return
}
// -----
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  "scf.if"(%c) ({
scf.yield
}, {
^bb0:
}) : (i1) -> ()
  return
}
// -----
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  "scf.if"(%c) ({
scf.yield
}, {
 %q = arith.constant 0 : i8
}) : (i1) -> ()
  return
}
// -----
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  "scf.if"(%c) ({
 cf.br ^bb1
^bb1:
 scf.yield
}, {
}) : (i1) -> ()
  return
}
// -----
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  "scf.if"(%c) ({
scf.yield %x : f32
}, {
}) : (i1) -> ()
  return
}
// -----
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  %0 = "scf.if"(%c) ({
scf.yield %i : i32
}, {
scf.yield %i : i32
}) : (i1) -> f32
  return
}
// -----
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  scf.execute_region {}
  return
}
// -----
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  scf.execute_region {
}
  return
}
// -----
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  scf.execute_region {
^bb0(%a: i32):
 scf.yield
}
  return
}
// -----
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  %0 = scf.execute_region -> f32 {
 scf.yield
}
  return
}
// -----
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  %0 = scf.execute_region -> f32 {
 scf.yield %i : i32
}
  return
}
// -----
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  scf.execute_region {
 scf.yield %x : f32
}
  return
}
// -----
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  scf.execute_region {
 func.return
}
  return
}
// -----
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  %0 = scf.execute_region -> f32 {
 cf.cond_br %c, ^bb1, ^bb2
^bb1:
 scf.yield %x : f32
^bb2:
 scf.yield %i : i32
}
  return
}
// -----
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  scf.execute_region {
 %q = arith.constant 0 : i8
}
  return
}
// -----
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  "scf.execute_region"() ({}) : () -> ()
  return
}
// -----
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  "scf.execute_region"() : () -> ()
  return
}
// -----
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  "scf.execute_region"(%x) ({
scf.yield
}) : (f32) -> ()
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
<stdin>:4:3: error: 'scf.if' op must have an else block if defining values
  scf.if %c -> f32 {
  ^
<stdin>:4:3: note: see current operation: 
%0 = "scf.if"(%arg2) ({
  "scf.yield"() : () -> ()
}, {
}) : (i1) -> f32
<stdin>:10:8: error: 'scf.if' op must have an else block if defining values
  %0 = scf.if %c -> f32 {
       ^
<stdin>:10:8: note: see current operation: 
%0 = "scf.if"(%arg2) ({
  "scf.yield"(%arg3) : (f32) -> ()
}, {
}) : (i1) -> f32
<stdin>:17:8: error: 'scf.if' op along control flow edge from Operation scf.yield to parent: region branch point has 0 operands, but region successor needs 1 inputs
  %0 = scf.if %c -> f32 {
       ^
<stdin>:17:8: note: see current operation: 
%0 = "scf.if"(%arg2) ({
  "scf.yield"(%arg3) : (f32) -> ()
}, {
  "scf.yield"() : () -> ()
}) : (i1) -> f32
<stdin>:17:8: note: region branch point
<stdin>:25:8: error: 'scf.if' op along control flow edge from Operation scf.yield to parent: successor operand type #0 'i32' should match successor input type #0 'f32'
  %0 = scf.if %c -> (f32) {
       ^
<stdin>:25:8: note: see current operation: 
%0 = "scf.if"(%arg2) ({
  "scf.yield"(%arg1) : (i32) -> ()
}, {
  "scf.yield"(%arg3) : (f32) -> ()
}) : (i1) -> f32
<stdin>:26:2: note: region branch point
 scf.yield %i : i32
 ^
<stdin>:34:8: error: 'scf.if' op along control flow edge from Operation scf.yield to parent: region branch point has 2 operands, but region successor needs 1 inputs
  %0 = scf.if %c -> (f32) {
       ^
<stdin>:34:8: note: see current operation: 
%0 = "scf.if"(%arg2) ({
  "scf.yield"(%arg3) : (f32) -> ()
}, {
  "scf.yield"(%arg3, %arg3) : (f32, f32) -> ()
}) : (i1) -> f32
<stdin>:37:2: note: region branch point
 scf.yield %x, %x : f32, f32
 ^
<stdin>:43:3: error: 'scf.if' op along control flow edge from Operation scf.yield to parent: region branch point has 1 operands, but region successor needs 0 inputs
  scf.if %c {
  ^
<stdin>:43:3: note: see current operation: 
"scf.if"(%arg2) ({
  "scf.yield"(%arg3) : (f32) -> ()
}, {
}) : (i1) -> ()
<stdin>:44:2: note: region branch point
 scf.yield %x : f32
 ^
<stdin>:51:2: error: 'func.return' op expects parent op 'func.func'
 func.return
 ^
<stdin>:51:2: note: see current operation: "func.return"() : () -> ()
<stdin>:59:2: error: 'func.return' op expects parent op 'func.func'
 func.return
 ^
<stdin>:59:2: note: see current operation: "func.return"() : () -> ()
<stdin>:65:3: error: 'scf.if' op region #0 should have no arguments
  scf.if %c {
  ^
<stdin>:65:3: note: see current operation: 
"scf.if"(%arg2) ({
^bb0(%arg5: f32):
  "scf.yield"() : () -> ()
}, {
}) : (i1) -> ()
<stdin>:72:3: error: 'scf.if' op region #1 should have no arguments
  scf.if %c {
  ^
<stdin>:72:3: note: see current operation: 
"scf.if"(%arg2) ({
  "scf.yield"() : () -> ()
}, {
^bb0(%arg5: f32):
  "scf.yield"() : () -> ()
}) : (i1) -> ()
<stdin>:80:3: error: 'scf.if' op expects region #0 to have 0 or 1 blocks
  scf.if %c {
  ^
<stdin>:80:3: note: see current operation: 
"scf.if"(%arg2) ({
  "cf.br"()[^bb1] : () -> ()
^bb1:  // pred: ^bb0
  "scf.yield"() : () -> ()
}, {
}) : (i1) -> ()
<stdin>:89:3: error: 'scf.if' op expects region #1 to have 0 or 1 blocks
  scf.if %c {
  ^
<stdin>:89:3: note: see current operation: 
"scf.if"(%arg2) ({
  "scf.yield"() : () -> ()
}, {
  "cf.br"()[^bb1] : () -> ()
^bb1:  // pred: ^bb0
  "scf.yield"() : () -> ()
}) : (i1) -> ()
<stdin>:98:3: error: 'scf.if' op expected 2 regions
  "scf.if"(%c) ({}) : (i1) -> ()
  ^
<stdin>:98:3: note: see current operation: 
"scf.if"(%arg2) ({
}) : (i1) -> ()
<stdin>:103:3: error: 'scf.if' op region #0 ('thenRegion') failed to verify constraint: region with 1 blocks
  "scf.if"(%c) ({}, {}) : (i1) -> ()
  ^
<stdin>:103:3: note: see current operation: 
"scf.if"(%arg2) ({
}, {
}) : (i1) -> ()
<stdin>:108:3: error: 'scf.if' op operand #0 must be 1-bit signless integer, but got 'i32'
  "scf.if"(%i) ({
  ^
<stdin>:108:3: note: see current operation: 
"scf.if"(%arg1) ({
  "scf.yield"() : () -> ()
}, {
}) : (i32) -> ()
<stdin>:115:8: error: 'scf.if' op must have an else block if defining values
  %0 = "scf.if"(%c) ({
       ^
<stdin>:115:8: note: see current operation: 
%0 = "scf.if"(%arg2) ({
  "scf.yield"(%arg3) : (f32) -> ()
}, {
}) : (i1) -> f32
<stdin>:122:8: error: 'scf.if' op along control flow edge from Operation scf.yield to parent: region branch point has 0 operands, but region successor needs 1 inputs
  %0 = "scf.if"(%c) ({
       ^
<stdin>:122:8: note: see current operation: 
%0 = "scf.if"(%arg2) ({
  "scf.yield"(%arg3) : (f32) -> ()
}, {
  "scf.yield"() : () -> ()
}) : (i1) -> f32
<stdin>:125:1: note: region branch point
scf.yield
^
<stdin>:131:3: error: 'scf.if' op requires a single operand
  "scf.if"() ({
  ^
<stdin>:131:3: note: see current operation: 
"scf.if"() ({
  "scf.yield"() : () -> ()
}, {
}) : () -> ()
<stdin>:138:3: error: 'scf.if' op expects a non-empty block
  "scf.if"(%c) ({
  ^
<stdin>:138:3: note: see current operation: 
"scf.if"(%arg2) ({
^bb0:
}, {
}) : (i1) -> ()
<stdin>:145:3: error: 'scf.if' op region #0 should have no arguments
  "scf.if"(%c) ({
  ^
<stdin>:145:3: note: see current operation: 
"scf.if"(%arg2) ({
^bb0(%arg5: i32):
  "scf.yield"() : () -> ()
}, {
}) : (i1) -> ()
<stdin>:153:3: error: 'scf.if' op region #1 should have no arguments
  "scf.if"(%c) ({
  ^
<stdin>:153:3: note: see current operation: 
"scf.if"(%arg2) ({
  "scf.yield"() : () -> ()
}, {
^bb0(%arg5: i32):
  "scf.yield"() : () -> ()
}) : (i1) -> ()
<stdin>:163:3: error: 'scf.if' op expects a non-empty block
  "scf.if"(%c) ({
  ^
<stdin>:163:3: note: see current operation: 
"scf.if"(%arg2) ({
  "scf.yield"() : () -> ()
}, {
^bb0:
}) : (i1) -> ()
<stdin>:175:7: error: block with no terminator, has %0 = "arith.constant"() <{value = 0 : i8}> : () -> i8
 %q = arith.constant 0 : i8
      ^
<stdin>:175:7: note: see current operation: %0 = "arith.constant"() <{value = 0 : i8}> : () -> i8
<stdin>:181:3: error: 'scf.if' op expects region #0 to have 0 or 1 blocks
  "scf.if"(%c) ({
  ^
<stdin>:181:3: note: see current operation: 
"scf.if"(%arg2) ({
  "cf.br"()[^bb1] : () -> ()
^bb1:  // pred: ^bb0
  "scf.yield"() : () -> ()
}, {
}) : (i1) -> ()
<stdin>:191:3: error: 'scf.if' op along control flow edge from Operation scf.yield to parent: region branch point has 1 operands, but region successor needs 0 inputs
  "scf.if"(%c) ({
  ^
<stdin>:191:3: note: see current operation: 
"scf.if"(%arg2) ({
  "scf.yield"(%arg3) : (f32) -> ()
}, {
}) : (i1) -> ()
<stdin>:192:1: note: region branch point
scf.yield %x : f32
^
<stdin>:199:8: error: 'scf.if' op along control flow edge from Operation scf.yield to parent: successor operand type #0 'i32' should match successor input type #0 'f32'
  %0 = "scf.if"(%c) ({
       ^
<stdin>:199:8: note: see current operation: 
%0 = "scf.if"(%arg2) ({
  "scf.yield"(%arg1) : (i32) -> ()
}, {
  "scf.yield"(%arg1) : (i32) -> ()
}) : (i1) -> f32
<stdin>:200:1: note: region branch point
scf.yield %i : i32
^
<stdin>:208:3: error: 'scf.execute_region' op region needs to have at least one block
  scf.execute_region {}
  ^
<stdin>:208:3: note: see current operation: 
"scf.execute_region"() ({
}) : () -> ()
<stdin>:213:3: error: 'scf.execute_region' op region needs to have at least one block
  scf.execute_region {
  ^
<stdin>:213:3: note: see current operation: 
"scf.execute_region"() ({
}) : () -> ()
<stdin>:219:3: error: 'scf.execute_region' op region cannot have any arguments
  scf.execute_region {
  ^
<stdin>:219:3: note: see current operation: 
"scf.execute_region"() ({
^bb0(%arg5: i32):
  "scf.yield"() : () -> ()
}) : () -> ()
<stdin>:227:8: error: 'scf.execute_region' op along control flow edge from Operation scf.yield to parent: region branch point has 0 operands, but region successor needs 1 inputs
  %0 = scf.execute_region -> f32 {
       ^
<stdin>:227:8: note: see current operation: 
%0 = "scf.execute_region"() ({
  "scf.yield"() : () -> ()
}) : () -> f32
<stdin>:228:2: note: region branch point
 scf.yield
 ^
<stdin>:234:8: error: 'scf.execute_region' op along control flow edge from Operation scf.yield to parent: successor operand type #0 'i32' should match successor input type #0 'f32'
  %0 = scf.execute_region -> f32 {
       ^
<stdin>:234:8: note: see current operation: 
%0 = "scf.execute_region"() ({
  "scf.yield"(%arg1) : (i32) -> ()
}) : () -> f32
<stdin>:235:2: note: region branch point
 scf.yield %i : i32
 ^
<stdin>:241:3: error: 'scf.execute_region' op along control flow edge from Operation scf.yield to parent: region branch point has 1 operands, but region successor needs 0 inputs
  scf.execute_region {
  ^
<stdin>:241:3: note: see current operation: 
"scf.execute_region"() ({
  "scf.yield"(%arg3) : (f32) -> ()
}) : () -> ()
<stdin>:242:2: note: region branch point
 scf.yield %x : f32
 ^
<stdin>:249:2: error: 'func.return' op expects parent op 'func.func'
 func.return
 ^
<stdin>:249:2: note: see current operation: "func.return"() : () -> ()
<stdin>:255:8: error: 'scf.execute_region' op along control flow edge from Operation scf.yield to parent: successor operand type #0 'i32' should match successor input type #0 'f32'
  %0 = scf.execute_region -> f32 {
       ^
<stdin>:255:8: note: see current operation: 
%0 = "scf.execute_region"() ({
  "cf.cond_br"(%arg2)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
^bb1:  // pred: ^bb0
  "scf.yield"(%arg3) : (f32) -> ()
^bb2:  // pred: ^bb0
  "scf.yield"(%arg1) : (i32) -> ()
}) : () -> f32
<stdin>:260:2: note: region branch point
 scf.yield %i : i32
 ^
<stdin>:267:7: error: block with no terminator, has %0 = "arith.constant"() <{value = 0 : i8}> : () -> i8
 %q = arith.constant 0 : i8
      ^
<stdin>:267:7: note: see current operation: %0 = "arith.constant"() <{value = 0 : i8}> : () -> i8
<stdin>:273:3: error: 'scf.execute_region' op region needs to have at least one block
  "scf.execute_region"() ({}) : () -> ()
  ^
<stdin>:273:3: note: see current operation: 
"scf.execute_region"() ({
}) : () -> ()
<stdin>:278:3: error: 'scf.execute_region' op requires one region
  "scf.execute_region"() : () -> ()
  ^
<stdin>:278:3: note: see current operation: "scf.execute_region"() : () -> ()
<stdin>:283:3: error: 'scf.execute_region' op requires zero operands
  "scf.execute_region"(%x) ({
  ^
<stdin>:283:3: note: see current operation: 
"scf.execute_region"(%arg3) ({
  "scf.yield"() : () -> ()
}) : (f32) -> ()
// ==== exit 1 ====
