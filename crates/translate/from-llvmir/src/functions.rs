//! Imports functions: their headers and the enclosing operations.

use crate::attributes::{effects_of, has, memory_effects, named};
use crate::body::{FunctionImport, Worker};
use crate::debug::function_location;
use crate::globals::{Comdats, dso_local};
use crate::lost::{self, Losses, attribute_of};
use crate::metadata::KnownMetadata;
use crate::shared::{Intrinsic, Shared};
use crate::types::TypeTable;
use std::sync::atomic::{AtomicBool, Ordering};
use terrace_builtin::attrs::AttrBuilder;
use terrace_ir::parallel::for_each;
use terrace_ir::{Attr, Body, Context, Diagnostics, Failed, OpId};
use terrace_llvm::LLVMFuncOp as F;
use terrace_llvm::attrs::{TargetFeaturesAttr, VScaleRangeAttr};
use terrace_llvm::enums::{CConvAttr, FramePointerKind, UWTableKind, UnnamedAddr, UnnamedAddrAttr};
use terrace_llvmir as ll;
use terrace_llvmir::{AttrKind, Attribute, ConstKind, ExprOp, SymbolKind};

/// Enum attributes that become properties.
const KEYWORDS: [(AttrKind, usize); 7] = [
    (AttrKind::NoInline, F::NO_INLINE),
    (AttrKind::AlwaysInline, F::ALWAYS_INLINE),
    (AttrKind::InlineHint, F::INLINE_HINT),
    (AttrKind::OptimizeNone, F::OPTIMIZE_NONE),
    (AttrKind::Convergent, F::CONVERGENT),
    (AttrKind::NoUnwind, F::NO_UNWIND),
    (AttrKind::WillReturn, F::WILL_RETURN),
];

/// String attributes that become string properties.
const STRINGS: [(&[u8], usize); 9] = [
    (b"target-cpu", F::TARGET_CPU),
    (b"tune-cpu", F::TUNE_CPU),
    (b"reciprocal-estimates", F::RECIPROCAL_ESTIMATES),
    (b"prefer-vector-width", F::PREFER_VECTOR_WIDTH),
    (b"denormal-fp-math", F::DENORMAL_FP_MATH),
    (b"denormal-fp-math-f32", F::DENORMAL_FP_MATH_F32),
    (b"fp-contract", F::FP_CONTRACT),
    (b"instrument-function-entry", F::INSTRUMENT_FUNCTION_ENTRY),
    (b"instrument-function-exit", F::INSTRUMENT_FUNCTION_EXIT),
];

/// String attributes that become properties and also remain in the list of other attributes.
const KEPT: [&[u8]; 3] = [
    b"target-cpu",
    b"reciprocal-estimates",
    b"prefer-vector-width",
];

/// String attributes that become boolean properties.
const BOOLS: [(&[u8], usize); 3] = [
    (b"no-infs-fp-math", F::NO_INFS_FP_MATH),
    (b"no-nans-fp-math", F::NO_NANS_FP_MATH),
    (b"no-signed-zeros-fp-math", F::NO_SIGNED_ZEROS_FP_MATH),
];

/// String attributes without a value that become unit properties. At most one attribute of each group is used, the
/// first in the group.
const MARKS: [&[(&[u8], usize)]; 2] = [
    &[
        (b"aarch64_pstate_sm_enabled", F::ARM_STREAMING),
        (b"aarch64_pstate_sm_body", F::ARM_LOCALLY_STREAMING),
        (b"aarch64_pstate_sm_compatible", F::ARM_STREAMING_COMPATIBLE),
    ],
    &[
        (b"aarch64_new_za", F::ARM_NEW_ZA),
        (b"aarch64_in_za", F::ARM_IN_ZA),
        (b"aarch64_out_za", F::ARM_OUT_ZA),
        (b"aarch64_inout_za", F::ARM_INOUT_ZA),
        (b"aarch64_preserves_za", F::ARM_PRESERVES_ZA),
    ],
];

