//! Arrays of the crate `ndarray` as arguments.

use ::ndarray::{ArrayView, ArrayViewMut, Dim, Dimension};

use super::element::Element;
use super::view::{StridedView, View, ViewMut};

macro_rules! ranks {
    ($($rank:literal)*) => {$(
        impl<'a, T: Element> From<ArrayView<'a, T, Dim<[usize; $rank]>>> for View<'a, T, $rank> {
            fn from(array: ArrayView<'a, T, Dim<[usize; $rank]>>) -> Self {
                let (sizes, strides) = shape(array.raw_dim(), array.strides());
                // SAFETY: the elements of an array that is shared for as long as `'a`.
                unsafe { StridedView::raw(array.as_ptr().cast_mut(), sizes, strides) }
            }
        }

        impl<'a, T: Element> From<ArrayViewMut<'a, T, Dim<[usize; $rank]>>>
            for ViewMut<'a, T, $rank>
        {
            fn from(mut array: ArrayViewMut<'a, T, Dim<[usize; $rank]>>) -> Self {
                let (sizes, strides) = shape(array.raw_dim(), array.strides());
                // SAFETY: the elements of an array that is borrowed exclusively for `'a`.
                unsafe { StridedView::raw(array.as_mut_ptr(), sizes, strides) }
            }
        }
    )*};
}

ranks!(1 2 3 4 5 6);

fn shape<D: Dimension, const N: usize>(dimensions: D, all: &[isize]) -> ([usize; N], [isize; N]) {
    let (mut sizes, mut strides) = ([0; N], [1; N]);
    for (to, size) in sizes.iter_mut().zip(dimensions.slice()) {
        *to = *size;
    }
    for (to, stride) in strides.iter_mut().zip(all) {
        *to = *stride;
    }
    (sizes, strides)
}
