//! Passes that emulate narrow integers. They are named after MLIR's test passes and an operation of the transform dialect,
//! and apply the same sets of patterns.

use std::sync::Arc;
use terrace_arith_transforms::{
    NarrowTypeEmulationConverter, populate_arith_narrow_type_emulation_patterns,
};
use terrace_builtin::types::IntegerType;
use terrace_func::conversions::add_type_legality;
use terrace_ir::{Failed, OpRef};
use terrace_memref_transforms::{
    populate_memref_narrow_type_emulation_conversions,
    populate_memref_narrow_type_emulation_patterns,
};
use terrace_pass::{Bundle, OptionValues, PassContext, PassDef, TypedOption, convert};
use terrace_rewrite::{ConversionConfig, ConversionTarget, Converted, PatternSet};
use terrace_testing::apply_patterns;
use terrace_vector_passes::{
    populate_memref_flatten_and_vector_narrow_type_emulation_patterns,
    populate_vector_narrow_type_emulation_patterns, populate_vector_narrow_type_rewrite_patterns,
    populate_vector_transpose_narrow_type_rewrite_patterns,
};

pub(crate) static BUNDLE: Bundle = Bundle::new().passes(PASSES);

const LOAD: TypedOption<u32> =
    TypedOption::uint("memref-load-bitwidth", "Bits of an element in memory", 8);
const COMPUTE: TypedOption<u32> = TypedOption::uint(
    "arith-compute-bitwidth",
    "Bits of an integer that is not in memory",
    4,
);
const NO_ATOMIC: TypedOption<bool> = TypedOption::bool(
    "disable-atomic-rmw",
    "Loads and stores instead of atomic updates",
    false,
);

const PASSES: &[&PassDef] = &[
    &set("test-emulate-narrow-int", |cx, options| {
        let no_atomic = options.get(&NO_ATOMIC);
        emulate(cx, options.get(&LOAD), options.get(&COMPUTE), |patterns| {
            populate_vector_narrow_type_emulation_patterns(patterns, no_atomic)
        })
    })
    .options(&[LOAD.def, COMPUTE.def, NO_ATOMIC.def]),
    &set(
        "test-memref-flatten-and-vector-narrow-type-emulation",
        |cx, _| {
            emulate(
                cx,
                8,
                1,
                populate_memref_flatten_and_vector_narrow_type_emulation_patterns,
            )
        },
    ),
    &set(
        "transform.apply_patterns.vector.rewrite_narrow_types",
        |cx, _| {
            apply_patterns(cx, |patterns| {
                populate_vector_narrow_type_rewrite_patterns(patterns);
                populate_vector_transpose_narrow_type_rewrite_patterns(patterns);
            })
        },
    ),
];

/// Returns a pass that changes each function.
const fn set(
    name: &'static str,
    run: fn(&mut PassContext<'_>, &OptionValues) -> Result<(), Failed>,
) -> PassDef {
    PassDef::new(name, "Changes each function", run)
        .on("func.func")
        .dialects(&["affine", "arith", "memref", "vector"])
}

/// Converts a function to elements of `load` bits in memory and integers of at least `compute` bits.
fn emulate(
    cx: &mut PassContext<'_>,
    load: u32,
    compute: u32,
    populate: impl FnOnce(&mut PatternSet),
) -> Result<(), Failed> {
    let mut converter = NarrowTypeEmulationConverter::converter(load).expect("a power of two");
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
    populate(&mut patterns);
    convert(cx, target, patterns, ConversionConfig::default())
}
