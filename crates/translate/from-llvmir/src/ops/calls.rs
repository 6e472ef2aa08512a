//! Converts calls of functions and of inline assembly.

use crate::attributes::{effects_of, has, memory_effects};
use crate::body::FunctionImport;
use crate::interface::IntrinsicCall;
use crate::shared::{Intrinsic, Shared};
use terrace_builtin::attrs::AttrBuilder;
use terrace_ir::{Attr, Failed, SmallVec, Type, ValueId};
use terrace_llvm as llvm;
use terrace_llvm::enums::{AsmDialect, CConvAttr};
use terrace_llvmir as ll;
use terrace_llvmir::{
    AttrKind, Attribute, Block, Call, ConstKind, Inst, ModRef, SymbolKind, TypeKind, Value,
};

/// The attributes of a call itself that the operation preserves.
const KEYWORDS: &[AttrKind] = &[
    AttrKind::Memory,
    AttrKind::Convergent,
    AttrKind::NoUnwind,
    AttrKind::WillReturn,
    AttrKind::NoInline,
    AttrKind::AlwaysInline,
    AttrKind::InlineHint,
];

/// The callee of a call.
struct Callee {
    /// The callee's symbol name; `None` for an indirect call.
    name: Option<Attr>,
    /// The function type of the call.
    ty: Type,
    operands: SmallVec<[ValueId; 4]>,
    /// True if the function's own type differs incompatibly.
    is_incompatible: bool,
}

impl Shared<'_> {
    /// Returns the called function or ifunc, and its own type.
    fn called_symbol(&self, callee: Value) -> Option<(ll::Symbol, ll::Type)> {
        let module = self.module;
        let ConstKind::Symbol(symbol) = module.ctx.consts.kind(callee.as_const()?) else {
            return None;
        };
        let info = module.ctx.symbols.info(symbol);
        matches!(info.kind, SymbolKind::Function | SymbolKind::IFunc)
            .then_some((symbol, info.value_type))
    }

    /// Returns the intrinsic that is called with its own type.
    pub(crate) fn called_intrinsic(&self, call: Call<'_>) -> Option<Intrinsic> {
        let (symbol, ty) = self.called_symbol(call.callee)?;
        let intrinsic = self.symbol(symbol).intrinsic?;
        (ty == call.function_type).then_some(intrinsic)
    }
}

impl<'a> FunctionImport<'a> {
    pub(super) fn convert_call(&mut self, inst: Inst, call: Call<'_>) -> Result<(), Failed> {
        if let Some(intrinsic) = self.called_intrinsic(call) {
            return self.convert_intrinsic(inst, call, intrinsic);
        }
        if let Some(asm) = self.called_asm(call) {
            return self.convert_asm(inst, call, asm);
        }
        let callee = self.callee(call)?;
        self.carried.convention = true;
        self.carried.tail = true;
        self.carried.fast_math = true;
        self.carried.keywords = KEYWORDS;
        let attributes = self.call_attributes(call);
        let has = |kind| has(attributes, kind);
        let ctx = self.shared.ctx;
        let mut spec = llvm::CallOp::spec(self.result_type(inst), &callee.operands)
            .callee_attr(callee.name)
            .var_callee_type(self.var_callee_type(call, &callee))
            .cconv_attr(ctx.enum_attr(CConvAttr::DEF, u64::from(call.conv.0)))
            .tail_call_kind(call.tail)
            .fastmath_flags_attr(self.fast_math(call.fast_math))
            .memory_effects_attr(memory_effects(ctx, self.call_effects(call)))
            .convergent(has(AttrKind::Convergent))
            .no_unwind(has(AttrKind::NoUnwind))
            .will_return(has(AttrKind::WillReturn))
            .no_inline(has(AttrKind::NoInline))
            .always_inline(has(AttrKind::AlwaysInline))
            .inline_hint(has(AttrKind::InlineHint));
        if !callee.is_incompatible {
            let [args, results] = self.arg_and_result_attrs(call, &[]);
            spec = spec.arg_attrs_attr(args).res_attrs_attr(results);
        }
        let op = self.create(spec);
        self.map(inst, op);
        Ok(())
    }

