//! Properties of arith as properties of the LLVM dialect.

use terrace_builtin::attrs::AttrBuilder;
use terrace_ir::{Attr, Context, EnumAttr};
use terrace_llvm::enums::FASTMATH_FLAGS;

/// `#arith.fastmath` as `#llvm.fastmath`, flag by flag: the dialects number them differently.
pub(crate) fn fastmath(ctx: &Context, attr: Attr) -> Option<Attr> {
    let flags = attr.as_::<EnumAttr>(ctx)?;
    if flags.value == 0 {
        return None;
    }
    let single = |case: &&(&str, u64)| case.1.is_power_of_two() && flags.value & case.1 != 0;
    let value = flags.def.cases.iter().filter(single);
    let value = value.fold(0, |value, case| {
        value | FASTMATH_FLAGS.value_of(case.0).unwrap_or(0)
    });
    Some(ctx.enum_attr(&FASTMATH_FLAGS, value))
}

/// `#arith.overflow` as the integer that the LLVM dialect keeps.
pub(crate) fn overflow(ctx: &Context, attr: Attr) -> Option<Attr> {
    attr.as_::<EnumAttr>(ctx)
        .map(|flags| ctx.i32(flags.value as i32))
}
