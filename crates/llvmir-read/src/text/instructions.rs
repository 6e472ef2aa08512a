//! Reads instructions.

use super::Reader;
use super::body::FunctionState;
use super::error::{Read, ensure, need, refusal};
use super::keywords::Kw;
use super::lexer::Tok;
use terrace_llvm_words::{BinaryOp, CastOp, FloatPredicate, TailKind};
use terrace_llvmir::AttrKind;
use terrace_llvmir::Clause;
use terrace_llvmir::ConstKind;
use terrace_llvmir::flags::{gep, int};
use terrace_llvmir::{Inst, Value};
use terrace_llvmir::{Type, TypeKind};
use terrace_numeric::IntPredicate;

/// An instruction, and true if the comma before its metadata was also read.
pub(super) type ReadInst = (Inst, bool);

/// Returns the instruction that a builder returned as a value.
pub(super) fn inst_of(value: Value) -> Inst {
    value
        .as_inst()
        .expect("invariant: a raw builder appends an instruction")
}

impl<'a> Reader<'a> {
    /// Reads an instruction without its name and metadata.
    pub(super) fn instruction(
        &mut self,
        function: usize,
        state: &mut FunctionState<'a>,
    ) -> Read<ReadInst> {
        let at = self.here();
        let word = match self.tok() {
            Tok::Keyword(word) => word,
            Tok::Eof => {
                return self.refuse("found end of file when expecting more instructions");
            }
            _ => {
                self.next()?;
                return Err(refusal(at, "expected instruction opcode"));
            }
        };
        self.next()?;
        let value = match word {
            Kw::Call => self.call(function, state, TailKind::None)?,
            Kw::Tail => self.call(function, state, TailKind::Tail)?,
            Kw::Musttail => self.call(function, state, TailKind::MustTail)?,
            Kw::Notail => self.call(function, state, TailKind::NoTail)?,
            Kw::Load => return self.load(state),
            Kw::Store => return self.store(state),
            Kw::Alloca => return self.alloca(state),
            Kw::Getelementptr => return self.get_element_ptr(state),
            Kw::Binary(op) => self.binary(state, op)?,
            Kw::Cast(op) => self.cast(state, op)?,
            Kw::Icmp => self.icmp(state)?,
            Kw::Fcmp => self.fcmp(state)?,
            Kw::Br => self.branch(state)?,
            Kw::Phi => return self.phi(state, at),
            Kw::Select => self.select(state, at)?,
            Kw::Ret => self.ret(state)?,
            Kw::Switch => self.switch(state)?,
            Kw::Unreachable => self.builder(state).unreachable(),
            Kw::Extractvalue => return self.extract_value(state),
            Kw::Insertvalue => return self.insert_value(state),
            Kw::Invoke => self.invoke(function, state)?,
            Kw::Landingpad => self.landing_pad(state)?,
            Kw::Resume => {
                let (value, _) = self.typed_value(state)?;
                self.builder(state).resume(value)
            }
            Kw::Fneg => self.fneg(state)?,
            Kw::Freeze => {
                let (value, _) = self.typed_value(state)?;
                self.builder(state).freeze(value)
            }
            Kw::Extractelement => self.extract_element(state)?,
            Kw::Insertelement => self.insert_element(state)?,
            Kw::Shufflevector => self.shuffle_vector(state)?,
            Kw::VaArg => self.va_arg(state)?,
            Kw::Cmpxchg => return self.cmpxchg(state),
            Kw::Atomicrmw => return self.atomic_rmw(state),
            Kw::Fence => self.fence(state)?,
            Kw::Indirectbr => self.indirect_branch(state)?,
            Kw::Callbr => self.callbr(function, state)?,
            Kw::Cleanupret => self.cleanup_ret(state)?,
            Kw::Catchret => self.catch_ret(state)?,
            Kw::Catchswitch => self.catch_switch(state)?,
            Kw::Catchpad => self.catch_pad(state)?,
            Kw::Cleanuppad => self.cleanup_pad(state)?,
            _ => return Err(refusal(at, "expected instruction opcode")),
        };
        Ok((inst_of(value), false))
    }

    /// Reads any number of fast-math flags.
    pub(super) fn fast_math(&mut self) -> Read<u16> {
        let mut flags = 0;
        while let Tok::Keyword(Kw::FastMath(flag)) = self.tok() {
            flags |= flag;
            self.next()?;
        }
        Ok(flags)
    }

