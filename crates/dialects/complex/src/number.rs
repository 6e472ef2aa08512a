//! `#complex.number`.

use terrace_builtin::types::ComplexType;
use terrace_ir::{Attr, Context, Type};
use terrace_macros::dialect_attr;
use terrace_numeric::ApFloat;

/// `#complex.number<:f32 1.0, 2.0> : complex<f32>`
#[dialect_attr(dialect = "complex", mnemonic = "number", custom, typed = ty, own_get)]
pub struct NumberAttr {
    /// The real part, in the float format of the type's elements.
    #[plain]
    real: ApFloat,
    /// The imaginary part, in the same format.
    #[plain]
    imag: ApFloat,
    /// A complex type of floats.
    ty: Type,
}

impl NumberAttr {
    /// Creates the attribute from two parts in the format of the float type `element`.
    pub fn get(ctx: &Context, element: Type, real: ApFloat, imag: ApFloat) -> Attr {
        let ty = ctx.ty(ComplexType { element });
        ctx.attr(NumberAttr { real, imag, ty })
    }
}
