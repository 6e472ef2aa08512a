//! Implements hand-written formats.

mod access;
mod loops;
mod parallel;

pub use access::{DmaList, DmaParts};
pub use parallel::group_sizes;

use crate::ops::*;
use access::AccessAsm;
use terrace_asm::{CustomDirectives, Delim, DynamicIndexList, OpAsm, OpState, Parser, Printer};
use terrace_builtin::affine::AffineMap;
use terrace_builtin::props::Map;
use terrace_builtin::types::{MemRefType, VectorType};
use terrace_ir::{
    Attr, Failed, OpDef, OpRef, OpView, PropType, Registry, SmallVec, Type, TypeKind, ValueId,
};

pub(crate) fn register(registry: &mut Registry) {
    registry.attach::<dyn OpAsm>(AffineApplyOp::DEF, &ApplyAsm);
    registry.attach::<dyn OpAsm>(AffineMinOp::DEF, &MinMaxAsm);
    registry.attach::<dyn OpAsm>(AffineMaxOp::DEF, &MinMaxAsm);
    registry.attach::<dyn OpAsm>(AffineForOp::DEF, &loops::ForAsm);
    registry.attach::<dyn OpAsm>(AffineIfOp::DEF, &loops::IfAsm);
    registry.attach::<dyn OpAsm>(AffineParallelOp::DEF, &parallel::ParallelAsm);
    registry.attach::<dyn OpAsm>(AffineLoadOp::DEF, &AccessAsm::LOAD);
    registry.attach::<dyn OpAsm>(AffineStoreOp::DEF, &AccessAsm::STORE);
    registry.attach::<dyn OpAsm>(AffineVectorLoadOp::DEF, &AccessAsm::VECTOR_LOAD);
    registry.attach::<dyn OpAsm>(AffineVectorStoreOp::DEF, &AccessAsm::VECTOR_STORE);
    registry.attach::<dyn OpAsm>(AffinePrefetchOp::DEF, &access::PrefetchAsm);
    registry.attach::<dyn OpAsm>(AffineDmaStartOp::DEF, &access::DmaStartAsm);
    registry.attach::<dyn OpAsm>(AffineDmaWaitOp::DEF, &access::DmaWaitAsm);
    let lists: [&'static OpDef; 2] = [AffineDelinearizeIndexOp::DEF, AffineLinearizeIndexOp::DEF];
    for def in lists {
        registry.attach::<dyn CustomDirectives>(def, &DynamicIndexList);
    }
}

/// Parses an attribute that must be an affine map.
fn parse_map<'c>(parser: &mut Parser<'c>) -> Result<(Attr, &'c AffineMap), Failed> {
    let offset = parser.offset();
    let attr = parser.attr(None)?;
    match Map::from_attr(parser.ctx(), attr) {
        Some(map) => Ok((attr, map)),
        None => Err(wrong_attr(parser, offset)),
    }
}

fn wrong_attr(parser: &mut Parser<'_>, offset: u32) -> Failed {
    parser.error(offset, "invalid kind of attribute specified")
}

/// Parses `(%d0, %d1)[%s0]` as operands. Returns the number of dimensions.
fn parse_dims_and_symbols(parser: &mut Parser<'_>, state: &mut OpState) -> Result<u32, Failed> {
    let mut operands = parser.operand_list(Delim::Paren)?;
    let dims = operands.len() as u32;
    operands.extend(parser.operand_list(Delim::OptionalSquare)?);
    parser.resolve_same(&operands, Type::INDEX, state)?;
    Ok(dims)
}

fn print_dims_and_symbols(printer: &mut Printer<'_>, operands: &[ValueId], dims: u32) {
    let (dims, symbols) = operands.split_at((dims as usize).min(operands.len()));
    printer.ch('(');
    printer.values(dims.iter().copied());
    printer.ch(')');
    if !symbols.is_empty() {
        printer.ch('[');
        printer.values(symbols.iter().copied());
        printer.ch(']');
    }
}

/// Parses a type of one kind. Messages call the kind `name` and point at `offset`.
fn typed<T: TypeKind>(parser: &mut Parser<'_>, offset: u32, name: &str) -> Result<Type, Failed> {
    let ty = parser.ty()?;
    if ty.is::<T>(parser.ctx()) {
        return Ok(ty);
    }
    let message = format!(
        "invalid kind of type specified: expected {name}, but found {}",
        parser.ctx().show_type(ty)
    );
    Err(parser.error(offset, message))
}

/// `: memref<..>`
fn colon_memref_type(parser: &mut Parser<'_>) -> Result<Type, Failed> {
    let offset = parser.offset();
    parser.expect(":")?;
    typed::<MemRefType>(parser, offset, "builtin.memref")
}

fn vector_type(parser: &mut Parser<'_>) -> Result<Type, Failed> {
    let offset = parser.offset();
    typed::<VectorType>(parser, offset, "builtin.vector")
}

struct ApplyAsm;

impl OpAsm for ApplyAsm {
    fn parse(&self, parser: &mut Parser<'_>, state: &mut OpState) -> Result<(), Failed> {
        let (attr, map) = parse_map(parser)?;
        state.props[AffineApplyOp::MAP] = Some(attr);
        let dims = parse_dims_and_symbols(parser, state)?;
        parser.attr_dict(state)?;
        if map.dims != dims || (dims + map.symbols) as usize != state.operands.len() {
            return Err(parser.error(state.offset, "dimension or symbol index mismatch"));
        }
        let results = map.results.iter().map(|_| Type::INDEX);
        state.result_types.extend(results);
        Ok(())
    }

    fn print(&self, op: OpRef<'_>, printer: &mut Printer<'_>) {
        print_map_and_operands(op, AffineApplyOp::MAP, printer);
    }
}

fn print_map_and_operands(op: OpRef<'_>, slot: usize, printer: &mut Printer<'_>) {
    let operands: SmallVec<[ValueId; 6]> = op.body.operands(op.id).collect();
    printer.ch(' ');
    if let Some(attr) = op.prop(slot) {
        printer.attr(attr);
    }
    let dims = op.get::<Map>(slot).map_or(0, |map| map.dims);
    print_dims_and_symbols(printer, &operands, dims);
    printer.attr_dict(op, &["map"]);
}

struct MinMaxAsm;

impl OpAsm for MinMaxAsm {
    fn parse(&self, parser: &mut Parser<'_>, state: &mut OpState) -> Result<(), Failed> {
        let (attr, _) = parse_map(parser)?;
        state.props[AffineMinOp::MAP] = Some(attr);
        let dims = parser.operand_list(Delim::Paren)?;
        let symbols = parser.operand_list(Delim::OptionalSquare)?;
        parser.attr_dict(state)?;
        parser.resolve_same(&dims, Type::INDEX, state)?;
        parser.resolve_same(&symbols, Type::INDEX, state)?;
        state.result_types.push(Type::INDEX);
        Ok(())
    }

    fn print(&self, op: OpRef<'_>, printer: &mut Printer<'_>) {
        print_map_and_operands(op, AffineMinOp::MAP, printer);
    }
}
