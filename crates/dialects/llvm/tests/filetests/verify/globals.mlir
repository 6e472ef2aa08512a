// terrace opt --split-input-file
// Visibility of symbols, initializers, resolvers of ifuncs, attributes that keywords gave before.
llvm.mlir.global external @g() {sym_visibility = "foo"} : i32

// -----

llvm.mlir.global external @g() {sym_visibility = 1} : i32

// -----

llvm.func @f() attributes {sym_visibility = "foo"}

// -----

llvm.mlir.global external @g() {visibility_ = 1 : i64} : i32

// -----

llvm.mlir.global external @g() {global_type = i32} : i32

// -----

llvm.mlir.global external @g() : i32 { }

// -----

llvm.mlir.global external @g() : i32 { %0 = llvm.mlir.constant(1 : i32) : i32 }

// -----

llvm.mlir.alias external @g

// -----

llvm.mlir.alias external @g : i32 { }

// -----

llvm.mlir.alias external @g : i32 { %0 = llvm.mlir.zero : !llvm.ptr }

// -----

llvm.func @r() -> i32 { llvm.unreachable }
llvm.mlir.ifunc @f : !llvm.func<void ()>, !llvm.ptr @r

// -----

llvm.func @r() -> !llvm.ptr { llvm.unreachable }
llvm.mlir.ifunc @f : !llvm.func<void ()>, i32 @r

// -----

llvm.mlir.alias external @al : i32 { %0 = llvm.mlir.zero : !llvm.ptr llvm.return %0 : !llvm.ptr }
llvm.mlir.ifunc @f : !llvm.func<void ()>, !llvm.ptr @al

// -----

llvm.func @f(i32 {llvm.elementtype = f32})

// -----

llvm.func @f() { %0 = llvm.mlir.constant(1.0) : !llvm.ppc_fp128 llvm.return }

// -----

llvm.func @f() { %0 = llvm.mlir.constant(dense<1> : tensor<4xi32>) : !llvm.array<4294967296 x array<4294967296 x i32>> llvm.return }

// -----

llvm.func @f() { %0 = llvm.mlir.constant(dense<[1, 2]> : tensor<2xi32>) : !llvm.array<3 x vector<[4]xi32>> llvm.return }

// -----

llvm.func @f(%p: !llvm.ptr, %b: !llvm.struct<(i32)>) { %0 = llvm.atomicrmw xchg %p, %b monotonic : !llvm.ptr, !llvm.struct<(i32)> llvm.return }

// -----

func.func private @f(i32 {a.b}) attributes {arg_attrs = [{a.b}]}

// -----

func.func @f(%x: i1) { cf.cond_br %x weights([]), ^a, ^a ^a: return }
// ==== stdout ====
// -----
// -----
// -----
// -----
// -----
module {
  llvm.mlir.global external @g() {addr_space = 0 : i32} : i32
}

// -----
// -----
// -----
// -----
// -----
// -----
// -----
module {
  llvm.mlir.alias external @al : i32 {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.ifunc external @f : !llvm.func<void ()>, !llvm.ptr @al
}

// -----
// -----
// -----
// -----
// -----
// -----
// -----
module {
  func.func @f(%arg0: i1) {
    cf.cond_br %arg0 weights([]), ^bb1, ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb0
    return
  }
}

// ==== stderr ====
<stdin>:3:1: error: 'llvm.mlir.global' op visibility expected to be one of ["public", "private", "nested"], but got "foo"
llvm.mlir.global external @g() {sym_visibility = "foo"} : i32
^
<stdin>:3:1: note: see current operation: 
"llvm.mlir.global"() <{addr_space = 0 : i32, global_type = i32, linkage = #llvm.linkage<external>, sym_name = "g", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
}) {sym_visibility = "foo"} : () -> ()
<stdin>:7:1: error: 'llvm.mlir.global' op requires visibility attribute 'sym_visibility' to be a string attribute, but got 1 : i64
llvm.mlir.global external @g() {sym_visibility = 1} : i32
^
<stdin>:7:1: note: see current operation: 
"llvm.mlir.global"() <{addr_space = 0 : i32, global_type = i32, linkage = #llvm.linkage<external>, sym_name = "g", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
}) {sym_visibility = 1 : i64} : () -> ()
<stdin>:11:1: error: 'llvm.func' op visibility expected to be one of ["public", "private", "nested"], but got "foo"
llvm.func @f() attributes {sym_visibility = "foo"}
^
<stdin>:11:1: note: see current operation: 
"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "f", sym_visibility = "foo", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
}) : () -> ()
<stdin>:15:1: error: custom op 'llvm.mlir.global' attribute 'visibility_' occurs more than once in the attribute list
llvm.mlir.global external @g() {visibility_ = 1 : i64} : i32
^
<stdin>:19:1: error: custom op 'llvm.mlir.global' attribute 'global_type' occurs more than once in the attribute list
llvm.mlir.global external @g() {global_type = i32} : i32
^
<stdin>:27:45: error: block with no terminator, has %0 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
llvm.mlir.global external @g() : i32 { %0 = llvm.mlir.constant(1 : i32) : i32 }
                                            ^
