//! LLVM IR to Cranelift IR: every function of a [`terrace_llvmir::Module`] becomes a function of
//! Cranelift, for any [`cranelift_module::Module`]: code in memory or object files.
//!
//! ```text
//! let mut program = Program::declare(&module, &mut target)?;   // names
//! let mut worker = Worker::new(&program, config);              // one for each thread
//! program.define(&mut worker, &mut target)?;                   // global variables
//! for work in program.work() {
//!     let translation = program.translate(work, &mut worker, &mut context.func);
//!     program.explain(Some(work.function), &translation);      // what cannot run
//!     program.link(&mut target, &mut context.func, &translation.helpers)?;
//!     target.define_function(work.id, &mut context)?;          // or compile here, define there
//! }
//! ```
//!
//! # Map
//!
//! | module | what it holds |
//! |---|---|
//! | `types` | how values of LLVM's types are kept: lanes, parts, where they lie in memory |
//! | `abi`, `params` | how arguments and results travel; their places in C |
//! | `program` | symbols; what is declared where |
//! | `globals` | bytes of variables, constructors, what is computed at the start |
//! | `translator` | one function: blocks, phis, operands |
//! | `constants` | constants as operands |
//! | `lanes`, `memory` | taking vectors and wide integers apart; whole values in memory |
//! | `instructions` | each instruction |
//! | `intrinsics` | each intrinsic: a table, and rooms for what rows call |
//! | `loop_exits` | values that leave loops, kept apart for the register allocator |
//! | `returns_twice` | values in functions that call `setjmp` |
//! | `thunks` | code that Cranelift cannot make |
//! | `supports` | [`unsupported`]: everything that cannot run, with place and reason |
//! | `traps` | what a trap means |
//! | `caught` | panics of the backend, as errors |
//! | `settings`, `wanted` | Cranelift's settings; names that must be found elsewhere: for the crates that generate code |
//!
//! # Adding an intrinsic
//!
//! One row in the table of `intrinsics`: the name without overloaded types and a `Rule`. The rule
//! says how it is done: not at all, by a function of libm on each lane, by a function of ours on
//! each lane, by one on pieces of vectors and another on lanes, or by a function that does everything.
//! Intrinsics that are another one, or an instruction, with operands more need no row: their names say which.
//!
//! # Invariants
//!
//! - Integers are kept zero extended (the normal form of `types`). Whatever makes one masks it.
//! - Nothing is compiled that was not checked: what Cranelift's backend refuses, by panic or error,
//!   is refused here with a reason, or made of what it takes.
//! - undef and poison are zero. Conversions of floats to integers that do not fit give the nearest.
//! - What the runtime is asked for has names that begin with `terrace_rt_`.

mod abi;
mod caught;
mod constants;
mod globals;
mod instructions;
mod intrinsics;
mod lanes;
mod loop_exits;
mod memory;
mod params;
mod program;
mod returns_twice;
mod settings;
mod supports;
mod thunks;
mod translator;
pub mod traps;
mod types;
mod wanted;
mod why;

pub use caught::{caught, silence_caught_panics};
pub use program::{Helper, Program, Work};
pub use settings::{Opt, flags, unoptimized};
pub use supports::unsupported;
pub use thunks::Thunk;
pub use translator::{Translation, Worker};
pub use wanted::Wanted;
pub use why::{Place, TargetError, Unsupported};
