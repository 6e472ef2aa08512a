// terrace opt --set-llvm-module-datalayout=data-layout=e-p:32:32
// A module gets a data layout.
module {
}
// ==== stdout ====
module attributes {llvm.data_layout = "e-p:32:32"} {
}

