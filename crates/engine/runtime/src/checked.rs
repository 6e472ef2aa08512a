//! The allocation table of [`Mode::Check`](crate::memory::Mode::Check), and freed memory that waits.
//!
//! One table has all blocks, by their addresses, and keeps freed ones until their addresses are allocated again: that a
//! block is freed twice is always noticed. What happens to the memory of a freed block depends on where it is:
//!
//! - Blocks with pages of their own ([`places`](crate::places) chooses them) pass to [`quarantine`](crate::quarantine):
//!   each use of them stops the program.
//! - Other blocks are C's as usual. They are filled with a pattern and wait in a queue before C gets them back. If the
//!   pattern has changed by then, the program wrote to freed memory.
//!
//! # Invariants
//! Each call of `malloc` or `free` takes the lock once. The lock is never held while C's functions allocate or free for
//! the program: they may stop it, and then the host asks the table for the reason.

use std::collections::{BTreeMap, HashMap, VecDeque};
use std::hash::{BuildHasherDefault, Hasher};
use std::ptr;
use std::thread;

use crate::memory::{Allocation, Fault, FaultKind};
use crate::spin::{SpinGuard, SpinLock};

/// The number of blocks, and of their bytes, that wait.
const MOST_WAITING: usize = 1024;
const MOST_BYTES: usize = 1 << 22;

/// The size of the largest block that waits. C gets larger ones at once.
const LARGEST: usize = 1 << 20;

/// The number of bytes that are filled, from the start of a block.
const FILLED: usize = 1024;

/// The bytes of freed memory. Eight of them are an address that no machine allows.
const PATTERN: [u8; FILLED] = [0xdd; FILLED];

#[derive(Clone, Copy)]
struct Block {
    size: usize,
    number: u64,
    site: usize,
    /// The site where it was freed, or [`IN_USE`].
    freed: usize,
    /// The number of the call that allocated it, shortened; 0 if that is not known.
    call: u32,
    is_apart: bool,
}

/// No site.
const IN_USE: usize = usize::MAX;

impl Block {
    fn is_in_use(&self) -> bool {
        self.freed == IN_USE
    }

    fn allocation(&self, address: usize) -> Allocation {
        Allocation {
            address,
            size: self.size,
            number: self.number,
            site: self.site,
        }
    }
}

/// A block that waits.
#[derive(Clone, Copy)]
struct Waiting {
    address: usize,
    size: usize,
}

struct Table {
    blocks: HashMap<usize, Block, BuildHasherDefault<Neighbours>>,
    /// The number of the next allocation.
    next: u64,
    /// The oldest first.
    waiting: VecDeque<Waiting>,
    bytes: usize,
    ordered: Option<Ordered>,
    /// Sizes of memory of the host, by address.
    lent: BTreeMap<usize, usize>,
}

/// The blocks in use in the order of their addresses: only for programs that ask for the block that an address is in.
struct Ordered {
    sizes: BTreeMap<usize, usize>,
    /// The number of changes since it was last used.
    changes: usize,
}

/// A hash that leaves blocks near each other that are near each other in memory: a program that allocates many of them
/// seldom waits for the table.
#[derive(Default)]
struct Neighbours(u64);

impl Hasher for Neighbours {
    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.0 = self.0.rotate_left(8) ^ u64::from(byte);
        }
    }

    fn write_usize(&mut self, address: usize) {
        self.0 = address as u64;
    }

    fn finish(&self) -> u64 {
        const FACTOR: u64 = 0x9e37_79b9_7f4a_7c15;
        /// The bits that tell entries of a group apart.
        const TAG: u64 = 0x7f << 57;
        // The smallest blocks of GNU's C library are 32 bytes apart.
        let (piece, page) = (self.0 >> 5, self.0 >> 12);
        let home = piece.wrapping_add(page.wrapping_mul(FACTOR) >> 20);
        home & !TAG | piece.wrapping_mul(FACTOR) & TAG
    }
}

static TABLE: SpinLock<Table> = SpinLock::new(Table::new(0));

fn table() -> SpinGuard<'static, Table> {
    TABLE.lock()
}

/// The table, if it is free soon: a thread that was stopped may hold it for ever.
fn table_soon() -> Option<SpinGuard<'static, Table>> {
    (0..1000).find_map(|_| {
        let table = TABLE.try_lock();
        if table.is_none() {
            thread::yield_now();
        }
        table
    })
}

/// The memory of a block that the program has freed.
pub(crate) enum Freed {
    /// It has pages of its own.
    Apart,
    /// It waits.
    Waits,
    /// It is too large to wait.
    Now,
}

impl Table {
    /// An empty table whose next allocation has a number.
    const fn new(next: u64) -> Table {
        Table {
            blocks: HashMap::with_hasher(BuildHasherDefault::new()),
            next,
            waiting: VecDeque::new(),
            bytes: 0,
            ordered: None,
            lent: BTreeMap::new(),
        }
    }

