//! Unpacked memref descriptors.

use crate::MemRefDescriptor;
use terrace_ir::ValueId;

/// The values of an unpacked memref descriptor, by name: MLIR's `MemRefDescriptorView`. Reading them creates no
/// operations.
///
/// ```
/// use terrace_ir::ValueId;
/// use terrace_llvm_common::MemRefDescriptorView;
///
/// /// The size of the outermost dimension of a memref among the arguments of a function.
/// fn outer_size(arguments: &[ValueId]) -> Option<ValueId> {
///     let memref = MemRefDescriptorView::new(arguments)?;
///     memref.size(0)
/// }
///
/// let values: Vec<ValueId> = (0..7).map(ValueId::from_index).collect();
/// let memref = MemRefDescriptorView::new(&values).expect("two pointers, an offset, two sizes, two strides");
/// assert_eq!(memref.rank(), 2);
/// assert_eq!(memref.aligned_ptr(), values[1]);
/// assert_eq!(outer_size(&values), Some(values[3]));
/// assert_eq!(memref.stride(1), Some(values[6]));
/// assert!(MemRefDescriptorView::new(&values[1..]).is_none());
/// ```
#[derive(Clone, Copy, Debug)]
pub struct MemRefDescriptorView<'v> {
    pointers: [ValueId; 2],
    offset: ValueId,
    sizes: &'v [ValueId],
    strides: &'v [ValueId],
}

impl<'v> MemRefDescriptorView<'v> {
    /// Wraps values in the order of [`MemRefDescriptor::unpack`]. Returns `None` if their number does not match any
    /// rank.
    pub fn new(values: &'v [ValueId]) -> Option<Self> {
        let (&[allocated, aligned, offset], rest) = values.split_first_chunk()?;
        let (sizes, strides) = rest.split_at(rest.len() / 2);
        (values.len() == MemRefDescriptor::unpacked_count(sizes.len())).then_some(
            MemRefDescriptorView {
                pointers: [allocated, aligned],
                offset,
                sizes,
                strides,
            },
        )
    }

    /// The rank of the memref.
    pub fn rank(&self) -> usize {
        self.sizes.len()
    }

    /// The allocated pointer, for deallocation.
    pub fn allocated_ptr(&self) -> ValueId {
        self.pointers[0]
    }

    /// The aligned pointer, for accesses.
    pub fn aligned_ptr(&self) -> ValueId {
        self.pointers[1]
    }

    /// The offset: the number of elements from the aligned pointer to the first element.
    pub fn offset(&self) -> ValueId {
        self.offset
    }

    /// Returns the size of a dimension, or `None` if the dimension does not exist.
    pub fn size(&self, dim: usize) -> Option<ValueId> {
        self.sizes.get(dim).copied()
    }

    /// Returns the stride of a dimension, or `None` if the dimension does not exist.
    pub fn stride(&self, dim: usize) -> Option<ValueId> {
        self.strides.get(dim).copied()
    }
}
