//! Makes functions of programs callable as typed Rust functions. The Rust type is checked against the function's source
//! type.
//!
//! A function with a recorded signature gets a packed entry ([`Entry`]) when its module is compiled. [`Jit::function`]
//! looks up the entry and checks the types once. A call writes the arguments to a frame, calls the entry, and reads the
//! results from the frame. Memrefs are passed as views of the host's memory without a copy. `dynamic` provides the same
//! for types that are known only at run time.

mod dynamic;
mod element;
mod frame;
#[cfg(feature = "ndarray")]
mod ndarray;
mod returned;
mod view;

use std::fmt;
use std::marker::PhantomData;
use std::sync::Arc;

use rustc_hash::FxHashMap;
use terrace_diag::{Loc, nearest};
use terrace_engine_abi::{Convention, Entry, Param, Place, Signature as Source};
use terrace_engine_runtime::memory;
use terrace_llvmir::Module;

pub use dynamic::{Arg, Output};
pub use element::{Bit, Complex, Element, Scalar};
pub use returned::{Origin, Returned};
pub use view::{Access, ShapeError, Shared, StridedView, Tensor, Unique, View, ViewMut};

use crate::failure::Failure;
use crate::image::Image;
use crate::{Jit, Limits, catch};
use frame::{Frame, Raw, elements, is_element, rank};

/// The entries of functions, keyed by name; for a function that cannot be called with values, the reason.
pub(crate) type Callables = FxHashMap<String, Result<Arc<Entry>, String>>;

/// Adds entries to a module for all functions with signatures.
pub(crate) fn callables(
    module: &mut Module,
    signatures: &[Source],
    convention: Convention,
) -> Callables {
    // The allocation table is needed to look up the owner of returned memory.
    if memory::mode() == memory::Mode::Off {
        memory::set_mode(memory::Mode::Owners);
    }
    let declared = module.functions.iter().filter(|it| it.body.is_empty());
    let mut all: Callables = declared
        .map(|function| {
            let name = String::from_utf8_lossy(module.ctx.symbols.name(function.value.symbol));
            let why = "it is declared but not defined".to_owned();
            (name.into_owned(), Err(why))
        })
        .collect();
    for signature in signatures {
        let entry = Entry::add(module, signature, convention);
        let entry = entry.map(Arc::new).map_err(|error| error.0);
        all.insert(signature.name.clone(), entry);
    }
    all
}

/// The error of a function that is missing or does not have the requested type.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TypeError {
    /// The name of the function.
    pub function: String,
    /// The source location of the function, if known.
    pub loc: Loc,
    /// All mismatches.
    pub problems: Vec<String>,
}

impl fmt::Display for TypeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "@{}: {}", self.function, self.problems.join("; "))
    }
}

impl std::error::Error for TypeError {}

/// The error of a call without results.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CallError {
    /// The function does not exist, or its type does not match the arguments.
    Type(TypeError),
    /// All arguments whose shape the function does not accept.
    Arguments(Vec<String>),
    /// The function failed.
    Failed(Box<Failure>),
    /// All results that are invalid memrefs.
    Results(Vec<String>),
}

impl fmt::Display for CallError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            CallError::Type(error) => error.fmt(f),
            CallError::Arguments(all) | CallError::Results(all) => f.write_str(&all.join("; ")),
            CallError::Failed(failure) => failure.fmt(f),
        }
    }
}

impl std::error::Error for CallError {}

/// A type of arguments.
pub trait Argument {
    #[doc(hidden)]
    fn check(entry: &Entry, param: usize) -> Result<(), String>;

    #[doc(hidden)]
    fn put(self, frame: &mut FrameOf<'_, '_>) -> Result<(), String>;
}

/// The frame of a call, opaque outside of this crate.
#[doc(hidden)]
pub struct FrameOf<'f, 'e>(&'f mut Frame<'e>);

impl FrameOf<'_, '_> {
    /// Returns the index of the next argument to set.
    fn next(&mut self) -> usize {
        let next = self.0.next;
        self.0.next += 1;
        next
    }
}

