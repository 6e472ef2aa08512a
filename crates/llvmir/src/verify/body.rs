//! Instructions.

use rustc_hash::{FxHashMap, FxHashSet};

use super::bundles::Bundle;
use super::{HUGE_ALIGN, MAX_ALIGN, Problem, check};
use crate::attributes::{AttrKind, AttrList};
use crate::body::{self, Clauses, FunctionBody, Inst, InstKind, Value, ValueKind};
use crate::builder::Clause;
use crate::constants::ConstKind;
use crate::context::Context;
use crate::intrinsics::{Intrinsic, Mismatch};
use crate::keywords::{CastOp, TailKind};
use crate::metadata::MdKind;
use crate::module::Function;
use crate::symbols::{Symbol, SymbolKind};
use crate::types::{Type, TypeKind};

/// What verifying earlier functions has settled about the intrinsics they call.
#[derive(Debug, Default)]
pub struct KnownIntrinsics {
    found: Vec<Intrinsic>,
    /// Rows of `found`; `None` for a name that is no intrinsic's.
    by_name: FxHashMap<Box<[u8]>, Option<usize>>,
    /// The same for the functions of one context, by function and the type it is called with, which is right.
    by_type: FxHashMap<(Symbol, Type), Option<usize>>,
}

impl KnownIntrinsics {
    /// Forgets what holds for one context alone.
    pub fn forget_context(&mut self) {
        self.by_type.clear();
    }

    /// The row of the intrinsic that a function's name stands for.
    fn of_name(&mut self, name: &[u8]) -> Option<usize> {
        if let Some(&known) = self.by_name.get(name) {
            return known;
        }
        let intrinsic = std::str::from_utf8(name).ok().and_then(Intrinsic::of_name);
        let row = intrinsic.map(|intrinsic| {
            self.found.push(intrinsic);
            self.found.len() - 1
        });
        self.by_name.insert(name.into(), row);
        row
    }
}

pub(super) struct Verifier<'a> {
    pub(super) ctx: &'a mut Context,
    function: &'a Function,
    pub(super) body: &'a FunctionBody,
    known: &'a mut KnownIntrinsics,
}

/// A call of any kind.
pub(super) struct Call<'a> {
    view: body::Call<'a>,
    /// Whether it is an `invoke`: some rules hold for plain calls only.
    is_invoke: bool,
}

impl Context {
    /// Checks the instructions of a function.
    pub(crate) fn verify_body(
        &mut self,
        function: &Function,
        body: &FunctionBody,
        known: &mut KnownIntrinsics,
    ) -> Result<(), Problem> {
        let mut verifier = Verifier {
            ctx: self,
            function,
            body,
            known,
        };
        for &block in body.blocks() {
            for inst in body.insts(block) {
                verifier.inst(inst).map_err(|problem| Problem {
                    inst: Some(inst),
                    ..problem
                })?;
            }
        }
        self.verify_debug(function, body)
    }
}

impl<'a> Verifier<'a> {
    fn inst(&mut self, inst: Inst) -> Result<(), Problem> {
        let body = self.body;
        let small =
            |align: Option<u64>| check(align.is_none_or(|align| align <= MAX_ALIGN), HUGE_ALIGN);
        match body.kind(inst) {
            InstKind::Alloca { align, element, .. } => {
                small(align)?;
                check(self.ctx.is_sized(element), "Cannot allocate unsized type")
            }
            InstKind::Load { access, .. } => {
                small(access.align)?;
                check(
                    self.ctx.is_sized(body.inst_type(inst)),
                    "loading unsized types is not allowed",
                )
            }
            InstKind::Cast { op, operand, .. } => self.cast(op, operand, body.inst_type(inst)),
            InstKind::Select { condition, .. } => self.select(condition, body.inst_type(inst)),
            InstKind::Store { access, .. }
            | InstKind::CmpXchg { access, .. }
            | InstKind::AtomicRmw { access, .. } => small(access.align),
            InstKind::GetElementPtr { source, .. } => {
                check(self.ctx.is_sized(source), "GEP into unsized type!")
            }
            InstKind::Phi { .. } => check(
                body.inst_type(inst) != Type::TOKEN,
                "PHI nodes cannot have token type!",
            ),
            InstKind::Switch { cases, .. } => {
                let mut seen = FxHashSet::default();
                let differ = cases.iter().all(|(case, _)| seen.insert(case));
                check(differ, "Duplicate integer as switch case")
            }
            InstKind::LandingPad { cleanup, clauses } => self.landing_pad(cleanup, clauses),
            InstKind::Resume { .. } => check(
                self.function.personality.is_some(),
                "ResumeInst needs to be in a function with a personality.",
            ),
            InstKind::Call(view) => self.call(
                inst,
                Call {
                    view,
                    is_invoke: false,
                },
            ),
            InstKind::Invoke { call: view, .. } => self.call(
                inst,
                Call {
                    view,
                    is_invoke: true,
                },
            ),
            _ => Ok(()),
        }
    }

