//! Converts globals and accesses to them.

use crate::memref::alloc::{Allocated, Shape};
use crate::memref::create::{gep_const, memref_type};
use terrace_builtin::attrs::{
    AttrBuilder, DenseElementsAttr, DenseStringElementsAttr, SparseElementsAttr, int_value,
    type_value,
};
use terrace_builtin::types::{BuiltinType, element_type, num_elements, shape};
use terrace_builtin::{FloatAttr, IntegerAttr, VectorType};
use terrace_ir::{Attr, Builder, Context, InsertPoint, OpId, OpView, SmallVec, Type};
use terrace_llvm::enums::Linkage;
use terrace_llvm::types::ArrayType;
use terrace_llvm::{self as llvm, AddressOfOp, ConstantOp, IntToPtrOp, ReturnOp, UndefOp};
use terrace_llvm_common::{LlvmRewriter, memory_space};
use terrace_memref::layout::is_identity_layout;
use terrace_memref::{GetGlobalOp, GlobalOp};
use terrace_rewrite::{Adaptor, ConversionRewriter, Match, NoMatch};

/// Returns the nested array type of a shape and an element type.
fn array_type(ctx: &Context, shape: &[i64], element: Type) -> Type {
    shape
        .iter()
        .rev()
        .fold(element, |ty, &size| ArrayType::get(ctx, ty, size as u64))
}

/// Returns the first of dense elements as an attribute. A complex number becomes an array of its parts.
fn first_element(ctx: &Context, elements: &DenseElementsAttr) -> Option<Attr> {
    let element = element_type(ctx, elements.ty)?;
    let BuiltinType::Complex(complex) = BuiltinType::of(ctx, element) else {
        return scalar(ctx, elements, element, 0);
    };
    let part = complex.element;
    let stored = if elements.splat {
        1
    } else {
        count(ctx, elements.ty)?
    };
    let size = elements.data.len() / stored;
    let parts = DenseElementsAttr {
        ty: VectorType::fixed(ctx, &[2], part),
        data: elements.data.get(..size)?.into(),
        splat: false,
    };
    let parts = [scalar(ctx, &parts, part, 0)?, scalar(ctx, &parts, part, 1)?];
    Some(ctx.array(&parts))
}

fn count(ctx: &Context, ty: Type) -> Option<usize> {
    usize::try_from(num_elements(shape(ctx, ty)?)?)
        .ok()
        .filter(|&count| count != 0)
}

fn scalar(ctx: &Context, elements: &DenseElementsAttr, ty: Type, at: usize) -> Option<Attr> {
    if let Some(mut values) = elements.ints(ctx) {
        return Some(ctx.attr(IntegerAttr {
            ty,
            value: values.nth(at)?,
        }));
    }
    let value = elements.floats(ctx)?.nth(at)?;
    Some(ctx.attr(FloatAttr { ty, value }))
}

terrace_ir::kinds! {
    /// Elements attributes whose values can be read.
    enum Elements of Attr {
        Dense(DenseElementsAttr),
        Strings(DenseStringElementsAttr),
        Sparse(SparseElementsAttr),
    }
}

/// Returns the single element of a rank-0 elements attribute.
fn only_element(ctx: &Context, elements: Attr) -> Option<Attr> {
    match Elements::of(ctx, elements) {
        Elements::Dense(dense) => first_element(ctx, dense),
        Elements::Strings(strings) => Some(ctx.string(strings.values.first()?)),
        Elements::Sparse(sparse) => first_element(ctx, sparse.parts(ctx)?.1),
        Elements::Other => None,
    }
}

