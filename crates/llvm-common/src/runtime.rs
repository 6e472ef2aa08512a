//! Functions of the C library and of MLIR's runtime that lowered code calls.

use terrace_builtin::attrs::AttrBuilder;
use terrace_ir::{Attr, Builder, Context, Loc, OpId, OpView, Type, ValueId};
use terrace_llvm::types::{FunctionType, VoidType};
use terrace_llvm::{CallOp, LLVMFuncOp};
use terrace_rewrite::{
    ConversionRewriter, Declaration, NoMatch, OnConflict, RequestedSymbol, SymbolPlace,
};

/// A function that is declared when lowered code first calls it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RuntimeFunction {
    /// `malloc(index) -> ptr`
    Malloc,
    /// `aligned_alloc(index, index) -> ptr`
    AlignedAlloc,
    /// `free(ptr)`
    Free,
    /// `_mlir_memref_to_llvm_alloc(index) -> ptr`
    GenericAlloc,
    /// `_mlir_memref_to_llvm_aligned_alloc(index, index) -> ptr`
    GenericAlignedAlloc,
    /// `_mlir_memref_to_llvm_free(ptr)`
    GenericFree,
    /// `memrefCopy(index, ptr, ptr)`
    MemRefCopy,
    /// `abort()`
    Abort,
    /// `puts(ptr)`
    Puts,
    /// `printI64(i64)`
    PrintI64,
    /// `printU64(i64)`
    PrintU64,
    /// `printF16(i16)`: takes the bits of the float.
    PrintF16,
    /// `printBF16(i16)`: takes the bits of the float.
    PrintBF16,
    /// `printF32(f32)`
    PrintF32,
    /// `printF64(f64)`
    PrintF64,
    /// `printApFloat(i32, i64)`: takes the float format and the bits of the float.
    PrintApFloat,
    /// `printString(ptr)`
    PrintString,
    /// `printOpen()`
    PrintOpen,
    /// `printClose()`
    PrintClose,
    /// `printComma()`
    PrintComma,
    /// `printNewline()`
    PrintNewline,
}

impl RuntimeFunction {
    /// The symbol's name.
    pub fn name(self) -> &'static str {
        match self {
            RuntimeFunction::Malloc => "malloc",
            RuntimeFunction::AlignedAlloc => "aligned_alloc",
            RuntimeFunction::Free => "free",
            RuntimeFunction::GenericAlloc => "_mlir_memref_to_llvm_alloc",
            RuntimeFunction::GenericAlignedAlloc => "_mlir_memref_to_llvm_aligned_alloc",
            RuntimeFunction::GenericFree => "_mlir_memref_to_llvm_free",
            RuntimeFunction::MemRefCopy => "memrefCopy",
            RuntimeFunction::Abort => "abort",
            RuntimeFunction::Puts => "puts",
            RuntimeFunction::PrintI64 => "printI64",
            RuntimeFunction::PrintU64 => "printU64",
            RuntimeFunction::PrintF16 => "printF16",
            RuntimeFunction::PrintBF16 => "printBF16",
            RuntimeFunction::PrintF32 => "printF32",
            RuntimeFunction::PrintF64 => "printF64",
            RuntimeFunction::PrintApFloat => "printApFloat",
            RuntimeFunction::PrintString => "printString",
            RuntimeFunction::PrintOpen => "printOpen",
            RuntimeFunction::PrintClose => "printClose",
            RuntimeFunction::PrintComma => "printComma",
            RuntimeFunction::PrintNewline => "printNewline",
        }
    }

    /// The function type for this width of `index`.
    pub fn ty(self, ctx: &Context, index: Type) -> Type {
        let void = VoidType::get(ctx);
        let pointer = Type::LLVM_PTR;
        let procedure = |params: &[Type]| FunctionType::get(ctx, void, params, false);
        match self {
            RuntimeFunction::Malloc | RuntimeFunction::GenericAlloc => {
                FunctionType::get(ctx, pointer, &[index], false)
            }
            RuntimeFunction::AlignedAlloc | RuntimeFunction::GenericAlignedAlloc => {
                FunctionType::get(ctx, pointer, &[index, index], false)
            }
            RuntimeFunction::MemRefCopy => procedure(&[index, pointer, pointer]),
            RuntimeFunction::Free
            | RuntimeFunction::GenericFree
            | RuntimeFunction::Puts
            | RuntimeFunction::PrintString => procedure(&[pointer]),
            RuntimeFunction::PrintI64 | RuntimeFunction::PrintU64 => procedure(&[Type::I64]),
            RuntimeFunction::PrintF16 | RuntimeFunction::PrintBF16 => procedure(&[Type::I16]),
            RuntimeFunction::PrintF32 => procedure(&[Type::F32]),
            RuntimeFunction::PrintF64 => procedure(&[Type::F64]),
            RuntimeFunction::PrintApFloat => procedure(&[Type::I32, Type::I64]),
            RuntimeFunction::Abort
            | RuntimeFunction::PrintOpen
            | RuntimeFunction::PrintClose
            | RuntimeFunction::PrintComma
            | RuntimeFunction::PrintNewline => procedure(&[]),
        }
    }
}

