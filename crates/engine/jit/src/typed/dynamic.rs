//! Calls with dynamically typed arguments and results, for tools.

use terrace_engine_abi::{Array, Block, Entry, Layout, LayoutKind, Place, Value};
use terrace_numeric::{ApFloat, FloatKind};

use super::element::Element;
use super::frame::{Frame, Raw, Read, elements, rank};
use super::returned::{Origin, Owned};
use super::view::{Access, StridedView, Tensor};
use super::{CallError, TypeError, count, run};
use crate::{Jit, Limits};

/// An argument of [`Jit::call`].
#[derive(Debug)]
#[non_exhaustive]
pub enum Arg<'a> {
    /// An integer, for `index` and any integer type that can represent it.
    Int(i128),
    /// A float, rounded to the type of the parameter.
    Float(f64),
    /// An address.
    Pointer(usize),
    /// A value whose type equals that of the parameter.
    Value(Value),
    /// An array.
    Array(ArrayArg<'a>),
}

/// An array argument.
#[derive(Debug)]
pub struct ArrayArg<'a> {
    first: usize,
    sizes: Vec<usize>,
    strides: Vec<isize>,
    size: usize,
    name: String,
    is: fn(&terrace_engine_abi::SourceType, u32) -> bool,
    memory: std::marker::PhantomData<&'a ()>,
}

/// A list of arguments for [`Jit::call`]: numbers, and arrays by reference.
///
/// ```
/// use terrace_engine_jit::{Tensor, args};
/// let (x, mut y) = (Tensor::from(vec![1.0f32]), Tensor::from(vec![2.0f32]));
/// let list = args![&x, &mut y, 3, 2.5];
/// assert_eq!(list.len(), 4);
/// ```
#[macro_export]
macro_rules! args {
    ($($arg:expr),* $(,)?) => {
        [$($crate::Arg::from($arg)),*]
    };
}

macro_rules! from {
    ($($type:ty: $variant:ident as $to:ty;)*) => {$(
        impl From<$type> for Arg<'_> {
            fn from(value: $type) -> Self {
                Arg::$variant(value as $to)
            }
        }
    )*};
}

from! {
    i8: Int as i128;
    u8: Int as i128;
    i16: Int as i128;
    u16: Int as i128;
    i32: Int as i128;
    u32: Int as i128;
    i64: Int as i128;
    u64: Int as i128;
    isize: Int as i128;
    usize: Int as i128;
    bool: Int as i128;
    f32: Float as f64;
    f64: Float as f64;
}

impl From<Value> for Arg<'_> {
    fn from(value: Value) -> Self {
        Arg::Value(value)
    }
}

impl<T> From<*const T> for Arg<'_> {
    fn from(value: *const T) -> Self {
        Arg::Pointer(value.expose_provenance())
    }
}

impl<'a, T: Element, const N: usize, A: Access> From<StridedView<'a, T, N, A>> for Arg<'a> {
    fn from(value: StridedView<'a, T, N, A>) -> Self {
        Arg::Array(ArrayArg {
            first: value.first.expose_provenance(),
            sizes: value.sizes.to_vec(),
            strides: value.strides.to_vec(),
            size: size_of::<T>(),
            name: T::name(),
            is: T::is,
            memory: std::marker::PhantomData,
        })
    }
}

impl<'a, T: Element, const N: usize> From<&'a Tensor<T, N>> for Arg<'a> {
    fn from(value: &'a Tensor<T, N>) -> Self {
        value.view().into()
    }
}

impl<'a, T: Element, const N: usize> From<&'a mut Tensor<T, N>> for Arg<'a> {
    fn from(value: &'a mut Tensor<T, N>) -> Self {
        value.view_mut().into()
    }
}

/// A result of [`Jit::call`]. Memory that the program allocated for the result has been copied and freed.
#[derive(Clone, Debug, PartialEq)]
pub struct Output {
    /// The value.
    pub value: Value,
    /// The origin of a memref's memory; `None` for other values.
    pub origin: Option<Origin>,
}

