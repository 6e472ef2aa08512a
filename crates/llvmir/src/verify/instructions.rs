//! Verifies the types of instructions, and the rules for specific instructions.

use rustc_hash::FxHashSet;

use super::state::FunctionVerifier;
use super::{Checked, HUGE_ALIGN, Item, MAX_ALIGN, check, ensure, refuse};
use crate::body::{Cases, Inst, InstKind, Value};
use crate::builder::Access;
use crate::constants::ConstKind;
use crate::types::{Type, TypeKind};
use terrace_llvm_words::{AtomicOp, BinaryOp, Ordering};

/// The address space of the stack of `amdgcn` and `r600`.
const AMDGPU_STACK: u32 = 5;

impl FunctionVerifier<'_, '_> {
    /// Verifies an instruction or debug record.
    pub(super) fn instruction(&mut self, inst: Inst) {
        let kind = self.body.kind(inst);
        if let InstKind::DebugRecord(record) = kind {
            return self.record(record);
        }
        let checked = self.specific(inst, &kind);
        let checked = match checked {
            Ok(()) => self.general(inst, &kind),
            refused => refused,
        };
        // LLVM visits an invoke as a call, then as a terminator.
        if let (Err(problem), InstKind::Invoke { .. }) = (&checked, kind) {
            let again = problem.clone();
            self.report(Err(again));
        }
        self.report(checked);
        if let InstKind::Call(call) = kind
            && call.tail == crate::TailKind::MustTail
        {
            let checked = self.must_tail(inst, call);
            self.report(checked);
        }
    }

