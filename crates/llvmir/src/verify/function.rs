//! Verifies functions, apart from their bodies.

use super::state::{FunctionVerifier, IntrinsicUser, Verifier};
use super::{
    About, Checked, Item, KnownIntrinsics, Problem, check, ensure, ensure_debug, need, refuse,
};
use crate::attributes::{AttrKind, AttrSet, Attribute};
use crate::body::{FunctionBody, MdKindId, Value};
use crate::constants::ConstKind;
use crate::context::Context;
use crate::module::{Function, Module};
use crate::types::{Type, TypeKind};
use terrace_llvm_words::{CallConv, Linkage, UnnamedAddr};

/// Calling conventions that do not allow variadic functions: `fastcc`, `coldcc`, `ptx_kernel`, `ptx_device`,
/// `intel_ocl_bicc`.
const NOT_VARIADIC: [CallConv; 5] = [
    CallConv(8),
    CallConv(9),
    CallConv(71),
    CallConv(72),
    CallConv(77),
];

const SPIR_KERNEL: CallConv = CallConv(76);

/// Calling conventions that do not allow results: kernels of SPIR and AMDGPU, and AMDGPU chain functions.
const NO_RESULT: [CallConv; 4] = [SPIR_KERNEL, CallConv(91), CallConv(104), CallConv(105)];

/// Calling conventions of AMDGPU shaders.
const SHADER: [CallConv; 5] = [
    CallConv(87),
    CallConv(88),
    CallConv(89),
    CallConv(90),
    CallConv(93),
];

const X86_INTERRUPT: CallConv = CallConv(83);
const WHOLE_WAVE: CallConv = CallConv(124);

impl Context {
    /// Verifies a function without its body.
    pub fn verify_function(
        &self,
        function: &Function,
        is_declaration: bool,
    ) -> Result<(), Problem> {
        let known = KnownIntrinsics::default();
        let mut v = Verifier::new(self, &known);
        let checked = v.function_header(function, is_declaration);
        v.report(checked);
        match v.problems.into_iter().next() {
            Some(problem) => Err(problem),
            None => Ok(()),
        }
    }

    /// Verifies the instructions of a function.
    pub(crate) fn verify_body(
        &mut self,
        function: &Function,
        body: &FunctionBody,
        known: &mut KnownIntrinsics,
    ) -> Result<(), Problem> {
        known.resolve_calls(self, body);
        let mut v = Verifier::new(self, known);
        let mut f = FunctionVerifier::new(&mut v, function, body);
        f.locations();
        f.body();
        match v.problems.into_iter().next() {
            Some(problem) => Err(problem),
            None => Ok(()),
        }
    }
}

impl<'a> Verifier<'a> {
    /// Verifies a function and its body: LLVM's `Verifier::verify` of a function.
    pub(super) fn function(&mut self, module: &'a Module, at: usize) {
        let function = &module.functions[at];
        self.function = Some(at);
        let body = &function.body;
        let open = FunctionVerifier::new(self, function, body).open_block();
        if let Some(block) = open {
            let name = String::from_utf8_lossy(self.ctx.symbols.name(function.value.symbol));
            let why = format!("Basic Block in function '{name}' does not have terminator!");
            self.report(refuse(why, [Item::Block(block)]));
            self.function = None;
            return;
        }
        let checked = self.function_header(function, body.is_empty());
        let is_complete = checked.is_ok();
        self.report(checked);
        let mut f = FunctionVerifier::new(self, function, body);
        if !body.is_empty() {
            if is_complete {
                f.locations();
            }
            f.body();
        }
        self.function = None;
    }