/// Writes an argument to a frame. The error is a predicate whose subject is the argument.
fn put(frame: &mut Frame<'_>, param: usize, arg: &Arg<'_>) -> Result<(), String> {
    let entry = frame.entry;
    let params = &entry.signature().params;
    let text = params.get(param).map_or("?", |param| &param.text);
    let wrong = |what: &str| Err(format!("is {text}, not {what}"));
    match (entry.params().get(param), arg) {
        (Some(Place::Plain { at, layout }), arg) if !matches!(arg, Arg::Array(_)) => {
            match plain(layout, arg) {
                Some(bytes) => frame.write_bytes(*at, &bytes),
                None => return wrong(&describe(arg)),
            }
        }
        (Some(place), Arg::Array(array)) => {
            let is = elements(entry, param).is_some_and(|(ty, size)| {
                (array.is)(ty, entry.index_bits()) && size == array.size as u64
            });
            let is_rank = rank(place).is_none_or(|rank| rank == array.sizes.len());
            if !is || !is_rank {
                return wrong(&describe(arg));
            }
            let raw = Raw {
                first: array.first,
                sizes: &array.sizes,
                strides: &array.strides,
                size: array.size,
            };
            frame.set_memref(param, raw)?;
        }
        (_, arg) => return wrong(&describe(arg)),
    }
    Ok(())
}

fn describe(arg: &Arg<'_>) -> String {
    match arg {
        Arg::Int(value) => format!("the integer {value}"),
        Arg::Float(value) => format!("the float {value}"),
        Arg::Pointer(_) => "a pointer".to_owned(),
        Arg::Value(_) => "a value of a different type".to_owned(),
        Arg::Array(array) => {
            format!(
                "an array of {} in {} dimensions",
                array.name,
                array.sizes.len()
            )
        }
    }
}

/// Returns the bytes of a value, or `None` if the value does not have the type.
fn plain(layout: &Layout, arg: &Arg<'_>) -> Option<Vec<u8>> {
    let value = match (&layout.kind, arg) {
        (LayoutKind::Int { width, .. }, Arg::Int(value)) => {
            // An integer may be given as signed or unsigned.
            let is_one =
                *width >= 127 || (-(1i128 << (width - 1)) <= *value && *value < 1i128 << width);
            is_one.then(|| Value::int(layout, *value))?
        }
        (LayoutKind::Ptr, Arg::Pointer(address)) => Value::int(layout, *address as i128),
        (LayoutKind::Float(kind), Arg::Float(value)) => {
            return Some(float(*kind, *value, layout));
        }
        (LayoutKind::Float(kind), Arg::Int(value)) => {
            return Some(float(*kind, *value as f64, layout));
        }
        (_, Arg::Value(value)) => match value {
            Value::Plain(of, _) if of == layout => Some(value.clone()),
            _ => None,
        },
        _ => None,
    };
    match value? {
        Value::Plain(_, bytes) => Some(bytes),
        _ => None,
    }
}

fn float(kind: FloatKind, value: f64, layout: &Layout) -> Vec<u8> {
    let bits = ApFloat::from_f64(kind, value).value.bits();
    let mut bytes = bits.to_le_bytes().to_vec();
    bytes.resize(usize::try_from(layout.size).unwrap_or(0), 0);
    bytes
}

/// Reads a result from a frame.
fn take(frame: &mut Frame<'_>, result: usize) -> Result<Output, String> {
    let entry = frame.entry;
    let (read, element) = match entry.results().get(result) {
        Some(Place::Plain { at, layout }) => {
            let mut bytes = vec![0; usize::try_from(layout.size).unwrap_or(0)];
            frame.read_bytes(*at, &mut bytes);
            return Ok(Output {
                value: Value::Plain(layout.clone(), bytes),
                origin: None,
            });
        }
        Some(Place::MemRef { parts, element, .. }) => (frame.descriptor(parts), element),
        Some(Place::Bare {
            at,
            memref,
            element,
        }) => {
            let pointer = frame.read(*at).unwrap_or(0);
            (Read::bare(pointer, memref), element)
        }
        _ => return Err("is an unranked memref".to_owned()),
    };
    let size = usize::try_from(element.size).map_err(|_| "is too large".to_owned())?;
    let checked = read.check(frame, size)?;
    let mut array = Array {
        element: element.clone(),
        shape: checked.sizes.iter().map(|size| *size as u64).collect(),
        bytes: Vec::new(),
    };
    copy(
        checked.first,
        &checked.sizes,
        &read.strides,
        size,
        &mut array.bytes,
    )?;
    if checked.origin == Origin::Allocated {
        frame.taken.push(read.allocated);
    }
    Ok(Output {
        value: Value::Array(array),
        origin: Some(checked.origin),
    })
}

