//! Translates LLVM IR to Cranelift IR: each function of a [`terrace_llvmir::Module`] becomes a Cranelift function in
//! any [`cranelift_module::Module`], for code in memory or object files.
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
//! | module | contents |
//! |---|---|
//! | `types` | the representation of LLVM types: lanes, parts, and their locations in memory |
//! | `abi`, `params` | the passing of arguments and results; argument locations in C |
//! | `program` | symbols and their declarations |
//! | `globals` | contents of variables, constructors, initial values that are computed at the start |
//! | `translator` | one function: blocks, phis, operands |
//! | `constants` | constants as operands |
//! | `lanes`, `memory` | splits vectors and wide integers; loads and stores of values |
//! | `instructions` | each instruction |
//! | `intrinsics` | each intrinsic: a table, and modules with the functions that its rows name |
//! | `loop_exits` | renames values that leave loops, for the register allocator |
//! | `returns_twice` | keeps values in memory in functions that call `setjmp` |
//! | `thunks` | machine code that Cranelift cannot generate |
//! | `supports` | [`unsupported`]: everything that cannot run, with source location and reason |
//! | `traps` | the meanings of traps |
//! | `caught` | panics of the backend, as errors |
//! | `settings`, `wanted` | Cranelift's settings, and undefined names: for the crates that generate code |
//!
//! # Adding an intrinsic
//!
//! Add a row to the table of `intrinsics`: the name without overloaded types, and a `Rule`. The rule specifies the
//! implementation: nothing at all, a function of libm for each lane, a function of this crate for each lane, one for
//! pieces of vectors and another for lanes, or a function for the whole call. An intrinsic that equals another
//! intrinsic or an instruction with additional operands needs no row: its name identifies the other one.
//!
//! # Invariants
//!
//! - Integers are zero-extended (the normal form of `types`). Code that creates an integer masks it.
//! - Everything that is compiled was checked: what Cranelift's backend rejects, by a panic or an error, is rejected
//!   here with a reason or expressed by supported instructions.
//! - undef and poison are zero. Conversions of floats to integers saturate.
//! - Functions of the runtime have names that begin with `terrace_rt_`.

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
