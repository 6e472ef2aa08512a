//! LLVM IR compiled into the memory of this process.
//!
//! [`Jit::build`] compiles a [`terrace_llvmir::Module`] and finds its symbols; nothing of the
//! module runs before [`Jit::start`], which runs its constructors. Everything that cannot run and
//! every symbol that is missing is reported by `build`, all at once.
//!
//! | module | what it holds |
//! |---|---|
//! | `compile` | from a module to bytes |
//! | `symbols` | [`Symbols`]: what programs find by name |
//! | `error` | [`Error`] |

mod compile;
mod error;
mod symbols;

use cranelift_module::FuncId;
use rustc_hash::FxHashMap;

use compile::Memory;
pub use compile::{Opt, Options};
pub use error::Error;
pub use symbols::Symbols;
pub use terrace_engine_clif::{Place, Unsupported, traps};

use terrace_llvmir::Module;

/// Code of a function: where a trap or a fault has happened.
#[derive(Clone, Debug)]
pub struct Code {
    /// The function's name.
    pub name: String,
    /// Where its code begins.
    pub start: usize,
    /// Bytes of code.
    pub len: usize,
    /// The index of the function in the module; none for code that the engine made up.
    pub function: Option<usize>,
    /// Offsets in the code where an instruction begins, and its index in the function; sorted.
    pub lines: Vec<(u32, u32)>,
    /// Offsets of traps, and what they mean.
    pub traps: Vec<(u32, &'static str)>,
}

/// A compiled module. Its memory is freed when it is dropped.
pub struct Jit {
    memory: Memory,
    entries: FxHashMap<String, FuncId>,
    start: Option<FuncId>,
    constructors: Vec<FuncId>,
    destructors: Vec<FuncId>,
    code: Vec<Code>,
}

impl std::fmt::Debug for Jit {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Jit")
            .field("entries", &self.entries.len())
            .finish_non_exhaustive()
    }
}

impl Jit {
    /// Compiles a module.
    ///
    /// # Errors
    /// What cannot run, symbols that are missing, no room.
    pub fn build(module: &Module, options: &Options, symbols: Symbols) -> Result<Jit, Error> {
        compile::build(module, options, symbols)
    }

    /// The address of a function that the module defines, by its name or an alias of it.
    pub fn entry(&self, name: &str) -> Option<*const u8> {
        self.memory.address(*self.entries.get(name)?)
    }

    /// The code in memory, by address.
    pub fn code(&self) -> &[Code] {
        &self.code
    }

    /// Runs what the program needs before everything else, and its constructors.
    ///
    /// # Safety
    /// The module's code does whatever it says.
    pub unsafe fn start(&self) {
        let all = self.start.iter().chain(&self.constructors);
        // SAFETY: the caller answers for the code.
        unsafe { self.run(all) }
    }

    /// Runs the module's destructors.
    ///
    /// # Safety
    /// The module's code does whatever it says.
    pub unsafe fn finish(&self) {
        // SAFETY: the caller answers for the code.
        unsafe { self.run(self.destructors.iter()) }
    }

    unsafe fn run<'a>(&self, functions: impl Iterator<Item = &'a FuncId>) {
        for id in functions {
            if let Some(address) = self.memory.address(*id) {
                // SAFETY: constructors take and give nothing; their code is the caller's affair.
                unsafe {
                    let function: extern "C" fn() = std::mem::transmute(address);
                    function();
                }
            }
        }
    }
}
