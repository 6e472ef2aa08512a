//! The names of the bits of `flags` and `spFlags`.

use crate::text::push_u64;

/// The names of the bits of a flags field.
#[derive(Debug)]
pub struct FlagNames {
    /// The prefix of every name.
    prefix: &'static str,
    /// The noun for an unknown name in messages of LLVM's parser.
    pub noun: &'static str,
    /// The bits that names use, and all bits below the highest of these.
    mask: u32,
    /// The names that the parser accepts.
    names: &'static [(u32, &'static str)],
    /// Groups of bits that encode one number. The name with the highest value has all bits of its group.
    groups: &'static [&'static [(u32, &'static str)]],
}

/// `DIFlag*`
pub static TYPE_FLAGS: FlagNames = FlagNames {
    prefix: "DIFlag",
    noun: "debug info flag",
    mask: 0x7fff_ffff,
    names: &[
        (1, "Private"),
        (2, "Protected"),
        (3, "Public"),
        (1 << 2, "FwdDecl"),
        (1 << 3, "AppleBlock"),
        (1 << 4, "ReservedBit4"),
        (1 << 5, "Virtual"),
        (1 << 6, "Artificial"),
        (1 << 7, "Explicit"),
        (1 << 8, "Prototyped"),
        (1 << 9, "ObjcClassComplete"),
        (1 << 10, "ObjectPointer"),
        (1 << 11, "Vector"),
        (1 << 12, "StaticMember"),
        (1 << 13, "LValueReference"),
        (1 << 14, "RValueReference"),
        (1 << 15, "ExportSymbols"),
        (1 << 16, "SingleInheritance"),
        (2 << 16, "MultipleInheritance"),
        (3 << 16, "VirtualInheritance"),
        (1 << 18, "IntroducedVirtual"),
        (1 << 19, "BitField"),
        (1 << 20, "NoReturn"),
        (1 << 22, "TypePassByValue"),
        (1 << 23, "TypePassByReference"),
        (1 << 24, "EnumClass"),
        (1 << 25, "Thunk"),
        (1 << 26, "NonTrivial"),
        (1 << 27, "BigEndian"),
        (1 << 28, "LittleEndian"),
        (1 << 29, "AllCallsDescribed"),
        (1 << 30, "NameIsSimplified"),
        (INDIRECT_VIRTUAL_BASE, "IndirectVirtualBase"),
    ],
    groups: &[
        &[(1, "Private"), (2, "Protected"), (3, "Public")],
        &[
            (1 << 16, "SingleInheritance"),
            (2 << 16, "MultipleInheritance"),
            (3 << 16, "VirtualInheritance"),
        ],
        &[(INDIRECT_VIRTUAL_BASE, "IndirectVirtualBase")],
    ],
};

const INDIRECT_VIRTUAL_BASE: u32 = 1 << 2 | 1 << 5;

/// `DISPFlag*`
pub static SUBPROGRAM_FLAGS: FlagNames = FlagNames {
    prefix: "DISPFlag",
    noun: "subprogram debug info flag",
    mask: 0xfff,
    names: &[
        (subprogram::VIRTUAL, "Virtual"),
        (subprogram::PURE_VIRTUAL, "PureVirtual"),
        (subprogram::LOCAL_TO_UNIT, "LocalToUnit"),
        (subprogram::DEFINITION, "Definition"),
        (subprogram::OPTIMIZED, "Optimized"),
        (1 << 5, "Pure"),
        (1 << 6, "Elemental"),
        (1 << 7, "Recursive"),
        (1 << 8, "MainSubprogram"),
        (1 << 9, "Deleted"),
        (1 << 11, "ObjCDirect"),
    ],
    groups: &[],
};

/// The bits of `flags`.
pub mod types {
    use terrace_llvm_words::numbers;

    numbers! {
        u32, "DIFlag":
        VECTOR "Vector" 1 << 11, STATIC_MEMBER "StaticMember" 1 << 12,
    }
}

/// The bits of `spFlags`.
pub mod subprogram {
    use terrace_llvm_words::numbers;

    numbers! {
        u32, "DISPFlag":
        VIRTUAL "Virtual" 1, PURE_VIRTUAL "PureVirtual" 2, LOCAL_TO_UNIT "LocalToUnit" 1 << 2,
        DEFINITION "Definition" 1 << 3, OPTIMIZED "Optimized" 1 << 4,
    }
}

impl FlagNames {
    /// Returns the bits of a name.
    pub fn value_of(&self, text: &[u8]) -> Option<u32> {
        let name = text.strip_prefix(self.prefix.as_bytes())?;
        let mut names = self.names.iter();
        names
            .find(|row| row.1.as_bytes() == name)
            .map(|&(bits, _)| bits)
    }

    /// Pushes bits in LLVM's format: `DIFlagPublic | DIFlagVector`, with unnamed bits as a number.
    pub(crate) fn push(&self, bits: u32, out: &mut Vec<u8>) {
        let mut left = bits;
        let mut is_first = true;
        let mut name = |name: &str, is_first: &mut bool| {
            if !std::mem::take(is_first) {
                out.extend_from_slice(b" | ");
            }
            out.extend_from_slice(self.prefix.as_bytes());
            out.extend_from_slice(name.as_bytes());
        };
        let mut take = |left: &mut u32, row: &(u32, &str), is_first: &mut bool| {
            // Removing a named flag also clears the bits above the highest name.
            *left &= self.mask & !row.0;
            name(row.1, is_first);
        };
        for group in self.groups {
            let all = group.iter().fold(0, |all, row| all | row.0);
            if let Some(row) = group.iter().find(|row| left & all == row.0) {
                take(&mut left, row, &mut is_first);
            }
        }
        for row in self.names.iter().filter(|row| row.0.is_power_of_two()) {
            if left & row.0 != 0 {
                take(&mut left, row, &mut is_first);
            }
        }
        if left != 0 || is_first {
            if !is_first {
                out.extend_from_slice(b" | ");
            }
            push_u64(out, u64::from(left));
        }
    }
}
