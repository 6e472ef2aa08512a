//! Reads memrefs from descriptors, and copies and sorts their elements.

use std::mem::size_of;
use std::ptr;

use crate::console::fatal;

/// A memref of any rank, read from its descriptor.
pub(crate) struct MemRef {
    /// The aligned pointer, from which elements are addressed.
    pub(crate) base: *mut u8,
    pub(crate) offset: i64,
    pub(crate) sizes: Vec<i64>,
    pub(crate) strides: Vec<i64>,
}

impl MemRef {
    /// Reads a ranked descriptor: `{ allocated, aligned, offset, sizes[rank], strides[rank] }`, eight bytes each.
    ///
    /// # Safety
    /// `descriptor` must point to a readable descriptor of this rank.
    pub(crate) unsafe fn ranked(rank: i64, descriptor: *const u8) -> Self {
        let Ok(rank) = usize::try_from(rank) else {
            fatal("a memref of a negative rank");
        };
        let words = descriptor.cast::<i64>();
        // SAFETY: the caller guarantees that the descriptor has 3 + 2 * rank words, which may be unaligned.
        let word = |index: usize| unsafe { words.wrapping_add(index).read_unaligned() };
        // SAFETY: as above; the second word is a pointer.
        let base = unsafe { words.wrapping_add(1).cast::<*mut u8>().read_unaligned() };
        MemRef {
            base,
            offset: word(2),
            sizes: (0..rank).map(|at| word(3 + at)).collect(),
            strides: (0..rank).map(|at| word(3 + rank + at)).collect(),
        }
    }

    /// Reads an unranked descriptor: `{ rank, descriptor }`.
    ///
    /// # Safety
    /// The unranked and the ranked descriptor must be readable.
    pub(crate) unsafe fn unranked(memref: *const u8) -> Self {
        // SAFETY: the caller guarantees two readable words.
        let (rank, descriptor) = unsafe {
            (
                memref.cast::<i64>().read_unaligned(),
                memref.wrapping_add(8).cast::<*const u8>().read_unaligned(),
            )
        };
        // SAFETY: the caller guarantees it.
        unsafe { Self::ranked(rank, descriptor) }
    }

    pub(crate) fn rank(&self) -> usize {
        self.sizes.len()
    }

    /// Returns the element at this distance from the base, in elements.
    ///
    /// # Safety
    /// The element must be inside the memref's memory and of type `T`.
    pub(crate) unsafe fn element<T: Copy>(&self, at: i64) -> T {
        let address = self.base.cast::<T>().wrapping_offset(at as isize);
        // SAFETY: the caller guarantees it. Programs do not guarantee alignment.
        unsafe { address.read_unaligned() }
    }

    fn is_empty(&self) -> bool {
        self.sizes.iter().any(|&size| size <= 0)
    }
}

/// Iterates over the positions of a memref's elements in row-major order, for several sets of strides at once.
pub(crate) struct Positions<'a, const N: usize> {
    sizes: &'a [i64],
    strides: [&'a [i64]; N],
    index: Vec<i64>,
    at: [i64; N],
    done: bool,
}

impl<'a, const N: usize> Positions<'a, N> {
    pub(crate) fn new(sizes: &'a [i64], strides: [&'a [i64]; N], offsets: [i64; N]) -> Self {
        Positions {
            sizes,
            strides,
            index: vec![0; sizes.len()],
            at: offsets,
            done: sizes.iter().any(|&size| size <= 0),
        }
    }
}

impl<const N: usize> Iterator for Positions<'_, N> {
    type Item = [i64; N];

    fn next(&mut self) -> Option<[i64; N]> {
        if self.done {
            return None;
        }
        let now = self.at;
        for (dim, (index, &size)) in self.index.iter_mut().zip(self.sizes).enumerate().rev() {
            let last = *index + 1 >= size;
            let step = if last { -*index } else { 1 };
            for (at, strides) in self.at.iter_mut().zip(self.strides) {
                let stride = strides.get(dim).copied().unwrap_or(0);
                *at = at.wrapping_add(step.wrapping_mul(stride));
            }
            *index += step;
            if !last {
                return Some(now);
            }
        }
        self.done = true;
        Some(now)
    }
}

