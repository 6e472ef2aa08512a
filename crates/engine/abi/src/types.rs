//! Types of arguments and results in the source of a program.

use terrace_numeric::FloatKind;

/// Types nested past this depth are not taken apart: bounds the stack.
pub const MAX_DEPTH: u32 = 64;

/// Types of more parts than this are not taken apart.
pub const MAX_PARTS: u32 = 4096;

/// Reads an integer's bits with or without a sign.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Sign {
    /// `iN`: read as signed, written as either.
    Signless,
    /// `siN`
    Signed,
    /// `uiN`
    Unsigned,
}

/// A type of an argument or result.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum SourceType {
    /// `i32`, `si8`, `ui1`
    Int {
        /// Bits.
        width: u32,
        /// Reading of the highest bit.
        sign: Sign,
    },
    /// `index`
    Index,
    /// `f32`, `bf16`, `f8E5M2`, `x86_fp80`
    Float(FloatKind),
    /// `complex<f32>`
    Complex(Box<SourceType>),
    /// `vector<4x8xf32>`, `<4 x i32>`: sizes of at least no dimension.
    Vector {
        /// Sizes. The last one is that of a part of a scalable vector, which has as many parts as `vscale` says: one, with
        /// Cranelift.
        shape: Vec<u64>,
        /// Element type.
        element: Box<SourceType>,
    },
    /// `memref<4x?xf32>`
    MemRef(MemRef),
    /// `memref<*xf32>`
    UnrankedMemRef(Box<SourceType>),
    /// `!llvm.ptr`, `ptr`, by its address space.
    Ptr(u32),
    /// `!llvm.array<4 x i32>`, `[4 x i32]`
    Array {
        /// Number of elements.
        len: u64,
        /// Element type.
        element: Box<SourceType>,
    },
    /// `!llvm.struct<(i32, f32)>`, `{ i32, float }`
    Struct {
        /// The name without `%`; empty for a literal struct.
        name: String,
        /// Field types.
        fields: Vec<SourceType>,
        /// Without padding.
        packed: bool,
    },
    /// A type that no value can be given for; the reason, as the end of a sentence about the type.
    Other(&'static str),
}

/// A ranked memref.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct MemRef {
    /// Sizes; `None` where unknown.
    pub shape: Vec<Option<u64>>,
    /// Elements between neighbours by dimension; `None` where unknown.
    pub strides: Vec<Option<i64>>,
    /// Elements before the first one; `None` if unknown.
    pub offset: Option<i64>,
    /// Row-major without gaps.
    pub is_identity: bool,
    /// Address space of the pointers.
    pub space: u32,
    /// Element type.
    pub element: Box<SourceType>,
}

/// Bounds how much of a type is taken apart: shared parts make big trees of small types.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Budget {
    depth: u32,
    parts: u32,
}

impl Budget {
    /// Room for one type.
    pub(crate) fn new() -> Budget {
        Budget {
            depth: MAX_DEPTH,
            parts: MAX_PARTS,
        }
    }

    /// Calls `then` for a part of the type, if there is room for it.
    pub(crate) fn part(&mut self, then: impl FnOnce(&mut Budget) -> SourceType) -> SourceType {
        if self.depth == 0 || self.parts == 0 {
            return SourceType::Other("is too large or nested too deeply");
        }
        self.depth -= 1;
        self.parts -= 1;
        let ty = then(self);
        self.depth += 1;
        ty
    }
}

impl MemRef {
    /// All sizes, strides and the offset are known.
    pub fn is_static(&self) -> bool {
        self.shape.iter().all(Option::is_some)
            && self.strides.iter().all(Option::is_some)
            && self.offset.is_some()
    }

    /// The number of dimensions.
    pub fn rank(&self) -> usize {
        self.shape.len()
    }
}

impl SourceType {
    /// A signless integer.
    pub fn int(width: u32) -> SourceType {
        SourceType::Int {
            width,
            sign: Sign::Signless,
        }
    }
}
