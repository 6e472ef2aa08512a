//! The operations.

use crate::{fold, verify};
use terrace_builtin::OpaqueAttr;
use terrace_builtin::attrs::ArrayAttr;
use terrace_builtin::constraints::{ANY_RANKED_TENSOR, ANY_TYPE, I1, INDEX};
use terrace_builtin::props::{Array, I64Array};
use terrace_ir::opdef::RegionKind;
use terrace_ir::{AttrClass, AttrConstraint, AttrSyntax, TypeClass, TypeConstraint};
use terrace_macros::op;

/// Signless integers and `index`.
pub const SIGNLESS_INTEGER_OR_INDEX: TypeConstraint = TypeConstraint::classes(
    TypeClass::SIGNLESS_INT.or(TypeClass::INDEX),
    "signless integer or index",
);
/// The mapping of `scf.forall` to devices: attributes of the gpu dialect, which Terrace does not register.
pub const DEVICE_MAPPING_ARRAY_ATTR: AttrConstraint = AttrConstraint {
    check: |ctx, attr| {
        attr.as_::<ArrayAttr>(ctx).is_some_and(|attr| {
            attr.elements.iter().all(|element| {
                let opaque = element.as_::<OpaqueAttr>(ctx);
                opaque.is_some_and(|opaque| opaque.dialect.as_str(ctx) == Some("gpu"))
            })
        })
    },
    desc: "Device Mapping array attribute",
    syntax: AttrSyntax::Any,
    class: AttrClass::typeless::<ArrayAttr>(),
};

/// Ends the first region of `scf.while`. The operands are the condition to continue, and the forwarded values.
#[op(
    name = "scf.condition",
    traits(PURE, TERMINATOR),
    parents(WhileOp),
    format = "`(` $condition `)` attr-dict ($args^ `:` type($args))?"
)]
pub struct ConditionOp {
    condition: Operand<I1>,
    args: Variadic<Operand<ANY_TYPE>>,
}

/// Executes its region once.
#[op(
    name = "scf.execute_region",
    traits(RECURSIVE_MEMORY_EFFECTS),
    verify = verify::execute_region,
    verify_regions = verify::execute_region_regions
)]
pub struct ExecuteRegionOp {
    no_inline: Flag,
    results: Variadic<Res<ANY_TYPE>>,
    region: Region<RegionKind::ANY>,
}

/// A loop from a lower to an upper bound with a step and loop-carried values.
#[op(
    name = "scf.for",
    traits(AUTOMATIC_ALLOCATION_SCOPE, SINGLE_BLOCK, RECURSIVE_MEMORY_EFFECTS),
    terminator = YieldOp,
    same_type(lower_bound, upper_bound, step),
    verify = verify::for_loop,
    verify_regions = verify::for_loop_regions
)]
pub struct ForOp {
    #[mlir("lowerBound")]
    lower_bound: Operand<SIGNLESS_INTEGER_OR_INDEX>,
    #[mlir("upperBound")]
    upper_bound: Operand<SIGNLESS_INTEGER_OR_INDEX>,
    step: Operand<SIGNLESS_INTEGER_OR_INDEX>,
    #[mlir("initArgs")]
    init_args: Variadic<Operand<ANY_TYPE>>,
    #[mlir("unsignedCmp")]
    unsigned_cmp: Flag,
    results: Variadic<Res<ANY_TYPE>>,
    region: Region<RegionKind::ONE_BLOCK>,
}

/// A parallel loop over several dimensions, with outputs.
#[op(
    name = "scf.forall",
    traits(
        ATTR_SIZED_OPERAND_SEGMENTS,
        AUTOMATIC_ALLOCATION_SCOPE,
        SINGLE_BLOCK,
        RECURSIVE_MEMORY_EFFECTS
    ),
    terminator = InParallelOp,
    verify = verify::forall,
    verify_regions = verify::forall_regions
)]
pub struct ForallOp {
    #[mlir("dynamicLowerBound")]
    dynamic_lower_bound: Variadic<Operand<INDEX>>,
    #[mlir("dynamicUpperBound")]
    dynamic_upper_bound: Variadic<Operand<INDEX>>,
    #[mlir("dynamicStep")]
    dynamic_step: Variadic<Operand<INDEX>>,
    #[mlir("staticLowerBound")]
    static_lower_bound: Prop<I64Array>,
    #[mlir("staticUpperBound")]
    static_upper_bound: Prop<I64Array>,
    #[mlir("staticStep")]
    static_step: Prop<I64Array>,
    outputs: Variadic<Operand<ANY_RANKED_TENSOR>>,
    mapping: Optional<Prop<Array, DEVICE_MAPPING_ARRAY_ATTR>>,
    results: Variadic<Res<ANY_TYPE>>,
    region: Region<RegionKind::ONE_BLOCK>,
}

