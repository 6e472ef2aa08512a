//! The LLVM dialect's part in the translation: operations of the module, and discardable attributes.

use crate::function::FunctionTranslation;
use crate::interface::{Converted, LlvmTranslationDialectInterface, NotConverted};
use crate::module::ModuleTranslation;
use terrace_builtin::attrs::array_value;
use terrace_builtin::props::Array;
use terrace_builtin::{FloatAttr, IntegerAttr};
use terrace_ir::{Attr, Failed, OpId, OpRef, OpView};
use terrace_llvm::attrs::{
    ModuleFlagAttr, ModuleFlagCGProfileEntryAttr, ModuleFlagProfileSummaryAttr,
    ModuleFlagProfileSummaryDetailedAttr,
};
use terrace_llvm::enums::{ModFlagBehavior, ProfileSummaryFormatKind};
use terrace_llvm::{
    AtomicCmpXchgOp, AtomicRMWOp, CallOp, FenceOp, InvokeOp, LinkerOptionsOp, LoadOp,
    ModuleFlagsOp, StoreOp,
};
use terrace_llvmir as ll;

/// The translation of the LLVM dialect. Operations inside functions are dispatched by name before this interface is
/// used.
pub(crate) struct LlvmDialectTranslation;

impl LlvmTranslationDialectInterface for LlvmDialectTranslation {
    fn convert_module_operation(&self, op: OpRef<'_>, t: &mut ModuleTranslation<'_>) -> Converted {
        if op.is::<LinkerOptionsOp>() {
            linker_options(op, t);
        } else if op.is::<ModuleFlagsOp>() {
            module_flags(op, t);
        } else {
            return Err(NotConverted::Unknown);
        }
        Ok(())
    }

    fn amend_operation(
        &self,
        op: OpId,
        instructions: &[ll::Value],
        name: &str,
        value: Attr,
        t: &mut FunctionTranslation<'_>,
    ) -> Result<(), Failed> {
        if name != "llvm.mmra" || !may_relax(t.op(op).name_str()) {
            return Ok(());
        }
        if let Some(node) = t.scope().mmra(value) {
            for &instruction in instructions {
                t.builder.attach(instruction, ll::MdKindId::MMRA, node);
            }
        }
        Ok(())
    }
}

/// Returns true if an operation's instruction may have memory model relaxations.
fn may_relax(name: &str) -> bool {
    const ACCESSES: [&str; 7] = [
        LoadOp::NAME,
        StoreOp::NAME,
        AtomicRMWOp::NAME,
        AtomicCmpXchgOp::NAME,
        FenceOp::NAME,
        CallOp::NAME,
        InvokeOp::NAME,
    ];
    ACCESSES.contains(&name) || name.starts_with("llvm.intr.")
}

fn linker_options(op: OpRef<'_>, t: &mut ModuleTranslation<'_>) {
    let ctx = t.ctx;
    let options = op
        .get::<Array>(LinkerOptionsOp::OPTIONS)
        .unwrap_or_default();
    let metadata = &mut t.module.ctx.metadata;
    let options = options.iter().filter_map(|option| option.bytes(ctx));
    let options: Vec<_> = options
        .map(|option| Some(metadata.string(option)))
        .collect();
    let node = metadata.node(&options);
    t.module.add_named_metadata(b"llvm.linker.options", node);
}

/// The behaviors of module flags, indexed by LLVM's number - 1.
const BEHAVIORS: [ll::FlagBehavior; 8] = [
    ll::FlagBehavior::Error,
    ll::FlagBehavior::Warning,
    ll::FlagBehavior::Require,
    ll::FlagBehavior::Override,
    ll::FlagBehavior::Append,
    ll::FlagBehavior::AppendUnique,
    ll::FlagBehavior::Max,
    ll::FlagBehavior::Min,
];
const _: () = assert!(ModFlagBehavior::Min as usize == BEHAVIORS.len());

fn module_flags(op: OpRef<'_>, t: &mut ModuleTranslation<'_>) {
    let ctx = t.ctx;
    let flags = op.get::<Array>(ModuleFlagsOp::FLAGS);
    for flag in flags.unwrap_or_default() {
        let Some(flag) = flag.as_::<ModuleFlagAttr>(ctx) else {
            continue;
        };
        let behavior = usize::try_from(flag.behavior)
            .ok()
            .and_then(|at| BEHAVIORS.get(at.checked_sub(1)?));
        let (Some(&behavior), Some(key)) = (behavior, flag.key.bytes(ctx)) else {
            continue;
        };
        if let Some(value) = flag_value(t, flag.value) {
            t.module.add_flag(behavior, key, value);
        }
    }
}

