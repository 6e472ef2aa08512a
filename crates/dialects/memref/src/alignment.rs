//! Determines the alignment of accesses that replace other accesses.

use terrace_builtin::types::{ComplexType, MemRefType, VectorType, bit_width};
use terrace_ir::{Context, Type};

/// Returns the alignment of an access if it is less than the natural alignment of the memref's elements, else `None`.
///
/// An access without an alignment promises the natural alignment. Therefore, an access that replaces another one must
/// keep a lower alignment. The new access must have the same address, or start at any element of the old one. A
/// higher alignment is optional.
///
/// ```
/// # let ctx = terrace_testing::context(&[&terrace_memref::MEMREF]);
/// # use terrace_ir::Type;
/// use terrace_builtin::types::MemRefType;
/// use terrace_memref::weak_alignment;
///
/// let memref = MemRefType::identity(&ctx, &[8], Type::I32);
/// assert_eq!(weak_alignment(&ctx, Some(2), memref), Some(2));
/// assert_eq!(weak_alignment(&ctx, Some(16), memref), None);
/// assert_eq!(weak_alignment(&ctx, None, memref), None);
/// ```
pub fn weak_alignment(ctx: &Context, alignment: Option<i64>, memref: Type) -> Option<i64> {
    let element = memref.as_::<MemRefType>(ctx).map(|ty| ty.element);
    alignment.filter(|&alignment| alignment < natural_alignment(ctx, element))
}

/// Returns the natural alignment of elements in bytes. For a type of unknown size, returns a pointer's alignment.
fn natural_alignment(ctx: &Context, element: Option<Type>) -> i64 {
    const POINTER: i64 = 8;
    let Some(element) = element else {
        return POINTER;
    };
    if let Some(complex) = element.as_::<ComplexType>(ctx) {
        return natural_alignment(ctx, Some(complex.element));
    }
    if let Some(vector) = element.as_::<VectorType>(ctx) {
        let width = bit_width(ctx, vector.element).map_or(8 * POINTER, i64::from);
        return of_bits(
            vector
                .shape
                .iter()
                .fold(width, |bits, size| bits.saturating_mul(*size)),
        );
    }
    bit_width(ctx, element).map_or(POINTER, |bits| of_bits(i64::from(bits)))
}

/// Returns the number of bytes for this number of bits, rounded up to a power of two.
fn of_bits(bits: i64) -> i64 {
    let bytes = (bits.max(1) as u64).div_ceil(8);
    bytes.next_power_of_two() as i64
}
