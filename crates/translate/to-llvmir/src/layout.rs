//! Converts a module's `#dlti.dl_spec` to a data layout string.

use std::fmt::Write;
use terrace_builtin::attrs::{ap_int_value, i32_array_value};
use terrace_builtin::data_layout::{
    DataLayout, DataLayoutKey, FunctionPointerAlignmentAttr, layout_spec,
};
use terrace_builtin::types::{BuiltinType, Signedness};
use terrace_ir::{Attr, Context, Diagnostics, Failed, Loc, OpRef, Type};
use terrace_llvm::types::address_space;
use terrace_numeric::FloatKind;

/// Returns the data layout string for a module's spec; empty if it has none.
pub(crate) fn from_spec(module: OpRef<'_>, diags: &mut Diagnostics) -> Result<String, Failed> {
    let ctx = module.ctx;
    let Some(spec) = layout_spec(ctx, module.body.attrs(module.id)) else {
        return Ok(String::new());
    };
    let layout = DataLayout::of(ctx, &[module.body.attrs(module.id)]);
    let mut parts = Vec::new();
    for entry in &spec.entries {
        if let DataLayoutKey::Id(key) = entry.key {
            parts.extend(property(ctx, key, entry.value, module.loc(), diags)?);
        }
    }
    for entry in &spec.entries {
        if let DataLayoutKey::Type(ty) = entry.key
            && ty != Type::INDEX
        {
            parts.push(type_part(&layout, ty, module.loc(), diags)?);
        }
    }
    Ok(parts.join("-"))
}

fn property(
    ctx: &Context,
    key: Attr,
    value: Attr,
    loc: Loc,
    diags: &mut Diagnostics,
) -> Result<Option<String>, Failed> {
    let text = || value.message_text(ctx);
    // Space 0 and alignment 0 are the defaults.
    let number = |letter: char| {
        let value = ap_int_value(ctx, value).map_or(0, |value| value.low_u64());
        (value != 0).then(|| format!("{letter}{value}"))
    };
    Ok(match key.as_str(ctx).unwrap_or("") {
        "dlti.endianness" => Some(if text() == "little" { "e" } else { "E" }.to_owned()),
        "dlti.mangling_mode" => Some(format!("m:{}", text())).filter(|part| part.len() > 2),
        "dlti.program_memory_space" => number('P'),
        "dlti.global_memory_space" => number('G'),
        "dlti.alloca_memory_space" => number('A'),
        "dlti.stack_alignment" => number('S'),
        "dlti.default_memory_space" => None,
        "dlti.function_pointer_alignment" => {
            value
                .as_::<FunctionPointerAlignmentAttr>(ctx)
                .map(|alignment| {
                    let kind = if alignment.function_dependent {
                        'n'
                    } else {
                        'i'
                    };
                    format!("F{kind}{}", alignment.alignment)
                })
        }
        "dlti.legal_int_widths" => i32_array_value(ctx, value).map(|widths| {
            let widths: Vec<String> = widths.iter().map(i32::to_string).collect();
            format!("n{}", widths.join(":"))
        }),
        _ => {
            let message = format!("unsupported data layout key {}", ctx.show_attr(key));
            return Err(diags.error(loc, message));
        }
    })
}

fn type_part(
    layout: &DataLayout<'_>,
    ty: Type,
    loc: Loc,
    diags: &mut Diagnostics,
) -> Result<String, Failed> {
    let ctx = layout.ctx();
    let mut part = String::new();
    let pointer = address_space(ctx, ty);
    match BuiltinType::of(ctx, ty) {
        BuiltinType::Integer(int) if int.signedness != Signedness::Signless => {
            let message = format!(
                "unsupported data layout for non-signless integer {}",
                ctx.show_type(ty)
            );
            return Err(diags.error(loc, message));
        }
        BuiltinType::Integer(_) => part.push('i'),
        BuiltinType::Float(float) if float.kind != FloatKind::BF16 && is_plain(float.kind) => {
            part.push('f');
        }
        _ => match pointer {
            Some(space) => _ = write!(part, "p{space}:"),
            None => {
                let message = format!("unsupported type in data layout: {}", ctx.show_type(ty));
                return Err(diags.error(loc, message));
            }
        },
    }
    let size = layout.type_size_in_bits(ty).map_or(0, |size| size.min);
    let abi = layout.type_abi_alignment(ty).unwrap_or(0).saturating_mul(8);
    let preferred = layout
        .type_preferred_alignment(ty)
        .unwrap_or(0)
        .saturating_mul(8);
    let _ = write!(part, "{size}:{abi}");
    if let Some(index) = pointer.and_then(|_| layout.type_index_bitwidth(ty)) {
        let _ = write!(part, ":{preferred}:{index}");
    } else if abi != preferred {
        let _ = write!(part, ":{preferred}");
    }
    Ok(part)
}

fn is_plain(kind: FloatKind) -> bool {
    crate::types::float_type(kind).is_some()
}
