//! Verifies calls of specific intrinsics.

use super::state::FunctionVerifier;
use super::{Checked, Item, check, ensure, need, refuse};
use crate::attributes::{AttrKind, Attribute};
use crate::body::{Call, InstKind, Value, ValueKind};
use crate::constants::ConstKind;
use crate::symbols::SymbolKind;
use crate::types::{Type, TypeKind};
use crate::upgrade::is_upgraded;
use terrace_llvm_words::CallConv;

/// The verifier for calls of an intrinsic. Its last argument is the intrinsic's base name.
pub(super) type Rule = fn(&mut FunctionVerifier<'_, '_>, Call<'_>, &'static str) -> Checked;

/// Returns the verifier for an intrinsic's calls, if it has one.
pub(super) fn rule_of(name: &str) -> Option<Rule> {
    let rule: Rule = match name {
        "llvm.assume" => |f, call, _| f.assumption(call),
        "llvm.lifetime.start" | "llvm.lifetime.end" => |f, call, _| f.lifetime(call),
        "llvm.ucmp" | "llvm.scmp" => |f, call, _| f.three_way(call),
        "llvm.coro.id" => |f, call, _| f.coroutine_info(call),
        "llvm.is.fpclass" | "llvm.vp.is.fpclass" => |f, call, name| f.class_test(call, name),
        "llvm.fptrunc.round" => |f, call, _| f.rounding(call),
        "llvm.memcpy.element.unordered.atomic"
        | "llvm.memmove.element.unordered.atomic"
        | "llvm.memset.element.unordered.atomic" => |f, call, name| f.element_atomic(call, name),
        "llvm.call.preallocated.setup" => |f, call, _| f.preallocated_setup(call),
        "llvm.call.preallocated.arg" | "llvm.call.preallocated.teardown" => {
            |f, call, name| f.preallocated_token(call, name)
        }
        "llvm.gcroot" | "llvm.gcwrite" | "llvm.gcread" => |f, call, name| f.gc_root(call, name),
        "llvm.experimental.gc.statepoint" => |f, call, _| f.statepoint(call),
        "llvm.experimental.gc.result" => |f, call, _| f.gc_result(call),
        "llvm.experimental.gc.relocate" => |f, call, _| f.gc_relocate(call),
        "llvm.init.trampoline" => |f, call, _| {
            let target = call.args.get(1).map(|arg| f.strip_casts(arg));
            f.ensure(target.is_some_and(|target| f.function_symbol(target).is_some()))
                .or("llvm.init_trampoline parameter #2 must resolve to a function.")
        },
        "llvm.prefetch" => |f, call, _| {
            f.below(call, 1, 2, "rw argument to llvm.prefetch must be 0-1")?;
            f.below(call, 2, 4, "locality argument to llvm.prefetch must be 0-3")?;
            f.below(
                call,
                3,
                2,
                "cache type argument to llvm.prefetch must be 0-1",
            )
        },
        "llvm.aarch64.prefetch" => |f, call, _| {
            f.below(
                call,
                1,
                2,
                "write argument to llvm.aarch64.prefetch must be 0 or 1",
            )?;
            f.below(
                call,
                2,
                4,
                "target argument to llvm.aarch64.prefetch must be 0-3",
            )?;
            f.below(
                call,
                3,
                2,
                "stream argument to llvm.aarch64.prefetch must be 0 or 1",
            )?;
            f.below(
                call,
                4,
                2,
                "isdata argument to llvm.aarch64.prefetch must be 0 or 1",
            )
        },
        "llvm.aarch64.range.prefetch" => |f, call, _| {
            f.below(
                call,
                1,
                2,
                "write argument to llvm.aarch64.range.prefetch must be 0 or 1",
            )?;
            f.below(
                call,
                2,
                2,
                "stream argument to llvm.aarch64.range.prefetch must be 0 or 1",
            )
        },
        "llvm.stackprotector" => |f, call, _| {
            let slot = call.args.get(1).map(|arg| f.strip_casts(arg));
            f.ensure(matches!(
                slot.and_then(|slot| f.def(slot)),
                Some((_, InstKind::Alloca { .. }))
            ))
            .or("llvm.stackprotector parameter #2 must resolve to an alloca.")
        },
        "llvm.localescape" => |f, call, _| f.local_escape(call),
        "llvm.localrecover" => |f, call, _| f.local_recover(call),
        "llvm.eh.exceptioncode" | "llvm.eh.exceptionpointer" => |f, call, _| {
            let pad = call.args.get(0).and_then(|arg| f.def(arg));
            f.ensure(matches!(pad, Some((_, InstKind::CatchPad { .. }))))
                .or("eh.exceptionpointer argument must be a catchpad")
        },
        "llvm.experimental.patchpoint" => |f, call, _| {
            let result = f.result_of(call);
            let is_single = f.ctx.types.is_first_class(result)
                && !matches!(
                    f.ctx.types.kind(result),
                    TypeKind::Struct { .. } | TypeKind::Array { .. } | TypeKind::Identified { .. }
                );
            f.ensure(call.conv != CallConv(13) || is_single)
                .or("patchpoint: invalid return type used with anyregcc")
        },
        "llvm.experimental.guard" | "llvm.experimental.deoptimize" => {
            |f, call, name| f.deoptimization(call, name)
        }
        "llvm.va_start" => |f, _, _| {
            let own = f.ctx.symbols.info(f.header.value.symbol).value_type;
            check(matches!(
                f.ctx.types.kind(own),
                TypeKind::Function { varargs: true, .. }
            ))
            .or("va_start called in a non-varargs function")
        },
        "llvm.experimental.noalias.scope.decl" => |f, _, _| {
            f.scope_declarations.push(f.inst);
            Ok(())
        },
        "llvm.preserve.array.access.index"
        | "llvm.preserve.struct.access.index"
        | "llvm.aarch64.ldaxr"
        | "llvm.aarch64.ldxr"
        | "llvm.arm.ldaex"
        | "llvm.arm.ldrex" => |f, call, _| {
            f.ensure(f.element_type(call, 0).is_some())
                .or("Intrinsic requires elementtype attribute on first argument.")
        },
        "llvm.aarch64.stlxr" | "llvm.aarch64.stxr" | "llvm.arm.stlex" | "llvm.arm.strex" => {
            |f, call, _| {
                f.ensure(f.element_type(call, 1).is_some())
                    .or("Intrinsic requires elementtype attribute on second argument.")
            }
        }
        "llvm.callbr.landingpad" => |f, call, _| f.callbr_pad(call),
        "llvm.amdgcn.cs.chain" => |f, call, _| f.shader_chain(call),
        "llvm.amdgcn.set.inactive.chain.arg" => |f, call, _| f.inactive_argument(call),
        "llvm.nvvm.setmaxnreg.inc.sync.aligned.u32"
        | "llvm.nvvm.setmaxnreg.dec.sync.aligned.u32" => |f, call, _| {
            let count = f.argument(call, 0).unwrap_or(0);
            check(count % 8 == 0)
                .or("reg_count argument to nvvm.setmaxnreg must be in multiples of 8")
        },
        "llvm.threadlocal.address" => |f, call, _| f.thread_local(call),
        "llvm.invariant.start" => |f, call, _| {
            let size = call.args.get(0).and_then(|arg| f.signed(arg));
            f.ensure(size.is_some_and(|size| size >= -1))
                .or("invariant_start parameter must be -1, 0 or a positive number")
        },
        "llvm.reloc.none" => |f, call, _| {
            let kind = call.args.get(0).and_then(|arg| f.constant(arg));
            let is_string = match kind {
                Some(ConstKind::Metadata(md)) => f.ctx.metadata.is_string(Some(md)),
                _ => false,
            };
            check(is_string).or("llvm.reloc.none argument must be a metadata string")
        },
        "llvm.experimental.memset.pattern" => |f, call, _| {
            let ty = call.args.get(1).map_or(Type::VOID, |arg| f.type_of(arg));
            f.ensure(f.ctx.is_sized(ty))
                .or("unsized types cannot be used as memset patterns")
        },
        "llvm.get.dynamic.area.offset" => |f, call, _| {
            let ctx = f.ctx;
            let result = f.result_of(call);
            f.ensure(ctx.types.int_width(result) == Some(ctx.layout.pointer_bits(0)))
                .or("get_dynamic_area_offset result type must be scalar integer matching alloca address space width")
        },
        _ => return super::vectors::rule_of(name),
    };
    Some(rule)
}