    /// Reads `nuw` and `nsw`, in any order.
    fn wrap_flags(&mut self) -> Read<u16> {
        let mut flags = 0;
        if self.eat_keyword(Kw::Nuw)? {
            flags |= int::NUW;
        }
        if self.eat_keyword(Kw::Nsw)? {
            flags |= int::NSW;
        }
        if flags & int::NUW == 0 && self.eat_keyword(Kw::Nuw)? {
            flags |= int::NUW;
        }
        Ok(flags)
    }

    fn flag(&mut self, word: Kw, flag: u16) -> Read<u16> {
        Ok(if self.eat_keyword(word)? { flag } else { 0 })
    }

    fn is_int_or_vector(&self, ty: Type) -> bool {
        let types = &self.module.ctx.types;
        types.int_width(types.scalar(ty)).is_some()
    }

    fn is_float_or_vector(&self, ty: Type) -> bool {
        let types = &self.module.ctx.types;
        types.is_float(types.scalar(ty))
    }

    fn binary(&mut self, state: &mut FunctionState<'a>, op: BinaryOp) -> Read<Value> {
        use BinaryOp as Op;
        let flags = match op {
            Op::Add | Op::Sub | Op::Mul | Op::Shl => self.wrap_flags()?,
            Op::SDiv | Op::UDiv | Op::LShr | Op::AShr => self.flag(Kw::Exact, int::EXACT)?,
            Op::Or => self.flag(Kw::Disjoint, int::DISJOINT)?,
            op if op.is_float() => self.fast_math()?,
            _ => 0,
        };
        let at = self.here();
        let (left, ty) = self.typed_value(state)?;
        let logical = matches!(op, Op::And | Op::Or | Op::Xor);
        let message = if logical {
            "expected ',' in logical operation"
        } else {
            "expected ',' in arithmetic operation"
        };
        self.expect(Tok::Comma, message)?;
        let right = self.value(state, ty)?;
        let valid = if op.is_float() {
            self.is_float_or_vector(ty)
        } else {
            self.is_int_or_vector(ty)
        };
        if !valid {
            let message = if logical {
                "instruction requires integer or integer vector operands"
            } else {
                "invalid operand type for instruction"
            };
            return Err(refusal(at, message));
        }
        Ok(self.builder(state).binary(op, flags, left, right))
    }

    fn fneg(&mut self, state: &mut FunctionState<'a>) -> Read<Value> {
        let flags = self.fast_math()?;
        let at = self.here();
        let (value, ty) = self.typed_value(state)?;
        ensure(self.is_float_or_vector(ty), at).or("invalid operand type for instruction")?;
        Ok(self.builder(state).fneg(flags, value))
    }

    fn cast(&mut self, state: &mut FunctionState<'a>, op: CastOp) -> Read<Value> {
        let flags = match op {
            CastOp::UiToFp | CastOp::ZExt => self.flag(Kw::Nneg, int::NNEG)?,
            CastOp::Trunc => self.wrap_flags()?,
            op if op.has_fast_math() => self.fast_math()?,
            _ => 0,
        };
        let at = self.here();
        let (value, from) = self.typed_value(state)?;
        self.expect_keyword(Kw::To, "expected 'to' after cast value")?;
        let to = self.ty(false)?;
        if !self.module.ctx.types.cast_is_valid(op, from, to) {
            let (from, to) = (self.type_text(from), self.type_text(to));
            let message = format!("invalid cast opcode for cast from '{from}' to '{to}'");
            return Err(refusal(at, message));
        }
        Ok(self.builder(state).cast(op, flags, value, to))
    }

    fn icmp(&mut self, state: &mut FunctionState<'a>) -> Read<Value> {
        let flags = self.flag(Kw::Samesign, int::SAMESIGN)?;
        let text = std::str::from_utf8(self.lex.text()).unwrap_or_default();
        let predicate = self
            .need(IntPredicate::from_text(text))
            .or("expected icmp predicate (e.g. 'eq')")?;
        self.next()?;
        let at = self.here();
        let (left, ty) = self.typed_value(state)?;
        self.expect(Tok::Comma, "expected ',' after compare value")?;
        let right = self.value(state, ty)?;
        let types = &self.module.ctx.types;
        if !self.is_int_or_vector(ty) && !types.is_ptr(types.scalar(ty)) {
            return Err(refusal(at, "icmp requires integer operands"));
        }
        Ok(self.builder(state).icmp(predicate, flags, left, right))
    }

