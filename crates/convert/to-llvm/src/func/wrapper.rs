//! Creates C-compatible wrappers `_mlir_ciface_<name>`. Their memref arguments are pointers to descriptors, and a
//! struct result is written through a pointer passed as the first argument.

use crate::func::function::Source;
use terrace_builtin::attrs::{AttrBuilder, array_value};
use terrace_builtin::types::BuiltinType;
use terrace_builtin::{MemRefType, UnrankedMemRefType};
use terrace_ir::{
    Attr, Body, Builder, Context, InsertPoint, Loc, OpId, OpView, SmallVec, Type, ValueId,
};
use terrace_llvm::types::LlvmType;
use terrace_llvm::{AllocaOp, CallOp, LLVMFuncOp, LoadOp, ReturnOp, StoreOp};
use terrace_llvm_common::calling::{c_wrapper_type, is_memref};
use terrace_llvm_common::{LlvmRewriter, MemRefDescriptor, UnrankedMemRefDescriptor};
use terrace_rewrite::{ConversionRewriter, NoMatch, SymbolPlace, TypeConverter, symbol_ref};

/// The signature of a wrapper.
pub(crate) struct Wrapped {
    ty: Type,
    struct_result: Option<Type>,
}

impl Wrapped {
    pub(crate) fn new(
        converter: &TypeConverter,
        ctx: &Context,
        source: &Source<'_>,
    ) -> Result<Self, NoMatch> {
        let (ty, struct_result) = c_wrapper_type(converter, ctx, source.ty)?;
        Ok(Wrapped { ty, struct_result })
    }
}

/// Requests the wrapper of the function that is the body's root. An external function gets a body that calls its
/// wrapper.
pub(crate) fn add(
    wrapped: Wrapped,
    source: &Source<'_>,
    llvm: LlvmRewriter<'_>,
    rw: &mut ConversionRewriter<'_>,
) {
    let ctx = rw.ctx();
    let wrapped_name = source.name.bytes(ctx).unwrap_or_default();
    let name = ctx.string([b"_mlir_ciface_", wrapped_name].concat());
    let mut declaration = declare(ctx, &wrapped, source, llvm, name, rw.loc());
    if source.external {
        add_forwarding_body(&wrapped, source, llvm, rw, name);
    } else {
        fill(&mut declaration, &wrapped, source, llvm, ctx, rw.loc());
    }
    rw.insert_symbol(
        name,
        SymbolPlace::After,
        move |builder: &mut Builder<'_>, _| builder.insert_nested(declaration),
    );
}

/// Returns the wrapper without a body.
fn declare(
    ctx: &Context,
    wrapped: &Wrapped,
    source: &Source<'_>,
    llvm: LlvmRewriter<'_>,
    name: Attr,
    loc: Loc,
) -> Body {
    let mut spec = LLVMFuncOp::spec(name, wrapped.ty).sym_visibility_attr(source.visibility);
    let mut arg_attrs = source.arg_attrs;
    if llvm.options().keep_pointer_attributes
        && let Some(attrs) = arg_attrs.and_then(|attrs| array_value(ctx, attrs))
    {
        // The pointer refers to the descriptor of a memref, so attributes that describe the memory do not apply to it.
        let of_wrapper = |(&ty, &attrs): (&Type, &Attr)| match is_memref(ctx, ty) {
            true => Attr::EMPTY_DICTIONARY,
            false => attrs,
        };
        let attrs: Vec<Attr> = source.ty.inputs.iter().zip(attrs).map(of_wrapper).collect();
        let is_empty = attrs.iter().all(|&attrs| attrs == Attr::EMPTY_DICTIONARY);
        arg_attrs = (!is_empty).then(|| ctx.array(&attrs));
    }
    if wrapped.struct_result.is_none() {
        spec = spec
            .res_attrs_attr(source.res_attrs)
            .arg_attrs_attr(arg_attrs);
    } else if let Some(attrs) = arg_attrs.and_then(|attrs| array_value(ctx, attrs)) {
        let mut all: Vec<Attr> = vec![Attr::EMPTY_DICTIONARY];
        all.extend_from_slice(attrs);
        spec = spec.arg_attrs_attr(ctx.array(&all));
    }
    let mut body = spec.into_body(ctx, loc);
    body.set_attrs(OpId::ROOT, source.attrs);
    for &(slot, value) in &source.props {
        body.set_prop(OpId::ROOT, slot, Some(value));
    }
    body
}

fn params(ctx: &Context, ty: Type) -> &[Type] {
    match LlvmType::of(ctx, ty) {
        LlvmType::Function(function) => &function.params,
        _ => &[],
    }
}

fn result_of(ctx: &Context, ty: Type) -> Option<Type> {
    match LlvmType::of(ctx, ty) {
        LlvmType::Function(function) => function.results(ctx).first().copied(),
        _ => None,
    }
}

