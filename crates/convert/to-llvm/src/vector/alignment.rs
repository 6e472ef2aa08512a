//! Computes the alignment of memory accesses.

use terrace_builtin::types::{BuiltinType, bit_width};
use terrace_ir::{Context, Type};
use terrace_llvm::types::PointerType;
use terrace_llvm_common::LlvmRewriter;
use terrace_rewrite::NoMatch;

/// Returns the alignment of a memory access in bytes: that of the operation, or else the preferred alignment of
/// `vector` if given, or else that of the memref's element type.
pub(crate) fn of_access(
    ctx: &Context,
    llvm: LlvmRewriter<'_>,
    given: Option<i64>,
    memref: Type,
    vector: Option<Type>,
) -> Result<i64, NoMatch> {
    let ty = match vector {
        Some(vector) => llvm.convert(ctx, vector)?,
        None => llvm.layout(ctx, memref)?.element,
    };
    let preferred = preferred(ctx, ty).ok_or("the alignment is not known")?;
    // As in upstream, uses the low 32 bits.
    Ok(given.map_or(preferred, |given| i64::from(given as u32)))
}

/// Returns the preferred alignment in bytes of a scalar or vector type under LLVM's default data layout.
fn preferred(ctx: &Context, ty: Type) -> Option<i64> {
    /// Widths of integers that have an alignment in the data layout. Other widths have the alignment of the next larger
    /// one.
    const INTEGERS: [u32; 4] = [8, 16, 32, 64];
    const POINTER: i64 = 8;
    if ty.is::<PointerType>(ctx) {
        return Some(POINTER);
    }
    let bytes = match BuiltinType::of(ctx, ty) {
        BuiltinType::Integer(integer) => {
            let mut wider = INTEGERS.iter().filter(|width| **width >= integer.width);
            return Some(i64::from(*wider.next().unwrap_or(&64)) / 8);
        }
        BuiltinType::Vector(vector) => {
            let element = match vector.element.is::<PointerType>(ctx) {
                true => 8 * POINTER,
                false => i64::from(bit_width(ctx, vector.element)?),
            };
            // A scalable vector has the alignment of its minimum size.
            let bits = vector
                .shape
                .iter()
                .try_fold(element, |bits, &size| bits.checked_mul(size))?;
            u64::try_from(bits).ok()?.div_ceil(8)
        }
        BuiltinType::Float(float) => u64::from(float.kind.width()).div_ceil(8),
        _ => return None,
    };
    i64::try_from(bytes.checked_next_power_of_two()?).ok()
}
