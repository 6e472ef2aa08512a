//! Declares functions with all their attributes.

use crate::attributes::{alignment, dictionaries, enum_value, memory_effects};
use crate::foreign;
use crate::globals::{definition, linkage, unnamed_addr, visibility};
use crate::module::{Members, ModuleTranslation, attribute_interface};
use terrace_builtin::attrs::{bool_value, int_value, type_value};
use terrace_builtin::props::{AnyType, I32Array, Int32};
use terrace_ir::{Attr, Failed, OpId, OpRef, Type};
use terrace_llvm::LLVMFuncOp as F;
use terrace_llvm::attrs::{TargetFeaturesAttr, VScaleRangeAttr, VecTypeHintAttr};
use terrace_llvm::enums::FramePointerKind;
use terrace_llvmir as ll;
use terrace_llvmir::{AttrKind, AttrList, Attribute, CallConv, Function, Md, MdKindId, SymbolKind};

/// Properties that become enum attributes.
const KEYWORDS: [(usize, AttrKind); 7] = [
    (F::NO_INLINE, AttrKind::NoInline),
    (F::ALWAYS_INLINE, AttrKind::AlwaysInline),
    (F::INLINE_HINT, AttrKind::InlineHint),
    (F::OPTIMIZE_NONE, AttrKind::OptimizeNone),
    (F::CONVERGENT, AttrKind::Convergent),
    (F::NO_UNWIND, AttrKind::NoUnwind),
    (F::WILL_RETURN, AttrKind::WillReturn),
];

/// Properties of definitions that become string attributes with a string or boolean value.
const STRINGS: [(usize, &str); 12] = [
    (F::TARGET_CPU, "target-cpu"),
    (F::TUNE_CPU, "tune-cpu"),
    (F::RECIPROCAL_ESTIMATES, "reciprocal-estimates"),
    (F::PREFER_VECTOR_WIDTH, "prefer-vector-width"),
    (F::NO_INFS_FP_MATH, "no-infs-fp-math"),
    (F::NO_NANS_FP_MATH, "no-nans-fp-math"),
    (F::NO_SIGNED_ZEROS_FP_MATH, "no-signed-zeros-fp-math"),
    (F::DENORMAL_FP_MATH, "denormal-fp-math"),
    (F::DENORMAL_FP_MATH_F32, "denormal-fp-math-f32"),
    (F::FP_CONTRACT, "fp-contract"),
    (F::INSTRUMENT_FUNCTION_ENTRY, "instrument-function-entry"),
    (F::INSTRUMENT_FUNCTION_EXIT, "instrument-function-exit"),
];

/// Unit properties that become string attributes without a value. Of each group, only the first property that is
/// present counts.
const MARKS: [&[(usize, &str)]; 2] = [
    &[
        (F::ARM_STREAMING, "aarch64_pstate_sm_enabled"),
        (F::ARM_LOCALLY_STREAMING, "aarch64_pstate_sm_body"),
        (F::ARM_STREAMING_COMPATIBLE, "aarch64_pstate_sm_compatible"),
    ],
    &[
        (F::ARM_NEW_ZA, "aarch64_new_za"),
        (F::ARM_IN_ZA, "aarch64_in_za"),
        (F::ARM_OUT_ZA, "aarch64_out_za"),
        (F::ARM_INOUT_ZA, "aarch64_inout_za"),
        (F::ARM_PRESERVES_ZA, "aarch64_preserves_za"),
    ],
];

/// The properties that determine a function's declaration.
struct Declared<'a> {
    props: &'a [Option<Attr>],
    is_definition: bool,
    /// True if the function's location may contain a scope.
    has_scope: bool,
}

impl Declared<'_> {
    /// Returns true if two functions have no scopes and no attributes on arguments and results, and differ at most in
    /// name and type. Most functions satisfy this with respect to the previous one.
    fn is_like(&self, other: &Self) -> bool {
        let is_absent = |slot: usize| self.props.get(slot).copied().flatten().is_none();
        let mut props = self.props.iter().zip(other.props).enumerate();
        self.is_definition == other.is_definition
            && !self.has_scope
            && !other.has_scope
            && self.props.len() == other.props.len()
            && is_absent(F::ARG_ATTRS)
            && is_absent(F::RES_ATTRS)
            // The hint's type may be one that must be reported for each function.
            && is_absent(F::VEC_TYPE_HINT)
            && props.all(|(slot, (a, b))| a == b || slot == F::SYM_NAME || slot == F::FUNCTION_TYPE)
    }
}

