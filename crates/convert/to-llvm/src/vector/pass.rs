//! The pass `convert-vector-to-llvm`.

use crate::CONVERT_TO_LLVM;
use crate::convert_to_llvm::FILTER_DIALECTS;
use crate::vector::{VectorToLlvmOptions, populate};
use terrace_arm_transforms::{
    populate_lower_contraction_to_neon_bfmmla_patterns,
    populate_lower_contraction_to_neon_i8mm_patterns,
    populate_lower_contraction_to_sve_bfmmla_patterns,
    populate_lower_contraction_to_sve_i8mm_patterns,
};
use terrace_builtin::types::{VectorType, element_type_or_self};
use terrace_ir::{Failed, OpRef};
use terrace_llvm_common::{
    LegalizeForLlvmExport, Options, index_bitwidth_without_layout, llvm_conversion_target,
    type_converter_with,
};
use terrace_pass::{
    Cases, Lowering, Pass, PassContext, PassDef, Taken, TypedOption, convert, rewrite_greedily,
};
use terrace_rewrite::{ConversionConfig, GreedyConfig, GreedyPatterns, PatternSet};
use terrace_stages as stages;
use terrace_vector::transfer::Transfer;
use terrace_vector::{
    CombiningKind, ContractionOp, CreateMaskOp, populate_all_true_mask_pattern,
    populate_vector_to_vector_canonicalization_patterns,
};
use terrace_vector_transforms::*;

const REASSOCIATE_FP_REDUCTIONS: TypedOption<bool> = TypedOption::bool(
    "reassociate-fp-reductions",
    "Allows llvm to reassociate floating-point reductions for speed",
    false,
);

const FORCE_32BIT_VECTOR_INDICES: TypedOption<bool> = TypedOption::bool(
    "force-32bit-vector-indices",
    "Allows compiler to assume vector indices fit in 32-bit if that yields faster code",
    true,
);

const USE_VECTOR_ALIGNMENT: TypedOption<bool> = TypedOption::bool(
    "use-vector-alignment",
    "Use the preferred alignment of a vector type in load/store operations instead of the \
                          alignment of the element type of the memref. This flag is intended for use with hardware \
                          which requiresvector alignment, or in application contexts where it is known all vector \
                          access are naturally aligned. If operations have an alignment attribute set, the alignment \
                          attribute takes priority over this option",
    false,
);

const ENABLE_AMX: TypedOption<bool> = TypedOption::bool(
    "enable-amx",
    "Enables the use of AMX dialect while lowering the vector dialect.",
    false,
);

const ENABLE_ARM_NEON: TypedOption<bool> = TypedOption::bool(
    "enable-arm-neon",
    "Enables the use of ArmNeon dialect while lowering the vector dialect.",
    false,
);

const ENABLE_ARM_SVE: TypedOption<bool> = TypedOption::bool(
    "enable-arm-sve",
    "Enables the use of ArmSVE dialect while lowering the vector dialect.",
    false,
);

const ENABLE_ARM_I8MM: TypedOption<bool> = TypedOption::bool(
    "enable-arm-i8mm",
    "Enables the use of Arm FEAT_I8MM instructions while lowering the vector dialect.",
    false,
);

const ENABLE_ARM_BF16: TypedOption<bool> = TypedOption::bool(
    "enable-arm-bf16",
    "Enables the use of Arm FEAT_BF16 instructions while lowering the vector dialect.",
    false,
);

const ENABLE_X86VECTOR: TypedOption<bool> = TypedOption::bool(
    "enable-x86vector",
    "Enables the use of X86Vector dialect while lowering the vector dialect.",
    false,
);

/// The options that include target-specific dialects in the conversion.
const EXPORTS: [(TypedOption<bool>, &str); 4] = [
    (ENABLE_ARM_NEON, "arm_neon"),
    (ENABLE_ARM_SVE, "arm_sve"),
    (ENABLE_AMX, "amx"),
    (ENABLE_X86VECTOR, "x86vector"),
];

const VECTOR_CONTRACT_LOWERING: TypedOption<VectorContractLowering> = TypedOption::choice(
    "vector-contract-lowering",
    "control the lowering of `vector.contract` operations.",
    &Cases {
        default: (VectorContractLowering::Dot, "dot"),
        all: &[
            (
                VectorContractLowering::Dot,
                "dot",
                "Progressively lower to finer grained `vector.contract` and dot-products. (default)",
            ),
            (
                VectorContractLowering::LlvmIntr,
                "llvmintr",
                "Lower directly to `llvm.intr.matrix.multiply`.",
            ),
            (
                VectorContractLowering::OuterProduct,
                "outerproduct",
                "Lower to `vector.outerproduct`.",
            ),
            (
                VectorContractLowering::ParallelArith,
                "parallelarith",
                "Lower contract with all reduction dimensions unrolled to 1 to a vector elementwise operations.",
            ),
        ],
    },
);

