//! The origins of a module's instructions.

use terrace_ir::Loc;
use terrace_llvmir::Inst;

/// The origins of a function and of its instructions.
#[derive(Clone, Debug, Default)]
pub struct Origins {
    /// The location of the function.
    pub function: Loc,
    /// By the index of an instruction, ascending: the location of it and of those that follow.
    pub(crate) instructions: Vec<(u32, Loc)>,
}

impl Origins {
    /// All locations, of the function and of its instructions.
    pub fn locations(&self) -> impl Iterator<Item = Loc> {
        let instructions = self.instructions.iter().map(|(_, loc)| *loc);
        std::iter::once(self.function).chain(instructions)
    }

    /// The location of the operation that an instruction comes from; that of the function if it comes from none.
    pub fn of(&self, inst: Inst) -> Loc {
        self.of_index(inst.index())
    }

    /// The same by the index of the instruction.
    pub fn of_index(&self, inst: usize) -> Loc {
        let starts = &self.instructions;
        let after = starts.partition_point(|(start, _)| *start as usize <= inst);
        let found = after.checked_sub(1).and_then(|at| starts.get(at));
        found.map_or(self.function, |(_, loc)| *loc)
    }
}