/// Returns the metadata for a module flag's value.
fn flag_value(t: &mut ModuleTranslation<'_>, value: Attr) -> Option<ll::Md> {
    let ctx = t.ctx;
    let llvm = &mut t.module.ctx;
    if let Some(text) = value.bytes(ctx) {
        return Some(llvm.metadata.string(text));
    }
    if let Some(int) = value.as_::<IntegerAttr>(ctx) {
        let value = llvm.const_int(ll::Type::I32, int.value.low_u64());
        return Some(llvm.metadata.value(value));
    }
    if let Some(entries) = array_value(ctx, value) {
        let mut nodes = Vec::new();
        for entry in entries
            .iter()
            .filter_map(|entry| entry.as_::<ModuleFlagCGProfileEntryAttr>(ctx))
        {
            let mut function = |symbol: Option<Attr>| {
                let symbol = t.symbols.get(symbol?.symbol_root(ctx)?)?;
                let llvm = &mut t.module.ctx;
                let address = llvm.symbol(symbol);
                Some(llvm.metadata.value(address))
            };
            let (from, to) = (function(entry.from), function(entry.to));
            let llvm = &mut t.module.ctx;
            let count = llvm.const_int(ll::Type::I64, entry.count);
            let count = llvm.metadata.value(count);
            nodes.push(Some(llvm.metadata.node(&[from, to, Some(count)])));
        }
        return Some(t.module.ctx.metadata.distinct_node(&nodes));
    }
    let summary = value.as_::<ModuleFlagProfileSummaryAttr>(ctx)?;
    Some(profile_summary(t, summary))
}

/// Returns `!{!{!"ProfileFormat", !"InstrProf"}, !{!"TotalCount", i64 1}, ...}`.
fn profile_summary(
    t: &mut ModuleTranslation<'_>,
    summary: &ModuleFlagProfileSummaryAttr,
) -> ll::Md {
    let ctx = t.ctx;
    let llvm = &mut t.module.ctx;
    let mut rows = Vec::new();
    let mut row = |llvm: &mut ll::Context, name: &str, value: ll::Md| {
        let name = llvm.metadata.string(name.as_bytes());
        rows.push(Some(llvm.metadata.node(&[Some(name), Some(value)])));
    };
    let format =
        ProfileSummaryFormatKind::from_value(summary.format).map_or("", |format| format.keyword());
    let format = llvm.metadata.string(format.as_bytes());
    row(llvm, "ProfileFormat", format);
    let counts = [
        ("TotalCount", Some(summary.total_count)),
        ("MaxCount", Some(summary.max_count)),
        ("MaxInternalCount", Some(summary.max_internal_count)),
        ("MaxFunctionCount", Some(summary.max_function_count)),
        ("NumCounts", Some(summary.num_counts)),
        ("NumFunctions", Some(summary.num_functions)),
        ("IsPartialProfile", summary.is_partial_profile),
    ];
    for (name, count) in counts {
        let Some(count) = count else { continue };
        let count = llvm.const_int(ll::Type::I64, count);
        let count = llvm.metadata.value(count);
        row(llvm, name, count);
    }
    if let Some(ratio) = summary
        .partial_profile_ratio
        .and_then(|attr| attr.as_::<FloatAttr>(ctx))
    {
        let ratio = llvm.const_float(ll::Type::DOUBLE, u128::from(ratio.value.to_f64().to_bits()));
        let ratio = llvm.metadata.value(ratio);
        row(llvm, "PartialProfileRatio", ratio);
    }
    let mut details = Vec::new();
    let detailed = summary.detailed_summary.iter();
    for detail in detailed.filter_map(|attr| attr.as_::<ModuleFlagProfileSummaryDetailedAttr>(ctx))
    {
        let numbers = [
            u64::from(detail.cut_off),
            detail.min_count,
            u64::from(detail.num_counts),
        ];
        let numbers = numbers.map(|value| {
            let value = llvm.const_int(ll::Type::I64, value);
            Some(llvm.metadata.value(value))
        });
        details.push(Some(llvm.metadata.node(&numbers)));
    }
    let details = llvm.metadata.node(&details);
    row(llvm, "DetailedSummary", details);
    llvm.metadata.node(&rows)
}
