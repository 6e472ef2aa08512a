//! Translates LLVM data layout strings to entries of a `#dlti.dl_spec`.

use terrace_builtin::attrs::{AttrBuilder, DenseArrayAttr, DenseElementsAttr, IntegerAttr};
use terrace_builtin::data_layout::{DataLayoutEntry, DataLayoutKey, FunctionPointerAlignmentAttr};
use terrace_builtin::types::{FloatType, IntegerType, Signedness, VectorType};
use terrace_ir::{Attr, Context, Type};
use terrace_llvm::types::PointerType;
use terrace_numeric::{ApInt, FloatKind};

/// The defaults for entries that a layout omits.
const DEFAULT: &str = "e-p:64:64-i1:8-i8:8-i16:16-i32:32-i64:32:64-f16:16-f64:64-f128:128";

/// Returns the entries of a data layout string, those of types first, with defaults for omitted entries. Entries that
/// MLIR does not have are skipped: vectors, aggregates, non-integral pointers.
pub(super) fn entries_of(ctx: &Context, layout: &str) -> Vec<DataLayoutEntry> {
    let (mut types, mut ids): (Vec<DataLayoutEntry>, Vec<DataLayoutEntry>) = Default::default();
    for spec in layout.split('-').chain(DEFAULT.split('-')) {
        let Some(entry) = entry(ctx, spec) else {
            continue;
        };
        let list = match entry.key {
            DataLayoutKey::Type(_) => &mut types,
            DataLayoutKey::Id(_) => &mut ids,
        };
        if list.iter().all(|known| known.key != entry.key) {
            list.push(entry);
        }
    }
    types.append(&mut ids);
    types
}

fn entry(ctx: &Context, spec: &str) -> Option<DataLayoutEntry> {
    let at = spec.find(|c: char| !c.is_ascii_alphabetic());
    let (name, rest) = spec.split_at(at.unwrap_or(spec.len()));
    let id = |name: &str, value: Attr| {
        let key = DataLayoutKey::Id(ctx.string(format!("dlti.{name}")));
        Some(DataLayoutEntry { key, value })
    };
    let space = |name: &str| {
        let value: u64 = rest.parse().ok().filter(|&space| space != 0)?;
        let ty = ctx.ty(IntegerType {
            width: 64,
            signedness: Signedness::Unsigned,
        });
        let value = ApInt::new(64, value);
        id(name, ctx.attr(IntegerAttr { ty, value }))
    };
    match name {
        "e" => id("endianness", ctx.string("little")),
        "E" => id("endianness", ctx.string("big")),
        "m" => id("mangling_mode", ctx.string(rest.strip_prefix(':')?)),
        "P" => space("program_memory_space"),
        "G" => space("global_memory_space"),
        "A" => space("alloca_memory_space"),
        "S" => id("stack_alignment", ctx.i64(rest.parse().ok()?)),
        "n" => {
            let mut data = Vec::new();
            for width in numbers(rest)? {
                data.extend_from_slice(&i32::try_from(width).ok()?.to_le_bytes());
            }
            let widths = DenseArrayAttr {
                element: Type::I32,
                data: data.into(),
            };
            id("legal_int_widths", ctx.attr(widths))
        }
        "Fi" | "Fn" => {
            let alignment = FunctionPointerAlignmentAttr {
                alignment: rest.parse().ok()?,
                function_dependent: name == "Fn",
            };
            id("function_pointer_alignment", ctx.attr(alignment))
        }
        "i" | "f" | "p" => {
            let (width, sizes) = rest.split_once(':')?;
            let sizes = numbers(sizes)?;
            let (ty, sizes) = match (name, &sizes[..]) {
                // The size, the ABI alignment, the preferred alignment, and the index width.
                ("p", &[size, align, ref more @ ..]) => {
                    let width = match width {
                        "" => 0,
                        width => width.parse().ok()?,
                    };
                    let preferred = more.first().copied().unwrap_or(align);
                    let index = more.get(1).copied().unwrap_or(size);
                    let sizes = vec![size, align, preferred, index];
                    (PointerType::get(ctx, width), sizes)
                }
                ("i" | "f", &[align, ref more @ ..]) => {
                    let width = width.parse().ok()?;
                    let ty = match name {
                        "i" => IntegerType::signless(ctx, width),
                        _ => FloatType::get(ctx, float_of(width)?),
                    };
                    (ty, vec![align, more.first().copied().unwrap_or(align)])
                }
                _ => return None,
            };
            let i64 = IntegerType::signless(ctx, 64);
            let vector = VectorType::fixed(ctx, &[sizes.len() as i64], i64);
            let sizes: Vec<ApInt> = sizes.iter().map(|&size| ApInt::new(64, size)).collect();
            Some(DataLayoutEntry {
                key: DataLayoutKey::Type(ty),
                value: DenseElementsAttr::from_ints(ctx, vector, &sizes),
            })
        }
        _ => None,
    }
}

fn float_of(width: u32) -> Option<FloatKind> {
    Some(match width {
        16 => FloatKind::F16,
        32 => FloatKind::F32,
        64 => FloatKind::F64,
        80 => FloatKind::F80,
        128 => FloatKind::F128,
        _ => return None,
    })
}

/// Parses numbers separated by colons.
fn numbers(text: &str) -> Option<Vec<u64>> {
    text.split(':').map(|number| number.parse().ok()).collect()
}

/// Merges the entries of a target with those of a module: IDs first, then types grouped by kind. Returns an error with
/// the key if an entry differs; upstream crashes.
pub(super) fn combine(
    ctx: &Context,
    of_target: Vec<DataLayoutEntry>,
    of_module: &[DataLayoutEntry],
) -> Result<Vec<DataLayoutEntry>, String> {
    let mut all = of_target;
    for entry in of_module {
        match all.iter().find(|known| known.key == entry.key) {
            None => all.push(*entry),
            Some(known) if known.value == entry.value => (),
            Some(_) => {
                return Err(match entry.key {
                    DataLayoutKey::Type(ty) => ctx.show_type(ty).to_string(),
                    DataLayoutKey::Id(id) => ctx.show_attr(id).to_string(),
                });
            }
        }
    }
    let is_id = |entry: &DataLayoutEntry| matches!(entry.key, DataLayoutKey::Id(_));
    let (mut combined, types): (Vec<_>, Vec<_>) = all.into_iter().partition(is_id);
    // Types of a kind are grouped at the position of the first of them.
    let mut kinds = Vec::new();
    for entry in &types {
        if let DataLayoutKey::Type(ty) = entry.key
            && !kinds.iter().any(|&kind| same_kind(ctx, kind, ty))
        {
            kinds.push(ty);
        }
    }
    for kind in kinds {
        let of_kind = types.iter().filter(
            |entry| matches!(entry.key, DataLayoutKey::Type(ty) if same_kind(ctx, kind, ty)),
        );
        combined.extend(of_kind);
    }
    Ok(combined)
}

/// Returns true if types have the same class in MLIR, where each float type has a class of its own.
fn same_kind(ctx: &Context, a: Type, b: Type) -> bool {
    a == b || !a.is::<FloatType>(ctx) && a.storage(ctx).type_id() == b.storage(ctx).type_id()
}