fn entry_block(body: &mut Body, types: &[Type], loc: Loc) -> (InsertPoint, SmallVec<[ValueId; 8]>) {
    let block = body.create_block(types);
    for index in 0..types.len() {
        body.set_block_arg_loc(block, index, loc);
    }
    let region = match body.region(OpId::ROOT, 0) {
        Some(region) => region,
        None => body.add_region(OpId::ROOT),
    };
    body.append_block(region, block);
    (InsertPoint::end(block), body.block_args(block).into())
}

/// Fills the wrapper of a function with a body. The wrapper loads the descriptors and calls the function.
fn fill(
    body: &mut Body,
    wrapped: &Wrapped,
    source: &Source<'_>,
    llvm: LlvmRewriter<'_>,
    ctx: &Context,
    loc: Loc,
) {
    let (at, args) = entry_block(body, params(ctx, wrapped.ty), loc);
    let mut builder = Builder::new(ctx, body, at, loc);
    let first = usize::from(wrapped.struct_result.is_some());
    let mut operands = Vec::new();
    for (&ty, &arg) in source.ty.inputs.iter().zip(&args[first..]) {
        if let BuiltinType::MemRef(memref) = BuiltinType::of(ctx, ty)
            && let Some(descriptor) = llvm.converter.convert_one(ctx, ty)
        {
            let loaded = builder.create_value(LoadOp::spec(descriptor, arg));
            MemRefDescriptor::new(llvm.converter, &builder, loaded).unpack(
                &mut builder,
                memref.shape.len(),
                &mut operands,
            );
        } else if ty.is::<UnrankedMemRefType>(ctx)
            && let Some(descriptor) = llvm.converter.convert_one(ctx, ty)
        {
            let loaded = builder.create_value(LoadOp::spec(descriptor, arg));
            UnrankedMemRefDescriptor::new(llvm.converter, &builder, loaded)
                .unpack(&mut builder, &mut operands);
        } else {
            operands.push(arg);
        }
    }
    let result = wrapped.struct_result.or(result_of(ctx, wrapped.ty));
    let callee = symbol_ref(ctx, source.name);
    let call = builder
        .create(CallOp::spec(result, &operands).callee_attr(callee))
        .id();
    let value = builder.body().only_result(call);
    match (wrapped.struct_result, value) {
        (Some(_), Some(value)) => {
            builder.create(StoreOp::spec(value, args[0]));
            builder.create(ReturnOp::spec());
        }
        (_, value) => {
            builder.create(ReturnOp::spec().arg(value));
        }
    }
}

/// Adds a body to an external function. The body stores the descriptors on the stack and passes pointers to them to the
/// wrapper, which C code defines.
fn add_forwarding_body(
    wrapped: &Wrapped,
    source: &Source<'_>,
    llvm: LlvmRewriter<'_>,
    rw: &mut ConversionRewriter<'_>,
    name: Attr,
) {
    let ctx = rw.ctx();
    let own = rw
        .read(LLVMFuncOp::from_id(OpId::ROOT))
        .function_type_attr();
    let types = terrace_builtin::attrs::type_value(ctx, own).map_or(&[][..], |ty| params(ctx, ty));
    let region = rw.body().region(OpId::ROOT, 0);
    let Some(region) = region else { return };
    let block = rw.create_block(region, None, types);
    let args: SmallVec<[ValueId; 8]> = rw.body().block_args(block).into();
    let mut builder = rw.builder_at(InsertPoint::end(block));
    let mut rest = args.as_slice();
    let mut operands = Vec::new();
    let stack = |builder: &mut Builder<'_>, ty: Type| {
        let one = llvm.index_constant(builder, 1);
        builder.create_value(AllocaOp::spec(Type::LLVM_PTR, one, ty))
    };
    if let Some(result) = wrapped.struct_result {
        operands.push(stack(&mut builder, result));
    }
    for &ty in &source.ty.inputs {
        let count = match BuiltinType::of(ctx, ty) {
            BuiltinType::MemRef(memref) => MemRefDescriptor::unpacked_count(memref.shape.len()),
            BuiltinType::UnrankedMemRef(_) => 2,
            _ => 1,
        };
        let (own, behind) = rest.split_at(count.min(rest.len()));
        rest = behind;
        let packed = if ty.is::<MemRefType>(ctx) {
            MemRefDescriptor::pack(llvm.converter, &mut builder, ty, own)
        } else {
            UnrankedMemRefDescriptor::pack(llvm.converter, &mut builder, ty, own)
        };
        match packed {
            Some(descriptor) => {
                let ty = builder.body().ty(descriptor);
                let pointer = stack(&mut builder, ty);
                builder.create(StoreOp::spec(descriptor, pointer));
                operands.push(pointer);
            }
            None => operands.extend(own.first()),
        }
    }
    let callee = symbol_ref(ctx, name);
    let call = builder
        .create(CallOp::spec(result_of(ctx, wrapped.ty), &operands).callee_attr(callee))
        .id();
    let mut value = builder.body().only_result(call);
    if let Some(result) = wrapped.struct_result {
        value = Some(builder.create_value(LoadOp::spec(result, operands[0])));
    }
    builder.create(ReturnOp::spec().arg(value));
}