/// `memrefCopy`: copies the elements of an unranked memref to another one of the same sizes, in row-major order.
///
/// # Safety
/// Both must be unranked descriptors of the same rank, of accessible memory. Elements must have `element_size` bytes.
pub unsafe extern "C" fn copy(element_size: i64, source: *const u8, target: *const u8) {
    // SAFETY: the caller guarantees it.
    let (source, target) = unsafe { (MemRef::unranked(source), MemRef::unranked(target)) };
    if source.rank() != target.rank() {
        fatal("memrefCopy of memrefs of different ranks");
    }
    let Ok(size) = usize::try_from(element_size) else {
        fatal("memrefCopy of elements of a negative size");
    };
    // The inner dimensions are copied in one operation if they are contiguous in both memrefs and source and target do
    // not overlap. If they overlap, the order of the element copies matters.
    let mut outer = source.rank();
    let mut piece = size;
    while outer > 0 {
        let stride = |of: &MemRef| usize::try_from(of.strides[outer - 1]).ok();
        let contiguous = piece.checked_div(size);
        if stride(&source) != contiguous || stride(&target) != contiguous || size == 0 {
            break;
        }
        let Ok(count) = usize::try_from(source.sizes[outer - 1]) else {
            break;
        };
        let Some(more) = piece.checked_mul(count) else {
            break;
        };
        (outer, piece) = (outer - 1, more);
        if piece == 0 {
            return;
        }
    }
    if source.is_empty() {
        return;
    }
    if span(&source, size)
        .is_none_or(|a| span(&target, size).is_none_or(|b| a.0 < b.1 && b.0 < a.1))
    {
        (outer, piece) = (source.rank(), size);
    }
    let positions = Positions::new(
        &source.sizes[..outer],
        [&source.strides[..outer], &target.strides[..outer]],
        [source.offset, target.offset],
    );
    for [from, to] in positions {
        let place = |base: *mut u8, at: i64| {
            base.wrapping_offset((at as isize).wrapping_mul(size as isize))
        };
        // SAFETY: the caller guarantees that the elements are inside both memrefs; `copy` permits overlap.
        unsafe { ptr::copy(place(source.base, from), place(target.base, to), piece) };
    }
}

/// Returns the address range of a nonempty memref: first byte and end. Returns `None` if it cannot be computed.
fn span(memref: &MemRef, size: usize) -> Option<(i128, i128)> {
    let (mut first, mut last) = (i128::from(memref.offset), i128::from(memref.offset));
    for (&count, &stride) in memref.sizes.iter().zip(&memref.strides) {
        let reach = i128::from(count - 1).checked_mul(stride.into())?;
        first = first.checked_add(reach.min(0))?;
        last = last.checked_add(reach.max(0))?;
    }
    let base = memref.base.addr() as i128;
    let size = size as i128;
    Some((
        base.checked_add(first.checked_mul(size)?)?,
        base.checked_add(last.checked_add(1)?.checked_mul(size)?)?,
    ))
}

/// The sort order of the values of a type.
pub trait Sorted: Copy {
    /// Compares by a total order, which includes NaNs.
    fn order(&self, other: &Self) -> std::cmp::Ordering;
}

macro_rules! sorted {
    ($($type:ty, $order:path;)*) => {$(
        impl Sorted for $type {
            fn order(&self, other: &Self) -> std::cmp::Ordering {
                $order(self, other)
            }
        }
    )*};
}

sorted! {
    i64, Ord::cmp;
    f32, f32::total_cmp;
    f64, f64::total_cmp;
}

/// `_mlir_ciface_stdSort*`: sorts `count` elements from the offset of a rank-1 memref on, in ascending order. As
/// upstream, ignores the stride.
///
/// # Safety
/// `memref` must be a descriptor of rank 1 of memory with that many elements.
pub unsafe extern "C" fn sort<T: Sorted>(count: u64, memref: *const u8) {
    // SAFETY: the caller guarantees it.
    let memref = unsafe { MemRef::ranked(1, memref) };
    let Ok(count) = usize::try_from(count) else {
        fatal("too many elements to sort");
    };
    if count < 2 {
        return;
    }
    let first = memref
        .base
        .cast::<T>()
        .wrapping_offset(memref.offset as isize);
    // The elements may be unaligned, so they are sorted in a copy.
    // SAFETY: the caller guarantees that `count` elements are readable and writable.
    unsafe {
        let mut values: Vec<T> = (0..count)
            .map(|at| first.wrapping_add(at).read_unaligned())
            .collect();
        values.sort_unstable_by(T::order);
        ptr::copy_nonoverlapping(
            values.as_ptr().cast::<u8>(),
            first.cast::<u8>(),
            count * size_of::<T>(),
        );
    }
}