/// Intrinsics that may be lowered to calls. Such calls must know their funclet.
const LOWERED_TO_CALLS: [&str; 26] = [
    "llvm.objc.autorelease",
    "llvm.objc.autoreleasePoolPop",
    "llvm.objc.autoreleasePoolPush",
    "llvm.objc.autoreleaseReturnValue",
    "llvm.objc.copyWeak",
    "llvm.objc.destroyWeak",
    "llvm.objc.initWeak",
    "llvm.objc.loadWeak",
    "llvm.objc.loadWeakRetained",
    "llvm.objc.moveWeak",
    "llvm.objc.release",
    "llvm.objc.retain",
    "llvm.objc.retainAutorelease",
    "llvm.objc.retainAutoreleaseReturnValue",
    "llvm.objc.retainAutoreleasedReturnValue",
    "llvm.objc.retainBlock",
    "llvm.objc.storeStrong",
    "llvm.objc.storeWeak",
    "llvm.objc.unsafeClaimAutoreleasedReturnValue",
    "llvm.objc.retainedObject",
    "llvm.objc.unretainedObject",
    "llvm.objc.unretainedPointer",
    "llvm.objc.retain.autorelease",
    "llvm.objc.sync.enter",
    "llvm.objc.sync.exit",
    "llvm.objc.claimAutoreleasedReturnValue",
];

