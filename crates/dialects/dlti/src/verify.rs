//! Verifies data layout and target attributes on operations.

use terrace_builtin::data_layout::{
    DL_SPEC, DataLayout, DataLayoutEntry, DataLayoutEntryAttr, DataLayoutKey, DataLayoutSpecAttr,
    DataLayoutTypeInterface, MapAttr, TARGET_SYSTEM_SPEC, TargetSystemSpecAttr, dense_u64,
    layout_spec,
};
use terrace_builtin::{DenseElementsAttr, FloatType, IntegerAttr, IntegerType};
use terrace_ir::interfaces::DialectAttrs;
use terrace_ir::{Attr, Context, Failed, OpId, OpRef, Reporter, Type};

/// Verifies attributes of the dlti dialect.
pub(crate) struct DltiAttrs;

impl DialectAttrs for DltiAttrs {
    fn verify_op_attr(
        &self,
        op: OpRef<'_>,
        name: &str,
        value: Attr,
        report: &mut Reporter<'_>,
    ) -> Result<(), Failed> {
        let ctx = op.ctx;
        let (fits, kind) = match name {
            DL_SPEC => (value.is::<DataLayoutSpecAttr>(ctx), "dl_spec"),
            TARGET_SYSTEM_SPEC => (value.is::<TargetSystemSpecAttr>(ctx), "target_system_spec"),
            "dlti.map" => (value.is::<MapAttr>(ctx), "map"),
            _ => {
                let message = format!("attribute '{name}' not supported by dialect");
                return Err(report.error(op, message));
            }
        };
        if !fits {
            let message = format!("'{name}' is expected to be a #dlti.{kind} attribute");
            return Err(report.error(op, message));
        }
        match value.as_::<DataLayoutSpecAttr>(ctx) {
            Some(spec) if op.name_str() == "builtin.module" => {
                if let Err(message) = verify_spec(ctx, spec) {
                    return Err(report.diags.error(op.loc(), message));
                }
                verify_nested(op.record(), spec, report)
            }
            _ => Ok(()),
        }
    }
}

/// Checks that each entry's value is valid for its key. An error is the diagnostic's message.
fn verify_spec(ctx: &Context, spec: &DataLayoutSpecAttr) -> Result<(), String> {
    let mut done = Vec::new();
    for entry in &spec.entries {
        let DataLayoutKey::Type(ty) = entry.key else {
            continue;
        };
        let kind = ty.storage(ctx).type_id();
        if !done.contains(&kind) {
            done.push(kind);
            verify_types(ctx, spec, ty)?;
        }
    }
    for entry in &spec.entries {
        if let DataLayoutKey::Id(id) = entry.key {
            verify_id(ctx, &id.message_text(ctx), entry.value)?;
        }
    }
    Ok(())
}

/// Checks all entries for types of one kind.
fn verify_types(ctx: &Context, spec: &DataLayoutSpecAttr, sample: Type) -> Result<(), String> {
    let kind = sample.storage(ctx).type_id();
    let same = |entry: &&DataLayoutEntry| match entry.key {
        DataLayoutKey::Type(ty) => ty.storage(ctx).type_id() == kind,
        DataLayoutKey::Id(_) => false,
    };
    let entries: Vec<DataLayoutEntry> = spec.entries.iter().filter(same).copied().collect();
    if sample == Type::INDEX {
        if entries
            .iter()
            .all(|entry| entry.value.is::<IntegerAttr>(ctx))
        {
            return Ok(());
        }
        let shown = ctx.show_type(sample);
        return Err(format!(
            "expected integer attribute in the data layout entry for {shown}"
        ));
    }
    if sample.is::<IntegerType>(ctx) || sample.is::<FloatType>(ctx) {
        return entries
            .iter()
            .try_for_each(|entry| verify_alignments(ctx, entry));
    }
    if sample.dialect(ctx) == "builtin" {
        return Err("unexpected data layout for a built-in type".to_owned());
    }
    match ctx.type_interface::<dyn DataLayoutTypeInterface>(sample) {
        Some(model) => model.verify_entries(ctx, &entries),
        None => Err("data layout specified for a type that does not support it".to_owned()),
    }
}

