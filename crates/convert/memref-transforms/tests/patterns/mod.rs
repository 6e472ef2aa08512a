//! Passes that apply single sets of patterns, or one transformation. They are named after MLIR's test passes and operations
//! of the transform dialect, and do the same.

use terrace_builtin::types::MemRefType;
use terrace_ir::{Failed, OpId, OpRef};
use terrace_memref::AllocOp;
use terrace_memref_transforms::{
    alloc_to_alloca, erase_dead_alloc_and_stores, multi_buffer, populate_compose_sub_view_patterns,
    populate_extract_address_computations_patterns,
};
use terrace_pass::{Bundle, OptionValues, PassContext, PassDef, TypedOption};
use terrace_rewrite::IrRewriter;
use terrace_testing::apply_patterns;

pub(crate) static BUNDLE: Bundle = Bundle::new().passes(PASSES);

const MULTIPLIER: TypedOption<u32> = TypedOption::uint("multiplier", "Number of buffers", 2);
const FACTOR: TypedOption<u32> = TypedOption::uint("factor", "Number of buffers", 2);
const SKIP_ANALYSIS: TypedOption<bool> = TypedOption::bool(
    "skip_analysis",
    "Buffers that may be read before they are written",
    false,
);

const PASSES: &[&PassDef] = &[
    &set("test-compose-subview", |cx, _| {
        apply_patterns(cx, populate_compose_sub_view_patterns)
    }),
    &set("test-multi-buffering", |cx, options| {
        let multiplier = options.get(&MULTIPLIER);
        each_alloc(cx, |rw, alloc| {
            // The allocation stays if no loop fills it.
            let _ = multi_buffer(rw, alloc, multiplier, false);
        });
        Ok(())
    })
    .options(&[MULTIPLIER.def]),
    &set("transform.memref.multibuffer", |cx, options| {
        let (factor, skip) = (options.get(&FACTOR), options.get(&SKIP_ANALYSIS));
        each_alloc(cx, |rw, alloc| {
            // The allocation stays if no loop uses it.
            let _ = multi_buffer(rw, alloc, factor, skip);
        });
        Ok(())
    })
    .options(&[FACTOR.def, SKIP_ANALYSIS.def]),
    &set("transform.memref.erase_dead_alloc_and_stores", |cx, _| {
        erase_dead_alloc_and_stores(&mut IrRewriter::new(cx.ctx, cx.body), OpId::ROOT);
        Ok(())
    }),
    &set(
        "transform.apply_patterns.memref.extract_address_computations",
        |cx, _| apply_patterns(cx, populate_extract_address_computations_patterns),
    ),
    &set(
        "transform.apply_patterns.memref.alloc_to_alloca",
        |cx, _| {
            apply_patterns(cx, |patterns| {
                patterns.add_fn("AllocToAlloca", |alloc: AllocOp, rw| {
                    let ty = rw.body().ty(rw.read(alloc).memref());
                    let ty = ty.as_::<MemRefType>(rw.ctx());
                    let is_static = ty.is_some_and(MemRefType::has_static_shape);
                    alloc_to_alloca(rw, alloc, |_, _| is_static).map(|_| ())
                });
            })
        },
    ),
    // The operation of the transform dialect only moves allocations of static shapes.
    &set("alloc-to-alloca", |cx, _| {
        each_alloc(cx, |rw, alloc| {
            // The allocation stays if its block does not free it.
            let _ = alloc_to_alloca(rw, alloc, |_, _| true);
        });
        Ok(())
    }),
];

/// Returns a pass that changes each function.
const fn set(
    name: &'static str,
    run: fn(&mut PassContext<'_>, &OptionValues) -> Result<(), Failed>,
) -> PassDef {
    PassDef::new(name, "Changes each function", run)
        .on("func.func")
        .dialects(&["affine", "arith", "memref"])
}

/// Calls a function with each allocation.
fn each_alloc(cx: &mut PassContext<'_>, change: impl Fn(&mut IrRewriter<'_, '_>, AllocOp)) {
    let ops: Vec<OpId> = cx.body.walk(OpId::ROOT).collect();
    for op in ops {
        if let Some(alloc) = OpRef::new(cx.ctx, cx.body, op).cast::<AllocOp>() {
            change(&mut IrRewriter::new(cx.ctx, cx.body), alloc);
        }
    }
}