impl FunctionVerifier<'_, '_> {
    /// Verifies a call of an intrinsic.
    pub(super) fn intrinsic_call(&mut self, call: Call<'_>, _is_invoke: bool) -> Checked {
        let ctx = self.ctx;
        let Some(row) = self.intrinsic_of(call) else {
            return self.old_call(call);
        };
        if let (Some(mismatch), Some(symbol)) = (row.mismatch, self.symbol(call.callee)) {
            return refuse(mismatch, [Item::Symbol(symbol)]);
        }
        for arg in call.args.iter() {
            let Some(constant) = arg.as_const() else {
                continue;
            };
            if ctx.consts.type_of(constant) == Type::X86_AMX {
                return refuse("const x86_amx is not allowed in argument!", []);
            }
            if let ConstKind::Metadata(md) = ctx.consts.kind(constant) {
                self.v.visit_node(md, super::nodes::Locations::Refused);
            }
        }
        if let Some(rule) = row.rule {
            rule(self, call, row.intrinsic.name)?;
        }
        let kind = self.body.kind(self.inst);
        if self.header.personality.is_some()
            && self.may_lower_to_call(&kind)
            && self.has_funclets()
            && self.is_in_funclet(self.block)
        {
            return self
                .ensure(self.bundle(call, b"funclet").is_some())
                .or("Missing funclet token on intrinsic call");
        }
        Ok(())
    }

    /// Rejects a call of an old intrinsic. Calls with the right types were upgraded before. LLVM upgrades other calls
    /// too, but the result is never valid.
    fn old_call(&self, call: Call<'_>) -> Checked {
        let ctx = self.ctx;
        let is_call = matches!(self.body.kind(self.inst), InstKind::Call(_));
        let name = self
            .symbol(call.callee)
            .map(|symbol| ctx.symbols.name(symbol));
        let name = name.and_then(|name| std::str::from_utf8(name).ok());
        let (Some(name), TypeKind::Function { params, .. }) =
            (name, ctx.types.kind(call.function_type))
        else {
            return Ok(());
        };
        self.ensure(!(is_call && is_upgraded(name, params)))
            .or("Intrinsic called with incompatible signature")
    }

    /// Returns true for calls of intrinsics that may be lowered to calls.
    pub(super) fn may_lower_to_call(&self, kind: &InstKind<'_>) -> bool {
        let name = self.intrinsic_name(kind);
        name.is_some_and(|name| LOWERED_TO_CALLS.contains(&name))
    }

    /// Returns the value of an integer constant argument.
    pub(super) fn argument(&self, call: Call<'_>, at: usize) -> Option<u64> {
        self.number(call.args.get(at)?)
    }

    /// Returns the type of an argument.
    pub(super) fn argument_type(&self, call: Call<'_>, at: usize) -> Type {
        let arg = call.args.get(at);
        arg.map_or(Type::VOID, |arg| self.type_of(arg))
    }

    /// Returns the result type of a call.
    pub(super) fn result_of(&self, call: Call<'_>) -> Type {
        self.ctx.types.function_result(call.function_type)
    }

    fn below(&self, call: Call<'_>, at: usize, limit: u64, message: &str) -> Checked {
        let fits = self.argument(call, at).is_none_or(|value| value < limit);
        self.ensure(fits).or(message)
    }

