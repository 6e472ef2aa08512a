//! Tests vectors of elements narrower than bytes. The expected output is that of MLIR's `test-emulate-narrow-int`,
//! `test-memref-flatten-and-vector-narrow-type-emulation` and `transform.apply_patterns.vector.rewrite_narrow_types`
//! for the same input.

mod elements;
mod flattened;
mod loads;
mod rewrites;
mod stores;

use std::sync::Arc;
use terrace_affine::AFFINE;
use terrace_arith::ARITH;
use terrace_arith_transforms::{
    NarrowTypeEmulationConverter, populate_arith_narrow_type_emulation_patterns,
};
use terrace_builtin::types::IntegerType;
use terrace_func::FUNC;
use terrace_func::conversions::add_type_legality;
use terrace_ir::{Body, Context, Diagnostics, Failed, OpRef};
use terrace_memref::MEMREF;
use terrace_memref_transforms::{
    populate_memref_narrow_type_emulation_conversions,
    populate_memref_narrow_type_emulation_patterns,
};
use terrace_pass::{
    OptionValues, PassContext, PassDef, PassManager, PassRegistry, TypedOption, convert,
    parse_pipeline,
};
use terrace_rewrite::{ConversionConfig, ConversionTarget, Converted, PatternSet};
use terrace_testing::Expect;
use terrace_ub::UB;
use terrace_vector::VECTOR;
use terrace_vector_passes::{
    populate_memref_flatten_and_vector_narrow_type_emulation_patterns,
    populate_vector_narrow_type_emulation_patterns,
};

const LOAD: TypedOption<u32> = TypedOption::uint("load", "Bits of what is loaded and stored", 8);

const COMPUTE: TypedOption<u32> =
    TypedOption::uint("compute", "Bits of integers that are not in memory", 1);

const NO_ATOMIC: TypedOption<bool> = TypedOption::bool(
    "no-atomic",
    "Loads and stores instead of atomic updates",
    false,
);

const FLATTEN: TypedOption<bool> =
    TypedOption::bool("flatten", "Memory of several dimensions, too", false);

static EMULATE: PassDef = PassDef::new(
    "emulate",
    "Narrow integers in memory become parts of wide ones",
    emulate,
)
.class("Emulate")
.options(&[LOAD.def, COMPUTE.def, NO_ATOMIC.def, FLATTEN.def]);

fn emulate(cx: &mut PassContext<'_>, options: &OptionValues) -> Result<(), Failed> {
    let converter = NarrowTypeEmulationConverter::converter(options.get(&LOAD));
    let mut converter = converter.expect("a power of two");
    let compute = options.get(&COMPUTE);
    converter.add_conversion(move |_, ctx, ty| match ty.as_::<IntegerType>(ctx) {
        Some(int) if int.width < compute => Converted::one(IntegerType::signless(ctx, compute)),
        Some(_) => Converted::one(ty),
        None => Converted::NotMine,
    });
    populate_memref_narrow_type_emulation_conversions(&mut converter);
    let converter = Arc::new(converter);
    let mut target = ConversionTarget::new(cx.ctx);
    add_type_legality(&mut target, &converter);
    for dialect in ["affine", "arith", "memref", "vector"] {
        let types = converter.clone();
        let is_legal = move |op: OpRef<'_>| Some(types.is_legal_op(op.ctx, op.body, op.id));
        target.add_dynamically_legal_dialect(dialect, is_legal);
    }
    let mut patterns = PatternSet::new();
    patterns.set_type_converter(converter);
    populate_arith_narrow_type_emulation_patterns(&mut patterns);
    populate_memref_narrow_type_emulation_patterns(&mut patterns);
    if options.get(&FLATTEN) {
        populate_memref_flatten_and_vector_narrow_type_emulation_patterns(&mut patterns);
    } else {
        populate_vector_narrow_type_emulation_patterns(&mut patterns, options.get(&NO_ATOMIC));
    }
    convert(cx, target, patterns, ConversionConfig::default())
}

#[track_caller]
fn check(options: &str, input: &str, expect: &Expect) {
    let ctx = terrace_testing::context(&[&AFFINE, &ARITH, &FUNC, &MEMREF, &UB, &VECTOR]);
    let run = |ctx: &Context, body: &mut Body, diags: &mut Diagnostics| -> Result<(), Failed> {
        let mut passes = PassRegistry::new();
        passes.add(&EMULATE);
        let pipeline = format!("builtin.module(func.func(emulate{{{options}}}))");
        let pipeline = parse_pipeline(&pipeline, &passes);
        PassManager::new(pipeline.expect("a valid pipeline")).run(ctx, body, diags)
    };
    terrace_testing::check(&ctx, input, run, expect);
}

/// Applies a set of patterns to each function of a module, and compares the output.
#[track_caller]
fn check_set(populate: impl FnOnce(&mut PatternSet), input: &str, expect: &Expect) {
    let ctx = terrace_testing::context(&[&ARITH, &FUNC, &VECTOR]);
    terrace_testing::check_patterns(&ctx, populate, input, expect);
}
