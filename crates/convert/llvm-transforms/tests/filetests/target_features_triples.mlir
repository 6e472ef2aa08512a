// terrace opt --pass-pipeline='builtin.module(builtin.module(llvm-target-to-target-features))'
// What triples add to the features of processors, and which processor each of them takes for none.
module {
  module @arm attributes {llvm.target = #llvm.target<triple = "armv7a-linux-gnueabihf", chip = "", features = <["-d32"]>>} {}
  module @arm_generic attributes {llvm.target = #llvm.target<triple = "armebv8.2a", chip = "generic", features = <["-neon", "-v8", "-fpregs"]>>} {}
  module @arm_cpu attributes {llvm.target = #llvm.target<triple = "armv8a", chip = "cortex-m0">} {}
  module @thumb_windows attributes {llvm.target = #llvm.target<triple = "thumbv6m-pc-windows-msvc", chip = "">} {}
  module @arm64e attributes {llvm.target = #llvm.target<triple = "arm64e-apple-ios", chip = "", features = <["-neon", "-v8a"]>>} {}
  module @mips attributes {llvm.target = #llvm.target<triple = "mipsel-linux-gnu", chip = "generic">} {}
  module @mips_r6 attributes {llvm.target = #llvm.target<triple = "mipsisa32r6", chip = "">} {}
  module @mips64 attributes {llvm.target = #llvm.target<triple = "mips64el-linux-gnuabi64", chip = "octeon+", features = <["+sym32"]>>} {}
  module @sparc attributes {llvm.target = #llvm.target<triple = "sparc", chip = "", features = <["+64bit"]>>} {}
  module @sparcv9 attributes {llvm.target = #llvm.target<triple = "sparc64-unknown-netbsd", chip = "niagara", features = <["-v9"]>>} {}
  module @hexagon attributes {llvm.target = #llvm.target<triple = "hexagon", chip = "", features = <["+hvx", "-hvxv65"]>>} {}
  module @hexagon_vectors attributes {llvm.target = #llvm.target<triple = "hexagon", chip = "hexagonv69", features = <["+hvx-length64b"]>>} {}
  module @hexagon_version attributes {llvm.target = #llvm.target<triple = "hexagon", chip = "hexagonv66", features = <["+hvxv69", "-hvxv69", "-zreg"]>>} {}
  module @hexagon_float attributes {llvm.target = #llvm.target<triple = "hexagon", chip = "hexagonv71t", features = <["+hvxv71"]>>} {}
  module @gpu attributes {llvm.target = #llvm.target<triple = "amdgcn-amd-amdhsa", chip = "">} {}
  module @gpu_32 attributes {llvm.target = #llvm.target<triple = "amdgcn", chip = "generic", features = <["+wavefrontsize32"]>>} {}
  module @gpu_both attributes {llvm.target = #llvm.target<triple = "amdgcn", chip = "tahiti", features = <["+wavefrontsize32"]>>} {}
  module @gpu_10 attributes {llvm.target = #llvm.target<triple = "amdgcn", chip = "generic", features = <["+gfx10", "-lerp-inst"]>>} {}
  module @gpu_10_both attributes {llvm.target = #llvm.target<triple = "amdgcn", chip = "", features = <["+gfx10", "-sdwa", "-gfx9-insts", "+wavefrontsize32", "+wavefrontsize64"]>>} {}
  module @r600 attributes {llvm.target = #llvm.target<triple = "r600", chip = "">} {}
  module @r600_cpu attributes {llvm.target = #llvm.target<triple = "r600", chip = "cayman", features = <["-fp64"]>>} {}
  module @powerpc attributes {llvm.target = #llvm.target<triple = "powerpc64-ibm-aix", chip = "", features = <["-crbits"]>>} {}
  module @x32 attributes {llvm.target = #llvm.target<triple = "x86_64-linux-gnu-gnux32", chip = "core2">} {}
  module @x32_real attributes {llvm.target = #llvm.target<triple = "x86_64-pc-linux-gnux32", chip = "k8">} {}
  module @x86_16 attributes {llvm.target = #llvm.target<triple = "i386-unknown-none-code16", chip = "i386">} {}
  module @riscv attributes {llvm.target = #llvm.target<triple = "riscv32be", chip = "generic", features = <["+zcmp"]>>} {}
  module @loongarch attributes {llvm.target = #llvm.target<triple = "loongarch64", chip = "">} {}
  module @loongarch_32 attributes {llvm.target = #llvm.target<triple = "loongarch32", chip = "generic">} {}
  module @avr attributes {llvm.target = #llvm.target<triple = "avr", chip = "generic", features = <["-sram"]>>} {}
  module @none attributes {llvm.target = #llvm.target<triple = "spirv64v1.2-amd-amdhsa", chip = "generic", features = <["+more"]>>} {}
}
// ==== stdout ====
module {
  module @arm attributes {llvm.target = #llvm.target<triple = "armv7a-linux-gnueabihf", chip = "", features = <["+aclass", "+db", "+dsp", "+fp64", "+fpregs", "+fpregs64", "+perfmon", "+thumb2", "+v4t", "+v5t", "+v5te", "+v6", "+v6k", "+v6m", "+v6t2", "+v7", "+v7clrex", "+v8m", "+vfp2", "+vfp2sp", "+vfp3d16", "+vfp3d16sp"]>>} {
  }
  module @arm_generic attributes {llvm.target = #llvm.target<triple = "armebv8.2a", chip = "generic", features = <["+aclass", "+acquire-release", "+crc", "+d32", "+db", "+dsp", "+fp16", "+hwdiv", "+hwdiv-arm", "+mp", "+perfmon", "+ras", "+thumb2", "+trustzone", "+v4t", "+v5t", "+v5te", "+v6", "+v6k", "+v6m", "+v6t2", "+v7", "+v7clrex", "+v8m", "+virtualization"]>>} {
  }
  module @arm_cpu attributes {llvm.target = #llvm.target<triple = "armv8a", chip = "cortex-m0", features = <["+armv6-m", "+db", "+mclass", "+no-branch-predictor", "+noarm", "+strict-align", "+thumb-mode", "+v4t", "+v5t", "+v5te", "+v6", "+v6m"]>>} {
  }
  module @thumb_windows attributes {llvm.target = #llvm.target<triple = "thumbv6m-pc-windows-msvc", chip = "", features = <["+armv6-m", "+db", "+mclass", "+noarm", "+strict-align", "+thumb-mode", "+v4t", "+v5t", "+v5te", "+v6", "+v6m"]>>} {
  }
  module @arm64e attributes {llvm.target = #llvm.target<triple = "arm64e-apple-ios", chip = "", features = <["+CONTEXTIDREL2", "+alternate-sextload-cvt-f32-pattern", "+apple-a12", "+arith-bcc-fusion", "+arith-cbz-fusion", "+ccpp", "+crc", "+disable-latency-sched-heuristic", "+el2vmsa", "+el3", "+fp-armv8", "+fullfp16", "+fuse-aes", "+fuse-crypto-eor", "+jsconv", "+lor", "+lse", "+no-zcz-fpr64", "+pan", "+pan-rwv", "+pauth", "+perfmon", "+ras", "+rcpc", "+store-pair-suppress", "+uaops", "+vh", "+zcm-fpr128", "+zcm-gpr64", "+zcz-fpr128", "+zcz-gpr32", "+zcz-gpr64"]>>} {
  }
  module @mips attributes {llvm.target = #llvm.target<triple = "mipsel-linux-gnu", chip = "generic", features = <["+mips1", "+mips2", "+mips32", "+mips3_32", "+mips4_32"]>>} {
  }
  module @mips_r6 attributes {llvm.target = #llvm.target<triple = "mipsisa32r6", chip = "", features = <["+abs2008", "+fp64", "+mips1", "+mips2", "+mips32", "+mips32r2", "+mips32r3", "+mips32r5", "+mips32r6", "+mips3_32", "+mips3_32r2", "+mips4_32", "+mips4_32r2", "+mips5_32r2", "+nan2008"]>>} {
  }
  module @mips64 attributes {llvm.target = #llvm.target<triple = "mips64el-linux-gnuabi64", chip = "octeon+", features = <["+cnmips", "+cnmipsp", "+fp64", "+gp64", "+mips1", "+mips2", "+mips3", "+mips32", "+mips32r2", "+mips3_32", "+mips3_32r2", "+mips4", "+mips4_32", "+mips4_32r2", "+mips5", "+mips5_32r2", "+mips64", "+mips64r2", "+sym32"]>>} {
  }
  module @sparc attributes {llvm.target = #llvm.target<triple = "sparc", chip = "", features = <["+64bit", "+v9"]>>} {
  }
  module @sparcv9 attributes {llvm.target = #llvm.target<triple = "sparc64-unknown-netbsd", chip = "niagara", features = <["+64bit", "+deprecated-v8", "+no-predictor"]>>} {
  }
  module @hexagon attributes {llvm.target = #llvm.target<triple = "hexagon", chip = "", features = <["+cabac", "+compound", "+duplex", "+hvx", "+hvxv60", "+hvxv62", "+hvxv65", "+hvxv66", "+hvxv67", "+hvxv68", "+mem_noshuf", "+memops", "+nvj", "+nvs", "+packets", "+small-data", "+v5", "+v55", "+v60", "+v62", "+v65", "+v66", "+v67", "+v68"]>>} {
  }
  module @hexagon_vectors attributes {llvm.target = #llvm.target<triple = "hexagon", chip = "hexagonv69", features = <["+cabac", "+compound", "+duplex", "+hvx", "+hvx-length64b", "+hvxv60", "+hvxv62", "+hvxv65", "+hvxv66", "+hvxv67", "+hvxv68", "+hvxv69", "+mem_noshuf", "+memops", "+nvj", "+nvs", "+packets", "+small-data", "+v5", "+v55", "+v60", "+v62", "+v65", "+v66", "+v67", "+v68", "+v69"]>>} {
  }
  module @hexagon_version attributes {llvm.target = #llvm.target<triple = "hexagon", chip = "hexagonv66", features = <["+cabac", "+compound", "+duplex", "+hvx", "+hvxv60", "+hvxv62", "+hvxv65", "+mem_noshuf", "+memops", "+nvj", "+nvs", "+packets", "+small-data", "+v5", "+v55", "+v60", "+v62", "+v65", "+v66", "+zreg"]>>} {
  }
  module @hexagon_float attributes {llvm.target = #llvm.target<triple = "hexagon", chip = "hexagonv71t", features = <["+audio", "+compound", "+hvx", "+hvx-qfloat", "+hvxv60", "+hvxv62", "+hvxv65", "+hvxv66", "+hvxv67", "+hvxv68", "+hvxv69", "+hvxv71", "+mem_noshuf", "+memops", "+nvs", "+packets", "+small-data", "+tinycore", "+v5", "+v55", "+v60", "+v62", "+v65", "+v66", "+v67", "+v68", "+v69", "+v71", "+zreg"]>>} {
  }
  module @gpu attributes {llvm.target = #llvm.target<triple = "amdgcn-amd-amdhsa", chip = "", features = <["+flat-address-space", "+wavefrontsize64"]>>} {
  }
  module @gpu_32 attributes {llvm.target = #llvm.target<triple = "amdgcn", chip = "generic", features = <["+wavefrontsize32"]>>} {
  }
  module @gpu_both attributes {llvm.target = #llvm.target<triple = "amdgcn", chip = "tahiti", features = <["+addressablelocalmemorysize32768", "+assembler-permissive-wavesize", "+atomic-fmin-fmax-global-f32", "+atomic-fmin-fmax-global-f64", "+cube-insts", "+cvt-pknorm-vop2-insts", "+default-component-zero", "+ds-src2-insts", "+extended-image-insts", "+fast-fmaf", "+fp64", "+gds", "+gws", "+half-rate-64-ops", "+image-insts", "+ldsbankcount32", "+lerp-inst", "+mad-mac-f32-insts", "+mimg-r128", "+movrel", "+s-memtime-inst", "+sad-insts", "+southern-islands", "+trig-reduced-range", "+vmem-write-vgpr-in-order", "+wavefrontsize64"]>>} {
  }
  module @gpu_10 attributes {llvm.target = #llvm.target<triple = "amdgcn", chip = "generic", features = <["+16-bit-insts", "+a16", "+add-no-carry-insts", "+addressablelocalmemorysize65536", "+aperture-regs", "+atomic-fmin-fmax-flat-f32", "+atomic-fmin-fmax-flat-f64", "+atomic-fmin-fmax-global-f32", "+atomic-fmin-fmax-global-f64", "+ci-insts", "+cube-insts", "+cvt-norm-insts", "+cvt-pknorm-vop2-insts", "+cvt-pknorm-vop3-insts", "+default-component-zero", "+dpp", "+dpp8", "+extended-image-insts", "+fast-denormal-f32", "+fast-fmaf", "+flat-address-space", "+flat-global-insts", "+flat-inst-offsets", "+flat-scratch-insts", "+fma-mix-insts", "+fp64", "+g16", "+gds", "+gfx10-insts", "+gfx8-insts", "+gfx9-insts", "+gws", "+image-insts", "+int-clamp-insts", "+inv-2pi-inline-imm", "+max-hard-clause-length-63", "+mimg-r128", "+movrel", "+no-data-dep-hazard", "+no-sdst-cmpx", "+pk-fmac-f16-inst", "+qsad-insts", "+s-memrealtime", "+s-memtime-inst", "+sad-insts", "+sdwa", "+sdwa-omod", "+sdwa-scalar", "+sdwa-sdst", "+unaligned-buffer-access", "+unaligned-ds-access", "+unaligned-scratch-access", "+vmem-to-lds-load-insts", "+vmem-write-vgpr-in-order", "+vop3-literal", "+vop3p", "+vscnt", "+wavefrontsize64"]>>} {
  }
  module @gpu_10_both attributes {llvm.target = #llvm.target<triple = "amdgcn", chip = "", features = <["+16-bit-insts", "+a16", "+add-no-carry-insts", "+addressablelocalmemorysize65536", "+aperture-regs", "+assembler-permissive-wavesize", "+atomic-fmin-fmax-flat-f32", "+atomic-fmin-fmax-flat-f64", "+atomic-fmin-fmax-global-f32", "+atomic-fmin-fmax-global-f64", "+ci-insts", "+cube-insts", "+cvt-norm-insts", "+cvt-pknorm-vop2-insts", "+cvt-pknorm-vop3-insts", "+default-component-zero", "+dpp", "+dpp8", "+extended-image-insts", "+fast-denormal-f32", "+fast-fmaf", "+flat-address-space", "+flat-global-insts", "+flat-inst-offsets", "+flat-scratch-insts", "+fma-mix-insts", "+fp64", "+g16", "+gds", "+gfx10-insts", "+gfx8-insts", "+gws", "+image-insts", "+int-clamp-insts", "+inv-2pi-inline-imm", "+lerp-inst", "+max-hard-clause-length-63", "+mimg-r128", "+movrel", "+no-data-dep-hazard", "+no-sdst-cmpx", "+pk-fmac-f16-inst", "+qsad-insts", "+s-memrealtime", "+s-memtime-inst", "+sad-insts", "+sdwa-omod", "+sdwa-scalar", "+sdwa-sdst", "+unaligned-buffer-access", "+unaligned-ds-access", "+unaligned-scratch-access", "+vmem-to-lds-load-insts", "+vmem-write-vgpr-in-order", "+vop3-literal", "+vop3p", "+vscnt", "+wavefrontsize64"]>>} {
  }
  module @r600 attributes {llvm.target = #llvm.target<triple = "r600", chip = "", features = <["+HasVertexCache", "+R600ALUInst", "+fetch8", "+r600", "+wavefrontsize64"]>>} {
  }
  module @r600_cpu attributes {llvm.target = #llvm.target<triple = "r600", chip = "cayman", features = <["+addressablelocalmemorysize32768", "+caymanISA", "+fetch16", "+fmaf", "+northern-islands", "+wavefrontsize64"]>>} {
  }
  module @powerpc attributes {llvm.target = #llvm.target<triple = "powerpc64-ibm-aix", chip = "", features = <["+64bit", "+64bit-support", "+aix", "+invariant-function-descriptors"]>>} {
  }
  module @x32 attributes {llvm.target = #llvm.target<triple = "x86_64-linux-gnu-gnux32", chip = "core2", features = <["+64bit", "+64bit-mode", "+cmov", "+cx16", "+cx8", "+fxsr", "+macrofusion", "+mmx", "+nopl", "+sahf", "+slow-unaligned-mem-16", "+sse", "+sse2", "+sse3", "+ssse3", "+vzeroupper", "+x32", "+x87"]>>} {
  }
  module @x32_real attributes {llvm.target = #llvm.target<triple = "x86_64-pc-linux-gnux32", chip = "k8", features = <["+64bit", "+64bit-mode", "+cmov", "+cx8", "+fast-scalar-shift-masks", "+fxsr", "+mmx", "+nopl", "+prfchw", "+sbb-dep-breaking", "+slow-shld", "+slow-unaligned-mem-16", "+sse", "+sse2", "+vzeroupper", "+x32", "+x87"]>>} {
  }
  module @x86_16 attributes {llvm.target = #llvm.target<triple = "i386-unknown-none-code16", chip = "i386", features = <["+16bit-mode", "+slow-unaligned-mem-16", "+vzeroupper", "+x87"]>>} {
  }
  module @riscv attributes {llvm.target = #llvm.target<triple = "riscv32be", chip = "generic", features = <["+32bit", "+i", "+optimized-nf2-segment-load-store", "+zca", "+zcmp"]>>} {
  }
  module @loongarch attributes {llvm.target = #llvm.target<triple = "loongarch64", chip = "", features = <["+32s", "+64bit", "+d", "+f", "+lsx", "+ual"]>>} {
  }
  module @loongarch_32 attributes {llvm.target = #llvm.target<triple = "loongarch32", chip = "generic", features = <["+32bit"]>>} {
  }
  module @avr attributes {llvm.target = #llvm.target<triple = "avr", chip = "generic", features = <["+addsubiw", "+avr0", "+avr1", "+ijmpcall", "+lpm", "+memmappedregs"]>>} {
  }
  module @none attributes {llvm.target = #llvm.target<triple = "spirv64v1.2-amd-amdhsa", chip = "generic", features = <[]>>} {
  }
}

