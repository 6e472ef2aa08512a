//! Views of the host's memory that are passed as memrefs.

use std::fmt;
use std::marker::PhantomData;

use super::element::Element;

/// The error of an invalid shape: more elements than the memory has, or sizes that overflow.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ShapeError(pub(crate) String);

impl fmt::Display for ShapeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for ShapeError {}

/// The kind of access to memory: [`Shared`] or [`Unique`].
pub trait Access: private::Sealed + 'static {
    /// The name of the view type, for messages.
    const NAME: &'static str;
}

/// Memory that is only read. A program that writes to it violates the contract; this is not prevented.
#[derive(Debug)]
pub enum Shared {}

/// Exclusively borrowed memory that is read and written.
#[derive(Debug)]
pub enum Unique {}

mod private {
    pub trait Sealed {}
    impl Sealed for super::Shared {}
    impl Sealed for super::Unique {}
}

impl Access for Shared {
    const NAME: &'static str = "View";
}

impl Access for Unique {
    const NAME: &'static str = "ViewMut";
}

/// Memory of `N` dimensions that is borrowed for `'a`: a memref argument of a program.
pub struct StridedView<'a, T, const N: usize, A> {
    /// The first element. Valid unless the array is empty.
    pub(crate) first: *mut T,
    pub(crate) sizes: [usize; N],
    /// The distance between neighbours in each dimension, in elements.
    pub(crate) strides: [isize; N],
    memory: PhantomData<(&'a [T], A)>,
}

/// A view of memory that is only read.
pub type View<'a, T, const N: usize> = StridedView<'a, T, N, Shared>;

/// A view of memory that is read and written.
pub type ViewMut<'a, T, const N: usize> = StridedView<'a, T, N, Unique>;

// SAFETY: several threads may share a slice if they may share its elements.
unsafe impl<T: Sync, const N: usize> Send for View<'_, T, N> {}
// SAFETY: as above.
unsafe impl<T: Sync, const N: usize> Sync for View<'_, T, N> {}
// SAFETY: an exclusive slice may be sent to another thread if its elements may.
unsafe impl<T: Send, const N: usize> Send for ViewMut<'_, T, N> {}
// SAFETY: a shared reference gives only shared access.
unsafe impl<T: Sync, const N: usize> Sync for ViewMut<'_, T, N> {}

impl<T, const N: usize> Clone for View<'_, T, N> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T, const N: usize> Copy for View<'_, T, N> {}

impl<T, const N: usize, A: Access> fmt::Debug for StridedView<'_, T, N, A> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct(A::NAME)
            .field("sizes", &self.sizes)
            .field("strides", &self.strides)
            .finish_non_exhaustive()
    }
}

/// Returns the strides of an array in row-major order.
fn row_major<const N: usize>(sizes: [usize; N]) -> [isize; N] {
    let mut strides = [1; N];
    let mut next = 1usize;
    for (stride, size) in strides.iter_mut().zip(sizes).rev() {
        *stride = isize::try_from(next).unwrap_or(isize::MAX);
        next = next.saturating_mul(size.max(1));
    }
    strides
}

/// Returns the lowest and the highest element, relative to the first one; `None` if there are no elements or a number
/// overflows.
pub(crate) fn reach(sizes: &[usize], strides: &[isize]) -> Option<(isize, isize)> {
    let (mut low, mut high) = (0isize, 0isize);
    for (size, stride) in sizes.iter().zip(strides) {
        let steps = isize::try_from(size.checked_sub(1)?).ok()?;
        let distance = steps.checked_mul(*stride)?;
        let end = if distance < 0 { &mut low } else { &mut high };
        *end = end.checked_add(distance)?;
    }
    Some((low, high))
}