impl<'a> ModuleTranslation<'a> {
    pub(crate) fn convert_signatures(&mut self, members: &Members<'a>) -> Result<(), Failed> {
        self.functions.reserve(members.functions.len());
        self.module.functions.reserve(members.functions.len());
        let mut last = None;
        for op in &members.functions {
            // All properties are read from the nested root.
            self.declare_function(op.id, op.record(), &mut last)?;
        }
        // Personality functions and similar operands may refer to later functions.
        for (op, at) in members.functions.iter().zip(0..) {
            let (_, index) = self.functions[at];
            if let Some(attr) = op.prop(F::PERSONALITY)
                && definition(*op).is_some()
            {
                let loc = op.loc();
                let personality = self.scope().constant(ll::Type::PTR, attr, loc)?;
                self.module.functions[index].personality = Some(personality);
            }
        }
        Ok(())
    }

    fn declare_function(
        &mut self,
        id: OpId,
        op: OpRef<'a>,
        last: &mut Option<Declared<'a>>,
    ) -> Result<(), Failed> {
        let ctx = self.ctx;
        let loc = op.loc();
        let name = op.prop(F::SYM_NAME).unwrap_or(Attr::UNIT);
        let ty = op.get::<AnyType>(F::FUNCTION_TYPE).unwrap_or(Type::NONE);
        let ty = self.scope().ty(ty, loc)?;
        let space = self.module.ctx.layout.program_space();
        let value = self.add_symbol(name, SymbolKind::Function, ty, space, loc)?;
        self.functions.push((id, self.module.functions.len()));
        let declared = Declared {
            props: op.body.props(op.id),
            is_definition: definition(op).is_some(),
            has_scope: loc.attr().is_some(),
        };
        let is_like = |last: &Declared<'_>| last.is_like(&declared);
        if last.as_ref().is_some_and(is_like)
            && let Some(mut function) = self.module.functions.last().cloned()
        {
            function.value.symbol = value.symbol;
            self.module.functions.push(function);
            return Ok(());
        }
        *last = Some(declared);
        let mut function = Function::new(value.symbol);
        function.value.linkage = linkage(enum_value(ctx, op.prop(F::LINKAGE)));
        function.value.dso_local = op.prop(F::DSO_LOCAL).is_some();
        function.value.visibility = visibility(enum_value(ctx, op.prop(F::VISIBILITY_)));
        function.value.unnamed_addr = unnamed_addr(enum_value(ctx, op.prop(F::UNNAMED_ADDR)));
        function.conv = CallConv(enum_value(ctx, op.prop(F::CCONV)) as u32);
        function.attrs = self.function_attributes(op)?;
        function.comdat = self.comdat(op.prop(F::COMDAT));
        function.align = alignment(ctx, op.prop(F::ALIGNMENT));
        let text = |slot: usize| {
            op.prop(slot)
                .and_then(|attr| attr.bytes(ctx))
                .unwrap_or_default()
                .into()
        };
        function.gc = text(F::GARBAGE_COLLECTOR);
        function.section = text(F::SECTION);
        self.function_metadata(op, &mut function);
        self.module.functions.push(function);
        Ok(())
    }

    fn function_attributes(&mut self, op: OpRef<'a>) -> Result<AttrList, Failed> {
        let ctx = self.ctx;
        let mut own = Vec::new();
        for (slot, kind) in KEYWORDS {
            if op.prop(slot).is_some() {
                own.push(Attribute::Enum(kind));
            }
        }
        own.extend(
            op.prop(F::MEMORY_EFFECTS)
                .and_then(|attr| memory_effects(ctx, attr)),
        );
        if let Some(kind) = op
            .prop(F::FRAME_POINTER)
            .and_then(|attr| FramePointerKind::from_attr(ctx, attr))
        {
            own.push(Attribute::string("frame-pointer", kind.keyword()));
        }
        match enum_value(ctx, op.prop(F::UWTABLE_KIND)) {
            1 => own.push(Attribute::UwTable { sync: true }),
            2 => own.push(Attribute::UwTable { sync: false }),
            _ => {}
        }
        own.extend(target_features(op));
        other_attributes(op, &mut own);
        let loc = op.loc();
        self.scope()
            .named_attributes("passthrough", op.prop(F::PASSTHROUGH), loc, &mut own)?;
        let (args, results) = (op.prop(F::ARG_ATTRS), op.prop(F::RES_ATTRS));
        if own.is_empty() && args.is_none() && results.is_none() {
            return Ok(AttrList::EMPTY);
        }
        let mut result = Vec::new();
        for &dictionary in dictionaries(ctx, results) {
            self.parameter(op, None, dictionary, &mut result)?;
        }
        let mut params = Vec::new();
        for (index, &dictionary) in dictionaries(ctx, args).iter().enumerate() {
            let mut param = Vec::new();
            self.parameter(op, Some(index), dictionary, &mut param)?;
            params.push(param);
        }
        Ok(self.scope().attribute_list(&own, &result, &params))
    }