    fn fcmp(&mut self, state: &mut FunctionState<'a>) -> Read<Value> {
        let flags = self.fast_math()?;
        let text = std::str::from_utf8(self.lex.text()).unwrap_or_default();
        let predicate = self
            .need(FloatPredicate::from_text(text))
            .or("expected fcmp predicate (e.g. 'oeq')")?;
        self.next()?;
        let at = self.here();
        let (left, ty) = self.typed_value(state)?;
        self.expect(Tok::Comma, "expected ',' after compare value")?;
        let right = self.value(state, ty)?;
        ensure(self.is_float_or_vector(ty), at).or("fcmp requires floating point operands")?;
        Ok(self.builder(state).fcmp(predicate, flags, left, right))
    }

    fn select(&mut self, state: &mut FunctionState<'a>, start: usize) -> Read<Value> {
        let flags = self.fast_math()?;
        let at = self.here();
        let (condition, condition_type) = self.typed_value(state)?;
        self.expect(Tok::Comma, "expected ',' after select condition")?;
        let (yes, ty) = self.typed_value(state)?;
        self.expect(Tok::Comma, "expected ',' after select value")?;
        let (no, other) = self.typed_value(state)?;
        if let Some(message) = self.select_problem(condition_type, ty, other) {
            return Err(refusal(at, message));
        }
        if flags != 0 && !self.module.ctx.types.takes_fast_math(ty) {
            return Err(refusal(
                start,
                "fast-math-flags specified for select without floating-point scalar or vector return type",
            ));
        }
        Ok(self.builder(state).select(flags, condition, yes, no))
    }

