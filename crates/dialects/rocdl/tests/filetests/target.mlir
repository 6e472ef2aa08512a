// terrace opt --split-input-file
// The target of a module: parameters that equal their defaults are not printed.
module attributes {llvm.t = #rocdl.target} {}
// -----
module attributes {llvm.t = #rocdl.target<>} {}
// -----
module attributes {llvm.t = #rocdl.target<O = 2, triple = "amdgcn-amd-amdhsa", chip = "gfx900", features = "", abi = "600">} {}
// -----
module attributes {llvm.t = #rocdl.target<link = [1], abi = "500", features = "+wavefront64", flags = {fast, wave64}, chip = "gfx90a", triple = "t", O = 5>} {}
// -----
module attributes {llvm.t = #rocdl.target<abi = "", chip = "", triple = "">} {}
// -----
module attributes {llvm.t = #rocdl.target<abi = 2>} {}
// -----
module attributes {llvm.t = #rocdl.target<link = 2>} {}
// -----
module attributes {llvm.t = #rocdl.target<flags = [2]>} {}
// -----
module attributes {llvm.t = #rocdl.target<O = "s">} {}
// -----
module attributes {llvm.t = #rocdl.target<bad = 1>} {}
// ==== stdout ====
module attributes {llvm.t = #rocdl.target} {
}

// -----
module attributes {llvm.t = #rocdl.target} {
}

// -----
module attributes {llvm.t = #rocdl.target} {
}

// -----
module attributes {llvm.t = #rocdl.target<O = 5, triple = "t", chip = "gfx90a", features = "+wavefront64", abi = "500", flags = {fast, wave64}, link = [1]>} {
}

// -----
module attributes {llvm.t = #rocdl.target<triple = "", chip = "", abi = "">} {
}

// -----
// -----
// -----
// -----
// -----
// ==== stderr ====
<stdin>:13:49: error: expected string
module attributes {llvm.t = #rocdl.target<abi = 2>} {}
                                                ^
<stdin>:13:49: error: failed to parse ROCDL_TargetAttr parameter 'abi' which is to be a `::llvm::StringRef`
module attributes {llvm.t = #rocdl.target<abi = 2>} {}
                                                ^
<stdin>:15:50: error: invalid kind of attribute specified
module attributes {llvm.t = #rocdl.target<link = 2>} {}
                                                 ^
<stdin>:15:51: error: failed to parse ROCDL_TargetAttr parameter 'link' which is to be a `ArrayAttr`
module attributes {llvm.t = #rocdl.target<link = 2>} {}
                                                  ^
<stdin>:17:51: error: invalid kind of attribute specified
module attributes {llvm.t = #rocdl.target<flags = [2]>} {}
                                                  ^
<stdin>:17:54: error: failed to parse ROCDL_TargetAttr parameter 'flags' which is to be a `DictionaryAttr`
module attributes {llvm.t = #rocdl.target<flags = [2]>} {}
                                                     ^
<stdin>:19:47: error: expected integer value
module attributes {llvm.t = #rocdl.target<O = "s">} {}
                                              ^
<stdin>:19:47: error: failed to parse ROCDL_TargetAttr parameter 'O' which is to be a `int`
module attributes {llvm.t = #rocdl.target<O = "s">} {}
                                              ^
<stdin>:21:49: error: duplicate or unknown struct parameter name: bad
module attributes {llvm.t = #rocdl.target<bad = 1>} {}
                                                ^
// ==== exit 1 ====
