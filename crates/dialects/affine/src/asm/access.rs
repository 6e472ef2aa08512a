//! Parses and prints accesses: `%m[%i + 1, symbol(%n)]`.

use super::{colon_memref_type, vector_type};
use crate::ops::*;
use std::ops::Range;
use terrace_asm::{AffineOperands, Delim, OpAsm, OpState, Parser, Printer};
use terrace_builtin::AffineMapAttr;
use terrace_builtin::affine::AffineMap;
use terrace_builtin::attrs::{AttrBuilder, int_value};
use terrace_builtin::props::{Bool, Map};
use terrace_builtin::types::element_type;
use terrace_ir::{Attr, Failed, OpRef, PropType, SmallVec, Type, ValueId};

/// Parses `[%i + 1]` as a map and its operands.
fn parse_indices(parser: &mut Parser<'_>) -> Result<(Attr, AffineOperands), Failed> {
    let (map, operands) = parser.affine_map_of_ssa_ids(Delim::Square)?;
    Ok((parser.ctx().attr(AffineMapAttr { map }), operands))
}

fn resolve_indices(
    parser: &mut Parser<'_>,
    operands: &AffineOperands,
    state: &mut OpState,
) -> Result<(), Failed> {
    parser.resolve_same(&operands.dims, Type::INDEX, state)?;
    parser.resolve_same(&operands.symbols, Type::INDEX, state)
}

/// Prints ` %m[..]`: operand `memref`, and its indices, which are the remaining operands.
fn print_access(op: OpRef<'_>, memref: usize, map: usize, printer: &mut Printer<'_>) {
    printer.value(op.body.operand(op.id, memref));
    printer.ch('[');
    let indices: SmallVec<[ValueId; 6]> = op.body.operands(op.id).skip(memref + 1).collect();
    if let Some(map) = op.get::<Map>(map) {
        printer.affine_map_of_ssa_ids(map, &indices);
    }
    printer.ch(']');
}

/// A load or a store of an element or a vector.
pub(super) struct AccessAsm {
    /// True for a store, whose first operand is the value.
    stores: bool,
    /// True if the type of a vector follows the type of the memref.
    vector: bool,
    /// The property slot of the map.
    map: usize,
}

impl AccessAsm {
    pub(super) const LOAD: Self = Self::new(false, false, AffineLoadOp::MAP);
    pub(super) const STORE: Self = Self::new(true, false, AffineStoreOp::MAP);
    pub(super) const VECTOR_LOAD: Self = Self::new(false, true, AffineVectorLoadOp::MAP);
    pub(super) const VECTOR_STORE: Self = Self::new(true, true, AffineVectorStoreOp::MAP);

    const fn new(stores: bool, vector: bool, map: usize) -> Self {
        AccessAsm {
            stores,
            vector,
            map,
        }
    }
}

impl OpAsm for AccessAsm {
    fn parse(&self, parser: &mut Parser<'_>, state: &mut OpState) -> Result<(), Failed> {
        let mut value = None;
        if self.stores {
            value = Some(parser.operand()?);
            parser.expect(",")?;
        }
        let memref = parser.operand()?;
        let (map, indices) = parse_indices(parser)?;
        state.add_prop(self.map, map);
        parser.attr_dict(state)?;
        let ty = colon_memref_type(parser)?;
        let accessed = if self.vector {
            parser.expect(",")?;
            vector_type(parser)?
        } else {
            element_type(parser.ctx(), ty).unwrap_or(ty)
        };
        if let Some(value) = value {
            state.operands.push(parser.resolve(value, accessed)?);
        }
        state.operands.push(parser.resolve(memref, ty)?);
        resolve_indices(parser, &indices, state)?;
        if !self.stores {
            state.result_types.push(accessed);
        }
        Ok(())
    }

