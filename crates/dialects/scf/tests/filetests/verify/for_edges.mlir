// terrace opt --split-input-file
// What a loop hands on has one type all the way round.
func.func @right(%n: index, %x: f32, %y: i32) -> (f32, i32) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %0:2 = scf.for %i = %zero to %n step %one iter_args(%a = %x, %b = %y) -> (f32, i32) {
    scf.yield %a, %b : f32, i32
  }
  scf.for %i = %zero to %n step %one {
  }
  return %0#0, %0#1 : f32, i32
}

// -----

func.func @results(%n: index, %x: f32) {
  %0:2 = "scf.for"(%n, %n, %n, %x) ({
  ^bb0(%i: index, %a: f32):
    "scf.yield"(%a) : (f32) -> ()
  }) : (index, index, index, f32) -> (f32, f32)
  return
}

// -----

func.func @none_yielded(%n: index, %x: f32) {
  %0 = "scf.for"(%n, %n, %n, %x) ({
  ^bb0(%i: index, %a: f32):
    "scf.yield"() : () -> ()
  }) : (index, index, index, f32) -> f32
  return
}

// -----

func.func @other_yielded(%n: index, %x: f32, %y: i32) {
  %0 = "scf.for"(%n, %n, %n, %x) ({
  ^bb0(%i: index, %a: f32):
    "scf.yield"(%y) : (i32) -> ()
  }) : (index, index, index, f32) -> f32
  return
}
// ==== stdout ====
module {
  func.func @right(%arg0: index, %arg1: f32, %arg2: i32) -> (f32, i32) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %0:2 = scf.for %arg3 = %c0 to %arg0 step %c1 iter_args(%arg4 = %arg1, %arg5 = %arg2) -> (f32, i32) {
      scf.yield %arg4, %arg5 : f32, i32
    }
    scf.for %arg3 = %c0 to %arg0 step %c1 {
    }
    return %0#0, %0#1 : f32, i32
  }
}

// -----
// -----
// -----
// ==== stderr ====
<stdin>:17:10: error: 'scf.for' op mismatch in number of loop-carried values and defined values
  %0:2 = "scf.for"(%n, %n, %n, %x) ({
         ^
<stdin>:17:10: note: see current operation: 
%0:2 = "scf.for"(%arg0, %arg0, %arg0, %arg1) ({
^bb0(%arg2: index, %arg3: f32):
  "scf.yield"(%arg3) : (f32) -> ()
}) : (index, index, index, f32) -> (f32, f32)
<stdin>:27:8: error: 'scf.for' op along control flow edge from Operation scf.yield to Region #0: region branch point has 0 operands, but region successor needs 1 inputs
  %0 = "scf.for"(%n, %n, %n, %x) ({
       ^
<stdin>:27:8: note: see current operation: 
%0 = "scf.for"(%arg0, %arg0, %arg0, %arg1) ({
^bb0(%arg2: index, %arg3: f32):
  "scf.yield"() : () -> ()
}) : (index, index, index, f32) -> f32
<stdin>:29:5: note: region branch point
    "scf.yield"() : () -> ()
    ^
<stdin>:37:8: error: 'scf.for' op 0-th region iter_arg and 0-th yielded value have different type: 'f32' != 'i32'
  %0 = "scf.for"(%n, %n, %n, %x) ({
       ^
<stdin>:37:8: note: see current operation: 
%0 = "scf.for"(%arg0, %arg0, %arg0, %arg1) ({
^bb0(%arg3: index, %arg4: f32):
  "scf.yield"(%arg2) : (i32) -> ()
}) : (index, index, index, f32) -> f32
// ==== exit 1 ====
