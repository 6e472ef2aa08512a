//! Implements calling conventions: function signatures, packed results, and unranked descriptors that cross function
//! boundaries.

use crate::converter::{LlvmData, convert_element, is_static, memory_space};
use crate::{
    FREE, LlvmRewriter, MALLOC, MemRefDescriptor, UnrankedMemRefDescriptor, runtime_function,
};
use terrace_builtin::types::{BuiltinType, element_type};
use terrace_builtin::{FunctionType, MemRefType, UnrankedMemRefType};
use terrace_ir::{Attr, Builder, Context, SmallVec, Type, ValueId};
use terrace_llvm::types::{
    FunctionType as LlvmFunctionType, PointerType, StructType, VoidType, element_at,
    is_compatible_type,
};
use terrace_llvm::{AllocaOp, CallOp, MemcpyOp};
use terrace_rewrite::{
    ConversionRewriter, Match, NoMatch, OnConflict, SignatureConversion, TypeConverter,
};

/// A converted signature.
pub struct Signature {
    /// The `!llvm.func` type.
    pub ty: Type,
    /// The conversion of each argument.
    pub arguments: SignatureConversion,
    /// For each original argument: true if it is passed by pointer (`llvm.byval`, `llvm.byref`) and was not a pointer
    /// before.
    pub by_pointer: SmallVec<[bool; 4]>,
}

/// Returns true if a memref can be passed as a bare pointer.
pub fn can_be_bare_pointer(ctx: &Context, ty: Type) -> bool {
    matches!(BuiltinType::of(ctx, ty), BuiltinType::MemRef(memref) if is_static(ctx, memref))
}

/// Returns true if a type is a memref, ranked or unranked.
pub fn is_memref(ctx: &Context, ty: Type) -> bool {
    ty.is::<MemRefType>(ctx) || ty.is::<UnrankedMemRefType>(ctx)
}

/// Returns the bare pointer type of a memref: MLIR's `convertMemRefToBarePtr`.
pub fn bare_pointer(converter: &TypeConverter, ctx: &Context, ty: Type) -> Option<Type> {
    if !can_be_bare_pointer(ctx, ty) {
        return None;
    }
    convert_element(converter, ctx, element_type(ctx, ty)?).ok()?;
    Some(PointerType::get(ctx, memory_space(converter, ctx, ty)?))
}

/// Returns the reason why a memref cannot be passed as a bare pointer.
fn not_bare(ctx: &Context, ty: Type) -> NoMatch {
    if can_be_bare_pointer(ctx, ty) {
        return NoMatch::Type(ty);
    }
    let shown = ctx.show_type(ty);
    let message = format!(
        "type {shown} cannot be passed as a bare pointer: its sizes, strides and offset must be static"
    );
    NoMatch::Because(message.into())
}

/// Returns the argument types that one argument converts to.
pub fn convert_argument(
    converter: &TypeConverter,
    ctx: &Context,
    ty: Type,
    bare_pointers: bool,
) -> Result<SmallVec<[Type; 8]>, NoMatch> {
    let data = LlvmData::of(converter);
    let fails = || NoMatch::Type(ty);
    if bare_pointers && is_memref(ctx, ty) {
        let pointer = bare_pointer(converter, ctx, ty).ok_or_else(|| not_bare(ctx, ty))?;
        return Ok([pointer].as_slice().into());
    }
    if let BuiltinType::MemRef(memref) = BuiltinType::of(ctx, ty) {
        let descriptor = converter.convert_one(ctx, ty).ok_or_else(fails)?;
        let pointer = element_at(ctx, descriptor, 0).ok_or_else(fails)?;
        let mut types: SmallVec<[Type; 8]> = [pointer, pointer].as_slice().into();
        types.resize(
            MemRefDescriptor::unpacked_count(memref.shape.len()),
            data.index,
        );
        return Ok(types);
    }
    if ty.is::<UnrankedMemRefType>(ctx) {
        // The arguments are a rank and a pointer to a descriptor, independent of the element type and memory space.
        return Ok([data.index, Type::LLVM_PTR].as_slice().into());
    }
    let types = converter.convert(ctx, ty).map_err(|_| fails())?;
    Ok(types.into())
}

/// Returns the converted result type of a function: `void`, a single type, or a struct of all types. MLIR's
/// `packFunctionResults`.
pub fn pack_results(
    converter: &TypeConverter,
    ctx: &Context,
    results: &[Type],
    bare_pointers: bool,
) -> Result<Type, NoMatch> {
    let convert = |ty: Type| match bare_pointers && is_memref(ctx, ty) {
        true => bare_pointer(converter, ctx, ty).ok_or_else(|| not_bare(ctx, ty)),
        false => converter.convert_one(ctx, ty).ok_or(NoMatch::Type(ty)),
    };
    match results {
        [] => Ok(VoidType::get(ctx)),
        [only] => convert(*only),
        results => {
            let types: Result<SmallVec<[Type; 4]>, NoMatch> =
                results.iter().map(|&ty| convert(ty)).collect();
            let types = types?;
            if !types.iter().all(|&ty| is_compatible_type(ctx, ty)) {
                return Err(NoMatch::because(
                    "a result's type is not of the LLVM dialect",
                ));
            }
            Ok(StructType::literal(ctx, &types))
        }
    }
}