/// Returns the error for an argument of another type: a predicate whose subject is the argument.
fn differs(entry: &Entry, param: usize, name: &str) -> Result<(), String> {
    let param = entry.signature().params.get(param);
    Err(format!(
        "is {}, not {name}",
        param.map_or("?", |param| &param.text)
    ))
}

/// Returns true if a place contains a value of the Rust type.
fn is_plain<T: Scalar>(entry: &Entry, place: Option<&Place>, ty: Option<&Param>) -> bool {
    match (place, ty) {
        (Some(Place::Plain { layout, .. }), Some(ty)) => {
            T::is(&ty.ty, entry.index_bits()) && size_of::<T>() as u64 <= layout.size.max(1)
        }
        _ => false,
    }
}

impl<T: Scalar> Argument for T {
    fn check(entry: &Entry, param: usize) -> Result<(), String> {
        let ty = entry.signature().params.get(param);
        match is_plain::<T>(entry, entry.params().get(param), ty) {
            true => Ok(()),
            false => differs(entry, param, &T::name()),
        }
    }

    fn put(self, frame: &mut FrameOf<'_, '_>) -> Result<(), String> {
        let param = frame.next();
        let entry = frame.0.entry;
        match entry.params().get(param) {
            Some(Place::Plain { at, .. }) => frame.0.write(*at, self),
            _ => return Err("is a memref".to_owned()),
        }
        Ok(())
    }
}

impl<T: Element, const N: usize, A: Access> Argument for StridedView<'_, T, N, A> {
    fn check(entry: &Entry, param: usize) -> Result<(), String> {
        let is = elements(entry, param).is_some_and(|(ty, size)| {
            T::is(ty, entry.index_bits()) && size == size_of::<T>() as u64
        });
        let rank = entry.params().get(param).and_then(rank);
        match is && rank.is_none_or(|rank| rank == N) {
            true => Ok(()),
            false => differs(entry, param, &A::name::<T, N>()),
        }
    }

    fn put(self, frame: &mut FrameOf<'_, '_>) -> Result<(), String> {
        let param = frame.next();
        let raw = Raw {
            first: self.first.expose_provenance(),
            sizes: &self.sizes,
            strides: &self.strides,
            size: size_of::<T>(),
        };
        frame.0.set_memref(param, raw)
    }
}

/// `i1` as a `bool`.
impl Argument for bool {
    fn check(entry: &Entry, param: usize) -> Result<(), String> {
        <Bit as Argument>::check(entry, param).or_else(|_| differs(entry, param, "bool"))
    }

    fn put(self, frame: &mut FrameOf<'_, '_>) -> Result<(), String> {
        Bit::from(self).put(frame)
    }
}

/// A parameter that is passed by value: a [`Scalar`], or `bool` for `i1`.
pub trait ByValue: Argument {}

impl<T: Scalar> ByValue for T {}
impl ByValue for bool {}

/// A parameter type of functions with more than six parameters: a [`Scalar`], `bool`, or a `View<'static, ..>` or
/// `ViewMut<'static, ..>`, which stands for views of any lifetime.
pub trait Parameter {
    /// The type of the argument that [`Function`]s are called with.
    type Of<'a>: Argument;
}

impl<T: Scalar> Parameter for T {
    type Of<'a> = T;
}

impl Parameter for bool {
    type Of<'a> = bool;
}

impl<T: Element, const N: usize, A: Access> Parameter for StridedView<'static, T, N, A> {
    type Of<'a> = StridedView<'a, T, N, A>;
}

trait AccessName: Access {
    fn name<T: Element, const N: usize>() -> String {
        format!("{}<{}, {N}>", Self::NAME, T::name())
    }
}

impl<A: Access> AccessName for A {}

/// A type of results.
pub trait ResultType: Sized {
    #[doc(hidden)]
    fn check(source: &Source, entry: &Entry, result: usize) -> Result<(), String>;

