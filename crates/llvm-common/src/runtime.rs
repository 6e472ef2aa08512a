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
        }
    }

    /// The type, for this width of `index`.
    pub fn ty(self, ctx: &Context, index: Type) -> Type {
        let void = VoidType::get(ctx);
        let pointer = Type::LLVM_PTR;
        match self {
            RuntimeFunction::Malloc | RuntimeFunction::GenericAlloc => {
                FunctionType::get(ctx, pointer, &[index], false)
            }
            RuntimeFunction::AlignedAlloc | RuntimeFunction::GenericAlignedAlloc => {
                FunctionType::get(ctx, pointer, &[index, index], false)
            }
            RuntimeFunction::Free | RuntimeFunction::GenericFree => {
                FunctionType::get(ctx, void, &[pointer], false)
            }
            RuntimeFunction::MemRefCopy => {
                FunctionType::get(ctx, void, &[index, pointer, pointer], false)
            }
            RuntimeFunction::Abort => FunctionType::get(ctx, void, &[], false),
            RuntimeFunction::Puts => FunctionType::get(ctx, void, &[pointer], false),
        }
    }
}

/// A declared runtime function. Its name may change when declarations are merged, so calls go through
/// [`call`](RuntimeCallee::call).
#[derive(Clone, Copy)]
pub struct RuntimeCallee {
    /// A reference to the function under its usual name.
    pub callee: Attr,
    symbol: RequestedSymbol,
}

impl RuntimeCallee {
    /// Calls the function at the rewriter's place.
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

    /// Says that an existing call refers to the function.
    pub fn registered(&self, rewriter: &mut ConversionRewriter<'_>, call: OpId) {
        rewriter.use_symbol(self.symbol, call, CallOp::CALLEE);
    }
}

/// Declares a runtime function at the start of the module unless it is there. A function of its name with another type is
/// reported, and nothing matches. `on_conflict` is for a symbol of the name that is no `llvm.func`: passes that keep a
/// symbol table rename, others do not look.
pub fn runtime_function(
    rewriter: &mut ConversionRewriter<'_>,
    function: RuntimeFunction,
    index: Type,
    on_conflict: OnConflict,
) -> Result<RuntimeCallee, NoMatch> {
    let ctx = rewriter.ctx();
    let ty = function.ty(ctx, index);
    let wanted = Declaration {
        name: ctx.string(function.name()),
        kind: ctx.name::<LLVMFuncOp>(),
        ty: ctx.type_attr(ty),
        place: SymbolPlace::Start,
        on_conflict,
    };
    let symbol = rewriter.declare(wanted, move |builder: &mut Builder<'_>, name| {
        if function == RuntimeFunction::Abort {
            // MLIR declares all others where the module is.
            builder.loc = Loc::UNKNOWN;
        }
        let spec = LLVMFuncOp::spec(b"", ty).sym_name_attr(name);
        builder.create(spec).id()
    })?;
    Ok(RuntimeCallee {
        callee: ctx.symbol_ref(function.name()),
        symbol,
    })
}
