//! The macro for `u32` handles.

/// Declares a `Copy` newtype over a `u32` index.
macro_rules! handle {
    ($(#[$meta:meta])* $name:ident) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[repr(transparent)]
        pub struct $name(pub(crate) u32);

        impl $name {
            /// Returns the handle of an entry of its table.
            #[inline]
            pub fn from_index(index: usize) -> $name {
                $name(crate::handle::id(index))
            }

            /// Returns the handle's index.
            #[inline]
            pub fn index(self) -> usize {
                self.0 as usize
            }
        }

        impl std::fmt::Debug for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                write!(f, concat!(stringify!($name), "({})"), self.0)
            }
        }
    };
}
pub(crate) use handle;

/// Converts a table length or index to `u32`, the representation of handles.
#[inline]
pub(crate) fn id(len: usize) -> u32 {
    u32::try_from(len).expect("invariant: a table holds fewer than 2^32 entries")
}