/// Imports a function. Returns `None` for the declaration of an intrinsic that has an operation.
pub(crate) fn import_function(
    shared: &Shared<'_>,
    comdats: &Comdats,
    function: &ll::Function,
    worker: &mut Worker,
) -> Result<Option<Body>, Failed> {
    let (ctx, module) = (shared.ctx, shared.module);
    let row = shared.symbol(function.value.symbol);
    lost::function(module, function, &mut worker.losses);
    if row.intrinsic.is_some_and(Intrinsic::is_known) {
        return Ok(None);
    }
    let ty = module.ctx.symbols.info(function.value.symbol).value_type;
    let ty = worker.types.get(ctx, &module.ctx.types, ty);
    let value = &function.value;
    let loc = function_location(shared, &mut worker.known, function);
    let align = function.align.map(|align| align as i64);
    let mut header = F::spec(row.name, ty)
        .linkage(value.linkage)
        .dso_local(dso_local(value))
        .cconv_attr(ctx.enum_attr(CConvAttr::DEF, u64::from(function.conv.0)))
        .visibility_(value.visibility)
        .unnamed_addr_attr(unnamed_addr(ctx, value.unnamed_addr))
        .comdat_attr(comdats.reference(function.comdat))
        .alignment(align)
        .memory_effects_attr(memory_effects(
            ctx,
            effects_of(own_attributes(module, function)),
        ));
    if !function.section.is_empty() {
        header = header.section(&*function.section);
    }
    if !function.gc.is_empty() {
        header = header.garbage_collector(&*function.gc);
    }
    let header = header.into_body(ctx, loc);
    let mut import = FunctionImport::new(shared, worker, header, &function.body);
    import.parameters(function);
    import.personality(function);
    import.function_attributes(function);
    import.set_function_metadata(&function.attachments);
    if !function.body.is_empty() {
        import.convert_blocks()?;
    }
    import.out.shrink();
    Ok(Some(import.out))
}

/// Imports all functions.
///
/// If there is anything to report, the functions are imported sequentially. An error in shared metadata is then
/// reported for the first function that uses it, and functions after an error are not imported.
pub(crate) fn import_functions(
    shared: &Shared<'_>,
    comdats: &Comdats,
    worker: &mut Worker,
) -> Result<Vec<Body>, Failed> {
    let module = shared.module;
    let types_are_known = (worker.types).convert_identified(shared.ctx, &module.ctx.types);
    if shared.options.threads > 1
        && types_are_known
        && let Some(functions) =
            import_on_threads(shared, comdats, &worker.types, &mut worker.losses)
    {
        return Ok(functions);
    }
    let mut functions = Vec::with_capacity(module.functions.len());
    for function in &module.functions {
        functions.extend(import_function(shared, comdats, function, worker)?);
    }
    Ok(functions)
}

/// Imports all functions on several threads. Returns `None` if there is anything to report.
fn import_on_threads(
    shared: &Shared<'_>,
    comdats: &Comdats,
    types: &TypeTable,
    losses: &mut Losses,
) -> Option<Vec<Body>> {
    let has_reported = AtomicBool::new(false);
    let worker = || Worker {
        types: types.clone(),
        diags: Diagnostics::new(),
        known: KnownMetadata::default(),
        losses: Losses::new(shared.options.warn_lost),
    };
    let functions = shared.module.functions.iter().collect();
    let (made, _) = for_each(
        functions,
        shared.options.threads,
        worker,
        |worker, function| {
            if has_reported.load(Ordering::Relaxed) {
                return None;
            }
            let made = import_function(shared, comdats, function, worker);
            if made.is_err() || !worker.diags.is_empty() {
                has_reported.store(true, Ordering::Relaxed);
            }
            Some((made.ok()?, worker.losses.take()))
        },
    );
    if has_reported.into_inner() {
        shared.forget_numbering();
        return None;
    }
    let functions = made.into_iter().flatten().filter_map(|(function, part)| {
        losses.merge(part);
        function
    });
    Some(functions.collect())
}

/// Returns the attributes of the function itself.
fn own_attributes<'m>(module: &'m ll::Module, function: &ll::Function) -> &'m [Attribute] {
    let attrs = &module.ctx.attrs;
    attrs.set(attrs.function_set(function.attrs))
}

