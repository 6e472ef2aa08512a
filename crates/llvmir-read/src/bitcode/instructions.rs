//! Reads instructions.

use super::Loader;
use super::constants::{CASTS, gep_flags};
use super::error::{Load, OrInvalid, ensure, invalid, refuse};
use super::function::Body;
use super::ops::Ops;
use terrace_llvm_words::{BinaryOp, CastOp, FloatPredicate};
use terrace_llvmir::Clause;
use terrace_llvmir::Value;
use terrace_llvmir::flags::{fast_math, int};
use terrace_llvmir::{Const, ConstKind};
use terrace_llvmir::{Type, TypeKind};
use terrace_numeric::IntPredicate;

codes! {
    BINARY 2, CAST 3, EXTRACT_ELEMENT 6, INSERT_ELEMENT 7, SHUFFLE_VECTOR 8, COMPARE_OLD 9,
    RETURN 10, BRANCH 11, SWITCH 12, INVOKE 13, UNREACHABLE 15, PHI 16, ALLOCA 19, LOAD 20,
    VA_ARG 23, EXTRACT_VALUE 26, INSERT_VALUE 27, COMPARE 28, SELECT 29, INDIRECT_BRANCH 31,
    STORE_OLD 24, CALL 34, CMPXCHG_OLD 37, ATOMIC_RMW_OLD 38, STORE_ATOMIC_OLD 42, FENCE 36,
    RESUME 39, LOAD_ATOMIC 41, GEP 43, STORE 44, STORE_ATOMIC 45, CMPXCHG 46, LANDING_PAD 47,
    CLEANUP_RETURN 48, CATCH_RETURN 49, CATCH_PAD 50, CLEANUP_PAD 51, CATCH_SWITCH 52,
    UNARY 56, CALLBR 57, FREEZE 58, ATOMIC_RMW 59,
}

/// Decodes fast-math flags. The lowest bit is an old flag for all of them.
pub(super) fn fast_math(bits: u64) -> u16 {
    if bits & 1 != 0 {
        return fast_math::FAST;
    }
    let reassoc = if bits >> 7 & 1 != 0 {
        fast_math::REASSOC
    } else {
        0
    };
    bits as u16 & (fast_math::FAST & !fast_math::REASSOC) | reassoc
}