    /// Verifies a function's header like LLVM's `visitFunction`, except for locations.
    pub(super) fn function_header(&mut self, function: &Function, is_declaration: bool) -> Checked {
        let ctx = self.ctx;
        let symbol = function.value.symbol;
        let item = Item::Symbol(symbol);
        let ty = ctx.symbols.info(symbol).value_type;
        let TypeKind::Function {
            result,
            params,
            varargs,
        } = ctx.types.kind(ty)
        else {
            return Ok(());
        };
        let checked = self.global_value(
            &function.value,
            function.comdat,
            function.align,
            &function.attachments,
            is_declaration,
        );
        self.report(checked);
        ensure(function.value.linkage != Linkage::Common, [item])
            .or("Functions may not have common linkage")?;
        // This is a rule of LLVM's assembly reader.
        let is_weak = function.value.linkage == Linkage::ExternalWeak;
        ensure(self.module.is_some() || is_declaration || !is_weak, [item])
            .or("invalid linkage for function definition")?;
        let is_result = result == Type::VOID
            || ctx.types.is_first_class(result)
            || matches!(ctx.types.kind(result), TypeKind::Identified { .. });
        ensure(is_result, [item]).or("Functions cannot return aggregate values!")?;
        let sets = ctx.attrs.param_sets(function.attrs);
        // One of the first two parameters may return the structure.
        let has_sret = (sets.iter().take(2)).any(|&set| ctx.has(set, AttrKind::StructRet));
        ensure(!has_sret || result == Type::VOID, [item]).or("Invalid struct return type!")?;
        ensure(sets.len() <= params.len(), [item]).or("Attribute after last parameter!")?;
        let is_intrinsic = ctx.is_intrinsic(symbol);
        let key = (function.attrs, ty, is_intrinsic, false);
        if !self.good_attributes.contains(&key) {
            let checked = ctx
                .verify_attributes(function.attrs, ty, is_intrinsic, false)
                .about(item);
            if checked.is_ok() {
                self.good_attributes.insert(key);
            }
            self.report(checked);
        }
        self.report(self.own_attributes(function).about(item));
        let own = ctx.attrs.function_set(function.attrs);
        ensure(!ctx.has(own, AttrKind::Builtin), [item])
            .or("Attribute 'builtin' can only be applied to a callsite.")?;
        let lists = || {
            let result = ctx.attrs.result_set(function.attrs);
            sets.iter().copied().chain([own, result])
        };
        ensure(
            !lists().any(|set| ctx.has(set, AttrKind::ElementType)),
            [item],
        )
        .or("Attribute 'elementtype' can only be applied to a callsite.")?;
        let own_attributes = ctx.attrs.set(own);
        let is_undefined = |attribute: &Attribute| matches!(attribute, Attribute::String(key, _) if **key == *b"aarch64_zt0_undef");
        check(!own_attributes.iter().any(is_undefined))
            .or("Attribute 'aarch64_zt0_undef' can only be applied to a callsite.")?;
        if ctx.has(own, AttrKind::Naked) && !is_declaration {
            self.naked_arguments(function, params.len())?;
        }
        self.convention(function, (result, params, varargs), has_sret)?;
        self.parameters(function, params, is_intrinsic)?;
        if !is_intrinsic {
            ensure(result != Type::TOKEN, [item])
                .or("Function returns a token but isn't an intrinsic")?;
            ensure(result != Type::X86_AMX, [item])
                .or("Function returns a x86_amx but isn't an intrinsic")?;
        }
        let checked = self.function_metadata(function);
        self.report(checked);
        if is_declaration {
            self.declaration(function)?;
        } else {
            self.definition(function, is_intrinsic)?;
        }
        if is_intrinsic && let Some(&user) = self.intrinsic_users.get(&symbol) {
            return self.intrinsic_user(user);
        }
        Ok(())
    }

    fn intrinsic_user(&mut self, user: IntrinsicUser) -> Checked {
        let why = "Invalid user of intrinsic instruction!";
        let before = self.function;
        let item = match user {
            IntrinsicUser::Const(constant) => constant.into(),
            IntrinsicUser::Global(symbol) => Item::Symbol(symbol),
            IntrinsicUser::Inst(function, inst) => {
                self.function = Some(function);
                Item::Inst(inst)
            }
        };
        let checked = refuse(why, [item]);
        self.report(checked);
        self.function = before;
        Ok(())
    }

    fn own_attributes(&self, function: &Function) -> Checked {
        let ctx = self.ctx;
        let own = ctx.attrs.function_set(function.attrs);
        check(
            !ctx.has(own, AttrKind::JumpTable)
                || function.value.unnamed_addr == UnnamedAddr::Global,
        )
        .or("Attribute 'jumptable' requires 'unnamed_addr'")
    }

    fn naked_arguments(&mut self, function: &Function, count: usize) -> Checked {
        let body = &function.body;
        let mut used = vec![false; count];
        for inst in body.blocks().iter().flat_map(|&block| body.insts(block)) {
            body.kind(inst).for_each_operand(|operand| {
                if let crate::body::ValueKind::Arg(at) = operand.kind()
                    && let Some(used) = used.get_mut(at as usize)
                {
                    *used = true;
                }
            });
        }
        match used.iter().position(|&used| used) {
            Some(at) => refuse(
                "cannot use argument of naked function",
                [Item::Value(Value::arg(at as u32))],
            ),
            None => Ok(()),
        }
    }