    /// Verifies the rules for the specific kind of instruction.
    #[inline]
    fn specific(&mut self, inst: Inst, kind: &InstKind<'_>) -> Checked {
        let item = Item::Inst(inst);
        let ctx = self.ctx;
        let types = &ctx.types;
        let ty = self.body.inst_type(inst);
        match *kind {
            InstKind::Binary {
                op, left, right, ..
            } => self.binary(op, left, right, ty),
            InstKind::FNeg { operand, .. } => {
                ensure(self.type_of(operand) == ty, [item])
                    .or("Unary operators must have same type foroperands and result!")?;
                ensure(types.is_float_or_floats(ty), [item])
                    .or("FNeg operator only works with float types!")
            }
            InstKind::Cast { op, operand, .. } => self.cast(op, operand, ty),
            InstKind::ICmp { left, right, .. } => {
                let of = self.type_of(left);
                ensure(of == self.type_of(right), [item])
                    .or("Both operands to ICmp instruction are not of the same type!")?;
                ensure(types.is_int_or_ints(of) || types.is_ptr_or_ptrs(of), [item])
                    .or("Invalid operand types for ICmp instruction")
            }
            InstKind::FCmp { left, right, .. } => {
                let of = self.type_of(left);
                ensure(of == self.type_of(right), [item])
                    .or("Both operands to FCmp instruction are not of the same type!")?;
                ensure(types.is_float_or_floats(of), [item])
                    .or("Invalid operand types for FCmp instruction")
            }
            InstKind::Phi { incoming, .. } => {
                ensure(self.is_grouped(inst), [item, Item::Block(self.block)])
                    .or("PHI nodes not grouped at top of basic block!")?;
                check(ty != Type::TOKEN).or("PHI nodes cannot have token type!")?;
                ensure(
                    incoming.iter().all(|(value, _)| self.type_of(value) == ty),
                    [item],
                )
                .or("PHI node operands are not the same type as the result!")
            }
            InstKind::Select {
                condition, yes, no, ..
            } => self.select(condition, yes, no, ty),
            InstKind::Freeze { .. } | InstKind::Unreachable | InstKind::VaArg { .. } => Ok(()),
            InstKind::Alloca { .. } => self.alloca(inst, kind, ty),
            InstKind::Load { pointer, access } => {
                ensure(self.is_pointer(pointer), [item]).or("Load operand must be a pointer.")?;
                self.access_align(access)?;
                ensure(ctx.is_sized(ty), [item]).or("loading unsized types is not allowed")?;
                if access.ordering == Ordering::NotAtomic {
                    return ensure(access.sync_scope.is_empty(), [item])
                        .or("Non-atomic load cannot have SynchronizationScope specified");
                }
                ensure(
                    !matches!(access.ordering, Ordering::Release | Ordering::AcqRel),
                    [item],
                )
                .or("Load cannot have Release ordering")?;
                ensure(self.is_atomic_type(ty), [Item::Type(ty), item])
                    .or("atomic load operand must have integer, pointer, floating point, or vector type!")?;
                self.atomic_size(ty)
            }
            InstKind::Store {
                value,
                pointer,
                access,
            } => {
                ensure(self.is_pointer(pointer), [item]).or("Store operand must be a pointer.")?;
                let ty = self.type_of(value);
                self.access_align(access)?;
                ensure(ctx.is_sized(ty), [item]).or("storing unsized types is not allowed")?;
                if access.ordering == Ordering::NotAtomic {
                    return ensure(access.sync_scope.is_empty(), [item])
                        .or("Non-atomic store cannot have SynchronizationScope specified");
                }
                ensure(
                    !matches!(access.ordering, Ordering::Acquire | Ordering::AcqRel),
                    [item],
                )
                .or("Store cannot have Acquire ordering")?;
                ensure(self.is_atomic_type(ty), [Item::Type(ty), item])
                    .or("atomic store operand must have integer, pointer, floating point, or vector type!")?;
                self.atomic_size(ty)
            }
            InstKind::Fence { ordering, .. } => ensure(
                !matches!(
                    ordering,
                    Ordering::NotAtomic | Ordering::Unordered | Ordering::Monotonic
                ),
                [item],
            )
            .or("fence instructions may only have acquire, release, acq_rel, or seq_cst ordering."),
            InstKind::CmpXchg {
                expected, access, ..
            } => {
                let ty = self.type_of(expected);
                self.access_align(access)?;
                ensure(types.is_int(ty) || types.is_ptr(ty), [Item::Type(ty), item])
                    .or("cmpxchg operand must have integer or pointer type")?;
                self.atomic_size(ty)
            }
            InstKind::AtomicRmw {
                op, value, access, ..
            } => {
                self.access_align(access)?;
                self.atomic_rmw(op, self.type_of(value), access)
            }
            InstKind::GetElementPtr {
                source,
                base,
                indices,
                ..
            } => self.gep(source, base, indices, ty),
            InstKind::ExtractValue {
                aggregate,
                position,
            } => ensure(
                types.nested(self.type_of(aggregate), position) == Some(ty),
                [item],
            )
            .or("Invalid ExtractValueInst operands!"),
            InstKind::InsertValue {
                aggregate,
                value,
                position,
            } => ensure(
                types.nested(self.type_of(aggregate), position) == Some(self.type_of(value)),
                [item],
            )
            .or("Invalid InsertValueInst operands!"),
            InstKind::ExtractElement { vector, index } => ensure(
                types.is_vector(self.type_of(vector)) && types.is_int(self.type_of(index)),
                [item],
            )
            .or("Invalid extractelement operands!"),
            InstKind::InsertElement {
                vector,
                element,
                index,
            } => {
                let of = self.type_of(vector);
                ensure(
                    types.is_vector(of)
                        && types.scalar(of) == self.type_of(element)
                        && types.is_int(self.type_of(index)),
                    [item],
                )
                .or("Invalid insertelement operands!")
            }
            InstKind::ShuffleVector { left, right, mask } => self.shuffle(left, right, mask),
            InstKind::LandingPad { cleanup, clauses } => self.landing_pad(cleanup, clauses, ty),
            InstKind::Call(call) => self.call(call, false),
            InstKind::Invoke { call, unwind, .. } => {
                let checked = self.call(call, true);
                self.report(checked);
                self.invoke(unwind)
            }
            InstKind::CallBr { call, others, .. } => self.call_br(call, others),
            InstKind::Resume { value } => self.resume(value),
            InstKind::Ret { value } => self.ret(value),
            InstKind::Br { .. } => Ok(()),
            InstKind::CondBr { condition, .. } => ensure(
                self.type_of(condition) == Type::I1,
                [item, Item::Value(condition)],
            )
            .or("Branch condition is not 'i1' type!"),
            InstKind::Switch { value, cases, .. } => self.switch(value, cases),
            InstKind::IndirectBr { address, .. } => ensure(self.is_pointer(address), [item])
                .or("Indirectbr operand must have pointer type!"),
            InstKind::CatchSwitch {
                parent,
                handlers,
                unwind,
            } => self.catch_switch(parent, handlers, unwind),
            InstKind::CatchPad { switch, .. } => self.catch_pad(switch),
            InstKind::CleanupPad { parent, .. } => self.cleanup_pad(parent),
            InstKind::CatchRet { pad, .. } => ensure(
                matches!(self.def(pad), Some((_, InstKind::CatchPad { .. }))),
                [item, Item::Value(pad)],
            )
            .or("CatchReturnInst needs to be provided a CatchPad"),
            InstKind::CleanupRet { pad, unwind } => self.cleanup_ret(pad, unwind),
            InstKind::DebugRecord(_) => Ok(()),
        }
    }

