//! Types and attributes.

// ANCHOR: type
use terrace::ir::{Context, Type, TypeClass};
use terrace::{dialect_attr, dialect_enum, dialect_type};

/// A fixed-point number with a sign: `!fx.fixed<8, 8>`.
#[dialect_type(
    dialect = "fx",
    mnemonic = "fixed",
    format = "`<` $whole `,` $fraction `>`",
    class = TypeClass::VECTOR_ELEMENT.or(TypeClass::MEMREF_ELEMENT),
    verify = verify_fixed
)]
pub struct FixedType {
    /// Bits before the point, the sign included.
    whole: u32,
    /// Bits after the point.
    fraction: u32,
}

fn verify_fixed(ty: &FixedType, _: &Context) -> Result<(), String> {
    match ty.whole.checked_add(ty.fraction) {
        Some(2..=32) if ty.whole > 0 => Ok(()),
        _ => Err("a number has 2 to 32 bits, and one of them is its sign".to_owned()),
    }
}
// ANCHOR_END: type

impl FixedType {
    /// All bits.
    pub fn width(&self) -> u32 {
        self.whole + self.fraction
    }

    /// A number of this format from its bits; what does not fit is cut off.
    pub fn wrap(&self, raw: i64) -> i64 {
        let unused = 64 - self.width();
        raw << unused >> unused
    }
}

/// All numbers between two bounds: `!fx.interval<!fx.fixed<8, 8>>`.
#[dialect_type(
    dialect = "fx",
    mnemonic = "interval",
    format = "`<` $element `>`",
    verify = verify_interval
)]
pub struct IntervalType {
    /// The bounds.
    element: Type,
}

/// Numbers next to each other in memory, with their count: `!fx.slice<!fx.fixed<8, 8>>`.
#[dialect_type(
    dialect = "fx",
    mnemonic = "slice",
    format = "`<` $element `>`",
    verify = verify_slice
)]
pub struct SliceType {
    /// The numbers.
    element: Type,
}

fn verify_interval(ty: &IntervalType, ctx: &Context) -> Result<(), String> {
    fixed_only(ty.element, ctx)
}

fn verify_slice(ty: &SliceType, ctx: &Context) -> Result<(), String> {
    fixed_only(ty.element, ctx)
}

fn fixed_only(ty: Type, ctx: &Context) -> Result<(), String> {
    match ty.is::<FixedType>(ctx) {
        true => Ok(()),
        false => Err("expected a fixed-point number".to_owned()),
    }
}

// ANCHOR: attr
/// A constant: its bits as an integer, and its type: `#fx.number<384 : !fx.fixed<8, 8>>` is 1.5.
#[dialect_attr(
    dialect = "fx",
    mnemonic = "number",
    format = "`<` $raw `:` $ty `>`",
    typed = ty,
    verify = verify_number
)]
pub struct NumberAttr {
    raw: i64,
    ty: Type,
}

fn verify_number(attr: &NumberAttr, ctx: &Context) -> Result<(), String> {
    match attr.ty.as_::<FixedType>(ctx) {
        Some(format) if format.wrap(attr.raw) == attr.raw => Ok(()),
        Some(_) => Err("the type cannot hold this number".to_owned()),
        None => Err("expected a fixed-point type".to_owned()),
    }
}
// ANCHOR_END: attr

// ANCHOR: enum
/// The treatment of a sum that the type cannot hold.
#[dialect_enum(
    dialect = "fx",
    mnemonic = "overflow",
    cpp = "::fx::Overflow",
    desc = "what happens to a sum that the type cannot hold"
)]
pub enum Overflow {
    /// The upper bits are cut off.
    Wrap = (0, "wrap"),
    /// It becomes the nearest number there is.
    Saturate = (1, "saturate"),
}
// ANCHOR_END: enum

/// The memory space of a memref: the number is that of LLVM's address space.
#[dialect_enum(dialect = "fx", mnemonic = "space", cpp = "::fx::Space")]
pub enum Space {
    /// The memory that all share.
    Shared = (0, "shared"),
    /// A signal processor's own memory.
    Local = (3, "local"),
}
