//! The table of symbols that programs can refer to.

use std::collections::HashMap;
use std::fmt;
use std::sync::LazyLock;

use crate::c;
use crate::call;
use crate::memory;

/// A type as passed by C.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CType {
    /// An 8-bit integer. If LLVM's type is `i1`, the value is 0 or 1.
    I8,
    /// A 16-bit integer, or the bits of a `half` or `bfloat`.
    I16,
    /// A 32-bit integer.
    I32,
    /// A 64-bit integer.
    I64,
    /// C's `__int128`, or the bits of an `fp128` or `x86_fp80`.
    I128,
    /// C's `float`.
    F32,
    /// C's `double`.
    F64,
    /// C's `long double` on x86-64, `x86_fp80`.
    F80,
    /// C's `_Float128`, in a float register.
    F128,
    /// A pointer.
    Pointer,
}

impl fmt::Display for CType {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            CType::I8 => "i8",
            CType::I16 => "i16",
            CType::I32 => "i32",
            CType::I64 => "i64",
            CType::I128 => "i128",
            CType::F32 => "float",
            CType::F64 => "double",
            CType::F80 => "x86_fp80",
            CType::F128 => "fp128",
            CType::Pointer => "ptr",
        })
    }
}

/// The type of a C function, printed in LLVM's syntax.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Signature {
    /// The parameters.
    pub parameters: &'static [CType],
    /// True if the function is variadic.
    pub is_variadic: bool,
    /// The result type; `None` for no result.
    pub result: Option<CType>,
}

impl fmt::Display for Signature {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.result {
            Some(result) => write!(f, "{result} (")?,
            None => f.write_str("void (")?,
        }
        for (index, parameter) in self.parameters.iter().enumerate() {
            write!(f, "{}{parameter}", if index == 0 { "" } else { ", " })?;
        }
        f.write_str(match (self.is_variadic, self.parameters.is_empty()) {
            (false, _) => ")",
            (true, true) => "...)",
            (true, false) => ", ...)",
        })
    }
}

/// The purpose of a symbol.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Group {
    /// A function of MLIR's runner libraries.
    Runner,
    /// A function that compiled code calls if the machine lacks an instruction: `terrace_rt_*`.
    Helper,
    /// A replacement of a C function. It maintains the allocation table, or ends a call that a host catches instead of
    /// the process.
    Memory,
    /// A function of C's library.
    C,
}

/// The address of a function.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Address(*const ());

// SAFETY: the address of code, which is the same in all threads and never written.
unsafe impl Send for Address {}
// SAFETY: as above.
unsafe impl Sync for Address {}

impl Address {
    /// Creates the address of a function.
    pub const fn new(code: *const ()) -> Self {
        Address(code)
    }

    /// Returns the address as a pointer.
    pub fn as_ptr(self) -> *const u8 {
        self.0.cast()
    }
}

impl fmt::Debug for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A function that programs can refer to by name.
#[derive(Clone, Copy, Debug)]
pub struct Symbol {
    /// The name of the function.
    pub name: &'static str,
    /// The address of the function.
    pub address: Address,
    /// The type of the function.
    pub signature: Signature,
    /// The purpose.
    pub group: Group,
}

/// A Rust type that corresponds to a C type.
trait CValue {
    const TYPE: CType;
}

macro_rules! c_values {
    ($($type:ty: $c:ident;)*) => {$(
        impl CValue for $type {
            const TYPE: CType = CType::$c;
        }
    )*};
}

c_values! {
    u8: I8;
    u16: I16;
    i32: I32;
    u32: I32;
    i64: I64;
    u64: I64;
    i128: I128;
    u128: I128;
    f32: F32;
    f64: F64;
}

#[cfg(target_pointer_width = "64")]
c_values! { usize: I64; }
#[cfg(target_pointer_width = "32")]
c_values! { usize: I32; }

impl<T> CValue for *const T {
    const TYPE: CType = CType::Pointer;
}

impl<T> CValue for *mut T {
    const TYPE: CType = CType::Pointer;
}

macro_rules! result {
    () => {
        None
    };
    ($type:ty) => {
        Some(<$type as CValue>::TYPE)
    };
}

macro_rules! table {
    ($($group:ident {$(
        $(#[$attribute:meta])*
        fn $name:ident($($parameter:ident: $type:ty),* $(,)?) $(-> $result:ty)? = $function:expr;
    )*})*) => {
        &[$($(
            $(#[$attribute])*
            Symbol {
                name: stringify!($name),
                // The cast to a function pointer of the stated type checks the type.
                address: Address::new(
                    ($function as unsafe extern "C" fn($($type),*) $(-> $result)?) as *const (),
                ),
                signature: Signature {
                    parameters: &[$(<$type as CValue>::TYPE),*],
                    is_variadic: false,
                    result: result!($($result)?),
                },
                group: Group::$group,
            },
        )*)*]
    };
}

static OURS: &[Symbol] = crate::for_each_function!(table);

static MEMORY: &[Symbol] = table! {
    Memory {
        fn malloc(size: usize) -> *mut u8 = memory::malloc;
        fn calloc(count: usize, size: usize) -> *mut u8 = memory::calloc;
        fn realloc(memory: *mut u8, size: usize) -> *mut u8 = memory::realloc;
        fn free(memory: *mut u8) = memory::free;
        fn aligned_alloc(align: usize, size: usize) -> *mut u8 = memory::aligned_alloc;
        fn posix_memalign(out: *mut *mut u8, align: usize, size: usize) -> i32 = memory::posix_memalign;
        fn strdup(text: *const u8) -> *mut u8 = memory::strdup;
        fn exit(status: i32) = call::exit;
        fn _exit(status: i32) = call::exit_now;
        fn _Exit(status: i32) = call::exit_now;
    }
};

static ALL: LazyLock<Vec<Symbol>> = LazyLock::new(|| {
    let ours = [OURS, MEMORY].into_iter().flatten().copied();
    ours.chain(c::symbols()).collect()
});

static BY_NAME: LazyLock<HashMap<&'static str, &'static Symbol>> =
    LazyLock::new(|| ALL.iter().map(|symbol| (symbol.name, symbol)).collect());

/// Returns all symbols. Their names are distinct.
pub fn symbols() -> &'static [Symbol] {
    &ALL
}

/// Returns the symbol with a name.
pub fn find(name: &str) -> Option<&'static Symbol> {
    BY_NAME.get(name).copied()
}
