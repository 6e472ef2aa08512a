//! Passes for all dialects, based on interfaces and traits of operations.
//!
//! *Architecture Invariant:* depends on no dialect except builtin.
//!
#![doc = include_str!("../README.md")]

mod canonicalize;
mod control_flow_sink;
mod cse;
mod generate_runtime_verification;
mod inline;
mod loop_invariant_code_motion;
mod mem2reg;
mod print_op_stats;
mod sccp;
mod slots;
mod sroa;
mod strip_debuginfo;
mod symbol_dce;
mod symbol_privatize;
mod topological_sort;

pub use canonicalize::CANONICALIZE;
pub use control_flow_sink::CONTROL_FLOW_SINK;
pub use cse::{CSE, Eliminated, eliminate};
pub use generate_runtime_verification::GENERATE_RUNTIME_VERIFICATION;
pub use inline::INLINE;
pub use loop_invariant_code_motion::LOOP_INVARIANT_CODE_MOTION;
pub use mem2reg::MEM2REG;
pub use print_op_stats::PRINT_OP_STATS;
pub use sccp::SCCP;
pub use sroa::SROA;
pub use strip_debuginfo::STRIP_DEBUGINFO;
pub use symbol_dce::SYMBOL_DCE;
pub use symbol_privatize::SYMBOL_PRIVATIZE;
pub use topological_sort::TOPOLOGICAL_SORT;

/// The passes.
pub static BUNDLE: terrace_pass::Bundle = terrace_pass::Bundle::new().passes(&[
    &CANONICALIZE,
    &CONTROL_FLOW_SINK,
    &CSE,
    &GENERATE_RUNTIME_VERIFICATION,
    &INLINE,
    &LOOP_INVARIANT_CODE_MOTION,
    &MEM2REG,
    &PRINT_OP_STATS,
    &SCCP,
    &SROA,
    &STRIP_DEBUGINFO,
    &SYMBOL_DCE,
    &SYMBOL_PRIVATIZE,
    &TOPOLOGICAL_SORT,
]);