    fn landing_pad(&self, cleanup: bool, clauses: Clauses<'_>) -> Result<(), Problem> {
        check(
            self.function.personality.is_some(),
            "LandingPadInst needs to be in a function with a personality.",
        )?;
        check(
            !clauses.is_empty() || cleanup,
            "LandingPadInst needs at least one clause or to be a cleanup.",
        )?;
        for clause in clauses.iter() {
            let value = match clause {
                Clause::Catch(value) => {
                    check(
                        self.ctx.types.is_ptr(self.type_of(value)),
                        "Catch operand does not have pointer type!",
                    )?;
                    continue;
                }
                Clause::Filter(value) => value,
            };
            let kind = value
                .as_const()
                .map(|constant| self.ctx.consts.kind(constant));
            check(
                matches!(
                    self.ctx.types.kind(self.type_of(value)),
                    TypeKind::Array { .. }
                ) && matches!(
                    kind,
                    Some(ConstKind::Aggregate(_) | ConstKind::Null | ConstKind::Data(_))
                ),
                "Filter operand is not an array of constants!",
            )?;
        }
        Ok(())
    }

    pub(super) fn type_of(&self, value: Value) -> Type {
        self.body.type_of(&self.ctx.consts, value)
    }

    /// Argument `at`, which is there.
    pub(super) fn arg(&self, call: &Call<'_>, at: usize) -> Value {
        let arg = call.view.args.get(at);
        arg.expect("invariant: a call has the arguments of its intrinsic")
    }

    fn call(&mut self, inst: Inst, call: Call<'_>) -> Result<(), Problem> {
        let header = call.view;
        let callee = header.callee.as_const();
        let kind = callee.map(|callee| self.ctx.consts.kind(callee));
        let is_asm = matches!(kind, Some(ConstKind::InlineAsm(_)));
        let symbol = match kind {
            Some(ConstKind::Symbol(symbol))
                if self.ctx.symbols.info(symbol).kind == SymbolKind::Function =>
            {
                Some(symbol)
            }
            _ => None,
        };
        let is_intrinsic =
            symbol.is_some_and(|symbol| self.ctx.symbols.name(symbol).starts_with(b"llvm."));
        self.ctx
            .verify_attributes(header.attrs, header.function_type, is_intrinsic, is_asm)?;
        self.variadic_attributes(&call, header.attrs, header.function_type, symbol)?;
        if let Some(ConstKind::InlineAsm(asm)) = kind {
            let params = self.ctx.attrs.param_sets(header.attrs);
            let types = |at| self.type_of(self.arg(&call, at));
            self.ctx.verify_asm(asm, params, types)?;
        }
        if header.tail == TailKind::MustTail {
            self.must_tail(inst, header.function_type, header.conv)?;
        }
        if let Some(symbol) = symbol.filter(|_| is_intrinsic) {
            self.intrinsic(symbol, &call, header.function_type)?;
            self.deoptimization(inst, symbol, &call)?;
        }
        if !header.bundles.is_empty() {
            let bundles = self.bundles(&call);
            if symbol.is_some_and(|symbol| self.ctx.symbols.name(symbol) == b"llvm.assume") {
                let condition = self.arg(&call, 0).as_const();
                self.ctx.verify_assumption(condition, &bundles)?;
            }
            let own = self.ctx.attrs.function_set(header.attrs);
            let returns = !self.ctx.has(own, AttrKind::NoReturn);
            let result = self.ctx.types.function_result(header.function_type);
            self.ctx
                .verify_bundles(&bundles, symbol.is_some(), result, returns)?;
        }
        Ok(())
    }

