//! More errors in types, attributes, enumerations, and lists of them.

use terrace_ir::{Attr, Context, Type, TypeClass};
use terrace_macros::{dialect_attr, dialect_enum, dialect_type};

/// 1: `class` on an attribute.
#[dialect_attr(dialect = "toy", class = TypeClass::FLOAT, classify = f)]
pub struct S1 {
    level: u32,
}

/// 2: a verifier that returns a boolean.
#[dialect_type(dialect = "toy", mnemonic = "s2", format = "`<` $level `>`", verify = verify_s2)]
pub struct S2 {
    level: u32,
}

fn verify_s2(_: &S2, _: &Context) -> bool {
    true
}

/// 3: a parameter whose type has no text form.
#[dialect_type(dialect = "toy", mnemonic = "s3", format = "`<` $level `>`")]
pub struct S3 {
    level: std::time::Duration,
}

/// 4: a typed attribute without the field.
#[dialect_attr(dialect = "toy", mnemonic = "s4", format = "`<` $level `>`", typed = ty)]
pub struct S4 {
    level: u32,
}

/// 5: a typed attribute whose field is not a type.
#[dialect_attr(dialect = "toy", mnemonic = "s5", format = "`<` $level `>`", typed = level)]
pub struct S5 {
    level: u32,
}

/// 6: custom without the implementation.
#[dialect_type(dialect = "toy", mnemonic = "s6", custom)]
pub struct S6 {
    level: u32,
}

/// 7: a derive that the macro also generates.
#[dialect_type(dialect = "toy", mnemonic = "s7")]
#[derive(Hash)]
pub struct S7;

/// 8: a generic type.
#[dialect_type(dialect = "toy", mnemonic = "s8", format = "`<` $level `>`")]
pub struct S8<T> {
    level: T,
}

/// 10: an enumeration with a width of 16.
#[dialect_enum(dialect = "toy", int = 16, desc = "x")]
pub enum S10 {
    /// A.
    A = (0, "a"),
}

/// 12: an enumeration without a dialect, and a case without a value.
#[dialect_enum(mnemonic = "s12", desc = "x")]
pub enum S12 {
    /// A.
    A,
}

/// 13: a default of another type.
#[dialect_type(dialect = "toy", mnemonic = "s13", format = "`<` $level `>`")]
pub struct S13 {
    #[default("x")]
    level: u32,
}

/// 14: `#[text]` that is not a `ParamText`.
#[dialect_type(dialect = "toy", mnemonic = "s14", format = "`<` $level `>`")]
pub struct S14 {
    #[text("level")]
    level: u32,
}

/// 15: no format.
#[dialect_type(dialect = "toy", mnemonic = "s15")]
pub struct S15 {
    level: u32,
}

/// 16: a negative case.
#[dialect_enum(dialect = "toy", mnemonic = "s16", desc = "x")]
pub enum S16 {
    /// A.
    A = (-1, "a"),
}

/// 17: a struct instead of an enumeration.
#[dialect_enum(dialect = "toy", mnemonic = "s17", desc = "x")]
pub struct S17;

/// 18: without cases.
#[dialect_enum(dialect = "toy", mnemonic = "s18", desc = "x")]
pub enum S18 {}

/// 19: `classify` with a wrong signature.
#[dialect_type(dialect = "toy", mnemonic = "s19", classify = classify_s19)]
pub struct S19;

fn classify_s19(_: Type) -> TypeClass {
    TypeClass::FLOAT
}

/// 20: valid, as the list below shows.
#[dialect_type(dialect = "toy", mnemonic = "s20")]
pub struct S20;

/// An attribute.
#[dialect_attr(dialect = "toy", mnemonic = "s21")]
pub struct S21;

terrace_asm::dialect_text! {
    static TEXT = "toy" {
        types: [S20, S21],
        attrs: [S20],
        enums: [S20],
    }
}

terrace_asm::dialect_text! {
    static OTHER = "other" {
        types: [S20],
        attrs: [S21],
    }
}

/// Has the mnemonic of another type.
#[dialect_type(dialect = "toy", mnemonic = "s20")]
pub struct S22;

/// Is printed as an integer.
#[dialect_enum(dialect = "toy", int = 32, desc = "x")]
pub enum S23 {
    /// A.
    A = (0, "a"),
}

terrace_asm::dialect_text! {
    static SAME = "toy" {
        types: [S20, S22],
    }
}

terrace_asm::dialect_text! {
    static INTEGER = "toy" {
        enums: [S23],
    }
}

terrace_asm::dialect_text! {
    static WRONG = "other" {
        attributes: [S21],
    }
}

/// Has a list whose end is ambiguous.
#[dialect_type(dialect = "toy", mnemonic = "s24", format = "`<` $all (`,` $more^)? `>`")]
pub struct S24 {
    all: Box<[u64]>,
    more: Option<u32>,
}

/// Has an attribute whose end is ambiguous.
#[dialect_attr(dialect = "toy", mnemonic = "s25", format = "`<` $value `:` $ty `>`")]
pub struct S25 {
    value: Attr,
    ty: Type,
}

fn main() {}