/// Checks that all elements of an array are inside the available memory.
fn check(len: usize, offset: usize, sizes: &[usize], strides: &[isize]) -> Result<(), ShapeError> {
    if sizes.contains(&0) {
        return match offset <= len {
            true => Ok(()),
            false => Err(ShapeError(format!("the offset {offset} is past the end"))),
        };
    }
    let fits = reach(sizes, strides).and_then(|(low, high)| {
        let low = offset.checked_add_signed(low)?;
        let high = offset.checked_add_signed(high)?;
        Some(low <= high && high < len)
    });
    match fits {
        Some(true) => Ok(()),
        _ => Err(ShapeError(format!(
            "sizes {sizes:?} with strides {strides:?} do not fit in {len} elements from {offset}"
        ))),
    }
}

impl<'a, T: Element, const N: usize, A> StridedView<'a, T, N, A> {
    /// # Safety
    /// All elements must be valid for `'a`, for the kind of access.
    pub(crate) unsafe fn raw(first: *mut T, sizes: [usize; N], strides: [isize; N]) -> Self {
        StridedView {
            first,
            sizes,
            strides,
            memory: PhantomData,
        }
    }

    /// Returns the sizes.
    pub fn sizes(&self) -> [usize; N] {
        self.sizes
    }

    /// Returns the distance between neighbours in each dimension, in elements.
    pub fn strides(&self) -> [isize; N] {
        self.strides
    }

    /// Returns the number of elements.
    pub fn len(&self) -> usize {
        // The product may overflow if the array is empty.
        match self.sizes.contains(&0) {
            true => 0,
            false => self.sizes.iter().product(),
        }
    }

    /// Returns true if there are no elements.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Returns an element; `None` if the index is out of bounds.
    pub fn get(&self, at: [usize; N]) -> Option<T> {
        let mut distance = 0isize;
        for ((at, size), stride) in at.iter().zip(self.sizes).zip(self.strides) {
            if *at >= size {
                return None;
            }
            distance += *at as isize * stride;
        }
        // SAFETY: the index is within the sizes, so the element exists.
        Some(unsafe { self.first.offset(distance).read_unaligned() })
    }

    /// Returns all elements in row-major order.
    pub fn to_vec(&self) -> Vec<T> {
        let mut all = Vec::new();
        self.copy_into(&mut all);
        all
    }

    /// Appends all elements in row-major order.
    pub(crate) fn copy_into(&self, all: &mut Vec<T>) {
        if self.is_empty() {
            return;
        }
        all.reserve(self.len());
        let mut at = [0; N];
        loop {
            all.extend(self.get(at));
            let mut dimensions = (0..N).rev();
            let next = dimensions.find(|&dimension| {
                at[dimension] += 1;
                let is_inside = at[dimension] < self.sizes[dimension];
                if !is_inside {
                    at[dimension] = 0;
                }
                is_inside
            });
            if next.is_none() {
                return;
            }
        }
    }
}

impl<'a, T: Element> From<&'a [T]> for View<'a, T, 1> {
    fn from(elements: &'a [T]) -> Self {
        let first = elements.as_ptr().cast_mut();
        // SAFETY: all elements of a slice that is borrowed shared for `'a`.
        unsafe { StridedView::raw(first, [elements.len()], [1]) }
    }
}

impl<'a, T: Element> From<&'a mut [T]> for ViewMut<'a, T, 1> {
    fn from(elements: &'a mut [T]) -> Self {
        let (first, len) = (elements.as_mut_ptr(), elements.len());
        // SAFETY: all elements of a slice that is borrowed exclusively for `'a`.
        unsafe { StridedView::raw(first, [len], [1]) }
    }
}

impl<'a, T: Element, const N: usize> View<'a, T, N> {
    /// Returns a view of a slice as an array in row-major order.
    ///
    /// # Errors
    /// Returns an error if the slice has fewer elements.
    pub fn new(elements: &'a [T], sizes: [usize; N]) -> Result<Self, ShapeError> {
        View::strided(elements, 0, sizes, row_major(sizes))
    }

