// terrace opt --split-input-file --allow-unregistered-dialect
// The names of types and attributes of a dialect end before a dash.
"a.b"() {a = !llvm.-} : () -> ()
// -----
"a.b"() {a = !llvm.3} : () -> ()
// -----
"a.b"() {a = !llvm.ptr-<3>} : () -> ()
// -----
"a.b"() {a = !llvm.ptr-<3} : () -> ()
// -----
"a.b"() {a = !llvm.$a} : () -> ()
// -----
"a.b"() {a = #llvm.tbaa_root-<id = "a">} : () -> ()
// -----
"a.b"() {a = !llvm.target<3>} : () -> ()
// -----
"a.b"() {a = !llvm.ptr-} : () -> ()
// -----
"a.b"() {a = #llvm.linkage-} : () -> ()
// -----
"a.b"() {a = #arith.fastmath-<fast>} : () -> ()
// -----
"a.b"() {a = !llvm.array-<4 x i32>} : () -> ()
// ==== stdout ====
// -----
// -----
module {
  "a.b"() {a = !llvm.ptr} : () -> ()
}

// -----
// -----
// -----
#tbaa_root = #llvm.tbaa_root
module {
  "a.b"() {a = #tbaa_root} : () -> ()
}

// -----
// -----
module {
  "a.b"() {a = !llvm.ptr} : () -> ()
}

// -----
// -----
// -----
// ==== stderr ====
<stdin>:3:20: error: expected valid keyword
"a.b"() {a = !llvm.-} : () -> ()
                   ^
<stdin>:5:20: error: expected valid keyword
"a.b"() {a = !llvm.3} : () -> ()
                   ^
<stdin>:9:24: error: unbalanced '<' character in pretty dialect name
"a.b"() {a = !llvm.ptr-<3} : () -> ()
                       ^
<stdin>:11:20: error: unexpected character
"a.b"() {a = !llvm.$a} : () -> ()
                   ^
<stdin>:15:27: error: expected string
"a.b"() {a = !llvm.target<3>} : () -> ()
                          ^
<stdin>:15:27: error: failed to parse LLVMTargetExtType parameter 'extTypeName' which is to be a `::llvm::StringRef`
"a.b"() {a = !llvm.target<3>} : () -> ()
                          ^
<stdin>:19:27: error: expected '<'
"a.b"() {a = #llvm.linkage-} : () -> ()
                          ^
<stdin>:21:29: error: expected '<'
"a.b"() {a = #arith.fastmath-<fast>} : () -> ()
                            ^
<stdin>:23:25: error: expected '<'
"a.b"() {a = !llvm.array-<4 x i32>} : () -> ()
                        ^
// ==== exit 1 ====
