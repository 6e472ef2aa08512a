// terrace opt --split-input-file
// What scf refuses: index_switch.
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  scf.index_switch %lb
case 1 {
 scf.yield
}
case 1 {
 scf.yield
}
default {
}
  return
}
// -----
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  scf.index_switch %lb
case 1 {
 %q = arith.constant 0 : i8
}
default {
}
  return
}
// -----
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  scf.index_switch %lb
case 1 {
 func.return
}
default {
}
  return
}
// -----
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  %0 = scf.index_switch %lb -> i32
case 1 {
 scf.yield %i : i32
}
default {
}
  return
}
// -----
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  %0 = scf.index_switch %lb -> i32
case 1 {
 scf.yield %x : f32
}
default {
 scf.yield %i : i32
}
  return
}
// -----
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  %0 = scf.index_switch %lb -> i32
case 1 {
 scf.yield
}
default {
 scf.yield %i : i32
}
  return
}
// -----
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  %0 = scf.index_switch %lb -> i32
case 1 {
 scf.yield %i : i32
}
default {
 scf.yield %x : f32
}
  return
}
// -----
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  scf.index_switch %lb
default {
 func.return
}
  return
}
// -----
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  scf.index_switch %lb
case 1 {
 cf.br ^bb1
^bb1:
 scf.yield
}
default {
}
  return
}
// -----
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  "scf.index_switch"(%lb) <{cases = array<i64: 1>}> ({
scf.yield
}) : (index) -> ()
  return
}
// -----
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  "scf.index_switch"(%lb) ({
scf.yield
}) : (index) -> ()
  return
}
// -----
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  "scf.index_switch"(%lb) <{cases = array<i64>}> ({
scf.yield
}, {
scf.yield
}) : (index) -> ()
  return
}
// -----
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  "scf.index_switch"(%lb) <{cases = array<i64>}> ({}) : (index) -> ()
  return
}
// -----
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  "scf.index_switch"(%lb) <{cases = array<i64>}> : (index) -> ()
  return
}
// -----
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  "scf.index_switch"(%lb) <{cases = array<i64: 1>}> ({
scf.yield
}, {}): (index) -> ()
  return
}
// -----
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  "scf.index_switch"(%lb) <{cases = array<i64: 1>}> ({
scf.yield
}, {
^bb0:
}): (index) -> ()
  return
}
// -----
func.func @f(%lb: index, %i: i32, %c: i1, %x: f32, %t: tensor<?xf32>) {
  "scf.index_switch"(%lb) <{cases = array<i64: 1>}> ({
%q = arith.constant 0 : i8
}, {
scf.yield
}): (index) -> ()
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
<stdin>:4:3: error: 'scf.index_switch' op has duplicate case value: 1
  scf.index_switch %lb
  ^
<stdin>:4:3: note: see current operation: 
"scf.index_switch"(%arg0) <{cases = array<i64: 1, 1>}> ({
  "scf.yield"() : () -> ()
}, {
  "scf.yield"() : () -> ()
}, {
  "scf.yield"() : () -> ()
}) : (index) -> ()
<stdin>:17:3: error: 'scf.index_switch' op expected region to end with scf.yield, but got arith.constant
  scf.index_switch %lb
  ^
<stdin>:17:3: note: see current operation: 
"scf.index_switch"(%arg0) <{cases = array<i64: 1>}> ({
  "scf.yield"() : () -> ()
}, {
  %0 = "arith.constant"() <{value = 0 : i8}> : () -> i8
}) : (index) -> ()
<stdin>:27:3: error: 'scf.index_switch' op expected region to end with scf.yield, but got func.return
  scf.index_switch %lb
  ^
<stdin>:27:3: note: see current operation: 
"scf.index_switch"(%arg0) <{cases = array<i64: 1>}> ({
  "scf.yield"() : () -> ()
}, {
  "func.return"() : () -> ()
}) : (index) -> ()
<stdin>:37:8: error: 'scf.index_switch' op expected each region to return 1 values, but default region returns 0
  %0 = scf.index_switch %lb -> i32
       ^
<stdin>:37:8: note: see current operation: 
%0 = "scf.index_switch"(%arg0) <{cases = array<i64: 1>}> ({
  "scf.yield"() : () -> ()
}, {
  "scf.yield"(%arg1) : (i32) -> ()
}) : (index) -> i32
<stdin>:37:8: note: see yield operation here
<stdin>:47:8: error: 'scf.index_switch' op expected result #0 of each region to be 'i32'
  %0 = scf.index_switch %lb -> i32
       ^
<stdin>:47:8: note: see current operation: 
%0 = "scf.index_switch"(%arg0) <{cases = array<i64: 1>}> ({
  "scf.yield"(%arg1) : (i32) -> ()
}, {
  "scf.yield"(%arg3) : (f32) -> ()
}) : (index) -> i32
<stdin>:49:2: note: case region #0 returns 'f32' here
 scf.yield %x : f32
 ^
<stdin>:58:8: error: 'scf.index_switch' op expected each region to return 1 values, but case region #0 returns 0
  %0 = scf.index_switch %lb -> i32
       ^
<stdin>:58:8: note: see current operation: 
%0 = "scf.index_switch"(%arg0) <{cases = array<i64: 1>}> ({
  "scf.yield"(%arg1) : (i32) -> ()
}, {
  "scf.yield"() : () -> ()
}) : (index) -> i32
<stdin>:60:2: note: see yield operation here
 scf.yield
 ^
<stdin>:69:8: error: 'scf.index_switch' op expected result #0 of each region to be 'i32'
  %0 = scf.index_switch %lb -> i32
       ^
<stdin>:69:8: note: see current operation: 
%0 = "scf.index_switch"(%arg0) <{cases = array<i64: 1>}> ({
  "scf.yield"(%arg3) : (f32) -> ()
}, {
  "scf.yield"(%arg1) : (i32) -> ()
}) : (index) -> i32
<stdin>:74:2: note: default region returns 'f32' here
 scf.yield %x : f32
 ^
<stdin>:80:3: error: 'scf.index_switch' op expected region to end with scf.yield, but got func.return
  scf.index_switch %lb
  ^
<stdin>:80:3: note: see current operation: 
"scf.index_switch"(%arg0) <{cases = array<i64>}> ({
  "func.return"() : () -> ()
}) : (index) -> ()
<stdin>:88:3: error: 'scf.index_switch' op expects region #1 to have 0 or 1 blocks
  scf.index_switch %lb
  ^
<stdin>:88:3: note: see current operation: 
"scf.index_switch"(%arg0) <{cases = array<i64: 1>}> ({
  "scf.yield"() : () -> ()
}, {
  "cf.br"()[^bb1] : () -> ()
^bb1:  // pred: ^bb0
  "scf.yield"() : () -> ()
}) : (index) -> ()
<stdin>:100:3: error: 'scf.index_switch' op has 0 case regions but 1 case values
  "scf.index_switch"(%lb) <{cases = array<i64: 1>}> ({
  ^
<stdin>:100:3: note: see current operation: 
"scf.index_switch"(%arg0) <{cases = array<i64: 1>}> ({
  "scf.yield"() : () -> ()
}) : (index) -> ()
<stdin>:107:3: error: 'scf.index_switch' op requires attribute 'cases'
  "scf.index_switch"(%lb) ({
  ^
<stdin>:107:3: note: see current operation: 
"scf.index_switch"(%arg0) ({
  "scf.yield"() : () -> ()
}) : (index) -> ()
<stdin>:114:3: error: 'scf.index_switch' op has 1 case regions but 0 case values
  "scf.index_switch"(%lb) <{cases = array<i64>}> ({
  ^
<stdin>:114:3: note: see current operation: 
"scf.index_switch"(%arg0) <{cases = array<i64>}> ({
  "scf.yield"() : () -> ()
}, {
  "scf.yield"() : () -> ()
}) : (index) -> ()
<stdin>:123:3: error: 'scf.index_switch' op region #0 ('defaultRegion') failed to verify constraint: region with 1 blocks
  "scf.index_switch"(%lb) <{cases = array<i64>}> ({}) : (index) -> ()
  ^
<stdin>:123:3: note: see current operation: 
"scf.index_switch"(%arg0) <{cases = array<i64>}> ({
}) : (index) -> ()
<stdin>:128:3: error: 'scf.index_switch' op expected 1 or more regions
  "scf.index_switch"(%lb) <{cases = array<i64>}> : (index) -> ()
  ^
<stdin>:128:3: note: see current operation: "scf.index_switch"(%arg0) <{cases = array<i64>}> : (index) -> ()
<stdin>:133:3: error: 'scf.index_switch' op region #1 ('caseRegions') failed to verify constraint: region with 1 blocks
  "scf.index_switch"(%lb) <{cases = array<i64: 1>}> ({
  ^
<stdin>:133:3: note: see current operation: 
"scf.index_switch"(%arg0) <{cases = array<i64: 1>}> ({
  "scf.yield"() : () -> ()
}, {
}) : (index) -> ()
<stdin>:140:3: error: 'scf.index_switch' op expects a non-empty block
  "scf.index_switch"(%lb) <{cases = array<i64: 1>}> ({
  ^
<stdin>:140:3: note: see current operation: 
"scf.index_switch"(%arg0) <{cases = array<i64: 1>}> ({
  "scf.yield"() : () -> ()
}, {
^bb0:
}) : (index) -> ()
<stdin>:149:3: error: 'scf.index_switch' op expected region to end with scf.yield, but got arith.constant
  "scf.index_switch"(%lb) <{cases = array<i64: 1>}> ({
  ^
<stdin>:149:3: note: see current operation: 
"scf.index_switch"(%arg0) <{cases = array<i64: 1>}> ({
  %0 = "arith.constant"() <{value = 0 : i8}> : () -> i8
}, {
  "scf.yield"() : () -> ()
}) : (index) -> ()
// ==== exit 1 ====
