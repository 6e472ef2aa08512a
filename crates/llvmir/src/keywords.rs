//! Closed sets of keywords: opcodes, predicates, orderings, linkage and the like.

pub use terrace_numeric::IntPredicate;

/// Declares an enum whose variants have the names beside them.
macro_rules! names {
    ($(#[$meta:meta])* $name:ident { $($variant:ident $text:literal,)* }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[repr(u8)]
        #[expect(missing_docs, reason = "each variant is the name beside it")]
        pub enum $name { $($variant,)* }

        impl $name {
            /// Every variant, in order.
            pub const ALL: &[$name] = &[$($name::$variant,)*];

            /// The name as LLVM prints it.
            #[inline]
            pub fn text(self) -> &'static str {
                const TEXTS: &[&str] = &[$($text,)*];
                TEXTS[self as usize]
            }
        }
    };
}
pub(crate) use names;

macro_rules! keywords {
    ($(#[$meta:meta])* $name:ident { $($rest:tt)* }) => {
        names! { $(#[$meta])* $name { $($rest)* } }

        impl $name {
            /// The variant with this keyword.
            pub fn from_text(text: &str) -> Option<$name> {
                $name::ALL.iter().copied().find(|variant| variant.text() == text)
            }
        }
    };
}

macro_rules! from_bits {
    ($($name:ident)*) => {
        $(impl $name {
            #[inline]
            pub(crate) fn from_bits(bits: u8) -> $name {
                $name::ALL[usize::from(bits)]
            }
        })*
    };
}

from_bits! { BinaryOp CastOp FloatPredicate AtomicOp Ordering TailKind }

keywords! {
    /// A binary operation.
    BinaryOp {
        Add "add", Sub "sub", Mul "mul", UDiv "udiv", SDiv "sdiv", URem "urem", SRem "srem",
        Shl "shl", LShr "lshr", AShr "ashr", And "and", Or "or", Xor "xor",
        FAdd "fadd", FSub "fsub", FMul "fmul", FDiv "fdiv", FRem "frem",
    }
}

impl BinaryOp {
    /// Returns true if the operands are floats.
    #[inline]
    pub fn is_float(self) -> bool {
        self as u8 >= BinaryOp::FAdd as u8
    }

    /// Returns true if the operands may be exchanged.
    pub fn is_commutative(self) -> bool {
        use BinaryOp::*;
        matches!(self, Add | Mul | And | Or | Xor | FAdd | FMul)
    }
}

keywords! {
    /// A cast.
    CastOp {
        Trunc "trunc", ZExt "zext", SExt "sext", FpToUi "fptoui", FpToSi "fptosi",
        UiToFp "uitofp", SiToFp "sitofp", FpTrunc "fptrunc", FpExt "fpext",
        PtrToInt "ptrtoint", PtrToAddr "ptrtoaddr", IntToPtr "inttoptr", BitCast "bitcast",
        AddrSpaceCast "addrspacecast",
    }
}

impl CastOp {
    /// Returns true if the cast takes fast-math flags rather than integer ones.
    #[inline]
    pub fn has_fast_math(self) -> bool {
        matches!(self, CastOp::FpTrunc | CastOp::FpExt)
    }
}

keywords! {
    /// A float comparison. The order is LLVM's: bit 0 equal, 1 greater, 2 less, 3 unordered.
    FloatPredicate {
        False "false", Oeq "oeq", Ogt "ogt", Oge "oge", Olt "olt", Ole "ole", One "one",
        Ord "ord", Uno "uno", Ueq "ueq", Ugt "ugt", Uge "uge", Ult "ult", Ule "ule",
        Une "une", True "true",
    }
}

keywords! {
    /// The operation of an `atomicrmw`. The order is that of the numbers of bitcode, which are
    /// those of the LLVM dialect too.
    AtomicOp {
        Xchg "xchg", Add "add", Sub "sub", And "and", Nand "nand", Or "or", Xor "xor",
        Max "max", Min "min", UMax "umax", UMin "umin", FAdd "fadd", FSub "fsub",
        FMax "fmax", FMin "fmin", UIncWrap "uinc_wrap", UDecWrap "udec_wrap",
        USubCond "usub_cond", USubSat "usub_sat", FMaximum "fmaximum", FMinimum "fminimum",
    }
}

keywords! {
    /// A memory ordering; `NotAtomic` prints nothing. The order is that of the numbers of bitcode.
    Ordering {
        NotAtomic "", Unordered "unordered", Monotonic "monotonic", Acquire "acquire",
        Release "release", AcqRel "acq_rel", SeqCst "seq_cst",
    }
}

keywords! {
    /// The tail marker of a call; `None` prints nothing.
    TailKind {
        None "", Tail "tail", MustTail "musttail", NoTail "notail",
    }
}

keywords! {
    /// Linkage; `External` prints nothing on a definition.
    Linkage {
        External "external", AvailableExternally "available_externally",
        LinkOnceAny "linkonce", LinkOnceOdr "linkonce_odr", WeakAny "weak", WeakOdr "weak_odr",
        Appending "appending", Internal "internal", Private "private",
        ExternalWeak "extern_weak", Common "common",
    }
}

impl Linkage {
    /// Returns true if the definition may be replaced by another at link time.
    pub fn is_interposable(self) -> bool {
        use Linkage::*;
        matches!(self, WeakAny | LinkOnceAny | Common | ExternalWeak)
    }

    /// Returns true if the symbol is not visible outside the module.
    pub fn is_local(self) -> bool {
        matches!(self, Linkage::Internal | Linkage::Private)
    }
}

keywords! {
    /// Visibility; `Default` prints nothing.
    Visibility {
        Default "default", Hidden "hidden", Protected "protected",
    }
}

keywords! {
    /// DLL storage class; `Default` prints nothing.
    DllStorage {
        Default "", Import "dllimport", Export "dllexport",
    }
}

keywords! {
    /// The significance of a symbol's address; `None` prints nothing.
    UnnamedAddr {
        None "", Local "local_unnamed_addr", Global "unnamed_addr",
    }
}

keywords! {
    /// Thread-local model; `NotThreadLocal` prints nothing.
    ThreadLocal {
        NotThreadLocal "", GeneralDynamic "thread_local",
        LocalDynamic "thread_local(localdynamic)", InitialExec "thread_local(initialexec)",
        LocalExec "thread_local(localexec)",
    }
}

keywords! {
    /// The linker's choice among comdats of one name.
    ComdatKind {
        Any "any", ExactMatch "exactmatch", Largest "largest",
        NoDeduplicate "nodeduplicate", SameSize "samesize",
    }
}

/// A calling convention, LLVM's number.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct CallConv(pub u32);

impl CallConv {
    /// `ccc`, which prints nothing.
    pub const C: CallConv = CallConv(0);

    /// The conventions that have a keyword.
    pub(crate) const KEYWORDS: &[(&str, CallConv)] = &[
        ("ccc", CallConv(0)),
        ("fastcc", CallConv(8)),
        ("coldcc", CallConv(9)),
        ("ghccc", CallConv(10)),
        ("anyregcc", CallConv(13)),
        ("preserve_mostcc", CallConv(14)),
        ("preserve_allcc", CallConv(15)),
        ("swiftcc", CallConv(16)),
        ("cxx_fast_tlscc", CallConv(17)),
        ("tailcc", CallConv(18)),
        ("cfguard_checkcc", CallConv(19)),
        ("swifttailcc", CallConv(20)),
        ("preserve_nonecc", CallConv(21)),
        ("x86_stdcallcc", CallConv(64)),
        ("x86_fastcallcc", CallConv(65)),
        ("arm_apcscc", CallConv(66)),
        ("arm_aapcscc", CallConv(67)),
        ("arm_aapcs_vfpcc", CallConv(68)),
        ("msp430_intrcc", CallConv(69)),
        ("x86_thiscallcc", CallConv(70)),
        ("ptx_kernel", CallConv(71)),
        ("ptx_device", CallConv(72)),
        ("spir_func", CallConv(75)),
        ("spir_kernel", CallConv(76)),
        ("intel_ocl_bicc", CallConv(77)),
        ("x86_64_sysvcc", CallConv(78)),
        ("win64cc", CallConv(79)),
        ("x86_vectorcallcc", CallConv(80)),
        ("hhvmcc", CallConv(81)),
        ("hhvm_ccc", CallConv(82)),
        ("x86_intrcc", CallConv(83)),
        ("avr_intrcc", CallConv(84)),
        ("avr_signalcc", CallConv(85)),
        ("amdgpu_vs", CallConv(87)),
        ("amdgpu_gs", CallConv(88)),
        ("amdgpu_ps", CallConv(89)),
        ("amdgpu_cs", CallConv(90)),
        ("amdgpu_kernel", CallConv(91)),
        ("x86_regcallcc", CallConv(92)),
        ("amdgpu_hs", CallConv(93)),
        ("amdgpu_ls", CallConv(95)),
        ("amdgpu_es", CallConv(96)),
        ("aarch64_vector_pcs", CallConv(97)),
        ("aarch64_sve_vector_pcs", CallConv(98)),
        ("amdgpu_gfx", CallConv(100)),
        ("aarch64_sme_preservemost_from_x0", CallConv(102)),
        ("aarch64_sme_preservemost_from_x2", CallConv(103)),
        ("amdgpu_cs_chain", CallConv(104)),
        ("amdgpu_cs_chain_preserve", CallConv(105)),
        ("m68k_rtdcc", CallConv(106)),
        ("graalcc", CallConv(107)),
        ("riscv_vector_cc", CallConv(110)),
        ("aarch64_sme_preservemost_from_x1", CallConv(111)),
        ("riscv_vls_cc(32)", CallConv(112)),
        ("riscv_vls_cc(64)", CallConv(113)),
        ("riscv_vls_cc(128)", CallConv(114)),
        ("riscv_vls_cc(256)", CallConv(115)),
        ("riscv_vls_cc(512)", CallConv(116)),
        ("riscv_vls_cc(1024)", CallConv(117)),
        ("riscv_vls_cc(2048)", CallConv(118)),
        ("riscv_vls_cc(4096)", CallConv(119)),
        ("riscv_vls_cc(8192)", CallConv(120)),
        ("riscv_vls_cc(16384)", CallConv(121)),
        ("riscv_vls_cc(32768)", CallConv(122)),
        ("riscv_vls_cc(65536)", CallConv(123)),
        ("amdgpu_gfx_whole_wave", CallConv(124)),
        ("cheriot_compartmentcallcc", CallConv(125)),
        ("cheriot_compartmentcalleecc", CallConv(126)),
        ("cheriot_librarycallcc", CallConv(127)),
    ];

    /// The keyword LLVM prints, if the convention has one; `cc N` otherwise.
    pub fn text(self) -> Option<&'static str> {
        let found = CallConv::KEYWORDS.iter().find(|(_, conv)| *conv == self);
        found.map(|(text, _)| *text)
    }

    /// Pushes the convention and a space, nothing for `ccc`.
    #[inline]
    pub(crate) fn push(self, out: &mut Vec<u8>) {
        if self == CallConv::C {
            return;
        }
        match self.text() {
            Some(text) => {
                out.extend_from_slice(text.as_bytes());
                // LLVM's text of these two ends in a blank of its own.
                if matches!(self, CallConv(84 | 85)) {
                    out.push(b' ');
                }
            }
            None => {
                out.extend_from_slice(b"cc");
                crate::text::push_u64(out, u64::from(self.0));
            }
        }
        out.push(b' ');
    }
}
