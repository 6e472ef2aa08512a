//! The argument block: memory that contains the arguments and results of a call.
//!
//! A [`Block`] copies arguments into its own memory: the values of scalars and descriptors into the block itself, the
//! elements of arrays into buffers. After the call, it reads results and arguments back. A descriptor may refer to
//! memory of the block, or to memory of the program, which is read through [`Memory`].

use crate::bits;
use crate::buffer::Buffer;
use crate::entry::{Descriptor, Entry, Place};
use crate::layout::Layout;
use crate::types::MemRef;
use crate::value::{Array, Value};
use std::fmt;
use terrace_numeric::ApInt;

/// Reads memory of the running program that a block does not own. Implemented by engines; called by [`Block::result`]
/// and [`Block::argument`].
pub trait Memory {
    /// Reads bytes. Returns false if the memory is inaccessible.
    fn read(&self, address: u64, into: &mut [u8]) -> bool;
}

/// For programs that have no memory besides the block.
impl Memory for () {
    fn read(&self, _: u64, _: &mut [u8]) -> bool {
        false
    }
}

/// The error of a value that does not fit an argument.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Misfit(pub String);

/// The error of a result that refers to inaccessible memory or is an invalid memref.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unreadable(pub String);

impl fmt::Display for Misfit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Misfit {}

impl fmt::Display for Unreadable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Unreadable {}

/// The arguments and results of one call, and the memory that arguments refer to.
#[derive(Debug)]
pub struct Block<'e> {
    entry: &'e Entry,
    memory: Buffer,
    buffers: Vec<Buffer>,
}

fn misfit<T>(why: impl Into<String>) -> Result<T, Misfit> {
    Err(Misfit(why.into()))
}

impl<'e> Block<'e> {
    /// Creates a block for an entry. All arguments are 0.
    ///
    /// # Errors
    /// Returns an error if memory is exhausted.
    pub fn new(entry: &'e Entry) -> Result<Block<'e>, Misfit> {
        let size = usize::try_from(entry.size()).unwrap_or(usize::MAX);
        let Some(memory) = Buffer::zeroed(size) else {
            return misfit(format!("out of memory for {size} bytes of arguments"));
        };
        Ok(Block {
            entry,
            memory,
            buffers: Vec::new(),
        })
    }

    /// Returns the address to call the entry with. Code may read and write the block there while the block is alive.
    pub fn address(&mut self) -> u64 {
        self.memory.address()
    }

    /// Returns the entry that the block belongs to.
    pub fn entry(&self) -> &'e Entry {
        self.entry
    }

    /// Sets an argument. Arrays are copied into memory that the block owns.
    ///
    /// # Errors
    /// Returns an error if the value does not have the parameter's type, or if memory is exhausted.
    pub fn set(&mut self, param: usize, value: &Value) -> Result<(), Misfit> {
        let entry = self.entry;
        let Some(place) = entry.params().get(param) else {
            return misfit("argument index out of range");
        };
        match (place, value) {
            (Place::Plain { at, layout }, Value::Plain(of, bytes)) if layout == of => {
                self.put(*at, bytes);
                Ok(())
            }
            (Place::Plain { at, layout }, Value::Text(text))
                if layout.kind == crate::layout::LayoutKind::Ptr =>
            {
                let address = self.keep_text(text)?;
                self.put_number(*at, 64, address);
                Ok(())
            }
            (
                Place::MemRef {
                    parts,
                    memref,
                    element,
                },
                Value::Array(array),
            ) => {
                let placed = self.keep(array, memref, element)?;
                self.put_descriptor(parts, &placed, &array.shape);
                Ok(())
            }
            (
                Place::Bare {
                    at,
                    memref,
                    element,
                },
                Value::Array(array),
            ) => {
                let placed = self.keep(array, memref, element)?;
                self.put_number(*at, 64, placed.address);
                Ok(())
            }
            (
                Place::Unranked {
                    rank,
                    descriptor,
                    element,
                },
                Value::Array(array),
            ) => self.put_unranked(*rank, *descriptor, element, array),
            _ => misfit("the value has a different type"),
        }
    }

