//! The arguments and results of one call, laid out as packed entries require.

use terrace_engine_abi::{Descriptor, Entry, MemRef, Place, SourceType};

use super::element::{Element, Scalar};
use super::view::reach;

/// The memory of an argument: the lowest address and the address after the highest.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Extent {
    pub(crate) param: usize,
    pub(crate) low: usize,
    pub(crate) high: usize,
}

/// Arguments and results of one call.
pub(crate) struct Frame<'e> {
    pub(crate) entry: &'e Entry,
    words: Vec<u64>,
    pub(crate) extents: Vec<Extent>,
    /// The descriptors of unranked memrefs. `words` contains their addresses.
    descriptors: Vec<Vec<u64>>,
    /// The index of the next argument to set.
    pub(crate) next: usize,
    /// The allocations that became results.
    pub(crate) taken: Vec<usize>,
}

/// A memref in memory.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Raw<'a> {
    /// The address of the first element.
    pub(crate) first: usize,
    pub(crate) sizes: &'a [usize],
    pub(crate) strides: &'a [isize],
    /// The size of an element in bytes.
    pub(crate) size: usize,
}

impl<'e> Frame<'e> {
    pub(crate) fn new(entry: &'e Entry) -> Result<Frame<'e>, String> {
        let mut words = Vec::new();
        let size = usize::try_from(entry.size().div_ceil(8)).unwrap_or(usize::MAX);
        if words.try_reserve_exact(size).is_err() {
            return Err("out of memory for the arguments".to_owned());
        }
        words.resize(size, 0);
        Ok(Frame {
            entry,
            words,
            extents: Vec::new(),
            descriptors: Vec::new(),
            next: 0,
            taken: Vec::new(),
        })
    }

    /// Returns the address to call the entry with.
    pub(crate) fn address(&mut self) -> usize {
        self.words.as_mut_ptr().expose_provenance()
    }

    /// Returns the bytes from an offset on, or `None` if the range exceeds the frame.
    fn bytes(&mut self, at: u64, len: usize) -> Option<*mut u8> {
        let at = usize::try_from(at).ok()?;
        let end = at.checked_add(len)?;
        let first = self.words.as_mut_ptr().cast::<u8>();
        (end <= self.words.len() * 8).then(|| first.wrapping_add(at))
    }

    /// Writes a value.
    pub(crate) fn write<T: Copy>(&mut self, at: u64, value: T) {
        if let Some(to) = self.bytes(at, size_of::<T>()) {
            // SAFETY: the range has that many bytes and belongs to the frame.
            unsafe { to.cast::<T>().write_unaligned(value) }
        }
    }

    /// Writes bytes.
    pub(crate) fn write_bytes(&mut self, at: u64, bytes: &[u8]) {
        if let Some(to) = self.bytes(at, bytes.len()) {
            // SAFETY: the range has that many bytes and belongs to the frame.
            unsafe { to.copy_from_nonoverlapping(bytes.as_ptr(), bytes.len()) }
        }
    }

    /// Reads bytes. Bytes beyond the end of the frame are 0.
    pub(crate) fn read_bytes(&mut self, at: u64, bytes: &mut [u8]) {
        let missing = usize::try_from(at).map_or(usize::MAX, |at| {
            let end = at.saturating_add(bytes.len());
            end.saturating_sub(self.words.len() * 8)
        });
        let len = bytes.len().saturating_sub(missing);
        if let Some(from) = self.bytes(at, len) {
            // SAFETY: the range has that many bytes and belongs to the frame.
            unsafe { from.copy_to_nonoverlapping(bytes.as_mut_ptr(), len) }
        }
    }

    /// Reads a value.
    pub(crate) fn read<T: Scalar>(&mut self, at: u64) -> Option<T> {
        let from = self.bytes(at, size_of::<T>())?;
        // SAFETY: the range has that many bytes, and a program's value of the type is valid for `T`.
        Some(unsafe { from.cast::<T>().read_unaligned() })
    }

    /// Writes an `index`, if the program's `index` type can represent it.
    fn write_index(&mut self, at: u64, value: isize) -> Result<(), String> {
        match self.entry.index_bits() {
            64 => self.write(at, value as i64),
            32 => match i32::try_from(value) {
                Ok(value) => self.write(at, value),
                Err(_) => return Err(format!("{value} does not fit into a 32-bit index")),
            },
            bits => return Err(format!("indices have {bits} bits")),
        }
        Ok(())
    }

    /// Reads an `index`.
    fn read_index(&mut self, at: u64) -> isize {
        match self.entry.index_bits() {
            32 => self.read::<i32>(at).map_or(0, |value| value as isize),
            _ => self.read::<i64>(at).map_or(0, |value| value as isize),
        }
    }

    /// Writes a memref argument.
    pub(crate) fn set_memref(&mut self, param: usize, raw: Raw<'_>) -> Result<(), String> {
        let entry = self.entry;
        match entry.params().get(param) {
            Some(Place::MemRef { parts, memref, .. }) => {
                fits(memref, raw.sizes, raw.strides)?;
                let offset = memref.offset.unwrap_or(0);
                let base = base(raw, offset);
                self.write(parts.allocated, base);
                self.write(parts.aligned, base);
                self.write_index(parts.offset, offset as isize)?;
                for (at, size) in parts.sizes.iter().zip(raw.sizes) {
                    self.write_index(*at, *size as isize)?;
                }
                for (at, stride) in parts.strides.iter().zip(raw.strides) {
                    self.write_index(*at, *stride)?;
                }
            }
            Some(Place::Bare { at, memref, .. }) => {
                fits(memref, raw.sizes, raw.strides)?;
                self.write(*at, base(raw, memref.offset.unwrap_or(0)));
            }
            Some(Place::Unranked {
                rank, descriptor, ..
            }) => {
                let mut words = self.unranked(raw)?;
                self.write_index(*rank, raw.sizes.len() as isize)?;
                self.write(*descriptor, words.as_mut_ptr().expose_provenance());
                self.descriptors.push(words);
            }
            _ => return Err("is not a memref".to_owned()),
        }
        if let Some((low, high)) = reach(raw.sizes, raw.strides) {
            let at = |element: isize| {
                let distance = element.wrapping_mul(raw.size as isize);
                raw.first.wrapping_add_signed(distance)
            };
            self.extents.push(Extent {
                param,
                low: at(low),
                high: at(high).wrapping_add(raw.size),
            });
        }
        Ok(())
    }

    /// Returns the descriptor of an array that is passed as an unranked memref.
    fn unranked(&self, raw: Raw<'_>) -> Result<Vec<u64>, String> {
        let indices = [0]
            .into_iter()
            .chain(raw.sizes.iter().map(|size| *size as isize));
        let indices = indices.chain(raw.strides.iter().copied());
        let mut words = vec![raw.first as u64; 2];
        match self.entry.index_bits() {
            64 => words.extend(indices.map(|index| index as u64)),
            32 => {
                let indices = indices.map(|index| {
                    let small = i32::try_from(index).map(i32::cast_unsigned);
                    small.map_err(|_| format!("{index} does not fit into a 32-bit index"))
                });
                let indices: Vec<u32> = indices.collect::<Result<_, _>>()?;
                words.extend(indices.chunks(2).map(|pair| {
                    let high = pair.get(1).copied().unwrap_or(0);
                    u64::from(pair[0]) | u64::from(high) << 32
                }));
            }
            bits => return Err(format!("indices have {bits} bits")),
        }
        Ok(words)
    }

    /// Returns the memory that belongs to the caller: the start and end address of each argument.
    pub(crate) fn borrowed(&self) -> Vec<(usize, usize)> {
        let extents = self.extents.iter();
        extents.map(|extent| (extent.low, extent.high)).collect()
    }

    /// Reads a descriptor: allocated and aligned pointer, offset, sizes, strides.
    pub(crate) fn descriptor(&mut self, parts: &Descriptor) -> Read {
        let pointer = |frame: &mut Self, at| frame.read::<usize>(at).unwrap_or(0);
        let allocated = pointer(self, parts.allocated);
        let aligned = pointer(self, parts.aligned);
        let mut indices =
            |all: &[u64]| -> Vec<isize> { all.iter().map(|at| self.read_index(*at)).collect() };
        Read {
            allocated,
            aligned,
            offset: indices(&[parts.offset]).first().copied().unwrap_or(0),
            sizes: indices(&parts.sizes),
            strides: indices(&parts.strides),
        }
    }
}

/// A descriptor that a program created.
#[derive(Clone, Debug)]
pub(crate) struct Read {
    pub(crate) allocated: usize,
    pub(crate) aligned: usize,
    pub(crate) offset: isize,
    pub(crate) sizes: Vec<isize>,
    pub(crate) strides: Vec<isize>,
}

/// Returns the aligned pointer of a descriptor with this offset.
fn base(raw: Raw<'_>, offset: i64) -> usize {
    let distance = (offset as isize).wrapping_mul(raw.size as isize);
    raw.first.wrapping_sub(distance as usize)
}

/// Checks that an array has the shape and layout of a memref type.
fn fits(memref: &MemRef, sizes: &[usize], strides: &[isize]) -> Result<(), String> {
    if memref.rank() != sizes.len() {
        return Err(format!(
            "has {} dimensions, not {}",
            memref.rank(),
            sizes.len()
        ));
    }
    let is_size =
        |(want, have): (&Option<u64>, &usize)| want.is_none_or(|want| want == *have as u64);
    if !memref.shape.iter().zip(sizes).all(is_size) {
        let want: Vec<_> = memref
            .shape
            .iter()
            .map(|size| size.map_or("?".to_owned(), |size| size.to_string()))
            .collect();
        return Err(format!(
            "has sizes {}, not {}",
            want.join("x"),
            sizes
                .iter()
                .map(usize::to_string)
                .collect::<Vec<_>>()
                .join("x")
        ));
    }
    if sizes.contains(&0) {
        return Ok(());
    }
    // The stride of a dimension of size 1 is irrelevant.
    let mut row_major = 1isize;
    for (at, (size, stride)) in sizes.iter().zip(strides).enumerate().rev() {
        let want = match memref.is_identity {
            true => Some(row_major),
            false => memref
                .strides
                .get(at)
                .copied()
                .flatten()
                .map(|it| it as isize),
        };
        if *size != 1 && want.is_some_and(|want| want != *stride) {
            return Err(format!(
                "has stride {} in dimension {at}, not {stride}",
                want.unwrap_or(0)
            ));
        }
        row_major = row_major.saturating_mul(*size as isize);
    }
    Ok(())
}

/// Returns the element type of a memref parameter, and the element's size.
pub(crate) fn elements(entry: &Entry, param: usize) -> Option<(&SourceType, u64)> {
    match entry.params().get(param)? {
        Place::MemRef {
            memref, element, ..
        }
        | Place::Bare {
            memref, element, ..
        } => Some((&memref.element, element.size)),
        Place::Unranked { element, .. } => match &entry.signature().params.get(param)?.ty {
            SourceType::UnrankedMemRef(ty) => Some((ty, element.size)),
            _ => None,
        },
        Place::Plain { .. } => None,
    }
}

/// Returns the rank of a memref parameter; `None` for unranked memrefs.
pub(crate) fn rank(place: &Place) -> Option<usize> {
    match place {
        Place::MemRef { memref, .. } | Place::Bare { memref, .. } => Some(memref.rank()),
        Place::Unranked { .. } | Place::Plain { .. } => None,
    }
}

/// Returns true if the elements of a memref have the Rust type `T`.
pub(crate) fn is_element<T: Element>(memref: &MemRef, size: u64, index_bits: u32) -> bool {
    T::is(&memref.element, index_bits) && size == size_of::<T>() as u64
}
