//! Compiled functions in memory: map an address to its function and line.

use std::ops::Range;

use terrace_engine_clif::Place;

use crate::failure::Frame;

/// The index of an unknown instruction.
pub(crate) const UNKNOWN: u32 = u32::MAX;

/// A source location whose file is an index into [`CodeMap::files`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Line {
    pub(crate) file: u32,
    pub(crate) line: u32,
    pub(crate) column: u32,
}

/// A call that a compiler inlined.
#[derive(Clone, Debug)]
pub(crate) struct Inlined {
    /// The offsets of the inlined code.
    pub(crate) range: Range<usize>,
    /// The called function's name and its index in the module.
    pub(crate) name: String,
    pub(crate) function: usize,
    /// The index of the call in the calling function.
    pub(crate) call: u32,
    /// The source location of the call, if the module has debug information.
    pub(crate) place: Option<Line>,
}

/// The register from which the end of the frame is computed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Base {
    Stack,
    Frame,
}

/// The layout of a function's frame, valid from one instruction up to the next row.
#[derive(Clone, Copy, Debug)]
pub(crate) struct FrameRow {
    /// The offset of the instruction in the code.
    pub(crate) start: u32,
    /// The end of the frame is this register plus `offset`.
    pub(crate) base: Base,
    pub(crate) offset: isize,
    /// The offsets of the return address and of the caller's frame pointer from the end of the frame; `None` while they
    /// are in registers.
    pub(crate) returned: Option<isize>,
    pub(crate) frame: Option<isize>,
}

/// The code of a function, with tables that explain traps and faults in it.
#[derive(Clone, Debug, Default)]
pub struct Code {
    /// The function's name.
    pub name: String,
    /// The address of the function's code.
    pub start: usize,
    /// The size of the code in bytes.
    pub len: usize,
    /// The index of the function in the module; `None` for code that the engine generated.
    pub function: Option<usize>,
    /// The offsets at which instructions begin, each with the instruction's index in the function; sorted.
    pub lines: Vec<(u32, u32)>,
    /// The offsets of traps, with their meanings; sorted.
    pub traps: Vec<(u32, &'static str)>,
    /// The return addresses of calls, as offsets; sorted.
    pub returns: Vec<u32>,
    /// The requested text of the function.
    pub text: String,
    /// The number of bytes between the stack pointer and the frame pointer while the body runs.
    pub frame: u32,
    /// The number of stack bytes between the return address of the function's calls and its own; `None` if the function
    /// has a frame pointer.
    pub frameless: Option<usize>,
    /// Inlined calls. Each call comes after the call that it is inlined into.
    pub(crate) inlined: Vec<Inlined>,
    /// Frame layouts, sorted by offset; only for code of another compiler than Cranelift.
    pub(crate) frames: Vec<FrameRow>,
    /// Source locations, indexed like `lines`, if the module has debug information.
    pub(crate) places: Vec<Option<Line>>,
}

impl Code {
    /// Returns true if the code contains an address.
    pub fn contains(&self, address: usize) -> bool {
        address.wrapping_sub(self.start) < self.len
    }

    /// Returns the index in `lines` of the instruction that contains an offset.
    fn row(&self, offset: u32) -> Option<usize> {
        let after = self.lines.partition_point(|(start, _)| *start <= offset);
        after.checked_sub(1)
    }

    /// Returns the index of the instruction that contains an offset. The index is one in the function that the
    /// instruction comes from, which is another function if a call was inlined ([`Jit::frames`](crate::Jit::frames)).
    pub fn instruction(&self, offset: u32) -> Option<u32> {
        let index = self.lines.get(self.row(offset)?)?.1;
        (index != UNKNOWN).then_some(index)
    }

    /// Returns the inlined calls that contain an offset, callers first.
    fn inlined_at(&self, offset: u32) -> impl DoubleEndedIterator<Item = &Inlined> {
        let offset = offset as usize;
        let all = self.inlined.iter();
        all.filter(move |call| call.range.contains(&offset))
    }

    /// Returns the index of the function that the instruction at an offset comes from.
    pub(crate) fn innermost(&self, offset: u32) -> Option<usize> {
        let inlined = self.inlined_at(offset).next_back();
        inlined.map(|call| call.function).or(self.function)
    }

    /// Returns the frame layout at an offset; `None` for Cranelift's code. Does not allocate, because a signal handler
    /// calls it.
    pub(crate) fn frame_at(&self, offset: u32) -> Option<FrameRow> {
        let after = self.frames.partition_point(|row| row.start <= offset);
        self.frames.get(after.checked_sub(1)?).copied()
    }

    /// Returns the meaning of the trap at an offset.
    pub fn trap(&self, offset: u32) -> Option<&'static str> {
        let at = self.traps.binary_search_by_key(&offset, |trap| trap.0);
        Some(self.traps.get(at.ok()?)?.1)
    }

    /// Returns true if an address is the return address of a call.
    pub fn is_return(&self, address: usize) -> bool {
        let offset = u32::try_from(address.wrapping_sub(self.start));
        offset.is_ok_and(|offset| self.returns.binary_search(&offset).is_ok())
    }
}

/// The code of a module.
#[derive(Debug, Default)]
pub(crate) struct CodeMap {
    /// Sorted by address.
    pub(crate) code: Vec<Code>,
    /// The names of source files.
    pub(crate) files: Vec<String>,
}

impl CodeMap {
    /// Returns the first address and the address after the last one.
    pub(crate) fn range(&self) -> Option<(usize, usize)> {
        let (first, last) = (self.code.first()?, self.code.last()?);
        Some((first.start, last.start + last.len))
    }

    /// Returns the function that contains an address. Does not allocate, because a signal handler calls it.
    pub(crate) fn find(&self, address: usize) -> Option<&Code> {
        let after = self.code.partition_point(|code| code.start <= address);
        let code = self.code.get(after.checked_sub(1)?)?;
        code.contains(address).then_some(code)
    }

    /// Returns the source location of the instruction at an offset.
    pub(crate) fn place(&self, code: &Code, offset: u32) -> Option<Place> {
        self.position((*code.places.get(code.row(offset)?)?)?)
    }

    fn position(&self, line: Line) -> Option<Place> {
        Some(Place {
            file: self.files.get(line.file as usize)?.clone(),
            line: line.line,
            column: line.column,
        })
    }

    /// Returns the functions that are running at an offset, innermost first. There are several if calls were inlined.
    pub(crate) fn frames(&self, code: &Code, offset: u32) -> Vec<Frame> {
        let mut frames = Vec::new();
        let mut instruction = code.instruction(offset);
        let mut place = self.place(code, offset);
        for call in code.inlined_at(offset).rev() {
            frames.push(Frame {
                name: call.name.clone(),
                function: Some(call.function),
                instruction,
                place,
            });
            instruction = (call.call != UNKNOWN).then_some(call.call);
            place = call.place.and_then(|line| self.position(line));
        }
        frames.push(Frame {
            name: code.name.clone(),
            function: code.function,
            instruction,
            place,
        });
        frames
    }
}