    pub(super) fn convert_invoke(
        &mut self,
        inst: Inst,
        call: Call<'_>,
        normal: Block,
        unwind: Block,
    ) -> Result<(), Failed> {
        if self.called_asm(call).is_some() {
            return Err(self.error("invoke of inline assembly is not supported"));
        }
        let ctx = self.shared.ctx;
        let operands = self.call_operands(call)?;
        // An `invoke` cannot forward its own result. A new block on the edge forwards it.
        let is_passed = self.passes(Value::inst(inst), normal);
        let destination = self.block(normal)?;
        let normal_block = match is_passed {
            true => self.create_block_before(destination),
            false => destination,
        };
        let unwind_args = self.branch_args(unwind)?;
        let callee = self.callee_with(call, operands)?;
        // All other forwarded values are already known.
        let normal_args = match is_passed {
            true => Vec::new(),
            false => self.branch_args(normal)?,
        };
        let unwind = self.block(unwind)?;
        self.carried.convention = true;
        let mut spec = llvm::InvokeOp::spec(
            self.result_type(inst),
            &callee.operands,
            &normal_args,
            &unwind_args,
            normal_block,
            unwind,
        )
        .callee_attr(callee.name)
        .var_callee_type(self.var_callee_type(call, &callee))
        .cconv_attr(ctx.enum_attr(CConvAttr::DEF, u64::from(call.conv.0)));
        if !callee.is_incompatible {
            let [args, results] = self.arg_and_result_attrs(call, &[]);
            spec = spec.arg_attrs_attr(args).res_attrs_attr(results);
        }
        let op = self.create(spec);
        self.map(inst, op);
        if is_passed {
            let args = self.branch_args(normal)?;
            let at = self.at;
            self.at = terrace_ir::InsertPoint::end(normal_block);
            self.create(llvm::BrOp::spec(&args, destination));
            self.at = at;
        }
        Ok(())
    }

    /// Returns the intrinsic that is called with its own type.
    pub(crate) fn called_intrinsic(&self, call: Call<'_>) -> Option<Intrinsic> {
        self.shared.called_intrinsic(call)
    }

