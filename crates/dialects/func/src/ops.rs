//! The operations.

use crate::{fold, verify};
use terrace_builtin::constraints::{
    ANY_TYPE, DICT_ARRAY_ATTR, FLAT_SYMBOL_REF_ATTR, FUNCTION_TYPE, FUNCTION_TYPE_ATTR,
    SYMBOL_NAME_ATTR,
};
use terrace_builtin::props::{AnyType, Array, Str, Symbol};
use terrace_builtin::types::FunctionType;
use terrace_ir::call::CallOpInterface;
use terrace_ir::interfaces::{FunctionOpInterface, SymbolUserOpInterface};
use terrace_ir::opdef::RegionKind;
use terrace_ir::{BlockId, Body, Context, Loc, Type};
use terrace_macros::op;

/// Calls a function by name.
#[op(
    name = "func.call",
    traits(MEMREFS_NORMALIZABLE),
    interfaces(dyn CallOpInterface, dyn SymbolUserOpInterface),
    format = "$callee `(` $operands `)` attr-dict `:` functional-type($operands, results)"
)]
pub struct CallOp {
    operands: Variadic<Operand<ANY_TYPE>>,
    callee: Prop<Symbol, FLAT_SYMBOL_REF_ATTR>,
    arg_attrs: Optional<Prop<Array, DICT_ARRAY_ATTR>>,
    res_attrs: Optional<Prop<Array, DICT_ARRAY_ATTR>>,
    no_inline: Flag,
    #[mlir("")]
    results: Variadic<Res<ANY_TYPE>>,
}

/// Calls a function value.
#[op(
    name = "func.call_indirect",
    interfaces(dyn CallOpInterface),
    verify = verify::call_indirect
)]
pub struct CallIndirectOp {
    callee: Operand<FunctionType, FUNCTION_TYPE>,
    callee_operands: Variadic<Operand<ANY_TYPE>>,
    arg_attrs: Optional<Prop<Array, DICT_ARRAY_ATTR>>,
    res_attrs: Optional<Prop<Array, DICT_ARRAY_ATTR>>,
    results: Variadic<Res<ANY_TYPE>>,
}

/// A function as a value.
#[op(
    name = "func.constant",
    traits(CONSTANT_LIKE, PURE),
    interfaces(dyn SymbolUserOpInterface),
    fold = fold::constant,
    format = "attr-dict $value `:` type(results)"
)]
pub struct ConstantOp {
    value: Prop<Symbol, FLAT_SYMBOL_REF_ATTR>,
    #[mlir("")]
    result: Res<ANY_TYPE>,
}

/// A function.
#[op(
    name = "func.func",
    traits(AFFINE_SCOPE, AUTOMATIC_ALLOCATION_SCOPE, FUNCTION_LIKE, SYMBOL, ISOLATED_FROM_ABOVE),
    interfaces(dyn FunctionOpInterface),
    verify = verify::func
)]
pub struct FuncOp {
    sym_name: Prop<Str, SYMBOL_NAME_ATTR>,
    function_type: Prop<AnyType, FUNCTION_TYPE_ATTR>,
    sym_visibility: Optional<Prop<Str>>,
    arg_attrs: Optional<Prop<Array, DICT_ARRAY_ATTR>>,
    res_attrs: Optional<Prop<Array, DICT_ARRAY_ATTR>>,
    no_inline: Flag,
    body: Region<RegionKind::ANY>,
}

impl FuncOp {
    /// Creates a public function; returns it and its entry block, whose arguments are the function's.
    #[cfg_attr(debug_assertions, track_caller)]
    pub fn with_block(
        ctx: &Context,
        loc: Loc,
        name: &str,
        inputs: &[Type],
        results: &[Type],
    ) -> (Body, BlockId) {
        let ty = FunctionType::get(ctx, inputs, results);
        let mut body = FuncOp::spec(name, ty).into_body(ctx, loc);
        let block = body.add_entry_block(inputs);
        (body, block)
    }

    /// Creates a declaration of a function that is defined elsewhere. Like all declarations, it is private.
    #[cfg_attr(debug_assertions, track_caller)]
    pub fn declaration(
        ctx: &Context,
        loc: Loc,
        name: &str,
        inputs: &[Type],
        results: &[Type],
    ) -> Body {
        let spec = FuncOp::spec(name, FunctionType::get(ctx, inputs, results));
        spec.sym_visibility("private").into_body(ctx, loc)
    }
}

/// Returns from a function.
#[op(
    name = "func.return",
    traits(MEMREFS_NORMALIZABLE, PURE, RETURN_LIKE, TERMINATOR),
    parents(FuncOp),
    verify = verify::r#return,
    format = "attr-dict ($operands^ `:` type($operands))?"
)]
pub struct ReturnOp {
    operands: Variadic<Operand<ANY_TYPE>>,
}
