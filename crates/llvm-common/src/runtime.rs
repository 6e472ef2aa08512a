//! Declares functions of the C library and of MLIR's runtime that lowered code calls.

use terrace_builtin::attrs::{AttrBuilder, type_value};
use terrace_ir::{Attr, Builder, Context, Loc, OpId, OpView, Type, ValueId};
use terrace_llvm::types::{FunctionType, VoidType};
use terrace_llvm::{CallOp, LLVMFuncOp};
use terrace_rewrite::{
    ConversionRewriter, Declaration, Match, NoMatch, OnConflict, RequestedSymbol, SymbolPlace,
};

/// A library function that is declared when lowered code first calls it. The crate that calls the function defines it
/// in a `static`.
pub struct RuntimeFunction {
    /// The symbol's name.
    pub name: &'static str,
    /// Returns the parameter types for a type of `index`.
    params: fn(Type) -> Vec<Type>,
    /// The result type; `None` if the function returns nothing.
    result: Option<Type>,
    /// True if the declaration has no location. MLIR gives most declarations the location of the module.
    is_without_location: bool,
}

impl RuntimeFunction {
    /// Creates a function without result. `params` returns the parameter types for a type of `index`.
    pub const fn new(name: &'static str, params: fn(Type) -> Vec<Type>) -> Self {
        RuntimeFunction {
            name,
            params,
            result: None,
            is_without_location: false,
        }
    }

    /// Returns the function with a result of this type.
    pub const fn returning(self, result: Type) -> Self {
        RuntimeFunction {
            result: Some(result),
            ..self
        }
    }

    /// Returns the function with a declaration that has no location.
    pub const fn without_location(self) -> Self {
        RuntimeFunction {
            is_without_location: true,
            ..self
        }
    }

    /// Returns the function type for a type of `index`.
    pub fn ty(&self, ctx: &Context, index: Type) -> Type {
        let result = self.result.unwrap_or_else(|| VoidType::get(ctx));
        FunctionType::get(ctx, result, &(self.params)(index), false)
    }
}

/// `malloc(index) -> ptr`
pub static MALLOC: RuntimeFunction =
    RuntimeFunction::new("malloc", |index| vec![index]).returning(Type::LLVM_PTR);

/// `free(ptr)`
pub static FREE: RuntimeFunction = RuntimeFunction::new("free", |_| vec![Type::LLVM_PTR]);

/// A declared runtime function. Its name may change when declarations are merged, so calls must be created with
/// [`call`](RuntimeCallee::call) or registered with [`registered`](RuntimeCallee::registered).
#[derive(Clone, Copy)]
pub struct RuntimeCallee {
    /// A reference to the function by its preferred name.
    pub callee: Attr,
    symbol: RequestedSymbol,
    /// The result type in the program's own declaration, if lowered code ignores the result.
    ignored: Option<Type>,
}

impl RuntimeCallee {
    /// Creates a call at the insertion point.
    pub fn call(
        &self,
        rw: &mut ConversionRewriter<'_>,
        operands: &[ValueId],
        result: Option<Type>,
    ) -> OpId {
        let call = rw
            .create(CallOp::spec(result.or(self.ignored), operands).callee_attr(self.callee))
            .id();
        self.registered(rw, call);
        call
    }

    /// Registers an existing call as a call of the function.
    pub fn registered(&self, rw: &mut ConversionRewriter<'_>, call: OpId) {
        rw.use_symbol(self.symbol, call, CallOp::CALLEE);
    }
}

/// Returns the declaration of a runtime function with this type.
fn declaration(
    ctx: &Context,
    function: &'static RuntimeFunction,
    ty: Type,
    on_conflict: OnConflict,
) -> Declaration {
    Declaration {
        name: ctx.string(function.name),
        kind: ctx.name::<LLVMFuncOp>(),
        ty: ctx.type_attr(ty),
        place: SymbolPlace::Start,
        on_conflict,
    }
}

/// Returns the type with which a runtime function is declared, and the [ignored result](ignored_result) in it.
fn declared_type(
    rw: &ConversionRewriter<'_>,
    function: &'static RuntimeFunction,
    index: Type,
) -> (Type, Option<Type>) {
    let ignored = ignored_result(rw, function, index);
    let ty = match ignored {
        Some(result) => FunctionType::get(rw.ctx(), result, &(function.params)(index), false),
        None => function.ty(rw.ctx(), index),
    };
    (ty, ignored)
}

/// Returns the result type with which the program declares a function that MLIR declares without result. For example,
/// `puts` returns an `int` in C.
fn ignored_result(
    rw: &ConversionRewriter<'_>,
    function: &'static RuntimeFunction,
    index: Type,
) -> Option<Type> {
    if function.result.is_some() {
        return None;
    }
    let ctx = rw.ctx();
    let known = type_value(ctx, rw.symbol_type(ctx.string(function.name))?)?;
    let (params, result) = if let Some(known) = known.as_::<FunctionType>(ctx) {
        (&known.params, known.result)
    } else {
        // The declaration is a function that is converted by the same pass.
        let known = known.as_::<terrace_builtin::FunctionType>(ctx)?;
        let [result] = *known.results else {
            return None;
        };
        (&known.inputs, result)
    };
    (**params == *(function.params)(index) && result != VoidType::get(ctx)).then_some(result)
}

/// Checks that runtime functions can be declared. Reports a function of the same name with a different type. Patterns
/// that require several functions call this before they declare the first one.
pub fn check_runtime_functions(
    rw: &mut ConversionRewriter<'_>,
    functions: &[&'static RuntimeFunction],
    index: Type,
) -> Match {
    functions.iter().try_for_each(|&function| {
        let (ty, _) = declared_type(rw, function, index);
        let wanted = declaration(rw.ctx(), function, ty, OnConflict::Duplicate);
        rw.check_declaration(&wanted)
    })
}

/// Declares a runtime function at the start of the module, unless it exists. If a function of the same name has a
/// different type, reports that, and the pattern does not match. `on_conflict` applies to a symbol of the same name
/// that is not an `llvm.func`: passes with a symbol table rename the function, and other passes do not check.
///
/// ```
/// use terrace_ir::{Type, ValueId};
/// use terrace_llvm_common::{LlvmRewriter, MALLOC, runtime_function};
/// use terrace_rewrite::{ConversionRewriter, Match, NoMatch, OnConflict};
///
/// /// Memory from `malloc`, which is declared with the first call.
/// fn allocate(rw: &mut ConversionRewriter<'_>, size: ValueId) -> Result<ValueId, NoMatch> {
///     let index = LlvmRewriter::of(rw).index_type();
///     let malloc = runtime_function(rw, &MALLOC, index, OnConflict::Duplicate)?;
///     let call = malloc.call(rw, &[size], Some(Type::LLVM_PTR));
///     Ok(rw.body().result(call, 0))
/// }
/// ```
pub fn runtime_function(
    rw: &mut ConversionRewriter<'_>,
    function: &'static RuntimeFunction,
    index: Type,
    on_conflict: OnConflict,
) -> Result<RuntimeCallee, NoMatch> {
    let ctx = rw.ctx();
    let (ty, ignored) = declared_type(rw, function, index);
    let wanted = declaration(ctx, function, ty, on_conflict);
    let symbol = rw.declare(wanted, move |builder: &mut Builder<'_>, name| {
        if function.is_without_location {
            builder.loc = Loc::UNKNOWN;
        }
        let spec = LLVMFuncOp::spec(name, ty);
        builder.create(spec).id()
    })?;
    Ok(RuntimeCallee {
        callee: ctx.symbol_ref(function.name),
        symbol,
        ignored,
    })
}
