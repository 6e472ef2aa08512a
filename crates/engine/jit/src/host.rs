//! Host functions that programs call.

use terrace_engine_runtime::{CType, Group, find};
use terrace_llvmir::{Module, Type, TypeKind};

use crate::error::Mismatch;

/// A type that programs and Rust pass in the same way.
///
/// # Safety
/// C must pass the type as [`HostType::TYPE`].
pub unsafe trait HostType {
    /// The corresponding C type; `None` for no result.
    const TYPE: Option<CType>;
}

macro_rules! host_types {
    ($($type:ty: $c:ident,)*) => {$(
        // SAFETY: the same type under C's name.
        unsafe impl HostType for $type {
            const TYPE: Option<CType> = Some(CType::$c);
        }
    )*};
}

host_types! {
    i8: I8,
    u8: I8,
    i16: I16,
    u16: I16,
    i32: I32,
    u32: I32,
    i64: I64,
    u64: I64,
    isize: I64,
    usize: I64,
    f32: F32,
    f64: F64,
}

// SAFETY: no value is passed.
unsafe impl HostType for () {
    const TYPE: Option<CType> = None;
}

// SAFETY: a pointer.
unsafe impl<T> HostType for *const T {
    const TYPE: Option<CType> = Some(CType::Pointer);
}

// SAFETY: a pointer.
unsafe impl<T> HostType for *mut T {
    const TYPE: Option<CType> = Some(CType::Pointer);
}

/// The C signature of a function.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HostSignature {
    /// The parameters.
    pub parameters: Vec<CType>,
    /// The result type; `None` for no result.
    pub result: Option<CType>,
}

/// A host function that programs may call: a function pointer with C's calling convention.
///
/// A panic in the function ends the process, as Rust specifies for such functions.
/// [`Builder::function`](crate::Builder::function) accepts closures, whose panics and errors make the program's call
/// fail.
///
/// # Safety
/// The address must be that of a function with the signature.
#[diagnostic::on_unimplemented(
    message = "programs cannot call the function pointer `{Self}`",
    note = "a function of the host is `extern \"C\"`, takes at most twelve numbers or raw pointers, and is given as a pointer: \
            `log as extern \"C\" fn(f64)`"
)]
pub unsafe trait HostFunction: Copy {
    /// Returns the address of the function.
    fn address(self) -> *const u8;

    /// Returns the signature of the function.
    fn signature() -> HostSignature;
}

macro_rules! host_functions {
    ($($name:ident)*) => {
        // SAFETY: the parameter and result types specify how C passes them.
        #[doc(hidden)]
        unsafe impl<$($name: HostType,)* R: HostType> HostFunction for extern "C" fn($($name),*) -> R {
            fn address(self) -> *const u8 {
                self as *const u8
            }

            fn signature() -> HostSignature {
                HostSignature {
                    parameters: <[Option<CType>]>::iter(&[$($name::TYPE),*]).flatten().copied().collect(),
                    result: R::TYPE,
                }
            }
        }
    };
}

host_functions!();
host_functions!(A);
host_functions!(A B);
host_functions!(A B C);
host_functions!(A B C D);
host_functions!(A B C D E);
host_functions!(A B C D E F);
host_functions!(A B C D E F G);
host_functions!(A B C D E F G H);
host_functions!(A B C D E F G H I);
host_functions!(A B C D E F G H I J);
host_functions!(A B C D E F G H I J K);
host_functions!(A B C D E F G H I J K L);

/// Returns true if an LLVM type is passed like the C type.
fn is(module: &Module, ty: Type, c: CType) -> bool {
    match module.ctx.types.kind(ty) {
        TypeKind::Int(width) => match c {
            // `i1` is passed as a byte that is 0 or 1.
            CType::I8 => width == 8 || width == 1,
            CType::I16 => width == 16,
            CType::I32 => width == 32,
            CType::I64 => width == 64,
            CType::I128 => width == 128,
            _ => false,
        },
        TypeKind::Float => c == CType::F32,
        TypeKind::Double => c == CType::F64,
        TypeKind::X86Fp80 => c == CType::F80,
        TypeKind::Fp128 => c == CType::F128,
        TypeKind::Ptr(_) => c == CType::Pointer,
        _ => false,
    }
}

/// Returns the declared type of a function if it differs from that of the host function.
pub(crate) fn mismatch(module: &Module, name: &str, host: &HostSignature) -> Option<String> {
    let symbol = module.ctx.symbols.get(name.as_bytes())?;
    let ty = module.ctx.symbols.info(symbol).value_type;
    let TypeKind::Function {
        result,
        params,
        varargs,
    } = module.ctx.types.kind(ty)
    else {
        return Some("a variable".to_owned());
    };
    let is_result = match host.result {
        None => result == Type::VOID,
        Some(c) => is(module, result, c),
    };
    let same = is_result
        && !varargs
        && params.len() == host.parameters.len()
        && params
            .iter()
            .zip(&host.parameters)
            .all(|(ty, c)| is(module, *ty, *c));
    (!same).then(|| {
        let mut text = Vec::new();
        module.ctx.types.push_type(ty, &mut text);
        String::from_utf8_lossy(&text).into_owned()
    })
}

/// Returns the functions of MLIR's runner libraries that a module declares with a type that differs from the runtime
/// library's. A declaration may omit the result. `is_elsewhere` returns true for names that another library or the host
/// defines.
pub fn runtime_mismatches(module: &Module, is_elsewhere: impl Fn(&str) -> bool) -> Vec<Mismatch> {
    let symbols = &module.ctx.symbols;
    let functions = module.functions.iter();
    let declared = functions.filter(|function| function.body.is_empty());
    let mismatches = declared.filter_map(|function| {
        let symbol = function.value.symbol;
        let name = std::str::from_utf8(symbols.name(symbol)).ok()?;
        let known = find(name).filter(|known| known.group == Group::Runner)?;
        // Compiler support functions have types that C lacks.
        if name.starts_with("__") || is_elsewhere(name) {
            return None;
        }
        let ignores = match module.ctx.types.kind(symbols.info(symbol).value_type) {
            TypeKind::Function { result, .. } => result == Type::VOID,
            _ => false,
        };
        let actual = HostSignature {
            parameters: known.signature.parameters.to_vec(),
            result: known.signature.result.filter(|_| !ignores),
        };
        Some(Mismatch {
            name: name.to_owned(),
            declared: mismatch(module, name, &actual)?,
            actual: known.signature.to_string(),
        })
    });
    mismatches.collect()
}

impl std::fmt::Display for HostSignature {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self.result {
            Some(result) => write!(f, "{result} (")?,
            None => f.write_str("void (")?,
        }
        for (at, parameter) in self.parameters.iter().enumerate() {
            write!(f, "{}{parameter}", if at == 0 { "" } else { ", " })?;
        }
        f.write_str(")")
    }
}
