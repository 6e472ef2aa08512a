//! Memory of the host as memrefs.

use std::fmt;
use std::marker::PhantomData;

use super::element::Element;

/// Arrays with a shape that cannot be: more elements than there are, or sizes that overflow.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ShapeError(pub(crate) String);

impl fmt::Display for ShapeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for ShapeError {}

/// A way to use memory: [`Shared`] or [`Unique`].
pub trait Access: private::Sealed + 'static {
    /// The name of the view, for messages.
    const NAME: &'static str;
}

/// Memory that is read. A program that writes to it anyway breaks the rules for programs: this is not prevented.
#[derive(Debug)]
pub enum Shared {}

/// Memory for reading and writing, borrowed exclusively.
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

/// Memory of `N` dimensions for as long as `'a`: the argument of a program that is a memref.
pub struct StridedView<'a, T, const N: usize, A> {
    /// The first element, which is there unless there are none.
    pub(crate) first: *mut T,
    pub(crate) sizes: [usize; N],
    /// Elements between neighbours by dimension.
    pub(crate) strides: [isize; N],
    memory: PhantomData<(&'a [T], A)>,
}

/// Memory that is read.
pub type View<'a, T, const N: usize> = StridedView<'a, T, N, Shared>;

/// Memory that is written, too.
pub type ViewMut<'a, T, const N: usize> = StridedView<'a, T, N, Unique>;

// SAFETY: a slice that is shared may be used by several threads if its elements may.
unsafe impl<T: Sync, const N: usize> Send for View<'_, T, N> {}
// SAFETY: as above.
unsafe impl<T: Sync, const N: usize> Sync for View<'_, T, N> {}
// SAFETY: a slice that is exclusive may go to another thread if its elements may.
unsafe impl<T: Send, const N: usize> Send for ViewMut<'_, T, N> {}
// SAFETY: shared, it only gives shared access.
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

/// Strides of an array in row-major order.
fn row_major<const N: usize>(sizes: [usize; N]) -> [isize; N] {
    let mut strides = [1; N];
    let mut next = 1usize;
    for (stride, size) in strides.iter_mut().zip(sizes).rev() {
        *stride = isize::try_from(next).unwrap_or(isize::MAX);
        next = next.saturating_mul(size.max(1));
    }
    strides
}

/// The lowest and the highest element of an array, from its first one; none if there are no
/// elements or a number overflows.
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

/// Checks that all elements of an array are within the available ones.
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
    /// All elements are there for as long as `'a`, and may be used as the access says.
    pub(crate) unsafe fn raw(first: *mut T, sizes: [usize; N], strides: [isize; N]) -> Self {
        StridedView {
            first,
            sizes,
            strides,
            memory: PhantomData,
        }
    }

    /// The sizes.
    pub fn sizes(&self) -> [usize; N] {
        self.sizes
    }

    /// Elements between neighbours by dimension.
    pub fn strides(&self) -> [isize; N] {
        self.strides
    }

    /// The number of elements.
    pub fn len(&self) -> usize {
        // Sizes of an array without elements may be anything.
        match self.sizes.contains(&0) {
            true => 0,
            false => self.sizes.iter().product(),
        }
    }

    /// True if there are no elements.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// An element; none if there is none.
    pub fn get(&self, at: [usize; N]) -> Option<T> {
        let mut distance = 0isize;
        for ((at, size), stride) in at.iter().zip(self.sizes).zip(self.strides) {
            if *at >= size {
                return None;
            }
            distance += *at as isize * stride;
        }
        // SAFETY: inside of the sizes, so that the element is there.
        Some(unsafe { self.first.offset(distance).read_unaligned() })
    }

    /// All elements in row-major order.
    pub fn to_vec(&self) -> Vec<T> {
        let mut all = Vec::new();
        self.copy_into(&mut all);
        all
    }

    /// Adds all elements in row-major order.
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
        // SAFETY: all elements of a slice that is shared for as long as `'a`.
        unsafe { StridedView::raw(first, [elements.len()], [1]) }
    }
}