    /// Sets a pointer to a null-terminated array of pointers to texts, in the form of `main`'s `argv`.
    ///
    /// # Errors
    /// Returns an error if the parameter is not a pointer, or if memory is exhausted.
    pub fn set_texts(&mut self, param: usize, texts: &[Vec<u8>]) -> Result<(), Misfit> {
        let Some(Place::Plain { at, layout }) = self.entry.params().get(param) else {
            return misfit("expected pointer argument");
        };
        if layout.kind != crate::layout::LayoutKind::Ptr {
            return misfit("expected pointer argument");
        }
        let mut list = Vec::new();
        for text in texts {
            list.extend(self.keep_text(text)?.to_le_bytes());
        }
        list.extend([0; 8]);
        let address = self.keep_bytes(&list)?;
        self.put_number(*at, 64, address);
        Ok(())
    }

    /// Returns the value of a result after a call. Memory that the block does not own is read through `memory`.
    ///
    /// # Errors
    /// Returns an error if a memref refers to inaccessible memory or is too large.
    pub fn result(&self, result: usize, memory: &dyn Memory) -> Result<Value, Unreadable> {
        match self.entry.results().get(result) {
            Some(place) => self.value(place, memory),
            None => Err(Unreadable("result index out of range".to_owned())),
        }
    }

    /// Returns the value of an argument after a call, with the changes that the function made to arrays.
    ///
    /// # Errors
    /// The same as those of [`Block::result`].
    pub fn argument(&self, param: usize, memory: &dyn Memory) -> Result<Value, Unreadable> {
        match self.entry.params().get(param) {
            Some(place) => self.value(place, memory),
            None => Err(Unreadable("argument index out of range".to_owned())),
        }
    }

    /// Returns the memory of the memrefs and texts among the arguments: addresses and sizes in bytes.
    pub fn lent(&mut self) -> Vec<(u64, usize)> {
        let buffers = self.buffers.iter_mut();
        buffers
            .map(|buffer| (buffer.address(), buffer.len()))
            .collect()
    }

    /// Returns the addresses of the allocations that contain the memrefs among the results, except those of arguments.
    /// The caller must free them.
    pub fn allocations(&self) -> Vec<u64> {
        let mut addresses = Vec::new();
        for place in self.entry.results() {
            let address = match place {
                Place::MemRef { parts, .. } => self.number(parts.allocated, 64),
                Place::Bare { at, .. } => self.number(*at, 64),
                Place::Unranked { .. } | Place::Plain { .. } => continue,
            };
            let is_own = self
                .buffers
                .iter()
                .any(|buffer| buffer.offset_of(address).is_some());
            if !is_own && address != GLOBAL && address != 0 && !addresses.contains(&address) {
                addresses.push(address);
            }
        }
        addresses
    }
}

/// The allocated pointer that MLIR uses for a memref that is a global.
const GLOBAL: u64 = 0xdead_beef;

/// An array that was copied into memory.
struct Placed {
    /// The address of the buffer with the elements.
    address: u64,
    /// The number of elements before the first one.
    offset: i64,
    strides: Vec<i64>,
}

