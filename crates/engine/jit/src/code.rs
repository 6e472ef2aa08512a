//! Compiled functions in memory: the function and the line of an address.

use terrace_engine_clif::Place;

/// A position in the source, its file by number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Line {
    pub(crate) file: u32,
    pub(crate) line: u32,
    pub(crate) column: u32,
}

/// Code of a function: where a trap or a fault has happened.
#[derive(Clone, Debug, Default)]
pub struct Code {
    /// The function's name.
    pub name: String,
    /// The address of its code.
    pub start: usize,
    /// Bytes of code.
    pub len: usize,
    /// The index of the function in the module; none for code that the engine made up.
    pub function: Option<usize>,
    /// Offsets in the code where an instruction begins, and its index in the function; sorted.
    pub lines: Vec<(u32, u32)>,
    /// Offsets of traps, and their meanings; sorted.
    pub traps: Vec<(u32, &'static str)>,
    /// Return addresses of calls, as offsets; sorted.
    pub returns: Vec<u32>,
    /// The text that was asked for.
    pub text: String,
    /// Bytes between the stack pointer and the frame pointer while the body runs.
    pub frame: u32,
    /// Bytes of stack between the return address of its calls and its own, if it has no frame pointer.
    pub frameless: Option<usize>,
    /// Positions in the source by index of `lines`, if the module has debug information.
    pub(crate) places: Vec<Option<Line>>,
}

impl Code {
    /// True if an address is part of it.
    pub fn contains(&self, address: usize) -> bool {
        address.wrapping_sub(self.start) < self.len
    }

    /// The index of `lines` of the instruction that an offset is part of.
    fn row(&self, offset: u32) -> Option<usize> {
        let after = self.lines.partition_point(|(start, _)| *start <= offset);
        after.checked_sub(1)
    }

    /// The index in the function of the instruction that an offset is part of.
    pub fn instruction(&self, offset: u32) -> Option<u32> {
        Some(self.lines.get(self.row(offset)?)?.1)
    }

    /// The meaning of a trap at an offset.
    pub fn trap(&self, offset: u32) -> Option<&'static str> {
        let at = self.traps.binary_search_by_key(&offset, |trap| trap.0);
        Some(self.traps.get(at.ok()?)?.1)
    }

    /// True if a call returns to an address.
    pub fn is_return(&self, address: usize) -> bool {
        let offset = u32::try_from(address.wrapping_sub(self.start));
        offset.is_ok_and(|offset| self.returns.binary_search(&offset).is_ok())
    }
}

/// All code of a module.
#[derive(Debug, Default)]
pub(crate) struct CodeMap {
    /// By address.
    pub(crate) code: Vec<Code>,
    /// Names of files.
    pub(crate) files: Vec<String>,
}

impl CodeMap {
    /// The first address and the one after the last.
    pub(crate) fn range(&self) -> Option<(usize, usize)> {
        let (first, last) = (self.code.first()?, self.code.last()?);
        Some((first.start, last.start + last.len))
    }

    /// The function that an address is part of. Does not allocate: a signal handler asks.
    pub(crate) fn find(&self, address: usize) -> Option<&Code> {
        let after = self.code.partition_point(|code| code.start <= address);
        let code = self.code.get(after.checked_sub(1)?)?;
        code.contains(address).then_some(code)
    }

    /// The place in the source of the instruction at an offset.
    pub(crate) fn place(&self, code: &Code, offset: u32) -> Option<Place> {
        let line = (*code.places.get(code.row(offset)?)?)?;
        Some(Place {
            file: self.files.get(line.file as usize)?.clone(),
            line: line.line,
            column: line.column,
        })
    }
}
