//! Calling conventions: LLVM's numbers, and their keywords in LLVM IR and in the LLVM dialect.

/// A calling convention, as LLVM's number.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct CallConv(pub u32);

/// The number, the keyword in LLVM IR, and the keyword in the LLVM dialect. A missing keyword is empty. Sorted by
/// number.
const ROWS: &[(u32, &str, &str)] = &[
    (0, "ccc", "ccc"),
    (8, "fastcc", "fastcc"),
    (9, "coldcc", "coldcc"),
    (10, "ghccc", "cc_10"),
    (11, "", "cc_11"),
    (13, "anyregcc", "anyregcc"),
    (14, "preserve_mostcc", "preserve_mostcc"),
    (15, "preserve_allcc", "preserve_allcc"),
    (16, "swiftcc", "swiftcc"),
    (17, "cxx_fast_tlscc", "cxx_fast_tlscc"),
    (18, "tailcc", "tailcc"),
    (19, "cfguard_checkcc", "cfguard_checkcc"),
    (20, "swifttailcc", "swifttailcc"),
    (21, "preserve_nonecc", ""),
    (64, "x86_stdcallcc", "x86_stdcallcc"),
    (65, "x86_fastcallcc", "x86_fastcallcc"),
    (66, "arm_apcscc", "arm_apcscc"),
    (67, "arm_aapcscc", "arm_aapcscc"),
    (68, "arm_aapcs_vfpcc", "arm_aapcs_vfpcc"),
    (69, "msp430_intrcc", "msp430_intrcc"),
    (70, "x86_thiscallcc", "x86_thiscallcc"),
    (71, "ptx_kernel", "ptx_kernelcc"),
    (72, "ptx_device", "ptx_devicecc"),
    (75, "spir_func", "spir_funccc"),
    (76, "spir_kernel", "spir_kernelcc"),
    (77, "intel_ocl_bicc", "intel_ocl_bicc"),
    (78, "x86_64_sysvcc", "x86_64_sysvcc"),
    (79, "win64cc", "win64cc"),
    (80, "x86_vectorcallcc", "x86_vectorcallcc"),
    (81, "hhvmcc", "hhvmcc"),
    (82, "hhvm_ccc", "hhvm_ccc"),
    (83, "x86_intrcc", "x86_intrcc"),
    (84, "avr_intrcc", "avr_intrcc"),
    (85, "avr_signalcc", ""),
    (86, "", "avr_builtincc"),
    (87, "amdgpu_vs", "amdgpu_vscc"),
    (88, "amdgpu_gs", "amdgpu_gscc"),
    (89, "amdgpu_ps", ""),
    (90, "amdgpu_cs", "amdgpu_cscc"),
    (91, "amdgpu_kernel", "amdgpu_kernelcc"),
    (92, "x86_regcallcc", "x86_regcallcc"),
    (93, "amdgpu_hs", "amdgpu_hscc"),
    (94, "", "msp430_builtincc"),
    (95, "amdgpu_ls", "amdgpu_lscc"),
    (96, "amdgpu_es", "amdgpu_escc"),
    (97, "aarch64_vector_pcs", "aarch64_vectorcallcc"),
    (98, "aarch64_sve_vector_pcs", "aarch64_sve_vectorcallcc"),
    (99, "", "wasm_emscripten_invokecc"),
    (100, "amdgpu_gfx", "amdgpu_gfxcc"),
    (101, "", "m68k_intrcc"),
    (102, "aarch64_sme_preservemost_from_x0", ""),
    (103, "aarch64_sme_preservemost_from_x2", ""),
    (104, "amdgpu_cs_chain", ""),
    (105, "amdgpu_cs_chain_preserve", ""),
    (106, "m68k_rtdcc", ""),
    (107, "graalcc", ""),
    (110, "riscv_vector_cc", ""),
    (111, "aarch64_sme_preservemost_from_x1", ""),
    (112, "riscv_vls_cc(32)", ""),
    (113, "riscv_vls_cc(64)", ""),
    (114, "riscv_vls_cc(128)", ""),
    (115, "riscv_vls_cc(256)", ""),
    (116, "riscv_vls_cc(512)", ""),
    (117, "riscv_vls_cc(1024)", ""),
    (118, "riscv_vls_cc(2048)", ""),
    (119, "riscv_vls_cc(4096)", ""),
    (120, "riscv_vls_cc(8192)", ""),
    (121, "riscv_vls_cc(16384)", ""),
    (122, "riscv_vls_cc(32768)", ""),
    (123, "riscv_vls_cc(65536)", ""),
    (124, "amdgpu_gfx_whole_wave", ""),
    (125, "cheriot_compartmentcallcc", ""),
    (126, "cheriot_compartmentcalleecc", ""),
    (127, "cheriot_librarycallcc", ""),
];

const COUNT: usize = {
    let (mut count, mut at) = (0, 0);
    while at < ROWS.len() {
        count += !ROWS[at].2.is_empty() as usize;
        at += 1;
    }
    count
};

const CASES: [(&str, u64); COUNT] = {
    let (mut cases, mut count, mut at) = ([("", 0); COUNT], 0, 0);
    while at < ROWS.len() {
        let (number, _, case) = ROWS[at];
        if !case.is_empty() {
            cases[count] = (case, number as u64);
            count += 1;
        }
        at += 1;
    }
    cases
};

impl CallConv {
    /// `ccc`, which LLVM IR does not print.
    pub const C: CallConv = CallConv(0);
    /// The convention of NVIDIA kernels.
    pub const PTX_KERNEL: CallConv = CallConv(71);
    /// The convention of AMD kernels.
    pub const AMDGPU_KERNEL: CallConv = CallConv(91);

    /// The keyword and the number of each convention that is a case of the LLVM dialect's enumeration.
    pub const CASES: &[(&'static str, u64)] = &CASES;

    /// Returns the conventions that have a keyword in LLVM IR.
    pub fn keywords() -> impl Iterator<Item = (&'static str, CallConv)> {
        let rows = ROWS.iter().filter(|row| !row.1.is_empty());
        rows.map(|&(number, text, _)| (text, CallConv(number)))
    }

    /// Returns the keyword that LLVM prints; `None` for a convention that LLVM prints as `cc N`.
    pub fn text(self) -> Option<&'static str> {
        let at = ROWS.binary_search_by_key(&self.0, |row| row.0).ok()?;
        Some(ROWS[at].1).filter(|text| !text.is_empty())
    }

    /// Returns the number.
    pub const fn value(self) -> u64 {
        self.0 as u64
    }

    /// Returns the convention with this number, if the LLVM dialect has a case for it.
    pub fn from_value(value: u64) -> Option<CallConv> {
        let at = CASES.binary_search_by_key(&value, |case| case.1).ok()?;
        u32::try_from(CASES[at].1).ok().map(CallConv)
    }
}