/// A declared runtime function. Its name may still change when declarations are merged, so calls must go through
/// [`call`](RuntimeCallee::call).
#[derive(Clone, Copy)]
pub struct RuntimeCallee {
    /// A reference to the function by its preferred name.
    pub callee: Attr,
    symbol: RequestedSymbol,
}

impl RuntimeCallee {
    /// Creates a call at the insertion point.
    pub fn call(
        &self,
        rewriter: &mut ConversionRewriter<'_>,
        operands: &[ValueId],
        result: Option<Type>,
    ) -> OpId {
        let call = rewriter
            .create(CallOp::spec(result, operands).callee_attr(self.callee))
            .id();
        self.registered(rewriter, call);
        call
    }

    /// Registers an existing call as a call of the function.
    pub fn registered(&self, rewriter: &mut ConversionRewriter<'_>, call: OpId) {
        rewriter.use_symbol(self.symbol, call, CallOp::CALLEE);
    }
}

/// The declaration that a runtime function needs.
fn declaration(
    ctx: &Context,
    function: RuntimeFunction,
    index: Type,
    on_conflict: OnConflict,
) -> Declaration {
    Declaration {
        name: ctx.string(function.name()),
        kind: ctx.name::<LLVMFuncOp>(),
        ty: ctx.type_attr(function.ty(ctx, index)),
        place: SymbolPlace::Start,
        on_conflict,
    }
}

/// Checks that runtime functions can be declared. A function of the same name with another type is reported. Patterns
/// that need several functions call this before they declare the first one.
pub fn check_runtime_functions(
    rewriter: &mut ConversionRewriter<'_>,
    functions: &[RuntimeFunction],
    index: Type,
) -> Result<(), NoMatch> {
    let ctx = rewriter.ctx();
    functions.iter().try_for_each(|&function| {
        let wanted = declaration(ctx, function, index, OnConflict::Duplicate);
        rewriter.check_declaration(&wanted)
    })
}

/// Declares a runtime function at the start of the module, unless it exists. A function of the same name with another
/// type is reported, and the pattern does not match. `on_conflict` applies to a symbol of the same name that is not an
/// `llvm.func`: passes with a symbol table rename, others do not check.
///
/// ```
/// use terrace_ir::{Type, ValueId};
/// use terrace_llvm_common::{LlvmRewriter, RuntimeFunction, runtime_function};
/// use terrace_rewrite::{ConversionRewriter, NoMatch, OnConflict};
///
/// /// Memory from `malloc`, which is declared with the first call.
/// fn allocate(rewriter: &mut ConversionRewriter<'_>, size: ValueId) -> Result<ValueId, NoMatch> {
///     let index = LlvmRewriter::of(rewriter).index_type();
///     let malloc = runtime_function(rewriter, RuntimeFunction::Malloc, index, OnConflict::Duplicate)?;
///     let call = malloc.call(rewriter, &[size], Some(Type::LLVM_PTR));
///     Ok(rewriter.body().result(call, 0))
/// }
/// ```
pub fn runtime_function(
    rewriter: &mut ConversionRewriter<'_>,
    function: RuntimeFunction,
    index: Type,
    on_conflict: OnConflict,
) -> Result<RuntimeCallee, NoMatch> {
    let ctx = rewriter.ctx();
    let ty = function.ty(ctx, index);
    let wanted = declaration(ctx, function, index, on_conflict);
    let symbol = rewriter.declare(wanted, move |builder: &mut Builder<'_>, name| {
        if function == RuntimeFunction::Abort {
            // MLIR declares all other functions at the module's location.
            builder.loc = Loc::UNKNOWN;
        }
        let spec = LLVMFuncOp::spec(name, ty);
        builder.create(spec).id()
    })?;
    Ok(RuntimeCallee {
        callee: ctx.symbol_ref(function.name()),
        symbol,
    })
}