    fn parameter(
        &mut self,
        op: OpRef<'a>,
        index: Option<usize>,
        dictionary: Attr,
        out: &mut Vec<Attribute>,
    ) -> Result<(), Failed> {
        let ctx = self.ctx;
        self.scope()
            .parameter_attributes(dictionary, op.loc(), out, |scope, name, value, out| {
                match attribute_interface(ctx, name) {
                    Some(model) => model.convert_parameter_attr(op, index, name, value, scope, out),
                    None => foreign::check(ctx, name, op.loc(), scope.diags),
                }
            })
    }

    fn function_metadata(&mut self, op: OpRef<'a>, function: &mut Function) {
        let ctx = self.ctx;
        if self.debug_enabled
            && let Some(subprogram) = self.scope().subprogram_of(op.loc())
        {
            function.attachments.push((MdKindId::DBG, subprogram));
        }
        if let Some(count) = op
            .prop(F::FUNCTION_ENTRY_COUNT)
            .and_then(|attr| int_value(ctx, attr))
        {
            let llvm = &mut self.module.ctx;
            let count = llvm.const_int(ll::Type::I64, count as u64);
            let operands = [
                Some(llvm.metadata.string(b"function_entry_count")),
                Some(llvm.metadata.value(count)),
            ];
            let node = llvm.metadata.node(&operands);
            function.attachments.push((MdKindId::PROF, node));
        }
        let mut attach = |this: &mut Self, name: &str, node: Md| {
            let kind = MdKindId::named(&mut this.module.ctx.metadata, name);
            function.attachments.push((kind, node));
        };
        if let Some(hint) = op.get::<VecTypeHintAttr>(F::VEC_TYPE_HINT)
            && let Some(ty) = type_value(ctx, hint.hint)
            && let Ok(ty) = self.scope().ty(ty, op.loc())
        {
            let llvm = &mut self.module.ctx;
            let undef = llvm.undef(ty);
            let signed = llvm.const_int(ll::Type::I32, u64::from(hint.is_signed));
            let operands = [
                Some(llvm.metadata.value(undef)),
                Some(llvm.metadata.value(signed)),
            ];
            let node = llvm.metadata.node(&operands);
            attach(self, "vec_type_hint", node);
        }
        let sizes = [
            (F::WORK_GROUP_SIZE_HINT, "work_group_size_hint"),
            (F::REQD_WORK_GROUP_SIZE, "reqd_work_group_size"),
        ];
        for (slot, name) in sizes {
            if let Some(values) = op.get::<I32Array>(slot) {
                let node = self.i32_node(values);
                attach(self, name, node);
            }
        }
        if let Some(size) = op.get::<Int32>(F::INTEL_REQD_SUB_GROUP_SIZE) {
            let node = self.i32_node(&[size]);
            attach(self, "intel_reqd_sub_group_size", node);
        }
    }

    fn i32_node(&mut self, values: &[i32]) -> Md {
        let llvm = &mut self.module.ctx;
        let mut operands = Vec::with_capacity(values.len());
        for &value in values {
            let value = llvm.const_int(ll::Type::I32, u64::from(value as u32));
            operands.push(Some(llvm.metadata.value(value)));
        }
        llvm.metadata.node(&operands)
    }
}

/// Returns `target-features`, which declarations also have.
fn target_features(op: OpRef<'_>) -> Option<Attribute> {
    let features: Vec<&[u8]> = op
        .get::<TargetFeaturesAttr>(F::TARGET_FEATURES)?
        .features
        .iter()
        .filter_map(|feature| feature.bytes(op.ctx))
        .collect();
    Some(Attribute::string("target-features", features.join(&b',')))
}

/// Adds the string attributes of unit, string and boolean properties, and `vscale_range`.
fn other_attributes(op: OpRef<'_>, own: &mut Vec<Attribute>) {
    let ctx = op.ctx;
    for marks in MARKS {
        if let Some((_, name)) = marks.iter().find(|(slot, _)| op.prop(*slot).is_some()) {
            own.push(Attribute::string(name, ""));
        }
    }
    for (slot, name) in STRINGS {
        let Some(attr) = op.prop(slot) else { continue };
        let value = match bool_value(ctx, attr) {
            Some(true) => &b"true"[..],
            Some(false) => b"false",
            None => attr.bytes(ctx).unwrap_or_default(),
        };
        own.push(Attribute::string(name, value));
    }
    if let Some(range) = op.get::<VScaleRangeAttr>(F::VSCALE_RANGE) {
        let bound = |attr: Attr| int_value(ctx, attr).unwrap_or(0) as u32;
        own.push(Attribute::VScaleRange(
            bound(range.min_range),
            bound(range.max_range),
        ));
    }
}