    fn convention(
        &self,
        function: &Function,
        (result, params, varargs): (Type, &[Type], bool),
        has_sret: bool,
    ) -> Checked {
        let ctx = self.ctx;
        let conv = function.conv;
        let item = Item::Symbol(function.value.symbol);
        if conv == CallConv::C {
            return Ok(());
        }
        let sets = ctx.attrs.param_sets(function.attrs);
        let has = |at: usize, kind| sets.get(at).is_some_and(|&set| ctx.has(set, kind));
        if conv == X86_INTERRUPT {
            return ensure(params.is_empty() || has(0, AttrKind::ByVal), [item])
                .or("Calling convention parameter requires byval");
        }
        if conv == WHOLE_WAVE {
            ensure(params.first() == Some(&Type::I1), [item])
                .or("Calling convention requires first argument to be i1")?;
            ensure(!has(0, AttrKind::InReg), [item])
                .or("Calling convention requires first argument to not be inreg")?;
        }
        if NO_RESULT.contains(&conv) {
            ensure(result == Type::VOID, [item])
                .or("Calling convention requires void return type")?;
        }
        let is_kernel = NO_RESULT.contains(&conv) || SHADER.contains(&conv);
        if is_kernel {
            ensure(!has_sret, [item]).or("Calling convention does not allow sret")?;
            if conv != SPIR_KERNEL {
                for (at, &ty) in params.iter().enumerate() {
                    for (kind, message) in [
                        (AttrKind::ByVal, "Calling convention disallows byval"),
                        (
                            AttrKind::Preallocated,
                            "Calling convention disallows preallocated",
                        ),
                        (AttrKind::InAlloca, "Calling convention disallows inalloca"),
                    ] {
                        ensure(!has(at, kind), [item]).or(message)?;
                    }
                    // Address space 5 is the stack.
                    let is_stack = ctx.types.kind(ty) == TypeKind::Ptr(5);
                    ensure(!(has(at, AttrKind::ByRef) && is_stack), [item])
                        .or("Calling convention disallows stack byref")?;
                }
            }
        }
        ensure(
            !varargs || !(is_kernel || NOT_VARIADIC.contains(&conv) || conv == WHOLE_WAVE),
            [item],
        )
        .or("Calling convention does not support varargs or perfect forwarding!")
    }

    fn parameters(&mut self, function: &Function, params: &[Type], is_intrinsic: bool) -> Checked {
        let ctx = self.ctx;
        let symbol = Item::Symbol(function.value.symbol);
        let sets = ctx.attrs.param_sets(function.attrs);
        for (at, &param) in params.iter().enumerate() {
            let item = Item::Value(Value::arg(at as u32));
            ensure(
                ctx.types.is_first_class(param) && param != Type::LABEL,
                [item],
            )
            .or("Function arguments must have first-class types!")?;
            let set = sets.get(at).copied().unwrap_or(AttrSet::EMPTY);
            if ctx.has(set, AttrKind::SwiftError) && !function.body.is_empty() {
                let module = self.module.map(|module| &module.functions);
                let own = module.and_then(|functions| functions.get(self.function?));
                if let Some(own) = own {
                    let mut f = FunctionVerifier::new(self, own, &own.body);
                    let checked = f.swift_error_value(Value::arg(at as u32));
                    self.report(checked);
                }
            }
            if is_intrinsic {
                continue;
            }
            let why = match param {
                Type::METADATA => "Function takes metadata but isn't an intrinsic",
                Type::TOKEN => "Function takes token but isn't an intrinsic",
                Type::X86_AMX => "Function takes x86_amx but isn't an intrinsic",
                _ => continue,
            };
            return refuse(why, [item, symbol]);
        }
        Ok(())
    }

