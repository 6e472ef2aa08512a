//! Translates constants as operands.

use cranelift_codegen::ir::{
    self, ConstantData, ExternalName, GlobalValueData, InstBuilder, Signature, Type as Clif,
    UserExternalName, types,
};
use cranelift_codegen::isa::CallConv;
use terrace_llvmir::{
    BinaryOp, CastOp, Const, ConstKind, Consts, Expr, ExprOp, Function, Symbol, Type, TypeKind,
    Types, Value,
};

use crate::lanes::LaneParts;
use crate::program::{DATA, Home};
use crate::translator::{Parts, Translator};
use crate::types::{Lane, Layout, Shape, Vector};
use crate::why::{Result, said};

/// The maximum nesting depth of constants.
const MAX_DEPTH: u32 = 1000;

/// Returns the bits of a scalar constant.
pub(crate) fn literal(consts: &Consts, c: Const) -> Option<u128> {
    Some(match consts.kind(c) {
        ConstKind::Int(value) => u128::from(value),
        ConstKind::WideInt(&[low, high]) => u128::from(low) | u128::from(high) << 64,
        ConstKind::Float(bits) => bits,
        ConstKind::Null | ConstKind::Undef | ConstKind::Poison => 0,
        _ => return None,
    })
}

/// Iterates over the elements of an array or vector that is stored as bytes.
pub(crate) fn data_elements(bytes: &[u8], bits: u32) -> impl Iterator<Item = u128> + '_ {
    let size = (bits / 8).max(1) as usize;
    bytes.chunks_exact(size).map(|chunk| {
        let mut word = [0; 16];
        word[..chunk.len()].copy_from_slice(chunk);
        u128::from_le_bytes(word)
    })
}

/// Returns the number that represents a block in block addresses; never 0.
pub(crate) fn block_number(function: &Function, tag: u32) -> u64 {
    let mut tags = function.body.block_tags().iter();
    let block = tags
        .find(|(other, _)| *other == tag)
        .map(|(_, block)| *block);
    block.map_or(1, |block| block.index() as u64 + 1)
}

/// Returns the element type of an array or vector.
pub(crate) fn element_type(types: &Types, ty: Type) -> Type {
    match types.kind(ty) {
        TypeKind::Array { element, .. } | TypeKind::Vector { element, .. } => element,
        _ => Type::VOID,
    }
}

impl Translator<'_, '_> {
    /// Returns the parts of a constant.
    pub(crate) fn constant(&mut self, c: Const) -> Result<Parts> {
        let (ty, kind) = self.consts().get(c);
        let layout = self.layout(ty)?;
        if self.depth > MAX_DEPTH {
            return said("uses constants nested too deeply");
        }
        self.depth += 1;
        let result = self.constant_of(c, &layout, kind);
        self.depth -= 1;
        result
    }

    fn constant_of(&mut self, c: Const, layout: &Layout, kind: ConstKind<'_>) -> Result<Parts> {
        if layout.in_memory {
            let to = self.aligned_slot(layout.size, layout.align)?;
            self.store_constant(c, layout, to, 0)?;
            return Ok(Parts::from_slice(&[to]));
        }
        if let Shape::Vector(vector) = layout.shape
            && let Some(parts) = self.literal_pieces(c, vector)
        {
            return Ok(parts);
        }
        match kind {
            ConstKind::Int(_) | ConstKind::WideInt(_) | ConstKind::Float(_) => {
                let parts = self.number_parts(c, layout);
                Ok(parts)
            }
            ConstKind::Null | ConstKind::Undef | ConstKind::Poison => Ok(self.zeros(layout)),
            ConstKind::Aggregate(elements) => {
                if let Shape::Vector(vector) = layout.shape {
                    let mut lanes = Vec::with_capacity(elements.len());
                    for &element in elements {
                        lanes.push(LaneParts::from_slice(&self.constant(element)?));
                    }
                    return Ok(self.pack(vector, &lanes));
                }
                let mut parts = Parts::new();
                for &element in elements {
                    parts.extend(self.constant(element)?);
                }
                Ok(parts)
            }
            ConstKind::Data(bytes) => {
                let lane = match &layout.shape {
                    Shape::Vector(vector) => Some(vector.lane),
                    Shape::Array { element, .. } => element.scalar(),
                    _ => None,
                };
                let Some(lane) = lane else {
                    return said("has a constant of an unknown form");
                };
                let mut lanes = Vec::new();
                for bits in data_elements(bytes, lane.bits()) {
                    lanes.push(LaneParts::from_slice(&[self.bits_const(lane, bits)]));
                }
                match layout.shape {
                    Shape::Vector(vector) => Ok(self.pack(vector, &lanes)),
                    _ => Ok(lanes.into_iter().flatten().collect()),
                }
            }
            ConstKind::Splat(element) => {
                let lane = self.constant(element)?;
                match layout.shape {
                    Shape::Vector(vector) => Ok(self.splat(vector, &lane)),
                    _ => said("has a constant of an unknown form"),
                }
            }
            ConstKind::Symbol(symbol)
            | ConstKind::DsoLocalEquivalent(symbol)
            | ConstKind::NoCfi(symbol) => Ok(Parts::from_slice(&[self.address(symbol)?])),
            ConstKind::BlockAddress { function, tag } => {
                let function = self.program.definition(function);
                let number = function.map_or(1, |function| block_number(function, tag));
                Ok(Parts::from_slice(&[self.iconst(types::I64, number as i64)]))
            }
            ConstKind::Expr(expr) => {
                let ty = self.consts().type_of(c);
                self.expression(ty, expr)
            }
            ConstKind::Metadata(_) => Ok(Parts::new()),
            ConstKind::PtrAuth(_) => said("uses a signed pointer (ptrauth)"),
            ConstKind::InlineAsm(_) => said("uses inline assembly"),
        }
    }

