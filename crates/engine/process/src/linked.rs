//! A program that LLVM compiled and linked.

use terrace_engine_abi::Block;
use terrace_engine_llvm::{LinkedObject, Structors};

/// A program linked by LLVM that this process runs for its user. What it does wrong ends the process.
#[derive(Debug)]
pub struct LinkedProcess {
    object: LinkedObject,
    structors: Structors,
}

impl LinkedProcess {
    /// A program that has not begun.
    pub fn new(object: LinkedObject, structors: Structors) -> LinkedProcess {
        LinkedProcess { object, structors }
    }

    /// Runs its constructors.
    ///
    /// # Errors
    /// The object refers to something that is nowhere.
    pub fn start(&self) -> Result<(), String> {
        self.run(&self.structors.constructors)
    }

    /// Calls the function that a block is for.
    ///
    /// # Errors
    /// The object has no entry for it, or refers to something that is nowhere.
    pub fn call(&self, block: &mut Block<'_>) -> Result<(), String> {
        let entry = self.object.address(block.entry().symbol())?;
        // SAFETY: the entry takes the address of a block of its own, whose memory stays where it is until the call is over.
        // What the function does is what the user of the process has asked for.
        unsafe {
            let entry: extern "C" fn(u64) = std::mem::transmute(entry);
            entry(block.address());
        }
        Ok(())
    }

    /// Runs its destructors.
    ///
    /// # Errors
    /// As [`start`](Self::start).
    pub fn finish(&self) -> Result<(), String> {
        self.run(&self.structors.destructors)
    }

    fn run(&self, names: &[String]) -> Result<(), String> {
        for name in names {
            let address = self.object.address(name)?;
            // SAFETY: functions of these lists take and give nothing. What they do is what the user of the process has
            // asked for.
            unsafe {
                let function: extern "C" fn() = std::mem::transmute(address);
                function();
            }
        }
        Ok(())
    }
}
