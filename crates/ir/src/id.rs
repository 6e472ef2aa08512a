//! Handles. All are `u32` and `Copy`. A handle is never `Ord` if its order depends on thread timing.

use std::num::NonZeroU32;
use terrace_diag::Loc;

macro_rules! handle {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash)]
        pub struct $name(NonZeroU32);

        impl $name {
            /// Returns the handle of table row `index`.
            #[inline]
            pub const fn from_index(index: usize) -> Self {
                match NonZeroU32::new(index as u32 + 1) {
                    Some(id) => $name(id),
                    None => panic!("invariant: tables have fewer than 2^32 - 1 rows"),
                }
            }

            /// Returns the table row.
            #[inline]
            pub const fn index(self) -> usize {
                self.0.get() as usize - 1
            }
        }

        impl std::fmt::Debug for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                write!(f, concat!(stringify!($name), "({})"), self.index())
            }
        }
    };
}

/// A handle of a row of a context's table. The bits above the row index contain the context's mark.
macro_rules! interned {
    ($(#[$doc:meta])* $name:ident, $what:literal) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash)]
        pub struct $name(NonZeroU32);

        impl $name {
            /// Returns the handle of table row `index` without a context mark, as fixed handles have it.
            #[inline]
            pub const fn from_index(index: usize) -> Self {
                match NonZeroU32::new(index as u32 + 1) {
                    Some(id) => $name(id),
                    None => panic!("invariant: tables have fewer than 2^32 - 1 rows"),
                }
            }

            /// Returns the table row.
            #[inline]
            pub const fn index(self) -> usize {
                match cfg!(debug_assertions) {
                    true => (self.0.get() & ((1 << ROW_BITS) - 1)) as usize - 1,
                    false => self.0.get() as usize - 1,
                }
            }

            /// Returns the handle of a row of the table of a context with this mark.
            #[inline]
            pub(crate) fn of_context(_mark: ContextMark, index: usize) -> Self {
                #[cfg(debug_assertions)]
                if index >= Self::FIXED {
                    assert!(
                        index + 1 < 1 << ROW_BITS,
                        concat!("invariant: in debug builds contexts have fewer than 2^26 - 1 ", $what, "s")
                    );
                    let $name(row) = Self::from_index(index);
                    return $name(row | (_mark.0 << ROW_BITS));
                }
                Self::from_index(index)
            }

            /// Checks in debug builds that the handle belongs to a context with this mark.
            #[inline(always)]
            #[cfg_attr(debug_assertions, track_caller)]
            pub(crate) fn check_context(self, _mark: ContextMark) {
                #[cfg(debug_assertions)]
                {
                    let of = self.0.get() >> ROW_BITS;
                    assert!(
                        of == 0 || of == _mark.0,
                        "{self:?} belongs to another context; contexts do not share types and attributes"
                    );
                }
            }
        }

        impl std::fmt::Debug for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                write!(f, concat!(stringify!($name), "({})"), self.index())
            }
        }
    };
}

interned!(
    /// A type, interned in a [`Context`](crate::Context).
    ///
    /// In debug builds a type identifies its context, and other contexts reject it.
    Type,
    "type"
);
interned!(
    /// An attribute, interned in a [`Context`](crate::Context).
    ///
    /// In debug builds an attribute identifies its context, and other contexts reject it.
    Attr,
    "attribute"
);
handle!(
    /// An operation of a [`Body`](crate::Body).
    OpId
);
handle!(
    /// One operand slot: a use of a value, and a node of its use list.
    OperandId
);
handle!(
    /// A block of a [`Body`](crate::Body).
    BlockId
);
handle!(
    /// A region of a [`Body`](crate::Body).
    RegionId
);
handle!(
    /// One successor slot: a use of a block, and a node of its predecessor list.
    SuccId
);

/// An operation result or block argument of a [`Body`](crate::Body).
///
/// In debug builds most values identify their body, and other bodies reject them. This tag is not part of the value's
/// identity.
#[derive(Clone, Copy)]
pub struct ValueId(NonZeroU32);

/// The tag of a body's values in debug builds. There are few tags. Zero is the tag of a value whose body is unknown.
#[cfg(debug_assertions)]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct BodyMark(u32);

/// Empty, because values do not identify their bodies in release builds.
#[cfg(not(debug_assertions))]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct BodyMark;

/// The number of bits of a row index in debug builds. The bits above contain the mark of the value's body, or of the
/// context of a type or attribute.
const ROW_BITS: u32 = 26;

impl ValueId {
    /// Returns the handle of table row `index` without a body mark, valid in any body.
    #[inline]
    pub const fn from_index(index: usize) -> Self {
        if cfg!(debug_assertions) && index + 1 >= 1 << ROW_BITS {
            panic!("invariant: in debug builds bodies have fewer than 2^26 - 1 values");
        }
        match NonZeroU32::new(index as u32 + 1) {
            Some(id) => ValueId(id),
            None => panic!("invariant: tables have fewer than 2^32 - 1 rows"),
        }
    }

    /// Returns the table row.
    #[inline]
    pub const fn index(self) -> usize {
        match cfg!(debug_assertions) {
            true => (self.0.get() & ((1 << ROW_BITS) - 1)) as usize - 1,
            false => self.0.get() as usize - 1,
        }
    }
}