    /// Returns the parts of a zero value.
    pub(crate) fn zeros(&mut self, layout: &Layout) -> Parts {
        layout.parts.iter().map(|ty| self.zero(*ty)).collect()
    }

    pub(crate) fn zero(&mut self, ty: Clif) -> ir::Value {
        match ty {
            types::F32 => self.builder.ins().f32const(0.0),
            types::F64 => self.builder.ins().f64const(0.0),
            _ if ty.is_vector() => self.piece(ty, [0; 16]),
            _ => self.iconst(ty, 0),
        }
    }

    /// Returns a constant piece of a vector.
    pub(crate) fn piece(&mut self, ty: Clif, bytes: [u8; 16]) -> ir::Value {
        let data = ConstantData::from(&bytes[..]);
        let handle = self.builder.func.dfg.constants.insert(data);
        self.builder.ins().vconst(ty, handle)
    }

    /// Returns a lane of at most 128 bits with these bits.
    pub(crate) fn bits_const(&mut self, lane: Lane, bits: u128) -> ir::Value {
        match lane {
            Lane::Float => {
                let value = ir::immediates::Ieee32::with_bits(bits as u32);
                self.builder.ins().f32const(value)
            }
            Lane::Double => {
                let value = ir::immediates::Ieee64::with_bits(bits as u64);
                self.builder.ins().f64const(value)
            }
            _ => self.uconst(lane.clif(), bits),
        }
    }

    fn number_parts(&mut self, c: Const, layout: &Layout) -> Parts {
        let consts = self.consts();
        match (layout.scalar(), consts.kind(c)) {
            (Some(Lane::Wide(_)), ConstKind::WideInt(words)) => {
                let words = words.iter().copied().chain(std::iter::repeat(0));
                let words = words.take(layout.parts.len());
                words
                    .map(|word| self.iconst(types::I64, word as i64))
                    .collect()
            }
            (Some(lane), _) => {
                let bits = literal(consts, c).unwrap_or(0);
                Parts::from_slice(&[self.bits_const(lane, bits)])
            }
            (None, _) => self.zeros(layout),
        }
    }

    /// Returns the pieces of a vector of scalar constants.
    fn literal_pieces(&mut self, c: Const, vector: Vector) -> Option<Parts> {
        let piece = vector.piece?;
        let bits = vector.lane.bits();
        let consts = self.consts();
        let elements: Vec<u128> = match consts.kind(c) {
            ConstKind::Data(bytes) => data_elements(bytes, bits).collect(),
            ConstKind::Splat(element) => vec![literal(consts, element)?; vector.len],
            ConstKind::Aggregate(elements) => {
                let elements = elements.iter().map(|element| literal(consts, *element));
                elements.collect::<Option<_>>()?
            }
            _ => return None,
        };
        let size = (bits / 8) as usize;
        let mut parts = Parts::new();
        for elements in elements.chunks(vector.lanes_of_piece()) {
            let mut bytes = [0; 16];
            for (chunk, element) in bytes.chunks_mut(size).zip(elements) {
                chunk.copy_from_slice(&element.to_le_bytes()[..size]);
            }
            parts.push(self.piece(piece, bytes));
        }
        Some(parts)
    }

    /// Stores a constant whose type is kept in memory, or a member of such a constant.
    fn store_constant(
        &mut self,
        c: Const,
        layout: &Layout,
        base: ir::Value,
        offset: u64,
    ) -> Result<()> {
        let consts = self.consts();
        if !layout.in_memory {
            let parts = self.constant(c)?;
            let address = self.add_offset(base, offset as i64);
            return self.store(layout, &parts, address);
        }
        match consts.kind(c) {
            ConstKind::Null | ConstKind::Undef | ConstKind::Poison => {
                let address = self.add_offset(base, offset as i64);
                let zero = self.iconst(types::I32, 0);
                let size = self.iconst(types::I64, layout.size as i64);
                self.call_helper("memset", &[types::I64], &[address, zero, size]);
            }
            ConstKind::Data(bytes) => {
                for (at, chunk) in bytes.chunks(8).enumerate() {
                    let mut word = [0; 8];
                    word[..chunk.len()].copy_from_slice(chunk);
                    let word = self.iconst(types::I64, i64::from_le_bytes(word));
                    let at = offset + at as u64 * 8;
                    self.store_limbs(&[word], base, at, chunk.len() as u64);
                }
            }
            ConstKind::Aggregate(elements) => {
                self.depth += 1;
                if self.depth > MAX_DEPTH {
                    return said("uses constants nested too deeply");
                }
                for (at, &element) in elements.iter().enumerate() {
                    if let Some(member) = layout.member(at as u64) {
                        let at = offset + member.offset;
                        self.store_constant(element, &member.layout, base, at)?;
                    }
                }
                self.depth -= 1;
            }
            _ => return said("has a constant of an unknown form"),
        }
        Ok(())
    }