    /// The block in use at an address.
    fn in_use(&self, address: usize) -> Option<&Block> {
        let block = self.blocks.get(&address)?;
        block.is_in_use().then_some(block)
    }

    /// Marks a block as freed.
    fn mark_freed(&mut self, address: usize, site: usize) -> Result<Block, FaultKind> {
        match self.blocks.get_mut(&address) {
            Some(block) if block.is_in_use() => {
                block.freed = site;
                let block = *block;
                self.change_order(address, None);
                Ok(block)
            }
            _ => Err(self.objection(address)),
        }
    }

    /// The reason why there is no block in use at an address.
    fn objection(&self, address: usize) -> FaultKind {
        if let Some(block) = self.blocks.get(&address) {
            return FaultKind::Double {
                allocation: block.allocation(address),
                freed: block.freed,
            };
        }
        match self.containing(address) {
            Some(allocation) => FaultKind::Inside(allocation),
            None => FaultKind::Foreign,
        }
    }

    fn containing(&self, address: usize) -> Option<Allocation> {
        let mut blocks = self.blocks.iter();
        blocks.find_map(|(&first, block)| {
            let inside = address >= first && address - first < block.size;
            (inside && block.is_in_use()).then(|| block.allocation(first))
        })
    }

    /// Notes that a block of a size is in use, or that none is any more.
    fn change_order(&mut self, address: usize, size: Option<usize>) {
        let Some(ordered) = &mut self.ordered else {
            return;
        };
        match size {
            Some(size) => ordered.sizes.insert(address, size),
            None => ordered.sizes.remove(&address),
        };
        ordered.changes += 1;
        // Making it anew costs no more than keeping it has.
        if ordered.changes > 1024 + ordered.sizes.len() {
            self.ordered = None;
        }
    }

    /// Takes the oldest block out of the queue, if there are too many.
    fn overdue(&mut self) -> Option<Waiting> {
        if self.waiting.len() <= MOST_WAITING && self.bytes <= MOST_BYTES {
            return None;
        }
        let oldest = self.waiting.pop_front()?;
        self.bytes -= oldest.size;
        Some(oldest)
    }

    /// The write to a block that waits, if there was one.
    fn written(&self, waiting: Waiting) -> Option<Fault> {
        let at = first_change(waiting)?;
        let block = self.blocks.get(&waiting.address)?;
        Some(Fault {
            address: waiting.address + at,
            site: block.freed,
            kind: FaultKind::Written(block.allocation(waiting.address)),
        })
    }
}

/// Fills a block with the pattern.
///
/// # Safety
/// It is memory that nobody uses.
unsafe fn fill(waiting: Waiting) {
    let memory = ptr::with_exposed_provenance_mut::<u8>(waiting.address);
    // SAFETY: the block has these bytes.
    unsafe { memory.copy_from_nonoverlapping(PATTERN.as_ptr(), waiting.size.min(FILLED)) };
}

/// The offset of the first byte of a block that waits that is not the pattern's.
fn first_change(waiting: Waiting) -> Option<usize> {
    let filled = waiting.size.min(FILLED);
    let memory = ptr::with_exposed_provenance::<u8>(waiting.address);
    // SAFETY: the block has these bytes, and C has not got them back.
    let is_same = unsafe { libc::memcmp(memory.cast(), PATTERN.as_ptr().cast(), filled) == 0 };
    if is_same {
        return None;
    }
    // SAFETY: as above.
    (0..filled).find(|&at| unsafe { memory.add(at).read_volatile() } != PATTERN[at])
}

/// Notes a block. Returns its number.
pub(crate) fn insert(address: usize, size: usize, site: usize, call: u64, is_apart: bool) -> u64 {
    let mut table = table();
    let number = table.next;
    table.next += 1;
    let block = Block {
        size,
        number,
        site,
        freed: IN_USE,
        call: call as u32,
        is_apart,
    };
    table.blocks.insert(address, block);
    table.change_order(address, Some(size));
    number
}

/// Takes a block that the program frees. Returns its size, the number of the call that allocated it, and where its
/// memory is; or the reason why it cannot be freed.
///
/// # Safety
/// The program does not use the block rightly any more.
pub(crate) unsafe fn free(address: usize, site: usize) -> Result<(usize, u64, Freed), FaultKind> {
    let mut table = table();
    let block = table.mark_freed(address, site)?;
    let done = |freed| Ok((block.size, block.call.into(), freed));
    if block.is_apart {
        return done(Freed::Apart);
    }
    if block.size > LARGEST {
        return done(Freed::Now);
    }
    let waiting = Waiting {
        address,
        size: block.size,
    };
    // SAFETY: by the caller's word.
    unsafe { fill(waiting) };
    table.waiting.push_back(waiting);
    table.bytes += block.size;
    let mut overdue = table.overdue();
    drop(table);
    while let Some(oldest) = overdue {
        // SAFETY: it has left the queue.
        unsafe { leave(oldest) };
        // One more is overdue only after a large block came.
        if block.size <= oldest.size {
            break;
        }
        overdue = self::table().overdue();
    }
    done(Freed::Waits)
}

