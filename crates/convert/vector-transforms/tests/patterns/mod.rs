//! Passes that apply single sets of patterns. They are named after MLIR's test passes and operations of the transform
//! dialect, and apply the same sets. Sets that mlir-opt cannot apply alone have names of their own.

use terrace_ir::{Failed, OpId, OpRef};
use terrace_pass::{Bundle, OptionDef, OptionValues, PassContext, PassDef, TypedOption, convert};
use terrace_rewrite::{ConversionConfig, ConversionTarget, IrRewriter, PatternSet, TypeConverter};
use terrace_testing::apply_patterns;
use terrace_vector::value_bounds::VscaleRange;
use terrace_vector::{BitCastOp, populate_vector_to_vector_canonicalization_patterns};
use terrace_vector_transforms::{
    TransposeLoweringOptions, UnrollVectorOptions, VectorContractLowering, VectorTransferSplit,
    VectorTransposeLowering, eliminate_vector_masks,
    populate_break_down_vector_bit_cast_op_patterns, populate_break_down_vector_reduction_patterns,
    populate_bubble_vector_bit_cast_op_patterns,
    populate_cast_away_vector_leading_one_dim_patterns,
    populate_chained_vector_reduction_folding_patterns,
    populate_drop_inner_most_unit_dims_xfer_op_patterns,
    populate_drop_unit_dim_with_shape_cast_patterns, populate_elementwise_to_vector_ops_patterns,
    populate_flatten_vector_transfer_patterns, populate_fold_arith_extension_patterns,
    populate_for_vector_linearize, populate_scalar_vector_transfer_lowering_patterns,
    populate_sink_vector_mem_ops_patterns, populate_sink_vector_ops_patterns,
    populate_specialized_transpose_lowering_patterns, populate_vector_bit_cast_lowering_patterns,
    populate_vector_broadcast_lowering_patterns,
    populate_vector_contract_canonicalize_matmul_to_mmt,
    populate_vector_contract_lowering_patterns, populate_vector_contract_to_matrix_multiply,
    populate_vector_extract_strided_slice_to_extract_insert_chain_patterns,
    populate_vector_from_elements_unroll_patterns, populate_vector_gather_lowering_patterns,
    populate_vector_gather_to_conditional_load_patterns,
    populate_vector_insert_extract_strided_slice_decomposition_patterns,
    populate_vector_insert_extract_strided_slice_transforms,
    populate_vector_interleave_lowering_patterns, populate_vector_interleave_to_shuffle_patterns,
    populate_vector_linearize_base_patterns, populate_vector_linearize_shuffle_like_ops_patterns,
    populate_vector_mask_materialization_patterns, populate_vector_mask_op_lowering_patterns,
    populate_vector_masked_load_store_emulation_patterns,
    populate_vector_outer_product_lowering_patterns, populate_vector_rank_reducing_fma_pattern,
    populate_vector_reduction_to_contract_patterns, populate_vector_scan_lowering_patterns,
    populate_vector_shape_cast_lowering_patterns, populate_vector_shuffle_lowering_patterns,
    populate_vector_step_lowering_patterns, populate_vector_to_elements_unroll_patterns,
    populate_vector_transfer_drop_unit_dims_patterns,
    populate_vector_transfer_full_partial_patterns, populate_vector_transfer_lowering_patterns,
    populate_vector_transfer_permutation_map_lowering_patterns,
    populate_vector_transpose_lowering_patterns, populate_vector_transpose_to_flat_transpose,
    populate_vector_unroll_patterns, transfer_opflow_opt,
};

pub(crate) static BUNDLE: Bundle = Bundle::new().passes(PASSES);

