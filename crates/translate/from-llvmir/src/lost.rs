//! Warnings about losses of an import, which upstream makes without a word.

use terrace_ir::{Diagnostics, Loc};
use terrace_llvmir as ll;
use terrace_llvmir::{
    AttrKind, AttrSet, Attribute, DebugLocation, DebugRecord, DebugRecordKind, DllStorage,
    GlobalValue, InstKind, MdKindId, ThreadLocal,
};

/// Kinds of losses, each with their number, in the order in which they were met.
#[derive(Default)]
struct Losses {
    kinds: Vec<(String, usize)>,
}

impl Losses {
    fn add(&mut self, kind: &str) {
        match self.kinds.iter_mut().find(|(known, _)| known == kind) {
            Some((_, count)) => *count += 1,
            None => self.kinds.push((kind.to_owned(), 1)),
        }
    }

    fn add_if(&mut self, holds: bool, kind: &str) {
        if holds {
            self.add(kind);
        }
    }
}

/// Warns once of each kind of thing that the LLVM dialect has no place for and that `module` has.
pub(crate) fn warn(module: &ll::Module, loc: Loc, diags: &mut Diagnostics) {
    let mut losses = Losses::default();
    globals(module, &mut losses);
    for function in &module.functions {
        header(module, function, &mut losses);
        let body = &function.body;
        for &block in body.blocks() {
            for inst in body.items(block) {
                instruction(module, body, inst, &mut losses);
            }
        }
    }
    for (kind, count) in losses.kinds {
        let times = match count {
            1 => "once".to_owned(),
            count => format!("{count} times"),
        };
        diags.warning(loc, format!("lost in the import: {kind} ({times})"));
    }
}

fn value(value: &GlobalValue, losses: &mut Losses) {
    losses.add_if(!value.partition.is_empty(), "partition");
    losses.add_if(
        value.dll_storage != DllStorage::Default,
        "DLL storage class",
    );
}

fn globals(module: &ll::Module, losses: &mut Losses) {
    for global in &module.globals {
        value(&global.value, losses);
        losses.add_if(global.externally_initialized, "externally_initialized");
        losses.add_if(!global.code_model.is_empty(), "code_model");
        losses.add_if(
            !global.sanitizer.is_empty(),
            "sanitizer properties of a global",
        );
        let model = global.thread_local;
        let has_model =
            model != ThreadLocal::NotThreadLocal && model != ThreadLocal::GeneralDynamic;
        losses.add_if(has_model, "thread-local model");
        for (kind, _) in &global.attachments {
            losses.add_if(*kind != MdKindId::DBG, &metadata(module, *kind, "a global"));
        }
    }
    for alias in &module.aliases {
        value(&alias.value, losses);
    }
    for ifunc in &module.ifuncs {
        value(&ifunc.value, losses);
    }
}

fn metadata(module: &ll::Module, kind: MdKindId, of: &str) -> String {
    format!("metadata !{} of {of}", kind.text(&module.ctx.metadata))
}

/// The attributes of parameters and results that the dialect has.
fn has_place(attribute: &Attribute) -> bool {
    use AttrKind as K;
    match attribute {
        Attribute::Captures { other, ret } => *other == 0 && *ret == 0,
        Attribute::String(..) => false,
        other => matches!(
            other.kind(),
            Some(
                K::Alignment
                    | K::StackAlignment
                    | K::AllocAlign
                    | K::AllocatedPointer
                    | K::ByRef
                    | K::ByVal
                    | K::Dereferenceable
                    | K::DereferenceableOrNull
                    | K::ElementType
                    | K::InAlloca
                    | K::InReg
                    | K::Nest
                    | K::NoAlias
                    | K::NoFree
                    | K::NonNull
                    | K::NoUndef
                    | K::Preallocated
                    | K::Range
                    | K::ReadNone
                    | K::ReadOnly
                    | K::Returned
                    | K::SExt
                    | K::StructRet
                    | K::WriteOnly
                    | K::ZExt
            )
        ),
    }
}

fn attribute_name(attribute: &Attribute) -> String {
    match attribute {
        Attribute::String(key, _) => format!("\"{}\"", String::from_utf8_lossy(key)),
        other => other.kind().map_or("", AttrKind::text).to_owned(),
    }
}

fn value_attributes(module: &ll::Module, set: AttrSet, of: &str, losses: &mut Losses) {
    let attributes = module.ctx.attrs.set(set).iter();
    for attribute in attributes.filter(|attribute| !has_place(attribute)) {
        losses.add(&format!("attribute {} of {of}", attribute_name(attribute)));
    }
}

fn header(module: &ll::Module, function: &ll::Function, losses: &mut Losses) {
    value(&function.value, losses);
    losses.add_if(function.prefix.is_some(), "prefix data");
    losses.add_if(function.prologue.is_some(), "prologue data");
    let info = module.ctx.symbols.info(function.value.symbol);
    losses.add_if(info.address_space != 0, "address space of a function");
    let attrs = &module.ctx.attrs;
    // The attributes of an intrinsic's declaration come back from LLVM.
    if !module
        .ctx
        .symbols
        .name(function.value.symbol)
        .starts_with(b"llvm.")
    {
        value_attributes(module, attrs.result_set(function.attrs), "a result", losses);
        for &set in attrs.param_sets(function.attrs) {
            value_attributes(module, set, "a parameter", losses);
        }
    }
    for (kind, _) in &function.attachments {
        let name = kind.text(&module.ctx.metadata);
        let has_place = matches!(
            name.as_str(),
            "dbg"
                | "prof"
                | "vec_type_hint"
                | "work_group_size_hint"
                | "reqd_work_group_size"
                | "intel_reqd_sub_group_size"
        );
        losses.add_if(!has_place, &metadata(module, *kind, "a function"));
    }
}

