//! Checks the definitions in a context.

use super::Format;
use terrace_ir::Context;

/// Returns the errors in the definitions of a context: formats that lose information or cannot be parsed, and implicit
/// terminators that do not exist. The author of a dialect calls this in a test. The parser rejects the custom form of
/// such an operation, and the printer uses the generic form.
pub fn check_definitions(ctx: &Context) -> Vec<String> {
    let mut wrong = Vec::new();
    for def in ctx.dialects().iter().flat_map(|dialect| dialect.ops) {
        let format = def.format.map(|_| Format::compile(def));
        if let Some(error) = format.as_ref().and_then(Format::error) {
            wrong.push(format!("the format of '{}' is broken: {error}", def.name));
        }
        if let Some(end) = def.implicit_terminator
            && ctx.registered_op(end).is_none()
        {
            wrong.push(format!(
                "'{}' ends its regions with '{end}', which is not a registered operation",
                def.name
            ));
        }
    }
    wrong
}