/// Checks the alignment entry of an integer or float type: an ABI alignment, and an optional preferred alignment that
/// must not be less.
fn verify_alignments(ctx: &Context, entry: &DataLayoutEntry) -> Result<(), String> {
    let shown = || ctx.show_attr(ctx.attr(DataLayoutEntryAttr { entry: *entry }));
    let Some(values) = dense_u64(ctx, entry.value) else {
        let shown = shown();
        return Err(format!(
            "expected a dense i64 elements attribute in the data layout entry {shown}"
        ));
    };
    let count = entry.value.as_::<DenseElementsAttr>(ctx).and_then(|dense| {
        terrace_builtin::types::num_elements(terrace_builtin::types::shape(ctx, dense.ty)?)
    });
    if !matches!(count, Some(1 | 2)) {
        let shown = shown();
        return Err(format!(
            "expected 1 or 2 elements in the data layout entry {shown}"
        ));
    }
    if values.last() < values.first() {
        let shown = shown();
        return Err(format!(
            "preferred alignment is expected to be greater than or equal to the abi alignment in data layout entry {shown}"
        ));
    }
    Ok(())
}

/// The identifiers of this dialect. Other prefixes belong to other dialects.
const KNOWN: [&str; 9] = [
    "default_memory_space",
    "alloca_memory_space",
    "program_memory_space",
    "global_memory_space",
    "mangling_mode",
    "stack_alignment",
    "function_pointer_alignment",
    "legal_int_widths",
    "endianness",
];

fn verify_id(ctx: &Context, id: &str, value: Attr) -> Result<(), String> {
    match id.split_once('.') {
        Some(("dlti", "endianness")) if !matches!(value.as_str(ctx), Some("big" | "little")) => {
            Err(format!(
                "'{id}' data layout entry is expected to be either 'big' or 'little'"
            ))
        }
        Some(("dlti", name)) if !KNOWN.contains(&name) => {
            Err(format!("unknown data layout entry name: {id}"))
        }
        // No other dialect supports identifiers. An unloaded dialect might, so its identifiers are accepted.
        Some((dialect, _)) if dialect != "dlti" && ctx.is_loaded(dialect) => Err(format!(
            "the '{dialect}' dialect does not support identifier data layout entries"
        )),
        _ => Ok(()),
    }
}

/// Checks that specs of nested modules are compatible with those of the enclosing modules. A nested body cannot
/// access its parents, so each module with a spec checks its nested modules.
fn verify_nested(
    module: OpRef<'_>,
    spec: &DataLayoutSpecAttr,
    report: &mut Reporter<'_>,
) -> Result<(), Failed> {
    let ctx = module.ctx;
    let mut outermost = DataLayout::new(ctx);
    outermost.combine(spec);
    // Modules with specs, each with the index of the enclosing module in this list.
    let mut around = vec![(module, outermost, None)];
    let mut stack = vec![(module.body, 0)];
    while let Some((body, row)) = stack.pop() {
        let first = stack.len();
        for op in body.walk(OpId::ROOT) {
            let Some(nested) = body.nested(op) else {
                continue;
            };
            let op = OpRef::new(ctx, nested, OpId::ROOT);
            let mut inner = row;
            if let Some(spec) = module_spec(op) {
                let mut layout = around[row].1.clone();
                if !layout.combine(spec) {
                    let message = "data layout does not combine with layouts of enclosing ops";
                    let failed = report.error(op, message);
                    let mut outer = Some(row);
                    while let Some(at) = outer {
                        report.note(around[at].0, "enclosing op with data layout");
                        outer = around[at].2;
                    }
                    return Err(failed);
                }
                inner = around.len();
                around.push((op, layout, Some(row)));
            }
            if nested.has_nested() {
                stack.push((nested, inner));
            }
        }
        stack[first..].reverse();
    }
    Ok(())
}

/// Returns the spec of an operation if it is a module.
fn module_spec<'a>(op: OpRef<'a>) -> Option<&'a DataLayoutSpecAttr> {
    if op.name_str() != "builtin.module" {
        return None;
    }
    layout_spec(op.ctx, op.body.attrs(op.id))
}
