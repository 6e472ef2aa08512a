//! The origins of a module's instructions: the locations of the operations that they come from.

use terrace_ir::Loc;
use terrace_llvmir::Inst;

/// The origins of a function and of its instructions.
#[derive(Clone, Debug, Default)]
pub struct Origins {
    /// The location of the function.
    pub function: Loc,
    /// Sorted by instruction: the index of an instruction, and the location of this instruction and the following
    /// ones.
    pub(crate) instructions: Vec<(u32, Loc)>,
}

impl Origins {
    /// Iterates over the locations of the function and its instructions.
    pub fn locations(&self) -> impl Iterator<Item = Loc> {
        let instructions = self.instructions.iter().map(|(_, loc)| *loc);
        std::iter::once(self.function).chain(instructions)
    }

    /// Returns the location of the operation that an instruction comes from, or that of the function if there is
    /// none.
    pub fn of(&self, inst: Inst) -> Loc {
        self.of_index(inst.index())
    }

    /// As [`Origins::of`], by the instruction's index.
    pub fn of_index(&self, inst: usize) -> Loc {
        let starts = &self.instructions;
        let after = starts.partition_point(|(start, _)| *start as usize <= inst);
        let found = after.checked_sub(1).and_then(|at| starts.get(at));
        found.map_or(self.function, |(_, loc)| *loc)
    }
}