/// Lowers a global. A global without a known value gets an undefined initializer.
pub(crate) fn lower_global(
    op: GlobalOp,
    _: Adaptor<'_, GlobalOp>,
    rw: &mut ConversionRewriter<'_>,
) -> Match {
    let ctx = rw.ctx();
    let view = rw.read(op);
    let ty = type_value(ctx, view.type_attr()).ok_or("the global has no type")?;
    let memref = memref_type(ctx, ty)?;
    let (name, visibility, initial) = (
        view.sym_name_attr(),
        view.sym_visibility_attr(),
        view.initial_value(),
    );
    let (constant, alignment) = (view.constant(), view.alignment_attr());
    let element = rw.convert_type(memref.element)?;
    if !is_identity_layout(ctx, memref) || !memref.has_static_shape() {
        return Err(NoMatch::because("incompatible memref type"));
    }
    rw.convert_type(ty)?;
    let space = memory_space(LlvmRewriter::of(rw).converter, ctx, ty)
        .ok_or("the memory space is not an integer")?;
    let value = match initial {
        Some(elements) if elements != Attr::UNIT && memref.shape.is_empty() => {
            let Some(value) = only_element(ctx, elements) else {
                rw.error(op.id(), "the initial value has no element that can be read");
                return Err(NoMatch::because("the initial value cannot be read"));
            };
            Some(value)
        }
        other => other.filter(|&elements| elements != Attr::UNIT),
    };
    let is_public = visibility
        .and_then(|text| text.as_str(ctx))
        .is_none_or(|text| text == "public");
    let linkage = if is_public {
        Linkage::External
    } else {
        Linkage::Private
    };
    let ty = array_type(ctx, &memref.shape, element);
    let alignment = alignment
        .and_then(|alignment| int_value(ctx, alignment))
        .filter(|&alignment| alignment != 0);
    let spec = llvm::GlobalOp::spec(ty, name, linkage)
        .constant(constant)
        .value(value)
        .alignment(alignment)
        .addr_space(space as i32);

    let mut b = rw.builder();
    let mut global = spec.into_body(ctx, b.loc);
    if initial == Some(Attr::UNIT)
        && let Some(region) = global.region(OpId::ROOT, 0)
    {
        let block = global.create_block(&[]);
        global.append_block(region, block);
        let mut inner = Builder::new(ctx, &mut global, InsertPoint::end(block), b.loc);
        let undefined = inner.create_value(UndefOp::spec(ty));
        inner.create(ReturnOp::spec().arg(undefined));
    }
    b.insert_nested(global);
    rw.replace_op(op.id(), &[]);
    Ok(())
}

/// The allocated pointer of memory that was not allocated on the heap.
const NOT_ALLOCATED: i64 = 0xdead_beef;

/// Creates the memref of a global, with the global's address as its aligned pointer.
pub(crate) fn lower_get_global(
    op: GetGlobalOp,
    _: Adaptor<'_, GetGlobalOp>,
    rw: &mut ConversionRewriter<'_>,
) -> Match {
    let ctx = rw.ctx();
    let llvm = LlvmRewriter::of(rw);
    let view = rw.read(op);
    let (name, ty) = (view.name(), view.result_type());
    let new = Allocated::new(rw, ty, 0)?;
    let pointer = new.pointer;
    let array = array_type(ctx, &new.memref.shape, new.element);
    let address_type = terrace_builtin::IntegerType::signless(ctx, llvm.options().pointer_bitwidth);

    let mut b = rw.builder();
    let shape = Shape::new(llvm, &mut b, &new.memref.shape, std::iter::empty());
    shape.bytes(llvm, &mut b, new.element);
    let address = b.create_value(AddressOfOp::spec(pointer, name));
    let zeros: SmallVec<[i32; 8]> = SmallVec::from_elem(0, new.memref.shape.len() + 1);
    let aligned = gep_const(&mut b, pointer, array, address, &zeros);
    let marker = b.create_value(ConstantOp::spec(address_type, ctx.index(NOT_ALLOCATED)));
    let allocated = b.create_value(IntToPtrOp::spec(pointer, marker));
    let descriptor = shape.descriptor(llvm, &mut b, new.descriptor, allocated, aligned);
    rw.replace_op(op.id(), &[descriptor]);
    Ok(())
}