    fn function_metadata(&self, function: &Function) -> Checked {
        let metadata = &self.ctx.metadata;
        for &(kind, md) in &function.attachments {
            let item = Item::Md(md);
            let operands = metadata.operands(md);
            if kind == MdKindId::PROF {
                ensure(operands.len() >= 2, [item])
                    .or("!prof annotations should have no less than 2 operands")?;
                let name = self.ctx.profile_name(md)?;
                if name == b"unknown" {
                    ensure(operands.len() == 2, [item])
                        .or("'unknown' !prof should have a single additional operand")?;
                    continue;
                }
                let is_count = matches!(
                    name,
                    b"function_entry_count" | b"synthetic_function_entry_count"
                );
                ensure(is_count, [item])
                    .or("first operand should be 'function_entry_count' or 'synthetic_function_entry_count'")?;
                ensure(operands[1].is_some(), [item]).or("second operand should not be null")?;
                let is_constant = operands[1].is_some_and(|md| {
                    matches!(metadata.kind(md), crate::metadata::MdKind::Value(_))
                });
                ensure(is_constant, [item])
                    .or("expected integer argument to function_entry_count")?;
            } else if kind == MdKindId::KCFI_TYPE {
                ensure(operands.len() == 1, [item])
                    .or("!kcfi_type must have exactly one operand")?;
                let value = need(operands[0], [item]).or("!kcfi_type operand must not be null")?;
                ensure(
                    matches!(metadata.kind(value), crate::metadata::MdKind::Value(_)),
                    [item],
                )
                .or("expected a constant operand for !kcfi_type")?;
                ensure(self.is_int(Some(value)), [item])
                    .or("expected a constant integer operand for !kcfi_type")?;
                ensure(
                    matches!(self.int(Some(value)), Some((Type::I32, _))),
                    [item],
                )
                .or("expected a 32-bit integer constant operand for !kcfi_type")?;
            }
        }
        Ok(())
    }

    fn declaration(&mut self, function: &Function) -> Checked {
        let item = Item::Symbol(function.value.symbol);
        for &(kind, md) in &function.attachments {
            if kind == MdKindId::DBG {
                self.declared_subprogram(function, md)?;
            }
            ensure(kind != MdKindId::PROF, [item])
                .or("function declaration may not have a !prof attachment")?;
            self.visit_node(md, super::nodes::Locations::Allowed);
        }
        ensure(function.personality.is_none(), [item])
            .or("Function declaration shouldn't have a personality routine")
    }

    fn definition(&mut self, function: &Function, is_intrinsic: bool) -> Checked {
        let item = Item::Symbol(function.value.symbol);
        ensure(!is_intrinsic, [item]).or("llvm intrinsics cannot be defined!")?;
        self.entry(function)?;
        let mut counts = [0; 3];
        let kinds = [
            (MdKindId::DBG, "function must have a single !dbg attachment"),
            (
                MdKindId::PROF,
                "function must have a single !prof attachment",
            ),
            (
                MdKindId::KCFI_TYPE,
                "function must have a single !kcfi_type attachment",
            ),
        ];
        for &(kind, md) in &function.attachments {
            let mut locations = super::nodes::Locations::Refused;
            let known = kinds.iter().position(|(known, _)| *known == kind);
            if let Some(which) = known {
                counts[which] += 1;
                let items = [item, Item::Md(md)];
                let message = kinds[which].1;
                if kind == MdKindId::DBG {
                    ensure_debug(counts[which] == 1, items).or(message)?;
                    if let Some(at) = self.function {
                        self.attached_subprogram(at, function, md)?;
                    }
                    locations = super::nodes::Locations::Allowed;
                } else {
                    ensure(counts[which] == 1, items).or(message)?;
                }
            }
            self.visit_node(md, locations);
        }
        Ok(())
    }

    fn entry(&self, function: &Function) -> Checked {
        let body = &function.body;
        let Some(entry) = body.entry() else {
            return Ok(());
        };
        let mut has_preds = false;
        for &block in body.blocks() {
            if let Some(last) = body.terminator(block) {
                body.kind(last)
                    .for_each_successor(|to| has_preds |= to == entry);
            }
        }
        ensure(!has_preds, [Item::Block(entry)])
            .or("Entry block to function must not have predecessors!")?;
        let symbol = function.value.symbol;
        let is_used = body
            .block_tags()
            .iter()
            .any(|&(tag, block)| block == entry && self.is_block_address_used(symbol, tag));
        ensure(!is_used, [Item::Block(entry)])
            .or("blockaddress may not be used with the entry block!")
    }

    fn is_block_address_used(&self, symbol: crate::Symbol, tag: u32) -> bool {
        let consts = &self.ctx.consts;
        (0..consts.len()).any(|at| {
            consts.kind(crate::Const(at))
                == ConstKind::BlockAddress {
                    function: symbol,
                    tag,
                }
        })
    }
}
