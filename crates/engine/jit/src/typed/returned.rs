//! Memrefs that programs return.

use std::fmt;
use std::marker::PhantomData;

use terrace_engine_abi::Place;
use terrace_engine_runtime::memory;

use super::element::Element;
use super::frame::{Frame, Read};
use super::view::{StridedView, View, ViewMut, reach};

/// The origin of a returned memref's memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Origin {
    /// Allocated by the program. The caller owns it now.
    Allocated,
    /// Memory of the argument with this index.
    Argument(usize),
    /// Memory of the earlier result with this index.
    Result(usize),
    /// A global variable of the program.
    Global,
    /// Memory that neither the program nor the caller is known to have allocated.
    Foreign,
}

/// The value of MLIR for the allocated pointer of a memref that is a global variable.
const GLOBAL: usize = 0xdead_beef;

/// Returns the origin of memory that a program returns.
pub(crate) fn origin(frame: &mut Frame<'_>, allocated: usize) -> Origin {
    if allocated == GLOBAL {
        return Origin::Global;
    }
    let mut extents = frame.extents.iter();
    let extent = extents.find(|it| it.low <= allocated && allocated < it.high);
    if let Some(extent) = extent {
        return Origin::Argument(extent.param);
    }
    if let Some(at) = frame.taken.iter().position(|taken| *taken == allocated) {
        return Origin::Result(at);
    }
    match memory::owned(allocated) {
        Some(_) => Origin::Allocated,
        None => Origin::Foreign,
    }
}

/// An allocation that is freed when this is dropped.
pub(crate) struct Owned(pub(crate) usize);

impl Drop for Owned {
    fn drop(&mut self) {
        // SAFETY: the program gave up the ownership of the allocation, and there are no other references.
        unsafe { memory::release(self.0) };
    }
}

/// A memref that a program returned.
///
/// Memory that the program allocated is used in place. Dropping this frees the memory with the counterpart of the
/// function that allocated it. Other memory is copied when the function returns, because it may change later.
/// [`Returned::origin`] distinguishes the cases.
pub struct Returned<T, const N: usize> {
    first: *mut T,
    sizes: [usize; N],
    strides: [isize; N],
    origin: Origin,
    /// The owner of the elements is the allocation or the copy.
    _allocation: Option<Owned>,
    _copy: Vec<T>,
    elements: PhantomData<T>,
}

// SAFETY: this owns its elements.
unsafe impl<T: Send, const N: usize> Send for Returned<T, N> {}
// SAFETY: this owns its elements.
unsafe impl<T: Sync, const N: usize> Sync for Returned<T, N> {}

impl<T, const N: usize> fmt::Debug for Returned<T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Returned")
            .field("origin", &self.origin)
            .field("sizes", &self.sizes)
            .finish_non_exhaustive()
    }
}

impl<T: Element, const N: usize> Returned<T, N> {
    /// Returns the origin of the memory.
    pub fn origin(&self) -> Origin {
        self.origin
    }

    /// Returns the sizes.
    pub fn sizes(&self) -> [usize; N] {
        self.sizes
    }

