// terrace opt --split-input-file
// What is wrong with an isolated operation itself is said after what is wrong with the operations beside it, and hides
// nothing that is wrong with other isolated operations.
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "two_regions"}> ({}, {}) : () -> ()
  "func.call"() <{callee = @f}> ({}) : () -> ()
}) : () -> ()
// -----
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "public"}> ({}) : () -> ()
  %0 = "func.func"() <{function_type = () -> (), sym_name = "result"}> ({}) : () -> i32
  "func.func"() <{function_type = () -> (), sym_name = "regions"}> ({}, {}) : () -> ()
}) : () -> ()
// -----
func.func @outer() {
  "func.func"() <{function_type = () -> (), sym_name = "inner"}> ({
    func.return
  }) : () -> ()
}
// ==== stdout ====
// -----
// -----
// ==== stderr ====
<stdin>:6:3: error: 'func.call' op requires zero regions
  "func.call"() <{callee = @f}> ({}) : () -> ()
  ^
<stdin>:6:3: note: see current operation: 
"func.call"() <{callee = @f}> ({
}) : () -> ()
<stdin>:10:3: error: 'func.func' op symbol declaration cannot have public visibility
  "func.func"() <{function_type = () -> (), sym_name = "public"}> ({}) : () -> ()
  ^
<stdin>:10:3: note: see current operation: 
"func.func"() <{function_type = () -> (), sym_name = "public"}> ({
}) : () -> ()
<stdin>:11:8: error: 'func.func' op requires zero results
  %0 = "func.func"() <{function_type = () -> (), sym_name = "result"}> ({}) : () -> i32
       ^
<stdin>:11:8: note: see current operation: 
%0 = "func.func"() <{function_type = () -> (), sym_name = "result"}> ({
}) : () -> i32
<stdin>:12:3: error: 'func.func' op requires one region
  "func.func"() <{function_type = () -> (), sym_name = "regions"}> ({}, {}) : () -> ()
  ^
<stdin>:12:3: note: see current operation: 
"func.func"() <{function_type = () -> (), sym_name = "regions"}> ({
}, {
}) : () -> ()
<stdin>:16:3: error: block with no terminator, has 
"func.func"() <{function_type = () -> (), sym_name = "inner"}> ({
  "func.return"() : () -> ()
}) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "inner"}> ({
  ^
<stdin>:16:3: note: see current operation: 
"func.func"() <{function_type = () -> (), sym_name = "inner"}> ({
  "func.return"() : () -> ()
}) : () -> ()
// ==== exit 1 ====
