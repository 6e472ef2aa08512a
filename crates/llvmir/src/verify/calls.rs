//! Verifies calls of any kind.

use super::bundles::Bundle;
use super::state::FunctionVerifier;
use super::{About, Checked, Item, MAX_ALIGN, Problem, check, ensure, refuse};
use crate::attributes::{AttrKind, AttrSet, Attribute};
use crate::body::{Blocks, Call, Inst, InstKind, MdKindId, Value, ValueKind};
use crate::constants::ConstKind;
use crate::metadata::MdKind;
use crate::symbols::Symbol;
use crate::types::{Type, TypeKind};
use terrace_llvm_words::CallConv;

/// Calling conventions of kernels and shader entry points, which must not be called.
const NOT_CALLABLE: [CallConv; 12] = [
    CallConv(76),
    CallConv(87),
    CallConv(88),
    CallConv(89),
    CallConv(90),
    CallConv(91),
    CallConv(93),
    CallConv(95),
    CallConv(96),
    CallConv(104),
    CallConv(105),
    CallConv(124),
];

/// Intrinsics that may be invoked.
const INVOCABLE: [&str; 16] = [
    "llvm.donothing",
    "llvm.seh.try.begin",
    "llvm.seh.try.end",
    "llvm.seh.scope.begin",
    "llvm.seh.scope.end",
    "llvm.coro.resume",
    "llvm.coro.destroy",
    "llvm.coro.await.suspend.void",
    "llvm.coro.await.suspend.bool",
    "llvm.coro.await.suspend.handle",
    "llvm.experimental.patchpoint.void",
    "llvm.experimental.patchpoint",
    "llvm.experimental.gc.statepoint",
    "llvm.wasm.throw",
    "llvm.wasm.rethrow",
    "llvm.fake.use",
];

/// The callee of a call.
#[derive(Clone, Copy)]
pub(super) struct Callee {
    /// The function if it is called by name, with any type.
    pub(super) symbol: Option<Symbol>,
    pub(super) is_intrinsic: bool,
    /// True if the function is called by name and with its own type.
    pub(super) is_direct: bool,
}

impl FunctionVerifier<'_, '_> {
    pub(super) fn callee(&self, call: Call<'_>) -> Callee {
        let symbol = self.function_symbol(call.callee);
        let ty = symbol.map(|symbol| self.ctx.symbols.info(symbol).value_type);
        Callee {
            symbol,
            is_intrinsic: symbol.is_some_and(|symbol| self.is_intrinsic(symbol)),
            is_direct: ty == Some(call.function_type),
        }
    }

    /// Returns the call's attributes for an argument.
    pub(super) fn argument_set(&self, call: Call<'_>, at: usize) -> AttrSet {
        let sets = self.ctx.attrs.param_sets(call.attrs);
        sets.get(at).copied().unwrap_or(AttrSet::EMPTY)
    }

    pub(super) fn argument_has(&self, call: Call<'_>, at: usize, kind: AttrKind) -> bool {
        self.ctx.has(self.argument_set(call, at), kind)
    }

    /// Returns the `elementtype` of an argument.
    pub(super) fn element_type(&self, call: Call<'_>, at: usize) -> Option<Type> {
        let attributes = self.ctx.attrs.set(self.argument_set(call, at));
        attributes.iter().find_map(|attribute| match attribute {
            Attribute::Type(AttrKind::ElementType, ty) => Some(*ty),
            _ => None,
        })
    }

