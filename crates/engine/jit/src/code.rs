//! Compiled functions in memory: the function and the line of an address.

use std::ops::Range;

use terrace_engine_clif::Place;

use crate::failure::Frame;

/// The index of an instruction that is not known.
pub(crate) const UNKNOWN: u32 = u32::MAX;

/// A position in the source, its file by number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Line {
    pub(crate) file: u32,
    pub(crate) line: u32,
    pub(crate) column: u32,
}

/// A call that a compiler inlined.
#[derive(Clone, Debug)]
pub(crate) struct Inlined {
    /// Offsets of the inlined code.
    pub(crate) range: Range<usize>,
    /// The called function's name and its index in the module.
    pub(crate) name: String,
    pub(crate) function: usize,
    /// The index of the call in the function that it is part of.
    pub(crate) call: u32,
    /// The position of the call in the source, if the module has debug information.
    pub(crate) place: Option<Line>,
}

/// The register that a frame is found by.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Base {
    Stack,
    Frame,
}

/// The frame of a function from one of its instructions on.
#[derive(Clone, Copy, Debug)]
pub(crate) struct FrameRow {
    /// The offset in the code.
    pub(crate) start: u32,
    /// The end of the frame: a register and what to add to it.
    pub(crate) base: Base,
    pub(crate) offset: isize,
    /// The distances from there of the return address and of the caller's frame pointer; none while they are in registers.
    pub(crate) returned: Option<isize>,
    pub(crate) frame: Option<isize>,
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
    /// Inlined calls, each after the call that it is inlined into.
    pub(crate) inlined: Vec<Inlined>,
    /// Frames by offset, for code that is not Cranelift's; sorted.
    pub(crate) frames: Vec<FrameRow>,
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

    /// The index of the instruction that an offset is part of, in the function whose code it is: that is another one if
    /// the function was inlined ([`Jit::frames`](crate::Jit::frames)).
    pub fn instruction(&self, offset: u32) -> Option<u32> {
        let index = self.lines.get(self.row(offset)?)?.1;
        (index != UNKNOWN).then_some(index)
    }

    /// The inlined calls that an offset is part of, callers first.
    fn inlined_at(&self, offset: u32) -> impl DoubleEndedIterator<Item = &Inlined> {
        let offset = offset as usize;
        let all = self.inlined.iter();
        all.filter(move |call| call.range.contains(&offset))
    }

    /// The index of the function whose instruction an offset is part of.
    pub(crate) fn innermost(&self, offset: u32) -> Option<usize> {
        let inlined = self.inlined_at(offset).next_back();
        inlined.map(|call| call.function).or(self.function)
    }

    /// The frame at an offset, for code that is not Cranelift's. Does not allocate: a signal handler asks.
    pub(crate) fn frame_at(&self, offset: u32) -> Option<FrameRow> {
        let after = self.frames.partition_point(|row| row.start <= offset);
        self.frames.get(after.checked_sub(1)?).copied()
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
        self.position((*code.places.get(code.row(offset)?)?)?)
    }

    fn position(&self, line: Line) -> Option<Place> {
        Some(Place {
            file: self.files.get(line.file as usize)?.clone(),
            line: line.line,
            column: line.column,
        })
    }

    /// The functions that are running at an offset, the innermost first: more than one if calls were inlined.
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