<stdin>:27:45: note: see current operation: %0 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
<stdin>:31:28: error: expected '{' to begin a region
llvm.mlir.alias external @g
                           ^
<stdin>:35:1: error: 'llvm.mlir.alias' op region #0 ('initializer') failed to verify constraint: region with 1 blocks
llvm.mlir.alias external @g : i32 { }
^
<stdin>:35:1: note: see current operation: 
"llvm.mlir.alias"() <{alias_type = i32, linkage = #llvm.linkage<external>, sym_name = "g", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
}) : () -> ()
<stdin>:39:42: error: block with no terminator, has %0 = "llvm.mlir.zero"() : () -> !llvm.ptr
llvm.mlir.alias external @g : i32 { %0 = llvm.mlir.zero : !llvm.ptr }
                                         ^
<stdin>:39:42: note: see current operation: %0 = "llvm.mlir.zero"() : () -> !llvm.ptr
<stdin>:44:1: error: 'llvm.mlir.ifunc' op resolver must return a pointer
llvm.mlir.ifunc @f : !llvm.func<void ()>, !llvm.ptr @r
^
<stdin>:44:1: note: see current operation: "llvm.mlir.ifunc"() <{address_space = 0 : i32, i_func_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, resolver = @r, resolver_type = !llvm.ptr, sym_name = "f", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> : () -> ()
<stdin>:49:1: error: 'llvm.mlir.ifunc' op resolver has incorrect type
llvm.mlir.ifunc @f : !llvm.func<void ()>, i32 @r
^
<stdin>:49:1: note: see current operation: "llvm.mlir.ifunc"() <{address_space = 0 : i32, i_func_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, resolver = @r, resolver_type = i32, sym_name = "f", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> : () -> ()
<stdin>:58:1: error: "llvm.elementtype" attribute attached to non-pointer LLVM type
llvm.func @f(i32 {llvm.elementtype = f32})
^
<stdin>:58:1: note: see current operation: 
"llvm.func"() <{CConv = #llvm.cconv<ccc>, arg_attrs = [{llvm.elementtype = f32}], function_type = !llvm.func<void (i32)>, linkage = #llvm.linkage<external>, sym_name = "f", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
}) : () -> ()
<stdin>:62:23: error: 'llvm.mlir.constant' op attribute and type have different float semantics
llvm.func @f() { %0 = llvm.mlir.constant(1.0) : !llvm.ppc_fp128 llvm.return }
                      ^
<stdin>:62:23: note: see current operation: %0 = "llvm.mlir.constant"() <{value = 1.000000e+00 : f64}> : () -> !llvm.ppc_fp128
<stdin>:66:23: error: 'llvm.mlir.constant' op type and attribute have a different number of elements: 0 vs. 4
llvm.func @f() { %0 = llvm.mlir.constant(dense<1> : tensor<4xi32>) : !llvm.array<4294967296 x array<4294967296 x i32>> llvm.return }
                      ^
<stdin>:66:23: note: see current operation: %0 = "llvm.mlir.constant"() <{value = dense<1> : tensor<4xi32>}> : () -> !llvm.array<4294967296 x array<4294967296 x i32>>
<stdin>:70:23: error: 'llvm.mlir.constant' op scalable vector type requires a splat attribute
llvm.func @f() { %0 = llvm.mlir.constant(dense<[1, 2]> : tensor<2xi32>) : !llvm.array<3 x vector<[4]xi32>> llvm.return }
                      ^
<stdin>:70:23: note: see current operation: %0 = "llvm.mlir.constant"() <{value = dense<[1, 2]> : tensor<2xi32>}> : () -> !llvm.array<3 x vector<[4]xi32>>
<stdin>:74:61: error: custom op 'llvm.atomicrmw' 'val' must be floating point LLVM type or LLVM pointer type or signless integer or LLVM dialect-compatible fixed-length vector type, but got '!llvm.struct<(i32)>'
llvm.func @f(%p: !llvm.ptr, %b: !llvm.struct<(i32)>) { %0 = llvm.atomicrmw xchg %p, %b monotonic : !llvm.ptr, !llvm.struct<(i32)> llvm.return }
                                                            ^
<stdin>:78:1: error: custom op 'func.func' attribute 'arg_attrs' occurs more than once in the attribute list
func.func private @f(i32 {a.b}) attributes {arg_attrs = [{a.b}]}
^
// ==== exit 1 ====
