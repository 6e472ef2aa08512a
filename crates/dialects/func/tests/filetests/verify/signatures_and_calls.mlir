// terrace opt --split-input-file
// Signatures, calls, constants of functions, and what their text refuses.
func.func @f(%x: i32)
// -----
"func.func"() <{function_type = (i32) -> (), sym_name = "f", sym_visibility = "nope"}> ({}) : () -> ()
// -----
"func.func"() <{function_type = (i32) -> (), sym_name = "f", sym_visibility = "private", arg_attrs = []}> ({}) : () -> ()
// -----
"func.func"() <{function_type = (i32) -> (i32), sym_name = "f", sym_visibility = "private", res_attrs = [{a}]}> ({}) : () -> ()
// -----
"func.func"() <{function_type = (i32) -> (i32), sym_name = "f", sym_visibility = "private", res_attrs = []}> ({}) : () -> ()
// -----
"func.func"() <{function_type = (i32) -> (i32), sym_name = "f", sym_visibility = "private", arg_attrs = [{a}]}> ({}) : () -> ()
// -----
"func.func"() <{function_type = (i32) -> (i32), sym_name = "f", sym_visibility = "private", arg_attrs = [1:i32]}> ({}) : () -> ()
// -----
"func.func"() <{function_type = (i32) -> (), sym_name = "f"}> ({
  ^bb0:
  func.return
}) : () -> ()
// -----
"func.func"() <{function_type = (i32) -> (), sym_name = "f"}> ({
  ^bb0(%x: i64):
  func.return
}) : () -> ()
// -----
func.func @f(%x: i32) -> i32 {
  return
}
// -----
func.func @f(%x: i32) -> i64 {
  return %x : i32
}
// -----
func.func @f(%x: i32) -> i64 {
  %0 = call @g(%x) : (i32) -> i64
  return %0 : i64
}
// -----
func.func @f(%x: i32) -> i64 {
  %0 = call @g() : () -> i64
  return %0 : i64
}
func.func private @g(i32) -> i64
// -----
func.func @f(%x: i64) -> i64 {
  %0 = call @g(%x) : (i64) -> i64
  return %0 : i64
}
func.func private @g(i32) -> i64
// -----
func.func @f(%x: i32) -> i64 {
  %0:2 = call @g(%x) : (i32) -> (i64, i64)
  return %0#0 : i64
}
func.func private @g(i32) -> i64
// -----
func.func @f(%x: i32) -> i32 {
  %0 = call @g(%x) : (i32) -> (i32)
  return %0 : i32
}
func.func private @g(i32) -> i64
// -----
func.func @f(%x: i32) -> i32 {
  %0:2 = call @g(%x) : (i32) -> (i32, i64)
  return %0#0 : i32
}
func.func private @g(i32) -> (i32, i32)
// -----
func.func @f(%x: i32) {
  %0 = constant @g : (i32) -> i32
  return
}
// -----
func.func @f(%x: i32) {
  %0 = constant @f : (i32) -> i32
  return
}
// -----
func.func @f(%x: i32) {
  %0 = constant @f : i32
  return
}
// -----
func.func @f(%x: i32, %y : i64) {
  %0 = constant @f : (i32, i64) -> ()
  call_indirect %0(%x, %y) {foo} : (i32, i64) -> ()
  func.call_indirect %0(%x, %y) {arg_attrs = [{}, {llvm.noalias}]} : (i32, i64) -> ()
  return
}
// -----
func.func @f(%x: i32, %y : i64) {
  %0 = constant @f : (i32, i64) -> ()
  call_indirect %0(%x) : (i32, i64) -> ()
  return
}
// -----
func.func @f(%x: i32, %y : i64) {
  %0 = constant @f : (i32, i64) -> ()
  call_indirect %0(%x, %x) : (i32, i64) -> ()
  return
}
// -----
func.func @f(%x: i32, %y : i64) {
  %0 = constant @f : (i32, i64) -> ()
  "func.call_indirect"(%0, %x, %x) : ((i32, i64) -> (), i32, i32) -> ()
  return
}
// -----
func.func @f(%x: i32, %y : i64) {
  %0 = constant @f : (i32, i64) -> ()
  "func.call_indirect"(%0, %x, %y) : ((i32, i64) -> (), i32, i64) -> i32
  return
}
// -----
func.func @f(%x: i32, %y : i64) {
  call_indirect %x(%x, %x) : i32
  return
}
// -----
func.func nested @f(i32, i64 {llvm.noundef}) -> ((i32) -> i32)
// -----
func.func public @f(%x: i32, %y : i64 {llvm.noundef}) -> () attributes {a = 1 : i32, "b c"} { return }
// -----
func.func @"a b"(%x: i32, %y : i64 {llvm.noundef}) -> () attributes {a = 1 : i32, "b c"} { return }
// -----
func.func @f(%x: i32, i32) { return }
// -----
func.func @f(i32, %x: i32) { return }
// -----
func.func @f(i32) attributes {sym_name = "g"}
// -----
func.func @f(i32) attributes {function_type = "g"}
// -----
func.func private @f(i32) attributes {sym_visibility = "g"}
// -----
func.func private @f(i32) -> (i32, i32
// -----
func.func @f(i32) { return }
// -----
func.func @f(%a: i32, ...) { return }
// -----
func.func @f(%a: i32 attributes {}) { return }
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
module {
  func.func @f(%arg0: i32, %arg1: i64) {
    %f = constant @f : (i32, i64) -> ()
    call_indirect %f(%arg0, %arg1) {foo} : (i32, i64) -> ()
    call_indirect %f(%arg0, %arg1) {arg_attrs = [{}, {llvm.noalias}]} : (i32, i64) -> ()
    return
  }
}

// -----
// -----
// -----
// -----
// -----
// -----
module {
  func.func nested @f(i32, i64 {llvm.noundef}) -> ((i32) -> i32)
}

// -----
module {
  func.func public @f(%arg0: i32, %arg1: i64 {llvm.noundef}) attributes {a = 1 : i32, "b c"} {
    return
  }
}

// -----
module {
  func.func @"a b"(%arg0: i32, %arg1: i64 {llvm.noundef}) attributes {a = 1 : i32, "b c"} {
    return
  }
}

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
<stdin>:3:1: error: 'func.func' op symbol declaration cannot have public visibility
func.func @f(%x: i32)
^
<stdin>:3:1: note: see current operation: 
"func.func"() <{function_type = (i32) -> (), sym_name = "f"}> ({
}) : () -> ()
<stdin>:5:1: error: 'func.func' op visibility expected to be one of ["public", "private", "nested"], but got "nope"
"func.func"() <{function_type = (i32) -> (), sym_name = "f", sym_visibility = "nope"}> ({}) : () -> ()
^
<stdin>:5:1: note: see current operation: 
"func.func"() <{function_type = (i32) -> (), sym_name = "f", sym_visibility = "nope"}> ({
}) : () -> ()
<stdin>:7:1: error: 'func.func' op expects argument attribute array to have the same number of elements as the number of function arguments, got 0, but expected 1
"func.func"() <{function_type = (i32) -> (), sym_name = "f", sym_visibility = "private", arg_attrs = []}> ({}) : () -> ()
^
<stdin>:7:1: note: see current operation: 
"func.func"() <{arg_attrs = [], function_type = (i32) -> (), sym_name = "f", sym_visibility = "private"}> ({
}) : () -> ()
<stdin>:9:1: error: 'func.func' op results may only have dialect attributes
"func.func"() <{function_type = (i32) -> (i32), sym_name = "f", sym_visibility = "private", res_attrs = [{a}]}> ({}) : () -> ()
^
<stdin>:9:1: note: see current operation: 
"func.func"() <{function_type = (i32) -> i32, res_attrs = [{a}], sym_name = "f", sym_visibility = "private"}> ({
}) : () -> ()
<stdin>:11:1: error: 'func.func' op expects result attribute array to have the same number of elements as the number of function results, got 0, but expected 1
"func.func"() <{function_type = (i32) -> (i32), sym_name = "f", sym_visibility = "private", res_attrs = []}> ({}) : () -> ()
^
<stdin>:11:1: note: see current operation: 
"func.func"() <{function_type = (i32) -> i32, res_attrs = [], sym_name = "f", sym_visibility = "private"}> ({
}) : () -> ()
<stdin>:13:1: error: 'func.func' op arguments may only have dialect attributes
"func.func"() <{function_type = (i32) -> (i32), sym_name = "f", sym_visibility = "private", arg_attrs = [{a}]}> ({}) : () -> ()
^
<stdin>:13:1: note: see current operation: 
"func.func"() <{arg_attrs = [{a}], function_type = (i32) -> i32, sym_name = "f", sym_visibility = "private"}> ({
}) : () -> ()
<stdin>:15:1: error: 'func.func' op attribute 'arg_attrs' failed to satisfy constraint: Array of dictionary attributes
"func.func"() <{function_type = (i32) -> (i32), sym_name = "f", sym_visibility = "private", arg_attrs = [1:i32]}> ({}) : () -> ()
^
<stdin>:15:1: note: see current operation: 
"func.func"() <{arg_attrs = [1 : i32], function_type = (i32) -> i32, sym_name = "f", sym_visibility = "private"}> ({
}) : () -> ()
<stdin>:17:1: error: 'func.func' op entry block must have 1 arguments to match function signature
"func.func"() <{function_type = (i32) -> (), sym_name = "f"}> ({
^
<stdin>:17:1: note: see current operation: 
"func.func"() <{function_type = (i32) -> (), sym_name = "f"}> ({
  "func.return"() : () -> ()
}) : () -> ()
<stdin>:22:1: error: 'func.func' op type of entry block argument #0('i64') must match the type of the corresponding argument in function signature('i32')
"func.func"() <{function_type = (i32) -> (), sym_name = "f"}> ({
^
<stdin>:22:1: note: see current operation: 
"func.func"() <{function_type = (i32) -> (), sym_name = "f"}> ({
^bb0(%arg0: i64):
  "func.return"() : () -> ()
}) : () -> ()
<stdin>:28:3: error: 'func.return' op has 0 operands, but enclosing function (@f) returns 1
  return
  ^
<stdin>:28:3: note: see current operation: "func.return"() : () -> ()
<stdin>:32:3: error: type of return operand 0 ('i32') doesn't match function result type ('i64') in function @f
  return %x : i32
  ^
<stdin>:32:3: note: see current operation: "func.return"(%arg0) : (i32) -> ()
<stdin>:36:8: error: 'func.call' op 'g' does not reference a valid function
  %0 = call @g(%x) : (i32) -> i64
       ^
<stdin>:36:8: note: see current operation: %0 = "func.call"(%arg0) <{callee = @g}> : (i32) -> i64
<stdin>:41:8: error: 'func.call' op incorrect number of operands for callee
  %0 = call @g() : () -> i64
       ^
<stdin>:41:8: note: see current operation: %0 = "func.call"() <{callee = @g}> : () -> i64
<stdin>:47:8: error: 'func.call' op operand type mismatch: expected operand type 'i32', but provided 'i64' for operand number 0
  %0 = call @g(%x) : (i64) -> i64
       ^
<stdin>:47:8: note: see current operation: %0 = "func.call"(%arg0) <{callee = @g}> : (i64) -> i64
<stdin>:53:10: error: 'func.call' op incorrect number of results for callee
  %0:2 = call @g(%x) : (i32) -> (i64, i64)
         ^
<stdin>:53:10: note: see current operation: %0:2 = "func.call"(%arg0) <{callee = @g}> : (i32) -> (i64, i64)
<stdin>:59:8: error: 'func.call' op result type mismatch at index 0
  %0 = call @g(%x) : (i32) -> (i32)
       ^
<stdin>:59:8: note: see current operation: %0 = "func.call"(%arg0) <{callee = @g}> : (i32) -> i32
<stdin>:59:8: note:       op result types: 'i32'
<stdin>:59:8: note: function result types: 'i64'
<stdin>:65:10: error: 'func.call' op result type mismatch at index 1
  %0:2 = call @g(%x) : (i32) -> (i32, i64)
         ^
<stdin>:65:10: note: see current operation: %0:2 = "func.call"(%arg0) <{callee = @g}> : (i32) -> (i32, i64)
<stdin>:65:10: note:       op result types: 'i32', 'i64'
<stdin>:65:10: note: function result types: 'i32', 'i32'
<stdin>:71:8: error: 'func.constant' op reference to undefined function 'g'
  %0 = constant @g : (i32) -> i32
       ^
<stdin>:71:8: note: see current operation: %0 = "func.constant"() <{value = @g}> : () -> ((i32) -> i32)
<stdin>:76:8: error: 'func.constant' op reference to function with mismatched type
  %0 = constant @f : (i32) -> i32
       ^
<stdin>:76:8: note: see current operation: %0 = "func.constant"() <{value = @f}> : () -> ((i32) -> i32)
<stdin>:81:8: error: 'func.constant' op reference to function with mismatched type
  %0 = constant @f : i32
       ^
<stdin>:81:8: note: see current operation: %0 = "func.constant"() <{value = @f}> : () -> i32
<stdin>:94:20: error: custom op 'func.call_indirect' number of operands and types do not match: got 1 operands and 2 types
  call_indirect %0(%x) : (i32, i64) -> ()
                   ^
<stdin>:100:24: error: use of value '%x' expects different type than prior uses: 'i64' vs 'i32'
  call_indirect %0(%x, %x) : (i32, i64) -> ()
                       ^
<stdin>:98:14: note: prior use here
func.func @f(%x: i32, %y : i64) {
             ^
<stdin>:106:3: error: 'func.call_indirect' op failed to verify that callee input types match argument types
  "func.call_indirect"(%0, %x, %x) : ((i32, i64) -> (), i32, i32) -> ()
  ^
<stdin>:106:3: note: see current operation: "func.call_indirect"(%0, %arg0, %arg0) : ((i32, i64) -> (), i32, i32) -> ()
<stdin>:112:3: error: 'func.call_indirect' op failed to verify that callee result types match result types
  "func.call_indirect"(%0, %x, %y) : ((i32, i64) -> (), i32, i64) -> i32
  ^
<stdin>:112:3: note: see current operation: %1 = "func.call_indirect"(%0, %arg0, %arg1) : ((i32, i64) -> (), i32, i64) -> i32
<stdin>:117:30: error: custom op 'func.call_indirect' invalid kind of type specified: expected builtin.function, but found 'i32'
  call_indirect %x(%x, %x) : i32
                             ^
<stdin>:127:23: error: custom op 'func.func' expected SSA identifier
func.func @f(%x: i32, i32) { return }
                      ^
<stdin>:129:19: error: custom op 'func.func' expected type instead of SSA identifier
func.func @f(i32, %x: i32) { return }
                  ^
<stdin>:131:19: error: custom op 'func.func' 'sym_name' is an inferred attribute and should not be specified in the explicit attribute dictionary
func.func @f(i32) attributes {sym_name = "g"}
                  ^
<stdin>:133:19: error: custom op 'func.func' 'function_type' is an inferred attribute and should not be specified in the explicit attribute dictionary
func.func @f(i32) attributes {function_type = "g"}
                  ^
<stdin>:135:27: error: custom op 'func.func' 'sym_visibility' is an inferred attribute and should not be specified in the explicit attribute dictionary
func.func private @f(i32) attributes {sym_visibility = "g"}
                          ^
<stdin>:137:39: error: expected ')'
func.func private @f(i32) -> (i32, i32
                                      ^
<stdin>:139:1: error: 'func.func' op entry block must have 1 arguments to match function signature
func.func @f(i32) { return }
^
<stdin>:139:1: note: see current operation: 
"func.func"() <{function_type = (i32) -> (), sym_name = "f"}> ({
  "func.return"() : () -> ()
}) : () -> ()
<stdin>:141:23: error: custom op 'func.func' expected SSA identifier
func.func @f(%a: i32, ...) { return }
                      ^
<stdin>:143:21: error: expected ')'
func.func @f(%a: i32 attributes {}) { return }
                    ^
// ==== exit 1 ====
