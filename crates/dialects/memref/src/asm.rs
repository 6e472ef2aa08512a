//! Implements hand-written formats, directives and result names.

use crate::ops::*;
use terrace_asm::{
    AsmNames, CustomDirectives, Delim, DynamicIndexList, OpAsm, OpState, Parser, Printer,
};
use terrace_builtin::AffineMapAttr;
use terrace_builtin::attrs::{AttrBuilder, int_value};
use terrace_builtin::constraints::is_elements;
use terrace_builtin::props::{AnyType, Bool};
use terrace_builtin::types::{BuiltinType, MemRefType, RankedTensorType};
use terrace_ir::{Attr, Context, Failed, OpDef, OpRef, OpView, Registry, Type, ValueId};

pub(crate) fn register(registry: &mut Registry) {
    registry.attach::<dyn OpAsm>(AllocaScopeOp::DEF, &AllocaScopeAsm);
    registry.attach::<dyn OpAsm>(DmaStartOp::DEF, &DmaStartAsm);
    registry.attach::<dyn OpAsm>(GenericAtomicRMWOp::DEF, &GenericAtomicRMWAsm);
    registry.attach::<dyn OpAsm>(PrefetchOp::DEF, &PrefetchAsm);
    registry.attach::<dyn OpAsm>(TransposeOp::DEF, &TransposeAsm);
    registry.attach::<dyn AsmNames>(ExtractStridedMetadataOp::DEF, &StridedMetadataNames);
    registry.attach::<dyn CustomDirectives>(GlobalOp::DEF, &GlobalDirectives);
    let mixed: [&'static OpDef; 3] = [ReinterpretCastOp::DEF, SubViewOp::DEF, ExpandShapeOp::DEF];
    for def in mixed {
        registry.attach::<dyn CustomDirectives>(def, &DynamicIndexList);
    }
}

struct StridedMetadataNames;

impl AsmNames for StridedMetadataNames {
    fn result_names(&self, op: OpRef<'_>, set: &mut dyn FnMut(ValueId, &str)) {
        if op.body.num_results(op.id) < 2 {
            return;
        }
        let result = |index| op.body.result(op.id, index);
        set(result(0), "base_buffer");
        set(result(1), "offset");
        let rank = (op.body.num_results(op.id) - 2) / 2;
        if rank > 0 {
            set(result(2), "sizes");
            set(result(2 + rank), "strides");
        }
    }
}

/// `memref<4xf32> = dense<1.0>`
struct GlobalDirectives;

impl CustomDirectives for GlobalDirectives {
    fn parse(
        &self,
        _name: &str,
        _args: &[&str],
        parser: &mut Parser<'_>,
        state: &mut OpState,
    ) -> Result<(), Failed> {
        let ctx = parser.ctx();
        let ty = parser.ty()?;
        let Some(memref) = ty
            .as_::<MemRefType>(ctx)
            .filter(|memref| memref.has_static_shape())
        else {
            let message = format!(
                "type should be static shaped memref, but got {}",
                ctx.show_type(ty)
            );
            return Err(parser.error(state.offset, message));
        };
        state.props[GlobalOp::TYPE] = Some(ctx.type_attr(ty));
        if !parser.eat("=") {
            return Ok(());
        }
        let value = if parser.eat_keyword("uninitialized") {
            Attr::UNIT
        } else {
            let value = parser.attr(Some(tensor_type(ctx, memref)))?;
            if !is_elements(ctx, value) {
                let message = "initial value should be a unit or elements attribute";
                return Err(parser.error(state.offset, message));
            }
            value
        };
        state.props[GlobalOp::INITIAL_VALUE] = Some(value);
        Ok(())
    }

    fn print(&self, _name: &str, _args: &[&str], op: OpRef<'_>, printer: &mut Printer<'_>) {
        if let Some(ty) = op.get::<AnyType>(GlobalOp::TYPE) {
            printer.ty(ty);
        }
        match op.prop(GlobalOp::INITIAL_VALUE) {
            None => {}
            Some(Attr::UNIT) => printer.text(" = uninitialized"),
            Some(value) => {
                printer.text(" = ");
                printer.attr_without_type(value);
            }
        }
    }
}

/// Returns the tensor type of a global's initial value, with the memref's shape and element type.
pub fn tensor_type(ctx: &Context, memref: &MemRefType) -> Type {
    ctx.ty(RankedTensorType {
        shape: memref.shape.clone(),
        element: memref.element,
        encoding: None,
    })
}

struct AllocaScopeAsm;

impl OpAsm for AllocaScopeAsm {
    fn parse(&self, parser: &mut Parser<'_>, state: &mut OpState) -> Result<(), Failed> {
        state.result_types = parser.optional_arrow_type_list()?.into_iter().collect();
        let region = parser.region(state, &[])?;
        parser.ensure_terminator(state, region);
        parser.attr_dict(state)
    }

    fn print(&self, op: OpRef<'_>, printer: &mut Printer<'_>) {
        let results = op.body.num_results(op.id) > 0;
        printer.ch(' ');
        if results {
            printer.text(" -> (");
            printer.types(op.body.results(op.id).map(|value| op.body.ty(value)));
            printer.ch(')');
        }
        printer.ch(' ');
        if let Some(region) = op.body.region(op.id, 0) {
            printer.region(op, region, false, results);
        }
        printer.attr_dict(op, &[]);
    }
}

struct GenericAtomicRMWAsm;

impl OpAsm for GenericAtomicRMWAsm {
    fn parse(&self, parser: &mut Parser<'_>, state: &mut OpState) -> Result<(), Failed> {
        let ctx = parser.ctx();
        let memref = parser.operand()?;
        let indices = parser.operand_list(Delim::Square)?;
        parser.expect(":")?;
        let offset = parser.offset();
        let ty = parser.ty()?;
        state.operands.push(parser.resolve(memref, ty)?);
        parser.resolve_same(&indices, Type::INDEX, state)?;
        let result = match BuiltinType::of(ctx, ty) {
            BuiltinType::MemRef(memref) => memref.element,
            // The verifier rejects this type.
            BuiltinType::UnrankedMemRef(_) => ty,
            _ => return Err(wrong_type(parser, offset, ty)),
        };
        parser.region(state, &[])?;
        parser.attr_dict(state)?;
        state.result_types.push(result);
        Ok(())
    }

    fn print(&self, op: OpRef<'_>, printer: &mut Printer<'_>) {
        let atomic = GenericAtomicRMWOp::read(op);
        printer.ch(' ');
        printer.value(atomic.memref());
        printer.ch('[');
        printer.values(atomic.indices());
        printer.text("] : ");
        printer.ty(op.body.ty(atomic.memref()));
        printer.ch(' ');
        if let Some(region) = op.body.region(op.id, 0) {
            printer.region(op, region, true, true);
        }
        printer.attr_dict(op, &[]);
    }
}

/// Reports that a type is not a ranked memref.
fn wrong_type(parser: &mut Parser<'_>, offset: u32, ty: Type) -> Failed {
    let message = format!(
        "invalid kind of type specified: expected builtin.memref, but found {}",
        parser.ctx().show_type(ty)
    );
    parser.error(offset, message)
}

/// `: memref<..>`
fn colon_memref(parser: &mut Parser<'_>) -> Result<Type, Failed> {
    let offset = parser.offset();
    parser.expect(":")?;
    let ty = parser.ty()?;
    match ty.is::<MemRefType>(parser.ctx()) {
        true => Ok(ty),
        false => Err(wrong_type(parser, offset, ty)),
    }
}

struct PrefetchAsm;

impl OpAsm for PrefetchAsm {
    fn parse(&self, parser: &mut Parser<'_>, state: &mut OpState) -> Result<(), Failed> {
        let ctx = parser.ctx();
        let memref = parser.operand()?;
        let indices = parser.operand_list(Delim::Square)?;
        parser.expect(",")?;
        let access = parser.keyword()?;
        parser.expect(",")?;
        parser.expect_keyword("locality")?;
        parser.expect("<")?;
        state.props[PrefetchOp::LOCALITY_HINT] = Some(parser.integer_attr(Type::I32)?);
        parser.expect(">")?;
        parser.expect(",")?;
        let cache = parser.keyword()?;
        parser.attr_dict(state)?;
        let ty = colon_memref(parser)?;
        state.operands.push(parser.resolve(memref, ty)?);
        parser.resolve_same(&indices, Type::INDEX, state)?;
        if !matches!(access, "read" | "write") {
            return Err(parser.error(state.offset, "rw specifier has to be 'read' or 'write'"));
        }
        state.props[PrefetchOp::IS_WRITE] = Some(ctx.bool(access == "write"));
        if !matches!(cache, "data" | "instr") {
            return Err(parser.error(state.offset, "cache type has to be 'data' or 'instr'"));
        }
        state.props[PrefetchOp::IS_DATA_CACHE] = Some(ctx.bool(cache == "data"));
        Ok(())
    }

    fn print(&self, op: OpRef<'_>, printer: &mut Printer<'_>) {
        let prefetch = PrefetchOp::read(op);
        let flag = |slot| op.get::<Bool>(slot) == Some(true);
        printer.ch(' ');
        printer.value(prefetch.memref());
        printer.ch('[');
        printer.values(prefetch.indices());
        printer.text(if flag(PrefetchOp::IS_WRITE) {
            "], write"
        } else {
            "], read"
        });
        printer.text(", locality<");
        let hint = op
            .prop(PrefetchOp::LOCALITY_HINT)
            .and_then(|attr| int_value(op.ctx, attr));
        printer.int(hint.unwrap_or(0));
        printer.text(if flag(PrefetchOp::IS_DATA_CACHE) {
            ">, data"
        } else {
            ">, instr"
        });
        printer.attr_dict(op, &["localityHint", "isWrite", "isDataCache"]);
        printer.text(" : ");
        printer.ty(op.operand_type(0));
    }
}

struct TransposeAsm;

impl OpAsm for TransposeAsm {
    fn parse(&self, parser: &mut Parser<'_>, state: &mut OpState) -> Result<(), Failed> {
        let ctx = parser.ctx();
        let operand = parser.operand()?;
        let map = parser.affine_map_body()?;
        parser.attr_dict(state)?;
        let from = colon_memref(parser)?;
        state.operands.push(parser.resolve(operand, from)?);
        parser.expect_keyword("to")?;
        let to = parser.ty()?;
        state.result_types.push(to);
        state.props[TransposeOp::PERMUTATION] = Some(ctx.attr(AffineMapAttr { map }));
        Ok(())
    }

    fn print(&self, op: OpRef<'_>, printer: &mut Printer<'_>) {
        let transpose = TransposeOp::read(op);
        printer.ch(' ');
        printer.value(transpose.r#in());
        printer.ch(' ');
        printer.affine_map(transpose.permutation());
        printer.attr_dict(op, &["permutation"]);
        printer.text(" : ");
        printer.ty(op.operand_type(0));
        printer.text(" to ");
        printer.ty(op.result_type(0));
    }
}

/// The operand indices of `memref.dma_start` by role.
pub struct DmaParts {
    /// The indices into the source; the source is operand 0.
    pub source_indices: std::ops::Range<usize>,
    /// The target.
    pub target: usize,
    /// The indices into the target.
    pub target_indices: std::ops::Range<usize>,
    /// The number of elements.
    pub num_elements: usize,
    /// The tag.
    pub tag: usize,
    /// The indices into the tag memref.
    pub tag_indices: std::ops::Range<usize>,
    /// The stride and the number of elements per stride.
    pub stride: Option<(usize, usize)>,
}

impl DmaParts {
    /// Returns the parts of a `dma_start` with operands of these types. Returns `None` if the types do not match,
    /// which only happens before verification.
    pub fn new(ctx: &Context, types: &[Type]) -> Option<DmaParts> {
        let rank = |at: usize| Some(types.get(at)?.as_::<MemRefType>(ctx)?.shape.len());
        let source_indices = 1..1 + rank(0)?;
        let target = source_indices.end;
        let target_indices = target + 1..target + 1 + rank(target)?;
        let num_elements = target_indices.end;
        let tag = num_elements + 1;
        let tag_indices = tag + 1..tag + 1 + rank(tag)?;
        let end = tag_indices.end;
        let stride = match types.len().checked_sub(end)? {
            0 => None,
            2 => Some((end, end + 1)),
            _ => return None,
        };
        Some(DmaParts {
            source_indices,
            target,
            target_indices,
            num_elements,
            tag,
            tag_indices,
            stride,
        })
    }
}

struct DmaStartAsm;

impl OpAsm for DmaStartAsm {
    fn parse(&self, parser: &mut Parser<'_>, state: &mut OpState) -> Result<(), Failed> {
        let source = parser.operand()?;
        let source_indices = parser.operand_list(Delim::Square)?;
        parser.expect(",")?;
        let target = parser.operand()?;
        let target_indices = parser.operand_list(Delim::Square)?;
        parser.expect(",")?;
        let num_elements = parser.operand()?;
        parser.expect(",")?;
        let tag = parser.operand()?;
        let tag_indices = parser.operand_list(Delim::Square)?;
        let stride = parser.trailing_operands()?;
        if !matches!(stride.len(), 0 | 2) {
            return Err(parser.error(state.offset, "expected two stride related operands"));
        }
        parser.attr_dict(state)?;
        parser.expect(":")?;
        let types = parser.type_list()?;
        let &[source_type, target_type, tag_type] = types.as_slice() else {
            return Err(parser.error(state.offset, "fewer/more types expected"));
        };
        parser.resolve_same(&[source], source_type, state)?;
        parser.resolve_same(&source_indices, Type::INDEX, state)?;
        parser.resolve_same(&[target], target_type, state)?;
        parser.resolve_same(&target_indices, Type::INDEX, state)?;
        parser.resolve_same(&[num_elements], Type::INDEX, state)?;
        parser.resolve_same(&[tag], tag_type, state)?;
        parser.resolve_same(&tag_indices, Type::INDEX, state)?;
        parser.resolve_same(&stride, Type::INDEX, state)
    }

    fn print(&self, op: OpRef<'_>, printer: &mut Printer<'_>) {
        let types: Vec<Type> = op.operand_types().collect();
        let Some(parts) = DmaParts::new(op.ctx, &types) else {
            return;
        };
        let operand = |index: usize| op.body.operand(op.id, index);
        printer.ch(' ');
        let indexed =
            |printer: &mut Printer<'_>, memref: usize, indices: std::ops::Range<usize>| {
                printer.value(operand(memref));
                printer.ch('[');
                printer.values(indices.map(operand));
                printer.ch(']');
            };
        indexed(printer, 0, parts.source_indices);
        printer.text(", ");
        indexed(printer, parts.target, parts.target_indices);
        printer.text(", ");
        printer.value(operand(parts.num_elements));
        printer.text(", ");
        indexed(printer, parts.tag, parts.tag_indices);
        if let Some((stride, per_stride)) = parts.stride {
            printer.text(", ");
            printer.values([operand(stride), operand(per_stride)]);
        }
        printer.attr_dict(op, &[]);
        printer.text(" : ");
        printer.types([0, parts.target, parts.tag].map(|index| op.operand_type(index)));
    }
}
