//! `#complex.number`.

use terrace_builtin::types::ComplexType;
use terrace_ir::{Attr, AttrKind, Context, Type};
use terrace_numeric::ApFloat;

/// `#complex.number<:f32 1.0, 2.0> : complex<f32>`
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct NumberAttr {
    /// The real part, in the format of the type's elements.
    pub real: ApFloat,
    /// The imaginary part, in the same format.
    pub imag: ApFloat,
    /// A complex type of floats.
    pub ty: Type,
}

impl AttrKind for NumberAttr {
    const DIALECT: &'static str = "complex";

    fn ty(&self) -> Option<Type> {
        Some(self.ty)
    }
}

impl NumberAttr {
    /// The attribute of two parts, which are of the format of the float type `element`.
    pub fn get(ctx: &Context, element: Type, real: ApFloat, imag: ApFloat) -> Attr {
        let ty = ctx.ty(ComplexType { element });
        ctx.attr(NumberAttr { real, imag, ty })
    }
}