    fn binary(&self, op: BinaryOp, left: Value, right: Value, ty: Type) -> Checked {
        let types = &self.ctx.types;
        let of = self.type_of(left);
        self.ensure(of == self.type_of(right))
            .or("Both operands to a binary operator are not of the same type!")?;
        let (fits, kind, same) = match op {
            _ if op.is_float() => (
                types.is_float_or_floats(ty),
                "Floating-point arithmetic operators only work with floating-point types!",
                "Floating-point arithmetic operators must have same type for operands and result!",
            ),
            BinaryOp::And | BinaryOp::Or | BinaryOp::Xor => (
                types.is_int_or_ints(ty),
                "Logical operators only work with integral types!",
                "Logical operators must have same type for operands and result!",
            ),
            BinaryOp::Shl | BinaryOp::LShr | BinaryOp::AShr => (
                types.is_int_or_ints(ty),
                "Shifts only work with integral types!",
                "Shift return type must be same as operands!",
            ),
            _ => (
                types.is_int_or_ints(ty),
                "Integer arithmetic operators only work with integral types!",
                "Integer arithmetic operators must have same type for operands and result!",
            ),
        };
        self.ensure(fits).or(kind)?;
        self.ensure(ty == of).or(same)
    }

    /// Returns true if only PHIs precede this PHI in its block.
    fn is_grouped(&self, phi: Inst) -> bool {
        for inst in self.body.insts(self.block) {
            if inst == phi {
                return true;
            }
            if !matches!(self.body.kind(inst), InstKind::Phi { .. }) {
                return false;
            }
        }
        true
    }

    fn access_align(&self, access: Access<'_>) -> Checked {
        self.ensure(access.align.is_none_or(|align| align <= MAX_ALIGN))
            .or(HUGE_ALIGN)
    }

    fn is_atomic_type(&self, ty: Type) -> bool {
        let types = &self.ctx.types;
        types.is_int_or_ints(ty) || types.is_ptr_or_ptrs(ty) || types.is_float_or_floats(ty)
    }

    fn atomic_size(&self, ty: Type) -> Checked {
        let ctx = self.ctx;
        let size = ctx.layout.size_in_bits(&ctx.types, ty).unwrap_or(0);
        let items = [Item::Type(ty), self.item()];
        ensure(size >= 8, items).or("atomic memory access' size must be byte-sized")?;
        ensure(size.is_power_of_two(), items)
            .or("atomic memory access' operand must have a power-of-two size")
    }

