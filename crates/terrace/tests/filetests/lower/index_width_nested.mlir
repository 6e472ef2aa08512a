// terrace lower --emit=llvm-dialect
// There is one width of index, in modules of a module too.
module {
  module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32 : i32>} {
  }
}
// ==== stderr ====
<stdin>:3:1: error: 'index' has 32 bits by a data layout in the module, but is lowered to 64 bits
module {
^
// ==== exit 1 ====
