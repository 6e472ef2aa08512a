//! Converts constants to operations.
//!
//! Each constant in a function or initial value becomes one operation at the start of the entry block, after the
//! operations of its operands.

mod attribute;

use crate::body::FunctionImport;
use rustc_hash::{FxHashMap, FxHashSet};
use terrace_builtin::attrs::AttrBuilder;
use terrace_ir::{Attr, Failed, InsertPoint, Loc, OpId, Type, ValueId};
use terrace_llvm as llvm;
use terrace_llvm::attrs::{BlockAddressAttr, BlockTagAttr};
use terrace_llvmir as ll;
use terrace_llvmir::{ConstKind, ExprOp, TypeKind};

/// A constant of the module, or a derived constant that the module does not contain.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Key {
    /// Any other constant.
    Const(ll::Const),
    /// The zero value of a type.
    Zero(ll::Type),
    /// The poison value of a type.
    Poison(ll::Type),
    /// The address of a global value.
    Symbol(ll::Symbol),
    /// The `insertelement` part of a splat of a scalable vector: the first element inserted into poison. LLVM expands
    /// the splat to a shuffle of this vector.
    Inserted(ll::Const),
}

/// The constants of a function that were converted to operations.
#[derive(Default)]
pub(crate) struct ConstantOps {
    values: FxHashMap<Key, ValueId>,
    /// The last created operation, after which the next one is inserted.
    last: Option<OpId>,
}

impl Key {
    pub(crate) fn of(module: &ll::Module, c: ll::Const) -> Key {
        let ctx = &module.ctx;
        if ctx.is_null(c) {
            Key::Zero(ctx.consts.type_of(c))
        } else if ctx.is_poison(c) {
            Key::Poison(ctx.consts.type_of(c))
        } else if let ConstKind::Symbol(symbol) = ctx.consts.kind(c) {
            Key::Symbol(symbol)
        } else {
            Key::Const(c)
        }
    }
}