    fn print(&self, op: OpRef<'_>, printer: &mut Printer<'_>) {
        let (memref, accessed) = match self.stores {
            true => (1, op.operand_type(0)),
            false => (0, op.result_type(0)),
        };
        printer.ch(' ');
        if self.stores {
            printer.value(op.body.operand(op.id, 0));
            printer.text(", ");
        }
        print_access(op, memref, self.map, printer);
        printer.attr_dict(op, &["map"]);
        printer.text(" : ");
        printer.ty(op.operand_type(memref));
        if self.vector {
            printer.text(", ");
            printer.ty(accessed);
        }
    }
}

pub(super) struct PrefetchAsm;

impl OpAsm for PrefetchAsm {
    fn parse(&self, parser: &mut Parser<'_>, state: &mut OpState) -> Result<(), Failed> {
        let ctx = parser.ctx();
        let memref = parser.operand()?;
        let (map, indices) = parse_indices(parser)?;
        state.add_prop(AffinePrefetchOp::MAP, map);
        parser.expect(",")?;
        let access = parser.keyword()?;
        parser.expect(",")?;
        parser.expect_keyword("locality")?;
        parser.expect("<")?;
        let hint = parser.integer_attr(Type::I32)?;
        state.add_prop(AffinePrefetchOp::LOCALITY_HINT, hint);
        parser.expect(">")?;
        parser.expect(",")?;
        let cache = parser.keyword()?;
        parser.attr_dict(state)?;
        let ty = colon_memref_type(parser)?;
        state.operands.push(parser.resolve(memref, ty)?);
        resolve_indices(parser, &indices, state)?;
        if !matches!(access, "read" | "write") {
            return Err(parser.error(state.offset, "rw specifier has to be 'read' or 'write'"));
        }
        state.add_prop(AffinePrefetchOp::IS_WRITE, ctx.bool(access == "write"));
        if !matches!(cache, "data" | "instr") {
            return Err(parser.error(state.offset, "cache type has to be 'data' or 'instr'"));
        }
        state.add_prop(AffinePrefetchOp::IS_DATA_CACHE, ctx.bool(cache == "data"));
        Ok(())
    }

    fn print(&self, op: OpRef<'_>, printer: &mut Printer<'_>) {
        let flag = |slot| op.get::<Bool>(slot) == Some(true);
        printer.ch(' ');
        print_access(op, 0, AffinePrefetchOp::MAP, printer);
        let write = flag(AffinePrefetchOp::IS_WRITE);
        printer.text(if write { ", write" } else { ", read" });
        printer.text(", locality<");
        let hint = op
            .prop(AffinePrefetchOp::LOCALITY_HINT)
            .and_then(|attr| int_value(op.ctx, attr));
        printer.int(hint.unwrap_or(0));
        let data = flag(AffinePrefetchOp::IS_DATA_CACHE);
        printer.text(if data { ">, data" } else { ">, instr" });
        printer.attr_dict(op, &["map", "localityHint", "isDataCache", "isWrite"]);
        printer.text(" : ");
        printer.ty(op.operand_type(0));
    }
}

/// A memref of a DMA operation, its map, and the index of its first index operand.
pub struct DmaList<'a> {
    /// The operand index of the memref.
    pub memref: usize,
    /// The map applied to the indices.
    pub map: &'a AffineMap,
}

impl DmaList<'_> {
    /// Returns the operand range of the map's inputs.
    pub fn indices(&self) -> Range<usize> {
        let inputs = self.map.num_inputs();
        self.memref + 1..self.memref + 1 + inputs
    }
}

/// The operands of a DMA operation by role.
pub struct DmaParts<'a> {
    /// Source, destination and tag, or the tag alone.
    pub lists: SmallVec<[DmaList<'a>; 3]>,
    /// The index of the first operand after the lists: the number of elements.
    pub end: usize,
}

impl<'a> DmaParts<'a> {
    /// Returns the parts of `affine.dma_start`. Returns `None` if maps or operands are missing.
    pub fn start(op: OpRef<'a>) -> Option<Self> {
        Self::of(op, &["src_map", "dst_map", "tag_map"])
    }

    /// Returns the parts of `affine.dma_wait`. Returns `None` if the map or operands are missing.
    pub fn wait(op: OpRef<'a>) -> Option<Self> {
        Self::of(op, &["tag_map"])
    }