    /// Returns a view of a part of a slice. `offset` is the index of the first element; strides are in elements.
    ///
    /// # Errors
    /// Returns an error if the view exceeds the slice.
    pub fn strided(
        elements: &'a [T],
        offset: usize,
        sizes: [usize; N],
        strides: [isize; N],
    ) -> Result<Self, ShapeError> {
        check(elements.len(), offset, &sizes, &strides)?;
        let first = elements.as_ptr().wrapping_add(offset).cast_mut();
        // SAFETY: the bounds were checked; the slice is borrowed shared for `'a`.
        Ok(unsafe { StridedView::raw(first, sizes, strides) })
    }
}

impl<'a, T: Element, const N: usize> ViewMut<'a, T, N> {
    /// Returns a view of a slice as an array in row-major order.
    ///
    /// # Errors
    /// Returns an error if the slice has fewer elements.
    pub fn new(elements: &'a mut [T], sizes: [usize; N]) -> Result<Self, ShapeError> {
        ViewMut::strided(elements, 0, sizes, row_major(sizes))
    }

    /// Returns a view of a part of a slice. `offset` is the index of the first element; strides are in elements.
    ///
    /// # Errors
    /// Returns an error if the view exceeds the slice.
    pub fn strided(
        elements: &'a mut [T],
        offset: usize,
        sizes: [usize; N],
        strides: [isize; N],
    ) -> Result<Self, ShapeError> {
        check(elements.len(), offset, &sizes, &strides)?;
        let first = elements.as_mut_ptr().wrapping_add(offset);
        // SAFETY: the bounds were checked; the slice is borrowed exclusively for `'a`.
        Ok(unsafe { StridedView::raw(first, sizes, strides) })
    }

    /// Returns the same view with a shorter lifetime.
    pub fn reborrow(&mut self) -> ViewMut<'_, T, N> {
        // SAFETY: exclusive for as long as `self` is borrowed.
        unsafe { StridedView::raw(self.first, self.sizes, self.strides) }
    }
}

/// An owned array in row-major order.
#[derive(Clone, Debug, PartialEq)]
pub struct Tensor<T, const N: usize> {
    elements: Vec<T>,
    sizes: [usize; N],
}

impl<T: Element, const N: usize> Tensor<T, N> {
    /// Creates an array of elements.
    ///
    /// # Errors
    /// Returns an error if the number of elements does not match the sizes.
    pub fn new(elements: Vec<T>, sizes: [usize; N]) -> Result<Self, ShapeError> {
        let count = sizes
            .iter()
            .try_fold(1usize, |count, size| count.checked_mul(*size));
        match count == Some(elements.len()) {
            true => Ok(Tensor { elements, sizes }),
            false => Err(ShapeError(format!(
                "sizes {sizes:?} do not match {} elements",
                elements.len()
            ))),
        }
    }

    /// Returns the elements.
    pub fn elements(&self) -> &[T] {
        &self.elements
    }

    /// Returns the elements for modification.
    pub fn elements_mut(&mut self) -> &mut [T] {
        &mut self.elements
    }

    /// Returns the sizes.
    pub fn sizes(&self) -> [usize; N] {
        self.sizes
    }

    /// Returns a read-only view of the array.
    pub fn view(&self) -> View<'_, T, N> {
        let first = self.elements.as_ptr().cast_mut();
        // SAFETY: the number of elements matches the sizes.
        unsafe { StridedView::raw(first, self.sizes, row_major(self.sizes)) }
    }

    /// Returns a mutable view of the array.
    pub fn view_mut(&mut self) -> ViewMut<'_, T, N> {
        let (first, sizes) = (self.elements.as_mut_ptr(), self.sizes);
        // SAFETY: the number of elements matches the sizes.
        unsafe { StridedView::raw(first, sizes, row_major(sizes)) }
    }
}

impl<T: Element> From<Vec<T>> for Tensor<T, 1> {
    fn from(elements: Vec<T>) -> Self {
        Tensor {
            sizes: [elements.len()],
            elements,
        }
    }
}