    #[doc(hidden)]
    fn take(frame: &mut FrameOf<'_, '_>, result: usize) -> Result<Self, String>;
}

impl<T: Scalar> ResultType for T {
    fn check(source: &Source, entry: &Entry, result: usize) -> Result<(), String> {
        let ty = source.results.get(result);
        match is_plain::<T>(entry, entry.results().get(result), ty) {
            true => Ok(()),
            false => Err(format!(
                "is {}, not {}",
                ty.map_or("?", |ty| &ty.text),
                T::name()
            )),
        }
    }

    fn take(frame: &mut FrameOf<'_, '_>, result: usize) -> Result<Self, String> {
        let entry = frame.0.entry;
        let place = match entry.results().get(result) {
            Some(Place::Plain { at, .. }) => frame.0.read(*at),
            _ => None,
        };
        place.ok_or_else(|| "is not there".to_owned())
    }
}

/// `i1` as a `bool`.
impl ResultType for bool {
    fn check(source: &Source, entry: &Entry, result: usize) -> Result<(), String> {
        let text = source.results.get(result).map_or("?", |ty| &ty.text);
        <Bit as ResultType>::check(source, entry, result)
            .map_err(|_| format!("is {text}, not bool"))
    }

    fn take(frame: &mut FrameOf<'_, '_>, result: usize) -> Result<Self, String> {
        <Bit as ResultType>::take(frame, result).map(bool::from)
    }
}

impl<T: Element, const N: usize> ResultType for Returned<T, N> {
    fn check(source: &Source, entry: &Entry, result: usize) -> Result<(), String> {
        let bits = entry.index_bits();
        match entry.results().get(result) {
            Some(
                Place::MemRef {
                    memref, element, ..
                }
                | Place::Bare {
                    memref, element, ..
                },
            ) if is_element::<T>(memref, element.size, bits) && memref.rank() == N => Ok(()),
            _ => Err(format!(
                "is {}, not Returned<{}, {N}>",
                source.results.get(result).map_or("?", |ty| &ty.text),
                T::name()
            )),
        }
    }

    fn take(frame: &mut FrameOf<'_, '_>, result: usize) -> Result<Self, String> {
        Returned::take(frame.0, result)
    }
}

/// The results of a function: `()`, one result, or a tuple of up to eight.
pub trait ResultTypes: Sized {
    #[doc(hidden)]
    const COUNT: usize;

    #[doc(hidden)]
    fn check(source: &Source, entry: &Entry) -> Vec<(usize, String)>;

    #[doc(hidden)]
    fn take(frame: &mut FrameOf<'_, '_>) -> Result<Self, Vec<String>>;
}

impl<T: ResultType> ResultTypes for T {
    const COUNT: usize = 1;

    fn check(source: &Source, entry: &Entry) -> Vec<(usize, String)> {
        let problem = T::check(source, entry, 0).err();
        problem.map(|problem| (0, problem)).into_iter().collect()
    }

    fn take(frame: &mut FrameOf<'_, '_>) -> Result<Self, Vec<String>> {
        T::take(frame, 0).map_err(|problem| vec![format!("the result {problem}")])
    }
}

macro_rules! tuples {
    ($count:literal: $($name:ident $at:tt)*) => {
        #[doc(hidden)]
        impl<$($name: ResultType),*> ResultTypes for ($($name,)*) {
            const COUNT: usize = $count;

            fn check(_source: &Source, _entry: &Entry) -> Vec<(usize, String)> {
                let all: [(usize, Result<(), String>); $count] =
                    [$(($at, $name::check(_source, _entry, $at))),*];
                let problems = all.into_iter();
                problems.filter_map(|(at, problem)| Some((at, problem.err()?))).collect()
            }

            fn take(_frame: &mut FrameOf<'_, '_>) -> Result<Self, Vec<String>> {
                Ok(($(
                    $name::take(_frame, $at)
                        .map_err(|problem| vec![format!("result {} {problem}", $at + 1)])?,
                )*))
            }
        }
    };
}