/// Converts the signature of a function: MLIR's `convertFunctionSignature`. `by_pointer` returns true for arguments
/// that are passed by pointer.
///
/// ```
/// use terrace_builtin::types::{DYNAMIC, FunctionType, IntegerType, MemRefType};
/// use terrace_ir::Type;
/// use terrace_llvm::types::{FunctionType as LlvmFunctionType, StructType};
/// use terrace_llvm_common::{LlvmTypeConverter, Options, calling::convert_signature};
///
/// let ctx = terrace_testing::context(&[&terrace_llvm::LLVM]);
/// let converter = LlvmTypeConverter::new(&ctx, Options::default());
/// let row = ctx.ty(MemRefType {
///     shape: [DYNAMIC].into(),
///     element: Type::F32,
///     layout: None,
///     memory_space: None,
/// });
/// let function = FunctionType::get(&ctx, &[row, Type::F32], &[Type::INDEX, Type::F32]);
/// let function = function.as_::<FunctionType>(&ctx).expect("a function type");
/// let signature = convert_signature(&converter, &ctx, function, false, false, &|_| false)
///     .expect("all types can be converted");
/// // Two pointers, the offset, the size and the stride of the memref; the results in a struct.
/// let (ptr, i64) = (Type::LLVM_PTR, IntegerType::signless(&ctx, 64));
/// let result = StructType::literal(&ctx, &[i64, Type::F32]);
/// let arguments = [ptr, ptr, i64, i64, i64, Type::F32];
/// assert_eq!(signature.ty, LlvmFunctionType::get(&ctx, result, &arguments, false));
/// // What each argument became.
/// // The converted types of the arguments.
/// ```
pub fn convert_signature(
    converter: &TypeConverter,
    ctx: &Context,
    function: &FunctionType,
    variadic: bool,
    bare_pointers: bool,
    by_pointer: &dyn Fn(usize) -> bool,
) -> Result<Signature, NoMatch> {
    let mut arguments = SignatureConversion::new(function.inputs.len());
    let mut tracked: SmallVec<[bool; 4]> = SmallVec::new();
    for (index, &ty) in function.inputs.iter().enumerate() {
        let mut types = convert_argument(converter, ctx, ty, bare_pointers)?;
        let mut is_tracked = by_pointer(index);
        if let [only] = types.as_mut_slice()
            && is_tracked
        {
            is_tracked = !only.is::<PointerType>(ctx);
            if is_tracked {
                *only = Type::LLVM_PTR;
            }
        }
        tracked.push(is_tracked);
        arguments.add_inputs(index, &types);
    }
    let result = pack_results(converter, ctx, &function.results, bare_pointers)?;
    let ty = LlvmFunctionType::get(ctx, result, arguments.types(), variadic);
    Ok(Signature {
        ty,
        arguments,
        by_pointer: tracked,
    })
}

/// Returns the type of the C wrapper. Memrefs are passed by pointer, and a struct result is returned through the first
/// argument, which is a pointer. Also returns the type of that struct.
pub fn c_wrapper_type(
    converter: &TypeConverter,
    ctx: &Context,
    function: &FunctionType,
) -> Result<(Type, Option<Type>), NoMatch> {
    let fails = || NoMatch::because("a type of the C interface cannot be converted");
    let mut result = pack_results(converter, ctx, &function.results, false)?;
    let mut inputs: SmallVec<[Type; 8]> = SmallVec::new();
    let mut struct_result = None;
    if result.is::<StructType>(ctx) {
        inputs.push(Type::LLVM_PTR);
        struct_result = Some(result);
        result = VoidType::get(ctx);
    }
    for &ty in &function.inputs {
        let converted = converter.convert_one(ctx, ty).ok_or_else(fails)?;
        if !is_compatible_type(ctx, converted) {
            return Err(fails());
        }
        inputs.push(if is_memref(ctx, ty) {
            Type::LLVM_PTR
        } else {
            converted
        });
    }
    Ok((
        LlvmFunctionType::get(ctx, result, &inputs, false),
        struct_result,
    ))
}