/// Ends an iteration of `scf.forall`. The region contains its contributions to the outputs.
#[op(
    name = "scf.forall.in_parallel",
    traits(PURE, TERMINATOR, SINGLE_BLOCK, NO_TERMINATOR, GRAPH_REGION),
    parents(ForallOp),
    verify = verify::in_parallel
)]
pub struct InParallelOp {
    region: Region<RegionKind::ONE_BLOCK>,
}

/// Executes one of two regions.
#[op(
    name = "scf.if",
    traits(SINGLE_BLOCK, RECURSIVE_MEMORY_EFFECTS, NO_REGION_ARGUMENTS),
    terminator = YieldOp,
    verify = verify::if_else,
    fold = fold::if_else,
    verify_regions = verify::if_else_regions
)]
pub struct IfOp {
    condition: Operand<I1>,
    results: Variadic<Res<ANY_TYPE>>,
    #[mlir("thenRegion")]
    then_region: Region<RegionKind::ONE_BLOCK>,
    #[mlir("elseRegion")]
    else_region: Region<RegionKind::MAX_ONE_BLOCK>,
}

/// A parallel loop over several dimensions, with reductions.
#[op(
    name = "scf.parallel",
    traits(
        AUTOMATIC_ALLOCATION_SCOPE,
        ATTR_SIZED_OPERAND_SEGMENTS,
        RECURSIVE_MEMORY_EFFECTS,
        SINGLE_BLOCK
    ),
    terminator = ReduceOp,
    verify = verify::parallel
)]
pub struct ParallelOp {
    #[mlir("lowerBound")]
    lower_bound: Variadic<Operand<INDEX>>,
    #[mlir("upperBound")]
    upper_bound: Variadic<Operand<INDEX>>,
    step: Variadic<Operand<INDEX>>,
    #[mlir("initVals")]
    init_vals: Variadic<Operand<ANY_TYPE>>,
    results: Variadic<Res<ANY_TYPE>>,
    region: Region<RegionKind::ONE_BLOCK>,
}

/// Ends an iteration of `scf.parallel`, with a value and a combining region for each reduction.
#[op(
    name = "scf.reduce",
    traits(TERMINATOR, RECURSIVE_MEMORY_EFFECTS),
    parents(ParallelOp),
    verify_regions = verify::reduce_regions,
    format = "(`(` $operands^ `:` type($operands) `)`)? $reductions attr-dict"
)]
pub struct ReduceOp {
    operands: Variadic<Operand<ANY_TYPE>>,
    reductions: Variadic<Region<RegionKind::ONE_BLOCK>>,
}

/// The result of one step of a reduction.
#[op(
    name = "scf.reduce.return",
    traits(PURE, TERMINATOR),
    parents(ReduceOp),
    verify = verify::reduce_return,
    format = "$result attr-dict `:` type($result)"
)]
pub struct ReduceReturnOp {
    result: Operand<ANY_TYPE>,
}

/// A loop of two regions. The first region decides whether the second one is executed.
#[op(
    name = "scf.while",
    traits(RECURSIVE_MEMORY_EFFECTS, SINGLE_BLOCK),
    verify = verify::while_loop,
    verify_regions = verify::while_loop_regions
)]
pub struct WhileOp {
    inits: Variadic<Operand<ANY_TYPE>>,
    results: Variadic<Res<ANY_TYPE>>,
    before: Region<RegionKind::ONE_BLOCK>,
    after: Region<RegionKind::ONE_BLOCK>,
}

/// Executes the region of the case that equals the argument, or the default region.
#[op(
    name = "scf.index_switch",
    traits(RECURSIVE_MEMORY_EFFECTS, SINGLE_BLOCK),
    terminator = YieldOp,
    verify = verify::index_switch,
    verify_regions = verify::index_switch_regions
)]
pub struct IndexSwitchOp {
    arg: Operand<INDEX>,
    cases: Prop<I64Array>,
    results: Variadic<Res<ANY_TYPE>>,
    #[mlir("defaultRegion")]
    default_region: Region<RegionKind::ONE_BLOCK>,
    #[mlir("caseRegions")]
    case_regions: Variadic<Region<RegionKind::ONE_BLOCK>>,
}

/// Ends a region and yields values to the parent operation.
#[op(
    name = "scf.yield",
    traits(PURE, RETURN_LIKE, TERMINATOR),
    parents(ExecuteRegionOp, ForOp, IfOp, IndexSwitchOp, WhileOp),
    format = "attr-dict ($results^ `:` type($results))?"
)]
pub struct YieldOp {
    results: Variadic<Operand<ANY_TYPE>>,
}