    /// Returns a view of the elements.
    pub fn view(&self) -> View<'_, T, N> {
        // SAFETY: this owns the elements, which were checked on construction.
        unsafe { StridedView::raw(self.first, self.sizes, self.strides) }
    }

    /// Returns a mutable view of the elements.
    pub fn view_mut(&mut self) -> ViewMut<'_, T, N> {
        // SAFETY: this owns the elements, which were checked on construction.
        unsafe { StridedView::raw(self.first, self.sizes, self.strides) }
    }

    /// Returns all elements in row-major order.
    pub fn to_vec(&self) -> Vec<T> {
        self.view().to_vec()
    }

    /// Reads a result from a frame.
    pub(crate) fn take(frame: &mut Frame<'_>, result: usize) -> Result<Self, String> {
        let entry = frame.entry;
        let read = match entry.results().get(result) {
            Some(Place::MemRef { parts, .. }) => frame.descriptor(parts),
            Some(Place::Bare { at, memref, .. }) => {
                let pointer = frame.read(*at).unwrap_or(0);
                Read::bare(pointer, memref)
            }
            _ => return Err("is not a ranked memref".to_owned()),
        };
        let checked = read.check(frame, size_of::<T>())?;
        let first = std::ptr::with_exposed_provenance_mut::<T>(checked.first);
        let strides: [isize; N] = array(&read.strides)?;
        let sizes: [usize; N] = array(&checked.sizes)?;
        if checked.origin == Origin::Allocated {
            frame.taken.push(read.allocated);
            return Ok(Returned {
                first,
                sizes,
                strides,
                origin: checked.origin,
                _allocation: Some(Owned(read.allocated)),
                _copy: Vec::new(),
                elements: PhantomData,
            });
        }
        // SAFETY: the program returned the memref, which agrees with the recorded allocations.
        let view: View<'_, T, N> = unsafe { StridedView::raw(first, sizes, strides) };
        let mut copy = Vec::new();
        if copy.try_reserve_exact(view.len()).is_err() {
            return Err("is too large".to_owned());
        }
        view.copy_into(&mut copy);
        let mut next = 1isize;
        let mut dense = [1; N];
        for (stride, size) in dense.iter_mut().zip(sizes).rev() {
            *stride = next;
            next = next.saturating_mul(size.max(1) as isize);
        }
        Ok(Returned {
            first: copy.as_mut_ptr(),
            sizes,
            strides: dense,
            origin: checked.origin,
            _allocation: None,
            _copy: copy,
            elements: PhantomData,
        })
    }
}

fn array<V: Copy, const N: usize>(all: &[V]) -> Result<[V; N], String> {
    let wrong = |_| format!("has {} dimensions, not {N}", all.len());
    all.try_into().map_err(wrong)
}

/// A returned memref whose memory is valid as far as it is known.
pub(crate) struct Checked {
    /// The address of the first element.
    pub(crate) first: usize,
    pub(crate) sizes: Vec<usize>,
    pub(crate) origin: Origin,
}

impl Read {
    /// Returns the memref for a bare pointer.
    pub(crate) fn bare(pointer: usize, memref: &terrace_engine_abi::MemRef) -> Read {
        let sizes = memref.shape.iter();
        let strides = memref.strides.iter();
        Read {
            allocated: pointer,
            aligned: pointer,
            offset: memref.offset.unwrap_or(0) as isize,
            sizes: sizes.map(|size| size.unwrap_or(0) as isize).collect(),
            strides: strides.map(|it| it.unwrap_or(0) as isize).collect(),
        }
    }

    /// Checks that the elements are inside the memory of the memref's origin, if its extent is known.
    pub(crate) fn check(&self, frame: &mut Frame<'_>, size: usize) -> Result<Checked, String> {
        let sizes = self.sizes.iter().map(|size| usize::try_from(*size).ok());
        let sizes: Option<Vec<usize>> = sizes.collect();
        let sizes = sizes.ok_or_else(|| format!("has negative sizes: {:?}", self.sizes))?;
        let origin = origin(frame, self.allocated);
        let first = self
            .aligned
            .wrapping_add_signed(self.offset.wrapping_mul(size as isize));
        let checked = Checked {
            first,
            sizes,
            origin,
        };
        if checked.sizes.contains(&0) {
            return Ok(checked);
        }
        let known = match origin {
            Origin::Allocated | Origin::Result(_) => {
                let allocation = memory::owned(self.allocated);
                allocation.map(|it| (it.address, it.address.saturating_add(it.size)))
            }
            Origin::Argument(param) => {
                let mut extents = frame.extents.iter();
                let extent = extents.find(|extent| extent.param == param);
                extent.map(|extent| (extent.low, extent.high))
            }
            Origin::Global | Origin::Foreign => None,
        };
        let bytes = reach(&checked.sizes, &self.strides).and_then(|(low, high)| {
            let low = low.checked_mul(size as isize)?;
            let high = high.checked_add(1)?.checked_mul(size as isize)?;
            Some((
                first.checked_add_signed(low)?,
                first.checked_add_signed(high)?,
            ))
        });
        let Some((low, high)) = bytes else {
            return Err(format!("has sizes that overflow: {:?}", checked.sizes));
        };
        match known {
            Some((start, end)) if low < start || high > end => Err(format!(
                "has elements at {low:#x} to {high:#x}, outside of its memory at {start:#x} to {end:#x}"
            )),
            None if first == 0 => Err("is a null pointer".to_owned()),
            _ => Ok(checked),
        }
    }
}
