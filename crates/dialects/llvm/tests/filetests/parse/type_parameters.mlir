// terrace opt --split-input-file --allow-unregistered-dialect
// Parameters of types that are refused.
"a.b"() {a = !llvm.target<"a", 99999999999999999999>} : () -> ()
// -----
"a.b"() {a = !llvm.target<"a", 1, i32>} : () -> ()
// -----
"a.b"() {a = !llvm.target<"a", foo>} : () -> ()
// -----
"a.b"() {a = !llvm.target<"a", -1>} : () -> ()
// -----
"a.b"() {a = !llvm.array<3 y i32>} : () -> ()
// -----
"a.b"() {a = !llvm.array<3 x foo>} : () -> ()
// -----
"a.b"() {a = !llvm.array<3 x *>} : () -> ()
// -----
"a.b"() {a = !llvm.array<99999999999999999999 x i32>} : () -> ()
// -----
"a.b"() {a = !llvm.func<foo (i32)>} : () -> ()
// -----
"a.b"() {a = !llvm.func<i32 (foo)>} : () -> ()
// -----
"a.b"() {a = !llvm.func<i32 (*)>} : () -> ()
// -----
"a.b"() {a = !llvm.func<i32 i32>} : () -> ()
// -----
"a.b"() {a = !llvm.struct<(foo)>} : () -> ()
// -----
"a.b"() {a = !llvm.struct<(*)>} : () -> ()
// -----
"a.b"() {a = !llvm.struct<foo>} : () -> ()
// -----
"a.b"() {a = !llvm.ptr<foo>} : () -> ()
// -----
"a.b"() {a = !llvm.ptr<99999999999999999999>} : () -> ()
// -----
"a.b"() {a = !llvm.vec<4 x i32>} : () -> ()
// -----
"a.b"() {a = !llvm.target<"a", -99999999999999999999>} : () -> ()
// -----
"a.b"() {a = !llvm.target<"a", true>} : () -> ()
// -----
"a.b"() {a = !llvm.target<"a", 0x10, true>} : () -> ()
// -----
"a.b"() {a = !llvm.target<"a", 4294967296>} : () -> ()
// -----
"a.b"() {a = !llvm.target<"a", -a>} : () -> ()
// ==== stdout ====
// -----
// -----
// -----
module {
  "a.b"() {a = !llvm.target<"a", 4294967295>} : () -> ()
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
// -----
// -----
module {
  "a.b"() {a = !llvm.target<"a", 4294967295>} : () -> ()
}

// -----
module {
  "a.b"() {a = !llvm.target<"a", 16, 4294967295>} : () -> ()
}

// -----
// -----
// ==== stderr ====
<stdin>:3:32: error: integer value too large
"a.b"() {a = !llvm.target<"a", 99999999999999999999>} : () -> ()
                               ^
<stdin>:3:52: error: expected valid keyword
"a.b"() {a = !llvm.target<"a", 99999999999999999999>} : () -> ()
                                                   ^
<stdin>:3:52: error: failed to parse parameter list for target extension type
"a.b"() {a = !llvm.target<"a", 99999999999999999999>} : () -> ()
                                                   ^
<stdin>:5:35: error: failed to parse parameter list for target extension type
"a.b"() {a = !llvm.target<"a", 1, i32>} : () -> ()
                                  ^
<stdin>:7:32: error: unknown LLVM type: foo
"a.b"() {a = !llvm.target<"a", foo>} : () -> ()
                               ^
<stdin>:7:35: error: failed to parse parameter list for target extension type
"a.b"() {a = !llvm.target<"a", foo>} : () -> ()
                                  ^
<stdin>:11:28: error: expected 'x'
"a.b"() {a = !llvm.array<3 y i32>} : () -> ()
                           ^
<stdin>:13:30: error: unknown LLVM type: foo
"a.b"() {a = !llvm.array<3 x foo>} : () -> ()
                             ^
<stdin>:15:30: error: expected valid keyword
"a.b"() {a = !llvm.array<3 x *>} : () -> ()
                             ^
<stdin>:17:26: error: integer value too large
"a.b"() {a = !llvm.array<99999999999999999999 x i32>} : () -> ()
                         ^
<stdin>:17:47: error: failed to parse LLVMArrayType parameter 'numElements' which is to be a `uint64_t`
"a.b"() {a = !llvm.array<99999999999999999999 x i32>} : () -> ()
                                              ^
<stdin>:19:25: error: unknown LLVM type: foo
"a.b"() {a = !llvm.func<foo (i32)>} : () -> ()
                        ^
<stdin>:21:30: error: unknown LLVM type: foo
"a.b"() {a = !llvm.func<i32 (foo)>} : () -> ()
                             ^
<stdin>:23:30: error: expected valid keyword
"a.b"() {a = !llvm.func<i32 (*)>} : () -> ()
                             ^
<stdin>:25:28: error: expected '('
"a.b"() {a = !llvm.func<i32 i32>} : () -> ()
                           ^
<stdin>:27:28: error: unknown LLVM type: foo
"a.b"() {a = !llvm.struct<(foo)>} : () -> ()
                           ^
<stdin>:29:28: error: expected valid keyword
"a.b"() {a = !llvm.struct<(*)>} : () -> ()
                           ^
<stdin>:31:27: error: expected '('
"a.b"() {a = !llvm.struct<foo>} : () -> ()
                          ^
<stdin>:33:24: error: expected integer value
"a.b"() {a = !llvm.ptr<foo>} : () -> ()
                       ^
<stdin>:33:24: error: failed to parse LLVMPointerType parameter 'addressSpace' which is to be a `unsigned`
"a.b"() {a = !llvm.ptr<foo>} : () -> ()
                       ^
<stdin>:35:24: error: integer value too large
"a.b"() {a = !llvm.ptr<99999999999999999999>} : () -> ()
                       ^
<stdin>:35:44: error: failed to parse LLVMPointerType parameter 'addressSpace' which is to be a `unsigned`
"a.b"() {a = !llvm.ptr<99999999999999999999>} : () -> ()
                                           ^
<stdin>:37:20: error: unknown LLVM type: vec
"a.b"() {a = !llvm.vec<4 x i32>} : () -> ()
                   ^
<stdin>:39:32: error: integer value too large
"a.b"() {a = !llvm.target<"a", -99999999999999999999>} : () -> ()
                               ^
<stdin>:39:53: error: expected valid keyword
"a.b"() {a = !llvm.target<"a", -99999999999999999999>} : () -> ()
                                                    ^
<stdin>:39:53: error: failed to parse parameter list for target extension type
"a.b"() {a = !llvm.target<"a", -99999999999999999999>} : () -> ()
                                                    ^
<stdin>:45:32: error: integer value too large
"a.b"() {a = !llvm.target<"a", 4294967296>} : () -> ()
                               ^
<stdin>:45:42: error: expected valid keyword
"a.b"() {a = !llvm.target<"a", 4294967296>} : () -> ()
                                         ^
<stdin>:45:42: error: failed to parse parameter list for target extension type
"a.b"() {a = !llvm.target<"a", 4294967296>} : () -> ()
                                         ^
<stdin>:47:33: error: expected integer value
"a.b"() {a = !llvm.target<"a", -a>} : () -> ()
                                ^
<stdin>:47:33: error: unknown LLVM type: a
"a.b"() {a = !llvm.target<"a", -a>} : () -> ()
                                ^
<stdin>:47:34: error: failed to parse parameter list for target extension type
"a.b"() {a = !llvm.target<"a", -a>} : () -> ()
                                 ^
// ==== exit 1 ====
