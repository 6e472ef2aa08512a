//! Types of arguments and results in the source of a program.

use terrace_numeric::FloatKind;

/// The maximum nesting depth of types that are analyzed. It bounds recursion.
pub const MAX_DEPTH: u32 = 64;

/// The maximum number of parts of types that are analyzed.
pub const MAX_PARTS: u32 = 4096;

/// The signedness of an integer.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Sign {
    /// `iN`: printed as signed; parsed as signed or unsigned.
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
        /// The width in bits.
        width: u32,
        /// The signedness.
        sign: Sign,
    },
    /// `index`
    Index,
    /// `f32`, `bf16`, `f8E5M2`, `x86_fp80`
    Float(FloatKind),
    /// `complex<f32>`
    Complex(Box<SourceType>),
    /// `vector<4x8xf32>`, `<4 x i32>`. The rank may be 0.
    Vector {
        /// The sizes. For a scalable vector, the last size is multiplied by `vscale`, which is 1 with Cranelift.
        shape: Vec<u64>,
        /// Element type.
        element: Box<SourceType>,
    },
    /// `memref<4x?xf32>`
    MemRef(MemRef),
    /// `memref<*xf32>`
    UnrankedMemRef(Box<SourceType>),
    /// `!llvm.ptr`, `ptr`: the address space.
    Ptr(u32),
    /// `!llvm.array<4 x i32>`, `[4 x i32]`
    Array {
        /// The number of elements.
        len: u64,
        /// The element type.
        element: Box<SourceType>,
    },
    /// `!llvm.struct<(i32, f32)>`, `{ i32, float }`
    Struct {
        /// The name without `%`; empty for a literal struct.
        name: String,
        /// Field types.
        fields: Vec<SourceType>,
        /// True if the struct has no padding.
        packed: bool,
    },
    /// A type that has no values, with the reason as a predicate whose subject is the type.
    Other(&'static str),
}

/// A ranked memref.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct MemRef {
    /// The sizes; `None` for dynamic ones.
    pub shape: Vec<Option<u64>>,
    /// The strides in elements; `None` for dynamic ones.
    pub strides: Vec<Option<i64>>,
    /// The offset in elements; `None` if dynamic.
    pub offset: Option<i64>,
    /// True if the layout is contiguous and row-major.
    pub is_identity: bool,
    /// The address space of the pointers.
    pub space: u32,
    /// Element type.
    pub element: Box<SourceType>,
}

/// Limits the analysis of a type. Types share their parts, so a small type may expand to a huge tree.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Budget {
    depth: u32,
    parts: u32,
}

impl Budget {
    /// Returns the budget for one type.
    pub(crate) fn new() -> Budget {
        Budget {
            depth: MAX_DEPTH,
            parts: MAX_PARTS,
        }
    }

    /// Calls `then` for a part of the type if the budget permits it.
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
    /// Returns true if all sizes, strides and the offset are static.
    pub fn is_static(&self) -> bool {
        self.shape.iter().all(Option::is_some)
            && self.strides.iter().all(Option::is_some)
            && self.offset.is_some()
    }

    /// Returns the number of dimensions.
    pub fn rank(&self) -> usize {
        self.shape.len()
    }
}

impl SourceType {
    /// Returns a signless integer type.
    pub fn int(width: u32) -> SourceType {
        SourceType::Int {
            width,
            sign: Sign::Signless,
        }
    }
}