/// Appends the elements of a checked array in row-major order.
fn copy(
    first: usize,
    sizes: &[usize],
    strides: &[isize],
    size: usize,
    into: &mut Vec<u8>,
) -> Result<(), String> {
    let count = sizes
        .iter()
        .try_fold(size, |count, size| count.checked_mul(*size));
    let is_room = count.is_some_and(|count| into.try_reserve_exact(count).is_ok());
    if !is_room {
        return Err("is too large".to_owned());
    }
    if sizes.contains(&0) || size == 0 {
        return Ok(());
    }
    let mut at = vec![0usize; sizes.len()];
    loop {
        let steps = at.iter().zip(strides);
        let distance: isize = steps.map(|(at, stride)| *at as isize * stride).sum();
        let address = first.wrapping_add_signed(distance * size as isize);
        let element = std::ptr::with_exposed_provenance::<u8>(address);
        // SAFETY: an element of a memref that the program returned; the memref agrees with the recorded allocations.
        into.extend_from_slice(unsafe { std::slice::from_raw_parts(element, size) });
        let mut dimensions = (0..sizes.len()).rev();
        let next = dimensions.find(|&dimension| {
            at[dimension] += 1;
            let is_inside = at[dimension] < sizes[dimension];
            if !is_inside {
                at[dimension] = 0;
            }
            is_inside
        });
        if next.is_none() {
            return Ok(());
        }
    }
}

impl Jit {
    /// Calls a function by name with [`args!`].
    ///
    /// # Errors
    /// Returns an error if the function does not exist, arguments have other types or shapes (all of them are listed),
    /// the function fails, or it returns invalid memrefs.
    pub fn call(&self, name: &str, args: &[Arg<'_>]) -> Result<Vec<Output>, CallError> {
        self.call_within(name, args, &Limits::default())
    }

    /// Calls a function by name, within limits.
    ///
    /// # Errors
    /// The same as those of [`Jit::call`].
    pub fn call_within(
        &self,
        name: &str,
        args: &[Arg<'_>],
        limits: &Limits,
    ) -> Result<Vec<Output>, CallError> {
        let (entry, address) = self.callable(name).map_err(CallError::Type)?;
        let source = entry.signature();
        if let Some(problem) = count("argument", source.params.len(), args.len()) {
            return Err(CallError::Type(TypeError {
                function: name.to_owned(),
                loc: source.loc,
                problems: vec![format!("the type is {}", source.type_text()), problem],
            }));
        }
        let mut frame = Frame::new(entry).map_err(|problem| CallError::Arguments(vec![problem]))?;
        let problems: Vec<_> = args
            .iter()
            .enumerate()
            .filter_map(|(at, arg)| {
                let problem = put(&mut frame, at, arg).err()?;
                Some(format!("argument {} {problem}", at + 1))
            })
            .collect();
        if !problems.is_empty() {
            return Err(CallError::Arguments(problems));
        }
        run(&self.image, &mut frame, address, limits)?;
        let mut outputs = Vec::new();
        let mut problems = Vec::new();
        for at in 0..entry.results().len() {
            match take(&mut frame, at) {
                Ok(output) => outputs.push(output),
                Err(problem) => problems.push(format!("result {} {problem}", at + 1)),
            }
        }
        // This frees the memory that was copied.
        drop(frame.taken.drain(..).map(Owned).collect::<Vec<_>>());
        match problems.is_empty() {
            true => Ok(outputs),
            false => Err(CallError::Results(problems)),
        }
    }

    /// Returns the entry of a function, from which callers construct a [`Block`]. The entry describes the parameters
    /// and results.
    ///
    /// # Errors
    /// Returns an error if the function does not exist or cannot be called with values.
    pub fn callable_entry(&self, name: &str) -> Result<&Entry, TypeError> {
        let (entry, _) = self.callable(name)?;
        Ok(entry)
    }

    /// Calls the function of a block's entry, which must be an entry of this module.
    ///
    /// # Errors
    /// Returns an error if the entry belongs to another module, or if the function fails.
    pub fn call_block(&self, block: &mut Block<'_>, limits: &Limits) -> Result<(), CallError> {
        let name = block.entry().signature().name.clone();
        let (entry, address) = self.callable(&name).map_err(CallError::Type)?;
        if !std::ptr::eq(&**entry, block.entry()) {
            return Err(CallError::Type(TypeError {
                function: name,
                loc: entry.signature().loc,
                problems: vec!["the block belongs to another module".to_owned()],
            }));
        }
        let args = [block.address() as usize, 0, 0, 0, 0, 0];
        // SAFETY: the entry takes the address of a block, whose size the entry determines.
        let result = unsafe { crate::catch::call(address as *const u8, args, limits, Vec::new()) };
        let located = |failure| CallError::Failed(Box::new(self.image.located(failure)));
        result.map(|_| ()).map_err(located)
    }
}
