//! Merges the additions of a forked context into a context with the same base.
//!
//! The same addition may have different handles in the two contexts, and [`Merged`] maps them. The tables are merged
//! in the order types, symbols, constants, attributes, metadata, because later tables refer to earlier ones.

use crate::attributes::{AttrList, AttrSet, Attribute};
use crate::constants::{Const, ConstKind, Expr, InlineAsm};
use crate::context::Context;
use crate::metadata::{Md, MdKind};
use crate::symbols::Symbol;
use crate::types::{Type, TypeKind};

/// Maps handles of a fork to handles of the context that its additions were merged into. Handles of the common base
/// are unchanged.
#[derive(Debug)]
pub(crate) struct Merged {
    types: Map,
    symbols: Map,
    consts: Map,
    sets: Map,
    metadata: Map,
}

#[derive(Debug, Default)]
struct Map {
    base: u32,
    own: Vec<u32>,
}

/// The error for a handle without a counterpart in the module: an internal error of this crate. Substituting any
/// other handle would miscompile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotMerged;

impl std::fmt::Display for NotMerged {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(
            "internal error: function refers to an entity that was not merged into its module",
        )
    }
}

impl std::error::Error for NotMerged {}

impl Map {
    fn get(&self, handle: u32) -> Result<u32, NotMerged> {
        match handle.checked_sub(self.base) {
            Some(own) => self.own.get(own as usize).copied().ok_or(NotMerged),
            None => Ok(handle),
        }
    }
}

impl Merged {
    /// Merges the additions of `from` into `into`, in the order of their creation. Operands precede their users in
    /// that order, so one pass per table suffices.
    pub(crate) fn new(into: &mut Context, from: &Context) -> Result<Merged, NotMerged> {
        let mut merged = Merged {
            types: Map {
                base: from.types.base_len(),
                own: Vec::new(),
            },
            symbols: Map {
                base: from.symbols.base_len(),
                own: Vec::new(),
            },
            consts: Map {
                base: from.consts.base_len(),
                own: Vec::new(),
            },
            sets: Map {
                base: from.attrs.base_sets(),
                own: Vec::new(),
            },
            metadata: Map {
                base: from.metadata.base_len(),
                own: Vec::new(),
            },
        };
        merged.merge_types(into, from)?;
        merged.merge_symbols(into, from)?;
        merged.merge_constants(into, from)?;
        merged.merge_attributes(into, from)?;
        merged.merge_metadata(into, from)?;
        Ok(merged)
    }

    fn ty(&self, ty: Type) -> Result<Type, NotMerged> {
        Ok(Type(self.types.get(ty.0)?))
    }

    fn tys(&self, types: &[Type]) -> Result<Vec<Type>, NotMerged> {
        types.iter().map(|&ty| self.ty(ty)).collect()
    }

    fn constant(&self, c: Const) -> Result<Const, NotMerged> {
        Ok(Const(self.consts.get(c.0)?))
    }

    pub(crate) fn symbol(&self, symbol: Symbol) -> Result<Symbol, NotMerged> {
        Ok(Symbol(self.symbols.get(symbol.0)?))
    }

    pub(crate) fn attr_set(&self, set: AttrSet) -> Result<AttrSet, NotMerged> {
        Ok(AttrSet(self.sets.get(set.0)?))
    }

    pub(crate) fn md(&self, md: Md) -> Result<Md, NotMerged> {
        Ok(Md(self.metadata.get(md.0)?))
    }

    fn merge_types(&mut self, into: &mut Context, from: &Context) -> Result<(), NotMerged> {
        for ty in from.types.own() {
            let new = match from.types.kind(ty) {
                TypeKind::Array { element, len } => into.types.array(self.ty(element)?, len),
                TypeKind::Vector {
                    element,
                    len,
                    scalable,
                } => {
                    let element = self.ty(element)?;
                    into.types.intern(TypeKind::Vector {
                        element,
                        len,
                        scalable,
                    })
                }
                TypeKind::Struct { fields, packed } => {
                    into.types.struct_(&self.tys(fields)?, packed)
                }
                TypeKind::Identified { name: [], .. } => into.types.unnamed(),
                TypeKind::Identified { name, .. } => into.types.identified(name),
                TypeKind::Function {
                    result,
                    params,
                    varargs,
                } => into
                    .types
                    .function(self.ty(result)?, &self.tys(params)?, varargs),
                TypeKind::TargetExt { name, types, ints } => {
                    into.types.target_ext(name, &self.tys(types)?, ints)
                }
                simple => into.types.intern(simple),
            };
            self.types.own.push(new.0);
        }
        for ty in from.types.own() {
            if let TypeKind::Identified {
                fields: Some(fields),
                packed,
                ..
            } = from.types.kind(ty)
            {
                into.types
                    .set_body(self.ty(ty)?, &self.tys(fields)?, packed);
            }
        }
        Ok(())
    }

    fn merge_symbols(&mut self, into: &mut Context, from: &Context) -> Result<(), NotMerged> {
        for symbol in from.symbols.own() {
            let name = from.symbols.name(symbol);
            let known = if name.is_empty() {
                None
            } else {
                into.symbols.get(name)
            };
            let new = match known {
                Some(known) => known,
                None => {
                    let mut info = from.symbols.info(symbol);
                    info.value_type = self.ty(info.value_type)?;
                    if name.is_empty() {
                        self.symbols.own.push(into.symbols.nameless(info).0);
                        continue;
                    }
                    into.symbols
                        .add(name, info)
                        .expect("invariant: the name was just found free")
                }
            };
            self.symbols.own.push(new.0);
        }
        Ok(())
    }