const VECTOR_TRANSPOSE_LOWERING: TypedOption<VectorTransposeLowering> = TypedOption::choice(
    "vector-transpose-lowering",
    "control the lowering of `vector.transpose` operations.",
    &Cases {
        default: (VectorTransposeLowering::EltWise, "eltwise"),
        all: &[
            (
                VectorTransposeLowering::EltWise,
                "eltwise",
                "Lower transpose into element-wise extract and inserts (default)",
            ),
            (
                VectorTransposeLowering::LlvmIntr,
                "llvmintr",
                "Lower 2-D transpose directly to `llvm.intr.matrix.transpose`",
            ),
            (
                VectorTransposeLowering::Shuffle1D,
                "shuffle1d",
                "Lower 2-D transpose to `vector.shuffle` on 1-D vector.",
            ),
            (
                VectorTransposeLowering::Shuffle16x16,
                "shuffle16x16",
                "Lower 2-D transpose to `vector.shuffle` on 16x16 vector.",
            ),
        ],
    },
);

/// `convert-vector-to-llvm`
pub static CONVERT_VECTOR_TO_LLVM: PassDef = PassDef::of(
    "convert-vector-to-llvm",
    "Lower the operations from the vector dialect into the LLVM dialect",
    |options| {
        Box::new(ConvertVectorToLlvm {
            options: VectorToLlvmOptions {
                reassociate_fp_reductions: options.get(&REASSOCIATE_FP_REDUCTIONS),
                force_32bit_vector_indices: options.get(&FORCE_32BIT_VECTOR_INDICES),
                use_vector_alignment: options.get(&USE_VECTOR_ALIGNMENT),
            },
            contract: options.get(&VECTOR_CONTRACT_LOWERING),
            transpose: options.get(&VECTOR_TRANSPOSE_LOWERING),
            exports: EXPORTS
                .iter()
                .filter(|(option, _)| options.get(option))
                .map(|(_, dialect)| *dialect)
                .collect(),
            i8mm: options.get(&ENABLE_ARM_I8MM),
            bf16: options.get(&ENABLE_ARM_BF16),
        })
    },
)
.class("ConvertVectorToLLVMPass")
.options(&[
    REASSOCIATE_FP_REDUCTIONS.def,
    FORCE_32BIT_VECTOR_INDICES.def,
    USE_VECTOR_ALIGNMENT.def,
    ENABLE_AMX.def,
    ENABLE_ARM_NEON.def,
    ENABLE_ARM_SVE.def,
    ENABLE_ARM_I8MM.def,
    ENABLE_ARM_BF16.def,
    ENABLE_X86VECTOR.def,
    VECTOR_CONTRACT_LOWERING.def,
    VECTOR_TRANSPOSE_LOWERING.def,
])
// Upstream also loads the tensor dialect, which depends on all of these except llvm.
.dialects(&["complex", "index", "llvm", "math", "memref", "scf"]);

/// Schedules [`CONVERT_VECTOR_TO_LLVM`] in `terrace lower`.
pub static LOWERING: Lowering = Lowering::new(
    &CONVERT_VECTOR_TO_LLVM,
    &[
        Taken::Dialect("vector"),
        Taken::Dialect("amx"),
        Taken::Dialect("x86vector"),
        Taken::When("arm_sve", is_no_intrinsic),
    ],
)
.stage(&stages::VECTORS_TO_LLVM)
.settings(|options, situation| {
    if situation.has(Taken::When("vector.contract", has_no_dot_product)) {
        options.set(
            &VECTOR_CONTRACT_LOWERING,
            VectorContractLowering::OuterProduct,
        );
    }
    if situation.has(Taken::When("vector", compares_indices)) {
        options.set(&FORCE_32BIT_VECTOR_INDICES, false);
    }
    options.set(&ENABLE_AMX, situation.has(Taken::Dialect("amx")));
    options.set(
        &ENABLE_ARM_SVE,
        situation.has(Taken::When("arm_sve", is_no_intrinsic)),
    );
    options.set(
        &ENABLE_X86VECTOR,
        situation.has(Taken::Dialect("x86vector")),
    );
});

/// Returns true if an operation is not an intrinsic operation.
fn is_no_intrinsic(op: OpRef<'_>) -> bool {
    op.def().is_some_and(|def| def.intrinsic.is_none())
}

/// Returns true if an operation becomes a mask by a comparison of indices. In `terrace lower`, indices have the width
/// of the target's index.
fn compares_indices(op: OpRef<'_>) -> bool {
    op.is::<CreateMaskOp>() || Transfer::new(op).is_some_and(|op| op.has_out_of_bounds_dim())
}

/// Schedules `convert-to-llvm` for AMX tiles in `terrace lower`. The pass converts the tiles together with the branches
/// that forward them, because other conversions of branches do not support the type.
pub static TILES_LOWERING: Lowering =
    Lowering::new(&CONVERT_TO_LLVM, &[Taken::When("cf", is_on_tiles)])
        .stage(&stages::SCALARS_TO_LLVM)
        .settings(|options, _| options.set(&FILTER_DIALECTS, ["amx", "cf"].map(String::from)));