    /// Checks the attributes of the arguments that have no parameter.
    fn variadic_attributes(
        &self,
        call: &Call<'_>,
        list: AttrList,
        function_type: Type,
        symbol: Option<Symbol>,
    ) -> Result<(), Problem> {
        let sets = self.ctx.attrs.param_sets(list);
        let TypeKind::Function {
            result,
            params,
            varargs: true,
        } = self.ctx.types.kind(function_type)
        else {
            return Ok(());
        };
        let (fixed, rest) = sets.split_at_checked(params.len()).unwrap_or((sets, &[]));
        let mut seen: Vec<AttrKind> = [AttrKind::Nest, AttrKind::Returned]
            .into_iter()
            .filter(|&kind| fixed.iter().any(|&set| self.ctx.has(set, kind)))
            .collect();
        // The arguments of a statepoint are those of the function it wraps.
        let is_statepoint = symbol.is_some_and(|symbol| {
            (self.ctx.symbols.name(symbol)).starts_with(b"llvm.experimental.gc.statepoint")
        });
        for (&set, at) in rest.iter().zip(params.len()..call.view.args.len()) {
            let ty = self.type_of(self.arg(call, at));
            self.ctx.verify_argument(set, ty, result, &mut seen)?;
            check(
                is_statepoint || !self.ctx.has(set, AttrKind::StructRet),
                "Attribute 'sret' cannot be used for vararg call arguments!",
            )?;
            check(
                at + 1 == call.view.args.len() || !self.ctx.has(set, AttrKind::InAlloca),
                "inalloca isn't on the last argument!",
            )?;
        }
        Ok(())
    }

    /// Checks calls that may give up compiled code: they say with what state its unoptimized form goes on.
    fn deoptimization(&self, inst: Inst, symbol: Symbol, call: &Call<'_>) -> Result<(), Problem> {
        let name = self.ctx.symbols.name(symbol);
        let is_guard = name == b"llvm.experimental.guard";
        if !is_guard && !name.starts_with(b"llvm.experimental.deoptimize.") {
            return Ok(());
        }
        let name = if is_guard {
            "experimental_guard"
        } else {
            "experimental_deoptimize"
        };
        check(!call.is_invoke, &format!("{name} cannot be invoked"))?;
        let bundles = self.bundles(call);
        let states = bundles.iter().filter(|bundle| bundle.tag == b"deopt");
        check(
            states.count() == 1,
            &format!("{name} must have exactly one \"deopt\" operand bundle"),
        )?;
        if is_guard {
            return Ok(());
        }
        let caller = self.ctx.symbols.info(self.function.value.symbol).value_type;
        check(
            self.body.inst_type(inst) == self.ctx.types.function_result(caller),
            "experimental_deoptimize return type must match caller return type",
        )?;
        match self.next_kind(inst) {
            Some(InstKind::Ret { value: None }) => Ok(()),
            Some(InstKind::Ret { value: Some(value) }) => check(
                value == Value::inst(inst),
                "calls to experimental_deoptimize must be followed by a return of the value computed by experimental_deoptimize",
            ),
            _ => Err("calls to experimental_deoptimize must be followed by a return".into()),
        }
    }

