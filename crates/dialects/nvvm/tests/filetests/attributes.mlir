// terrace opt --split-input-file
// Attributes of functions and their arguments.
llvm.func @f(%p: !llvm.ptr {llvm.byval = i32, nvvm.grid_constant}) attributes {
  nvvm.kernel, nvvm.maxntid = array<i32: 1, 2, 3>, nvvm.reqntid = array<i32: 4>, nvvm.cluster_dim = array<i32: 1, 2>,
  nvvm.minctasm = 5 : i32, nvvm.maxnreg = 6, nvvm.cluster_max_blocks = 7 : index, nvvm.blocksareclusters, nvvm.other
}
// -----
llvm.func @f() attributes {nvvm.maxntid = array<i32>}
// -----
llvm.func @f() attributes {nvvm.reqntid = array<i32: 1, 2, 3, 4>}
// -----
llvm.func @f() attributes {nvvm.cluster_dim = array<i64: 1>}
// -----
llvm.func @f() attributes {nvvm.minctasm = "x"}
// -----
llvm.func @f() attributes {nvvm.maxnreg = "x"}
// -----
llvm.func @f() attributes {nvvm.cluster_max_blocks}
// -----
llvm.func @f() attributes {nvvm.kernel, nvvm.blocksareclusters, nvvm.reqntid = array<i32: 1, 2>}
// -----
func.func private @f() attributes {nvvm.kernel}
// -----
llvm.func @f(%p: !llvm.ptr {llvm.byval = i32, nvvm.grid_constant})
// -----
llvm.func @f(%p: i32 {nvvm.grid_constant}) attributes {nvvm.kernel}
// -----
llvm.func @f(%p: i32 {nvvm.grid_constant = 5}) attributes {nvvm.kernel}
// ==== stdout ====
module {
  llvm.func @f(!llvm.ptr {llvm.byval = i32, nvvm.grid_constant}) attributes {nvvm.blocksareclusters, nvvm.cluster_dim = array<i32: 1, 2>, nvvm.cluster_max_blocks = 7 : index, nvvm.kernel, nvvm.maxnreg = 6 : i64, nvvm.maxntid = array<i32: 1, 2, 3>, nvvm.minctasm = 5 : i32, nvvm.other, nvvm.reqntid = array<i32: 4>}
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
// -----
// -----
// ==== stderr ====
<stdin>:8:1: error: '"nvvm.maxntid"' attribute must be integer array with maximum 3 index
llvm.func @f() attributes {nvvm.maxntid = array<i32>}
^
<stdin>:8:1: note: see current operation: 
"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "f", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
}) {nvvm.maxntid = array<i32>} : () -> ()
<stdin>:10:1: error: '"nvvm.reqntid"' attribute must be integer array with maximum 3 index
llvm.func @f() attributes {nvvm.reqntid = array<i32: 1, 2, 3, 4>}
^
<stdin>:10:1: note: see current operation: 
"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "f", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
}) {nvvm.reqntid = array<i32: 1, 2, 3, 4>} : () -> ()
<stdin>:12:1: error: '"nvvm.cluster_dim"' attribute must be integer array with maximum 3 index
llvm.func @f() attributes {nvvm.cluster_dim = array<i64: 1>}
^
<stdin>:12:1: note: see current operation: 
"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "f", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
}) {nvvm.cluster_dim = array<i64: 1>} : () -> ()
<stdin>:14:1: error: '"nvvm.minctasm"' attribute must be integer constant
llvm.func @f() attributes {nvvm.minctasm = "x"}
^
<stdin>:14:1: note: see current operation: 
"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "f", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
}) {nvvm.minctasm = "x"} : () -> ()
<stdin>:16:1: error: '"nvvm.maxnreg"' attribute must be integer constant
llvm.func @f() attributes {nvvm.maxnreg = "x"}
^
<stdin>:16:1: note: see current operation: 
"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "f", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
}) {nvvm.maxnreg = "x"} : () -> ()
<stdin>:18:1: error: '"nvvm.cluster_max_blocks"' attribute must be integer constant
llvm.func @f() attributes {nvvm.cluster_max_blocks}
^
<stdin>:18:1: note: see current operation: 
"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "f", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
}) {nvvm.cluster_max_blocks} : () -> ()
<stdin>:20:1: error: '"nvvm.blocksareclusters"' attribute must be used along with 'nvvm.reqntid' and 'nvvm.cluster_dim'
llvm.func @f() attributes {nvvm.kernel, nvvm.blocksareclusters, nvvm.reqntid = array<i32: 1, 2>}
^
<stdin>:20:1: note: see current operation: 
"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "f", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
}) {nvvm.blocksareclusters, nvvm.kernel, nvvm.reqntid = array<i32: 1, 2>} : () -> ()
<stdin>:22:1: error: 'nvvm.kernel' attribute attached to unexpected op
func.func private @f() attributes {nvvm.kernel}
^
<stdin>:22:1: note: see current operation: 
"func.func"() <{function_type = () -> (), sym_name = "f", sym_visibility = "private"}> ({
}) {nvvm.kernel} : () -> ()
<stdin>:24:1: error: '"nvvm.grid_constant"' attribute must be present only on kernel arguments
llvm.func @f(%p: !llvm.ptr {llvm.byval = i32, nvvm.grid_constant})
^
<stdin>:24:1: note: see current operation: 
"llvm.func"() <{CConv = #llvm.cconv<ccc>, arg_attrs = [{llvm.byval = i32, nvvm.grid_constant}], function_type = !llvm.func<void (ptr)>, linkage = #llvm.linkage<external>, sym_name = "f", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
}) : () -> ()
<stdin>:26:1: error: '"nvvm.grid_constant"' attribute requires the argument to also have attribute 'llvm.byval'
llvm.func @f(%p: i32 {nvvm.grid_constant}) attributes {nvvm.kernel}
^
<stdin>:26:1: note: see current operation: 
"llvm.func"() <{CConv = #llvm.cconv<ccc>, arg_attrs = [{nvvm.grid_constant}], function_type = !llvm.func<void (i32)>, linkage = #llvm.linkage<external>, sym_name = "f", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
}) {nvvm.kernel} : () -> ()
<stdin>:28:1: error: '"nvvm.grid_constant"' must be a unit attribute
llvm.func @f(%p: i32 {nvvm.grid_constant = 5}) attributes {nvvm.kernel}
^
<stdin>:28:1: note: see current operation: 
"llvm.func"() <{CConv = #llvm.cconv<ccc>, arg_attrs = [{nvvm.grid_constant = 5 : i64}], function_type = !llvm.func<void (i32)>, linkage = #llvm.linkage<external>, sym_name = "f", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
}) {nvvm.kernel} : () -> ()
// ==== exit 1 ====
