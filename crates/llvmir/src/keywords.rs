//! Closed sets of keywords: opcodes, predicates, orderings, linkage and the like.

macro_rules! keywords {
    ($(#[$meta:meta])* $name:ident { $($variant:ident $text:literal,)* }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        #[repr(u8)]
        #[expect(missing_docs, reason = "each variant is the keyword beside it")]
        pub enum $name { $($variant,)* }

        impl $name {
            /// Every variant, in order.
            pub const ALL: &[$name] = &[$($name::$variant,)*];

            /// The keyword as LLVM prints it.
            #[inline]
            pub fn text(self) -> &'static str {
                const TEXTS: &[&str] = &[$($text,)*];
                TEXTS[self as usize]
            }

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

from_bits! { BinaryOp CastOp IntPredicate FloatPredicate AtomicOp Ordering TailKind }

keywords! {
    /// A binary operation.
    BinaryOp {
        Add "add", Sub "sub", Mul "mul", UDiv "udiv", SDiv "sdiv", URem "urem", SRem "srem",
        Shl "shl", LShr "lshr", AShr "ashr", And "and", Or "or", Xor "xor",
        FAdd "fadd", FSub "fsub", FMul "fmul", FDiv "fdiv", FRem "frem",
    }
}

impl BinaryOp {
    /// Whether the operands are floats.
    #[inline]
    pub fn is_float(self) -> bool {
        self as u8 >= BinaryOp::FAdd as u8
    }

    /// Whether the operands may be exchanged.
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
    /// Whether the cast takes fast-math flags rather than integer ones.
    #[inline]
    pub fn has_fast_math(self) -> bool {
        matches!(self, CastOp::FpTrunc | CastOp::FpExt)
    }
}

keywords! {
    /// An integer comparison.
    IntPredicate {
        Eq "eq", Ne "ne", Ugt "ugt", Uge "uge", Ult "ult", Ule "ule",
        Sgt "sgt", Sge "sge", Slt "slt", Sle "sle",
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
    /// The operation of an `atomicrmw`.
    AtomicOp {
        Xchg "xchg", Add "add", Sub "sub", And "and", Nand "nand", Or "or", Xor "xor",
        Max "max", Min "min", UMax "umax", UMin "umin", FAdd "fadd", FSub "fsub",
        FMax "fmax", FMin "fmin", FMaximum "fmaximum", FMinimum "fminimum",
        UIncWrap "uinc_wrap", UDecWrap "udec_wrap", USubCond "usub_cond", USubSat "usub_sat",
    }
}

keywords! {
    /// A memory ordering; `NotAtomic` prints nothing.
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
    /// Whether the definition may be replaced by another at link time.
    pub fn is_interposable(self) -> bool {
        use Linkage::*;
        matches!(self, WeakAny | LinkOnceAny | Common | ExternalWeak)
    }

    /// Whether the symbol is not seen outside the module.
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
    /// Whether the address is significant; `None` prints nothing.
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
    /// How the linker chooses among comdats of one name.
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

    /// The keyword LLVM prints, if the convention has one; `cc N` otherwise.
    pub fn text(self) -> Option<&'static str> {
        Some(match self.0 {
            8 => "fastcc",
            9 => "coldcc",
            10 => "ghccc",
            13 => "anyregcc",
            14 => "preserve_mostcc",
            15 => "preserve_allcc",
            16 => "swiftcc",
            17 => "cxx_fast_tlscc",
            18 => "tailcc",
            19 => "cfguard_checkcc",
            20 => "swifttailcc",
            21 => "preserve_nonecc",
            64 => "x86_stdcallcc",
            65 => "x86_fastcallcc",
            66 => "arm_apcscc",
            67 => "arm_aapcscc",
            68 => "arm_aapcs_vfpcc",
            69 => "msp430_intrcc",
            70 => "x86_thiscallcc",
            71 => "ptx_kernel",
            72 => "ptx_device",
            75 => "spir_func",
            76 => "spir_kernel",
            77 => "intel_ocl_bicc",
            78 => "x86_64_sysvcc",
            79 => "win64cc",
            80 => "x86_vectorcallcc",
            81 => "hhvmcc",
            82 => "hhvm_ccc",
            83 => "x86_intrcc",
            84 => "avr_intrcc",
            85 => "avr_signalcc",
            87 => "amdgpu_vs",
            88 => "amdgpu_gs",
            89 => "amdgpu_ps",
            90 => "amdgpu_cs",
            91 => "amdgpu_kernel",
            92 => "x86_regcallcc",
            93 => "amdgpu_hs",
            95 => "amdgpu_ls",
            96 => "amdgpu_es",
            97 => "aarch64_vector_pcs",
            98 => "aarch64_sve_vector_pcs",
            100 => "amdgpu_gfx",
            102 => "aarch64_sme_preservemost_from_x0",
            103 => "aarch64_sme_preservemost_from_x2",
            104 => "amdgpu_cs_chain",
            105 => "amdgpu_cs_chain_preserve",
            106 => "m68k_rtdcc",
            110 => "riscv_vector_cc",
            111 => "aarch64_sme_preservemost_from_x1",
            124 => "amdgpu_gfx_whole_wave",
            _ => return None,
        })
    }

    /// Pushes the convention and a space, nothing for `ccc`.
    #[inline]
    pub(crate) fn push(self, out: &mut Vec<u8>) {
        if self == CallConv::C {
            return;
        }
        match self.text() {
            Some(text) => out.extend_from_slice(text.as_bytes()),
            None => {
                out.extend_from_slice(b"cc");
                crate::text::push_u64(out, u64::from(self.0));
            }
        }
        out.push(b' ');
    }
}