    fn merge_constants(&mut self, into: &mut Context, from: &Context) -> Result<(), NotMerged> {
        for c in from.consts.own() {
            let (ty, kind) = from.consts.get(c);
            let ty = self.ty(ty)?;
            let list = |list: &[Const]| {
                list.iter()
                    .map(|&c| self.constant(c))
                    .collect::<Result<Vec<Const>, NotMerged>>()
            };
            let new = match kind {
                ConstKind::Aggregate(elements) => into
                    .consts
                    .intern(ty, ConstKind::Aggregate(&list(elements)?)),
                ConstKind::Splat(element) => into
                    .consts
                    .intern(ty, ConstKind::Splat(self.constant(element)?)),
                ConstKind::Symbol(symbol) => into
                    .consts
                    .intern(ty, ConstKind::Symbol(self.symbol(symbol)?)),
                ConstKind::DsoLocalEquivalent(symbol) => into
                    .consts
                    .intern(ty, ConstKind::DsoLocalEquivalent(self.symbol(symbol)?)),
                ConstKind::NoCfi(symbol) => into
                    .consts
                    .intern(ty, ConstKind::NoCfi(self.symbol(symbol)?)),
                ConstKind::BlockAddress { function, tag } => {
                    let function = self.symbol(function)?;
                    into.consts
                        .intern(ty, ConstKind::BlockAddress { function, tag })
                }
                ConstKind::PtrAuth(operands) => {
                    into.consts.intern(ty, ConstKind::PtrAuth(&list(operands)?))
                }
                ConstKind::Expr(expr) => {
                    let mask_from = match expr.op {
                        crate::constants::ExprOp::ShuffleVector => 2,
                        _ => expr.operands.len(),
                    };
                    let mut operands = list(&expr.operands[..mask_from])?;
                    operands.extend_from_slice(&expr.operands[mask_from..]);
                    let source = self.ty(expr.source)?;
                    let inrange = match expr.inrange {
                        Some((low, high)) => Some((self.constant(low)?, self.constant(high)?)),
                        None => None,
                    };
                    into.consts.intern(
                        ty,
                        ConstKind::Expr(Expr {
                            source,
                            inrange,
                            operands: &operands,
                            ..expr
                        }),
                    )
                }
                ConstKind::InlineAsm(asm) => {
                    let function_type = self.ty(asm.function_type)?;
                    let asm = InlineAsm {
                        function_type,
                        ..asm.clone()
                    };
                    into.consts.intern(ty, ConstKind::InlineAsm(&asm))
                }
                // Metadata constants occur only in calls, and calls are already printed.
                ConstKind::Metadata(_) => Const::NULL,
                plain => into.consts.intern(ty, plain),
            };
            self.consts.own.push(new.0);
        }
        Ok(())
    }

    fn merge_attributes(&mut self, into: &mut Context, from: &Context) -> Result<(), NotMerged> {
        for set in from.attrs.own_sets() {
            let attributes: Vec<Attribute> = from
                .attrs
                .set(set)
                .iter()
                .map(|attribute| {
                    Ok(match attribute {
                        Attribute::Type(kind, ty) => Attribute::Type(*kind, self.ty(*ty)?),
                        Attribute::Range(low, high) => {
                            Attribute::Range(self.constant(*low)?, self.constant(*high)?)
                        }
                        other => other.clone(),
                    })
                })
                .collect::<Result<_, NotMerged>>()?;
            let new = into.attr_set(&attributes);
            self.sets.own.push(new.0);
        }
        for &(symbol, list) in from.symbols.wanted() {
            let params: Vec<AttrSet> = from
                .attrs
                .param_sets(list)
                .iter()
                .map(|&set| self.attr_set(set))
                .collect::<Result<_, NotMerged>>()?;
            let function = self.attr_set(from.attrs.function_set(list))?;
            let result = self.attr_set(from.attrs.result_set(list))?;
            let list: AttrList = into.attrs.list(function, result, &params);
            into.symbols.add_wanted(self.symbol(symbol)?, list);
        }
        Ok(())
    }

    fn merge_metadata(&mut self, into: &mut Context, from: &Context) -> Result<(), NotMerged> {
        for md in from.metadata.own() {
            let new = match from.metadata.kind(md) {
                // Distinct nodes may refer to later nodes.
                MdKind::Forward => into.metadata.forward(),
                kind if kind.is_distinct() => into.metadata.forward(),
                kind => {
                    let kind = self.map_md(kind)?;
                    into.metadata.intern(kind)
                }
            };
            self.metadata.own.push(new.0);
        }
        for md in from.metadata.own() {
            let kind = from.metadata.kind(md);
            if kind.is_distinct() {
                let kind = self.map_md(kind)?;
                into.metadata.define(self.md(md)?, kind);
            }
        }
        Ok(())
    }

    fn map_md(&self, kind: &MdKind) -> Result<MdKind, NotMerged> {
        Ok(match kind {
            MdKind::Value(value) => MdKind::Value(self.constant(*value)?),
            MdKind::ArgList(values) => {
                let values = values.iter().map(|value| self.constant(*value));
                MdKind::ArgList(values.collect::<Result<_, NotMerged>>()?)
            }
            kind => {
                let mut kind = kind.clone();
                kind.try_map_operands(|md| self.md(md))?;
                kind
            }
        })
    }
}
