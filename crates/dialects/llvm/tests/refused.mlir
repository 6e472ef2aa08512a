llvm.func @f() { %0 = llvm.mlir.constant("abc") : i32  llvm.return }
// = 1:23: 'llvm.mlir.constant' op expected array type of 3 i8 elements for the string constant
// -----
llvm.func @f() { %0 = llvm.mlir.constant("abc") : !llvm.array<2 x i8>  llvm.return }
// = 1:23: 'llvm.mlir.constant' op expected array type of 3 i8 elements for the string constant
// -----
llvm.func @f() { %0 = llvm.mlir.constant(1 : i32) : f32  llvm.return }
// = 1:23: 'llvm.mlir.constant' op expected integer type
// -----
llvm.func @f() { %0 = llvm.mlir.constant(1.0 : f32) : f64  llvm.return }
// = 1:23: 'llvm.mlir.constant' op attribute and type have different float semantics
// -----
llvm.func @f() { %0 = llvm.mlir.constant(1.0 : f32) : i16  llvm.return }
// = 1:23: 'llvm.mlir.constant' op expected integer type of width 32
// -----
llvm.func @f() { %0 = llvm.mlir.constant(dense<1> : vector<4xi32>) : i32  llvm.return }
// = 1:23: 'llvm.mlir.constant' op expected vector or array type
// -----
llvm.func @f() { %0 = llvm.mlir.constant(dense<1> : vector<4xi32>) : vector<3xi32>  llvm.return }
// = 1:23: 'llvm.mlir.constant' op type and attribute have a different number of elements: 3 vs. 4
// -----
llvm.func @f() { %0 = llvm.mlir.constant(dense<[1,2]> : vector<2xi32>) : vector<3xi32>  llvm.return }
// = 1:23: 'llvm.mlir.constant' op type and attribute have a different number of elements: 3 vs. 2
// -----
llvm.func @f() { %0 = llvm.mlir.constant(dense<[1,2]> : vector<2xi32>) : i32  llvm.return }
// = 1:23: 'llvm.mlir.constant' op expected vector or array type
// -----
llvm.func @f() { %0 = llvm.mlir.constant(dense<[[1,2],[3,4]]> : tensor<2x2xi32>) : !llvm.array<2 x array<3 x i32>>  llvm.return }
// = 1:23: 'llvm.mlir.constant' op type and attribute have a different number of elements: 6 vs. 4
// -----
llvm.func @f() { %0 = llvm.mlir.constant(dense<[[1,2],[3,4]]> : tensor<2x2xi32>) : !llvm.array<2 x vector<2xf32>>  llvm.return }
// = 1:23: 'llvm.mlir.constant' op expected integer element type for integer elements attribute
// -----
llvm.func @f() { %0 = llvm.mlir.constant([1 : i32]) : !llvm.struct<(i32, f32)>  llvm.return }
// = 1:23: 'llvm.mlir.constant' op expected array attribute of size 2
// -----
llvm.func @f() { %0 = llvm.mlir.constant([1 : i32, 2 : i32]) : !llvm.struct<(i32, f32)>  llvm.return }
// = 1:23: 'llvm.mlir.constant' op struct element at index 1 is of wrong type
// -----
llvm.func @f() { %0 = llvm.mlir.constant([1 : i32, 2 : i32]) : !llvm.array<2 x i32>  llvm.return }
// = 1:23: 'llvm.mlir.constant' op for array with an array attribute must have a struct element type
// -----
llvm.func @f() { %0 = llvm.mlir.constant([1 : i32, 2 : i32]) : !llvm.array<3 x i32>  llvm.return }
// = 1:23: 'llvm.mlir.constant' op array attribute size does not match array type size in dimension 0: 2 vs. 3
// -----
llvm.func @f() { %0 = llvm.mlir.constant([1 : i32, 2 : i32]) : i32  llvm.return }
// = 1:23: 'llvm.mlir.constant' op expected array or struct type for array attribute
// -----
llvm.func @f() { %0 = llvm.mlir.constant(1 : i32) : !llvm.struct<(i32, f32)>  llvm.return }
// = 1:23: 'llvm.mlir.constant' op expected array attribute for struct type
// -----
llvm.func @f() { %0 = llvm.mlir.constant(@f) : !llvm.ptr  llvm.return }
// = 1:23: 'llvm.mlir.constant' op only supports integer, float, string or elements attributes
// -----
llvm.func @f() { %0 = llvm.mlir.constant(unit) : !llvm.ptr  llvm.return }
// = 1:23: 'llvm.mlir.constant' op only supports integer, float, string or elements attributes
// -----
llvm.func @f() { %0 = llvm.mlir.constant(1 : i32) : !llvm.target<"a">  llvm.return }
// = 1:23: 'llvm.mlir.constant' op does not support target extension type.
// -----
llvm.func @f() { %0 = llvm.mlir.constant(1 : i32) : vector<2xi32>  llvm.return }
// = 1:23: 'llvm.mlir.constant' op expected integer type
// -----
llvm.func @f() { %0 = llvm.mlir.constant([#llvm.undef, #llvm.poison, #llvm.zero]) : !llvm.struct<(i32, f32, ptr)>  llvm.return }
// = 1:23: 'llvm.mlir.constant' op expected element of array attribute to be floating point or integer
// -----
llvm.func @f() { %0 = llvm.mlir.constant([[1 : i32]]) : !llvm.struct<(struct<(i32)>)>  llvm.return }
// = 1:23: 'llvm.mlir.constant' op expected struct element types to be floating point type or integer type
// -----
llvm.func @f() { %0 = llvm.mlir.constant(#llvm.undef) : i32  llvm.return }
// = 1:23: 'llvm.mlir.constant' op only supports integer, float, string or elements attributes
// -----
llvm.func @f() { %0 = llvm.mlir.constant([1 : i32, "a"]) : !llvm.struct<(i32, i32)>  llvm.return }
// = 1:23: 'llvm.mlir.constant' op expected element of array attribute to be floating point or integer
// -----
llvm.func @f() { %0 = llvm.mlir.constant(dense<[1,2]> : vector<2xi32>) : vector<[2]xi32>  llvm.return }
// = 1:23: 'llvm.mlir.constant' op scalable vector type requires a splat attribute
// -----
llvm.func @f() { %0 = llvm.mlir.constant(dense<1.0> : tensor<4xf32>) : !llvm.array<4 x i16>  llvm.return }
// = 1:23: 'llvm.mlir.constant' op expected integer type of width 32
// -----
llvm.func @f() { %0 = llvm.mlir.constant(dense<1.0> : tensor<4xf32>) : !llvm.array<4 x f64>  llvm.return }
// = 1:23: 'llvm.mlir.constant' op attribute and type have different float semantics
// -----
llvm.func @f() { %0 = llvm.mlir.constant(dense_resource<x> : tensor<2xi32>) : !llvm.array<2 x f32>  llvm.return }
// = 1:23: 'llvm.mlir.constant' op expected integer element type for integer elements attribute
// -----
llvm.func @f() { %0 = llvm.mlir.constant(dense_resource<x> : tensor<2xi32>) : !llvm.array<3 x i32>  llvm.return }
// = 1:23: 'llvm.mlir.constant' op type and attribute have a different number of elements: 3 vs. 2
// -----
llvm.func @f() { %0 = llvm.mlir.constant(array<i32: 1, 2>) : !llvm.array<2 x i32>  llvm.return }
// = 1:23: 'llvm.mlir.constant' op only supports integer, float, string or elements attributes
// -----
llvm.func @f() { %0 = llvm.mlir.constant([["a"]]) : !llvm.array<1 x array<1 x struct<(ptr)>>>  llvm.return }
// = 1:23: 'llvm.mlir.constant' op nested attribute for struct element at index 0 must be a zero, or undef, or array attribute
// -----
llvm.func @f() { %0 = llvm.mlir.constant(["a"]) : !llvm.struct<(ptr)>  llvm.return }
// = 1:23: 'llvm.mlir.constant' op expected struct element types to be floating point type or integer type
// -----
llvm.func @f() { %0 = llvm.mlir.constant([[1 : i32]]) : !llvm.array<1 x array<1 x struct<(i32)>>>  llvm.return }
// = 1:23: 'llvm.mlir.constant' op nested attribute for struct element at index 0 must be a zero, or undef, or array attribute
// -----
llvm.func @f() { %0 = llvm.mlir.constant([1 : i64]) : !llvm.struct<(i32)>  llvm.return }
// = 1:23: 'llvm.mlir.constant' op struct element at index 0 is of wrong type
// -----
llvm.func @f() { %0 = llvm.mlir.constant(dense<1> : vector<4xi32>) : !llvm.struct<(i32)>  llvm.return }
// = 1:23: 'llvm.mlir.constant' op expected array attribute for struct type
// -----
llvm.func @f() { %0 = llvm.mlir.constant(1.0 : f16) : bf16  llvm.return }
// = 1:23: 'llvm.mlir.constant' op attribute and type have different float semantics
// -----
llvm.func @f() { %0 = llvm.mlir.constant("ab") : !llvm.array<2 x i16>  llvm.return }
// = 1:23: 'llvm.mlir.constant' op expected array type of 2 i8 elements for the string constant
// -----
llvm.func @f() { %0 = llvm.mlir.constant([[1 : i32]]) : !llvm.array<1 x struct<(i32, i32)>>  llvm.return }
// = 1:23: 'llvm.mlir.constant' op nested array attribute size for struct element at index 0 must match struct size: 1 vs. 2
// -----
llvm.func @f() { %0 = llvm.mlir.constant([1 : i64]) : !llvm.array<1 x array<1 x struct<(i32)>>>  llvm.return }
// = 1:23: 'llvm.mlir.constant' op nested attribute for sub-array in dimension 0 at index 0 must be a zero, or undef, or array attribute
// -----
llvm.mlir.global_ctors ctors = [@a], priorities = [1 : i32, 2 : i32], data = [#llvm.zero]
// = 1:1: ctors, priorities, and data must have the same number of elements
// -----
llvm.mlir.global_ctors ctors = [@a], priorities = [1 : i32], data = [1 : i32]
// = 1:1: data element must be symbol or #llvm.zero
// -----
llvm.mlir.global_ctors ctors = [@a], priorities = [1 : i32], data = [#llvm.zero]
// = 1:1: 'llvm.mlir.global_ctors' op 'a' does not reference a valid LLVM function
// -----
llvm.func @a()
llvm.mlir.global_ctors ctors = [@a], priorities = [1 : i32], data = [#llvm.zero]
// = 2:1: 'llvm.mlir.global_ctors' op 'a' does not have a definition
// -----
llvm.mlir.ifunc common @foo : !llvm.func<void ()>, !llvm.ptr @r {dso_local}
// = 1:1: 'llvm.mlir.ifunc' op 'common' linkage not supported in ifuncs, available options: private, internal, linkonce, weak, linkonce_odr, weak_odr, or external linkage
// -----
llvm.mlir.global external @r() : i32
llvm.mlir.ifunc external @foo : !llvm.func<void ()>, !llvm.ptr @r
// = 2:1: 'llvm.mlir.ifunc' op must have a function resolver
// -----
llvm.func @r()
llvm.mlir.ifunc external @foo : !llvm.func<void ()>, !llvm.ptr @r
// = 2:1: 'llvm.mlir.ifunc' op resolver must be a definition
// -----
llvm.func @r() -> !llvm.ptr
llvm.mlir.ifunc external @foo : !llvm.func<void ()>, !llvm.ptr @r
// = 2:1: 'llvm.mlir.ifunc' op resolver must be a definition
// -----
llvm.func @f(%p: !llvm.ptr) { llvm.call @f(%p) ["a"(%p : !llvm.ptr)] : (!llvm.ptr) -> ()  "llvm.call"(%p, %p) <{callee = @f, op_bundle_sizes = array<i32: 1>, operandSegmentSizes = array<i32: 1, 1>}> : (!llvm.ptr, !llvm.ptr) -> () llvm.return }
// = 1:91: expected 1 operand bundle tags, but actually got 0
// -----
llvm.func @f(%p: !llvm.ptr) { "llvm.call"(%p, %p) <{callee = @f, op_bundle_sizes = array<i32: 1>, op_bundle_tags = [1 : i32], operandSegmentSizes = array<i32: 1, 1>}> : (!llvm.ptr, !llvm.ptr) -> () llvm.return }
// = 1:31: operand bundle tag must be a StringAttr
// -----
llvm.func @f(%p: !llvm.ptr) { "llvm.call"(%p, %p) <{callee = @f, op_bundle_sizes = array<i32: 2>, op_bundle_tags = ["a"], operandSegmentSizes = array<i32: 1, 1>}> : (!llvm.ptr, !llvm.ptr) -> () llvm.return }
// = 1:31: 'llvm.call' op op_bundle_operands count (1) does not match with the total size (2) specified in attribute 'op_bundle_sizes'
// -----
llvm.func @f(%p: i32) {  llvm.inline_asm tail_call_kind = <musttail> "a", "b" %p : (i32) -> () 
 llvm.return }
// = 1:26: 'llvm.inline_asm' op tail call kind 'musttail' is not supported by this operation
// -----
llvm.module_flags [1]
// = 1:1: 'llvm.module_flags' op expected a module flag attribute
// -----
llvm.module_flags [#llvm.mlir.module_flag<error, "CG Profile", 4 : i32>]
// = 1:42: 'CG Profile' key expects an array of '#llvm.cgprofile_entry'
// -----
llvm.module_flags [#llvm.mlir.module_flag<error, "CG Profile", [1]>]
// = 1:42: 'CG Profile' key expects an array of '#llvm.cgprofile_entry'
// -----
llvm.module_flags [#llvm.mlir.module_flag<error, "ProfileSummary", [1]>]
// = 1:42: 'ProfileSummary' key expects a '#llvm.profile_summary' attribute
// -----
llvm.module_flags [#llvm.mlir.module_flag<error, "x", 1.0 : f32>]
// = 1:42: only integer and string values are currently supported for unknown key '"x"'
// -----
llvm.func @f() { llvm.module_flags [#llvm.mlir.module_flag<error, "x", 1 : i32>] llvm.return }
// = 1:18: 'llvm.module_flags' op must appear at the module level
// -----
llvm.func @f() { llvm.linker_options ["a"] llvm.return }
// = 1:18: 'llvm.linker_options' op must appear at the module level
// -----
llvm.func @f() { llvm.blocktag <id = 1> llvm.blocktag <id = 1> llvm.return }
// = 1:41: duplicate block tag '1' in the same function: 
// -----
llvm.func @f() { %0 = llvm.blockaddress <function = @f, tag = <id = 1>> : !llvm.ptr llvm.return }
// = 1:23: 'llvm.blockaddress' op expects an existing block label target in the referenced function
// -----
llvm.func @f() { %0 = llvm.blockaddress <function = @g, tag = <id = 1>> : !llvm.ptr llvm.return }
// = 1:23: 'llvm.blockaddress' op expects an existing block label target in the referenced function
// -----
llvm.mlir.alias common @a : i32 { %0 = llvm.mlir.zero : !llvm.ptr llvm.return %0 : !llvm.ptr }
// = 1:1: 'llvm.mlir.alias' op 'common' linkage not supported in aliases, available options: private, internal, linkonce, weak, linkonce_odr, weak_odr, external or available_externally
// -----
llvm.mlir.alias external @a : i32 { %0 = llvm.mlir.zero : i32 llvm.return %0 : i32 }
// = 1:1: 'llvm.mlir.alias' op initializer region must always return a pointer
// -----
llvm.mlir.alias external @a : i32 { llvm.return }
// = 1:1: 'llvm.mlir.alias' op initializer region must always return a pointer
// -----
llvm.mlir.alias external @a : !llvm.void { %0 = llvm.mlir.zero : !llvm.ptr llvm.return %0 : !llvm.ptr }
// = 1:1: 'llvm.mlir.alias' op expects type to be a valid element type for an LLVM global alias
// -----
llvm.comdat @c { llvm.mlir.global external @x() : i32 }
// = 1:18: 'llvm.mlir.global' op must appear at the module level
// -----
llvm.mlir.global external @x() : i32 comdat(@c::@d)
// = 1:38: custom op 'comdat' is unknown (tried 'builtin.comdat' as well)
// -----
llvm.mlir.global external @x() comdat(@c::@d) : i32
// = 1:1: expected comdat symbol
// -----
llvm.func @f() comdat(@x::@y)
// = 1:1: expected comdat symbol
// -----
llvm.func @f() { llvm.call @g() : () -> () llvm.return }
// = 1:18: 'llvm.call' op 'g' does not reference a symbol in the current scope
// -----
llvm.mlir.global external @g() : i32
llvm.func @f() { llvm.call @g() : () -> () llvm.return }
// = 2:18: 'llvm.call' op 'g' does not reference a valid LLVM function or IFunc
// -----
llvm.mlir.alias external @g : i32 { %0 = llvm.mlir.zero : !llvm.ptr llvm.return %0 : !llvm.ptr }
llvm.func @f() { llvm.call @g() : () -> () llvm.return }
// = 2:18: 'llvm.call' op 'g' does not reference a valid LLVM function or IFunc
// -----
llvm.func @h()
llvm.mlir.alias external @g : !llvm.func<void ()> { %0 = llvm.mlir.addressof @h : !llvm.ptr llvm.return %0 : !llvm.ptr }
llvm.func @f() { llvm.call @g() : () -> () llvm.return }
// = 3:18: 'llvm.call' op 'g' does not reference a valid LLVM function or IFunc
// -----
llvm.func @g(i32)
llvm.func @f() { llvm.call @g() : () -> () llvm.return }
// = 2:18: 'llvm.call' op incorrect number of operands (0) for callee (expecting: 1)
// -----
llvm.func @g(i32, ...)
llvm.func @f(%a : i32) { llvm.call @g(%a) : (i32) -> () llvm.return }
// = 2:26: 'llvm.call' op missing var_callee_type attribute for vararg call
// -----
llvm.func @g(i32, ...)
llvm.func @f(%a : i32) { llvm.call @g() vararg(!llvm.func<void (i32, ...)>) : () -> () llvm.return }
// = 2:26: 'llvm.call' op expected var_callee_type to have at most 0 parameters
// -----
llvm.func @g(i32, ...)
llvm.func @f(%a : i64) { llvm.call @g(%a) vararg(!llvm.func<void (i32, ...)>) : (i64) -> () llvm.return }
// = 2:26: 'llvm.call' op var_callee_type parameter type mismatch: 'i32' != 'i64'
// -----
llvm.func @g(i32, ...)
llvm.func @f(%a : i64) { llvm.call @g(%a) vararg(!llvm.func<i32 (i64, ...)>) : (i64) -> () llvm.return }
// = 2:26: 'llvm.call' op expected var_callee_type to return void
// -----
llvm.func @g(i32, ...)
llvm.func @f(%a : i64) { llvm.call @g(%a) vararg(!llvm.func<void (i64)>) : (i64) -> () llvm.return }
// = 2:26: 'llvm.call' op expected var_callee_type to be a variadic function type
// -----
llvm.func @g(i32) -> i32
llvm.func @f(%a : i64) { llvm.call @g(%a) : (i64) -> () llvm.return }
// = 2:26: 'llvm.call' op operand type mismatch for operand 0: 'i64' != 'i32'
// -----
llvm.func @g(i32) -> i32
llvm.func @f(%a : i32) { llvm.call @g(%a) : (i32) -> () llvm.return }
// = 2:26: 'llvm.call' op expected function call to produce a value
// -----
llvm.func @g(i32)
llvm.func @f(%a : i32) { llvm.call @g(%a) : (i32) -> i32 llvm.return }
// = 2:26: 'llvm.call' op calling function with void result must not produce values
// -----
llvm.func @g(i32) -> i64
llvm.func @f(%a : i32) { llvm.call @g(%a) : (i32) -> i32 llvm.return }
// = 2:26: 'llvm.call' op result type mismatch: 'i32' != 'i64'
// -----
llvm.func @f(%a : i32) { llvm.call %a() : i32, () -> i32 llvm.return }
// = 1:26: 'llvm.call' op indirect call expects a pointer as callee: 'i32'
// -----
llvm.func @f(%a : i32) { "llvm.call"() <{op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 0, 0>}> : () -> () llvm.return }
// = 1:26: 'llvm.call' op must have either a `callee` attribute or at least an operand
// -----
llvm.func @f(%a : i32) { %0 = llvm.mlir.addressof @g : !llvm.ptr llvm.return }
// = 1:31: 'llvm.mlir.addressof' op must reference a global defined by 'llvm.mlir.global', 'llvm.mlir.alias' or 'llvm.func' or 'llvm.mlir.ifunc'
// -----
llvm.mlir.global external @g() {addr_space = 3 : i32} : i32
llvm.func @f(%a : i32) { %0 = llvm.mlir.addressof @g : !llvm.ptr llvm.return }
// = 2:31: 'llvm.mlir.addressof' op pointer address space must match address space of the referenced global or alias
// -----
llvm.mlir.alias external @g {dso_local} : i32 { %0 = llvm.mlir.zero : !llvm.ptr<2> llvm.return %0 : !llvm.ptr<2> }
llvm.func @f(%a : i32) { %0 = llvm.mlir.addressof @g : !llvm.ptr llvm.return }
// = 2:31: 'llvm.mlir.addressof' op pointer address space must match address space of the referenced global or alias
// -----
llvm.func @f(%a : i32) { %0 = llvm.dso_local_equivalent @g : !llvm.ptr llvm.return }
// = 1:31: 'llvm.dso_local_equivalent' op must reference a global defined by 'llvm.func' or 'llvm.mlir.alias'
// -----
llvm.mlir.global external @g() : i32
llvm.func @f(%a : i32) { %0 = llvm.dso_local_equivalent @g : !llvm.ptr llvm.return }
// = 2:31: 'llvm.dso_local_equivalent' op must reference a global defined by 'llvm.func' or 'llvm.mlir.alias'
// -----
llvm.func extern_weak @g()
llvm.func @f(%a : i32) { %0 = llvm.dso_local_equivalent @g : !llvm.ptr llvm.return }
// = 2:31: 'llvm.dso_local_equivalent' op target function with 'extern_weak' linkage not allowed
// -----
llvm.func common @f() { llvm.return }
// = 1:1: 'llvm.func' op functions cannot have 'common' linkage
// -----
llvm.func internal @f()
// = 1:1: 'llvm.func' op external functions must have 'external' or 'extern_weak' linkage
// -----
llvm.func private @f()
// = 1:1: 'llvm.func' op external functions must have 'external' or 'extern_weak' linkage
// -----
llvm.func @f() attributes {no_inline, always_inline} { llvm.return }
// = 1:1: no_inline and always_inline attributes are incompatible
// -----
llvm.func @f() attributes {optimize_none} { llvm.return }
// = 1:1: 'llvm.func' op with optimize_none must also be no_inline
// -----
llvm.func @f() attributes {no_inline, inline_hint, always_inline} { llvm.return }
// = 1:1: no_inline and always_inline attributes are incompatible
// -----
llvm.func @f(i32, ...) { llvm.return }
// = 1:1: 'llvm.func' op entry block must have 1 arguments to match function signature
// -----
"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 (i32, ptr, i64)>, linkage = #llvm.linkage<external>, sym_name = "f"}> ({
^bb0(%a: i32):
 llvm.return %a : i32 }) : () -> ()
// = 1:1: 'llvm.func' op entry block must have 3 arguments to match function signature
// -----
"llvm.func"() <{function_type = !llvm.func<i32 (index)>, sym_name = "f"}> ({
^bb0(%a: index):
 llvm.unreachable }) : () -> ()
// = 1:1: 'llvm.func' op entry block argument #0 is not of LLVM type
// -----
llvm.func @f(%a: index) { llvm.return }
// = 1:11: custom op 'llvm.func' failed to construct function type: expected LLVM type for function arguments
// -----
llvm.func @f() -> (i32, i32)
// = 1:11: custom op 'llvm.func' failed to construct function type: expected zero or one function result
// -----
llvm.func @f() -> index
// = 1:11: custom op 'llvm.func' failed to construct function type: expected LLVM type for function results'index'
// -----
llvm.func @f() -> (!llvm.void {llvm.noalias})
// = 1:1: 'llvm.func' op expects result attribute array to have the same number of elements as the number of function results, got 1, but expected 0
// -----
llvm.func @f() { llvm.return } loc("x")
llvm.func @g() { llvm.func @h() llvm.return }
// = 2:18: 'llvm.func' op symbol's parent must have the SymbolTable trait
// -----
llvm.func @g() { llvm.mlir.global external @x() : i32 llvm.return }
// = 1:18: 'llvm.mlir.global' op symbol's parent must have the SymbolTable trait
// -----
llvm.func @g() -> i32 { llvm.return }
// = 1:25: 'llvm.return' op expected 1 operand
// -----
llvm.func @g() { %0 = llvm.mlir.zero : i32 llvm.return %0 : i32 }
// = 1:44: 'llvm.return' op expected no operands
// -----
llvm.func @g() -> i64 { %0 = llvm.mlir.zero : i32 llvm.return %0 : i32 }
// = 1:51: 'llvm.return' op mismatching result types
// -----
llvm.func @g() { "llvm.call_intrinsic"() <{intrin = "foo", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 0, 0>}> : () -> () llvm.return }
// = 1:18: 'llvm.call_intrinsic' op intrinsic name must start with 'llvm.'
// -----
module attributes {llvm.data_layout = "g"} {}
// = 1:1: 'builtin.module' op invalid data layout descriptor: unknown specifier 'g'
// -----
module attributes {llvm.data_layout = "-"} {}
// = 1:1: 'builtin.module' op invalid data layout descriptor: empty specification is not allowed
// -----
module attributes {llvm.data_layout = "e-"} {}
// = 1:1: 'builtin.module' op invalid data layout descriptor: empty specification is not allowed
// -----
module attributes {llvm.data_layout = "ee"} {}
// = 1:1: 'builtin.module' op invalid data layout descriptor: malformed specification, must be just 'e' or 'E'
// -----
module attributes {llvm.data_layout = "Ex"} {}
// = 1:1: 'builtin.module' op invalid data layout descriptor: malformed specification, must be just 'e' or 'E'
// -----
module attributes {llvm.data_layout = "ni"} {}
// = 1:1: 'builtin.module' op invalid data layout descriptor: malformed specification, must be of the form "ni:<address space>[:<address space>]..."
// -----
module attributes {llvm.data_layout = "ni:0"} {}
// = 1:1: 'builtin.module' op invalid data layout descriptor: address space 0 cannot be non-integral
// -----
module attributes {llvm.data_layout = "ni:1:x"} {}
// = 1:1: 'builtin.module' op invalid data layout descriptor: address space must be a 24-bit integer
// -----
module attributes {llvm.data_layout = "ni:"} {}
// = 1:1: 'builtin.module' op invalid data layout descriptor: address space component cannot be empty
// -----
module attributes {llvm.data_layout = "nix"} {}
// = 1:1: 'builtin.module' op invalid data layout descriptor: malformed specification, must be of the form "ni:<address space>[:<address space>]..."
// -----
module attributes {llvm.data_layout = "i"} {}
// = 1:1: 'builtin.module' op invalid data layout descriptor: malformed specification, must be of the form "i<size>:<abi>[:<pref>]"
// -----
module attributes {llvm.data_layout = "i32"} {}
// = 1:1: 'builtin.module' op invalid data layout descriptor: malformed specification, must be of the form "i<size>:<abi>[:<pref>]"
// -----
module attributes {llvm.data_layout = "i32:"} {}
// = 1:1: 'builtin.module' op invalid data layout descriptor: ABI alignment component cannot be empty
// -----
module attributes {llvm.data_layout = "i:32"} {}
// = 1:1: 'builtin.module' op invalid data layout descriptor: size component cannot be empty
// -----
module attributes {llvm.data_layout = "i32:32:64:64"} {}
// = 1:1: 'builtin.module' op invalid data layout descriptor: malformed specification, must be of the form "i<size>:<abi>[:<pref>]"
// -----
module attributes {llvm.data_layout = "i0:32"} {}
// = 1:1: 'builtin.module' op invalid data layout descriptor: size must be a non-zero 24-bit integer
// -----
module attributes {llvm.data_layout = "i99999999:32"} {}
// = 1:1: 'builtin.module' op invalid data layout descriptor: size must be a non-zero 24-bit integer
// -----
module attributes {llvm.data_layout = "i8:16"} {}
// = 1:1: 'builtin.module' op invalid data layout descriptor: i8 must be 8-bit aligned
// -----
module attributes {llvm.data_layout = "i32:64:32"} {}
// = 1:1: 'builtin.module' op invalid data layout descriptor: preferred alignment cannot be less than the ABI alignment
// -----
module attributes {llvm.data_layout = "i32:24"} {}
// = 1:1: 'builtin.module' op invalid data layout descriptor: ABI alignment must be a power of two times the byte width
// -----
module attributes {llvm.data_layout = "i32:0"} {}
// = 1:1: 'builtin.module' op invalid data layout descriptor: ABI alignment must be non-zero
// -----
module attributes {llvm.data_layout = "i32:99999"} {}
// = 1:1: 'builtin.module' op invalid data layout descriptor: ABI alignment must be a 16-bit integer
// -----
module attributes {llvm.data_layout = "ix:32"} {}
// = 1:1: 'builtin.module' op invalid data layout descriptor: size must be a non-zero 24-bit integer
// -----
module attributes {llvm.data_layout = "a1:8"} {}
// = 1:1: 'builtin.module' op invalid data layout descriptor: size must be zero
// -----
module attributes {llvm.data_layout = "a"} {}
// = 1:1: 'builtin.module' op invalid data layout descriptor: malformed specification, must be of the form "a:<abi>[:<pref>]"
// -----
module attributes {llvm.data_layout = "a::"} {}
// = 1:1: 'builtin.module' op invalid data layout descriptor: ABI alignment component cannot be empty
// -----
module attributes {llvm.data_layout = "a:8:x"} {}
// = 1:1: 'builtin.module' op invalid data layout descriptor: preferred alignment must be a 16-bit integer
// -----
module attributes {llvm.data_layout = "p"} {}
// = 1:1: 'builtin.module' op invalid data layout descriptor: malformed specification, must be of the form "p[<n>]:<size>:<abi>[:<pref>[:<idx>]]"
// -----
module attributes {llvm.data_layout = "p:64"} {}
// = 1:1: 'builtin.module' op invalid data layout descriptor: malformed specification, must be of the form "p[<n>]:<size>:<abi>[:<pref>[:<idx>]]"
// -----
module attributes {llvm.data_layout = "px:64:64"} {}
// = 1:1: 'builtin.module' op invalid data layout descriptor: 'x' is not a valid pointer specification flag
// -----
module attributes {llvm.data_layout = "p:0:8"} {}
// = 1:1: 'builtin.module' op invalid data layout descriptor: pointer size must be a non-zero 24-bit integer
// -----
module attributes {llvm.data_layout = "p:64:64:32"} {}
// = 1:1: 'builtin.module' op invalid data layout descriptor: preferred alignment cannot be less than the ABI alignment
// -----
module attributes {llvm.data_layout = "p:64:64:64:128"} {}
// = 1:1: 'builtin.module' op invalid data layout descriptor: index size cannot be larger than the pointer size
// -----
module attributes {llvm.data_layout = "p:64:64:64:0"} {}
// = 1:1: 'builtin.module' op invalid data layout descriptor: index size must be a non-zero 24-bit integer
// -----
module attributes {llvm.data_layout = "p:64:64:64:64:64"} {}
// = 1:1: 'builtin.module' op invalid data layout descriptor: malformed specification, must be of the form "p[<n>]:<size>:<abi>[:<pref>[:<idx>]]"
// -----
module attributes {llvm.data_layout = "p16777216:64:64"} {}
// = 1:1: 'builtin.module' op invalid data layout descriptor: address space must be a 24-bit integer
// -----
module attributes {llvm.data_layout = "pe:64:64"} {}
// = 1:1: 'builtin.module' op invalid data layout descriptor: address space 0 cannot be unstable or have external state
// -----
module attributes {llvm.data_layout = "n"} {}
// = 1:1: 'builtin.module' op invalid data layout descriptor: size component cannot be empty
// -----
module attributes {llvm.data_layout = "n0"} {}
// = 1:1: 'builtin.module' op invalid data layout descriptor: size must be a non-zero 24-bit integer
// -----
module attributes {llvm.data_layout = "n8:"} {}
// = 1:1: 'builtin.module' op invalid data layout descriptor: size component cannot be empty
// -----
module attributes {llvm.data_layout = "S"} {}
// = 1:1: 'builtin.module' op invalid data layout descriptor: malformed specification, must be of the form "S<size>"
// -----
module attributes {llvm.data_layout = "S0"} {}
// = 1:1: 'builtin.module' op invalid data layout descriptor: stack natural alignment must be non-zero
// -----
module attributes {llvm.data_layout = "S7"} {}
// = 1:1: 'builtin.module' op invalid data layout descriptor: stack natural alignment must be a power of two times the byte width
// -----
module attributes {llvm.data_layout = "F"} {}
// = 1:1: 'builtin.module' op invalid data layout descriptor: malformed specification, must be of the form "F<type><abi>"
// -----
module attributes {llvm.data_layout = "Fx8"} {}
// = 1:1: 'builtin.module' op invalid data layout descriptor: unknown function pointer alignment type 'x'
// -----
module attributes {llvm.data_layout = "Fi"} {}
// = 1:1: 'builtin.module' op invalid data layout descriptor: ABI alignment component cannot be empty
// -----
module attributes {llvm.data_layout = "Fi0"} {}
// = 1:1: 'builtin.module' op invalid data layout descriptor: ABI alignment must be non-zero
// -----
module attributes {llvm.data_layout = "P"} {}
// = 1:1: 'builtin.module' op invalid data layout descriptor: malformed specification, must be of the form "P<address space>"
// -----
module attributes {llvm.data_layout = "Px"} {}
// = 1:1: 'builtin.module' op invalid data layout descriptor: address space must be a 24-bit integer
// -----
module attributes {llvm.data_layout = "A"} {}
// = 1:1: 'builtin.module' op invalid data layout descriptor: malformed specification, must be of the form "A<address space>"
// -----
module attributes {llvm.data_layout = "G"} {}
// = 1:1: 'builtin.module' op invalid data layout descriptor: malformed specification, must be of the form "G<address space>"
// -----
module attributes {llvm.data_layout = "m"} {}
// = 1:1: 'builtin.module' op invalid data layout descriptor: malformed specification, must be of the form "m:<mangling>"
// -----
module attributes {llvm.data_layout = "m:"} {}
// = 1:1: 'builtin.module' op invalid data layout descriptor: malformed specification, must be of the form "m:<mangling>"
// -----
module attributes {llvm.data_layout = "m:ee"} {}
// = 1:1: 'builtin.module' op invalid data layout descriptor: unknown mangling mode
// -----
module attributes {llvm.data_layout = "m:z"} {}
// = 1:1: 'builtin.module' op invalid data layout descriptor: unknown mangling mode
// -----
module attributes {llvm.data_layout = "mx"} {}
// = 1:1: 'builtin.module' op invalid data layout descriptor: malformed specification, must be of the form "m:<mangling>"
// -----
module attributes {llvm.data_layout = "x"} {}
// = 1:1: 'builtin.module' op invalid data layout descriptor: unknown specifier 'x'
// -----
module attributes {llvm.data_layout = " e"} {}
// = 1:1: 'builtin.module' op invalid data layout descriptor: unknown specifier ' '
// -----
module attributes {llvm.data_layout = "i-32:32"} {}
// = 1:1: 'builtin.module' op invalid data layout descriptor: malformed specification, must be of the form "i<size>:<abi>[:<pref>]"
// -----
module attributes {llvm.data_layout = "i+32:32"} {}
// = 1:1: 'builtin.module' op invalid data layout descriptor: size must be a non-zero 24-bit integer
// -----
module attributes {llvm.data_layout = "p1():64:64"} {}
// = 1:1: 'builtin.module' op invalid data layout descriptor: Expected `( address space name )`
// -----
module attributes {llvm.data_layout = "A(x)"} {}
// = 1:1: 'builtin.module' op invalid data layout descriptor: address space must be a 24-bit integer
// -----
module attributes {llvm.data_layout = "P(x)"} {}
// = 1:1: 'builtin.module' op invalid data layout descriptor: address space must be a 24-bit integer
// -----
module attributes {llvm.data_layout = "G(x)"} {}
// = 1:1: 'builtin.module' op invalid data layout descriptor: address space must be a 24-bit integer
// -----
module attributes {llvm.data_layout = "p1(foo):64:64-p2(foo):64:64"} {}
// = 1:1: 'builtin.module' op invalid data layout descriptor: address space name `foo` already used
// -----
module attributes {llvm.data_layout = "ni:1(a)"} {}
// = 1:1: 'builtin.module' op invalid data layout descriptor: address space must be a 24-bit integer
// -----
module attributes {llvm.data_layout = "i64:64-"} {}
// = 1:1: 'builtin.module' op invalid data layout descriptor: empty specification is not allowed
// -----
module attributes {llvm.data_layout = "p():64:64"} {}
// = 1:1: 'builtin.module' op invalid data layout descriptor: Expected `( address space name )`
// -----
module attributes {llvm.data_layout = "p(foo:64:64"} {}
// = 1:1: 'builtin.module' op invalid data layout descriptor: Expected `( address space name )`
// -----
module attributes {llvm.data_layout = "pe(foo):64:64"} {}
// = 1:1: 'builtin.module' op invalid data layout descriptor: address space 0 cannot be unstable or have external state
// -----
module attributes {llvm.data_layout = "p1(P):64:64"} {}
// = 1:1: 'builtin.module' op invalid data layout descriptor: Cannot use predefined address space names P/G/A in data layout
// -----
module attributes {llvm.data_layout = "p1(A):64:64"} {}
// = 1:1: 'builtin.module' op invalid data layout descriptor: Cannot use predefined address space names P/G/A in data layout
// -----
module attributes {llvm.data_layout = "p1(G):64:64"} {}
// = 1:1: 'builtin.module' op invalid data layout descriptor: Cannot use predefined address space names P/G/A in data layout
// -----
llvm.func @g() attributes {memory = #llvm.memory_effects<other = none, argMem = none>}
// = 1:85: expected ','
// -----
llvm.func @h(!llvm.x86_mmx
)
// = 1:20: unknown LLVM type: x86_mmx
// -----
llvm.func @g() attributes {target_features = #llvm.target_features<["+a", ""]>}
// = 1:67: target features can not be null or empty
// -----
llvm.func @g() attributes {x = #llvm.target_features<["+a", ""]>}
// = 1:53: target features can not be null or empty
// -----
llvm.func @g() {
  llvm.intr.experimental.noalias.scope.decl #llvm.unknown
  llvm.return
}
// = 2:51: unknown attribute `unknown` in dialect `llvm`
// -----
llvm.func @g() {
  llvm.intr.experimental.noalias.scope.decl #llvm.linkage<internal>
  llvm.return
}
// = 2:45: custom op 'llvm.intr.experimental.noalias.scope.decl' invalid kind of attribute specified