tuples!(0:);
tuples!(1: A 0);
tuples!(2: A 0 B 1);
tuples!(3: A 0 B 1 C 2);
tuples!(4: A 0 B 1 C 2 D 3);
tuples!(5: A 0 B 1 C 2 D 3 E 4);
tuples!(6: A 0 B 1 C 2 D 3 E 4 F 5);
tuples!(7: A 0 B 1 C 2 D 3 E 4 F 5 G 6);
tuples!(8: A 0 B 1 C 2 D 3 E 4 F 5 G 6 H 7);

/// The type of a program's function, written as a function pointer type. It has at most twelve parameters, which are
/// [`Scalar`]s, `bool`, [`View`]s and [`ViewMut`]s; the results are [`ResultTypes`]. If there are more than six
/// parameters, views have the lifetime `'static`, and calls accept views of any lifetime.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a valid type of a program's function",
    note = "it is written `fn(..) -> ..` with at most twelve parameters: numbers, `bool`, `View<'_, f32, 1>`, `ViewMut<'_, f32, 1>`, \
            with more than six `View<'static, f32, 1>`; results are numbers, `bool`, `Returned<f32, 1>`, or up to eight of these \
            as a tuple; elements that are `i1` are `Bit`s"
)]
pub trait Signature {
    #[doc(hidden)]
    fn check(source: &Source, entry: &Entry) -> Vec<String>;
}

/// A function of a program. It keeps the program in memory.
///
/// `call` takes arguments of the function's parameter types and returns `Result<R, CallError>`: a
/// `Function<fn(f32, View<'_, f32, 1>) -> f32>` has `call(&self, f32, View<'_, f32, 1>) -> Result<f32, CallError>`.
/// There is a `call` method for each list of parameters that a [`Signature`] may have.
///
/// A call is only as safe as the program: types of arguments and results are checked, but the program's memory accesses
/// are not.
pub struct Function<F> {
    image: Arc<Image>,
    entry: Arc<Entry>,
    address: usize,
    limits: Limits,
    signature: PhantomData<fn() -> F>,
}

impl<F> Clone for Function<F> {
    fn clone(&self) -> Self {
        Function {
            image: Arc::clone(&self.image),
            entry: Arc::clone(&self.entry),
            limits: self.limits.clone(),
            ..*self
        }
    }
}

impl<F> fmt::Debug for Function<F> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let signature = self.entry.signature();
        write!(f, "@{}{}", signature.name, signature.type_text())
    }
}

impl<F> Function<F> {
    /// Sets the limits that apply to each call.
    pub fn within(mut self, limits: Limits) -> Self {
        self.limits = limits;
        self
    }
}

/// Calls an entry with a frame whose arguments are set.
fn run(
    image: &Image,
    frame: &mut Frame<'_>,
    address: usize,
    limits: &Limits,
) -> Result<(), CallError> {
    let args = [frame.address(), 0, 0, 0, 0, 0];
    // SAFETY: an entry takes the address of a frame, whose size the entry determines; the entry's code is alive as long
    // as the image. The program is responsible for how it uses the arguments.
    let result = unsafe { catch::call(address as *const u8, args, limits, frame.borrowed()) };
    let Err(failure) = result else {
        return Ok(());
    };
    let mut failure = image.located(failure);
    if failure.frames.is_empty() {
        // The failure was detected after the call, so no function was running.
        failure.frames.push(crate::Frame {
            name: frame.entry.signature().name.clone(),
            function: None,
            instruction: None,
            place: None,
        });
    }
    Err(CallError::Failed(Box::new(failure)))
}

