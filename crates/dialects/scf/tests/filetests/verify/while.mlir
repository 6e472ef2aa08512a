// terrace opt --split-input-file
// What scf refuses: while.
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  scf.while (%a = %x) : (f32) -> () {
 scf.condition(%c)
} do {
 scf.yield
}
  return
}
// -----
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  scf.while (%a = %x) : (f32) -> () {
 scf.condition(%c)
} do {
 scf.yield %i : i32
}
  return
}
// -----
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  scf.while (%a = %x) : (f32) -> () {
 scf.condition(%c) %a : f32
} do {
 scf.yield %x : f32
}
  return
}
// -----
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  %0 = scf.while (%a = %x) : (f32) -> f32 {
 scf.condition(%c) %a : f32
} do {
 scf.yield %x : f32
}
  return
}
// -----
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  %0 = scf.while (%a = %x) : (f32) -> f32 {
 scf.condition(%c) %a : f32
} do {
^bb0(%b: i32):
 scf.yield %x : f32
}
  return
}
// -----
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  %0 = scf.while (%a = %x) : (f32) -> i32 {
 scf.condition(%c) %a : f32
} do {
^bb0(%b: f32):
 scf.yield %x : f32
}
  return
}
// -----
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  %0 = scf.while (%a = %x) : (f32) -> f32 {
 scf.condition(%c)
} do {
^bb0(%b: f32):
 scf.yield %x : f32
}
  return
}
// -----
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  scf.while : () -> () {
} do {
 scf.yield
}
  return
}
// -----
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  scf.while : () -> () {
 scf.condition(%c)
} do {
}
  return
}
// -----
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  scf.while : () -> () {
 scf.yield
} do {
 scf.yield
}
  return
}
// -----
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  scf.while : () -> () {
 scf.condition(%c)
} do {
 scf.condition(%c)
}
  return
}
// -----
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  scf.while : () -> () {
 scf.condition(%c)
} do {
 func.return
}
  return
}
// -----
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  scf.while : () -> () {
 cf.br ^bb1
^bb1:
 scf.condition(%c)
} do {
 scf.yield
}
  return
}
// -----
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  scf.while : () -> () {
 scf.condition(%c)
} do {
 cf.br ^bb1
^bb1:
 scf.yield
}
  return
}
// -----
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  scf.while : () -> () {
 %q = arith.constant 0 : i8
} do {
 scf.yield
}
  return
}
// -----
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  scf.while : () -> () {
 ^bb0(%b: i32):
 scf.condition(%c)
} do {
 scf.yield
}
  return
}
// -----
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  "scf.while"() ({}, {}) : () -> ()
  return
}
// -----
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  "scf.while"() ({
 scf.condition(%c)
}) : () -> ()
  return
}
// -----
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  "scf.while"() ({
 scf.condition(%c)
}, {}) : () -> ()
  return
}
// -----
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  "scf.while"() ({
^bb0:
}, {
 scf.yield
}) : () -> ()
  return
}
// -----
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  "scf.while"(%x) ({
^bb0(%a: f32, %b: f32):
 scf.condition(%c)
}, {
 scf.yield
}) : (f32) -> ()
  return
}
// -----
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  "scf.while"(%x) ({
^bb0(%a: i32):
 scf.condition(%c)
}, {
 scf.yield %x : f32
}) : (f32) -> ()
  return
}
// -----
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  "scf.while"(%x) ({
^bb0(%a: f32):
 scf.condition(%c)
}, {
 scf.yield %x, %x : f32, f32
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
// ==== stderr ====
<stdin>:4:3: error: 'scf.while' op along control flow edge from Operation scf.yield to Region #0: region branch point has 0 operands, but region successor needs 1 inputs
  scf.while (%a = %x) : (f32) -> () {
  ^
<stdin>:4:3: note: see current operation: 
"scf.while"(%arg3) ({
^bb0(%arg5: f32):
  "scf.condition"(%arg2) : (i1) -> ()
}, {
  "scf.yield"() : () -> ()
}) : (f32) -> ()
<stdin>:7:2: note: region branch point
 scf.yield
 ^
<stdin>:13:3: error: 'scf.while' op along control flow edge from Operation scf.yield to Region #0: successor operand type #0 'i32' should match successor input type #0 'f32'
  scf.while (%a = %x) : (f32) -> () {
  ^
<stdin>:13:3: note: see current operation: 
"scf.while"(%arg3) ({
^bb0(%arg5: f32):
  "scf.condition"(%arg2) : (i1) -> ()
}, {
  "scf.yield"(%arg1) : (i32) -> ()
}) : (f32) -> ()
<stdin>:16:2: note: region branch point
 scf.yield %i : i32
 ^
<stdin>:22:3: error: 'scf.while' op along control flow edge from Operation scf.condition to parent: region branch point has 1 operands, but region successor needs 0 inputs
  scf.while (%a = %x) : (f32) -> () {
  ^
<stdin>:22:3: note: see current operation: 
"scf.while"(%arg3) ({
^bb0(%arg5: f32):
  "scf.condition"(%arg2, %arg5) : (i1, f32) -> ()
}, {
  "scf.yield"(%arg3) : (f32) -> ()
}) : (f32) -> ()
<stdin>:23:2: note: region branch point
 scf.condition(%c) %a : f32
 ^
<stdin>:31:8: error: 'scf.while' op along control flow edge from Operation scf.condition to Region #1: region branch point has 1 operands, but region successor needs 0 inputs
  %0 = scf.while (%a = %x) : (f32) -> f32 {
       ^
<stdin>:31:8: note: see current operation: 
%0 = "scf.while"(%arg3) ({
^bb0(%arg5: f32):
  "scf.condition"(%arg2, %arg5) : (i1, f32) -> ()
}, {
  "scf.yield"(%arg3) : (f32) -> ()
}) : (f32) -> f32
<stdin>:32:2: note: region branch point
 scf.condition(%c) %a : f32
 ^
<stdin>:40:8: error: 'scf.while' op along control flow edge from Operation scf.condition to Region #1: successor operand type #0 'f32' should match successor input type #0 'i32'
  %0 = scf.while (%a = %x) : (f32) -> f32 {
       ^
<stdin>:40:8: note: see current operation: 
%0 = "scf.while"(%arg3) ({
^bb0(%arg6: f32):
  "scf.condition"(%arg2, %arg6) : (i1, f32) -> ()
}, {
^bb0(%arg5: i32):
  "scf.yield"(%arg3) : (f32) -> ()
}) : (f32) -> f32
<stdin>:41:2: note: region branch point
 scf.condition(%c) %a : f32
 ^
<stdin>:50:8: error: 'scf.while' op along control flow edge from Operation scf.condition to parent: successor operand type #0 'f32' should match successor input type #0 'i32'
  %0 = scf.while (%a = %x) : (f32) -> i32 {
       ^
<stdin>:50:8: note: see current operation: 
%0 = "scf.while"(%arg3) ({
^bb0(%arg6: f32):
  "scf.condition"(%arg2, %arg6) : (i1, f32) -> ()
}, {
^bb0(%arg5: f32):
  "scf.yield"(%arg3) : (f32) -> ()
}) : (f32) -> i32
<stdin>:51:2: note: region branch point
 scf.condition(%c) %a : f32
 ^
<stdin>:60:8: error: 'scf.while' op along control flow edge from Operation scf.condition to parent: region branch point has 0 operands, but region successor needs 1 inputs
  %0 = scf.while (%a = %x) : (f32) -> f32 {
       ^
<stdin>:60:8: note: see current operation: 
%0 = "scf.while"(%arg3) ({
^bb0(%arg6: f32):
  "scf.condition"(%arg2) : (i1) -> ()
}, {
^bb0(%arg5: f32):
  "scf.yield"(%arg3) : (f32) -> ()
}) : (f32) -> f32
<stdin>:61:2: note: region branch point
 scf.condition(%c)
 ^
<stdin>:70:3: error: 'scf.while' op region #0 ('before') failed to verify constraint: region with 1 blocks
  scf.while : () -> () {
  ^
<stdin>:70:3: note: see current operation: 
"scf.while"() ({
}, {
  "scf.yield"() : () -> ()
}) : () -> ()
<stdin>:78:3: error: 'scf.while' op region #1 ('after') failed to verify constraint: region with 1 blocks
  scf.while : () -> () {
  ^
<stdin>:78:3: note: see current operation: 
"scf.while"() ({
  "scf.condition"(%arg2) : (i1) -> ()
}, {
}) : () -> ()
<stdin>:86:3: error: 'scf.while' op expects the 'before' region to terminate with 'scf.condition'
  scf.while : () -> () {
  ^
<stdin>:86:3: note: see current operation: 
"scf.while"() ({
  "scf.yield"() : () -> ()
}, {
  "scf.yield"() : () -> ()
}) : () -> ()
<stdin>:87:2: note: terminator here
 scf.yield
 ^
<stdin>:95:3: error: 'scf.while' op expects the 'after' region to terminate with 'scf.yield'
  scf.while : () -> () {
  ^
<stdin>:95:3: note: see current operation: 
"scf.while"() ({
  "scf.condition"(%arg2) : (i1) -> ()
}, {
  "scf.condition"(%arg2) : (i1) -> ()
}) : () -> ()
<stdin>:98:2: note: terminator here
 scf.condition(%c)
 ^
<stdin>:104:3: error: 'scf.while' op expects the 'after' region to terminate with 'scf.yield'
  scf.while : () -> () {
  ^
<stdin>:104:3: note: see current operation: 
"scf.while"() ({
  "scf.condition"(%arg2) : (i1) -> ()
}, {
  "func.return"() : () -> ()
}) : () -> ()
<stdin>:107:2: note: terminator here
 func.return
 ^
<stdin>:113:3: error: 'scf.while' op expects region #0 to have 0 or 1 blocks
  scf.while : () -> () {
  ^
<stdin>:113:3: note: see current operation: 
"scf.while"() ({
  "cf.br"()[^bb1] : () -> ()
^bb1:  // pred: ^bb0
  "scf.condition"(%arg2) : (i1) -> ()
}, {
  "scf.yield"() : () -> ()
}) : () -> ()
<stdin>:124:3: error: 'scf.while' op expects region #1 to have 0 or 1 blocks
  scf.while : () -> () {
  ^
<stdin>:124:3: note: see current operation: 
"scf.while"() ({
  "scf.condition"(%arg2) : (i1) -> ()
}, {
  "cf.br"()[^bb1] : () -> ()
^bb1:  // pred: ^bb0
  "scf.yield"() : () -> ()
}) : () -> ()
<stdin>:135:3: error: 'scf.while' op expects the 'before' region to terminate with 'scf.condition'
  scf.while : () -> () {
  ^
<stdin>:135:3: note: see current operation: 
"scf.while"() ({
  %0 = "arith.constant"() <{value = 0 : i8}> : () -> i8
}, {
  "scf.yield"() : () -> ()
}) : () -> ()
<stdin>:136:7: note: terminator here
 %q = arith.constant 0 : i8
      ^
<stdin>:144:3: error: 'scf.while' op along control flow edge from parent to Region #0: region branch point has 0 operands, but region successor needs 1 inputs
  scf.while : () -> () {
  ^
<stdin>:144:3: note: see current operation: 
"scf.while"() ({
^bb0(%arg5: i32):
  "scf.condition"(%arg2) : (i1) -> ()
}, {
  "scf.yield"() : () -> ()
}) : () -> ()
<stdin>:144:3: note: region branch point
<stdin>:154:3: error: 'scf.while' op region #0 ('before') failed to verify constraint: region with 1 blocks
  "scf.while"() ({}, {}) : () -> ()
  ^
<stdin>:154:3: note: see current operation: 
"scf.while"() ({
}, {
}) : () -> ()
<stdin>:159:3: error: 'scf.while' op expected 2 regions
  "scf.while"() ({
  ^
<stdin>:159:3: note: see current operation: 
"scf.while"() ({
  "scf.condition"(%arg2) : (i1) -> ()
}) : () -> ()
<stdin>:166:3: error: 'scf.while' op region #1 ('after') failed to verify constraint: region with 1 blocks
  "scf.while"() ({
  ^
<stdin>:166:3: note: see current operation: 
"scf.while"() ({
  "scf.condition"(%arg2) : (i1) -> ()
}, {
}) : () -> ()
<stdin>:173:3: error: 'scf.while' op expects a non-empty block
  "scf.while"() ({
  ^
<stdin>:173:3: note: see current operation: 
"scf.while"() ({
^bb0:
}, {
  "scf.yield"() : () -> ()
}) : () -> ()
<stdin>:182:3: error: 'scf.while' op along control flow edge from parent to Region #0: region branch point has 1 operands, but region successor needs 2 inputs
  "scf.while"(%x) ({
  ^
<stdin>:182:3: note: see current operation: 
"scf.while"(%arg3) ({
^bb0(%arg5: f32, %arg6: f32):
  "scf.condition"(%arg2) : (i1) -> ()
}, {
  "scf.yield"() : () -> ()
}) : (f32) -> ()
<stdin>:182:3: note: region branch point
<stdin>:192:3: error: 'scf.while' op along control flow edge from parent to Region #0: successor operand type #0 'f32' should match successor input type #0 'i32'
  "scf.while"(%x) ({
  ^
<stdin>:192:3: note: see current operation: 
"scf.while"(%arg3) ({
^bb0(%arg5: i32):
  "scf.condition"(%arg2) : (i1) -> ()
}, {
  "scf.yield"(%arg3) : (f32) -> ()
}) : (f32) -> ()
<stdin>:192:3: note: region branch point
<stdin>:202:3: error: 'scf.while' op along control flow edge from Operation scf.yield to Region #0: region branch point has 2 operands, but region successor needs 1 inputs
  "scf.while"(%x) ({
  ^
<stdin>:202:3: note: see current operation: 
"scf.while"(%arg3) ({
^bb0(%arg5: f32):
  "scf.condition"(%arg2) : (i1) -> ()
}, {
  "scf.yield"(%arg3, %arg3) : (f32, f32) -> ()
}) : (f32) -> ()
<stdin>:206:2: note: region branch point
 scf.yield %x, %x : f32, f32
 ^
// ==== exit 1 ====