    /// Returns the operands of the bundle with this tag.
    pub(super) fn bundle<'b>(&self, call: Call<'b>, tag: &[u8]) -> Option<crate::Values<'b>> {
        let mut bundles = call.bundles.iter();
        let found = bundles.find(|bundle| self.tag(bundle.tag) == tag)?;
        Some(found.operands)
    }

    pub(super) fn count_bundles(&self, call: Call<'_>, tag: &[u8]) -> usize {
        let bundles = call.bundles.iter();
        bundles.filter(|bundle| self.tag(bundle.tag) == tag).count()
    }

    pub(super) fn tag(&self, tag: crate::Md) -> &[u8] {
        match self.ctx.metadata.kind(tag) {
            MdKind::String(tag) => tag,
            _ => b"",
        }
    }

    /// Verifies the rules common to `call` and `invoke`.
    pub(super) fn call(&mut self, call: Call<'_>, is_invoke: bool) -> Checked {
        let ctx = self.ctx;
        let item = self.item();
        self.ensure(self.is_pointer(call.callee))
            .or("Called function must be a pointer!")?;
        let TypeKind::Function {
            result,
            params,
            varargs,
        } = ctx.types.kind(call.function_type)
        else {
            return Ok(());
        };
        if varargs {
            self.ensure(call.args.len() >= params.len())
                .or("Called function requires more parameters than were provided!")?;
        } else {
            self.ensure(call.args.len() == params.len())
                .or("Incorrect number of arguments passed to called function!")?;
        }
        for (arg, &ty) in call.args.iter().zip(params) {
            ensure(
                self.type_of(arg) == ty,
                [Item::Value(arg), Item::Type(ty), item],
            )
            .or("Call parameter type does not match function signature!")?;
        }
        let sets = ctx.attrs.param_sets(call.attrs);
        self.ensure(sets.len() <= call.args.len())
            .or("Attribute after last parameter!")?;
        let callee = self.callee(call);
        if callee.is_intrinsic {
            self.ensure(callee.is_direct)
                .or("Intrinsic called with incompatible signature")?;
        }
        if call.conv != CallConv::C {
            self.ensure(!NOT_CALLABLE.contains(&call.conv))
                .or("calling convention does not permit calls")?;
        }
        if !callee.is_intrinsic {
            self.type_aligns(result, params)?;
        }
        let own = ctx.attrs.function_set(call.attrs);
        if own != AttrSet::EMPTY {
            if ctx.has(own, AttrKind::Speculatable) && self.v.module.is_some() {
                let function = callee.symbol.and_then(|symbol| self.v.function_of(symbol));
                let of_callee = function.map(|function| ctx.attrs.function_set(function.attrs));
                self.ensure(of_callee.is_some_and(|set| ctx.has(set, AttrKind::Speculatable)))
                    .or("speculatable attribute may not apply to call sites")?;
            }
            if ctx.has(own, AttrKind::Preallocated) {
                let kind = self.body.kind(self.inst);
                check(self.intrinsic_name(&kind) == Some("llvm.call.preallocated.arg"))
                    .or("preallocated as a call site attribute can only be on llvm.call.preallocated.arg")?;
            }
        }
        let is_asm = matches!(self.constant(call.callee), Some(ConstKind::InlineAsm(_)));
        let key = (call.attrs, call.function_type, callee.is_intrinsic, is_asm);
        if !self.v.good_attributes.contains(&key) {
            // As in LLVM, verification of the call continues after invalid attributes.
            let checked = ctx
                .verify_attributes(call.attrs, call.function_type, callee.is_intrinsic, is_asm)
                .about(item);
            match checked {
                Ok(()) => {
                    self.v.good_attributes.insert(key);
                }
                Err(problem) => self.report(Err(problem)),
            }
        }
        self.arguments(call, params, callee)?;
        if varargs {
            self.variadic_arguments(call, result, params.len())?;
        }
        if !callee.is_intrinsic {
            for &param in params {
                self.ensure(param != Type::METADATA)
                    .or("Function has metadata parameter but isn't an intrinsic")?;
                self.ensure(param != Type::TOKEN)
                    .or("Function has token parameter but isn't an intrinsic")?;
            }
        }
        if !callee.is_direct {
            check(result != Type::TOKEN).or("Return type cannot be token for indirect call!")?;
            check(result != Type::X86_AMX)
                .or("Return type cannot be x86_amx for indirect call!")?;
        }
        if callee.is_intrinsic {
            let checked = self.intrinsic_call(call, is_invoke);
            self.report(checked);
        }
        if !call.bundles.is_empty() {
            self.bundles(call, result, callee.is_direct)?;
        }
        self.inlinable_location(callee)?;
        if let Some(ConstKind::InlineAsm(asm)) = self.constant(call.callee) {
            let checked = self.asm_call(asm, call, None);
            self.report(checked);
        }
        let checked = self.convergent_call(call);
        self.report(checked);
        Ok(())
    }

    fn type_aligns(&self, result: Type, params: &[Type]) -> Checked {
        let ctx = self.ctx;
        let fits = |ty: Type| match ctx.types.kind(ty) {
            // The alignment of every scalar is small.
            TypeKind::Void | TypeKind::Int(_) | TypeKind::Ptr(_) => true,
            TypeKind::Float | TypeKind::Double => true,
            _ => {
                !ctx.is_sized(ty)
                    || (ctx.layout.abi_align(&ctx.types, ty)).is_none_or(|align| align <= MAX_ALIGN)
            }
        };
        self.ensure(fits(result))
            .or("Incorrect alignment of return type to called function!")?;
        self.ensure(params.iter().all(|&ty| fits(ty)))
            .or("Incorrect alignment of argument passed to called function!")
    }

    fn arguments(&mut self, call: Call<'_>, params: &[Type], callee: Callee) -> Checked {
        let ctx = self.ctx;
        let item = self.item();
        let sets = ctx.attrs.param_sets(call.attrs);
        if let Some(last) = params.len().checked_sub(1)
            && self.argument_has(call, last, AttrKind::InAlloca)
            && let Some(arg) = call.args.get(last)
            && let Some((alloca, InstKind::Alloca { inalloca, .. })) =
                self.def(self.strip_inbounds(arg))
        {
            ensure(inalloca, [Item::Inst(alloca), item])
                .or("inalloca argument for call has mismatched alloca")?;
        }
        let intrinsic = callee
            .is_intrinsic
            .then(|| self.intrinsic_of(call))
            .flatten();
        if intrinsic.is_none() && sets.iter().all(|&set| set == AttrSet::EMPTY) {
            return Ok(());
        }
        for (at, arg) in call.args.iter().take(params.len()).enumerate() {
            let set = self.argument_set(call, at);
            if ctx.has(set, AttrKind::SwiftError) {
                self.swift_error_argument(arg)?;
            }
            let range = intrinsic.and_then(|row| {
                let mut constants = row.intrinsic.constants.iter();
                constants
                    .find(|(param, _)| *param == at)
                    .map(|(_, range)| *range)
            });
            let is_declared = || {
                let function = callee.symbol.and_then(|symbol| self.v.function_of(symbol));
                let sets = function.map(|function| ctx.attrs.param_sets(function.attrs));
                let set = sets.and_then(|sets| sets.get(at));
                set.is_some_and(|&set| ctx.has(set, AttrKind::ImmArg))
            };
            if ctx.has(set, AttrKind::ImmArg) {
                ensure(range.is_some() || is_declared(), [Item::Value(arg), item])
                    .or("immarg may not apply only to call sites")?;
            }
            if let Some(range) = range {
                self.immediate(arg, range)?;
            }
            if ctx.has(set, AttrKind::Preallocated) {
                let has_bundle = self.count_bundles(call, b"preallocated") != 0;
                let is_tail = call.tail == crate::TailKind::MustTail;
                ensure(has_bundle != is_tail, [Item::Value(arg), item])
                    .or("preallocated operand either requires a preallocated bundle or the call to be musttail (but not both)")?;
            }
        }
        Ok(())
    }

    /// Verifies an argument that must be a constant, within `range` if given.
    fn immediate(&self, arg: Value, range: Option<(i64, i64)>) -> Checked {
        let kind = self.constant(arg);
        ensure(
            kind.is_some_and(|kind| self.ctx.is_immediate(kind)),
            [Item::Value(arg), self.item()],
        )
        .or("immarg operand has non-immediate parameter")?;
        if let (Some((low, high)), Some(value)) = (range, self.signed(arg))
            && !(low..high).contains(&value)
        {
            let why = format!("immarg value {value} out of range [{low}, {high})");
            return Err(Box::new(Problem::from(why))).about(self.item());
        }
        Ok(())
    }

    fn swift_error_argument(&self, arg: Value) -> Checked {
        let item = self.item();
        if let Some((alloca, InstKind::Alloca { swifterror, .. })) =
            self.def(self.strip_inbounds(arg))
        {
            return ensure(swifterror, [Item::Inst(alloca), item])
                .or("swifterror argument for call has mismatched alloca");
        }
        let ValueKind::Arg(at) = arg.kind() else {
            return refuse(
                "swifterror argument should come from an alloca or parameter",
                [Item::Value(arg), item],
            );
        };
        ensure(
            self.parameter_has(at, AttrKind::SwiftError),
            [Item::Value(arg), item],
        )
        .or("swifterror argument for call has mismatched parameter")
    }

    /// Returns true if a parameter of this function has an attribute.
    pub(super) fn parameter_has(&self, at: u32, kind: AttrKind) -> bool {
        let sets = self.ctx.attrs.param_sets(self.header.attrs);
        let set = sets.get(at as usize).copied();
        set.is_some_and(|set| self.ctx.has(set, kind))
    }

    /// Strips casts and `inbounds` GEPs from a value.
    fn strip_inbounds(&self, mut value: Value) -> Value {
        for _ in 0..self.body.inst_count() {
            value = match self.def(value) {
                Some((_, InstKind::GetElementPtr { base, flags, .. }))
                    if flags & crate::flags::gep::INBOUNDS == crate::flags::gep::INBOUNDS =>
                {
                    base
                }
                _ => match self.strip_casts(value) {
                    same if same == value => return value,
                    next => next,
                },
            };
        }
        value
    }

    /// Verifies the attributes of the variadic arguments.
    fn variadic_arguments(&mut self, call: Call<'_>, result: Type, fixed: usize) -> Checked {
        let ctx = self.ctx;
        let item = self.item();
        let sets = ctx.attrs.param_sets(call.attrs);
        let (first, rest) = sets.split_at_checked(fixed).unwrap_or((sets, &[]));
        if rest.is_empty() {
            return Ok(());
        }
        let mut seen: Vec<AttrKind> = [AttrKind::Nest, AttrKind::Returned]
            .into_iter()
            .filter(|&kind| first.iter().any(|&set| ctx.has(set, kind)))
            .collect();
        // The variadic arguments of a statepoint belong to the wrapped function.
        let kind = self.body.kind(self.inst);
        let is_statepoint = self.intrinsic_name(&kind) == Some("llvm.experimental.gc.statepoint");
        for (&set, (at, arg)) in rest.iter().zip(call.args.iter().enumerate().skip(fixed)) {
            let ty = self.type_of(arg);
            ctx.verify_argument(set, ty, result, &mut seen)
                .about(item)?;
            self.ensure(is_statepoint || !ctx.has(set, AttrKind::StructRet))
                .or("Attribute 'sret' cannot be used for vararg call arguments!")?;
            self.ensure(at + 1 == call.args.len() || !ctx.has(set, AttrKind::InAlloca))
                .or("inalloca isn't on the last argument!")?;
        }
        Ok(())
    }

    /// Verifies that an inlinable call has a source location.
    fn inlinable_location(&self, callee: Callee) -> Checked {
        if !callee.is_direct || self.header.subprogram().is_none() {
            return Ok(());
        }
        let function = callee.symbol.and_then(|symbol| self.v.function_of(symbol));
        let is_inlinable = function.is_some_and(|function| {
            !function.value.linkage.is_interposable()
                && !function.body.is_empty()
                && function.subprogram().is_some()
        });
        self.ensure_debug(!is_inlinable || self.body.attachment(self.inst, MdKindId::DBG).is_some())
            .or("inlinable function call in a function with debug info must have a !dbg location")
    }

    /// Returns the operand bundles, with the types of their operands.
    fn typed_bundles(&self, call: Call<'_>) -> Vec<Bundle<'_>> {
        (call.bundles.iter())
            .map(|bundle| Bundle {
                tag: self.tag(bundle.tag),
                operands: (bundle.operands.iter())
                    .map(|value| (value, self.type_of(value)))
                    .collect(),
            })
            .collect()
    }

    /// Verifies the operand bundles.
    fn bundles(&self, call: Call<'_>, result: Type, is_direct: bool) -> Checked {
        let bundles = self.typed_bundles(call);
        let own = self.ctx.attrs.function_set(call.attrs);
        let returns = !self.ctx.has(own, AttrKind::NoReturn);
        let checked = self
            .ctx
            .verify_bundles(&bundles, is_direct, result, returns, |value| {
                self.def(value).map(|(_, kind)| match kind {
                    InstKind::CatchPad { .. } | InstKind::CleanupPad { .. } => "pad",
                    kind => self.intrinsic_name(&kind).unwrap_or(""),
                })
            });
        checked.about(self.item())
    }

    /// Verifies the bundles of `llvm.assume`.
    pub(super) fn assumption(&self, call: Call<'_>) -> Checked {
        let bundles = self.typed_bundles(call);
        let condition = call.args.get(0).and_then(|value| value.as_const());
        let checked = self.ctx.verify_assumption(condition, &bundles);
        checked.about(self.item())
    }

    fn asm_call(&self, asm: &crate::InlineAsm, call: Call<'_>, labels: Option<usize>) -> Checked {
        let params = self.ctx.attrs.param_sets(call.attrs);
        let types = |at| {
            call.args
                .get(at)
                .map_or(Type::VOID, |arg| self.type_of(arg))
        };
        let checked = self.ctx.verify_asm(asm, params, types, labels);
        checked.about(self.item())
    }

    /// Verifies a `callbr`.
    pub(super) fn call_br(&mut self, call: Call<'_>, others: Blocks<'_>) -> Checked {
        if let Some(ConstKind::InlineAsm(asm)) = self.constant(call.callee) {
            check(!asm.can_unwind).or("Unwinding from Callbr is not allowed")?;
            let checked = self.asm_call(asm, call, Some(others.len()));
            self.report(checked);
            return Ok(());
        }
        check(self.callee(call).is_direct).or("Callbr: indirect function / invalid signature")?;
        check(call.bundles.is_empty())
            .or("Callbr for intrinsics currently doesn't support operand bundles")?;
        let kind = self.body.kind(self.inst);
        if self.intrinsic_name(&kind) != Some("llvm.amdgcn.kill") {
            self.report(refuse(
                "Callbr currently only supports asm-goto and selected intrinsics",
                [],
            ));
        } else {
            check(others.len() == 1).or("Callbr amdgcn_kill only supports one indirect dest")?;
            let first = others
                .get(0)
                .and_then(|block| self.body.insts(block).next());
            let is_unreachable = first.is_some_and(|inst| match self.body.kind(inst) {
                InstKind::Unreachable => true,
                kind => self.intrinsic_name(&kind) == Some("llvm.amdgcn.unreachable"),
            });
            check(is_unreachable).or("Callbr amdgcn_kill indirect dest needs to be unreachable")?;
        }
        let checked = self.intrinsic_call(call, false);
        self.report(checked);
        Ok(())
    }

    /// Verifies the unwind destination of an `invoke`.
    pub(super) fn invoke(&self, unwind: crate::Block) -> Checked {
        let pad = self.first_non_phi(unwind);
        self.ensure(pad.is_some_and(|(_, kind)| super::pads::is_pad(&kind)))
            .or("The unwind destination does not have an exception handling instruction!")
    }

    /// Verifies an operand that is a function.
    pub(super) fn function_operand(
        &self,
        kind: &InstKind<'_>,
        operand: Value,
        is_callee: bool,
    ) -> Checked {
        let Some(symbol) = self.function_symbol(operand) else {
            return Ok(());
        };
        if !self.is_intrinsic(symbol) {
            return Ok(());
        }
        let is_attached = || {
            let attached = kind
                .call()
                .and_then(|call| self.bundle(call, b"clang.arc.attachedcall"));
            attached.is_some_and(|operands| operands.iter().any(|value| value == operand))
        };
        self.ensure(is_callee || is_attached())
            .or("Cannot take the address of an intrinsic!")?;
        if let InstKind::Invoke { call, .. } | InstKind::CallBr { call, .. } = kind {
            let name = self.intrinsic_of(*call).map(|row| row.intrinsic.name);
            let is_invocable = name.is_some_and(|name| INVOCABLE.contains(&name))
                || matches!(kind, InstKind::CallBr { .. });
            return self.ensure(is_invocable || is_attached())
                .or("Cannot invoke an intrinsic other than donothing, patchpoint, statepoint, coro_resume, coro_destroy, clang.arc.attachedcall or wasm.(re)throw");
        }
        Ok(())
    }

    /// Verifies the uses of a `swifterror` value.
    pub(super) fn swift_error_value(&mut self, value: Value) -> Checked {
        for user in self.users(value) {
            self.swift_error_use(value, user)?;
        }
        Ok(())
    }

    fn swift_error_use(&mut self, value: Value, user: Inst) -> Checked {
        let items = [Item::Value(value), Item::Inst(user)];
        let call = match self.body.kind(user) {
            InstKind::Load { .. } => return Ok(()),
            InstKind::Store { pointer, .. } => {
                return ensure(pointer == value, items)
                    .or("swifterror value should be the second operand when used by stores");
            }
            InstKind::Call(call) | InstKind::Invoke { call, .. } => call,
            _ => {
                return refuse(
                    "swifterror value can only be loaded and stored from, or as a swifterror argument!",
                    items,
                );
            }
        };
        for (at, arg) in call.args.iter().enumerate() {
            if arg == value {
                let checked = ensure(self.argument_has(call, at, AttrKind::SwiftError), items)
                    .or("swifterror value when used in a callsite should be marked with swifterror attribute");
                if checked.is_err() {
                    self.report(checked);
                    break;
                }
            }
        }
        Ok(())
    }
}