/// Returns the dialect's `unnamed_addr`, or `None` if the address is significant.
pub(crate) fn unnamed_addr(ctx: &Context, unnamed: UnnamedAddr) -> Option<Attr> {
    (unnamed != UnnamedAddr::None).then(|| UnnamedAddrAttr::attr(unnamed, ctx))
}

/// Returns the symbol if the constant is its address. Behind casts and zero offsets, only functions and aliases
/// count.
fn personality_symbol(module: &ll::Module, mut c: ll::Const) -> Option<ll::Symbol> {
    let consts = &module.ctx.consts;
    if let ConstKind::Symbol(symbol) = consts.kind(c) {
        return Some(symbol);
    }
    loop {
        match consts.kind(c) {
            ConstKind::Symbol(symbol) => {
                let kind = module.ctx.symbols.info(symbol).kind;
                return (kind != SymbolKind::Variable).then_some(symbol);
            }
            ConstKind::Expr(expr) => {
                let [base, indices @ ..] = expr.operands else {
                    return None;
                };
                match expr.op {
                    ExprOp::BitCast | ExprOp::AddrSpaceCast => {}
                    ExprOp::GetElementPtr
                        if indices.iter().all(|&index| module.ctx.is_null(index)) => {}
                    _ => return None,
                }
                c = *base;
            }
            _ => return None,
        }
    }
}