/// Writing of arguments.
impl Block<'_> {
    fn put(&mut self, at: u64, bytes: &[u8]) {
        self.memory
            .write(usize::try_from(at).unwrap_or(usize::MAX), bytes);
    }

    fn put_number(&mut self, at: u64, bits: u32, value: u64) {
        let bytes = value.to_le_bytes();
        let length = (bits as usize).div_ceil(8).min(bytes.len());
        self.put(at, &bytes[..length]);
    }

    fn put_index(&mut self, at: u64, value: i64) {
        let mut bytes = vec![0; (self.entry.index_bits() as usize).div_ceil(8)];
        bits::write(
            &mut bytes,
            0,
            &ApInt::from_i64(64, value).sext_or_trunc(self.entry.index_bits()),
        );
        self.put(at, &bytes);
    }

    fn put_descriptor(&mut self, parts: &Descriptor, placed: &Placed, shape: &[u64]) {
        self.put_number(parts.allocated, 64, placed.address);
        self.put_number(parts.aligned, 64, placed.address);
        self.put_index(parts.offset, placed.offset);
        for (&at, &size) in parts.sizes.iter().zip(shape) {
            self.put_index(at, size as i64);
        }
        for (&at, &stride) in parts.strides.iter().zip(&placed.strides) {
            self.put_index(at, stride);
        }
    }

    fn put_unranked(
        &mut self,
        rank: u64,
        at: u64,
        element: &Layout,
        array: &Array,
    ) -> Result<(), Misfit> {
        let memref = MemRef {
            shape: vec![None; array.shape.len()],
            strides: vec![None; array.shape.len()],
            offset: Some(0),
            is_identity: true,
            space: 0,
            element: Box::new(crate::types::SourceType::Index),
        };
        let placed = self.keep(array, &memref, element)?;
        let bits = self.entry.index_bits();
        if bits != 64 && bits != 32 {
            return misfit(format!("a memref of any rank has an index of {bits} bits"));
        }
        let mut descriptor = Vec::new();
        descriptor.extend(placed.address.to_le_bytes());
        descriptor.extend(placed.address.to_le_bytes());
        let sizes = array.shape.iter().map(|&size| size as i64);
        let numbers = [placed.offset]
            .into_iter()
            .chain(sizes)
            .chain(placed.strides);
        for number in numbers {
            descriptor.extend(&number.to_le_bytes()[..bits as usize / 8]);
        }
        let address = self.keep_bytes(&descriptor)?;
        self.put_index(rank, array.shape.len() as i64);
        self.put_number(at, 64, address);
        Ok(())
    }

    fn keep_text(&mut self, text: &[u8]) -> Result<u64, Misfit> {
        let mut bytes = text.to_vec();
        bytes.push(0);
        self.keep_bytes(&bytes)
    }

    fn keep_bytes(&mut self, bytes: &[u8]) -> Result<u64, Misfit> {
        let Some(mut buffer) = Buffer::zeroed(bytes.len()) else {
            return misfit(format!("out of memory for {} bytes", bytes.len()));
        };
        buffer.write(0, bytes);
        let address = buffer.address();
        self.buffers.push(buffer);
        Ok(address)
    }

    /// Copies an array into memory with the strides that a memref type requires, or in row-major order if the strides
    /// are dynamic.
    fn keep(&mut self, array: &Array, memref: &MemRef, element: &Layout) -> Result<Placed, Misfit> {
        if array.element != *element {
            return misfit("the elements have a different type");
        }
        let (have, want) = (&array.shape, &memref.shape);
        let fits = have.len() == want.len()
            && (have.iter().zip(want)).all(|(have, want)| want.is_none_or(|want| want == *have));
        if !fits {
            let sizes = want.iter().map(|size| size.map_or(-1, |size| size as i64));
            let sizes: Vec<i64> = sizes.collect();
            return misfit(format!(
                "the sizes are {have:?} instead of {sizes:?} (-1 is any)"
            ));
        }
        let too_large = || Misfit("the array does not fit into memory".to_owned());
        let count = array.count().ok_or_else(too_large)?;
        let mut strides = vec![0i64; have.len()];
        let mut next = 1i64;
        for (at, stride) in strides.iter_mut().enumerate().rev() {
            *stride = memref.strides.get(at).copied().flatten().unwrap_or(next);
            let size = i64::try_from(have[at].max(1)).map_err(|_| too_large())?;
            next = stride
                .unsigned_abs()
                .checked_mul(size as u64)
                .and_then(|next| i64::try_from(next).ok())
                .ok_or_else(too_large)?;
        }
        let offset = memref.offset.unwrap_or(0);
        // The lowest and the highest element, in elements.
        let (mut low, mut high) = (offset, offset);
        if count > 0 {
            for (&size, &stride) in have.iter().zip(&strides) {
                let reach = (size as i64 - 1)
                    .checked_mul(stride)
                    .ok_or_else(too_large)?;
                let end = if reach < 0 { &mut low } else { &mut high };
                *end = end.checked_add(reach).ok_or_else(too_large)?;
            }
        }
        if low < 0 {
            return misfit("elements are before the beginning of the memory that the type allows");
        }
        let elements = if count > 0 {
            high.checked_add(1)
        } else {
            Some(0)
        };
        let bytes = elements.and_then(|n| u64::try_from(n).ok()?.checked_mul(element.size));
        let bytes = bytes.and_then(|bytes| usize::try_from(bytes).ok());
        let buffer = bytes.and_then(|bytes| Buffer::zeroed(bytes.max(1)));
        let mut buffer = buffer.ok_or_else(too_large)?;
        let size = usize::try_from(element.size).map_err(|_| too_large())?;
        if element.size > 0 {
            let mut position = vec![0u64; have.len()];
            for chunk in array.bytes.chunks_exact(size) {
                let steps = position.iter().zip(&strides);
                let steps = steps.map(|(&at, &stride)| (at as i64).wrapping_mul(stride));
                let at = steps.fold(offset, i64::wrapping_add);
                buffer.write((at as usize).saturating_mul(size), chunk);
                for (at, &size) in position.iter_mut().zip(have).rev() {
                    *at += 1;
                    if *at < size {
                        break;
                    }
                    *at = 0;
                }
            }
        }
        let address = buffer.address();
        self.buffers.push(buffer);
        Ok(Placed {
            address,
            offset,
            strides,
        })
    }
}

