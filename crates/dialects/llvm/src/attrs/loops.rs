//! What is known and wanted about loops.

use super::memory::AccessGroupAttr;
use super::params::{exactly, kinds::*, param_attr, wants::*};
use terrace_ir::Attr;

param_attr! {
    /// What is known and wanted about a loop.
    LoopAnnotationAttr, "loop_annotation", alias true, Struct {
        disable_nonforced: Option<Attr> = "disableNonforced", optional one(BOOL_ATTR);
        vectorize: Option<Attr> = "vectorize", optional one(exactly::<LoopVectorizeAttr>());
        interleave: Option<Attr> = "interleave", optional one(exactly::<LoopInterleaveAttr>());
        unroll: Option<Attr> = "unroll", optional one(exactly::<LoopUnrollAttr>());
        unroll_and_jam: Option<Attr> = "unrollAndJam", optional one(exactly::<LoopUnrollAndJamAttr>());
        licm: Option<Attr> = "licm", optional one(exactly::<LoopLICMAttr>());
        distribute: Option<Attr> = "distribute", optional one(exactly::<LoopDistributeAttr>());
        pipeline: Option<Attr> = "pipeline", optional one(exactly::<LoopPipelineAttr>());
        peeled: Option<Attr> = "peeled", optional one(exactly::<LoopPeeledAttr>());
        unswitch: Option<Attr> = "unswitch", optional one(exactly::<LoopUnswitchAttr>());
        must_progress: Option<Attr> = "mustProgress", optional one(BOOL_ATTR);
        is_vectorized: Option<Attr> = "isVectorized", optional one(BOOL_ATTR);
        start_loc: Option<Attr> = "startLoc", optional one(FUSED_LOC);
        end_loc: Option<Attr> = "endLoc", optional one(FUSED_LOC);
        parallel_accesses: Box<[Attr]> = "parallelAccesses", optional list(exactly::<AccessGroupAttr>());
    }
}

param_attr! {
    /// How a loop is distributed.
    LoopDistributeAttr, "loop_distribute", alias true, Struct {
        disable: Option<Attr> = "disable", optional one(BOOL_ATTR);
        followup_coincident: Option<Attr> = "followupCoincident", optional one(exactly::<LoopAnnotationAttr>());
        followup_sequential: Option<Attr> = "followupSequential", optional one(exactly::<LoopAnnotationAttr>());
        followup_fallback: Option<Attr> = "followupFallback", optional one(exactly::<LoopAnnotationAttr>());
        followup_all: Option<Attr> = "followupAll", optional one(exactly::<LoopAnnotationAttr>());
    }
}

param_attr! {
    /// How many iterations of a loop are interleaved.
    LoopInterleaveAttr, "loop_interleave", alias true, Struct {
        count: Attr = "count", required one(INTEGER);
    }
}

param_attr! {
    /// Whether invariant code leaves a loop.
    LoopLICMAttr, "loop_licm", alias true, Struct {
        disable: Option<Attr> = "disable", optional one(BOOL_ATTR);
        versioning_disable: Option<Attr> = "versioningDisable", optional one(BOOL_ATTR);
    }
}

param_attr! {
    /// How many iterations were peeled off a loop.
    LoopPeeledAttr, "loop_peeled", alias true, Struct {
        count: Option<Attr> = "count", optional one(INTEGER);
    }
}

param_attr! {
    /// How a loop is pipelined.
    LoopPipelineAttr, "loop_pipeline", alias true, Struct {
        disable: Option<Attr> = "disable", optional one(BOOL_ATTR);
        initiationinterval: Option<Attr> = "initiationinterval", optional one(INTEGER);
    }
}

param_attr! {
    /// How a loop nest is unrolled and jammed.
    LoopUnrollAndJamAttr, "loop_unroll_and_jam", alias true, Struct {
        disable: Option<Attr> = "disable", optional one(BOOL_ATTR);
        count: Option<Attr> = "count", optional one(INTEGER);
        followup_outer: Option<Attr> = "followupOuter", optional one(exactly::<LoopAnnotationAttr>());
        followup_inner: Option<Attr> = "followupInner", optional one(exactly::<LoopAnnotationAttr>());
        followup_remainder_outer: Option<Attr> = "followupRemainderOuter", optional one(exactly::<LoopAnnotationAttr>());
        followup_remainder_inner: Option<Attr> = "followupRemainderInner", optional one(exactly::<LoopAnnotationAttr>());
        followup_all: Option<Attr> = "followupAll", optional one(exactly::<LoopAnnotationAttr>());
    }
}

param_attr! {
    /// How a loop is unrolled.
    LoopUnrollAttr, "loop_unroll", alias true, Struct {
        disable: Option<Attr> = "disable", optional one(BOOL_ATTR);
        count: Option<Attr> = "count", optional one(INTEGER);
        runtime_disable: Option<Attr> = "runtimeDisable", optional one(BOOL_ATTR);
        full: Option<Attr> = "full", optional one(BOOL_ATTR);
        followup_unrolled: Option<Attr> = "followupUnrolled", optional one(exactly::<LoopAnnotationAttr>());
        followup_remainder: Option<Attr> = "followupRemainder", optional one(exactly::<LoopAnnotationAttr>());
        followup_all: Option<Attr> = "followupAll", optional one(exactly::<LoopAnnotationAttr>());
    }
}

param_attr! {
    /// How a loop is unswitched.
    LoopUnswitchAttr, "loop_unswitch", alias true, Struct {
        partial_disable: Option<Attr> = "partialDisable", optional one(BOOL_ATTR);
    }
}

param_attr! {
    /// How a loop is vectorised.
    LoopVectorizeAttr, "loop_vectorize", alias true, Struct {
        disable: Option<Attr> = "disable", optional one(BOOL_ATTR);
        predicate_enable: Option<Attr> = "predicateEnable", optional one(BOOL_ATTR);
        scalable_enable: Option<Attr> = "scalableEnable", optional one(BOOL_ATTR);
        width: Option<Attr> = "width", optional one(INTEGER);
        followup_vectorized: Option<Attr> = "followupVectorized", optional one(exactly::<LoopAnnotationAttr>());
        followup_epilogue: Option<Attr> = "followupEpilogue", optional one(exactly::<LoopAnnotationAttr>());
        followup_all: Option<Attr> = "followupAll", optional one(exactly::<LoopAnnotationAttr>());
    }
}
