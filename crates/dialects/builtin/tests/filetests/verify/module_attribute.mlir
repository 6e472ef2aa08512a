// terrace opt
module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32, index = 64>} {
}
// ==== stderr ====
<stdin>:2:41: error: repeated DLTI key: index
module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32, index = 64>} {
                                        ^
// ==== exit 1 ====