impl Jit {
    fn callable(&self, name: &str) -> Result<(&Arc<Entry>, usize), TypeError> {
        let error = |problem: &str| TypeError {
            function: name.to_owned(),
            loc: Loc::UNKNOWN,
            problems: vec![problem.to_owned()],
        };
        let entry = match self.callables.get(name) {
            Some(Ok(entry)) => entry,
            Some(Err(why)) => return Err(error(why)),
            None if self.entry(name).is_some() => {
                return Err(error("its source type is unknown"));
            }
            None => {
                let near = nearest(name, self.callables.keys().map(String::as_str));
                let near =
                    near.map_or_else(String::new, |near| format!("; did you mean '{near}'?"));
                return Err(error(&format!("unknown function{near}")));
            }
        };
        match self.entry(entry.symbol()) {
            Some(address) => Ok((entry, address.addr())),
            None => Err(error("its entry is gone")),
        }
    }

    /// Returns a function by name and type: a function pointer type whose parameters are [`Scalar`]s, [`View`]s and
    /// [`ViewMut`]s.
    ///
    /// # Errors
    /// Returns an error if the function does not exist or has another type in the source.
    pub fn function<F: Signature>(&self, name: &str) -> Result<Function<F>, TypeError> {
        let (entry, address) = self.callable(name)?;
        let source = entry.signature();
        let problems = F::check(source, entry);
        if !problems.is_empty() {
            let known = format!("the type is {}", source.type_text());
            return Err(TypeError {
                function: name.to_owned(),
                loc: source.loc,
                problems: [known].into_iter().chain(problems).collect(),
            });
        }
        Ok(Function {
            image: Arc::clone(&self.image),
            entry: Arc::clone(entry),
            address,
            limits: Limits::default(),
            signature: PhantomData,
        })
    }
}

/// Returns a message if two counts differ.
pub(super) fn count(what: &str, there: usize, wanted: usize) -> Option<String> {
    let are = match there {
        1 => format!("there is 1 {what}"),
        _ => format!("there are {there} {what}s"),
    };
    (there != wanted).then(|| format!("{are}, not {wanted}"))
}

/// A function that checks the type of a parameter.
type Check = fn(&Entry, usize) -> Result<(), String>;

/// Returns all mismatches between a type and a function.
fn check<R: ResultTypes>(source: &Source, entry: &Entry, params: &[Check]) -> Vec<String> {
    let mut problems = Vec::new();
    problems.extend(count("argument", source.params.len(), params.len()));
    problems.extend(count("result", source.results.len(), R::COUNT));
    if !problems.is_empty() {
        return problems;
    }
    for (at, check) in params.iter().enumerate() {
        if let Err(problem) = check(entry, at) {
            problems.push(format!("argument {} {problem}", at + 1));
        }
    }
    for (at, problem) in R::check(source, entry) {
        problems.push(match R::COUNT {
            1 => format!("the result {problem}"),
            _ => format!("result {} {problem}", at + 1),
        });
    }
    problems
}

/// Returns an error that lists the arguments that could not be set, if any.
fn all_set(results: &[Result<(), String>]) -> Result<(), CallError> {
    let all = results.iter().enumerate().filter_map(|(at, result)| {
        let problem = result.as_ref().err()?;
        Some(format!("argument {} {problem}", at + 1))
    });
    let problems: Vec<_> = all.collect();
    match problems.is_empty() {
        true => Ok(()),
        false => Err(CallError::Arguments(problems)),
    }
}