impl FunctionImport<'_> {
    fn set_prop(&mut self, slot: usize, value: Attr) {
        self.out.set_prop(OpId::ROOT, slot, Some(value));
    }

    fn parameters(&mut self, function: &ll::Function) {
        let shared = self.shared;
        let ctx = shared.ctx;
        let attrs = &shared.module.ctx.attrs;
        let value_type = (shared.module.ctx.symbols).info(function.value.symbol);
        let count = match shared.module.ctx.types.kind(value_type.value_type) {
            ll::TypeKind::Function { params, .. } => params.len(),
            _ => 0,
        };
        let sets = attrs.param_sets(function.attrs);
        self.record_parameters(function);
        let mut params = vec![Attr::EMPTY_DICTIONARY; count];
        for (param, &set) in params.iter_mut().zip(sets) {
            *param = shared.parameter_attrs(set, self.types);
        }
        if params.iter().any(|param| *param != Attr::EMPTY_DICTIONARY) {
            self.set_prop(F::ARG_ATTRS, ctx.array(&params));
        }
        let result = attrs.result_set(function.attrs);
        if result != ll::AttrSet::EMPTY {
            let result = shared.parameter_attrs(result, self.types);
            self.set_prop(F::RES_ATTRS, ctx.array(&[result]));
        }
    }

    /// Records the attributes of parameters and results that the dialect does not have.
    fn record_parameters(&mut self, function: &ll::Function) {
        let shared = self.shared;
        let ctx = &shared.module.ctx;
        // The export gets the attributes of intrinsic declarations from LLVM.
        let is_intrinsic = (ctx.symbols.name(function.value.symbol)).starts_with(b"llvm.");
        if is_intrinsic || !self.losses.is_on() {
            return;
        }
        let result = [(ctx.attrs.result_set(function.attrs), "a result")];
        let params = ctx.attrs.param_sets(function.attrs).iter();
        let params = params.map(|&set| (set, "a parameter"));
        for (set, of) in result.into_iter().chain(params) {
            for attribute in ctx.attrs.set(set) {
                if shared.parameter_attr(attribute, self.types).is_none() {
                    self.losses.add(&attribute_of(attribute, of));
                }
            }
        }
    }

    fn personality(&mut self, function: &ll::Function) {
        let Some(personality) = function.personality else {
            return;
        };
        let shared = self.shared;
        let symbol = personality_symbol(shared.module, personality)
            .filter(|&symbol| !shared.module.ctx.symbols.name(symbol).is_empty());
        match symbol {
            Some(symbol) => {
                let name = shared.symbol(symbol).reference;
                self.set_prop(F::PERSONALITY, name);
            }
            None => {
                let message = "could not deduce personality, skipping it";
                self.diags.warning(self.loc, message);
            }
        }
    }

    fn function_attributes(&mut self, function: &ll::Function) {
        let ctx = self.shared.ctx;
        let attributes = own_attributes(self.shared.module, function);
        for (kind, slot) in KEYWORDS {
            if has(attributes, kind) {
                self.set_prop(slot, Attr::UNIT);
            }
        }
        let mut others = Vec::new();
        for attribute in attributes {
            let is_property = match attribute {
                Attribute::String(key, value) => self.string_attribute(key, value),
                Attribute::Enum(kind) => KEYWORDS.iter().any(|(known, _)| known == kind),
                Attribute::UwTable { sync } => {
                    let kind = match sync {
                        true => UWTableKind::Sync,
                        false => UWTableKind::Async,
                    };
                    self.set_prop(F::UWTABLE_KIND, kind.attr(ctx));
                    true
                }
                Attribute::VScaleRange(min, max) => {
                    let bound = |bound: u32| ctx.i32(bound as i32);
                    let range = VScaleRangeAttr {
                        min_range: bound(*min),
                        max_range: bound(*max),
                    };
                    self.set_prop(F::VSCALE_RANGE, ctx.attr(range));
                    true
                }
                Attribute::Memory(_) => true,
                Attribute::Type(..) => {
                    let message = "type attributes on a function are invalid, skipping it";
                    self.diags.warning(self.loc, message);
                    self.losses.add(&attribute_of(attribute, "a function"));
                    true
                }
                _ => false,
            };
            if !is_property {
                match named(ctx, attribute) {
                    Some(attribute) => others.push(attribute),
                    None => self.losses.add(&attribute_of(attribute, "a function")),
                }
            }
        }
        if !others.is_empty() {
            self.set_prop(F::PASSTHROUGH, ctx.array(&others));
        }
        for marks in MARKS {
            let is_there = |(name, _): &&(&[u8], usize)| {
                let is_it = |attribute: &Attribute| matches!(attribute, Attribute::String(key, _) if **key == **name);
                attributes.iter().any(is_it)
            };
            let mut there = marks.iter().filter(is_there);
            if let Some(&(_, slot)) = there.next() {
                self.set_prop(slot, Attr::UNIT);
            }
            for (name, _) in there {
                let lost = Attribute::string(name, b"");
                self.losses.add(&attribute_of(&lost, "a function"));
            }
        }
    }

    /// Sets the property for a string attribute, if it has one. Returns true if the attribute is completely
    /// represented by the property.
    fn string_attribute(&mut self, key: &[u8], value: &[u8]) -> bool {
        let ctx = self.shared.ctx;
        if let Some(&(_, slot)) = STRINGS.iter().find(|(known, _)| *known == key) {
            self.set_prop(slot, ctx.string(value));
            return !KEPT.contains(&key);
        }
        if let Some(&(_, slot)) = BOOLS.iter().find(|(known, _)| *known == key) {
            self.set_prop(slot, ctx.bool(value == b"true"));
            let is_bool = matches!(value, b"true" | b"false");
            self.lose_value(!is_bool, key);
            return true;
        }
        match key {
            b"frame-pointer" => {
                let kind = std::str::from_utf8(value).ok();
                let kind = kind.and_then(FramePointerKind::from_keyword);
                if let Some(kind) = kind {
                    self.set_prop(F::FRAME_POINTER, kind.attr(ctx));
                }
                self.lose_value(kind.is_none(), key);
                true
            }
            b"target-features" => {
                let features = value.split(|&byte| byte == b',');
                let features = features.filter(|feature| !feature.is_empty());
                let features = TargetFeaturesAttr {
                    features: features.map(|feature| ctx.string(feature)).collect(),
                };
                self.set_prop(F::TARGET_FEATURES, ctx.attr(features));
                true
            }
            _ => {
                let mut marks = MARKS.iter().copied().flatten();
                let is_mark = marks.any(|(known, _)| *known == key);
                self.lose_value(is_mark && !value.is_empty(), key);
                is_mark
            }
        }
    }

    /// Records that the value of a function's attribute is dropped, if `holds`.
    fn lose_value(&mut self, holds: bool, key: &[u8]) {
        if holds {
            let attribute = Attribute::string(key, b"");
            self.losses.add(&format!(
                "value of {}",
                attribute_of(&attribute, "a function")
            ));
        }
    }
}