impl Loader<'_> {
    /// Reads an instruction at the end of the current block.
    pub(super) fn instruction(
        &mut self,
        body: &mut Body,
        code: u32,
        ops: &mut Ops<'_>,
    ) -> Load<Value> {
        match code {
            code::BINARY => self.binary(body, ops),
            code::UNARY => self.unary(body, ops),
            code::CAST => self.cast(body, ops),
            code::GEP => self.gep(body, ops),
            code::EXTRACT_VALUE => self.extract_value(body, ops),
            code::INSERT_VALUE => self.insert_value(body, ops),
            code::SELECT => self.select(body, ops),
            code::EXTRACT_ELEMENT => self.extract_element(body, ops),
            code::INSERT_ELEMENT => self.insert_element(body, ops),
            code::SHUFFLE_VECTOR => self.shuffle_vector(body, ops),
            code::COMPARE | code::COMPARE_OLD => self.compare(body, ops),
            code::RETURN => self.ret(body, ops),
            code::BRANCH => self.branch(body, ops),
            code::SWITCH => self.switch(body, ops),
            code::INDIRECT_BRANCH => {
                let ty = self.ty(ops.next()?)?;
                ensure(self.module.ctx.types.is_ptr(ty)).or_invalid()?;
                let address = self.operand(body, ops, ty)?;
                let blocks = ops.rest().iter().map(|&number| body.block(number));
                let blocks = blocks.collect::<Load<Vec<_>>>()?;
                Ok(self.builder(body).indirect_br(address, &blocks))
            }
            code::INVOKE => self.invoke(body, ops),
            code::CALL => self.call(body, ops),
            code::CALLBR => self.callbr(body, ops),
            code::UNREACHABLE => Ok(self.builder(body).unreachable()),
            code::PHI => self.phi(body, ops),
            code::ALLOCA => self.alloca(body, ops),
            code::LOAD => self.load(body, ops, false),
            code::LOAD_ATOMIC => self.load(body, ops, true),
            code::STORE => self.store(body, ops, false, false),
            code::STORE_OLD => self.store(body, ops, false, true),
            code::STORE_ATOMIC => self.store(body, ops, true, false),
            code::STORE_ATOMIC_OLD => self.store(body, ops, true, true),
            code::CMPXCHG => self.cmpxchg(body, ops, false),
            code::CMPXCHG_OLD => self.cmpxchg(body, ops, true),
            code::ATOMIC_RMW => self.atomic_rmw(body, ops, false),
            code::ATOMIC_RMW_OLD => self.atomic_rmw(body, ops, true),
            code::FENCE => self.fence(body, ops),
            code::VA_ARG => {
                let ty = self.ty(ops.next()?)?;
                let list = self.operand(body, ops, ty)?;
                let ty = self.ty(ops.next()?)?;
                self.expect_first_class(ty)?;
                Ok(self.builder(body).va_arg(list, ty))
            }
            code::FREEZE => {
                let (value, _) = self.typed(body, ops)?;
                Ok(self.builder(body).freeze(value))
            }
            code::RESUME => {
                let (value, _) = self.typed(body, ops)?;
                Ok(self.builder(body).resume(value))
            }
            code::LANDING_PAD => self.landing_pad(body, ops),
            code::CLEANUP_RETURN => {
                let pad = self.operand(body, ops, Type::TOKEN)?;
                let unwind = ops
                    .next()
                    .ok()
                    .map(|number| body.block(number))
                    .transpose()?;
                Ok(self.builder(body).cleanup_ret(pad, unwind))
            }
            code::CATCH_RETURN => {
                let pad = self.operand(body, ops, Type::TOKEN)?;
                let block = body.block(ops.next()?)?;
                Ok(self.builder(body).catch_ret(pad, block))
            }
            code::CATCH_SWITCH => {
                let parent = self.operand(body, ops, Type::TOKEN)?;
                let count = ops.next()?;
                let handlers = ops.take(count)?.iter().map(|&number| body.block(number));
                let handlers = handlers.collect::<Load<Vec<_>>>()?;
                let unwind = ops
                    .next()
                    .ok()
                    .map(|number| body.block(number))
                    .transpose()?;
                let mut builder = self.builder(body);
                Ok(builder.catch_switch(Some(parent), &handlers, unwind))
            }
            code::CATCH_PAD | code::CLEANUP_PAD => {
                let parent = self.operand(body, ops, Type::TOKEN)?;
                let mut args = Vec::new();
                for _ in 0..ops.next()? {
                    args.push(self.typed(body, ops)?.0);
                }
                let mut builder = self.builder(body);
                Ok(match code {
                    code::CATCH_PAD => builder.catch_pad(parent, &args),
                    _ => builder.cleanup_pad(Some(parent), &args),
                })
            }
            _ => refuse("Invalid value"),
        }
    }

    fn expect_first_class(&self, ty: Type) -> Load<()> {
        match self.module.ctx.types.is_first_class(ty) && ty != Type::LABEL {
            true => Ok(()),
            false => Err(invalid()),
        }
    }

    fn is_int(&self, ty: Type) -> bool {
        let types = &self.module.ctx.types;
        types.int_width(types.scalar(ty)).is_some()
    }

    fn is_float(&self, ty: Type) -> bool {
        let types = &self.module.ctx.types;
        types.is_float(types.scalar(ty))
    }

    fn binary(&mut self, body: &mut Body, ops: &mut Ops<'_>) -> Load<Value> {
        use BinaryOp as Op;
        let (left, ty) = self.typed(body, ops)?;
        let right = self.operand(body, ops, ty)?;
        let is_float = self.is_float(ty);
        if !is_float && !self.is_int(ty) {
            return Err(invalid());
        }
        let op = match (ops.next()?, is_float) {
            (0, false) => Op::Add,
            (0, true) => Op::FAdd,
            (1, false) => Op::Sub,
            (1, true) => Op::FSub,
            (2, false) => Op::Mul,
            (2, true) => Op::FMul,
            (3, false) => Op::UDiv,
            (4, false) => Op::SDiv,
            (4, true) => Op::FDiv,
            (5, false) => Op::URem,
            (6, false) => Op::SRem,
            (6, true) => Op::FRem,
            (7, false) => Op::Shl,
            (8, false) => Op::LShr,
            (9, false) => Op::AShr,
            (10, false) => Op::And,
            (11, false) => Op::Or,
            (12, false) => Op::Xor,
            _ => return Err(invalid()),
        };
        let bits = ops.next_or_zero();
        let flags = match op {
            Op::Add | Op::Sub | Op::Mul | Op::Shl => bits as u16 & (int::NUW | int::NSW),
            Op::SDiv | Op::UDiv | Op::LShr | Op::AShr if bits & 1 != 0 => int::EXACT,
            Op::Or if bits & 1 != 0 => int::DISJOINT,
            op if op.is_float() => fast_math(bits),
            _ => 0,
        };
        Ok(self.builder(body).binary(op, flags, left, right))
    }

    fn unary(&mut self, body: &mut Body, ops: &mut Ops<'_>) -> Load<Value> {
        let (value, ty) = self.typed(body, ops)?;
        ensure(ops.next()? == 0 && self.is_float(ty)).or_invalid()?;
        let flags = fast_math(ops.next_or_zero());
        Ok(self.builder(body).fneg(flags, value))
    }

    fn cast(&mut self, body: &mut Body, ops: &mut Ops<'_>) -> Load<Value> {
        let (value, from) = self.typed(body, ops)?;
        let to = self.ty(ops.next()?)?;
        let op = usize::try_from(ops.next()?).ok();
        let op = op
            .and_then(|op| CASTS.get(op))
            .copied()
            .ok_or_else(invalid)?;
        ensure(self.module.ctx.types.cast_is_valid(op, from, to)).or("Invalid cast")?;
        let bits = ops.next_or_zero();
        let flags = match op {
            CastOp::ZExt | CastOp::UiToFp if bits & 1 != 0 => int::NNEG,
            CastOp::Trunc => bits as u16 & (int::NUW | int::NSW),
            op if op.has_fast_math() => fast_math(bits),
            _ => 0,
        };
        Ok(self.builder(body).cast(op, flags, value, to))
    }

    fn gep(&mut self, body: &mut Body, ops: &mut Ops<'_>) -> Load<Value> {
        let flags = gep_flags(ops.next()?);
        let source = self.ty(ops.next()?)?;
        let (base, base_type) = self.typed(body, ops)?;
        let types = &self.module.ctx.types;
        ensure(types.is_ptr(types.scalar(base_type))).or_invalid()?;
        let mut indices = Vec::new();
        while !ops.is_empty() {
            let (index, ty) = self.typed(body, ops)?;
            ensure(self.is_int(ty)).or_invalid()?;
            indices.push(index);
        }
        let ctx = &mut self.module.ctx;
        if !indices.is_empty() && !ctx.types.is_sized_type(source)
            || !ctx.indices_fit(source, indices.iter().map(|index| index.as_const()))
        {
            return Err(invalid());
        }
        Ok(self.builder(body).gep(source, flags, base, &indices))
    }

    /// Reads the remaining operands as indices into an aggregate, and returns them with the type at that position.
    fn positions(&self, ops: &mut Ops<'_>, ty: Type) -> Load<(Vec<u32>, Type)> {
        let types = &self.module.ctx.types;
        let mut at = ty;
        let mut positions = Vec::with_capacity(ops.len());
        for &index in ops.rest() {
            let count = match types.kind(at) {
                TypeKind::Array { .. } | TypeKind::Struct { .. } | TypeKind::Identified { .. } => {
                    types.element_count(at)
                }
                _ => return refuse("EXTRACTVAL: Invalid type"),
            };
            let position = u32::try_from(index).map_err(|_| invalid())?;
            if count.is_none_or(|count| count <= index) {
                return refuse("EXTRACTVAL: Invalid struct index");
            }
            positions.push(position);
            at = types.element(at, index).ok_or_else(invalid)?;
        }
        ensure(!positions.is_empty()).or("EXTRACTVAL: Invalid instruction with 0 indices")?;
        Ok((positions, at))
    }

    fn extract_value(&mut self, body: &mut Body, ops: &mut Ops<'_>) -> Load<Value> {
        let (aggregate, ty) = self.typed(body, ops)?;
        let (positions, _) = self.positions(ops, ty)?;
        Ok(self.builder(body).extract_value(aggregate, &positions))
    }

    fn insert_value(&mut self, body: &mut Body, ops: &mut Ops<'_>) -> Load<Value> {
        let (aggregate, ty) = self.typed(body, ops)?;
        let (value, value_type) = self.typed(body, ops)?;
        let (positions, at) = self.positions(ops, ty)?;
        ensure(at == value_type).or("Inserted value type doesn't match aggregate type")?;
        Ok(self
            .builder(body)
            .insert_value(aggregate, value, &positions))
    }

    fn select(&mut self, body: &mut Body, ops: &mut Ops<'_>) -> Load<Value> {
        let (yes, ty) = self.typed(body, ops)?;
        let no = self.operand(body, ops, ty)?;
        let (condition, condition_type) = self.typed(body, ops)?;
        let types = &self.module.ctx.types;
        let lanes = types.lane_count(condition_type);
        if types.scalar(condition_type) != Type::I1
            || lanes.is_some() && lanes != types.lane_count(ty)
            || ty == Type::TOKEN
        {
            return refuse("Invalid type for value");
        }
        let bits = ops.next_or_zero();
        let flags = if types.takes_fast_math(ty) {
            fast_math(bits)
        } else {
            0
        };
        Ok(self.builder(body).select(flags, condition, yes, no))
    }

    fn extract_element(&mut self, body: &mut Body, ops: &mut Ops<'_>) -> Load<Value> {
        let (vector, ty) = self.typed(body, ops)?;
        let (index, index_type) = self.typed(body, ops)?;
        let types = &self.module.ctx.types;
        ensure(types.is_vector(ty) && types.int_width(index_type).is_some())
            .or("Invalid type for value")?;
        Ok(self.builder(body).extract_element(vector, index))
    }

    fn insert_element(&mut self, body: &mut Body, ops: &mut Ops<'_>) -> Load<Value> {
        let (vector, ty) = self.typed(body, ops)?;
        let types = &self.module.ctx.types;
        ensure(types.is_vector(ty)).or("Invalid type for value")?;
        let scalar = types.scalar(ty);
        let element = self.operand(body, ops, scalar)?;
        let (index, index_type) = self.typed(body, ops)?;
        ensure(self.module.ctx.types.int_width(index_type).is_some())
            .or("Invalid type for value")?;
        Ok(self.builder(body).insert_element(vector, element, index))
    }

    fn shuffle_vector(&mut self, body: &mut Body, ops: &mut Ops<'_>) -> Load<Value> {
        const MAX_LANES: u64 = 1 << 20;
        let (left, ty) = self.typed(body, ops)?;
        let right = self.operand(body, ops, ty)?;
        let (mask, mask_type) = self.typed(body, ops)?;
        let ctx = &mut self.module.ctx;
        let count = ctx.types.element_count(mask_type).unwrap_or(u64::MAX);
        let lanes = mask
            .as_const()
            .filter(|_| ctx.types.is_vector(ty) && count <= MAX_LANES)
            .and_then(|mask| ctx.shuffle_mask(ty, mask));
        match lanes {
            Some(lanes) => Ok(self.builder(body).shuffle_vector(left, right, &lanes)),
            None => refuse("Invalid type for value"),
        }
    }

    fn compare(&mut self, body: &mut Body, ops: &mut Ops<'_>) -> Load<Value> {
        use IntPredicate::*;
        const FIRST_INT: u64 = 32;
        const INT_PREDICATES: [IntPredicate; 10] = [Eq, Ne, Ugt, Uge, Ult, Ule, Sgt, Sge, Slt, Sle];
        let (left, ty) = self.typed(body, ops)?;
        let right = self.operand(body, ops, ty)?;
        let predicate = ops.next()?;
        let bits = ops.next_or_zero();
        if self.is_float(ty) {
            return match FloatPredicate::from_number(predicate) {
                Some(predicate) => {
                    let flags = fast_math(bits);
                    Ok(self.builder(body).fcmp(predicate, flags, left, right))
                }
                None => refuse("Invalid fcmp predicate"),
            };
        }
        let types = &self.module.ctx.types;
        if !self.is_int(ty) && !types.is_ptr(types.scalar(ty)) {
            return Err(invalid());
        }
        let predicate = predicate
            .checked_sub(FIRST_INT)
            .and_then(|at| INT_PREDICATES.get(usize::try_from(at).ok()?));
        match predicate {
            Some(&predicate) => {
                let flags = if bits & 1 != 0 { int::SAMESIGN } else { 0 };
                Ok(self.builder(body).icmp(predicate, flags, left, right))
            }
            None => refuse("Invalid icmp predicate"),
        }
    }

    fn ret(&mut self, body: &mut Body, ops: &mut Ops<'_>) -> Load<Value> {
        let value = match ops.is_empty() {
            true => None,
            false => Some(self.typed(body, ops)?.0),
        };
        Ok(self.builder(body).ret(value))
    }

    fn branch(&mut self, body: &mut Body, ops: &mut Ops<'_>) -> Load<Value> {
        let yes = body.block(ops.next()?)?;
        if ops.is_empty() {
            return Ok(self.builder(body).br(yes));
        }
        let no = body.block(ops.next()?)?;
        let condition = self.operand(body, ops, Type::I1)?;
        Ok(self.builder(body).cond_br(condition, yes, no))
    }

    fn switch(&mut self, body: &mut Body, ops: &mut Ops<'_>) -> Load<Value> {
        let ty = self.ty(ops.next()?)?;
        ensure(self.module.ctx.types.int_width(ty).is_some()).or_invalid()?;
        let value = self.operand(body, ops, ty)?;
        let default = body.block(ops.next()?)?;
        let mut cases: Vec<(Const, terrace_llvmir::Block)> = Vec::with_capacity(ops.len() / 2);
        while !ops.is_empty() {
            let case = self.absolute(body, ops.next()?, ty)?;
            let block = body.block(ops.next()?)?;
            let constant = case.as_const().filter(|&case| {
                matches!(
                    self.module.ctx.consts.kind(case),
                    ConstKind::Int(_) | ConstKind::WideInt(_)
                )
            });
            cases.push((constant.ok_or_else(invalid)?, block));
        }
        Ok(self.builder(body).switch(value, default, &cases))
    }

    /// Operands: the type, pairs of value and block, and optional fast-math flags.
    fn phi(&mut self, body: &mut Body, ops: &mut Ops<'_>) -> Load<Value> {
        let ty = self.ty(ops.next()?)?;
        self.expect_first_class(ty)?;
        let flags = match ops.rest() {
            [.., bits] if ops.len() % 2 == 1 => fast_math(*bits),
            _ => 0,
        };
        if flags != 0 && !self.module.ctx.types.takes_fast_math(ty) {
            return Err(invalid());
        }
        let phi = self.builder(body).phi(ty, flags);
        while ops.len() >= 2 {
            let value = self.signed_operand(body, ops, ty)?;
            let block = body.block(ops.next()?)?;
            self.builder(body).add_incoming(phi, value, block);
        }
        Ok(phi)
    }

    fn landing_pad(&mut self, body: &mut Body, ops: &mut Ops<'_>) -> Load<Value> {
        let ty = self.ty(ops.next()?)?;
        self.expect_first_class(ty)?;
        let is_cleanup = ops.next()? != 0;
        let mut clauses = Vec::new();
        for _ in 0..ops.next()? {
            let is_filter = ops.next()? != 0;
            let (value, _) = self.typed(body, ops)?;
            ensure(value.as_const().is_some()).or_invalid()?;
            clauses.push(if is_filter {
                Clause::Filter(value)
            } else {
                Clause::Catch(value)
            });
        }
        Ok(self.builder(body).landing_pad(ty, is_cleanup, &clauses))
    }
}