macro_rules! implement {
    ($(#[$hidden:meta])* [$($life:lifetime)*] [$($generics:tt)*] [$($name:ident: ($($type:tt)*) ($($any:tt)*),)*]) => {
        $(#[$hidden])*
        impl<$($generics)* R: ResultTypes> Signature for for<$($life),*> fn($($($type)*),*) -> R {
            fn check(source: &Source, entry: &Entry) -> Vec<String> {
                check::<R>(source, entry, &[$(<$($any)* as Argument>::check),*])
            }
        }

        $(#[$hidden])*
        impl<$($generics)* R: ResultTypes> Function<for<$($life),*> fn($($($type)*),*) -> R> {
            /// Calls the function. Functions with parameters have the same method with arguments.
            ///
            /// # Errors
            /// Returns an error if an array has a shape that the function does not accept, the function fails, or it
            /// returns invalid memrefs.
            pub fn call<$($life),*>(&self, $($name: $($type)*),*) -> Result<R, CallError> {
                let mut frame = Frame::new(&self.entry)
                    .map_err(|problem| CallError::Arguments(vec![problem]))?;
                all_set(&[$(Argument::put($name, &mut FrameOf(&mut frame))),*])?;
                run(&self.image, &mut frame, self.address, &self.limits)?;
                R::take(&mut FrameOf(&mut frame)).map_err(CallError::Results)
            }
        }
    };
}

/// Implements all lists of parameters up to a length. Each parameter is passed by value, or is a view with its own
/// lifetime.
macro_rules! functions {
    ($lives:tt $generics:tt $params:tt) => {
        implement!(#[doc(hidden)] $lives $generics $params);
    };
    (
        [$($lives:tt)*] [$($generics:tt)*] [$($params:tt)*]
        ($name:ident $scalar:ident $life:lifetime $element:ident $rank:ident $access:ident)
        $($rest:tt)*
    ) => {
        functions!([$($lives)*] [$($generics)*] [$($params)*]);
        functions!(@longer
            [$($lives)*] [$($generics)*] [$($params)*]
            ($name $scalar $life $element $rank $access)
            $($rest)*
        );
    };
    (
        @longer [$($lives:tt)*] [$($generics:tt)*] [$($params:tt)*]
        ($name:ident $scalar:ident $life:lifetime $element:ident $rank:ident $access:ident)
        $($rest:tt)*
    ) => {
        functions!(
            [$($lives)*] [$($generics)* $scalar: ByValue,] [$($params)* $name: ($scalar) ($scalar),]
            $($rest)*
        );
        functions!(
            [$($lives)* $life]
            [$($generics)* $element: Element, const $rank: usize, $access: Access,]
            [
                $($params)*
                $name: (StridedView<$life, $element, $rank, $access>)
                    (StridedView<'static, $element, $rank, $access>),
            ]
            $($rest)*
        );
    };
}

// The documentation shows only this implementation.
implement!([] [] []);
functions! {
    @longer [] [] []
    (a A1 'a T1 N1 V1)
    (b A2 'b T2 N2 V2)
    (c A3 'c T3 N3 V3)
    (d A4 'd T4 N4 V4)
    (e A5 'e T5 N5 V5)
    (f A6 'f T6 N6 V6)
}

/// Implements longer lists of parameters, whose views share a lifetime. One implementation per combination of kinds
/// would be too many.
macro_rules! longer_functions {
    ($($name:ident $type:ident)*) => {
        #[doc(hidden)]
        impl<$($type: Parameter,)* R: ResultTypes> Signature for fn($($type),*) -> R {
            fn check(source: &Source, entry: &Entry) -> Vec<String> {
                check::<R>(source, entry, &[$(<$type::Of<'static> as Argument>::check),*])
            }
        }

        #[doc(hidden)]
        impl<$($type: Parameter,)* R: ResultTypes> Function<fn($($type),*) -> R> {
            /// Calls the function.
            ///
            /// # Errors
            /// The same as those of functions with fewer parameters.
            pub fn call<'l>(&self, $($name: $type::Of<'l>),*) -> Result<R, CallError> {
                let mut frame = Frame::new(&self.entry)
                    .map_err(|problem| CallError::Arguments(vec![problem]))?;
                all_set(&[$(Argument::put($name, &mut FrameOf(&mut frame))),*])?;
                run(&self.image, &mut frame, self.address, &self.limits)?;
                R::take(&mut FrameOf(&mut frame)).map_err(CallError::Results)
            }
        }
    };
}

longer_functions!(a A b B c C d D e E f F g G);
longer_functions!(a A b B c C d D e E f F g G h H);
longer_functions!(a A b B c C d D e E f F g G h H i I);
longer_functions!(a A b B c C d D e E f F g G h H i I j J);
longer_functions!(a A b B c C d D e E f F g G h H i I j J k K);
longer_functions!(a A b B c C d D e E f F g G h H i I j J k K l L);
