//! Reads constants that begin with a keyword: constant expressions, and special forms of addresses.

use super::Reader;
use super::constants::{ValId, ValKind};
use super::error::{Read, ensure, refusal};
use super::keywords::Kw;
use super::lexer::Tok;
use super::literals::Integer;
use terrace_llvm_words::{BinaryOp, CastOp};
use terrace_llvmir::flags::int;
use terrace_llvmir::{Const, ConstKind};
use terrace_llvmir::{Type, TypeKind};

impl<'a> Reader<'a> {
    /// Reads a constant that begins with the keyword `word`, the current token.
    pub(super) fn keyword_constant(
        &mut self,
        word: Kw,
        at: usize,
        expected: Option<Type>,
    ) -> Read<ValKind<'a>> {
        match word {
            Kw::Blockaddress => self.block_address(at, expected),
            Kw::DsoLocalEquivalent => self.dso_local_equivalent(),
            Kw::NoCfi => {
                self.next()?;
                let id = self.val_id(None)?;
                match id.kind {
                    ValKind::GlobalId(number, _) => Ok(ValKind::GlobalId(number, true)),
                    ValKind::GlobalName(name, _) => Ok(ValKind::GlobalName(name, true)),
                    _ => {
                        let message = "expected global value name in no_cfi";
                        Err(refusal(id.at, message))
                    }
                }
            }
            Kw::Ptrauth => self.ptrauth(at),
            Kw::Cast(
                op @ (CastOp::Trunc
                | CastOp::BitCast
                | CastOp::AddrSpaceCast
                | CastOp::IntToPtr
                | CastOp::PtrToAddr
                | CastOp::PtrToInt),
            ) => self.constant_cast(at, op),
            Kw::Binary(op @ (BinaryOp::Add | BinaryOp::Sub | BinaryOp::Xor)) => {
                self.constant_binary(at, op)
            }
            Kw::Splat => {
                self.next()?;
                self.expect(Tok::LParen, "expected '(' after vector splat")?;
                let c = self.typed_constant()?;
                self.expect(Tok::RParen, "expected ')' at end of vector splat")?;
                Ok(ValKind::Splat(c))
            }
            Kw::Getelementptr => self.getelementptr(at),
            Kw::Shufflevector | Kw::Insertelement | Kw::Extractelement => {
                self.element_operation(at, word)
            }
            _ => match former_expression(word) {
                Some(name) => Err(refusal(
                    at,
                    format!("{name} constexprs are no longer supported"),
                )),
                None => self.refuse("expected value token"),
            },
        }
    }

    /// `dso_local_equivalent @f`
    fn dso_local_equivalent(&mut self) -> Read<ValKind<'a>> {
        self.next()?;
        let id = self.val_id(None)?;
        let symbol = match id.kind {
            ValKind::GlobalId(number, _) => self.numbered_symbol(number),
            ValKind::GlobalName(name, _) => self.named_symbol(&name),
            _ => {
                let message = "expected global value name in dso_local_equivalent";
                return Err(refusal(id.at, message));
            }
        };
        self.expect_callable(symbol, id.at)?;
        Ok(ValKind::Const(self.module.ctx.dso_local_equivalent(symbol)))
    }

    /// `ptrauth (pointer, key, discriminator, address, deactivation symbol)`
    fn ptrauth(&mut self, at: usize) -> Read<ValKind<'a>> {
        const COMMA: &str = "expected comma in constant ptrauth expression";
        self.next()?;
        self.expect(Tok::LParen, "expected '(' in constant ptrauth expression")?;
        let pointer = self.typed_constant()?;
        self.expect(Tok::Comma, COMMA)?;
        let key = self.typed_constant()?;
        let mut more = [None; 3];
        for operand in &mut more {
            if !self.eat(Tok::Comma)? {
                break;
            }
            *operand = Some(self.typed_constant()?);
        }
        self.expect(Tok::RParen, "expected ')' in constant ptrauth expression")?;
        let ctx = &mut self.module.ctx;
        let is_ptr = |c: Const| ctx.types.is_ptr(ctx.consts.type_of(c));
        let is_int = |c: Const, ty: Type| {
            ctx.consts.type_of(c) == ty && matches!(ctx.consts.kind(c), ConstKind::Int(_))
        };
        let [discriminator, address, deactivation] = more;
        let problem = if !is_ptr(pointer) {
            Some("constant ptrauth base pointer must be a pointer")
        } else if !is_int(key, Type::I32) {
            Some("constant ptrauth key must be i32 constant")
        } else if discriminator.is_some_and(|c| !is_int(c, Type::I64)) {
            Some("constant ptrauth integer discriminator must be i64 constant")
        } else if address.is_some_and(|c| !is_ptr(c)) {
            Some("constant ptrauth address discriminator must be a pointer")
        } else if deactivation.is_some_and(|c| !is_ptr(c)) {
            Some("constant ptrauth deactivation symbol must be a pointer")
        } else {
            None
        };
        if let Some(message) = problem {
            return Err(refusal(at, message));
        }
        let discriminator = match discriminator {
            Some(c) => c,
            None => ctx.const_int(Type::I64, 0),
        };
        let operands = [
            pointer,
            key,
            discriminator,
            address.unwrap_or(Const::NULL),
            deactivation.unwrap_or(Const::NULL),
        ];
        Ok(ValKind::Const(ctx.ptrauth(&operands)))
    }

    fn constant_cast(&mut self, at: usize, op: CastOp) -> Read<ValKind<'a>> {
        self.next()?;
        self.expect(Tok::LParen, "expected '(' after constantexpr cast")?;
        let c = self.typed_constant()?;
        self.expect_keyword(Kw::To, "expected 'to' in constantexpr cast")?;
        let ty = self.ty(false)?;
        self.expect(Tok::RParen, "expected ')' at end of constantexpr cast")?;
        let from = self.module.ctx.consts.type_of(c);
        if !self.module.ctx.types.cast_is_valid(op, from, ty) {
            let (from, to) = (self.type_text(from), self.type_text(ty));
            return Err(refusal(
                at,
                format!("invalid cast opcode for cast from '{from}' to '{to}'"),
            ));
        }
        Ok(ValKind::Const(self.module.ctx.cast_expr(op, c, ty)))
    }

    fn constant_binary(&mut self, at: usize, op: BinaryOp) -> Read<ValKind<'a>> {
        self.next()?;
        let mut flags = 0;
        if op != BinaryOp::Xor {
            if self.eat_keyword(Kw::Nuw)? {
                flags |= int::NUW;
            }
            if self.eat_keyword(Kw::Nsw)? {
                flags |= int::NSW;
                if self.eat_keyword(Kw::Nuw)? {
                    flags |= int::NUW;
                }
            }
        }
        self.expect(Tok::LParen, "expected '(' in binary constantexpr")?;
        let a = self.typed_constant()?;
        self.expect(Tok::Comma, "expected comma in binary constantexpr")?;
        let b = self.typed_constant()?;
        self.expect(Tok::RParen, "expected ')' in binary constantexpr")?;
        let ctx = &mut self.module.ctx;
        let ty = ctx.consts.type_of(a);
        ensure(ty == ctx.consts.type_of(b), at).or("operands of constexpr must have same type")?;
        ensure(ctx.types.int_width(ctx.types.scalar(ty)).is_some(), at)
            .or("constexpr requires integer or integer vector operands")?;
        Ok(ValKind::Const(ctx.binary_expr(op, a, b, flags)))
    }

    fn getelementptr(&mut self, at: usize) -> Read<ValKind<'a>> {
        self.next()?;
        let flags = self.gep_flags()?;
        let mut inrange = None;
        if self.eat_keyword(Kw::Inrange)? {
            self.expect(Tok::LParen, "expected '('")?;
            let low = self.integer()?;
            self.expect(Tok::Comma, "expected ','")?;
            let high = self.integer()?;
            self.expect(Tok::RParen, "expected ')'")?;
            inrange = Some((low, high));
        }
        self.expect(Tok::LParen, "expected '(' in constantexpr")?;
        let source = self.ty(false)?;
        self.expect(Tok::Comma, "expected comma after getelementptr's type")?;
        let operands = self.constant_list()?;
        self.expect(Tok::RParen, "expected ')' in constantexpr")?;
        self.checked_gep(at, source, flags, inrange, &operands)
            .map(ValKind::Const)
    }

    fn integer(&mut self) -> Read<Integer> {
        self.require(Tok::Int, "expected integer")?;
        let value = Integer::parse(self.lex.text());
        self.next()?;
        Ok(value)
    }

    fn checked_gep(
        &mut self,
        at: usize,
        source: Type,
        flags: u16,
        inrange: Option<(Integer, Integer)>,
        operands: &[Const],
    ) -> Read<Const> {
        let refuse = |message: &str| Err(refusal(at, message));
        let ctx = &mut self.module.ctx;
        let Some((&base, indices)) = operands.split_first() else {
            return refuse("base of getelementptr must be a pointer");
        };
        let base_type = ctx.consts.type_of(base);
        let TypeKind::Ptr(space) = ctx.types.kind(ctx.types.scalar(base_type)) else {
            return refuse("base of getelementptr must be a pointer");
        };
        let inrange = match inrange {
            None => None,
            Some((low, high)) => {
                let bits = ctx.layout.index_bits(space);
                let (low, high) = (low.extended(bits), high.extended(bits));
                if low.sge(&high) {
                    return refuse("expected end to be larger than start");
                }
                let ty = ctx.types.int(bits);
                Some((ctx.const_apint(ty, &low), ctx.const_apint(ty, &high)))
            }
        };
        let mut lanes = match ctx.types.is_vector(base_type) {
            true => ctx.types.element_count(base_type),
            false => None,
        };
        for &index in indices {
            let ty = ctx.consts.type_of(index);
            if ctx.types.int_width(ctx.types.scalar(ty)).is_none() {
                return refuse("getelementptr index must be an integer");
            }
            if ctx.types.is_vector(ty) {
                let count = ctx.types.element_count(ty);
                if lanes.is_some() && lanes != count {
                    return refuse("getelementptr vector index has a wrong number of elements");
                }
                lanes = count;
            }
        }
        if !indices.is_empty() && !ctx.types.is_sized_type(source) {
            return refuse("base element of getelementptr must be sized");
        }
        if ctx.types.contains_scalable(source) {
            return refuse("invalid base element for constant getelementptr");
        }
        if !self
            .module
            .ctx
            .indices_fit(source, indices.iter().copied().map(Some))
        {
            return refuse("invalid getelementptr indices");
        }
        Ok(self
            .module
            .ctx
            .gep_expr(source, flags, inrange, base, indices))
    }

    /// `extractelement`, `insertelement`, `shufflevector`
    fn element_operation(&mut self, at: usize, word: Kw) -> Read<ValKind<'a>> {
        self.next()?;
        self.expect(Tok::LParen, "expected '(' in constantexpr")?;
        let operands = self.constant_list()?;
        self.expect(Tok::RParen, "expected ')' in constantexpr")?;
        let refuse = |message: &str| Err(refusal(at, message));
        let ctx = &mut self.module.ctx;
        let vector_of = |c: &Const| match ctx.types.kind(ctx.consts.type_of(*c)) {
            TypeKind::Vector { element, .. } => Some(element),
            _ => None,
        };
        let is_int = |c: &Const| ctx.types.int_width(ctx.consts.type_of(*c)).is_some();
        Ok(ValKind::Const(match (word, operands.as_slice()) {
            (Kw::Extractelement, [vector, index]) => {
                if vector_of(vector).is_none() || !is_int(index) {
                    return refuse("invalid extractelement operands");
                }
                ctx.extract_element_expr(*vector, *index)
            }
            (Kw::Extractelement, _) => return refuse("expected two operands to extractelement"),
            (Kw::Insertelement, [vector, element, index]) => {
                let ty = ctx.consts.type_of(*element);
                if vector_of(vector) != Some(ty) || !is_int(index) {
                    return refuse("invalid insertelement operands");
                }
                ctx.fold_insert_element(*vector, *element, *index)
            }
            (Kw::Insertelement, _) => return refuse("expected three operands to insertelement"),
            (_, [a, b, mask]) => {
                match same_type(ctx, *a, *b).and_then(|ty| self.module.ctx.shuffle_mask(ty, *mask))
                {
                    Some(mask) => self.module.ctx.fold_shuffle_vector(*a, *b, &mask),
                    None => return refuse("invalid operands to shufflevector"),
                }
            }
            _ => return refuse("expected three operands to shufflevector"),
        }))
    }

    /// `blockaddress(@f, %block)`
    fn block_address(&mut self, at: usize, expected: Option<Type>) -> Read<ValKind<'a>> {
        const COMMA: &str = "expected comma in block address expression";
        self.next()?;
        self.expect(Tok::LParen, "expected '(' in block address expression")?;
        let function = self.val_id(None)?;
        self.expect(Tok::Comma, COMMA)?;
        let label = self.val_id(None)?;
        self.expect(Tok::RParen, "expected ')' in block address expression")?;
        self.block_address_of(at, function, label, expected)
            .map(ValKind::Const)
    }

    fn block_address_of(
        &mut self,
        at: usize,
        function: ValId<'a>,
        label: ValId<'a>,
        expected: Option<Type>,
    ) -> Read<Const> {
        let symbol = match function.kind {
            ValKind::GlobalId(number, _) => self.numbered_symbol(number),
            ValKind::GlobalName(name, _) => self.named_symbol(&name),
            _ => {
                let message = "expected function name in blockaddress";
                return Err(refusal(function.at, message));
            }
        };
        let name = match label.kind {
            ValKind::LocalId(number) => super::blocks::BlockName::Number(number),
            ValKind::LocalName(name) => super::blocks::BlockName::Name(name.into_owned().into()),
            _ => {
                let message = "expected basic block name in blockaddress";
                return Err(refusal(label.at, message));
            }
        };
        self.address_of_block(at, (symbol, function.at), (name, label.at), expected)
    }
}

/// Returns the name of an operation that used to be a constant expression.
fn former_expression(word: Kw) -> Option<&'static str> {
    Some(match word {
        Kw::Extractvalue => "extractvalue",
        Kw::Insertvalue => "insertvalue",
        Kw::Fneg => "fneg",
        Kw::Select => "select",
        Kw::Icmp => "icmp",
        Kw::Fcmp => "fcmp",
        Kw::Binary(op) => op.text(),
        Kw::Cast(op) => op.text(),
        _ => return None,
    })
}

/// Returns the type of two constants if it is the same.
fn same_type(ctx: &terrace_llvmir::Context, a: Const, b: Const) -> Option<Type> {
    let ty = ctx.consts.type_of(a);
    (ctx.consts.type_of(b) == ty).then_some(ty)
}
