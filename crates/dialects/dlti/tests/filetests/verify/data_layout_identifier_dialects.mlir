// terrace opt --split-input-file
// Identifiers of dialects that something names are refused, because these dialects have none.
module attributes {dlti.dl_spec = #dlti.dl_spec<"func.size" = 1 : i32>} {
  func.func private @f()
}
// -----
// func needs cf, and cf arith.
module attributes {dlti.dl_spec = #dlti.dl_spec<"arith.size" = 1 : i32>} {
  func.func private @f()
}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"llvm.size" = 1 : i32>} {
  func.func private @f(!llvm.ptr)
}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"memref.size" = 1 : i32>, memref.mark} {
}
// -----
module {
  module attributes {dlti.dl_spec = #dlti.dl_spec<"index.size" = 1 : i32>} {
  }
  func.func private @f() attributes {test.mark = #index<cmp_predicate eq>}
}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"builtin.size" = 1 : i32>} {
}
// ==== stdout ====
// -----
// -----
// -----
// -----
// -----
// ==== stderr ====
<stdin>:3:1: error: the 'func' dialect does not support identifier data layout entries
module attributes {dlti.dl_spec = #dlti.dl_spec<"func.size" = 1 : i32>} {
^
<stdin>:8:1: error: the 'arith' dialect does not support identifier data layout entries
module attributes {dlti.dl_spec = #dlti.dl_spec<"arith.size" = 1 : i32>} {
^
<stdin>:12:1: error: the 'llvm' dialect does not support identifier data layout entries
module attributes {dlti.dl_spec = #dlti.dl_spec<"llvm.size" = 1 : i32>} {
^
<stdin>:16:1: error: the 'memref' dialect does not support identifier data layout entries
module attributes {dlti.dl_spec = #dlti.dl_spec<"memref.size" = 1 : i32>, memref.mark} {
^
<stdin>:20:3: error: the 'index' dialect does not support identifier data layout entries
  module attributes {dlti.dl_spec = #dlti.dl_spec<"index.size" = 1 : i32>} {
  ^
<stdin>:25:1: error: the 'builtin' dialect does not support identifier data layout entries
module attributes {dlti.dl_spec = #dlti.dl_spec<"builtin.size" = 1 : i32>} {
^
// ==== exit 1 ====
