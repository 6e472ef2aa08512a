//! Host functions with state, which may fail.
//!
//! A program calls a small compiled trampoline, which stores its arguments in a block and calls [`invoke`] with the
//! block and the closure. If the closure returned an error or panicked, the trampoline continues at
//! [`raise`](terrace_engine_runtime::call::raise), where the call is abandoned. At that point no Rust frames are left.

use std::fmt::{self, Display, Write};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;

use terrace_engine_runtime::CType;
use terrace_engine_runtime::call::{self, End};
use terrace_llvmir_read::ReadOptions;

use crate::host::HostSignature;
use crate::image::{Image, Source};
use crate::symbols::Symbols;
use crate::{Error, Options, link};

/// The name prefix of the trampolines of closures.
pub(crate) const HOST: &str = "terrace_host_";

/// The block of words that contains the arguments and the result of a closure.
#[doc(hidden)]
#[derive(Debug)]
pub struct HostBlock<'b>(&'b mut [u64]);

/// A parameter or result type of closures: a number, `bool` for `i1`, or a raw pointer.
pub trait HostValue: Sized {
    /// The corresponding C type.
    #[doc(hidden)]
    const TYPE: CType;

    #[doc(hidden)]
    fn from_word(word: u64) -> Self;

    #[doc(hidden)]
    fn to_word(self) -> u64;
}

macro_rules! integers {
    ($($type:ident: $c:ident;)*) => {$(
        impl HostValue for $type {
            const TYPE: CType = CType::$c;

            fn from_word(word: u64) -> Self {
                word as $type
            }

            fn to_word(self) -> u64 {
                self as u64
            }
        }
    )*};
}

integers! {
    i8: I8;
    u8: I8;
    i16: I16;
    u16: I16;
    i32: I32;
    u32: I32;
    i64: I64;
    u64: I64;
    isize: I64;
    usize: I64;
}

impl HostValue for bool {
    const TYPE: CType = CType::I8;

    fn from_word(word: u64) -> Self {
        word & 1 != 0
    }

    fn to_word(self) -> u64 {
        u64::from(self)
    }
}

impl HostValue for f32 {
    const TYPE: CType = CType::F32;

    fn from_word(word: u64) -> Self {
        f32::from_bits(word as u32)
    }

    fn to_word(self) -> u64 {
        self.to_bits().into()
    }
}

impl HostValue for f64 {
    const TYPE: CType = CType::F64;

    fn from_word(word: u64) -> Self {
        f64::from_bits(word)
    }

    fn to_word(self) -> u64 {
        self.to_bits()
    }
}

impl<T> HostValue for *const T {
    const TYPE: CType = CType::Pointer;

    fn from_word(word: u64) -> Self {
        std::ptr::with_exposed_provenance(word as usize)
    }

    fn to_word(self) -> u64 {
        self.expose_provenance() as u64
    }
}

impl<T> HostValue for *mut T {
    const TYPE: CType = CType::Pointer;

    fn from_word(word: u64) -> Self {
        std::ptr::with_exposed_provenance_mut(word as usize)
    }

    fn to_word(self) -> u64 {
        self.expose_provenance() as u64
    }
}

/// A result type of closures: a [`HostValue`], `()`, or a `Result` of one of them. An error makes the call fail with
/// the error's text.
pub trait HostResult {
    #[doc(hidden)]
    const RESULT: Option<CType>;

    #[doc(hidden)]
    fn into_word(self) -> Result<u64, String>;
}

impl HostResult for () {
    const RESULT: Option<CType> = None;

    fn into_word(self) -> Result<u64, String> {
        Ok(0)
    }
}

impl<T: HostValue> HostResult for T {
    const RESULT: Option<CType> = Some(T::TYPE);

    fn into_word(self) -> Result<u64, String> {
        Ok(self.to_word())
    }
}

impl<T: HostResult, E: Display> HostResult for Result<T, E> {
    const RESULT: Option<CType> = T::RESULT;

    fn into_word(self) -> Result<u64, String> {
        match self {
            Ok(value) => value.into_word(),
            Err(error) => Err(error.to_string()),
        }
    }
}

/// A closure that programs may call: it takes at most twelve [`HostValue`]s and returns a [`HostResult`]. `Params` is
/// the tuple of its parameter types.
#[diagnostic::on_unimplemented(
    message = "programs cannot call the closure `{Self}`",
    note = "a closure of the host takes at most twelve numbers, `bool`s or raw pointers, with their types written down, \
            returns one of these, nothing, or a `Result`, and is `Send + Sync + 'static`"
)]
pub trait HostClosure<Params>: Send + Sync + 'static {
    #[doc(hidden)]
    fn signature() -> HostSignature;

    #[doc(hidden)]
    fn call(&self, block: HostBlock<'_>) -> Result<u64, String>;
}

macro_rules! closures {
    ($($name:ident $at:literal)*) => {
        #[doc(hidden)]
        impl<Function, Return, $($name),*> HostClosure<($($name,)*)> for Function
        where
            Function: Fn($($name),*) -> Return + Send + Sync + 'static,
            Return: HostResult,
            $($name: HostValue,)*
        {
            fn signature() -> HostSignature {
                HostSignature {
                    parameters: vec![$($name::TYPE),*],
                    result: Return::RESULT,
                }
            }

            fn call(&self, _block: HostBlock<'_>) -> Result<u64, String> {
                self($($name::from_word(_block.0.get($at).copied().unwrap_or(0))),*).into_word()
            }
        }
    };
}

