// terrace opt
llvm.func @g(i32)
llvm.func @f(%a: i64) {
  llvm.call @g(%a) : (i64) -> ()
  llvm.return
}
// ==== stderr ====
<stdin>:4:3: error: 'llvm.call' op operand type mismatch for operand 0: 'i64' != 'i32'
  llvm.call @g(%a) : (i64) -> ()
  ^
<stdin>:4:3: note: see current operation: "llvm.call"(%arg0) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @g, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (i64) -> ()
// ==== exit 1 ====