    fn next_kind(&self, inst: Inst) -> Option<InstKind<'a>> {
        self.body.next_inst(inst).map(|next| self.body.kind(next))
    }

    fn bundles<'b>(&'b self, call: &Call<'_>) -> Vec<Bundle<'b>> {
        let bundles = call.view.bundles.iter();
        let bundles = bundles.map(|bundle| Bundle {
            tag: match self.ctx.metadata.kind(bundle.tag) {
                MdKind::String(tag) => tag,
                _ => b"",
            },
            operands: (bundle.operands.iter())
                .map(|value| (value, self.type_of(value)))
                .collect(),
        });
        bundles.collect()
    }

    fn must_tail(
        &mut self,
        inst: Inst,
        called: Type,
        conv: crate::CallConv,
    ) -> Result<(), Problem> {
        let caller = self.ctx.symbols.info(self.function.value.symbol).value_type;
        let (
            TypeKind::Function {
                result,
                params,
                varargs,
            },
            TypeKind::Function {
                result: own_result,
                params: own_params,
                varargs: own_varargs,
            },
        ) = (self.ctx.types.kind(called), self.ctx.types.kind(caller))
        else {
            return Ok(());
        };
        check(
            varargs == own_varargs,
            "cannot guarantee tail call due to mismatched varargs",
        )?;
        check(
            result == own_result,
            "cannot guarantee tail call due to mismatched return types",
        )?;
        check(
            conv == self.function.conv,
            "cannot guarantee tail call due to mismatched calling conv",
        )?;
        // The return is next, and returns what the call gave, maybe bitcast, or what is undefined.
        let mut returned = Value::inst(inst);
        let mut next = self.body.next_inst(inst);
        if let Some(cast) = next
            && let InstKind::Cast {
                op: CastOp::BitCast,
                operand,
                ..
            } = self.body.kind(cast)
        {
            check(
                operand == returned,
                "bitcast following musttail call must use the call",
            )?;
            returned = Value::inst(cast);
            next = self.body.next_inst(cast);
        }
        match next.map(|next| self.body.kind(next)) {
            Some(InstKind::Ret { value: None }) => {}
            Some(InstKind::Ret { value: Some(value) }) => check(
                value == returned || self.is_undefined(value),
                "musttail call result must be returned",
            )?,
            _ => {
                return Err("musttail call must precede a ret with an optional bitcast".into());
            }
        }
        // `swifttailcc` and `tailcc` allow other parameters.
        if matches!(conv.0, 18 | 20) {
            return Ok(());
        }
        check(
            params.len() == own_params.len(),
            "cannot guarantee tail call due to mismatched parameter counts",
        )?;
        let alike = |(&one, &other): (&Type, &Type)| {
            one == other
                || match (self.ctx.types.kind(one), self.ctx.types.kind(other)) {
                    (TypeKind::Ptr(one), TypeKind::Ptr(other)) => one == other,
                    _ => false,
                }
        };
        check(
            params.iter().zip(own_params).all(alike),
            "cannot guarantee tail call due to mismatched parameter types",
        )
    }

    fn intrinsic(&mut self, symbol: Symbol, call: &Call<'_>, called: Type) -> Result<(), Problem> {
        let row = match self.known.by_type.get(&(symbol, called)) {
            Some(&row) => row,
            None => {
                let row = self.known.of_name(self.ctx.symbols.name(symbol));
                if let Some(row) = row {
                    self.signature(row, called)?;
                }
                self.known.by_type.insert((symbol, called), row);
                row
            }
        };
        let Some(intrinsic) = row.map(|row| &self.known.found[row]) else {
            return Ok(());
        };
        for &(at, range) in &intrinsic.constants {
            if at >= call.view.args.len() {
                continue;
            }
            let kind = self
                .arg(call, at)
                .as_const()
                .map(|c| self.ctx.consts.kind(c));
            let is_immediate = kind.is_some_and(|kind| self.ctx.is_immediate(kind));
            check(is_immediate, "immarg operand has non-immediate parameter")?;
            if let (Some((low, high)), Some(ConstKind::Int(value))) = (range, kind) {
                let ty = self.type_of(self.arg(call, at));
                let bits = self.ctx.types.scalar_bits(ty).clamp(1, 64);
                let value = (value << (64 - bits)) as i64 >> (64 - bits);
                if !(low..high).contains(&value) {
                    return Err(format!("immarg value {value} out of range [{low}, {high})").into());
                }
            }
        }
        self.special(intrinsic.name, call)
    }

    /// Whether a value is `undef` or `poison`.
    fn is_undefined(&self, value: Value) -> bool {
        let kind = value.as_const().map(|value| self.ctx.consts.kind(value));
        matches!(kind, Some(ConstKind::Undef | ConstKind::Poison))
    }

    /// Whether a function type is one of an intrinsic.
    fn signature(&mut self, row: usize, called: Type) -> Result<(), Problem> {
        let intrinsic = &self.known.found[row];
        let TypeKind::Function {
            result,
            params,
            varargs,
        } = self.ctx.types.kind(called)
        else {
            return Ok(());
        };
        let params = params.to_vec();
        match self.ctx.match_intrinsic(intrinsic, result, &params) {
            Ok(matched) => {
                check(
                    matched.is_complete(varargs),
                    match varargs {
                        true => "Intrinsic was not defined with variable arguments!",
                        false => "Callsite was not defined with variable arguments!",
                    },
                )?;
                let expected = self.ctx.intrinsic_type(intrinsic, &matched.overloads);
                check(
                    expected == Some(called),
                    "Intrinsic has incorrect argument type!",
                )
            }
            Err(Mismatch::Result) => Err("Intrinsic has incorrect return type!".into()),
            Err(Mismatch::Parameter) => Err("Intrinsic has incorrect argument type!".into()),
        }
    }

    /// The integer that an argument is, if it is a constant.
    pub(super) fn number(&self, call: &Call<'_>, at: usize) -> Option<u64> {
        let constant = (at < call.view.args.len()).then(|| self.arg(call, at).as_const())??;
        match self.ctx.consts.kind(constant) {
            ConstKind::Int(value) => Some(value),
            _ => None,
        }
    }

    /// The type of what a call gives.
    pub(super) fn result_of(&self, call: &Call<'_>) -> Type {
        self.ctx.types.function_result(call.view.function_type)
    }

    /// How many elements a vector has, and whether it has a multiple of them; nothing for other types.
    pub(super) fn lanes(&self, ty: Type) -> Option<(u64, bool)> {
        match self.ctx.types.kind(ty) {
            TypeKind::Vector { len, scalable, .. } => Some((u64::from(len), scalable)),
            _ => None,
        }
    }

    /// What single intrinsics ask of their arguments.
    fn special(&self, name: &str, call: &Call<'_>) -> Result<(), Problem> {
        let number = |at| self.number(call, at);
        match name {
            "llvm.lifetime.start" | "llvm.lifetime.end" => {
                let is_slot = match self.arg(call, 0).kind() {
                    ValueKind::Inst(inst) => {
                        matches!(self.body.kind(inst), InstKind::Alloca { .. })
                    }
                    ValueKind::Const(constant) => self.ctx.is_poison(constant),
                    _ => false,
                };
                check(
                    is_slot,
                    "llvm.lifetime.start/end can only be used on alloca or poison",
                )
            }
            "llvm.prefetch" => {
                let rw = number(1).is_none_or(|rw| rw < 2);
                check(rw, "rw argument to llvm.prefetch must be 0-1")?;
                let locality = number(2).is_none_or(|locality| locality < 4);
                check(locality, "locality argument to llvm.prefetch must be 0-3")?;
                let cache = number(3).is_none_or(|cache| cache < 2);
                check(cache, "cache type argument to llvm.prefetch must be 0-1")
            }
            "llvm.is.fpclass" => check(
                number(1).is_none_or(|mask| mask & !0x3ff == 0),
                "unsupported bits for llvm.is.fpclass test mask",
            ),
            "llvm.vector.insert" | "llvm.vector.extract" => {
                let is_insert = name == "llvm.vector.insert";
                let part = if is_insert {
                    self.type_of(self.arg(call, 1))
                } else {
                    self.result_of(call)
                };
                let whole = self.type_of(self.arg(call, 0));
                let position = number(if is_insert { 2 } else { 1 });
                let (Some((part, part_scales)), Some((whole, scales)), Some(position)) =
                    (self.lanes(part), self.lanes(whole), position)
                else {
                    return Ok(());
                };
                if position % part.max(1) != 0 {
                    return Err(format!("index of {}_vector must be a constant multiple of the known minimum vector length of the {}.",
                        if is_insert { "insert" } else { "extract" },
                        if is_insert { "subvector" } else { "result type" }).into());
                }
                let fits = position.checked_add(part).is_some_and(|end| end <= whole);
                check(
                    scales != part_scales || fits,
                    if is_insert {
                        "subvector operand of vector_insert would overrun the vector being inserted into."
                    } else {
                        "vector_extract would overrun."
                    },
                )
            }
            _ => match name.strip_prefix("llvm.vp.") {
                Some(cast) => self.vp_cast(cast, call),
                None => self.matrix(name, call),
            },
        }
    }
}
