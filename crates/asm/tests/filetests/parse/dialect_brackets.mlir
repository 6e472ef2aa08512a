// terrace opt --split-input-file --allow-unregistered-dialect
// What follows a type or an attribute of a dialect in its brackets is not looked at, as long as they balance.
"a.b"() {a = !llvm<void foo>} : () -> ()
// -----
"a.b"() {a = !llvm<void>} : () -> ()
// -----
"a.b"() {a = !llvm<array<4 x i32> foo>} : () -> ()
// -----
"a.b"() {a = !llvm<array<4 x i32 foo>} : () -> ()
// -----
"a.b"() {a = !llvm<"void" bar>} : () -> ()
// -----
"a.b"() {a = #llvm<linkage<external> foo>} : () -> ()
// -----
"a.b"() {a = #llvm<linkage<external foo>} : () -> ()
// -----
"a.b"() {a = #llvm<linkage<external>} : () -> ()
// -----
"a.b"() {a = !llvm<foo} : () -> ()
// -----
"a.b"() {a = !llvm<foo (>} : () -> ()
// ==== stdout ====
module {
  "a.b"() {a = !llvm.void} : () -> ()
}

// -----
module {
  "a.b"() {a = !llvm.void} : () -> ()
}

// -----
module {
  "a.b"() {a = !llvm.array<4 x i32>} : () -> ()
}

// -----
// -----
// -----
module {
  "a.b"() {a = #llvm.linkage<external>} : () -> ()
}

// -----
// -----
// -----
// -----
// ==== stderr ====
<stdin>:9:19: error: unbalanced '<' character in pretty dialect name
"a.b"() {a = !llvm<array<4 x i32 foo>} : () -> ()
                  ^
<stdin>:11:20: error: expected valid keyword
"a.b"() {a = !llvm<"void" bar>} : () -> ()
                   ^
<stdin>:15:19: error: unbalanced '<' character in pretty dialect name
"a.b"() {a = #llvm<linkage<external foo>} : () -> ()
                  ^
<stdin>:17:19: error: unbalanced '<' character in pretty dialect name
"a.b"() {a = #llvm<linkage<external>} : () -> ()
                  ^
<stdin>:19:19: error: unbalanced '<' character in pretty dialect name
"a.b"() {a = !llvm<foo} : () -> ()
                  ^
<stdin>:21:19: error: unbalanced '(' character in pretty dialect name
"a.b"() {a = !llvm<foo (>} : () -> ()
                  ^
// ==== exit 1 ====
