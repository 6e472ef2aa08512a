//! Loop metadata: properties of loops and hints for loop transformations.

use super::memory::AccessGroupAttr;
use super::params::*;
use terrace_ir::Attr;
use terrace_macros::dialect_attr;

attributes! {
    /// Loop metadata that is attached to a loop's branch.
    LoopAnnotationAttr = "loop_annotation", alias {
        #[mlir("disableNonforced")] #[text(one(BOOL_ATTR))] disable_nonforced: Option<Attr>,
        #[text(one(exactly::<LoopVectorizeAttr>()))] vectorize: Option<Attr>,
        #[text(one(exactly::<LoopInterleaveAttr>()))] interleave: Option<Attr>,
        #[text(one(exactly::<LoopUnrollAttr>()))] unroll: Option<Attr>,
        #[mlir("unrollAndJam")] #[text(one(exactly::<LoopUnrollAndJamAttr>()))] unroll_and_jam: Option<Attr>,
        #[text(one(exactly::<LoopLICMAttr>()))] licm: Option<Attr>,
        #[text(one(exactly::<LoopDistributeAttr>()))] distribute: Option<Attr>,
        #[text(one(exactly::<LoopPipelineAttr>()))] pipeline: Option<Attr>,
        #[text(one(exactly::<LoopPeeledAttr>()))] peeled: Option<Attr>,
        #[text(one(exactly::<LoopUnswitchAttr>()))] unswitch: Option<Attr>,
        #[mlir("mustProgress")] #[text(one(BOOL_ATTR))] must_progress: Option<Attr>,
        #[mlir("isVectorized")] #[text(one(BOOL_ATTR))] is_vectorized: Option<Attr>,
        #[mlir("startLoc")] #[text(one(FUSED_LOC))] start_loc: Option<Attr>,
        #[mlir("endLoc")] #[text(one(FUSED_LOC))] end_loc: Option<Attr>,
        #[optional] #[mlir("parallelAccesses")] #[text(list(exactly::<AccessGroupAttr>()))] parallel_accesses: Box<[Attr]>,
    }

    /// Options of loop distribution.
    LoopDistributeAttr = "loop_distribute", alias {
        #[text(one(BOOL_ATTR))] disable: Option<Attr>,
        #[mlir("followupCoincident")] #[text(one(exactly::<LoopAnnotationAttr>()))] followup_coincident: Option<Attr>,
        #[mlir("followupSequential")] #[text(one(exactly::<LoopAnnotationAttr>()))] followup_sequential: Option<Attr>,
        #[mlir("followupFallback")] #[text(one(exactly::<LoopAnnotationAttr>()))] followup_fallback: Option<Attr>,
        #[mlir("followupAll")] #[text(one(exactly::<LoopAnnotationAttr>()))] followup_all: Option<Attr>,
    }

    /// The number of iterations to interleave.
    LoopInterleaveAttr = "loop_interleave", alias {
        #[text(one(INTEGER))] count: Attr,
    }

    /// Options of loop-invariant code motion.
    LoopLICMAttr = "loop_licm", alias {
        #[text(one(BOOL_ATTR))] disable: Option<Attr>,
        #[mlir("versioningDisable")] #[text(one(BOOL_ATTR))] versioning_disable: Option<Attr>,
    }

    /// The number of iterations that were peeled off a loop.
    LoopPeeledAttr = "loop_peeled", alias {
        #[text(one(INTEGER))] count: Option<Attr>,
    }

    /// Options of software pipelining.
    LoopPipelineAttr = "loop_pipeline", alias {
        #[text(one(BOOL_ATTR))] disable: Option<Attr>,
        #[text(one(INTEGER))] initiationinterval: Option<Attr>,
    }

    /// Options of unroll-and-jam for a loop nest.
    LoopUnrollAndJamAttr = "loop_unroll_and_jam", alias {
        #[text(one(BOOL_ATTR))] disable: Option<Attr>,
        #[text(one(INTEGER))] count: Option<Attr>,
        #[mlir("followupOuter")] #[text(one(exactly::<LoopAnnotationAttr>()))] followup_outer: Option<Attr>,
        #[mlir("followupInner")] #[text(one(exactly::<LoopAnnotationAttr>()))] followup_inner: Option<Attr>,
        #[mlir("followupRemainderOuter")] #[text(one(exactly::<LoopAnnotationAttr>()))] followup_remainder_outer: Option<Attr>,
        #[mlir("followupRemainderInner")] #[text(one(exactly::<LoopAnnotationAttr>()))] followup_remainder_inner: Option<Attr>,
        #[mlir("followupAll")] #[text(one(exactly::<LoopAnnotationAttr>()))] followup_all: Option<Attr>,
    }

    /// Options of loop unrolling.
    LoopUnrollAttr = "loop_unroll", alias {
        #[text(one(BOOL_ATTR))] disable: Option<Attr>,
        #[text(one(INTEGER))] count: Option<Attr>,
        #[mlir("runtimeDisable")] #[text(one(BOOL_ATTR))] runtime_disable: Option<Attr>,
        #[text(one(BOOL_ATTR))] full: Option<Attr>,
        #[mlir("followupUnrolled")] #[text(one(exactly::<LoopAnnotationAttr>()))] followup_unrolled: Option<Attr>,
        #[mlir("followupRemainder")] #[text(one(exactly::<LoopAnnotationAttr>()))] followup_remainder: Option<Attr>,
        #[mlir("followupAll")] #[text(one(exactly::<LoopAnnotationAttr>()))] followup_all: Option<Attr>,
    }

    /// Options of loop unswitching.
    LoopUnswitchAttr = "loop_unswitch", alias {
        #[mlir("partialDisable")] #[text(one(BOOL_ATTR))] partial_disable: Option<Attr>,
    }

    /// Options of loop vectorization.
    LoopVectorizeAttr = "loop_vectorize", alias {
        #[text(one(BOOL_ATTR))] disable: Option<Attr>,
        #[mlir("predicateEnable")] #[text(one(BOOL_ATTR))] predicate_enable: Option<Attr>,
        #[mlir("scalableEnable")] #[text(one(BOOL_ATTR))] scalable_enable: Option<Attr>,
        #[text(one(INTEGER))] width: Option<Attr>,
        #[mlir("followupVectorized")] #[text(one(exactly::<LoopAnnotationAttr>()))] followup_vectorized: Option<Attr>,
        #[mlir("followupEpilogue")] #[text(one(exactly::<LoopAnnotationAttr>()))] followup_epilogue: Option<Attr>,
        #[mlir("followupAll")] #[text(one(exactly::<LoopAnnotationAttr>()))] followup_all: Option<Attr>,
    }
}