    fn of(op: OpRef<'a>, names: &[&str]) -> Option<Self> {
        let mut parts = DmaParts {
            lists: SmallVec::new(),
            end: 0,
        };
        for name in names {
            let map = Map::from_attr(op.ctx, op.attr_named(name)?)?;
            let list = DmaList {
                memref: parts.end,
                map,
            };
            parts.end = list.indices().end;
            parts.lists.push(list);
        }
        (parts.end < op.body.num_operands(op.id)).then_some(parts)
    }
}

/// Prints the lists and at most `counts` operands after them.
fn print_dma(op: OpRef<'_>, parts: Option<DmaParts<'_>>, counts: usize, printer: &mut Printer<'_>) {
    printer.ch(' ');
    let lists = parts.as_ref().map_or(&[][..], |parts| &parts.lists);
    for list in lists {
        let indices: SmallVec<[ValueId; 6]> = list
            .indices()
            .map(|at| op.body.operand(op.id, at))
            .collect();
        printer.value(op.body.operand(op.id, list.memref));
        printer.ch('[');
        printer.affine_map_of_ssa_ids(list.map, &indices);
        printer.text("], ");
    }
    let end = parts.as_ref().map_or(0, |parts| parts.end);
    printer.values(op.body.operands(op.id).skip(end).take(counts));
    printer.text(" : ");
    printer.types(lists.iter().map(|list| op.operand_type(list.memref)));
}

pub(super) struct DmaStartAsm;

impl OpAsm for DmaStartAsm {
    fn parse(&self, parser: &mut Parser<'_>, state: &mut OpState) -> Result<(), Failed> {
        let ctx = parser.ctx();
        let mut lists = SmallVec::<[_; 3]>::new();
        for name in ["src_map", "dst_map", "tag_map"] {
            let memref = parser.operand()?;
            let (map, indices) = parse_indices(parser)?;
            state.attrs.push((ctx.string(name), map));
            parser.expect(",")?;
            lists.push((memref, indices));
        }
        let count = parser.operand()?;
        let stride = parser.trailing_operands()?;
        if !stride.is_empty() && stride.len() != 2 {
            return Err(parser.error(state.offset, "expected two stride related operands"));
        }
        parser.expect(":")?;
        let types = parser.type_list()?;
        if types.len() != 3 {
            return Err(parser.error(state.offset, "expected three types"));
        }
        for ((memref, indices), ty) in lists.iter().zip(types) {
            state.operands.push(parser.resolve(*memref, ty)?);
            resolve_indices(parser, indices, state)?;
        }
        state.operands.push(parser.resolve(count, Type::INDEX)?);
        parser.resolve_same(&stride, Type::INDEX, state)
    }

    fn print(&self, op: OpRef<'_>, printer: &mut Printer<'_>) {
        print_dma(op, DmaParts::start(op), 3, printer);
    }
}

pub(super) struct DmaWaitAsm;

impl OpAsm for DmaWaitAsm {
    fn parse(&self, parser: &mut Parser<'_>, state: &mut OpState) -> Result<(), Failed> {
        let ctx = parser.ctx();
        let tag = parser.operand()?;
        let (map, indices) = parse_indices(parser)?;
        state.attrs.push((ctx.string("tag_map"), map));
        parser.expect(",")?;
        let count = parser.operand()?;
        let ty = parser.colon_type()?;
        state.operands.push(parser.resolve(tag, ty)?);
        resolve_indices(parser, &indices, state)?;
        state.operands.push(parser.resolve(count, Type::INDEX)?);
        if !ty.is::<terrace_builtin::MemRefType>(ctx) {
            return Err(parser.error(state.offset, "expected tag to be of memref type"));
        }
        Ok(())
    }

    fn print(&self, op: OpRef<'_>, printer: &mut Printer<'_>) {
        // As in MLIR, an operand after the number of elements is valid but has no syntax.
        print_dma(op, DmaParts::wait(op), 1, printer);
    }
}
