// terrace lower --index-bitwidth=64
// There is one width of index in a module.
module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32 : i32>} {
  func.func @f(%i: index) {
    return
  }
}
// ==== stderr ====
<stdin>:3:1: error: 'index' has 32 bits by a data layout in the module, but is lowered to 64 bits
module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32 : i32>} {
^
// ==== exit 1 ====