/// The maximum number of elements of an array that is read.
const MAX_COUNT: u64 = 1 << 30;

/// Reading of arguments and results.
impl Block<'_> {
    fn number(&self, at: u64, bits: u32) -> u64 {
        let mut bytes = vec![0; (bits as usize).div_ceil(8)];
        let at = usize::try_from(at).unwrap_or(usize::MAX);
        self.memory.read(at, &mut bytes);
        bits::read(&bytes, 0, bits).low_u64()
    }

    fn index(&self, at: u64) -> i64 {
        let bits = self.entry.index_bits();
        let value = ApInt::new(bits.min(64), self.number(at, bits));
        value.to_i64().unwrap_or(0)
    }

    fn fetch(&self, address: u64, into: &mut [u8], memory: &dyn Memory) -> bool {
        let mut own = self.buffers.iter();
        let is_own = own.any(|buffer| {
            let offset = buffer.offset_of(address);
            offset.is_some_and(|offset| buffer.read(offset, into))
        });
        is_own || memory.read(address, into)
    }

    fn value(&self, place: &Place, memory: &dyn Memory) -> Result<Value, Unreadable> {
        match place {
            Place::Plain { at, layout } => {
                let mut bytes = vec![0; usize::try_from(layout.size).unwrap_or(0)];
                let at = usize::try_from(*at).unwrap_or(usize::MAX);
                // The padding after the last value may be missing.
                if !self.memory.read(at, &mut bytes) {
                    bytes.truncate(usize::try_from(layout.store_size()).unwrap_or(0));
                    self.memory.read(at, &mut bytes);
                    bytes.resize(usize::try_from(layout.size).unwrap_or(0), 0);
                }
                Ok(Value::Plain(layout.clone(), bytes))
            }
            Place::MemRef { parts, element, .. } => {
                let sizes = parts.sizes.iter().map(|&at| self.index(at)).collect();
                let strides = parts.strides.iter().map(|&at| self.index(at)).collect();
                let view = View {
                    address: self.number(parts.aligned, 64),
                    offset: self.index(parts.offset),
                    sizes,
                    strides,
                };
                self.array(&view, element, memory)
            }
            Place::Bare {
                at,
                memref,
                element,
            } => {
                let known = |value: &Option<i64>| value.unwrap_or(0);
                let view = View {
                    address: self.number(*at, 64),
                    offset: memref.offset.unwrap_or(0),
                    sizes: memref
                        .shape
                        .iter()
                        .map(|size| size.unwrap_or(0) as i64)
                        .collect(),
                    strides: memref.strides.iter().map(known).collect(),
                };
                self.array(&view, element, memory)
            }
            Place::Unranked {
                rank,
                descriptor,
                element,
            } => {
                let rank = self.index(*rank);
                let address = self.number(*descriptor, 64);
                let view = self.unranked(rank, address, memory)?;
                self.array(&view, element, memory)
            }
        }
    }

    fn unranked(&self, rank: i64, address: u64, memory: &dyn Memory) -> Result<View, Unreadable> {
        let bits = self.entry.index_bits();
        let bytes = (bits as usize).div_ceil(8);
        let rank = usize::try_from(rank).ok().filter(|&rank| rank <= 1 << 16);
        let Some(rank) = rank else {
            return Err(Unreadable("invalid rank of memref".to_owned()));
        };
        let mut descriptor = vec![0; 16 + bytes * (1 + 2 * rank)];
        if !self.fetch(address, &mut descriptor, memory) {
            let message = format!("inaccessible descriptor of the memref at {address:#x}");
            return Err(Unreadable(message));
        }
        let number = |at: usize| {
            let start = 8 * (16 + bytes * at) as u64;
            let value = bits::read(&descriptor, start, bits);
            value.to_i64().unwrap_or(0)
        };
        Ok(View {
            address: bits::read(&descriptor, 64, 64).low_u64(),
            offset: number(0),
            sizes: (1..=rank).map(number).collect(),
            strides: (1 + rank..=2 * rank).map(number).collect(),
        })
    }

    fn array(
        &self,
        view: &View,
        element: &Layout,
        memory: &dyn Memory,
    ) -> Result<Value, Unreadable> {
        let unreadable = |why: String| Err(Unreadable(why));
        let sizes = view.sizes.iter().map(|&size| u64::try_from(size).ok());
        let Some(shape) = sizes.collect::<Option<Vec<u64>>>() else {
            return unreadable(format!(
                "a size of the memref is negative: {:?}",
                view.sizes
            ));
        };
        let mut array = Array {
            element: element.clone(),
            shape,
            bytes: Vec::new(),
        };
        let count = array.count().filter(|&count| count <= MAX_COUNT);
        let total = count.and_then(|count| count.checked_mul(element.size));
        let total = total.and_then(|total| usize::try_from(total).ok());
        let (Some(count), Some(total)) = (count, total) else {
            return unreadable(format!(
                "the memref is too large to be shown: {:?}",
                view.sizes
            ));
        };
        if array.bytes.try_reserve_exact(total).is_err() {
            return unreadable(format!(
                "out of memory for the elements of the memref: {:?}",
                view.sizes
            ));
        }
        let size = usize::try_from(element.size).unwrap_or(0);
        // Contiguous rows are read at once.
        let last = view.sizes.len().checked_sub(1);
        let run = match last.map(|last| (view.strides[last], array.shape[last])) {
            Some((1, length)) => length,
            _ => 1,
        };
        let mut position = vec![0u64; view.sizes.len()];
        let mut left = count;
        while left > 0 {
            let steps = position.iter().zip(&view.strides);
            let steps = steps.map(|(&at, &stride)| (at as i64).wrapping_mul(stride));
            let at = steps.fold(view.offset, i64::wrapping_add);
            let distance = at.wrapping_mul(element.size as i64);
            let address = view.address.wrapping_add_signed(distance);
            let start = array.bytes.len();
            array.bytes.resize(start + size * run as usize, 0);
            // The padding of the last element may be inaccessible.
            let store = usize::try_from(element.store_size())
                .unwrap_or(size)
                .min(size);
            let tail = array.bytes.len() - (size - store);
            if size > 0 && !self.fetch(address, &mut array.bytes[start..tail], memory) {
                return unreadable(format!(
                    "inaccessible elements of the memref at {address:#x}"
                ));
            }
            left -= run;
            let mut step = run;
            for (at, &size) in position.iter_mut().zip(&array.shape).rev() {
                *at += step;
                if *at < size {
                    break;
                }
                *at = 0;
                step = 1;
            }
        }
        Ok(Value::Array(array))
    }
}

/// A memref in memory.
struct View {
    address: u64,
    offset: i64,
    sizes: Vec<i64>,
    strides: Vec<i64>,
}
