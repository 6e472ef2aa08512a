// terrace opt --llvm-target-to-target-features
// LLVM prints two lines of its own about what it does not know, the first of them several times.
module attributes {llvm.target = #llvm.target<triple = "x86_64", chip = "nonsense", features = <["+avx", "+more"]>>} {}
// ==== stdout ====
module attributes {llvm.target = #llvm.target<triple = "x86_64", chip = "nonsense", features = <["+64bit-mode", "+avx", "+sse", "+sse2", "+sse3", "+sse4.1", "+sse4.2", "+ssse3"]>>} {
}

// ==== stderr ====
<stdin>:3:1: warning: 'nonsense' is not a recognized processor for this target (ignoring processor)
module attributes {llvm.target = #llvm.target<triple = "x86_64", chip = "nonsense", features = <["+avx", "+more"]>>} {}
^
<stdin>:3:1: warning: '+more' is not a recognized feature for this target (ignoring feature)
module attributes {llvm.target = #llvm.target<triple = "x86_64", chip = "nonsense", features = <["+avx", "+more"]>>} {}
^
