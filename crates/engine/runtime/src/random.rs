//! Random numbers: `rtsrand`, `rtrand`, `rtdrand`, `shuffle`. The same numbers as C++'s `mt19937` with
//! libstdc++'s distributions, so that a program that uses them prints the same with either library.

use crate::console::fatal;
use crate::memref::MemRef;

/// The number of words of the generator's state.
const WORDS: usize = 624;
/// The distance of the words that are mixed.
const MIDDLE: usize = 397;

/// The Mersenne twister with a period of 2^19937 - 1, and 32 bits a draw.
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

    /// A number below `bound`, from draws of 32 bits: the high word of a product, drawn again where that
    /// would prefer some numbers.
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

    /// A number from 0 to `last`, that included.
    pub(crate) fn up_to(&mut self, last: u64) -> u64 {
        if let Ok(last) = u32::try_from(last) {
            return match last.checked_add(1) {
                Some(bound) => self.below(bound).into(),
                None => self.draw().into(),
            };
        }
        loop {
            // The upper digits in base 2^32 first.
            let upper = self.up_to(last >> 32) << 32;
            let (number, wrapped) = upper.overflowing_add(self.draw().into());
            if number <= last && !wrapped {
                return number;
            }
        }
    }
}

/// `rtsrand`: a generator, which `rtdrand` frees. Only the low 32 bits of the seed count.
pub extern "C" fn create(seed: u64) -> *mut u8 {
    Box::into_raw(Box::new(Twister::new(seed as u32))).cast()
}

/// # Safety
/// `generator` is null or from [`create`], not yet freed, and not used elsewhere now.
unsafe fn twister<'a>(generator: *mut u8) -> &'a mut Twister {
    // SAFETY: by the caller's word.
    match unsafe { generator.cast::<Twister>().as_mut() } {
        Some(twister) => twister,
        None => fatal("a random number from a generator that is null"),
    }
}

/// `rtrand`: a number from 0 to `last`, that included.
///
/// # Safety
/// `generator` is from [`create`] and not used elsewhere at the same time.
pub unsafe extern "C" fn draw(generator: *mut u8, last: u64) -> u64 {
    // SAFETY: by the caller's word.
    unsafe { twister(generator) }.up_to(last)
}

/// `rtdrand`: frees a generator.
///
/// # Safety
/// `generator` is null or from [`create`], and not used again.
pub unsafe extern "C" fn destroy(generator: *mut u8) {
    if !generator.is_null() {
        // SAFETY: made by `create` from a box, by the caller's word.
        drop(unsafe { Box::from_raw(generator.cast::<Twister>()) });
    }
}

/// The numbers from 0 to `count - 1` in the order that libstdc++'s `std::shuffle` leaves them in.
fn shuffled(count: usize, twister: &mut Twister) -> Vec<u64> {
    let mut values: Vec<u64> = (0..count as u64).collect();
    let mut at = 1;
    if count >= 2 && u64::from(u32::MAX) / count as u64 >= count as u64 {
        // One draw is enough for two places.
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

/// `_mlir_ciface_shuffle`: fills a memref of rank 1 with the numbers from 0 in a random order. Its stride
/// does not count, as upstream's does not.
///
/// # Safety
/// `memref` is a descriptor of rank 1 of memory that holds its size in words; `generator` is from
/// [`create`] and not used elsewhere at the same time.
pub unsafe extern "C" fn shuffle(memref: *const u8, generator: *mut u8) {
    // SAFETY: by the caller's word.
    let (memref, twister) = unsafe { (MemRef::ranked(1, memref), twister(generator)) };
    let count = usize::try_from(memref.sizes[0]).unwrap_or(0);
    let first = memref
        .base
        .cast::<u64>()
        .wrapping_offset(memref.offset as isize);
    for (at, value) in shuffled(count, twister).into_iter().enumerate() {
        // SAFETY: within the memref, by the caller's word.
        unsafe { first.wrapping_add(at).write_unaligned(value) };
    }
}
