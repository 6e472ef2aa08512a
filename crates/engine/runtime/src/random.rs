//! Random numbers: `rtsrand`, `rtrand`, `rtdrand`, `shuffle`. The numbers equal those of C++'s `mt19937` with
//! libstdc++'s distributions, so that programs print the same with MLIR's library.

use crate::console::fatal;
use crate::memref::MemRef;

/// The number of words in the generator's state.
const WORDS: usize = 624;
/// The distance between the words that are combined.
const MIDDLE: usize = 397;

/// The Mersenne twister with a period of 2^19937 - 1, which generates 32 bits per draw.
pub(crate) struct Twister {
    state: [u32; WORDS],
    next: usize,
}

impl Twister {
    pub(crate) fn new(seed: u32) -> Self {
        let mut state = [seed; WORDS];
        for at in 1..WORDS {
            let last = state[at - 1];
            state[at] = (last ^ last >> 30)
                .wrapping_mul(1_812_433_253)
                .wrapping_add(at as u32);
        }
        Twister { state, next: WORDS }
    }

    fn refill(&mut self) {
        for at in 0..WORDS {
            let pair = self.state[at] & 0x8000_0000 | self.state[(at + 1) % WORDS] & 0x7FFF_FFFF;
            let odd = if pair & 1 != 0 { 0x9908_B0DF } else { 0 };
            self.state[at] = self.state[(at + MIDDLE) % WORDS] ^ pair >> 1 ^ odd;
        }
        self.next = 0;
    }

    fn draw(&mut self) -> u32 {
        if self.next >= WORDS {
            self.refill();
        }
        let mut word = self.state[self.next];
        self.next += 1;
        word ^= word >> 11;
        word ^= word << 7 & 0x9D2C_5680;
        word ^= word << 15 & 0xEFC6_0000;
        word ^ word >> 18
    }

    /// Returns a number below `bound`: the high word of the product with a 32-bit draw. Draws that would bias the
    /// result are rejected.
    fn below(&mut self, bound: u32) -> u32 {
        let mut product = u64::from(self.draw()) * u64::from(bound);
        if (product as u32) < bound {
            let threshold = bound.wrapping_neg() % bound;
            while (product as u32) < threshold {
                product = u64::from(self.draw()) * u64::from(bound);
            }
        }
        (product >> 32) as u32
    }

    /// Returns a number from 0 to `last`, inclusive.
    pub(crate) fn up_to(&mut self, last: u64) -> u64 {
        if let Ok(last) = u32::try_from(last) {
            return match last.checked_add(1) {
                Some(bound) => self.below(bound).into(),
                None => self.draw().into(),
            };
        }
        loop {
            // The upper digits in base 2^32 come first.
            let upper = self.up_to(last >> 32) << 32;
            let (number, wrapped) = upper.overflowing_add(self.draw().into());
            if number <= last && !wrapped {
                return number;
            }
        }
    }
}

/// `rtsrand`: creates a generator, which `rtdrand` frees. Only the low 32 bits of the seed are used.
pub extern "C" fn create(seed: u64) -> *mut u8 {
    Box::into_raw(Box::new(Twister::new(seed as u32))).cast()
}

/// # Safety
/// `generator` must be null, or come from [`create`], not be freed, and not be used concurrently.
unsafe fn twister<'a>(generator: *mut u8) -> &'a mut Twister {
    // SAFETY: the caller guarantees it.
    match unsafe { generator.cast::<Twister>().as_mut() } {
        Some(twister) => twister,
        None => fatal("a random number from a generator that is null"),
    }
}

/// `rtrand`: returns a number from 0 to `last`, inclusive.
///
/// # Safety
/// `generator` must come from [`create`] and not be used concurrently.
pub unsafe extern "C" fn draw(generator: *mut u8, last: u64) -> u64 {
    // SAFETY: the caller guarantees it.
    unsafe { twister(generator) }.up_to(last)
}

/// `rtdrand`: frees a generator.
///
/// # Safety
/// `generator` must be null or come from [`create`], and not be used afterwards.
pub unsafe extern "C" fn destroy(generator: *mut u8) {
    if !generator.is_null() {
        // SAFETY: the caller guarantees that `create` made it from a box.
        drop(unsafe { Box::from_raw(generator.cast::<Twister>()) });
    }
}

/// Returns the numbers from 0 to `count - 1` in the order that libstdc++'s `std::shuffle` produces.
fn shuffled(count: usize, twister: &mut Twister) -> Vec<u64> {
    let mut values: Vec<u64> = (0..count as u64).collect();
    let mut at = 1;
    if count >= 2 && u64::from(u32::MAX) / count as u64 >= count as u64 {
        // A single draw suffices for two positions.
        if count.is_multiple_of(2) {
            values.swap(1, twister.up_to(1) as usize);
            at = 2;
        }
        while at < count {
            let (first, second) = (at as u64 + 1, at as u64 + 2);
            let both = twister.up_to(first * second - 1);
            values.swap(at, (both / second) as usize);
            values.swap(at + 1, (both % second) as usize);
            at += 2;
        }
        return values;
    }
    while at < count {
        values.swap(at, twister.up_to(at as u64) as usize);
        at += 1;
    }
    values
}

/// `_mlir_ciface_shuffle`: fills a rank-1 memref with the numbers from 0 on in random order. As upstream, ignores the
/// stride.
///
/// # Safety
/// `memref` must be a descriptor of rank 1 whose memory has as many words as its size. `generator` must come from
/// [`create`] and not be used concurrently.
pub unsafe extern "C" fn shuffle(memref: *const u8, generator: *mut u8) {
    // SAFETY: the caller guarantees it.
    let (memref, twister) = unsafe { (MemRef::ranked(1, memref), twister(generator)) };
    let count = usize::try_from(memref.sizes[0]).unwrap_or(0);
    let first = memref
        .base
        .cast::<u64>()
        .wrapping_offset(memref.offset as isize);
    for (at, value) in shuffled(count, twister).into_iter().enumerate() {
        // SAFETY: the caller guarantees that the address is inside the memref.
        unsafe { first.wrapping_add(at).write_unaligned(value) };
    }
}
