//! Types of instructions, and the rules of single kinds of instructions.

use rustc_hash::FxHashSet;

use super::state::FunctionVerifier;
use super::{Checked, HUGE_ALIGN, Item, MAX_ALIGN, check, ensure};
use crate::body::{Cases, Inst, InstKind, Value};
use crate::builder::Access;
use crate::constants::ConstKind;
use crate::keywords::{AtomicOp, BinaryOp, Ordering};
use crate::types::{Type, TypeKind};

/// The stack of a target: LLVM's number of `amdgcn` and `r600` is 5.
const AMDGPU_STACK: u32 = 5;

impl FunctionVerifier<'_, '_> {
    /// Checks an instruction or debug record.
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

    /// Checks the rules that are specific to the kind of an instruction.
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
                ensure(
                    self.type_of(operand) == ty,
                    "Unary operators must have same type foroperands and result!",
                    [item],
                )?;
                ensure(
                    types.is_float_or_floats(ty),
                    "FNeg operator only works with float types!",
                    [item],
                )
            }
            InstKind::Cast { op, operand, .. } => self.cast(op, operand, ty),
            InstKind::ICmp { left, right, .. } => {
                let of = self.type_of(left);
                ensure(
                    of == self.type_of(right),
                    "Both operands to ICmp instruction are not of the same type!",
                    [item],
                )?;
                ensure(
                    types.is_int_or_ints(of) || types.is_ptr_or_ptrs(of),
                    "Invalid operand types for ICmp instruction",
                    [item],
                )
            }
            InstKind::FCmp { left, right, .. } => {
                let of = self.type_of(left);
                ensure(
                    of == self.type_of(right),
                    "Both operands to FCmp instruction are not of the same type!",
                    [item],
                )?;
                ensure(
                    types.is_float_or_floats(of),
                    "Invalid operand types for FCmp instruction",
                    [item],
                )
            }
            InstKind::Phi { incoming, .. } => {
                ensure(
                    self.is_grouped(inst),
                    "PHI nodes not grouped at top of basic block!",
                    [item, Item::Block(self.block)],
                )?;
                check(ty != Type::TOKEN, "PHI nodes cannot have token type!")?;
                ensure(
                    incoming.iter().all(|(value, _)| self.type_of(value) == ty),
                    "PHI node operands are not the same type as the result!",
                    [item],
                )
            }
            InstKind::Select {
                condition, yes, no, ..
            } => self.select(condition, yes, no, ty),
            InstKind::Freeze { .. } | InstKind::Unreachable | InstKind::VaArg { .. } => Ok(()),
            InstKind::Alloca { .. } => self.alloca(inst, kind, ty),
            InstKind::Load { pointer, access } => {
                ensure(
                    self.is_pointer(pointer),
                    "Load operand must be a pointer.",
                    [item],
                )?;
                self.access_align(access)?;
                ensure(
                    ctx.is_sized(ty),
                    "loading unsized types is not allowed",
                    [item],
                )?;
                if access.ordering == Ordering::NotAtomic {
                    return ensure(
                        access.sync_scope.is_empty(),
                        "Non-atomic load cannot have SynchronizationScope specified",
                        [item],
                    );
                }
                ensure(
                    !matches!(access.ordering, Ordering::Release | Ordering::AcqRel),
                    "Load cannot have Release ordering",
                    [item],
                )?;
                ensure(
                    self.is_atomic_type(ty),
                    "atomic load operand must have integer, pointer, floating point, or vector type!",
                    [Item::Type(ty), item],
                )?;
                self.atomic_size(ty)
            }
            InstKind::Store {
                value,
                pointer,
                access,
            } => {
                ensure(
                    self.is_pointer(pointer),
                    "Store operand must be a pointer.",
                    [item],
                )?;
                let ty = self.type_of(value);
                self.access_align(access)?;
                ensure(
                    ctx.is_sized(ty),
                    "storing unsized types is not allowed",
                    [item],
                )?;
                if access.ordering == Ordering::NotAtomic {
                    return ensure(
                        access.sync_scope.is_empty(),
                        "Non-atomic store cannot have SynchronizationScope specified",
                        [item],
                    );
                }
                ensure(
                    !matches!(access.ordering, Ordering::Acquire | Ordering::AcqRel),
                    "Store cannot have Acquire ordering",
                    [item],
                )?;
                ensure(
                    self.is_atomic_type(ty),
                    "atomic store operand must have integer, pointer, floating point, or vector type!",
                    [Item::Type(ty), item],
                )?;
                self.atomic_size(ty)
            }
            InstKind::Fence { ordering, .. } => ensure(
                !matches!(
                    ordering,
                    Ordering::NotAtomic | Ordering::Unordered | Ordering::Monotonic
                ),
                "fence instructions may only have acquire, release, acq_rel, or seq_cst ordering.",
                [item],
            ),
            InstKind::CmpXchg {
                expected, access, ..
            } => {
                let ty = self.type_of(expected);
                self.access_align(access)?;
                ensure(
                    types.is_int(ty) || types.is_ptr(ty),
                    "cmpxchg operand must have integer or pointer type",
                    [Item::Type(ty), item],
                )?;
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
                "Invalid ExtractValueInst operands!",
                [item],
            ),
            InstKind::InsertValue {
                aggregate,
                value,
                position,
            } => ensure(
                types.nested(self.type_of(aggregate), position) == Some(self.type_of(value)),
                "Invalid InsertValueInst operands!",
                [item],
            ),
            InstKind::ExtractElement { vector, index } => ensure(
                types.is_vector(self.type_of(vector)) && types.is_int(self.type_of(index)),
                "Invalid extractelement operands!",
                [item],
            ),
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
                    "Invalid insertelement operands!",
                    [item],
                )
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
                "Branch condition is not 'i1' type!",
                [item, Item::Value(condition)],
            ),
            InstKind::Switch { value, cases, .. } => self.switch(value, cases),
            InstKind::IndirectBr { address, .. } => ensure(
                self.is_pointer(address),
                "Indirectbr operand must have pointer type!",
                [item],
            ),
            InstKind::CatchSwitch {
                parent,
                handlers,
                unwind,
            } => self.catch_switch(parent, handlers, unwind),
            InstKind::CatchPad { switch, .. } => self.catch_pad(switch),
            InstKind::CleanupPad { parent, .. } => self.cleanup_pad(parent),
            InstKind::CatchRet { pad, .. } => ensure(
                matches!(self.def(pad), Some((_, InstKind::CatchPad { .. }))),
                "CatchReturnInst needs to be provided a CatchPad",
                [item, Item::Value(pad)],
            ),
            InstKind::CleanupRet { pad, unwind } => self.cleanup_ret(pad, unwind),
            InstKind::DebugRecord(_) => Ok(()),
        }
    }

    fn binary(&self, op: BinaryOp, left: Value, right: Value, ty: Type) -> Checked {
        let item = self.item();
        let types = &self.ctx.types;
        let of = self.type_of(left);
        ensure(
            of == self.type_of(right),
            "Both operands to a binary operator are not of the same type!",
            [item],
        )?;
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
        ensure(fits, kind, [item])?;
        ensure(ty == of, same, [item])
    }

    /// Set unless another instruction than a PHI comes before one.
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
        ensure(
            access.align.is_none_or(|align| align <= MAX_ALIGN),
            HUGE_ALIGN,
            [self.item()],
        )
    }

    fn is_atomic_type(&self, ty: Type) -> bool {
        let types = &self.ctx.types;
        types.is_int_or_ints(ty) || types.is_ptr_or_ptrs(ty) || types.is_float_or_floats(ty)
    }

    fn atomic_size(&self, ty: Type) -> Checked {
        let ctx = self.ctx;
        let size = ctx.layout.size_in_bits(&ctx.types, ty).unwrap_or(0);
        let items = [Item::Type(ty), self.item()];
        ensure(
            size >= 8,
            "atomic memory access' size must be byte-sized",
            items,
        )?;
        ensure(
            size.is_power_of_two(),
            "atomic memory access' operand must have a power-of-two size",
            items,
        )
    }

    fn atomic_rmw(&self, op: AtomicOp, ty: Type, access: Access<'_>) -> Checked {
        let types = &self.ctx.types;
        let item = self.item();
        ensure(
            access.ordering != Ordering::Unordered,
            "atomicrmw instructions cannot be unordered.",
            [item],
        )?;
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
        if !fits {
            let why = format!("atomicrmw {} operand must have {wanted}", op.text());
            return ensure(false, &why, [item, Item::Type(ty)]);
        }
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
        ensure(
            ctx.is_sized(element),
            "Cannot allocate unsized type",
            [item],
        )?;
        ensure(
            !ctx.is_illegal_on_stack(element),
            "Alloca has illegal target extension type",
            [item],
        )?;
        ensure(
            types.is_int(self.type_of(count)),
            "Alloca array size must have integer type",
            [item],
        )?;
        ensure(
            align.is_none_or(|align| align <= MAX_ALIGN),
            HUGE_ALIGN,
            [item],
        )?;
        if swifterror {
            ensure(
                types.is_ptr(element),
                "swifterror alloca must have pointer type",
                [item],
            )?;
            ensure(
                self.number(count) == Some(1),
                "swifterror alloca must not be array allocation",
                [item],
            )?;
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
            return ensure(false, "alloca on amdgpu must be in addrspace(5)", [item]);
        }
        Ok(())
    }

    fn ret(&self, value: Option<Value>) -> Checked {
        let symbols = &self.ctx.symbols;
        let own = symbols.info(self.header.value.symbol).value_type;
        let wanted = self.ctx.types.function_result(own);
        let items = [self.item(), Item::Type(wanted)];
        if wanted == Type::VOID {
            return ensure(
                value.is_none(),
                "Found return instr that returns non-void in Function of void return type!",
                items,
            );
        }
        ensure(
            value.is_some_and(|value| self.type_of(value) == wanted),
            "Function return type does not match operand type of return inst!",
            items,
        )
    }

    fn switch(&self, value: Value, cases: Cases<'_>) -> Checked {
        let item = self.item();
        let consts = &self.ctx.consts;
        let ty = self.type_of(value);
        // Few cases are compared, many are hashed.
        let mut seen = FxHashSet::default();
        for (at, (case, _)) in cases.iter().enumerate() {
            ensure(
                consts.type_of(case) == ty,
                "Switch constants must all be same type as switch value!",
                [item],
            )?;
            let is_new = if cases.len() <= 8 {
                cases.iter().take(at).all(|(other, _)| other != case)
            } else {
                seen.insert(case)
            };
            ensure(
                is_new,
                "Duplicate integer as switch case",
                [item, case.into()],
            )?;
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

/// Set for the targets whose stack has an address space of its own.
fn is_amdgpu(triple: &[u8]) -> bool {
    let arch = triple.split(|&byte| byte == b'-').next();
    matches!(arch, Some(b"amdgcn" | b"r600"))
}
