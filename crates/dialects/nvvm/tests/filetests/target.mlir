// terrace opt --split-input-file
// The target of a module: parameters that equal their defaults are not printed.
module attributes {llvm.t = #nvvm.target} {}
// -----
module attributes {llvm.t = #nvvm.target<>} {}
// -----
module attributes {llvm.t = #nvvm.target<O = 2, triple = "nvptx64-nvidia-cuda", chip = "sm_50", features = "", verifyTarget = true>} {}
// -----
module attributes {llvm.t = #nvvm.target<link = [], verifyTarget = 0, flags = {}, O = 3>} {}
// -----
module attributes {llvm.t = #nvvm.target<O = 0x1, triple = "t", chip = "sm_90", features = "+ptx80", flags = {fast, ftz}, link = ["a.bc"]>} {}
// -----
module attributes {llvm.t = #nvvm.target<O = 4>} {}
// -----
module attributes {llvm.t = #nvvm.target<O = -1, triple = "">} {}
// -----
module attributes {llvm.t = #nvvm.target<triple = "", chip = "">} {}
// -----
module attributes {llvm.t = #nvvm.target<chip = "", link = [1]>} {}
// -----
module attributes {llvm.t = #nvvm.target<link = ["a", 1]>} {}
// -----
module attributes {llvm.t = #nvvm.target<flags = 1>} {}
// -----
module attributes {llvm.t = #nvvm.target<link = {}>} {}
// -----
module attributes {llvm.t = #nvvm.target<chip = 3>} {}
// -----
module attributes {llvm.t = #nvvm.target<O = "s">} {}
// -----
module attributes {llvm.t = #nvvm.target<O = 99999999999>} {}
// -----
module attributes {llvm.t = #nvvm.target<bad = 1>} {}
// -----
module attributes {llvm.t = #nvvm.target<O = 2, O = 3>} {}
// -----
module attributes {llvm.t = #nvvm.target<O = 2,>} {}
// -----
module attributes {llvm.t = #nvvm.target<chip = "a" O = 2>} {}
// ==== stdout ====
module attributes {llvm.t = #nvvm.target} {
}

// -----
module attributes {llvm.t = #nvvm.target} {
}

// -----
module attributes {llvm.t = #nvvm.target} {
}

// -----
module attributes {llvm.t = #nvvm.target<O = 3, flags = {}, link = [], verifyTarget = false>} {
}

// -----
module attributes {llvm.t = #nvvm.target<O = 1, triple = "t", chip = "sm_90", features = "+ptx80", flags = {fast, ftz}, link = ["a.bc"]>} {
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
// -----
// -----
// -----
// ==== stderr ====
<stdin>:13:41: error: The optimization level must be a number between 0 and 3.
module attributes {llvm.t = #nvvm.target<O = 4>} {}
                                        ^
<stdin>:15:41: error: The optimization level must be a number between 0 and 3.
module attributes {llvm.t = #nvvm.target<O = -1, triple = "">} {}
                                        ^
<stdin>:17:41: error: The target triple cannot be empty.
module attributes {llvm.t = #nvvm.target<triple = "", chip = "">} {}
                                        ^
<stdin>:19:41: error: The target chip cannot be empty.
module attributes {llvm.t = #nvvm.target<chip = "", link = [1]>} {}
                                        ^
<stdin>:21:41: error: All the elements in the `link` array must be strings.
module attributes {llvm.t = #nvvm.target<link = ["a", 1]>} {}
                                        ^
<stdin>:23:50: error: invalid kind of attribute specified
module attributes {llvm.t = #nvvm.target<flags = 1>} {}
                                                 ^
<stdin>:23:51: error: failed to parse NVVM_TargetAttr parameter 'flags' which is to be a `DictionaryAttr`
module attributes {llvm.t = #nvvm.target<flags = 1>} {}
                                                  ^
<stdin>:25:49: error: invalid kind of attribute specified
module attributes {llvm.t = #nvvm.target<link = {}>} {}
                                                ^
<stdin>:25:51: error: failed to parse NVVM_TargetAttr parameter 'link' which is to be a `ArrayAttr`
module attributes {llvm.t = #nvvm.target<link = {}>} {}
                                                  ^
<stdin>:27:49: error: expected string
module attributes {llvm.t = #nvvm.target<chip = 3>} {}
                                                ^
<stdin>:27:49: error: failed to parse NVVM_TargetAttr parameter 'chip' which is to be a `::llvm::StringRef`
module attributes {llvm.t = #nvvm.target<chip = 3>} {}
                                                ^
<stdin>:29:46: error: expected integer value
module attributes {llvm.t = #nvvm.target<O = "s">} {}
                                             ^
<stdin>:29:46: error: failed to parse NVVM_TargetAttr parameter 'O' which is to be a `int`
module attributes {llvm.t = #nvvm.target<O = "s">} {}
                                             ^
<stdin>:31:46: error: integer value too large
module attributes {llvm.t = #nvvm.target<O = 99999999999>} {}
                                             ^
<stdin>:31:57: error: failed to parse NVVM_TargetAttr parameter 'O' which is to be a `int`
module attributes {llvm.t = #nvvm.target<O = 99999999999>} {}
                                                        ^
<stdin>:33:48: error: duplicate or unknown struct parameter name: bad
module attributes {llvm.t = #nvvm.target<bad = 1>} {}
                                               ^
<stdin>:35:53: error: duplicate or unknown struct parameter name: O
module attributes {llvm.t = #nvvm.target<O = 2, O = 3>} {}
                                                    ^
<stdin>:37:48: error: expected valid keyword
module attributes {llvm.t = #nvvm.target<O = 2,>} {}
                                               ^
<stdin>:37:48: error: expected a parameter name in struct
module attributes {llvm.t = #nvvm.target<O = 2,>} {}
                                               ^
<stdin>:39:52: error: expected '>'
module attributes {llvm.t = #nvvm.target<chip = "a" O = 2>} {}
                                                   ^
// ==== exit 1 ====
