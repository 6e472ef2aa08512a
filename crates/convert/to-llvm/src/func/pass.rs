//! The passes `convert-func-to-llvm` and `llvm-request-c-wrappers`.

use crate::cf::assertion;
use crate::func::{EMIT_C_INTERFACE, populate};
use crate::memref::{alloc, copy};
use crate::set_index_bitwidth;
use crate::vector::print;
use terrace_ir::symbol::symbol_name;
use terrace_ir::{Attr, Failed, OpId, OpRef};
use terrace_llvm_common::{INDEX_BITWIDTH, Options, llvm_conversion_target, type_converter};
use terrace_pass::{
    Lowering, OptionValues, PassContext, PassDef, Situation, Taken, TypedOption, convert, stage,
};
use terrace_rewrite::{ConversionConfig, PatternSet};
use terrace_stages as stages;

const USE_BARE_PTR_MEMREF_CALL_CONV: TypedOption<bool> = TypedOption::bool(
    "use-bare-ptr-memref-call-conv",
    "Replace FuncOp's MemRef arguments with bare pointers to the MemRef element types",
    false,
);

/// `convert-func-to-llvm`
pub static CONVERT_FUNC_TO_LLVM: PassDef = PassDef::new(
    "convert-func-to-llvm",
    "Convert from the Func dialect to the LLVM dialect",
    convert_func_to_llvm,
)
.class("ConvertFuncToLLVMPass")
.on("builtin.module")
.options(&[USE_BARE_PTR_MEMREF_CALL_CONV.def, INDEX_BITWIDTH.def])
.dialects(&["llvm"]);

/// Schedules [`CONVERT_FUNC_TO_LLVM`] in `terrace lower`.
pub static LOWERING: Lowering = Lowering::new(&CONVERT_FUNC_TO_LLVM, &[Taken::Dialect("func")])
    .stage(&stages::REST_TO_LLVM)
    .settings(set_options);

/// Schedules [`CONVERT_FUNC_TO_LLVM`] in `terrace lower` before other conversions, if a function has the name of a
/// library function that these conversions call, such as `free`. As in upstream, they call an existing `llvm.func`, but
/// rename the library function if another symbol has its name.
pub static BEFORE_CALLERS: Lowering = Lowering::new(
    &CONVERT_FUNC_TO_LLVM,
    &[Taken::When("func.func", is_called_by_lowered_code)],
)
.stage(&stages::VECTORS_TO_LLVM)
.settings(set_options);

/// Sets the options of the pass to those of `terrace lower`.
fn set_options(options: &mut OptionValues, situation: &Situation<'_>) {
    options.set(
        &USE_BARE_PTR_MEMREF_CALL_CONV,
        situation.options.get(&BARE_PTR),
    );
    set_index_bitwidth(options, situation);
}

/// Returns true if a function has the name of a library function that conversions declare.
fn is_called_by_lowered_code(op: OpRef<'_>) -> bool {
    let functions = [
        assertion::FUNCTIONS,
        alloc::FUNCTIONS,
        copy::FUNCTIONS,
        print::FUNCTIONS,
    ];
    let symbol = symbol_name(op.ctx, op.body, op.id);
    let symbol = symbol.map(|symbol| symbol.message_text(op.ctx));
    symbol.is_some_and(|symbol| {
        let mut functions = functions.into_iter().flatten();
        functions.any(|function| function.name == symbol)
    })
}

/// Passes memrefs of static shape as bare pointers.
pub static BARE_PTR: TypedOption<bool> = TypedOption::bool(
    "bare-ptr",
    "pass memrefs of static shape as bare pointers",
    false,
);

/// Requests a C wrapper for each function.
pub static REQUEST_C_WRAPPERS: TypedOption<bool> =
    TypedOption::bool("c-wrappers", "emit a C wrapper for each function", false);

/// Drops the attributes of unpacked memref arguments, like upstream. By default the aligned pointers keep them.
pub static DROP_ARGUMENT_ATTRIBUTES: TypedOption<bool> = TypedOption::bool(
    "drop-argument-attributes",
    "drop the attributes of unpacked memref arguments, as mlir-opt does",
    false,
);

fn convert_func_to_llvm(cx: &mut PassContext<'_>, options: &OptionValues) -> Result<(), Failed> {
    let lowering = Options {
        bare_pointers: options.get(&USE_BARE_PTR_MEMREF_CALL_CONV),
        keep_pointer_attributes: (cx.lowering)
            .is_some_and(|options| !options.get(&DROP_ARGUMENT_ATTRIBUTES)),
        ..Options::default()
    };
    let converter = type_converter(cx, options.get(&INDEX_BITWIDTH), lowering)?;
    let mut patterns = PatternSet::new();
    patterns.set_type_converter(converter);
    populate(&mut patterns);
    let target = llvm_conversion_target(cx.ctx);
    convert(cx, target, patterns, ConversionConfig::default())
}

/// `llvm-request-c-wrappers`
pub static LLVM_REQUEST_C_WRAPPERS: PassDef = PassDef::new(
    "llvm-request-c-wrappers",
    "Request C wrapper emission for all functions",
    request_cwrappers,
)
.class("LLVMRequestCWrappersPass")
.on("func.func");

/// Schedules [`LLVM_REQUEST_C_WRAPPERS`] in `terrace lower`.
pub static C_WRAPPERS: Lowering =
    Lowering::new(&LLVM_REQUEST_C_WRAPPERS, &[Taken::For("func.func")])
        .stage(&stage::SIMPLIFY)
        .on("func.func")
        .condition(|situation| situation.options.get(&REQUEST_C_WRAPPERS));

fn request_cwrappers(cx: &mut PassContext<'_>, _: &OptionValues) -> Result<(), Failed> {
    let ctx = cx.ctx;
    let attrs = cx.body.attrs(OpId::ROOT);
    let attrs = attrs.with_entries(ctx, &[(ctx.string(EMIT_C_INTERFACE), Attr::UNIT)]);
    cx.body.set_attrs(OpId::ROOT, attrs);
    Ok(())
}