closures!();
closures!(A 0);
closures!(A 0 B 1);
closures!(A 0 B 1 C 2);
closures!(A 0 B 1 C 2 D 3);
closures!(A 0 B 1 C 2 D 3 E 4);
closures!(A 0 B 1 C 2 D 3 E 4 F 5);
closures!(A 0 B 1 C 2 D 3 E 4 F 5 G 6);
closures!(A 0 B 1 C 2 D 3 E 4 F 5 G 6 H 7);
closures!(A 0 B 1 C 2 D 3 E 4 F 5 G 6 H 7 I 8);
closures!(A 0 B 1 C 2 D 3 E 4 F 5 G 6 H 7 I 8 J 9);
closures!(A 0 B 1 C 2 D 3 E 4 F 5 G 6 H 7 I 8 J 9 K 10);
closures!(A 0 B 1 C 2 D 3 E 4 F 5 G 6 H 7 I 8 J 9 K 10 L 11);

/// Calls a closure with its arguments in a block. Returns the result as a word, or the text of the error.
type Run = dyn Fn(HostBlock<'_>) -> Result<u64, String> + Send + Sync;

/// A closure with the name by which programs call it.
pub(crate) struct Closure {
    pub(crate) name: String,
    signature: HostSignature,
    run: Box<Run>,
}

impl fmt::Debug for Closure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "@{}: {}", self.name, self.signature)
    }
}

impl Closure {
    pub(crate) fn new<P, F: HostClosure<P>>(name: String, function: F) -> Closure {
        Closure {
            name,
            signature: F::signature(),
            run: Box::new(move |block| function.call(block)),
        }
    }

    pub(crate) fn signature(&self) -> &HostSignature {
        &self.signature
    }

    /// Appends the LLVM IR of the closure's trampoline.
    fn write(self: &Arc<Closure>, at: usize, text: &mut String) {
        let address = Arc::as_ptr(self).expose_provenance();
        let HostSignature { parameters, result } = &self.signature;
        let words = parameters.len().max(1);
        let list: Vec<_> = parameters.iter().map(CType::to_string).collect();
        let returned = result.map_or("void".to_owned(), |result| result.to_string());
        // Writing to a string succeeds.
        let _ = writeln!(
            text,
            "define {returned} @{HOST}{at}({}) {{\n%block = alloca [{words} x i64], align 16",
            list.join(", ")
        );
        for (at, ty) in list.iter().enumerate() {
            let _ = writeln!(
                text,
                "%to{at} = getelementptr i64, ptr %block, i64 {at}\nstore {ty} %{at}, ptr %to{at}, align 8"
            );
        }
        let _ = writeln!(
            text,
            "%code = call i32 @invoke(ptr inttoptr (i64 {address} to ptr), ptr %block, i64 {words})\n\
             %is = icmp eq i32 %code, 0\nbr i1 %is, label %good, label %bad\n\
             bad:\ncall void @raise()\nbr label %good\ngood:"
        );
        let _ = match result {
            Some(ty) => writeln!(text, "%r = load {ty}, ptr %block, align 8\nret {ty} %r\n}}"),
            None => writeln!(text, "ret void\n}}"),
        };
    }
}

/// Calls a closure with its arguments in a block, and writes the result to the first word. Returns a nonzero value if
/// the running call must end.
///
/// # Safety
/// `closure` must be alive, and `block` must have `words` words.
unsafe extern "C" fn invoke(closure: *const Closure, block: *mut u64, words: u64) -> u32 {
    // SAFETY: the caller guarantees it. Bytes that no argument wrote are not read.
    let (closure, words) = unsafe {
        let words = std::slice::from_raw_parts_mut(block, words as usize);
        (&*closure, words)
    };
    let returned = catch_unwind(AssertUnwindSafe(|| (closure.run)(HostBlock(words))));
    let (message, panicked) = match returned {
        Ok(Ok(word)) => {
            // SAFETY: the block has at least one word.
            unsafe { block.write(word) };
            return 0;
        }
        Ok(Err(message)) => (message, false),
        Err(panic) => {
            let text = panic.downcast_ref::<String>().cloned();
            let fixed = || panic.downcast_ref::<&str>().map(|text| (*text).to_owned());
            let text = text.or_else(fixed);
            (
                text.unwrap_or_else(|| "a panic without a text".to_owned()),
                true,
            )
        }
    };
    // SAFETY: as above.
    unsafe { block.write(0) };
    let end = End::Host {
        function: closure.name.clone(),
        message,
        panicked,
    };
    if !call::note(end.clone()) {
        // No running call can take the error.
        eprintln!("{}", crate::FailureKind::from(end));
        std::process::abort();
    }
    1
}

/// Compiles the trampolines of closures. The trampoline of a closure is the entry whose name is [`HOST`] and the
/// closure's index.
pub(crate) fn compile(closures: &[Arc<Closure>], options: &Options) -> Result<Arc<Image>, Error> {
    let mut text = "declare i32 @invoke(ptr, ptr, i64)\ndeclare void @raise()\n".to_owned();
    for (at, closure) in closures.iter().enumerate() {
        closure.write(at, &mut text);
    }
    let module = terrace_llvmir_read::read(text.as_bytes(), "host.ll", ReadOptions::default());
    let module = module.map_err(|error| Error::Host(error.to_string()))?;
    let mut symbols = Symbols::new();
    let code: unsafe extern "C" fn(*const Closure, *mut u64, u64) -> u32 = invoke;
    symbols.add("invoke", code as *const u8);
    let raise: unsafe extern "C" fn() = call::raise;
    symbols.add("raise", raise as *const u8);
    let options = Options {
        threads: 1,
        perf: options.perf,
        gdb: options.gdb,
        ..Options::default()
    };
    link::build(&module, &options, None, symbols, Source::default())
}