/// Appends the arguments of a call to `out`: MLIR's `promoteOperands`. Memrefs are unpacked, or passed as bare
/// pointers.
///
/// ```
/// use terrace_ir::{Builder, Type, ValueId};
/// use terrace_llvm::CallOp;
/// use terrace_llvm_common::{LlvmRewriter, calling::promote_operands};
///
/// /// A call of a function of the LLVM dialect. `types` are those that the operands had before they were converted.
/// fn call(
///     llvm: LlvmRewriter<'_>,
///     builder: &mut Builder<'_>,
///     callee: &str,
///     types: &[Type],
///     operands: &[ValueId],
/// ) {
///     let mut arguments = Vec::new();
///     promote_operands(llvm, builder, types, operands, false, &mut arguments);
///     let callee = builder.ctx.symbol_ref(callee);
///     builder.create(CallOp::spec(None, &arguments).callee_attr(Some(callee)));
/// }
/// ```
pub fn promote_operands(
    llvm: LlvmRewriter<'_>,
    builder: &mut Builder<'_>,
    types: &[Type],
    values: &[ValueId],
    bare_pointers: bool,
    out: &mut Vec<ValueId>,
) {
    let ctx = builder.ctx;
    for (&ty, &value) in types.iter().zip(values) {
        if let BuiltinType::MemRef(memref) = BuiltinType::of(ctx, ty) {
            let descriptor = MemRefDescriptor::new(llvm.converter, builder, value);
            if bare_pointers {
                let pointer = descriptor.aligned_ptr(builder);
                out.push(pointer);
            } else {
                descriptor.unpack(builder, memref.shape.len(), out);
            }
        } else if ty.is::<UnrankedMemRefType>(ctx) && !bare_pointers {
            UnrankedMemRefDescriptor::new(llvm.converter, builder, value).unpack(builder, out);
        } else {
            out.push(value);
        }
    }
}

/// The declared functions that [`copy_unranked_descriptors`] calls.
pub struct CopyFunctions {
    callee: Option<Attr>,
}

/// Declares the functions that [`copy_unranked_descriptors`] calls, if one of the types is an unranked memref: `malloc`
/// for descriptors that leave the function (`to_dynamic`), or `free` for descriptors that enter it.
pub fn declare_copy_functions(
    rw: &mut ConversionRewriter<'_>,
    types: &[Type],
    to_dynamic: bool,
) -> Result<CopyFunctions, NoMatch> {
    let ctx = rw.ctx();
    let mut unranked = types
        .iter()
        .filter(|ty| ty.is::<UnrankedMemRefType>(ctx))
        .peekable();
    if unranked.peek().is_none() {
        return Ok(CopyFunctions { callee: None });
    }
    let converter = LlvmRewriter::of(rw).converter;
    if unranked.any(|&ty| memory_space(converter, ctx, ty).is_none()) {
        return Err(NoMatch::because("a memory space is not an address space"));
    }
    let index = LlvmRewriter::of(rw).index_type();
    let function = if to_dynamic { &MALLOC } else { &FREE };
    let callee = runtime_function(rw, function, index, OnConflict::Duplicate)?.callee;
    Ok(CopyFunctions {
        callee: Some(callee),
    })
}

/// Copies the ranked descriptors that unranked ones point to: MLIR's `copyUnrankedDescriptors`. Descriptors that leave
/// a function (`to_dynamic`) are copied to the heap. Descriptors that enter one are copied to the stack, and their heap
/// memory is freed.
pub fn copy_unranked_descriptors(
    llvm: LlvmRewriter<'_>,
    builder: &mut Builder<'_>,
    types: &[Type],
    values: &mut [ValueId],
    to_dynamic: bool,
    functions: &CopyFunctions,
) -> Match {
    let ctx = builder.ctx;
    let Some(callee) = functions.callee else {
        return Ok(());
    };
    let unranked: SmallVec<[usize; 4]> = (0..types.len())
        .filter(|&at| types[at].is::<UnrankedMemRefType>(ctx))
        .collect();
    for at in unranked {
        let descriptor = UnrankedMemRefDescriptor::new(llvm.converter, builder, values[at]);
        let size = descriptor.compute_size(llvm.converter, builder);
        let pointer = PointerType::get(ctx, 0);
        let memory = if to_dynamic {
            builder.create_value(CallOp::spec(pointer, &[size]).callee_attr(callee))
        } else {
            builder.create_value(AllocaOp::spec(pointer, size, Type::I8))
        };
        let source = descriptor.memref_desc_ptr(builder);
        builder.create(MemcpyOp::spec(memory, source, size, false));
        if !to_dynamic {
            builder.create(CallOp::spec(None, &[source]).callee_attr(callee));
        }
        let ty = llvm.convert(ctx, types[at])?;
        let mut updated = UnrankedMemRefDescriptor::poison(llvm.converter, builder, ty);
        let rank = descriptor.rank(builder);
        updated.set_rank(builder, rank);
        updated.set_memref_desc_ptr(builder, memory);
        values[at] = updated.value();
    }
    Ok(())
}