    fn lifetime(&self, call: Call<'_>) -> Checked {
        let slot = call.args.get(call.args.len().saturating_sub(1));
        let is_slot = slot.is_some_and(|slot| match slot.kind() {
            ValueKind::Inst(inst) => matches!(self.body.kind(inst), InstKind::Alloca { .. }),
            ValueKind::Const(constant) => self.ctx.is_poison(constant),
            _ => false,
        });
        self.ensure(is_slot)
            .or("llvm.lifetime.start/end can only be used on alloca or poison")
    }

    fn three_way(&self, call: Call<'_>) -> Checked {
        let (from, to) = (self.argument_type(call, 0), self.result_of(call));
        self.ensure(self.ctx.types.scalar_bits(to) >= 2)
            .or("result type must be at least 2 bits wide")?;
        let (from, to) = (self.lanes(from), self.lanes(to));
        self.ensure(from.is_some() == to.is_some())
            .or("ucmp/scmp argument and result types must both be either vector or scalar types")?;
        self.ensure(from == to)
            .or("return type and arguments must have the same number of elements")
    }

    fn coroutine_info(&self, call: Call<'_>) -> Checked {
        let Some(info) = call.args.get(3).map(|arg| self.strip_casts(arg)) else {
            return Ok(());
        };
        if matches!(self.constant(info), Some(ConstKind::Null)) {
            return Ok(());
        }
        let Some(module) = self.v.module else {
            return Ok(());
        };
        let global = self
            .symbol(info)
            .and_then(|symbol| self.v.globals.get(&symbol))
            .and_then(|&at| module.globals.get(at));
        let initializer = global
            .filter(|global| global.constant && !global.value.linkage.is_interposable())
            .and_then(|global| global.initializer);
        let initializer = need(initializer, [])
            .or("info argument of llvm.coro.id must refer to an initialized constant")?;
        check(matches!(
            self.ctx.consts.kind(initializer),
            ConstKind::Aggregate(_)
        ))
        .or("info argument of llvm.coro.id must refer to either a struct or an array")
    }

    fn class_test(&self, call: Call<'_>, name: &str) -> Checked {
        let fits = self.argument(call, 1).is_none_or(|mask| mask & !0x3ff == 0);
        check(fits).or(match name {
            "llvm.is.fpclass" => "unsupported bits for llvm.is.fpclass test mask",
            _ => "unsupported bits for llvm.vp.is.fpclass test mask",
        })
    }

    fn rounding(&self, call: Call<'_>) -> Checked {
        let kind = call.args.get(1).and_then(|arg| self.constant(arg));
        let Some(ConstKind::Metadata(md)) = kind else {
            return self.refuse("missing rounding mode argument");
        };
        let mode = need(self.ctx.metadata.text(Some(md)), [Item::Md(md)])
            .or("invalid value for llvm.fptrunc.round metadata operand (the operand should be a string)")?;
        self.ensure(super::vectors::ROUNDING.contains(&mode) && mode != b"round.dynamic")
            .or("unsupported rounding mode argument")
    }

    fn element_atomic(&self, call: Call<'_>, name: &str) -> Checked {
        let size = self.argument(call, 3).unwrap_or(0);
        self.ensure(size.is_power_of_two())
            .or("element size of the element-wise atomic memory intrinsic must be a power of 2")?;
        let is_aligned = |at: usize| {
            let attributes = self.ctx.attrs.set(self.argument_set(call, at));
            attributes.iter().any(|attribute| {
                matches!(attribute, Attribute::Int(AttrKind::Alignment, align) if size <= *align)
            })
        };
        self.ensure(is_aligned(0))
            .or("incorrect alignment of the destination argument")?;
        self.ensure(name.starts_with("llvm.memset") || is_aligned(1))
            .or("incorrect alignment of the source argument")
    }