    fn called_asm(&self, call: Call<'_>) -> Option<&'a ll::InlineAsm> {
        match self.shared.module.ctx.consts.kind(call.callee.as_const()?) {
            ConstKind::InlineAsm(asm) => Some(asm),
            _ => None,
        }
    }

    fn convert_intrinsic(
        &mut self,
        inst: Inst,
        call: Call<'_>,
        intrinsic: Intrinsic,
    ) -> Result<(), Failed> {
        let made = match intrinsic {
            _ if self.shared.options.prefer_unregistered_intrinsics => {
                self.convert_unregistered_intrinsic(inst, call)
            }
            Intrinsic::Operation(row) => self.convert_to_operation(inst, call, row),
            Intrinsic::Known(dialect, number) => {
                dialect.convert_intrinsic(IntrinsicCall { number, inst, call }, self)
            }
            Intrinsic::Unknown => self.convert_unregistered_intrinsic(inst, call),
        };
        made.map_err(|_| self.unhandled_intrinsic(inst))
    }

    /// `llvm.call_intrinsic`
    fn convert_unregistered_intrinsic(&mut self, inst: Inst, call: Call<'_>) -> Result<(), Failed> {
        let operands = self.values(call.args.iter())?;
        let name = match self.shared.called_symbol(call.callee) {
            Some((symbol, _)) => self.shared.module.ctx.symbols.name(symbol),
            None => b"",
        };
        let [args, results] = self.arg_and_result_attrs(call, &[]);
        self.carried.fast_math = true;
        let ty = self.result_type(inst);
        let spec = llvm::CallIntrinsicOp::spec(ty, name, &operands)
            .fastmath_flags_attr(self.fast_math(call.fast_math))
            .arg_attrs_attr(args)
            .res_attrs_attr(results);
        let op = self.create(spec);
        // As in upstream, an instruction without a result counts as dropped.
        if let Some(result) = self.out.only_result(op) {
            self.map_value(inst, result);
        }
        Ok(())
    }

    fn convert_asm(
        &mut self,
        inst: Inst,
        call: Call<'_>,
        asm: &ll::InlineAsm,
    ) -> Result<(), Failed> {
        let operands = self.values(call.args.iter())?;
        let ty = self.body.inst_type(inst);
        let result = self.ty(ty);
        let dialect = match asm.intel_dialect {
            true => AsmDialect::Intel,
            false => AsmDialect::Att,
        };
        let attrs = self.asm_operand_attrs(call);
        self.carried.tail = true;
        self.carried.of_arguments = &[AttrKind::ElementType];
        let spec = llvm::InlineAsmOp::spec(result, &operands, &*asm.text, &*asm.constraints)
            .has_side_effects(asm.side_effects)
            .is_align_stack(asm.align_stack)
            .tail_call_kind(call.tail)
            .asm_dialect(dialect)
            .operand_attrs(attrs.as_deref());
        let op = self.create(spec);
        match ty {
            ll::Type::VOID => self.map_op(op),
            _ => self.map(inst, op),
        }
        Ok(())
    }

    /// Returns the attributes of the operands of inline assembly: the element types of pointers. Returns `None` if no
    /// operand has one.
    fn asm_operand_attrs(&mut self, call: Call<'_>) -> Option<Vec<Attr>> {
        let (ctx, module) = (self.shared.ctx, self.shared.module);
        let sets = module.ctx.attrs.param_sets(call.attrs);
        let mut any = false;
        let mut attrs = Vec::with_capacity(call.args.len());
        for at in 0..call.args.len() {
            let set = sets.get(at).copied().unwrap_or(ll::AttrSet::EMPTY);
            let element = module.ctx.attrs.set(set).iter().find_map(|one| match one {
                Attribute::Type(AttrKind::ElementType, ty) => Some(*ty),
                _ => None,
            });
            attrs.push(match element {
                Some(element) => {
                    any = true;
                    let ty = ctx.type_attr(self.ty(element));
                    ctx.dictionary(vec![(ctx.string("elementtype"), ty)])
                }
                None => Attr::EMPTY_DICTIONARY,
            });
        }
        any.then_some(attrs)
    }

    /// Returns the operands of a call: the callee's address if the call is indirect, and the arguments.
    fn call_operands(&mut self, call: Call<'_>) -> Result<SmallVec<[ValueId; 4]>, Failed> {
        let by_name = self.shared.called_symbol(call.callee).is_some();
        let callee = (!by_name).then_some(call.callee);
        self.values(callee.into_iter().chain(call.args.iter()))
    }

    fn callee(&mut self, call: Call<'_>) -> Result<Callee, Failed> {
        let operands = self.call_operands(call)?;
        self.callee_with(call, operands)
    }

    fn callee_with(
        &mut self,
        call: Call<'_>,
        mut operands: SmallVec<[ValueId; 4]>,
    ) -> Result<Callee, Failed> {
        let ctx = self.shared.ctx;
        let called = self.ty(call.function_type);
        let Some((symbol, own)) = self.shared.called_symbol(call.callee) else {
            return Ok(Callee {
                name: None,
                ty: called,
                operands,
                is_incompatible: false,
            });
        };
        if self.is_compatible(call.function_type, own) {
            return Ok(Callee {
                name: Some(self.shared.symbol(symbol).reference),
                ty: self.ty(own),
                operands,
                is_incompatible: false,
            });
        }
        let own = self.ty(own);
        let message = format!(
            "incompatible call and callee types: {} and {}",
            ctx.show_type(called),
            ctx.show_type(own)
        );
        self.diags.warning(self.loc, message);
        let pointer = llvm::PointerType::get(ctx, 0);
        operands.insert(0, self.address_of(symbol, pointer));
        Ok(Callee {
            name: None,
            ty: called,
            operands,
            is_incompatible: true,
        })
    }

    /// Returns true if a function can be called by name with another function type.
    fn is_compatible(&self, call: ll::Type, own: ll::Type) -> bool {
        let types = &self.shared.module.ctx.types;
        let (
            TypeKind::Function {
                result: called_result,
                params: called,
                ..
            },
            TypeKind::Function {
                result,
                params,
                varargs,
            },
        ) = (types.kind(call), types.kind(own))
        else {
            return false;
        };
        called_result == result
            && called.starts_with(params)
            && (varargs || called.len() == params.len())
    }

    /// Returns the callee type of a variadic call.
    fn var_callee_type(&self, call: Call<'_>, callee: &Callee) -> Option<Type> {
        let types = &self.shared.module.ctx.types;
        let own = match self.shared.called_symbol(call.callee) {
            Some((_, own)) if !callee.is_incompatible => own,
            _ => call.function_type,
        };
        match types.kind(own) {
            TypeKind::Function { varargs: true, .. } => Some(callee.ty),
            _ => None,
        }
    }

    /// Returns the memory effects of a call: the effects that the function or the operand bundles allow, restricted
    /// to those that the call's own attributes allow.
    fn call_effects(&self, call: Call<'_>) -> ll::MemoryEffects {
        let module = self.shared.module;
        let own = effects_of(self.call_attributes(call));
        let called = call.callee.as_const().map(|c| module.ctx.consts.kind(c));
        let Some(&ConstKind::Symbol(symbol)) = called.as_ref() else {
            return own;
        };
        let Some(mut effects) = self.shared.effects(symbol) else {
            return own;
        };
        for bundle in call.bundles.iter() {
            let bundle = match self.bundle_tag(bundle) {
                b"ptrauth" | b"kcfi" | b"convergencectrl" => ModRef::None,
                b"deopt" | b"funclet" => ModRef::Ref,
                _ => ModRef::ModRef,
            };
            let bundle = ll::MemoryEffects::all(bundle);
            effects = effects.or(bundle);
        }
        own.and(effects)
    }

    /// Returns the attributes of the call itself.
    fn call_attributes(&self, call: Call<'_>) -> &'a [Attribute] {
        let attrs = &self.shared.module.ctx.attrs;
        attrs.set(attrs.function_set(call.attrs))
    }

    /// Returns the attributes of the arguments, except those at the indices `skipped`, and of the result.
    pub(crate) fn arg_and_result_attrs(
        &mut self,
        call: Call<'_>,
        skipped: &[usize],
    ) -> [Option<Attr>; 2] {
        let shared = self.shared;
        let attrs = &shared.module.ctx.attrs;
        let sets = attrs.param_sets(call.attrs);
        self.carried.parameters = true;
        self.carried.skipped = skipped.into();
        let kept = (0..call.args.len()).filter(|at| !skipped.contains(at));
        let kept: SmallVec<[ll::AttrSet; 8]> = kept
            .map(|at| sets.get(at).copied().unwrap_or(ll::AttrSet::EMPTY))
            .collect();
        let any = kept.iter().any(|set| *set != ll::AttrSet::EMPTY);
        let args = any.then(|| {
            let args = kept
                .iter()
                .map(|&set| shared.parameter_attrs(set, self.types));
            let args: Vec<Attr> = args.collect();
            shared.ctx.array(&args)
        });
        let result = attrs.result_set(call.attrs);
        let result = (result != ll::AttrSet::EMPTY).then(|| {
            let result = shared.parameter_attrs(result, self.types);
            shared.ctx.array(&[result])
        });
        [args, result]
    }
}
