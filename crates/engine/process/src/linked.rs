//! A program that LLVM compiled and linked.

use std::fmt;
use terrace_engine_abi::Block;
use terrace_engine_jit::{Failure, Jit, Limits};
use terrace_engine_llvm::{LinkedObject, Structors};
use terrace_llvmir::Module;

/// A program linked by LLVM that this process runs for its user.
#[derive(Debug)]
pub struct LinkedProcess {
    object: LinkedObject,
    structors: Structors,
    limits: Limits,
    /// Calls code with failures as results. It has no code of its own.
    caller: Jit,
}

/// Why a linked program does not come to its end.
#[derive(Clone, Debug)]
pub enum LinkedError {
    /// Something that it refers to is nowhere, or code cannot be run at all.
    Link(String),
    /// It failed.
    Failed(Box<Failure>),
}

impl fmt::Display for LinkedError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LinkedError::Link(message) => f.write_str(message),
            LinkedError::Failed(failure) => failure.fmt(f),
        }
    }
}

impl std::error::Error for LinkedError {}

impl LinkedProcess {
    /// A program that has not begun.
    ///
    /// # Errors
    /// No code can be run on this machine.
    pub fn new(
        object: LinkedObject,
        structors: Structors,
        limits: Limits,
    ) -> Result<LinkedProcess, LinkedError> {
        let caller = Jit::builder().build(&Module::new());
        let caller = caller.map_err(|error| LinkedError::Link(error.to_string()))?;
        Ok(LinkedProcess {
            object,
            structors,
            limits,
            caller,
        })
    }

    /// Whatever is known of code by its address: nothing.
    pub fn code(&self) -> &Jit {
        &self.caller
    }

    /// Runs its constructors.
    ///
    /// # Errors
    /// The object refers to a symbol that is defined nowhere, or a constructor failed.
    pub fn start(&self) -> Result<(), LinkedError> {
        self.run(&self.structors.constructors)
    }

    /// Calls the function that a block is for.
    ///
    /// # Errors
    /// The object has no entry for it, or refers to a symbol that is defined nowhere; the function failed.
    pub fn call(&self, block: &mut Block<'_>) -> Result<(), LinkedError> {
        // Addresses of this machine.
        let address = block.address() as usize;
        self.enter(block.entry().symbol(), address)
    }

    /// Runs its destructors.
    ///
    /// # Errors
    /// As [`start`](Self::start).
    pub fn finish(&self) -> Result<(), LinkedError> {
        self.run(&self.structors.destructors)
    }

    fn run(&self, names: &[String]) -> Result<(), LinkedError> {
        names.iter().try_for_each(|name| self.enter(name, 0))
    }

    /// Calls a function that takes an address or nothing.
    fn enter(&self, name: &str, argument: usize) -> Result<(), LinkedError> {
        let address = self.object.address(name).map_err(LinkedError::Link)?;
        let entry = std::ptr::with_exposed_provenance(address);
        // SAFETY: the entry of a block takes its address, whose memory stays where it is until the call is over; constructors
        // and destructors take nothing. What they do is what the user of the process has asked for.
        let result = unsafe {
            let args = [argument, 0, 0, 0, 0, 0];
            self.caller.call_address(entry, args, &self.limits)
        };
        match result {
            Ok(_) => Ok(()),
            Err(failure) => Err(LinkedError::Failed(Box::new(failure))),
        }
    }
}
