// terrace opt --convert-func-to-llvm
// An index of so many bits is an error. Upstream makes an integer type that it cannot read.
module attributes {dlti.dl_spec = #dlti.dl_spec<index = 16777216 : i64>} {
  func.func private @f(index)
}
// ==== stderr ====
<stdin>:3:1: error: 'index' cannot have 16777216 bits: integers have at most 16777215
module attributes {dlti.dl_spec = #dlti.dl_spec<index = 16777216 : i64>} {
^
// ==== exit 1 ====