type Run = fn(&mut PassContext<'_>, &OptionValues) -> Result<(), Failed>;

/// Returns a pass that changes each function.
const fn set(name: &'static str, run: Run) -> PassDef {
    PassDef::new(name, "Changes each function", run)
        .on("func.func")
        .dialects(&["affine", "arith", "llvm", "memref", "scf", "ub", "vector"])
}

const fn set_with(name: &'static str, options: &'static [OptionDef], run: Run) -> PassDef {
    set(name, run).options(options)
}

const STRATEGY: TypedOption<String> =
    TypedOption::text("lowering_strategy", "The lowering", "outerproduct");
const ELTWISE: TypedOption<String> =
    TypedOption::text("lowering_strategy", "The lowering", "eltwise");
const AVX2: TypedOption<bool> = TypedOption::bool(
    "avx2_lowering_strategy",
    "Shuffles that match AVX2 instructions",
    false,
);
const SPLIT: TypedOption<String> =
    TypedOption::text("split_transfer_strategy", "The second path", "linalg-copy");
const RANK: TypedOption<u32> = TypedOption::uint("max_transfer_rank", "The greatest rank", 1);
const BIT_WIDTH: TypedOption<u32> = TypedOption::uint(
    "target-vector-bitwidth",
    "The least width of a row",
    u32::MAX,
);
const SEVERAL_USES: TypedOption<bool> =
    TypedOption::bool("allow-multiple-uses", "Reads with several uses", false);
const ORDER: TypedOption<Vec<i64>> = TypedOption::ints("unroll-order", "The order of dimensions");
const BY_TYPE: TypedOption<bool> = TypedOption::bool(
    "unroll-based-on-type",
    "Contractions by the type of elements",
    false,
);
const REVERSE: TypedOption<bool> =
    TypedOption::bool("reverse-unroll-order", "Columns before rows", false);
const VSCALE_MIN: TypedOption<u32> = TypedOption::uint("vscale-min", "The least vscale", 1);
const VSCALE_MAX: TypedOption<u32> =
    TypedOption::uint("vscale-max", "The greatest vscale; 0 if it is unknown", 16);

const PASSES: &[&PassDef] = &[
    // The sets of MLIR's test passes.
    &set("test-vector-emulate-masked-load-store", |cx, _| {
        apply_patterns(cx, populate_vector_masked_load_store_emulation_patterns)
    }),
    &set("test-vector-chained-reduction-folding-patterns", |cx, _| {
        apply_patterns(cx, populate_chained_vector_reduction_folding_patterns)
    }),
    &set("test-vector-break-down-reduction-patterns", |cx, _| {
        apply_patterns(cx, |patterns| {
            populate_break_down_vector_reduction_patterns(patterns, 2)
        })
    }),
    &set("test-vector-to-vector-lowering", |cx, _| {
        apply_patterns(cx, populate_bubble_vector_bit_cast_op_patterns)
    }),
    &set("test-vector-break-down-bitcast", |cx, _| {
        apply_patterns(cx, |patterns| {
            populate_break_down_vector_bit_cast_op_patterns(patterns, has_more_than_four)
        })
    }),
    &set(
        "test-vector-contraction-prepare-for-mmt-lowering",
        |cx, _| {
            apply_patterns(cx, |patterns| {
                populate_vector_contract_canonicalize_matmul_to_mmt(patterns, |_| true)
            })
        },
    ),
    &set("test-vector-extract-strided-slice-lowering", |cx, _| {
        apply_patterns(cx, |patterns| {
            populate_vector_extract_strided_slice_to_extract_insert_chain_patterns(patterns, |_| {
                true
            })
        })
    }),
    &set("test-vector-shuffle-lowering", |cx, _| {
        apply_patterns(cx, populate_vector_shuffle_lowering_patterns)
    }),
    &set_with(
        "test-vector-transfer-flatten-patterns",
        &[BIT_WIDTH.def],
        |cx, options| {
            let width = options.get(&BIT_WIDTH);
            apply_patterns(cx, |patterns| {
                populate_flatten_vector_transfer_patterns(patterns, width)
            })
        },
    ),
    &set_with(
        "test-scalar-vector-transfer-lowering",
        &[SEVERAL_USES.def],
        |cx, options| {
            let several = options.get(&SEVERAL_USES);
            apply_patterns(cx, |patterns| {
                populate_scalar_vector_transfer_lowering_patterns(patterns, several)
            })
        },
    ),
    &set("test-vector-gather-lowering", |cx, _| {
        apply_patterns(cx, |patterns| {
            populate_vector_gather_lowering_patterns(patterns);
            populate_vector_gather_to_conditional_load_patterns(patterns);
        })
    }),
    &set_with(
        "test-vector-unrolling-patterns",
        &[ORDER.def, BY_TYPE.def],
        |cx, options| {
            let (order, by_type) = (options.get(&ORDER), options.get(&BY_TYPE));
            apply_patterns(cx, |patterns| unroll(patterns, order, by_type))
        },
    ),
    &set_with(
        "test-vector-transfer-unrolling-patterns",
        &[REVERSE.def],
        |cx, options| {
            let mut unroll = UnrollVectorOptions::native_shape(&[2, 2]).filter(is_transfer);
            if options.get(&REVERSE) {
                unroll = unroll.traversal_order(|_| Some(vec![1, 0]));
            }
            apply_patterns(cx, |patterns| {
                populate_vector_unroll_patterns(patterns, &unroll);
                populate_vector_to_vector_canonicalization_patterns(patterns);
            })
        },
    ),
    &set("test-vector-linearize", linearize),
    &set("test-vector-transferop-opt", |cx, _| {
        transfer_opflow_opt(&mut IrRewriter::new(cx.ctx, cx.body), OpId::ROOT);
        Ok(())
    }),
    &set_with(
        "test-eliminate-vector-masks",
        &[VSCALE_MIN.def, VSCALE_MAX.def],
        |cx, options| {
            let (min, max) = (options.get(&VSCALE_MIN), options.get(&VSCALE_MAX));
            let range = (max != 0).then_some(VscaleRange { min, max });
            eliminate_vector_masks(&mut IrRewriter::new(cx.ctx, cx.body), range);
            Ok(())
        },
    ),
    // The sets of the transform dialect.
    &set("transform.apply_patterns.vector.sink_mem_ops", |cx, _| {
        apply_patterns(cx, populate_sink_vector_mem_ops_patterns)
    }),
    &set(
        "transform.apply_patterns.vector.lower_outerproduct",
        |cx, _| apply_patterns(cx, populate_vector_outer_product_lowering_patterns),
    ),
    &set(
        "transform.apply_patterns.vector.rank_reducing_subview_patterns",
        |cx, _| apply_patterns(cx, populate_vector_transfer_drop_unit_dims_patterns),
    ),
    &set(
        "transform.apply_patterns.vector.drop_inner_most_unit_dims_from_xfer_ops",
        |cx, _| apply_patterns(cx, populate_drop_inner_most_unit_dims_xfer_op_patterns),
    ),
    &set(
        "transform.apply_patterns.vector.drop_unit_dims_with_shape_cast",
        |cx, _| apply_patterns(cx, populate_drop_unit_dim_with_shape_cast_patterns),
    ),
    &set(
        "transform.apply_patterns.vector.fold_arith_extension",
        |cx, _| apply_patterns(cx, populate_fold_arith_extension_patterns),
    ),
    &set(
        "transform.apply_patterns.vector.elementwise_to_vector",
        |cx, _| apply_patterns(cx, populate_elementwise_to_vector_ops_patterns),
    ),
    &set(
        "transform.apply_patterns.vector.reduction_to_contract",
        |cx, _| apply_patterns(cx, populate_vector_reduction_to_contract_patterns),
    ),
    &set("transform.apply_patterns.vector.sink_ops", |cx, _| {
        apply_patterns(cx, populate_sink_vector_ops_patterns)
    }),
    &set(
        "transform.apply_patterns.vector.cast_away_vector_leading_one_dim",
        |cx, _| apply_patterns(cx, populate_cast_away_vector_leading_one_dim_patterns),
    ),
    &set(
        "transform.apply_patterns.vector.materialize_masks",
        |cx, _| {
            apply_patterns(cx, |patterns| {
                populate_vector_mask_materialization_patterns(patterns, false)
            })
        },
    ),
    &set(
        "transform.apply_patterns.vector.transfer_permutation_patterns",
        |cx, _| {
            apply_patterns(
                cx,
                populate_vector_transfer_permutation_map_lowering_patterns,
            )
        },
    ),
    &set(
        "transform.apply_patterns.vector.lower_shape_cast",
        |cx, _| apply_patterns(cx, populate_vector_shape_cast_lowering_patterns),
    ),
    &set("transform.apply_patterns.vector.lower_scan", |cx, _| {
        apply_patterns(cx, populate_vector_scan_lowering_patterns)
    }),
    &set("transform.apply_patterns.vector.lower_bitcast", |cx, _| {
        apply_patterns(cx, |patterns| {
            populate_vector_bit_cast_lowering_patterns(patterns, 1)
        })
    }),
    &set(
        "transform.apply_patterns.vector.lower_interleave",
        |cx, _| {
            apply_patterns(cx, |patterns| {
                populate_vector_interleave_lowering_patterns(patterns, 1)
            })
        },
    ),
    &set(
        "transform.apply_patterns.vector.interleave_to_shuffle",
        |cx, _| apply_patterns(cx, populate_vector_interleave_to_shuffle_patterns),
    ),
    &set("transform.apply_patterns.vector.lower_gather", |cx, _| {
        apply_patterns(cx, populate_vector_gather_lowering_patterns)
    }),
    &set(
        "transform.apply_patterns.vector.unroll_to_elements",
        |cx, _| apply_patterns(cx, populate_vector_to_elements_unroll_patterns),
    ),
    &set(
        "transform.apply_patterns.vector.unroll_from_elements",
        |cx, _| apply_patterns(cx, populate_vector_from_elements_unroll_patterns),
    ),
    &set(
        "transform.apply_patterns.vector.lower_broadcast",
        |cx, _| apply_patterns(cx, populate_vector_broadcast_lowering_patterns),
    ),
    &set(
        "transform.apply_patterns.vector.lower_create_mask",
        |cx, _| apply_patterns(cx, populate_vector_mask_op_lowering_patterns),
    ),
    &set_with(
        "transform.apply_patterns.vector.lower_contraction",
        &[STRATEGY.def],
        |cx, options| {
            let lowering = match &*options.get(&STRATEGY) {
                "dot" => VectorContractLowering::Dot,
                "outerproduct" => VectorContractLowering::OuterProduct,
                "parallelarith" => VectorContractLowering::ParallelArith,
                strategy => unreachable!("the strategy {strategy}"),
            };
            apply_patterns(cx, |patterns| {
                populate_vector_contract_lowering_patterns(patterns, lowering, true)
            })
        },
    ),
    &set_with(
        "transform.apply_patterns.vector.lower_transpose",
        &[ELTWISE.def, AVX2.def],
        |cx, options| {
            let lowering = match &*options.get(&ELTWISE) {
                "eltwise" => VectorTransposeLowering::EltWise,
                "shuffle_1d" => VectorTransposeLowering::Shuffle1D,
                "shuffle_16x16" => VectorTransposeLowering::Shuffle16x16,
                strategy => unreachable!("the strategy {strategy}"),
            };
            let all = TransposeLoweringOptions {
                lower_4x8_f32: true,
                lower_8x8_f32: true,
            };
            let avx2 = options.get(&AVX2);
            apply_patterns(cx, |patterns| {
                populate_vector_transpose_lowering_patterns(patterns, lowering);
                if avx2 {
                    populate_specialized_transpose_lowering_patterns(patterns, all, 10);
                }
            })
        },
    ),
    &set_with(
        "transform.apply_patterns.vector.split_transfer_full_partial",
        &[SPLIT.def],
        |cx, options| {
            let split = match &*options.get(&SPLIT) {
                "vector-transfer" => VectorTransferSplit::VectorTransfer,
                "linalg-copy" => VectorTransferSplit::LinalgCopy,
                "force-in-bounds" => VectorTransferSplit::ForceInBounds,
                strategy => unreachable!("the strategy {strategy}"),
            };
            apply_patterns(cx, |patterns| {
                populate_vector_transfer_full_partial_patterns(patterns, split)
            })
        },
    ),
    &set_with(
        "transform.apply_patterns.vector.lower_transfer",
        &[RANK.def],
        |cx, options| {
            let rank = options.get(&RANK);
            apply_patterns(cx, |patterns| {
                populate_vector_transfer_lowering_patterns(patterns, Some(rank as usize))
            })
        },
    ),
    // The sets that mlir-opt cannot apply alone.
    &set("vector-contract-to-matrix-multiply", |cx, _| {
        apply_patterns(cx, populate_vector_contract_to_matrix_multiply)
    }),
    &set("vector-transpose-to-flat-transpose", |cx, _| {
        apply_patterns(cx, populate_vector_transpose_to_flat_transpose)
    }),
    &set("vector-strided-slice-transforms", |cx, _| {
        apply_patterns(cx, populate_vector_insert_extract_strided_slice_transforms)
    }),
    &set("vector-strided-slice-decomposition", |cx, _| {
        apply_patterns(
            cx,
            populate_vector_insert_extract_strided_slice_decomposition_patterns,
        )
    }),
    &set("vector-rank-reducing-fma", |cx, _| {
        apply_patterns(cx, populate_vector_rank_reducing_fma_pattern)
    }),
    &set("vector-step-lowering", |cx, _| {
        apply_patterns(cx, populate_vector_step_lowering_patterns)
    }),
    &set("vector-mask-materialization-32-bit", |cx, _| {
        apply_patterns(cx, |patterns| {
            populate_vector_mask_materialization_patterns(patterns, true)
        })
    }),
    &set("vector-unroll-memory-to-1x4", |cx, _| {
        let options = UnrollVectorOptions::native_shape(&[1, 4]);
        apply_patterns(cx, |patterns| {
            populate_vector_unroll_patterns(patterns, &options)
        })
    }),
    &set("vector-transpose-avx2", |cx, _| {
        apply_patterns(cx, |patterns| {
            let options = TransposeLoweringOptions {
                lower_4x8_f32: true,
                lower_8x8_f32: true,
            };
            populate_specialized_transpose_lowering_patterns(patterns, options, 10);
        })
    }),
    &set("vector-transpose-avx2-of-no-shape", |cx, _| {
        apply_patterns(cx, |patterns| {
            let options = TransposeLoweringOptions::default();
            populate_specialized_transpose_lowering_patterns(patterns, options, 10);
        })
    }),
];

fn has_more_than_four(op: OpRef<'_>) -> bool {
    let cast = op.as_::<BitCastOp>();
    cast.is_some_and(|cast| {
        cast.source_type()
            .shape
            .last()
            .is_some_and(|&size| size > 4)
    })
}

fn is_one_of(op: OpRef<'_>, names: &[&str]) -> bool {
    names.contains(&op.name_str())
}

fn is_transfer(op: OpRef<'_>) -> bool {
    let names = [
        "vector.transfer_read",
        "vector.transfer_write",
        "vector.gather",
    ];
    is_one_of(op, &names)
}

/// Adds the patterns of MLIR's `test-vector-unrolling-patterns`, which unrolls different operations to different shapes.
fn unroll(patterns: &mut PatternSet, order: Vec<i64>, by_type: bool) {
    let shapes: [(&[i64], &'static [&'static str]); 8] = [
        (
            &[2, 2],
            &[
                "arith.addf",
                "vector.fma",
                "vector.load",
                "vector.store",
                "vector.broadcast",
                "vector.multi_reduction",
            ],
        ),
        (&[2], &["vector.reduction"]),
        (&[1, 3, 4, 2], &["vector.transpose"]),
        (&[2, 4], &["vector.shape_cast"]),
        (&[8, 8], &["vector.create_mask", "vector.constant_mask"]),
        (&[8], &["vector.step"]),
        // By type, for elements of 32 bits.
        (&[4, 4, 2], &["vector.contract"]),
        (&[2, 2, 2], &["vector.contract"]),
    ];
    for (shape, names) in shapes {
        let is_contract = names == ["vector.contract"];
        if is_contract && by_type != (shape[0] == 4) {
            continue;
        }
        let mut options =
            UnrollVectorOptions::native_shape(shape).filter(move |op| is_one_of(op, names));
        if is_contract && !order.is_empty() {
            let order = order.clone();
            options = options.traversal_order(move |_| Some(order.clone()));
        }
        populate_vector_unroll_patterns(patterns, &options);
    }
    populate_vector_to_vector_canonicalization_patterns(patterns);
}

fn linearize(cx: &mut PassContext<'_>, _: &OptionValues) -> Result<(), Failed> {
    let mut target = ConversionTarget::new(cx.ctx);
    let converter = populate_for_vector_linearize(TypeConverter::new(), &mut target);
    let mut patterns = PatternSet::new();
    patterns.set_type_converter(converter);
    populate_vector_linearize_base_patterns(&mut patterns);
    populate_vector_linearize_shuffle_like_ops_patterns(&mut patterns);
    convert(cx, target, patterns, ConversionConfig::default())
}