    fn preallocated_setup(&mut self, call: Call<'_>) -> Checked {
        let item = self.item();
        let own = Value::inst(self.inst);
        let Some(count) = self.argument(call, 0) else {
            return Ok(());
        };
        let mut has_call = false;
        for user in self.users(own) {
            let kind = self.body.kind(user);
            let use_ =
                need(kind.call(), []).or("Uses of llvm.call.preallocated.setup must be calls")?;
            match self.intrinsic_name(&kind) {
                Some("llvm.call.preallocated.arg") => {
                    let index = use_.args.get(1).and_then(|arg| self.signed(arg));
                    let index = need(index, [])
                        .or("llvm.call.preallocated.alloc arg index must be a constant")?;
                    check(u64::try_from(index).is_ok_and(|index| index < count))
                        .or("llvm.call.preallocated.alloc arg index must be between 0 and corresponding llvm.call.preallocated.setup's argument count")?;
                }
                Some("llvm.call.preallocated.teardown") => {}
                _ => {
                    check(!has_call).or(
                        "Can have at most one call corresponding to a llvm.call.preallocated.setup",
                    )?;
                    has_call = true;
                    let args = 0..use_.args.len();
                    let preallocated =
                        args.filter(|&at| self.argument_has(use_, at, AttrKind::Preallocated));
                    let preallocated = preallocated.count() as u64;
                    check(preallocated != 0)
                        .or("cannot use preallocated intrinsics on a call without preallocated arguments")?;
                    ensure(preallocated == count, [item, Item::Inst(user)])
                        .or("llvm.call.preallocated.setup arg size must be equal to number of preallocated arguments at call site")?;
                    if self.count_bundles(use_, b"preallocated") > 1 {
                        return Ok(());
                    }
                    let operands = need(self.bundle(use_, b"preallocated"), [])
                        .or("Use of llvm.call.preallocated.setup outside intrinsics must be in \"preallocated\" operand bundle")?;
                    check(operands.get(0) == Some(own))
                        .or("preallocated bundle must have token from corresponding llvm.call.preallocated.setup")?;
                }
            }
        }
        Ok(())
    }

    fn preallocated_token(&self, call: Call<'_>, name: &str) -> Checked {
        let token = call.args.get(0).and_then(|token| self.def(token));
        let maker = token.and_then(|(_, kind)| self.intrinsic_name(&kind));
        let is_setup = maker == Some("llvm.call.preallocated.setup");
        if name == "llvm.call.preallocated.teardown" {
            return check(is_setup)
                .or("llvm.call.preallocated.teardown token argument must be a llvm.call.preallocated.setup");
        }
        check(is_setup).or(
            "llvm.call.preallocated.arg token argument must be a llvm.call.preallocated.setup",
        )?;
        let own = self.ctx.attrs.function_set(call.attrs);
        check(self.ctx.has(own, AttrKind::Preallocated)).or(
            "llvm.call.preallocated.arg must be called with a \"preallocated\" call site attribute",
        )
    }

    fn local_escape(&mut self, call: Call<'_>) -> Checked {
        self.ensure(self.body.entry() == Some(self.block))
            .or("llvm.localescape used outside of entry block")?;
        self.ensure(!self.has_frame_escape)
            .or("multiple calls to llvm.localescape in one function")?;
        for arg in call.args.iter() {
            if matches!(self.constant(arg), Some(ConstKind::Null)) {
                continue;
            }
            let is_static = match self.def(self.strip_casts(arg)) {
                Some((
                    alloca,
                    InstKind::Alloca {
                        count, inalloca, ..
                    },
                )) => {
                    self.is_constant_int(count)
                        && !inalloca
                        && self.block_of(alloca) == self.body.entry()
                }
                _ => false,
            };
            self.ensure(is_static)
                .or("llvm.localescape only accepts static allocas")?;
        }
        let symbol = self.header.value.symbol;
        self.v.frame_escape(symbol).1 = call.args.len() as u64;
        self.has_frame_escape = true;
        Ok(())
    }

    fn local_recover(&mut self, call: Call<'_>) -> Checked {
        let function = call.args.get(0).map(|arg| self.strip_casts(arg));
        let symbol = function.and_then(|function| self.function_symbol(function));
        let is_defined = match (symbol, self.v.module) {
            (Some(symbol), Some(_)) => {
                let function = self.v.function_of(symbol);
                function.is_some_and(|function| !function.body.is_empty())
            }
            (symbol, _) => symbol.is_some(),
        };
        self.ensure(is_defined)
            .or("llvm.localrecover first argument must be function defined in this module")?;
        if let (Some(symbol), Some(index)) = (symbol, self.argument(call, 2)) {
            let last = &mut self.v.frame_escape(symbol).2;
            *last = (*last).max(index.saturating_add(1));
        }
        Ok(())
    }

