//! Instruction flags as bits, and their printed form.

/// Integer arithmetic and cast flags.
pub mod int {
    use terrace_llvm_words::numbers;

    numbers! {
        u16, "":
        NUW "nuw" 1, NSW "nsw" 2, EXACT "exact" 4, DISJOINT "disjoint" 8, NNEG "nneg" 16,
        SAMESIGN "samesign" 32,
    }
}

/// `getelementptr` flags. `inbounds` implies `nusw`.
pub mod gep {
    use terrace_llvm_words::numbers;

    numbers! {
        u16, "":
        INBOUNDS "inbounds" 1 | NUSW, NUSW "nusw" 2, NUW "nuw" 4,
    }
}

/// Fast-math flags.
pub mod fast_math {
    use terrace_llvm_words::numbers;

    numbers! {
        u16, "":
        REASSOC "reassoc" 1, NNAN "nnan" 2, NINF "ninf" 4, NSZ "nsz" 8, ARCP "arcp" 16,
        CONTRACT "contract" 32, AFN "afn" 64,
    }

    /// `fast`: all fast-math flags
    pub const FAST: u16 = 127;
}

/// Pushes flags such as `nuw nsw `, each followed by a space.
#[inline]
pub(crate) fn push_int(flags: u16, out: &mut Vec<u8>) {
    if flags == 0 {
        return;
    }
    const TEXTS: [(u16, &[u8]); 6] = [
        (int::NNEG, b"nneg "),
        (int::NUW, b"nuw "),
        (int::NSW, b"nsw "),
        (int::EXACT, b"exact "),
        (int::DISJOINT, b"disjoint "),
        (int::SAMESIGN, b"samesign "),
    ];
    push_words(&TEXTS, flags, out);
}

fn push_words(texts: &[(u16, &[u8])], flags: u16, out: &mut Vec<u8>) {
    for (_, text) in texts.iter().filter(|(bit, _)| flags & bit != 0) {
        out.extend_from_slice(text);
    }
}

/// Pushes flags such as `inbounds nuw `, each followed by a space.
#[inline]
pub(crate) fn push_gep(flags: u16, out: &mut Vec<u8>) {
    if flags & gep::INBOUNDS == gep::INBOUNDS {
        out.extend_from_slice(b"inbounds ");
    } else if flags & gep::NUSW != 0 {
        out.extend_from_slice(b"nusw ");
    }
    if flags & gep::NUW != 0 {
        out.extend_from_slice(b"nuw ");
    }
}

/// Pushes flags such as `nnan ninf `, each followed by a space, or `fast `.
#[inline]
pub(crate) fn push_fast_math(flags: u16, out: &mut Vec<u8>) {
    if flags == 0 {
        return;
    }
    if flags & fast_math::FAST == fast_math::FAST {
        out.extend_from_slice(b"fast ");
        return;
    }
    const TEXTS: [(u16, &[u8]); 7] = [
        (fast_math::REASSOC, b"reassoc "),
        (fast_math::NNAN, b"nnan "),
        (fast_math::NINF, b"ninf "),
        (fast_math::NSZ, b"nsz "),
        (fast_math::ARCP, b"arcp "),
        (fast_math::CONTRACT, b"contract "),
        (fast_math::AFN, b"afn "),
    ];
    push_words(&TEXTS, flags, out);
}