impl FunctionImport<'_> {
    /// Returns the value of a constant.
    pub(crate) fn constant(&mut self, c: ll::Const) -> Result<ValueId, Failed> {
        self.constant_of(Key::of(self.shared.module, c))
    }

    fn constant_of(&mut self, key: Key) -> Result<ValueId, Failed> {
        if let Some(&known) = self.constants.values.get(&key) {
            return Ok(known);
        }
        let (at, loc) = (self.at, self.loc);
        self.at = match self.constants.last {
            Some(last) => InsertPoint::after(&self.out, last),
            None => InsertPoint::start(&self.out, self.entry),
        };
        self.loc = Loc::UNKNOWN;
        let made = self.make_constants(key);
        (self.at, self.loc) = (at, loc);
        let value = made?;
        self.constants.last = self.out.defining_op(value);
        Ok(value)
    }

    /// Creates the operations of a constant and its operands, operands first. Of several operands, the last is
    /// created first.
    fn make_constants(&mut self, root: Key) -> Result<ValueId, Failed> {
        let mut seen = FxHashSet::default();
        let mut stack = vec![(root, self.parts_of(root))];
        seen.insert(root);
        loop {
            let Some((key, parts)) = stack.last_mut() else {
                // The root is popped last.
                return self.known_constant(root);
            };
            let key = *key;
            match parts.pop() {
                Some(part) => {
                    if !self.constants.values.contains_key(&part) && seen.insert(part) {
                        let parts = self.parts_of(part);
                        stack.push((part, parts));
                    }
                }
                None => {
                    stack.pop();
                    let value = self.make_constant(key)?;
                    self.constants.values.insert(key, value);
                }
            }
        }
    }

    /// Returns the operands of a constant: its operands in LLVM, or the elements of a zero.
    fn parts_of(&mut self, key: Key) -> Vec<Key> {
        let module = self.shared.module;
        let (types, consts) = (&module.ctx.types, &module.ctx.consts);
        match key {
            Key::Poison(_) | Key::Symbol(_) => Vec::new(),
            Key::Zero(ty) => match types.kind(ty) {
                TypeKind::Struct { fields, .. }
                | TypeKind::Identified {
                    fields: Some(fields),
                    ..
                } => fields.iter().map(|&field| Key::Zero(field)).collect(),
                // All elements are the same constant.
                TypeKind::Array { element, len } if len > 0 => vec![Key::Zero(element)],
                TypeKind::Vector { element, len, .. } if len > 0 => {
                    self.check_scalable(ty);
                    vec![Key::Zero(element)]
                }
                _ => Vec::new(),
            },
            Key::Inserted(splat) => {
                let ty = consts.type_of(splat);
                let mut parts = vec![Key::Poison(ty)];
                if let ConstKind::Splat(element) = consts.kind(splat) {
                    parts.push(Key::of(module, element));
                }
                parts.push(Key::Zero(ll::Type::I64));
                parts
            }
            Key::Const(c) => {
                let (ty, kind) = consts.get(c);
                match kind {
                    ConstKind::Aggregate(elements) => {
                        elements.iter().map(|&part| Key::of(module, part)).collect()
                    }
                    ConstKind::Splat(_) if types.is_scalable(ty) => {
                        vec![Key::Inserted(c), Key::Poison(ty)]
                    }
                    ConstKind::Splat(element) if !is_data_element(types, types.scalar(ty)) => {
                        vec![Key::of(module, element)]
                    }
                    ConstKind::DsoLocalEquivalent(symbol) => vec![Key::Symbol(symbol)],
                    ConstKind::Expr(expr) => {
                        let operands = match expr.op {
                            // The last operand is the mask.
                            ExprOp::ShuffleVector => expr.operands.get(..2).unwrap_or_default(),
                            _ => expr.operands,
                        };
                        operands.iter().map(|&part| Key::of(module, part)).collect()
                    }
                    _ => Vec::new(),
                }
            }
        }
    }

    /// Reports, like upstream, that the number of a vector's elements is unknown. The import continues.
    fn check_scalable(&mut self, ty: ll::Type) {
        if self.shared.module.ctx.types.is_scalable(ty) {
            let message = "scalable vectors not supported";
            let _ = self.diags.error(Loc::UNKNOWN, message);
        }
    }

    fn known_constant(&mut self, key: Key) -> Result<ValueId, Failed> {
        match self.constants.values.get(&key) {
            Some(&value) => Ok(value),
            None => Err(self.unhandled_constant(key, "")),
        }
    }

    /// Creates the operation of a constant whose operands have operations.
    fn make_constant(&mut self, key: Key) -> Result<ValueId, Failed> {
        let module = self.shared.module;
        let ty = match key {
            Key::Symbol(symbol) => {
                let space = module.ctx.symbols.info(symbol).address_space;
                let ty = llvm::PointerType::get(self.shared.ctx, space);
                return Ok(self.address_of(symbol, ty));
            }
            Key::Const(c) | Key::Inserted(c) => self.ty(module.ctx.consts.type_of(c)),
            Key::Zero(ty) | Key::Poison(ty) => self.ty(ty),
        };
        if let Some(value) = self.constant_attr(key) {
            return Ok(self.create_value(llvm::ConstantOp::spec(ty, value)));
        }
        let consts = &module.ctx.consts;
        match key {
            Key::Symbol(symbol) => Ok(self.address_of(symbol, ty)),
            Key::Zero(ll::Type::TOKEN) => Ok(self.create_value(llvm::NoneTokenOp::spec())),
            Key::Zero(_) => Ok(self.create_value(llvm::ZeroOp::spec(ty))),
            Key::Poison(_) => Ok(self.create_value(llvm::PoisonOp::spec(ty))),
            Key::Inserted(splat) => {
                let vector = self.known_constant(Key::Poison(consts.type_of(splat)))?;
                let element = match consts.kind(splat) {
                    ConstKind::Splat(element) => self.known_constant(Key::of(module, element))?,
                    _ => return Err(self.unhandled_constant(key, "")),
                };
                let index = self.known_constant(Key::Zero(ll::Type::I64))?;
                Ok(self.create_value(llvm::InsertElementOp::spec(vector, element, index)))
            }
            Key::Const(c) => match consts.kind(c) {
                ConstKind::Undef => Ok(self.create_value(llvm::UndefOp::spec(ty))),
                ConstKind::DsoLocalEquivalent(symbol) => {
                    let name = self.shared.symbol(symbol).reference;
                    Ok(self.dso_local_equivalent(ty, name))
                }
                ConstKind::BlockAddress { function, tag } => {
                    Ok(self.block_address(function, tag, ty))
                }
                ConstKind::Aggregate(elements) => self.aggregate(ty, elements),
                ConstKind::Splat(_) => self.shuffled_splat(c, ty),
                ConstKind::Expr(expr) => self.constant_expr(c, ty, expr),
                ConstKind::NoCfi(_) => {
                    Err(self.unhandled_constant(key, " since no_cfi is unsupported"))
                }
                _ => Err(self.unhandled_constant(key, "")),
            },
        }
    }

    fn shuffled_splat(&mut self, splat: ll::Const, ty: Type) -> Result<ValueId, Failed> {
        let module = self.shared.module;
        let vector = module.ctx.consts.type_of(splat);
        let (left, right) = (
            self.known_constant(Key::Inserted(splat))?,
            self.known_constant(Key::Poison(vector))?,
        );
        let len = module.ctx.types.element_count(vector).unwrap_or(0);
        let mask = vec![0; len as usize];
        Ok(self.create_value(llvm::ShuffleVectorOp::spec(ty, left, right, &mask)))
    }

    /// Builds an aggregate by inserting its elements into `undef`.
    fn aggregate(&mut self, ty: Type, elements: &[ll::Const]) -> Result<ValueId, Failed> {
        let module = self.shared.module;
        let is_vector = terrace_llvm::types::vector_element(self.shared.ctx, ty).is_some();
        let mut made = self.create_value(llvm::UndefOp::spec(ty));
        for (at, &element) in elements.iter().enumerate() {
            let element = self.known_constant(Key::of(module, element))?;
            made = if is_vector {
                let index = self.shared.ctx.i32(at as i32);
                let index = self.create_value(llvm::ConstantOp::spec(Type::I32, index));
                self.create_value(llvm::InsertElementOp::spec(made, element, index))
            } else {
                let position = [at as i64];
                self.create_value(llvm::InsertValueOp::spec(made, element, &position))
            };
        }
        Ok(made)
    }

    /// `llvm.mlir.addressof`
    pub(crate) fn address_of(&mut self, symbol: ll::Symbol, ty: Type) -> ValueId {
        let name = self.shared.symbol(symbol).reference;
        type Op = llvm::AddressOfOp;
        self.insert_value::<Op>(&[], ty, &[(Op::GLOBAL_NAME, name)])
    }

    fn dso_local_equivalent(&mut self, ty: Type, name: Attr) -> ValueId {
        type Op = llvm::DSOLocalEquivalentOp;
        self.insert_value::<Op>(&[], ty, &[(Op::FUNCTION_NAME, name)])
    }

    fn block_address(&mut self, function: ll::Symbol, tag: u32, ty: Type) -> ValueId {
        type Op = llvm::BlockAddressOp;
        let ctx = self.shared.ctx;
        let id = self.shared.block_number(function, tag);
        let address = ctx.attr(BlockAddressAttr {
            function: self.shared.symbol(function).reference,
            tag: ctx.attr(BlockTagAttr { id }),
        });
        self.insert_value::<Op>(&[], ty, &[(Op::BLOCK_ADDR, address)])
    }

    /// Converts a constant expression to the operation for its instruction.
    fn constant_expr(
        &mut self,
        c: ll::Const,
        ty: Type,
        expr: ll::Expr<'_>,
    ) -> Result<ValueId, Failed> {
        let module = self.shared.module;
        self.losses.add_if(
            expr.inrange.is_some(),
            "inrange of a constant getelementptr",
        );
        let mut operands = Vec::with_capacity(expr.operands.len());
        let values = match expr.op {
            ExprOp::ShuffleVector => expr.operands.get(..2).unwrap_or_default(),
            _ => expr.operands,
        };
        for &operand in values {
            operands.push(self.known_constant(Key::of(module, operand))?);
        }
        let cast = |op| (op, operands.first().copied());
        let (cast, operand) = match (expr.op, operands.as_slice()) {
            (ExprOp::Trunc, _) => cast(ll::CastOp::Trunc),
            (ExprOp::PtrToInt, _) => cast(ll::CastOp::PtrToInt),
            (ExprOp::IntToPtr, _) => cast(ll::CastOp::IntToPtr),
            (ExprOp::BitCast, _) => cast(ll::CastOp::BitCast),
            (ExprOp::AddrSpaceCast, _) => cast(ll::CastOp::AddrSpaceCast),
            (ExprOp::Add, &[left, right]) => {
                return Ok(self.binary(ll::BinaryOp::Add, expr.flags, left, right));
            }
            (ExprOp::Sub, &[left, right]) => {
                return Ok(self.binary(ll::BinaryOp::Sub, expr.flags, left, right));
            }
            (ExprOp::Xor, &[left, right]) => {
                return Ok(self.binary(ll::BinaryOp::Xor, expr.flags, left, right));
            }
            (ExprOp::ExtractElement, &[vector, index]) => {
                return Ok(self.create_value(llvm::ExtractElementOp::spec(vector, index)));
            }
            (ExprOp::InsertElement, &[vector, element, index]) => {
                return Ok(self.create_value(llvm::InsertElementOp::spec(vector, element, index)));
            }
            (ExprOp::ShuffleVector, &[left, right]) => {
                let lanes = expr.operands.get(2..).unwrap_or_default().iter();
                let lane = |&lane: &ll::Const| match module.ctx.consts.kind(lane) {
                    ConstKind::Int(lane) => lane as i32,
                    _ => -1,
                };
                let mask: Vec<i32> = lanes.map(lane).collect();
                return Ok(self.create_value(llvm::ShuffleVectorOp::spec(ty, left, right, &mask)));
            }
            (ExprOp::GetElementPtr, &[base, ref indices @ ..]) => {
                let known: Vec<_> = expr
                    .operands
                    .iter()
                    .skip(1)
                    .map(|&index| Some(index))
                    .collect();
                return Ok(self.gep(ty, expr.source, expr.flags, base, indices, &known));
            }
            (ExprOp::PtrToAddr, _) => return Err(self.unhandled_expr(c)),
            _ => return Err(self.unhandled_constant(Key::Const(c), "")),
        };
        let made = operand.and_then(|operand| self.cast(cast, expr.flags, operand, ty));
        made.ok_or_else(|| self.unhandled_expr(c))
    }
}

/// Returns true if LLVM stores arrays and vectors of a type as `ConstantDataSequential`.
fn is_data_element(types: &ll::Types, ty: ll::Type) -> bool {
    matches!(
        types.kind(ty),
        TypeKind::Int(8 | 16 | 32 | 64)
            | TypeKind::Half
            | TypeKind::BFloat
            | TypeKind::Float
            | TypeKind::Double
    )
}