impl<'a, T: Element> From<&'a mut [T]> for ViewMut<'a, T, 1> {
    fn from(elements: &'a mut [T]) -> Self {
        let (first, len) = (elements.as_mut_ptr(), elements.len());
        // SAFETY: all elements of a slice that is exclusive for as long as `'a`.
        unsafe { StridedView::raw(first, [len], [1]) }
    }
}

impl<'a, T: Element, const N: usize> View<'a, T, N> {
    /// A slice as an array in row-major order.
    ///
    /// # Errors
    /// The slice has fewer elements.
    pub fn new(elements: &'a [T], sizes: [usize; N]) -> Result<Self, ShapeError> {
        View::strided(elements, 0, sizes, row_major(sizes))
    }

    /// A part of a slice as an array: its first element and strides in elements.
    ///
    /// # Errors
    /// Elements that the slice does not have.
    pub fn strided(
        elements: &'a [T],
        offset: usize,
        sizes: [usize; N],
        strides: [isize; N],
    ) -> Result<Self, ShapeError> {
        check(elements.len(), offset, &sizes, &strides)?;
        let first = elements.as_ptr().wrapping_add(offset).cast_mut();
        // SAFETY: checked; a slice that is shared for as long as `'a`.
        Ok(unsafe { StridedView::raw(first, sizes, strides) })
    }
}

impl<'a, T: Element, const N: usize> ViewMut<'a, T, N> {
    /// A slice as an array in row-major order.
    ///
    /// # Errors
    /// The slice has fewer elements.
    pub fn new(elements: &'a mut [T], sizes: [usize; N]) -> Result<Self, ShapeError> {
        ViewMut::strided(elements, 0, sizes, row_major(sizes))
    }

    /// A part of a slice as an array: its first element and strides in elements.
    ///
    /// # Errors
    /// Elements that the slice does not have.
    pub fn strided(
        elements: &'a mut [T],
        offset: usize,
        sizes: [usize; N],
        strides: [isize; N],
    ) -> Result<Self, ShapeError> {
        check(elements.len(), offset, &sizes, &strides)?;
        let first = elements.as_mut_ptr().wrapping_add(offset);
        // SAFETY: checked; a slice that is borrowed exclusively for `'a`.
        Ok(unsafe { StridedView::raw(first, sizes, strides) })
    }

    /// The same memory for a shorter time.
    pub fn reborrow(&mut self) -> ViewMut<'_, T, N> {
        // SAFETY: exclusive for as long as the borrow of this one.
        unsafe { StridedView::raw(self.first, self.sizes, self.strides) }
    }
}

/// An array of the host, in row-major order.
#[derive(Clone, Debug, PartialEq)]
pub struct Tensor<T, const N: usize> {
    elements: Vec<T>,
    sizes: [usize; N],
}

impl<T: Element, const N: usize> Tensor<T, N> {
    /// An array of elements.
    ///
    /// # Errors
    /// There are more or fewer elements than the sizes say.
    pub fn new(elements: Vec<T>, sizes: [usize; N]) -> Result<Self, ShapeError> {
        let count = sizes
            .iter()
            .try_fold(1usize, |count, size| count.checked_mul(*size));
        match count == Some(elements.len()) {
            true => Ok(Tensor { elements, sizes }),
            false => Err(ShapeError(format!(
                "sizes {sizes:?} are not those of {} elements",
                elements.len()
            ))),
        }
    }

    /// The elements.
    pub fn elements(&self) -> &[T] {
        &self.elements
    }

    /// The elements, to be written.
    pub fn elements_mut(&mut self) -> &mut [T] {
        &mut self.elements
    }

    /// The sizes.
    pub fn sizes(&self) -> [usize; N] {
        self.sizes
    }

    /// The array as an argument that is read.
    pub fn view(&self) -> View<'_, T, N> {
        let first = self.elements.as_ptr().cast_mut();
        // SAFETY: there are as many elements as the sizes say.
        unsafe { StridedView::raw(first, self.sizes, row_major(self.sizes)) }
    }

    /// The array as an argument that is written.
    pub fn view_mut(&mut self) -> ViewMut<'_, T, N> {
        let (first, sizes) = (self.elements.as_mut_ptr(), self.sizes);
        // SAFETY: there are as many elements as the sizes say.
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
