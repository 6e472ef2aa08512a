//! Backtraces by frame pointers.
//!
//! Compiled code maintains frame pointers; other code may not. A backtrace that starts in other code is therefore
//! continued at the compiled function that called it: the stack is searched for that function's return address, which
//! is accepted only if the chain of frames from it ends at the running call.

use super::machine::{self, Jump, Registers};
use super::stack::Bounds;
use crate::code::Base;
use crate::ranges;

/// The number of frames recorded at the beginning and at the end of a long chain.
pub(super) const FIRST: usize = 24;
const LAST: usize = 8;

/// The number of positions searched for a frame of unknown size.
const SEARCHED_FRAME: usize = 1 << 12;

/// The number of stack words searched for a return address.
const SEARCHED: usize = 1 << 16;

/// A chain of calls.
#[derive(Clone, Copy)]
pub(super) struct Trace {
    first: [usize; FIRST],
    /// A ring buffer.
    last: [usize; LAST],
    count: usize,
    /// True if the first address is that of the failed instruction; false if it is a return address.
    is_exact: bool,
    /// True if the chain reaches the running call without frames of other code.
    pub(super) is_whole: bool,
}

impl Trace {
    pub(super) const fn new() -> Trace {
        Trace {
            first: [0; FIRST],
            last: [0; LAST],
            count: 0,
            is_exact: false,
            is_whole: false,
        }
    }

    fn push(&mut self, pc: usize) {
        match self.first.get_mut(self.count) {
            Some(slot) => *slot = pc,
            None => self.last[(self.count - FIRST) % LAST] = pc,
        }
        self.count += 1;
    }

    /// Returns the address of the failed instruction if it is in compiled code.
    pub(super) fn innermost(&self) -> Option<usize> {
        (self.count > 0 && self.is_exact).then_some(self.first[0])
    }

    /// Returns true if compiled code is running, or called the function that failed.
    pub(super) fn has_caller(&self) -> bool {
        self.count > 0
    }

    /// Returns the number of frames that were not recorded.
    pub(super) fn omitted(&self) -> usize {
        self.count.saturating_sub(FIRST + LAST)
    }

    /// Iterates over the addresses, innermost first. The flag is true if the address is not a return address.
    pub(super) fn frames(&self) -> impl Iterator<Item = (usize, bool)> + '_ {
        let first = self.first.iter().take(self.count);
        let rest = self.count.saturating_sub(FIRST);
        let last = (rest.saturating_sub(LAST)..rest).map(|at| self.last[at % LAST]);
        let all = first.copied().chain(last).enumerate();
        all.map(|(at, pc)| (pc, at == 0 && self.is_exact))
    }

    /// Records the chain of a stopped thread up to the running call. `fault` is the inaccessible address, if known.
    pub(super) fn of(
        registers: &Registers,
        jump: &Jump,
        bounds: &Bounds,
        fault: Option<usize>,
    ) -> Trace {
        // After a stack overflow, the stack pointer may be below the readable part.
        let overflow = fault.filter(|address| bounds.is_overflow(*address));
        let readable = overflow.map_or(0, |address| bounds.low.max((address | 4095) + 1));
        let stack = Stack {
            low: registers.sp.max(readable),
            jump,
        };
        let mut trace = Trace::new();
        let own = ranges::with(registers.pc, |_, code| (registers.pc - code.start) as u32);
        if let Some(offset) = own {
            trace.is_exact = true;
            trace.push(registers.pc);
            if let Some((pc, fp)) = stack.caller(registers, offset) {
                trace.is_whole = match fp == jump.fp {
                    true => true,
                    false => stack.walk(pc, fp, &mut trace),
                };
            }
        } else if let Some(pc) = stack.leaf(registers) {
            trace.is_whole = stack.walk(pc, registers.fp, &mut trace);
        } else if let Some((pc, fp)) = stack.search(stack.low) {
            stack.walk(pc, fp, &mut trace);
        }
        trace
    }
}

/// Returns true if an address is the return address of a call in compiled code.
fn is_return(address: usize) -> bool {
    // The preceding call may be the last instruction of a function.
    ranges::with(address.wrapping_sub(1), |_, code| code.is_return(address)) == Some(true)
}

/// Reads a word of the stack.
///
/// # Safety
/// The address must be in the used part of a stack.
unsafe fn read(address: usize) -> usize {
    // SAFETY: the caller guarantees it.
    unsafe { std::ptr::with_exposed_provenance::<usize>(address).read_unaligned() }
}

/// The stack of a stopped thread, from the lowest readable address to the frame of the call.
struct Stack<'a> {
    low: usize,
    jump: &'a Jump,
}