    /// Returns the address of a global value.
    pub(crate) fn address(&mut self, symbol: Symbol) -> Result<ir::Value> {
        match self.program.homes.get(&symbol) {
            Some(Home::Function(id, defined)) => {
                let name = UserExternalName::new(0, id.as_u32());
                let blank = Signature::new(CallConv::SystemV);
                let near = self.program.is_near(symbol, *defined);
                let function = self.import(name, blank, near);
                Ok(self.builder.ins().func_addr(types::I64, function))
            }
            Some(Home::Data(id, defined)) => {
                let near = self.program.is_near(symbol, *defined);
                Ok(self.data_address(id.as_u32(), near))
            }
            Some(Home::NativeThreadLocal(id, _)) => {
                let data = self.data(id.as_u32(), false, true);
                Ok(self.builder.ins().tls_value(types::I64, data))
            }
            Some(Home::ThreadLocal(id)) => {
                let descriptor = self.data_address(id.as_u32(), true);
                let name = "terrace_rt_thread_local";
                Ok(self.call_for(name, types::I64, &[descriptor]))
            }
            Some(Home::Alias(aliasee)) => {
                let parts = self.constant(*aliasee)?;
                match parts.first() {
                    Some(part) => Ok(*part),
                    None => said("uses an alias of nothing"),
                }
            }
            Some(Home::Cell(id)) => {
                let cell = self.data_address(id.as_u32(), true);
                Ok(self.load_at(types::I64, cell, 0))
            }
            Some(Home::Intrinsic(_)) => said("uses the address of an intrinsic"),
            Some(Home::Nothing) | None => Ok(self.iconst(types::I64, 0)),
        }
    }

    pub(crate) fn data_address(&mut self, index: u32, colocated: bool) -> ir::Value {
        let data = self.data(index, colocated, false);
        self.builder.ins().symbol_value(types::I64, data)
    }

    fn data(&mut self, index: u32, colocated: bool, tls: bool) -> ir::GlobalValue {
        let name = UserExternalName::new(DATA, index);
        let name = self.builder.func.declare_imported_user_function(name);
        self.builder.create_global_value(GlobalValueData::Symbol {
            name: ExternalName::user(name),
            offset: ir::immediates::Imm64::new(0),
            colocated,
            tls,
        })
    }

    fn expression(&mut self, ty: Type, expr: Expr<'_>) -> Result<Parts> {
        let operand = |at: usize| match expr.operands.get(at) {
            Some(c) => Ok(Value::from(*c)),
            None => said("has a constant of an unknown form"),
        };
        let cast = match expr.op {
            ExprOp::GetElementPtr => {
                let mut indices = expr.operands.iter().map(|c| Value::from(*c));
                let Some(base) = indices.next() else {
                    return said("has a constant of an unknown form");
                };
                let indices: Vec<_> = indices.collect();
                return self.element_pointer(ty, expr.source, base, &indices);
            }
            ExprOp::Add => return self.binary(BinaryOp::Add, operand(0)?, operand(1)?),
            ExprOp::Sub => return self.binary(BinaryOp::Sub, operand(0)?, operand(1)?),
            ExprOp::Xor => return self.binary(BinaryOp::Xor, operand(0)?, operand(1)?),
            ExprOp::ExtractElement => return self.extract_element(operand(0)?, operand(1)?),
            ExprOp::InsertElement => {
                return self.insert_element(operand(0)?, operand(1)?, operand(2)?);
            }
            ExprOp::ShuffleVector => {
                let consts = self.consts();
                let mask: Vec<i32> = expr.operands[2.min(expr.operands.len())..]
                    .iter()
                    .map(|lane| match consts.kind(*lane) {
                        ConstKind::Int(lane) => lane as i32,
                        _ => -1,
                    })
                    .collect();
                return self.shuffle(ty, operand(0)?, operand(1)?, &mask);
            }
            ExprOp::Trunc => CastOp::Trunc,
            ExprOp::PtrToInt => CastOp::PtrToInt,
            ExprOp::PtrToAddr => CastOp::PtrToAddr,
            ExprOp::IntToPtr => CastOp::IntToPtr,
            ExprOp::BitCast => CastOp::BitCast,
            ExprOp::AddrSpaceCast => CastOp::AddrSpaceCast,
        };
        self.cast(cast, operand(0)?, ty)
    }
}