/// The tag of a context's types and attributes in debug builds. There are 31 marks, so that a handle fits in the 31
/// bits that a location has.
#[cfg(debug_assertions)]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct ContextMark(u32);

/// Empty, because types and attributes do not identify their contexts in release builds.
#[cfg(not(debug_assertions))]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct ContextMark;

impl ContextMark {
    /// Returns the mark of the context with this number.
    #[inline(always)]
    pub(crate) fn of(_context: u64) -> Self {
        #[cfg(debug_assertions)]
        let mark = ContextMark((_context % 31) as u32 + 1);
        #[cfg(not(debug_assertions))]
        let mark = ContextMark;
        mark
    }
}

#[cfg(debug_assertions)]
impl BodyMark {
    /// Creates a mark that differs from those of the bodies created shortly before.
    pub(crate) fn new() -> Self {
        use std::sync::atomic::{AtomicU32, Ordering};
        static MADE: AtomicU32 = AtomicU32::new(0);
        let most = (1 << (u32::BITS - ROW_BITS)) - 1;
        BodyMark(MADE.fetch_add(1, Ordering::Relaxed) % most + 1)
    }

    /// Returns the handle of a row of the body.
    pub(crate) fn value(self, index: usize) -> ValueId {
        let ValueId(row) = ValueId::from_index(index);
        ValueId(row | (self.0 << ROW_BITS))
    }

    /// Checks that a value belongs to the body, if the value's body is known.
    #[track_caller]
    pub(crate) fn check(self, value: ValueId) {
        let of = value.0.get() >> ROW_BITS;
        assert!(
            of == 0 || of == self.0,
            "{value:?} belongs to another body; isolated operations do not share values"
        );
    }
}

#[cfg(not(debug_assertions))]
impl BodyMark {
    pub(crate) fn new() -> Self {
        BodyMark
    }

    #[inline(always)]
    pub(crate) fn value(self, index: usize) -> ValueId {
        ValueId::from_index(index)
    }

    #[inline(always)]
    pub(crate) fn check(self, _: ValueId) {}
}

impl PartialEq for ValueId {
    #[inline]
    fn eq(&self, other: &Self) -> bool {
        self.index() == other.index()
    }
}

impl Eq for ValueId {}

impl std::hash::Hash for ValueId {
    #[inline]
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        state.write_u32(self.index() as u32 + 1);
    }
}

impl std::fmt::Debug for ValueId {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "ValueId({})", self.index())
    }
}

impl Type {
    /// `i1`
    pub const I1: Type = Type::from_index(0);
    /// `i8`
    pub const I8: Type = Type::from_index(1);
    /// `i16`
    pub const I16: Type = Type::from_index(2);
    /// `i32`
    pub const I32: Type = Type::from_index(3);
    /// `i64`
    pub const I64: Type = Type::from_index(4);
    /// `index`
    pub const INDEX: Type = Type::from_index(5);
    /// `f32`
    pub const F32: Type = Type::from_index(6);
    /// `f64`
    pub const F64: Type = Type::from_index(7);
    /// `none`
    pub const NONE: Type = Type::from_index(8);
    /// `!llvm.ptr`
    pub const LLVM_PTR: Type = Type::from_index(9);
    /// The number of fixed handles.
    pub const FIXED: usize = 10;
}

impl Attr {
    /// Returns the attribute of a location, if the location is an attribute.
    #[inline]
    pub fn of_loc(loc: Loc) -> Option<Attr> {
        Some(Attr(NonZeroU32::MIN.saturating_add(loc.attr()?)))
    }

    /// Returns the location that the attribute represents. It must be a location attribute.
    #[inline]
    pub fn as_loc(self) -> Loc {
        Loc::from_attr(self.0.get() - 1)
    }

    /// The number of fixed handles.
    #[cfg(debug_assertions)]
    pub(crate) const FIXED: usize = 2;

    /// `unit`
    pub const UNIT: Attr = Attr::from_index(0);
    /// `{}`
    pub const EMPTY_DICTIONARY: Attr = Attr::from_index(1);
}

impl OpId {
    /// The operation that owns a body: the first row of its table.
    pub const ROOT: OpId = OpId::from_index(0);
}

/// The name of an operation. Registered names come first and index the context's table of definitions.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct OpName(u32);

impl OpName {
    /// The name of an erased operation.
    pub(crate) const ERASED: OpName = OpName(u32::MAX);
    /// The name of a stub: the row that represents an isolated operation in its parent's body.
    pub(crate) const NESTED: OpName = OpName(u32::MAX - 1);

    /// Returns the name with this index.
    pub fn from_index(index: usize) -> OpName {
        OpName(index as u32)
    }

    /// Returns the index. Registered names are dense from 0.
    #[inline]
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

impl std::fmt::Debug for OpName {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match *self {
            OpName::ERASED => f.write_str("OpName(erased)"),
            OpName::NESTED => f.write_str("OpName(nested)"),
            OpName(at) => write!(f, "OpName({at})"),
        }
    }
}

const _: () = assert!(size_of::<Option<Type>>() == 4 && size_of::<Option<ValueId>>() == 4);