    /// Verifies calls that may deoptimize. Their `deopt` bundle is the state of the unoptimized code.
    fn deoptimization(&self, call: Call<'_>, name: &str) -> Checked {
        let is_guard = name == "llvm.experimental.guard";
        let name = match is_guard {
            true => "experimental_guard",
            false => "experimental_deoptimize",
        };
        self.ensure(matches!(self.body.kind(self.inst), InstKind::Call(_)))
            .or_else(|| format!("{name} cannot be invoked"))?;
        ensure(self.count_bundles(call, b"deopt") == 1, [])
            .or_else(|| format!("{name} must have exactly one \"deopt\" operand bundle"))?;
        if is_guard {
            return Ok(());
        }
        check(self.body.inst_type(self.inst) == self.own_result())
            .or("experimental_deoptimize return type must match caller return type")?;
        let next = self.body.next_inst(self.inst);
        match next.map(|next| self.body.kind(next)) {
            Some(InstKind::Ret { value: None }) => Ok(()),
            Some(InstKind::Ret { value: Some(value) }) => check(value == Value::inst(self.inst))
                .or("calls to experimental_deoptimize must be followed by a return of the value computed by experimental_deoptimize"),
            _ => refuse("calls to experimental_deoptimize must be followed by a return", []),
        }
    }

    fn callbr_pad(&self, call: Call<'_>) -> Checked {
        let callbr = call.args.get(0).and_then(|arg| self.def(arg));
        let Some((_, InstKind::CallBr { others, .. })) = callbr else {
            return self.refuse("intrinstic requires callbr operand");
        };
        let pred = self
            .need(self.unique_pred(self.block))
            .or("Intrinsic in block must have 1 unique predecessor")?;
        let last = self.body.terminator(pred);
        self.ensure(matches!(
            last.map(|last| self.body.kind(last)),
            Some(InstKind::CallBr { .. })
        ))
        .or("Intrinsic must have corresponding callbr in predecessor")?;
        self.ensure(others.iter().any(|other| other == self.block))
            .or("Intrinsic's corresponding callbr must have intrinsic's parent basic block in indirect destination list")?;
        self.ensure(self.body.insts(self.block).next() == Some(self.inst))
            .or("No other instructions may proceed intrinsic")
    }

    fn shader_chain(&mut self, call: Call<'_>) -> Checked {
        self.ensure(matches!(self.header.conv.0, 90 | 104 | 105))
            .or("Intrinsic can only be used from functions with the amdgpu_cs, amdgpu_cs_chain or amdgpu_cs_chain_preserve calling conventions")?;
        self.ensure(self.argument_has(call, 2, AttrKind::InReg))
            .or("SGPR arguments must have the `inreg` attribute")?;
        self.ensure(!self.argument_has(call, 3, AttrKind::InReg))
            .or("VGPR arguments must not have the `inreg` attribute")
    }

    fn inactive_argument(&mut self, call: Call<'_>) -> Checked {
        if !matches!(self.header.conv.0, 104 | 105) {
            self.report(self.refuse("Intrinsic can only be used from functions with the amdgpu_cs_chain or amdgpu_cs_chain_preserve calling conventions"));
        }
        self.ensure(!self.argument_has(call, 1, AttrKind::InReg))
            .or("Value for inactive lanes must not have the `inreg` attribute")?;
        let Some(ValueKind::Arg(at)) = call.args.get(1).map(Value::kind) else {
            return self.refuse("Value for inactive lanes must be a function argument");
        };
        self.ensure(!self.parameter_has(at, AttrKind::InReg))
            .or("Value for inactive lanes must be a VGPR function argument")
    }

    fn thread_local(&self, call: Call<'_>) -> Checked {
        let symbol = call.args.get(0).and_then(|arg| self.symbol(arg));
        let symbol =
            need(symbol, []).or("llvm.threadlocal.address first argument must be a GlobalValue")?;
        let Some(module) = self.v.module else {
            return Ok(());
        };
        let of_global = self
            .v
            .globals
            .get(&symbol)
            .and_then(|&at| module.globals.get(at))
            .map(|global| global.thread_local);
        let model = match self.ctx.symbols.info(symbol).kind {
            SymbolKind::Alias => {
                let mut aliases = module.aliases.iter();
                let alias = aliases.find(|alias| alias.value.symbol == symbol);
                alias.map(|alias| alias.thread_local)
            }
            _ => of_global,
        };
        check(model.is_some_and(|model| model != crate::ThreadLocal::NotThreadLocal))
            .or("llvm.threadlocal.address operand isThreadLocal() must be true")
    }
}