    fn select_problem(&self, condition: Type, yes: Type, no: Type) -> Option<&'static str> {
        if yes != no {
            return Some("both values to select must have same type");
        }
        if yes == Type::TOKEN {
            return Some("select values cannot have token type");
        }
        let types = &self.module.ctx.types;
        let lanes = |ty| types.lane_count(ty);
        match lanes(condition) {
            Some(_) if types.scalar(condition) != Type::I1 => {
                Some("vector select condition element type must be i1")
            }
            Some(_) if lanes(yes).is_none() => {
                Some("selected values for vector select must be vectors")
            }
            Some(_) if lanes(condition) != lanes(yes) => Some(
                "vector select requires selected vectors to have the same vector length as select condition",
            ),
            None if condition != Type::I1 => Some("select condition must be i1 or <n x i1>"),
            _ => None,
        }
    }

    fn va_arg(&mut self, state: &mut FunctionState<'a>) -> Read<Value> {
        let (list, _) = self.typed_value(state)?;
        self.expect(Tok::Comma, "expected ',' after vaarg operand")?;
        let at = self.here();
        let ty = self.ty(false)?;
        ensure(self.module.ctx.types.is_first_class(ty), at)
            .or("va_arg requires operand with first class type")?;
        Ok(self.builder(state).va_arg(list, ty))
    }

    fn extract_element(&mut self, state: &mut FunctionState<'a>) -> Read<Value> {
        let at = self.here();
        let (vector, ty) = self.typed_value(state)?;
        self.expect(Tok::Comma, "expected ',' after extract value")?;
        let (index, index_type) = self.typed_value(state)?;
        let types = &self.module.ctx.types;
        ensure(
            types.is_vector(ty) && types.int_width(index_type).is_some(),
            at,
        )
        .or("invalid extractelement operands")?;
        Ok(self.builder(state).extract_element(vector, index))
    }

    fn insert_element(&mut self, state: &mut FunctionState<'a>) -> Read<Value> {
        let at = self.here();
        let (vector, ty) = self.typed_value(state)?;
        self.expect(Tok::Comma, "expected ',' after insertelement value")?;
        let (element, element_type) = self.typed_value(state)?;
        self.expect(Tok::Comma, "expected ',' after insertelement value")?;
        let (index, index_type) = self.typed_value(state)?;
        let types = &self.module.ctx.types;
        let fits = types.is_vector(ty)
            && types.scalar(ty) == element_type
            && types.int_width(index_type).is_some();
        ensure(fits, at).or("invalid insertelement operands")?;
        Ok(self.builder(state).insert_element(vector, element, index))
    }

    fn shuffle_vector(&mut self, state: &mut FunctionState<'a>) -> Read<Value> {
        let at = self.here();
        let (left, ty) = self.typed_value(state)?;
        self.expect(Tok::Comma, "expected ',' after shuffle mask")?;
        let (right, other) = self.typed_value(state)?;
        self.expect(Tok::Comma, "expected ',' after shuffle value")?;
        let (mask, _) = self.typed_value(state)?;
        let lanes = mask
            .as_const()
            .filter(|_| ty == other && self.module.ctx.types.is_vector(ty))
            .and_then(|mask| self.module.ctx.shuffle_mask(ty, mask));
        let lanes = need(lanes, at).or("invalid shufflevector operands")?;
        Ok(self.builder(state).shuffle_vector(left, right, &lanes))
    }

    fn phi(&mut self, state: &mut FunctionState<'a>, start: usize) -> Read<ReadInst> {
        let flags = self.fast_math()?;
        let at = self.here();
        let ty = self.ty(false)?;
        ensure(self.module.ctx.types.is_first_class(ty), at)
            .or("phi node must have first class type")?;
        let phi = self.builder(state).phi(ty, flags);
        let mut first = true;
        let mut comma = false;
        loop {
            if first {
                if self.tok() != Tok::LSquare {
                    break;
                }
                first = false;
            } else if !self.eat(Tok::Comma)? {
                break;
            }
            if self.tok() == Tok::MetadataVar {
                comma = true;
                break;
            }
            self.expect(Tok::LSquare, "expected '[' in phi value list")?;
            let value = self.value(state, ty)?;
            self.expect(Tok::Comma, "expected ',' after insertelement value")?;
            let block = self.block(state)?;
            self.expect(Tok::RSquare, "expected ']' in phi value list")?;
            self.builder(state).add_incoming(phi, value, block);
        }
        if flags != 0 && !self.module.ctx.types.takes_fast_math(ty) {
            return Err(refusal(
                start,
                "fast-math-flags specified for phi without floating-point scalar or vector return type",
            ));
        }
        Ok((inst_of(phi), comma))
    }

    fn landing_pad(&mut self, state: &mut FunctionState<'a>) -> Read<Value> {
        let ty = self.ty(false)?;
        let cleanup = self.eat_keyword(Kw::Cleanup)?;
        let mut clauses = Vec::new();
        loop {
            let catch = match self.tok() {
                Tok::Keyword(Kw::Catch) => true,
                Tok::Keyword(Kw::Filter) => false,
                _ => break,
            };
            self.next()?;
            let at = self.here();
            let (value, value_type) = self.typed_value(state)?;
            let is_array = matches!(
                self.module.ctx.types.kind(value_type),
                TypeKind::Array { .. }
            );
            if catch && is_array {
                return Err(refusal(at, "'catch' clause has an invalid type"));
            }
            if !catch && !is_array {
                return Err(refusal(at, "'filter' clause has an invalid type"));
            }
            ensure(value.as_const().is_some(), at).or("clause argument must be a constant")?;
            clauses.push(if catch {
                Clause::Catch(value)
            } else {
                Clause::Filter(value)
            });
        }
        Ok(self.builder(state).landing_pad(ty, cleanup, &clauses))
    }

    /// Reads `, 1, 2` after an aggregate. Returns true if the comma before metadata was also read.
    fn index_list(&mut self) -> Read<(Vec<u32>, bool)> {
        self.require(Tok::Comma, "expected ',' as start of index list")?;
        let mut list = Vec::new();
        while self.eat(Tok::Comma)? {
            if self.tok() == Tok::MetadataVar {
                self.ensure(!list.is_empty()).or("expected index")?;
                return Ok((list, true));
            }
            list.push(self.uint32()?);
        }
        Ok((list, false))
    }

    fn is_aggregate(&self, ty: Type) -> bool {
        matches!(
            self.module.ctx.types.kind(ty),
            TypeKind::Array { .. } | TypeKind::Struct { .. } | TypeKind::Identified { .. }
        )
    }

    /// Returns the type at a position inside an aggregate.
    fn type_at(&self, ty: Type, position: &[u32]) -> Option<Type> {
        let types = &self.module.ctx.types;
        position.iter().try_fold(ty, |ty, &at| {
            let at = u64::from(at);
            let inside = self.is_aggregate(ty) && types.element_count(ty)? > at;
            inside.then(|| types.element(ty, at))?
        })
    }

    fn extract_value(&mut self, state: &mut FunctionState<'a>) -> Read<ReadInst> {
        let at = self.here();
        let (aggregate, ty) = self.typed_value(state)?;
        let (position, comma) = self.index_list()?;
        ensure(self.is_aggregate(ty), at).or("extractvalue operand must be aggregate type")?;
        ensure(self.type_at(ty, &position).is_some(), at).or("invalid indices for extractvalue")?;
        let value = self.builder(state).extract_value(aggregate, &position);
        Ok((inst_of(value), comma))
    }

    fn insert_value(&mut self, state: &mut FunctionState<'a>) -> Read<ReadInst> {
        let at = self.here();
        let (aggregate, ty) = self.typed_value(state)?;
        self.expect(Tok::Comma, "expected comma after insertvalue operand")?;
        let value_at = self.here();
        let (value, value_type) = self.typed_value(state)?;
        let (position, comma) = self.index_list()?;
        ensure(self.is_aggregate(ty), at).or("insertvalue operand must be aggregate type")?;
        let field = need(self.type_at(ty, &position), at).or("invalid indices for insertvalue")?;
        ensure(field == value_type, value_at).or_else(|| {
            format!(
                "insertvalue operand and field disagree in type: '{}' instead of '{}'",
                self.type_text(value_type),
                self.type_text(field)
            )
        })?;
        let value = self
            .builder(state)
            .insert_value(aggregate, value, &position);
        Ok((inst_of(value), comma))
    }

    /// Reads `inbounds`, `nusw` and `nuw`, in any order.
    pub(super) fn gep_flags(&mut self) -> Read<u16> {
        let mut flags = 0;
        loop {
            flags |= match self.tok() {
                Tok::Keyword(Kw::Inbounds) => gep::INBOUNDS,
                Tok::Keyword(Kw::Nusw) => gep::NUSW,
                Tok::Keyword(Kw::Nuw) => gep::NUW,
                _ => return Ok(flags),
            };
            self.next()?;
        }
    }

    fn get_element_ptr(&mut self, state: &mut FunctionState<'a>) -> Read<ReadInst> {
        let flags = self.gep_flags()?;
        let source = self.ty(false)?;
        self.expect(Tok::Comma, "expected comma after getelementptr's type")?;
        let at = self.here();
        let (base, base_type) = self.typed_value(state)?;
        let types = &self.module.ctx.types;
        ensure(types.is_ptr(types.scalar(base_type)), at)
            .or("base of getelementptr must be a pointer")?;
        let mut lanes = types.lane_count(base_type);
        let mut indices = Vec::new();
        let mut comma = false;
        while self.eat(Tok::Comma)? {
            if self.tok() == Tok::MetadataVar {
                comma = true;
                break;
            }
            let at = self.here();
            let (index, ty) = self.typed_value(state)?;
            ensure(self.is_int_or_vector(ty), at).or("getelementptr index must be an integer")?;
            if let Some(found) = self.module.ctx.types.lane_count(ty) {
                ensure(lanes.is_none_or(|lanes| lanes == found), at)
                    .or("getelementptr vector index has a wrong number of elements")?;
                lanes = Some(found);
            }
            indices.push(index);
        }
        let size = self.size(source);
        if !indices.is_empty() && size.is_none() {
            let message = "base element of getelementptr must be sized";
            return Err(refusal(at, message));
        }
        if size.is_none_or(|size| size.is_scalable) && self.has_scalable_field(source) {
            return Err(refusal(
                at,
                "getelementptr cannot target structure that contains scalable vector type",
            ));
        }
        let constants = indices.iter().map(|index| index.as_const());
        ensure(self.module.ctx.indices_fit(source, constants), at)
            .or("invalid getelementptr indices")?;
        let value = self.builder(state).gep(source, flags, base, &indices);
        Ok((inst_of(value), comma))
    }

    /// Returns true if `ty` is a struct that contains a scalable vector.
    fn has_scalable_field(&self, ty: Type) -> bool {
        let types = &self.module.ctx.types;
        let is_struct = matches!(
            types.kind(ty),
            TypeKind::Struct { .. } | TypeKind::Identified { .. }
        );
        is_struct && types.contains_scalable(ty)
    }

    fn ret(&mut self, state: &mut FunctionState<'a>) -> Read<Value> {
        let at = self.here();
        let ty = self.ty(true)?;
        let value = match ty {
            Type::VOID => None,
            // No function returns a label, so the code below reports an error.
            Type::LABEL => {
                self.block(state)?;
                None
            }
            _ => Some(self.value(state, ty)?),
        };
        if ty != state.result {
            let result = self.type_text(state.result);
            let message = format!("value doesn't match function result type '{result}'");
            return Err(refusal(at, message));
        }
        Ok(self.builder(state).ret(value))
    }

    fn branch(&mut self, state: &mut FunctionState<'a>) -> Read<Value> {
        let at = self.here();
        let ty = self.ty(false)?;
        if ty == Type::LABEL {
            let to = self.block(state)?;
            return Ok(self.builder(state).br(to));
        }
        let condition = self.value(state, ty)?;
        ensure(ty == Type::I1, at).or("branch condition must have 'i1' type")?;
        self.expect(Tok::Comma, "expected ',' after branch condition")?;
        let yes = self.typed_block(state)?;
        self.expect(Tok::Comma, "expected ',' after true destination")?;
        let no = self.typed_block(state)?;
        Ok(self.builder(state).cond_br(condition, yes, no))
    }

    fn switch(&mut self, state: &mut FunctionState<'a>) -> Read<Value> {
        let at = self.here();
        let (value, ty) = self.typed_value(state)?;
        self.expect(Tok::Comma, "expected ',' after switch condition")?;
        let default = self.typed_block(state)?;
        self.expect(Tok::LSquare, "expected '[' with switch table")?;
        ensure(self.module.ctx.types.int_width(ty).is_some(), at)
            .or("switch condition must have integer type")?;
        let mut cases = Vec::new();
        let mut seen = rustc_hash::FxHashSet::default();
        while self.tok() != Tok::RSquare {
            let at = self.here();
            let (case, _) = self.typed_value(state)?;
            self.expect(Tok::Comma, "expected ',' after case value")?;
            let block = self.typed_block(state)?;
            ensure(seen.insert(case), at).or("duplicate case value in switch")?;
            let constant = case.as_const().filter(|&case| {
                matches!(
                    self.module.ctx.consts.kind(case),
                    ConstKind::Int(_) | ConstKind::WideInt(_)
                )
            });
            let constant = need(constant, at).or("case value is not a constant integer")?;
            cases.push((constant, block));
        }
        self.next()?;
        Ok(self.builder(state).switch(value, default, &cases))
    }

    fn indirect_branch(&mut self, state: &mut FunctionState<'a>) -> Read<Value> {
        let at = self.here();
        let (address, ty) = self.typed_value(state)?;
        self.expect(Tok::Comma, "expected ',' after indirectbr address")?;
        self.expect(Tok::LSquare, "expected '[' with indirectbr")?;
        ensure(self.module.ctx.types.is_ptr(ty), at)
            .or("indirectbr address must have pointer type")?;
        let to = self.block_list(state)?;
        Ok(self.builder(state).indirect_br(address, &to))
    }

    /// Reads `label %a, label %b]`.
    pub(super) fn block_list(
        &mut self,
        state: &mut FunctionState<'a>,
    ) -> Read<Vec<terrace_llvmir::Block>> {
        let mut list = Vec::new();
        if self.tok() != Tok::RSquare {
            loop {
                list.push(self.typed_block(state)?);
                if !self.eat(Tok::Comma)? {
                    break;
                }
            }
        }
        self.expect(Tok::RSquare, "expected ']' at end of block list")?;
        Ok(list)
    }

    /// Reads the attribute keyword `kind` as a flag of an instruction. Returns true if it is present.
    pub(super) fn eat_attr_word(&mut self, kind: AttrKind) -> Read<bool> {
        self.eat_keyword(Kw::Attr(kind))
    }
}
