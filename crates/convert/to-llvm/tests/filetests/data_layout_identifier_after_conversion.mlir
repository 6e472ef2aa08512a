// terrace opt --convert-func-to-llvm
// The pass brings the dialect.
module attributes {dlti.dl_spec = #dlti.dl_spec<"llvm.size" = 1 : i32>} {
}
// ==== stderr ====
<stdin>:3:1: error: the 'llvm' dialect does not support identifier data layout entries
module attributes {dlti.dl_spec = #dlti.dl_spec<"llvm.size" = 1 : i32>} {
^
// ==== exit 1 ====