impl Stack<'_> {
    fn word(&self, address: usize) -> Option<usize> {
        let is_inside = address >= self.low && address < self.jump.fp && address.is_multiple_of(8);
        // SAFETY: the address is between the stack pointer and the frame of a running call.
        is_inside.then(|| unsafe { read(address) })
    }

    /// Returns the return address stored at a stack address. A return address into a function without a frame pointer
    /// is replaced by that function's own return address.
    fn returned(&self, slot: usize) -> Option<usize> {
        let pc = self.word(slot)?;
        match ranges::with(pc, |_, code| code.frameless).flatten() {
            Some(size) => self.word(slot + 8 + size),
            None => Some(pc),
        }
    }

    /// Returns the return address of a function that has not yet set up its frame, or never does, if the address is in
    /// compiled code.
    fn leaf(&self, registers: &Registers) -> Option<usize> {
        let address = match registers.link {
            Some(link) => link,
            None => self.word(registers.sp)?,
        };
        is_return(address).then_some(address)
    }

    /// Returns the return address of a stopped compiled function, and its caller's frame pointer.
    fn caller(&self, registers: &Registers, offset: u32) -> Option<(usize, usize)> {
        if let Some(row) = ranges::with(registers.pc, |_, code| code.frame_at(offset)).flatten() {
            let base = match row.base {
                Base::Stack => registers.sp,
                Base::Frame => registers.fp,
            };
            let end = base.wrapping_add_signed(row.offset);
            let pc = match row.returned {
                Some(at) => self.returned(end.wrapping_add_signed(at))?,
                None => registers.link?,
            };
            let fp = match row.frame {
                Some(at) => self.word(end.wrapping_add_signed(at))?,
                None => registers.fp,
            };
            return Some((pc, fp));
        }
        let [made, set] = machine::PROLOGUE;
        let at = std::ptr::with_exposed_provenance::<[u8; 4]>(registers.pc);
        // SAFETY: the code at which a thread is stopped is readable. The bytes after the first are read only if they
        // are also code.
        let instruction = unsafe {
            match ranges::with(registers.pc + 3, |_, _| ()) {
                Some(()) => at.read_unaligned(),
                None => [at.cast::<u8>().read(), 0, 0, 0],
            }
        };
        if offset < made || machine::is_return(instruction) {
            let pc = match registers.link {
                Some(link) => link,
                None => self.returned(registers.sp)?,
            };
            return Some((pc, registers.fp));
        }
        let frame = if offset < set {
            registers.sp
        } else {
            registers.fp
        };
        Some((self.returned(frame + 8)?, self.word(frame)?))
    }

    /// Follows frame pointers and records return addresses, up to the running call. If other code called compiled code,
    /// returns the stack address after the last frame as the error.
    fn follow(
        &self,
        mut pc: usize,
        mut fp: usize,
        mut note: impl FnMut(usize),
    ) -> Result<(), usize> {
        while fp != self.jump.fp {
            if !is_return(pc) {
                return Err(self.low);
            }
            note(pc);
            let (Some(next), Some(caller)) = (self.returned(fp + 8), self.word(fp)) else {
                return Err(self.jump.fp);
            };
            if caller <= fp || (caller != self.jump.fp && !is_return(next)) {
                return Err(fp + 16);
            }
            (pc, fp) = (next, caller);
        }
        Ok(())
    }

    /// Records a chain. Returns true if it contains no frames of other code.
    fn walk(&self, pc: usize, fp: usize, trace: &mut Trace) -> bool {
        let Err(rest) = self.follow(pc, fp, |pc| trace.push(pc)) else {
            return true;
        };
        if let Some((pc, fp)) = self.search(rest) {
            let _ = self.follow(pc, fp, |pc| trace.push(pc));
        }
        false
    }

    /// Returns the frame pointer of a compiled function whose call's return address was found below `address`: the
    /// lowest address from which the chain of frames ends at the running call.
    fn frame_above(&self, address: usize, pc: usize) -> Option<usize> {
        let first = address.next_multiple_of(16);
        let mut all = (first..self.jump.fp).step_by(16).take(SEARCHED_FRAME);
        all.find(|&fp| {
            let leads_up = self.word(fp).is_some_and(|caller| caller > fp);
            leads_up && self.follow(pc, fp, |_| ()).is_ok()
        })
    }

    /// Searches for the innermost compiled function that called other code. Returns the return address of that call and
    /// the function's frame pointer.
    fn search(&self, from: usize) -> Option<(usize, usize)> {
        let first = from.next_multiple_of(8);
        for address in (first..self.jump.fp).step_by(8).take(SEARCHED) {
            let pc = self.word(address)?;
            let frame = ranges::with(pc.wrapping_sub(1), |_, code| {
                let frame = code.frames.is_empty().then_some(code.frame as usize);
                code.is_return(pc).then_some(frame)
            });
            let fp = frame
                .flatten()
                .and_then(|frame| match (machine::SAVES_PAIRS, frame) {
                    (true, _) => self.word(address.wrapping_sub(8)),
                    // After a return, the stack pointer is that of the caller's body.
                    (false, Some(frame)) => Some(address + 8 + frame),
                    (false, None) => self.frame_above(address + 8, pc),
                });
            if let Some(fp) = fp
                && self.follow(pc, fp, |_| ()).is_ok()
            {
                return Some((pc, fp));
            }
        }
        None
    }
}
