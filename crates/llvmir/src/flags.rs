//! Instruction flags as bits, and their text.

/// Integer arithmetic and cast flags.
pub mod int {
    /// `nuw`
    pub const NUW: u16 = 1;
    /// `nsw`
    pub const NSW: u16 = 2;
    /// `exact`
    pub const EXACT: u16 = 4;
    /// `disjoint`
    pub const DISJOINT: u16 = 8;
    /// `nneg`
    pub const NNEG: u16 = 16;
    /// `samesign`
    pub const SAMESIGN: u16 = 32;
}

/// `getelementptr` flags. `inbounds` implies `nusw`.
pub mod gep {
    /// `inbounds`
    pub const INBOUNDS: u16 = 1 | NUSW;
    /// `nusw`
    pub const NUSW: u16 = 2;
    /// `nuw`
    pub const NUW: u16 = 4;
}

/// Fast-math flags.
pub mod fast_math {
    /// `reassoc`
    pub const REASSOC: u16 = 1;
    /// `nnan`
    pub const NNAN: u16 = 2;
    /// `ninf`
    pub const NINF: u16 = 4;
    /// `nsz`
    pub const NSZ: u16 = 8;
    /// `arcp`
    pub const ARCP: u16 = 16;
    /// `contract`
    pub const CONTRACT: u16 = 32;
    /// `afn`
    pub const AFN: u16 = 64;
    /// `fast`: all of them
    pub const FAST: u16 = 127;
}

/// Pushes `nuw nsw `, a space after each.
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
    for (_, text) in TEXTS.iter().filter(|(bit, _)| flags & bit != 0) {
        out.extend_from_slice(text);
    }
}

/// Pushes `inbounds nuw `, a space after each.
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

/// Pushes `nnan ninf ` or `fast `, a space after each.
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
    for (_, text) in TEXTS.iter().filter(|(bit, _)| flags & bit != 0) {
        out.extend_from_slice(text);
    }
}