/// Gives a block back to C, unless it was written to: then the program may write to it again.
///
/// # Safety
/// The block was just taken out of the queue.
unsafe fn leave(oldest: Waiting) {
    if first_change(oldest).is_none() {
        // SAFETY: memory of C's that the program has freed.
        unsafe { libc::free(ptr::with_exposed_provenance_mut(oldest.address)) };
    } else if let Some(fault) = table().written(oldest) {
        crate::memory::note(fault);
    }
}

/// The reason why an address that no block in use begins at cannot be freed.
pub(crate) fn objection(address: usize) -> FaultKind {
    table().objection(address)
}

/// Takes a block that C's `realloc` is about to move. Returns the number of the call that allocated it, or the reason why
/// it cannot be freed.
pub(crate) fn take(address: usize, site: usize) -> Result<u64, FaultKind> {
    Ok(table().mark_freed(address, site)?.call.into())
}

/// Undoes [`take`].
pub(crate) fn put_back(address: usize) {
    let mut table = table();
    if let Some(block) = table.blocks.get_mut(&address) {
        block.freed = IN_USE;
        let size = block.size;
        table.change_order(address, Some(size));
    }
}

/// Notes each write to a block that waits.
pub(crate) fn inspect() {
    let Some(mut table) = table_soon() else {
        return;
    };
    let waiting = std::mem::take(&mut table.waiting);
    let (same, written): (VecDeque<_>, Vec<_>) =
        (waiting.into_iter()).fold(Default::default(), |(mut same, mut written), waiting| {
            match table.written(waiting) {
                Some(fault) => written.push((waiting, fault)),
                None => same.push_back(waiting),
            }
            (same, written)
        });
    table.waiting = same;
    for (waiting, fault) in written {
        table.bytes -= waiting.size;
        crate::memory::note(fault);
    }
}

/// The number of the next allocation.
pub(crate) fn mark() -> u64 {
    table().next
}

/// The block in use at an address, and true if it has pages of its own.
pub(crate) fn owned(address: usize) -> Option<(Allocation, bool)> {
    let table = table();
    let block = table.in_use(address)?;
    Some((block.allocation(address), block.is_apart))
}

/// The block in use that an address lies in. Looks at all of them.
pub(crate) fn containing(address: usize) -> Option<Allocation> {
    table().containing(address)
}

/// The start and the size of the block or the lent memory that an address lies in, or at whose end it is.
pub(crate) fn block(address: usize) -> Option<(usize, usize)> {
    let mut table = table();
    if let Some(block) = table.in_use(address) {
        return Some((address, block.size));
    }
    let Table {
        blocks,
        ordered,
        lent,
        ..
    } = &mut *table;
    let ordered = ordered.get_or_insert_with(|| Ordered {
        sizes: (blocks.iter())
            .filter(|(_, block)| block.is_in_use())
            .map(|(&address, block)| (address, block.size))
            .collect(),
        changes: 0,
    });
    ordered.changes = 0;
    let before = |sizes: &BTreeMap<usize, usize>| {
        let (&start, &size) = sizes.range(..=address).next_back()?;
        Some((start, size))
    };
    let (start, size) = before(&ordered.sizes).max(before(lent))?;
    // The end belongs to a block as well: a view without elements may be there.
    (address - start <= size).then_some((start, size))
}

/// Makes memory of the host known to [`block`].
pub(crate) fn lend(address: usize, size: usize) {
    table().lent.insert(address, size);
}

/// A freed block with pages of its own, and the site where it was freed.
pub(crate) fn freed(address: usize) -> Option<(Allocation, usize)> {
    let table = table_soon()?;
    let block = table.blocks.get(&address)?;
    (!block.is_in_use()).then(|| (block.allocation(address), block.freed))
}

/// The blocks in use of a number not under `since`, in no order.
pub(crate) fn in_use(since: u64) -> Vec<Allocation> {
    let table = table();
    let in_use = table
        .blocks
        .iter()
        .filter(|(_, block)| block.is_in_use() && block.number >= since);
    in_use
        .map(|(&address, block)| block.allocation(address))
        .collect()
}

/// Drops the record of a block or of lent memory.
pub(crate) fn forget(address: usize) {
    let mut table = table();
    table.blocks.remove(&address);
    table.lent.remove(&address);
    table.change_order(address, None);
}

/// Forgets all blocks, and gives those that wait back to C.
pub(crate) fn clear() {
    let waiting = {
        let mut table = table();
        let next = table.next;
        std::mem::replace(&mut *table, Table::new(next)).waiting
    };
    for block in waiting {
        // SAFETY: memory of C's that the program has freed.
        unsafe { libc::free(ptr::with_exposed_provenance_mut(block.address)) };
    }
}