/// Returns true if an operand or a result of an operation is a tile.
fn is_on_tiles(op: OpRef<'_>) -> bool {
    let mut values = op.body.operands(op.id).chain(op.body.results(op.id));
    values.any(|value| op.body.ty(value).dialect(op.ctx) == "amx")
}

/// Returns true if a contraction cannot be lowered to dot products, but possibly to outer products. Its combining kind
/// is not a sum, or its result has another element type than its operands, or it is scalable.
fn has_no_dot_product(op: OpRef<'_>) -> bool {
    let Some(contraction) = op.as_::<ContractionOp>() else {
        return false;
    };
    let ty = |value| op.body.ty(value);
    let mut values = op.body.operands(op.id).chain(op.body.results(op.id));
    let element = element_type_or_self(op.ctx, op.result_type(0));
    let scales = |ty: &VectorType| ty.scalable.contains(&true);
    contraction.kind() != CombiningKind::Add
        || values.any(|value| {
            let vector = ty(value).as_::<VectorType>(op.ctx);
            element_type_or_self(op.ctx, ty(value)) != element || vector.is_some_and(scales)
        })
}

struct ConvertVectorToLlvm {
    options: VectorToLlvmOptions,
    contract: VectorContractLowering,
    transpose: VectorTransposeLowering,
    /// The target-specific dialects that are also converted.
    exports: Vec<&'static str>,
    /// True if Arm's instructions for products of byte matrices may be used.
    i8mm: bool,
    /// True if Arm's instructions for products of `bf16` matrices may be used.
    bf16: bool,
}

impl ConvertVectorToLlvm {
    /// Returns the patterns that first lower within the dialect: operations on n-dimensional vectors, masks,
    /// contractions.
    fn lowerings(&self) -> PatternSet {
        let mut patterns = PatternSet::new();
        let set = &mut patterns;
        populate_vector_to_vector_canonicalization_patterns(set);
        populate_vector_bit_cast_lowering_patterns(set, 1);
        populate_vector_broadcast_lowering_patterns(set);
        populate_vector_contract_lowering_patterns(set, self.contract, false);
        if self.contract == VectorContractLowering::LlvmIntr {
            populate_vector_contract_to_matrix_multiply(set);
        }
        populate_all_true_mask_pattern(set);
        populate_vector_mask_op_lowering_patterns(set);
        populate_vector_shape_cast_lowering_patterns(set);
        populate_vector_interleave_lowering_patterns(set, 1);
        populate_vector_transpose_lowering_patterns(set, self.transpose);
        if self.transpose == VectorTransposeLowering::LlvmIntr {
            populate_vector_transpose_to_flat_transpose(set);
        }
        // Transfers of higher rank are lowered by `convert-vector-to-scf`.
        populate_vector_transfer_lowering_patterns(set, Some(1));
        populate_vector_mask_materialization_patterns(set, self.options.force_32bit_vector_indices);
        populate_vector_insert_extract_strided_slice_transforms(set);
        populate_vector_step_lowering_patterns(set);
        populate_vector_rank_reducing_fma_pattern(set);
        populate_vector_gather_lowering_patterns(set);
        populate_vector_from_elements_unroll_patterns(set);
        populate_vector_to_elements_unroll_patterns(set);
        let (neon, sve) = (
            self.exports.contains(&"arm_neon"),
            self.exports.contains(&"arm_sve"),
        );
        if self.i8mm && neon {
            populate_lower_contraction_to_neon_i8mm_patterns(set);
        }
        if self.i8mm && sve {
            populate_lower_contraction_to_sve_i8mm_patterns(set);
        }
        if self.bf16 && neon {
            populate_lower_contraction_to_neon_bfmmla_patterns(set);
        }
        if self.bf16 && sve {
            populate_lower_contraction_to_sve_bfmmla_patterns(set);
        }
        patterns
    }
}

impl Pass for ConvertVectorToLlvm {
    fn run(&self, cx: &mut PassContext<'_>) -> Result<(), Failed> {
        for name in &self.exports {
            cx.ctx.load_dialect(name);
        }
        let lowerings = GreedyPatterns::new(cx.ctx, self.lowerings());
        // If the patterns do not converge, the conversion continues with their last result.
        let _converged = rewrite_greedily(cx, &lowerings, GreedyConfig::default())?;
        let index_bitwidth = index_bitwidth_without_layout(cx, 0);
        let models: Vec<&dyn LegalizeForLlvmExport> = (self.exports.iter())
            .filter_map(|name| cx.ctx.dialect_interface::<dyn LegalizeForLlvmExport>(name))
            .collect();
        let converter = type_converter_with(cx, index_bitwidth, Options::default(), |converter| {
            for model in &models {
                model.add_type_conversions(converter);
            }
        })?;
        let mut patterns = PatternSet::new();
        patterns.set_type_converter(converter);
        populate(&mut patterns, self.options);
        let mut target = llvm_conversion_target(cx.ctx);
        target.add_legal_dialect("arith");
        target.add_legal_dialect("memref");
        for model in models {
            model.populate(&mut target, &mut patterns);
        }
        convert(cx, target, patterns, ConversionConfig::default())
    }
}