fn record(record: &DebugRecord, losses: &mut Losses) {
    let list = matches!(record.location, DebugLocation::List(_));
    match record.kind {
        DebugRecordKind::Assign => losses.add("#dbg_assign"),
        DebugRecordKind::DeclareValue => losses.add("#dbg_declare_value"),
        _ => losses.add_if(list, "debug records of several values"),
    }
}

fn instruction(module: &ll::Module, body: &ll::FunctionBody, inst: ll::Inst, losses: &mut Losses) {
    let kind = body.kind(inst);
    match kind {
        InstKind::DebugRecord(found) => return record(found, losses),
        InstKind::Cast { op, flags, .. } => {
            losses.add_if(
                op.has_fast_math() && flags != 0,
                "fast-math flags of a cast",
            );
        }
        InstKind::Phi { fast_math, .. } => {
            losses.add_if(fast_math != 0, "fast-math flags of a phi");
        }
        InstKind::ICmp { flags, .. } => losses.add_if(flags != 0, "samesign"),
        InstKind::Alloca { swifterror, .. } => losses.add_if(swifterror, "swifterror"),
        _ => {}
    }
    if let Some(call) = kind.call() {
        self::call(
            module,
            &call,
            matches!(kind, InstKind::Invoke { .. }),
            losses,
        );
    }
    for (_, md, _) in body.attachments(inst) {
        losses.add_if(
            !metadata_has_place(*md, &kind),
            &metadata(module, *md, "an instruction"),
        );
    }
}

/// Set if the operation that an instruction becomes has a place for metadata of this kind.
fn metadata_has_place(md: MdKindId, kind: &InstKind<'_>) -> bool {
    let access = matches!(kind, InstKind::Load { .. } | InstKind::Store { .. });
    let load = matches!(kind, InstKind::Load { .. });
    match md {
        MdKindId::PROF => matches!(
            kind,
            InstKind::CondBr { .. } | InstKind::Switch { .. } | InstKind::Invoke { .. }
        ),
        MdKindId::LOOP => matches!(kind, InstKind::Br { .. } | InstKind::CondBr { .. }),
        MdKindId::NONTEMPORAL | MdKindId::INVARIANT_GROUP => access,
        MdKindId::INVARIANT_LOAD => load,
        MdKindId::DEREFERENCEABLE | MdKindId::DEREFERENCEABLE_OR_NULL => {
            load || matches!(
                kind,
                InstKind::Cast {
                    op: ll::CastOp::IntToPtr,
                    ..
                }
            )
        }
        MdKindId::TBAA | MdKindId::ALIAS_SCOPE | MdKindId::NOALIAS | MdKindId::ACCESS_GROUP => {
            access
                || matches!(
                    kind,
                    InstKind::Call(_) | InstKind::AtomicRmw { .. } | InstKind::CmpXchg { .. }
                )
        }
        _ => md == MdKindId::DBG || md == MdKindId::MMRA,
    }
}

fn call(module: &ll::Module, call: &ll::Call<'_>, is_invoke: bool, losses: &mut Losses) {
    use AttrKind as K;
    let ctx = &module.ctx;
    let callee = call.callee.as_const().map(|c| ctx.consts.kind(c));
    let (is_asm, is_assume) = match callee {
        Some(ll::ConstKind::InlineAsm(asm)) => {
            losses.add_if(asm.can_unwind, "unwind of inline assembly");
            (true, false)
        }
        Some(ll::ConstKind::Symbol(symbol)) => (false, ctx.symbols.name(symbol) == b"llvm.assume"),
        _ => (false, false),
    };
    if !is_assume {
        for bundle in call.bundles.iter() {
            if let ll::MdKind::String(tag) = ctx.metadata.kind(bundle.tag) {
                let tag = String::from_utf8_lossy(tag);
                losses.add(&format!("operand bundle \"{tag}\""));
            }
        }
    }
    for attribute in ctx.attrs.set(ctx.attrs.function_set(call.attrs)) {
        let has_place = !is_asm
            && !is_invoke
            && matches!(
                attribute.kind(),
                Some(
                    K::Memory
                        | K::Convergent
                        | K::NoUnwind
                        | K::WillReturn
                        | K::NoInline
                        | K::AlwaysInline
                        | K::InlineHint
                )
            );
        losses.add_if(
            !has_place,
            &format!("attribute {} of a call", attribute_name(attribute)),
        );
    }
    value_attributes(
        module,
        ctx.attrs.result_set(call.attrs),
        "a call's result",
        losses,
    );
    for &set in ctx.attrs.param_sets(call.attrs) {
        value_attributes(module, set, "a call's argument", losses);
    }
}
