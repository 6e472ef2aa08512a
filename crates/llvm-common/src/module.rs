//! Creates the type converter of a pass.

use crate::LlvmTypeConverter;
use crate::options::{Options, index_bitwidth};
use std::sync::Arc;
use terrace_ir::{Failed, OpId};
use terrace_numeric::ApInt;
use terrace_pass::PassContext;
use terrace_rewrite::TypeConverter;

/// Returns the type converter of a pass. The width of `index` is the pass option, or if that is 0, the width in the
/// data layout of the pass's operation. A width that exceeds the maximum integer width is an error.
pub fn type_converter(
    cx: &mut PassContext<'_>,
    option_bitwidth: u32,
    options: Options,
) -> Result<Arc<TypeConverter>, Failed> {
    type_converter_with(cx, option_bitwidth, options, |_| ())
}

/// Returns a type converter like [`type_converter`]. `add` adds rules for a dialect's own types and memory spaces.
pub fn type_converter_with(
    cx: &mut PassContext<'_>,
    option_bitwidth: u32,
    mut options: Options,
    add: impl FnOnce(&mut TypeConverter),
) -> Result<Arc<TypeConverter>, Failed> {
    options.index_bitwidth = if option_bitwidth == 0 {
        index_bitwidth(cx)
    } else {
        option_bitwidth
    };
    if options.index_bitwidth > ApInt::MAX_WIDTH {
        let message = format!(
            "'index' cannot have {} bits: integers have at most {}",
            options.index_bitwidth,
            ApInt::MAX_WIDTH
        );
        return Err(cx.diags.error(cx.body.loc(OpId::ROOT), message));
    }
    let mut converter = LlvmTypeConverter::new(cx.ctx, options);
    add(&mut converter);
    Ok(Arc::new(converter))
}
