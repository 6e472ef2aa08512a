//! Passes arrays of the crate `ndarray` without a copy: whole, sliced or transposed arrays.

use ::ndarray::{ArrayBase, ArrayView, ArrayViewMut, Data, DataMut, Dim, Dimension};

use super::element::Element;
use super::view::{StridedView, View, ViewMut};

macro_rules! ranks {
    ($($rank:literal)*) => {$(
        #[doc(hidden)]
        impl<'a, T: Element> From<ArrayView<'a, T, Dim<[usize; $rank]>>> for View<'a, T, $rank> {
            fn from(array: ArrayView<'a, T, Dim<[usize; $rank]>>) -> Self {
                let (sizes, strides) = shape(array.raw_dim(), array.strides());
                // SAFETY: the elements of an array that is borrowed shared for `'a`.
                unsafe { StridedView::raw(array.as_ptr().cast_mut(), sizes, strides) }
            }
        }

        #[doc(hidden)]
        impl<'a, T: Element> From<ArrayViewMut<'a, T, Dim<[usize; $rank]>>>
            for ViewMut<'a, T, $rank>
        {
            fn from(mut array: ArrayViewMut<'a, T, Dim<[usize; $rank]>>) -> Self {
                let (sizes, strides) = shape(array.raw_dim(), array.strides());
                // SAFETY: the elements of an array that is borrowed exclusively for `'a`.
                unsafe { StridedView::raw(array.as_mut_ptr(), sizes, strides) }
            }
        }

        #[doc(hidden)]
        impl<'a, T: Element, S: Data<Elem = T>> From<&'a ArrayBase<S, Dim<[usize; $rank]>>>
            for View<'a, T, $rank>
        {
            fn from(array: &'a ArrayBase<S, Dim<[usize; $rank]>>) -> Self {
                array.view().into()
            }
        }

        #[doc(hidden)]
        impl<'a, T: Element, S: DataMut<Elem = T>>
            From<&'a mut ArrayBase<S, Dim<[usize; $rank]>>> for ViewMut<'a, T, $rank>
        {
            fn from(array: &'a mut ArrayBase<S, Dim<[usize; $rank]>>) -> Self {
                array.view_mut().into()
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

#[cfg(test)]
mod tests {
    use ::ndarray::{Array2, array, s};

    use super::*;

    #[test]
    fn arrays_are_views_without_a_copy() {
        let mut a: Array2<f64> = array![[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]];
        let first = a.as_ptr();
        let view = View::from(&a);
        assert_eq!((view.first.cast_const(), view.sizes()), (first, [2, 3]));
        assert_eq!(view.to_vec(), [1.0, 2.0, 3.0, 4.0, 5.0, 6.0]);
        let transposed = a.t();
        let view = View::from(&transposed);
        assert_eq!((view.sizes(), view.strides()), ([3, 2], [1, 3]));
        assert_eq!(view.to_vec(), [1.0, 4.0, 2.0, 5.0, 3.0, 6.0]);
        let view: View<'_, f64, 2> = a.slice(s![.., ..;-2]).into();
        assert_eq!(view.to_vec(), [3.0, 1.0, 6.0, 4.0]);
        let view = ViewMut::from(&mut a);
        assert_eq!(view.get([1, 2]), Some(6.0));
        let view: ViewMut<'_, f64, 1> = a.column_mut(1).into();
        assert_eq!(view.to_vec(), [2.0, 5.0]);
    }
}