    fn atomic_rmw(&self, op: AtomicOp, ty: Type, access: Access<'_>) -> Checked {
        let types = &self.ctx.types;
        let item = self.item();
        self.ensure(access.ordering != Ordering::Unordered)
            .or("atomicrmw instructions cannot be unordered.")?;
        let is_float = matches!(
            op,
            AtomicOp::FAdd
                | AtomicOp::FSub
                | AtomicOp::FMax
                | AtomicOp::FMin
                | AtomicOp::FMaximum
                | AtomicOp::FMinimum
        );
        let (fits, wanted) = match op {
            AtomicOp::Xchg => (
                types.is_int(ty) || types.is_float(ty) || types.is_ptr(ty),
                "integer or floating point type!",
            ),
            _ if is_float => (
                types.is_float_or_floats(ty) && !types.is_scalable(ty),
                "floating-point or fixed vector of floating-point type!",
            ),
            _ => (types.is_int(ty), "integer type!"),
        };
        ensure(fits, [item, Item::Type(ty)])
            .or_else(|| format!("atomicrmw {} operand must have {wanted}", op.text()))?;
        self.atomic_size(ty)
    }

    fn alloca(&mut self, inst: Inst, kind: &InstKind<'_>, ty: Type) -> Checked {
        let InstKind::Alloca {
            element,
            count,
            align,
            swifterror,
            ..
        } = *kind
        else {
            return Ok(());
        };
        let ctx = self.ctx;
        let types = &ctx.types;
        let item = Item::Inst(inst);
        ensure(ctx.is_sized(element), [item]).or("Cannot allocate unsized type")?;
        ensure(!ctx.is_illegal_on_stack(element), [item])
            .or("Alloca has illegal target extension type")?;
        ensure(types.is_int(self.type_of(count)), [item])
            .or("Alloca array size must have integer type")?;
        ensure(align.is_none_or(|align| align <= MAX_ALIGN), [item]).or(HUGE_ALIGN)?;
        if swifterror {
            ensure(types.is_ptr(element), [item]).or("swifterror alloca must have pointer type")?;
            ensure(self.number(count) == Some(1), [item])
                .or("swifterror alloca must not be array allocation")?;
            let checked = self.swift_error_value(Value::inst(inst));
            self.report(checked);
        }
        if let TypeKind::Ptr(space) = types.kind(ty)
            && space != AMDGPU_STACK
            && self
                .v
                .module
                .is_some_and(|module| is_amdgpu(&module.target_triple))
        {
            return refuse("alloca on amdgpu must be in addrspace(5)", [item]);
        }
        Ok(())
    }

    fn ret(&self, value: Option<Value>) -> Checked {
        let symbols = &self.ctx.symbols;
        let own = symbols.info(self.header.value.symbol).value_type;
        let wanted = self.ctx.types.function_result(own);
        let items = [self.item(), Item::Type(wanted)];
        if wanted == Type::VOID {
            return ensure(value.is_none(), items)
                .or("Found return instr that returns non-void in Function of void return type!");
        }
        ensure(
            value.is_some_and(|value| self.type_of(value) == wanted),
            items,
        )
        .or("Function return type does not match operand type of return inst!")
    }

    fn switch(&self, value: Value, cases: Cases<'_>) -> Checked {
        let item = self.item();
        let consts = &self.ctx.consts;
        let ty = self.type_of(value);
        // Few cases are compared pairwise, many are hashed.
        let mut seen = FxHashSet::default();
        for (at, (case, _)) in cases.iter().enumerate() {
            self.ensure(consts.type_of(case) == ty)
                .or("Switch constants must all be same type as switch value!")?;
            let is_new = if cases.len() <= 8 {
                cases.iter().take(at).all(|(other, _)| other != case)
            } else {
                seen.insert(case)
            };
            ensure(is_new, [item, case.into()]).or("Duplicate integer as switch case")?;
        }
        Ok(())
    }

    pub(super) fn is_constant_int(&self, value: Value) -> bool {
        matches!(
            self.constant(value),
            Some(ConstKind::Int(_) | ConstKind::WideInt(_))
        )
    }
}

/// Returns true for targets with a separate address space for the stack.
fn is_amdgpu(triple: &[u8]) -> bool {
    let arch = triple.split(|&byte| byte == b'-').next();
    matches!(arch, Some(b"amdgcn" | b"r600"))
}
