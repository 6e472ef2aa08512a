// terrace opt --pass-pipeline='builtin.module(builtin.module(llvm-target-to-target-features))'
// All features that a processor and a list of features enable.
module {
  module @cpu attributes {llvm.target = #llvm.target<triple = "x86_64-unknown-linux-gnu", chip = "x86-64-v3">} {}
  module @more attributes {llvm.target = #llvm.target<triple = "x86_64-unknown-linux-gnu", chip = "x86-64", features = <["+avx2", "-sse4.1", "+aes"]>>} {}
  module @old attributes {llvm.target = #llvm.target<triple = "i686", chip = "pentium3">} {}
  module @arm attributes {llvm.target = #llvm.target<triple = "aarch64-linux-gnu", chip = "neoverse-n1", features = <["+sve2", "-dotprod"]>>} {}
  module @arm_bare attributes {llvm.target = #llvm.target<triple = "aarch64", chip = "">} {}
  module @riscv attributes {llvm.target = #llvm.target<triple = "riscv64", chip = "sifive-u74", features = <["+v", "-d"]>>} {}
  module @riscv_bare attributes {llvm.target = #llvm.target<triple = "riscv32", chip = "">} {}
  module @wasm attributes {llvm.target = #llvm.target<triple = "wasm32", chip = "generic">} {}
}
// ==== stdout ====
module {
  module @cpu attributes {llvm.target = #llvm.target<triple = "x86_64-unknown-linux-gnu", chip = "x86-64-v3", features = <["+64bit", "+64bit-mode", "+allow-light-256-bit", "+avx", "+avx2", "+bmi", "+bmi2", "+cmov", "+crc32", "+cx16", "+cx8", "+f16c", "+false-deps-lzcnt-tzcnt", "+false-deps-popcnt", "+fast-15bytenop", "+fast-scalar-fsqrt", "+fast-shld-rotate", "+fast-variable-crosslane-shuffle", "+fast-variable-perlane-shuffle", "+fma", "+fxsr", "+idivq-to-divl", "+lzcnt", "+macrofusion", "+mmx", "+movbe", "+nopl", "+popcnt", "+sahf", "+slow-3ops-lea", "+sse", "+sse2", "+sse3", "+sse4.1", "+sse4.2", "+ssse3", "+vzeroupper", "+x87", "+xsave"]>>} {
  }
  module @more attributes {llvm.target = #llvm.target<triple = "x86_64-unknown-linux-gnu", chip = "x86-64", features = <["+64bit", "+64bit-mode", "+aes", "+cmov", "+cx8", "+fxsr", "+idivq-to-divl", "+macrofusion", "+mmx", "+nopl", "+slow-3ops-lea", "+slow-incdec", "+sse", "+sse2", "+sse3", "+ssse3", "+vzeroupper", "+x87"]>>} {
  }
  module @old attributes {llvm.target = #llvm.target<triple = "i686", chip = "pentium3", features = <["+32bit-mode", "+cmov", "+cx8", "+fxsr", "+mmx", "+nopl", "+slow-unaligned-mem-16", "+sse", "+vzeroupper", "+x87"]>>} {
  }
  module @arm attributes {llvm.target = #llvm.target<triple = "aarch64-linux-gnu", chip = "neoverse-n1", features = <["+CONTEXTIDREL2", "+addr-lsl-slow-14", "+aes", "+alu-lsl-fast", "+ccpp", "+crc", "+el2vmsa", "+el3", "+enable-select-opt", "+fp-armv8", "+fullfp16", "+fuse-adrp-add", "+fuse-aes", "+lor", "+lse", "+neon", "+neoversen1", "+pan", "+pan-rwv", "+perfmon", "+predictable-select-expensive", "+ras", "+rcpc", "+rdm", "+sha2", "+spe", "+ssbs", "+sve", "+sve2", "+uaops", "+use-postra-scheduler", "+v8.1a", "+v8.2a", "+v8a", "+vh"]>>} {
  }
  module @arm_bare attributes {llvm.target = #llvm.target<triple = "aarch64", chip = "", features = <["+el2vmsa", "+el3", "+enable-select-opt", "+ete", "+fp-armv8", "+fuse-adrp-add", "+fuse-aes", "+neon", "+trbe", "+use-postra-scheduler", "+v8a"]>>} {
  }
  module @riscv attributes {llvm.target = #llvm.target<triple = "riscv64", chip = "sifive-u74", features = <["+64bit", "+a", "+c", "+f", "+i", "+m", "+no-default-unroll", "+short-forward-branch-ialu", "+sifive7", "+use-postra-scheduler", "+zaamo", "+zalrsc", "+zca", "+zicsr", "+zifencei", "+zmmul", "+zve32f", "+zve32x", "+zve64f", "+zve64x", "+zvl128b", "+zvl32b", "+zvl64b"]>>} {
  }
  module @riscv_bare attributes {llvm.target = #llvm.target<triple = "riscv32", chip = "", features = <["+32bit", "+i", "+optimized-nf2-segment-load-store"]>>} {
  }
  module @wasm attributes {llvm.target = #llvm.target<triple = "wasm32", chip = "generic", features = <["+bulk-memory", "+bulk-memory-opt", "+call-indirect-overlong", "+multivalue", "+mutable-globals", "+nontrapping-fptoint", "+reference-types", "+sign-ext"]>>} {
  }
}

