//! The choice of the blocks that get pages of their own, in [`Mode::Check`](crate::memory::Mode::Check).
//!
//! A place of allocation is the address in the program that the allocating call returned to. The first blocks of each
//! place have pages of their own, and so has a share of the later ones that gets smaller as their number grows: an error
//! that a place makes each time is found at once, and a loop that allocates is hardly slower. The choice depends on
//! nothing but the calls before it, so that a program that runs twice is stopped twice.

use std::sync::atomic::{AtomicUsize, Ordering};

/// The number of blocks of each place that get pages of their own before others do not.
const FIRST: usize = 256;

/// The number of blocks with pages of their own among the next ones, each time that their number has doubled. Protecting
/// a page takes as long as allocating and freeing some hundred small blocks.
const LATER: usize = 16;

struct Place {
    /// The address that the calls return to, plus one; 0 if there is none yet.
    key: AtomicUsize,
    count: AtomicUsize,
}

/// The number of places that are told apart. A power of two.
const PLACES: usize = 4096;

/// The number of entries that may be searched for a place.
const PROBES: usize = 16;

static COUNTS: [Place; PLACES] = [const {
    Place {
        key: AtomicUsize::new(0),
        count: AtomicUsize::new(0),
    }
}; PLACES];

/// Counts an allocation at a place. Returns true if the block gets pages of its own.
pub(crate) fn gets_pages(site: usize) -> bool {
    let before = count(site);
    let Some(doubled) = (before / FIRST).checked_ilog2() else {
        return true;
    };
    before.is_multiple_of((FIRST << doubled) / LATER)
}

/// Counts an allocation at a place. Returns the number of earlier ones.
fn count(site: usize) -> usize {
    let place = find(site);
    // No atomic addition: a count that two threads change at once may miss one.
    let before = place.count.load(Ordering::Relaxed);
    place.count.store(before + 1, Ordering::Relaxed);
    before
}

/// The entry of a place. Beyond the number of places that are told apart, several share one.
fn find(site: usize) -> &'static Place {
    let key = site.wrapping_add(1);
    let hash = (site as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 32;
    let home = hash as usize & (PLACES - 1);
    for at in 0..PROBES {
        let place = &COUNTS[(home + at) & (PLACES - 1)];
        let mut known = place.key.load(Ordering::Relaxed);
        if known == 0 {
            let set = place
                .key
                .compare_exchange(0, key, Ordering::Relaxed, Ordering::Relaxed);
            known = set.map_or_else(|other| other, |_| key);
        }
        if known == key {
            return place;
        }
    }
    &COUNTS[home]
}

/// Forgets all places.
pub(crate) fn clear() {
    for place in &COUNTS {
        place.key.store(0, Ordering::Relaxed);
        place.count.store(0, Ordering::Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_blocks_of_a_place_and_fewer_and_fewer_of_the_others_get_pages() {
        // No other test counts allocations at these places.
        for site in [1, 2] {
            let chosen = |count: usize| (0..count).filter(|_| gets_pages(site)).count();
            assert_eq!(chosen(FIRST), FIRST);
            for doubled in 0..8 {
                assert_eq!(chosen(FIRST << doubled), LATER);
            }
        }
    }
}
