//! Chains of calls, by frame pointers.
//!
//! Compiled code keeps them. Other code may not, so a stop there is led back to the function of ours
//! that called it: its return address is looked for on the stack, and believed only if the chain of
//! frames from it ends at the call that is running.

use super::machine::{self, Jump, Registers};
use super::stack::Bounds;
use crate::code::Base;
use crate::ranges;

/// Frames that are kept of a long chain, of its beginning and its end.
pub(super) const FIRST: usize = 24;
const LAST: usize = 8;

/// Places that are searched for a frame whose size is not known.
const SEARCHED_FRAME: usize = 1 << 12;

/// Words of a stack that are searched for a return address.
const SEARCHED: usize = 1 << 16;

/// A chain of calls.
#[derive(Clone, Copy)]
pub(super) struct Trace {
    first: [usize; FIRST],
    /// A ring.
    last: [usize; LAST],
    count: usize,
    /// The first address is the instruction that failed, not one that a call returns to.
    is_exact: bool,
    /// The chain ends at the call that is running, and no other code is between.
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

    /// The instruction that failed, if it is one of compiled code.
    pub(super) fn innermost(&self) -> Option<usize> {
        (self.count > 0 && self.is_exact).then_some(self.first[0])
    }

    /// True if the failed function was called by one of ours.
    pub(super) fn has_caller(&self) -> bool {
        self.count > 0
    }

    /// The number of frames that are not kept.
    pub(super) fn omitted(&self) -> usize {
        self.count.saturating_sub(FIRST + LAST)
    }

    /// Addresses, the innermost first; true for one that is not returned to.
    pub(super) fn frames(&self) -> impl Iterator<Item = (usize, bool)> + '_ {
        let first = self.first.iter().take(self.count);
        let rest = self.count.saturating_sub(FIRST);
        let last = (rest.saturating_sub(LAST)..rest).map(|at| self.last[at % LAST]);
        let all = first.copied().chain(last).enumerate();
        all.map(|(at, pc)| (pc, at == 0 && self.is_exact))
    }

    /// The chain of a stopped thread up to the call that is running. `fault` is the address that
    /// could not be used, if it is known.
    pub(super) fn of(
        registers: &Registers,
        jump: &Jump,
        bounds: &Bounds,
        fault: Option<usize>,
    ) -> Trace {
        // Without room left, the stack pointer may be below the readable part.
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

/// True if a call in compiled code returns to an address.
fn is_return(address: usize) -> bool {
    // The call before may be a function's last instruction.
    ranges::with(address.wrapping_sub(1), |_, code| code.is_return(address)) == Some(true)
}

/// Reads a word of a stack.
///
/// # Safety
/// The address is one of a stack that is in use.
unsafe fn read(address: usize) -> usize {
    // SAFETY: by the caller's word.
    unsafe { std::ptr::with_exposed_provenance::<usize>(address).read_unaligned() }
}

/// The stack of a stopped thread, from the lowest address that can be read to the frame of the call.
struct Stack<'a> {
    low: usize,
    jump: &'a Jump,
}

impl Stack<'_> {
    fn word(&self, address: usize) -> Option<usize> {
        let is_inside = address >= self.low && address < self.jump.fp && address.is_multiple_of(8);
        // SAFETY: between the stack pointer and the frame of a call that is running.
        is_inside.then(|| unsafe { read(address) })
    }

    /// The return address at an address of the stack; one into a function without a frame pointer is replaced by that
    /// function's own.
    fn returned(&self, slot: usize) -> Option<usize> {
        let pc = self.word(slot)?;
        match ranges::with(pc, |_, code| code.frameless).flatten() {
            Some(size) => self.word(slot + 8 + size),
            None => Some(pc),
        }
    }

    /// The address in compiled code that a function returns to which has not made a frame yet, or
    /// makes none.
    fn leaf(&self, registers: &Registers) -> Option<usize> {
        let address = match registers.link {
            Some(link) => link,
            None => self.word(registers.sp)?,
        };
        is_return(address).then_some(address)
    }

    /// The address that a stopped function of ours returns to, and its caller's frame pointer.
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
        // SAFETY: code that a thread is stopped in can be read; more than a byte of it only if that
        // is code, too.
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

    /// Follows frame pointers and records return addresses, up to the call that is running. Returns the stack after the
    /// last frame if other code has called ours.
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

    /// Notes a chain; true if no other code is between.
    fn walk(&self, pc: usize, fp: usize, trace: &mut Trace) -> bool {
        let Err(rest) = self.follow(pc, fp, |pc| trace.push(pc)) else {
            return true;
        };
        if let Some((pc, fp)) = self.search(rest) {
            let _ = self.follow(pc, fp, |pc| trace.push(pc));
        }
        false
    }

    /// The frame pointer of a function of ours from whose call a return address above the given one is taken: the lowest
    /// address from which the chain of frames ends at the call that is running.
    fn frame_above(&self, address: usize, pc: usize) -> Option<usize> {
        let first = address.next_multiple_of(16);
        let mut all = (first..self.jump.fp).step_by(16).take(SEARCHED_FRAME);
        all.find(|&fp| {
            let leads_up = self.word(fp).is_some_and(|caller| caller > fp);
            leads_up && self.follow(pc, fp, |_| ()).is_ok()
        })
    }

    /// Looks for the innermost function of ours that called other code: where it is returned to, and
    /// its frame pointer.
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
                    // A function returns to where the stack pointer is that of the caller's body.
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
