//! Functions of the host that programs call.

use terrace_engine_runtime::{CType, Group, find};
use terrace_llvmir::{Module, Type, TypeKind};

use crate::error::Mismatch;

/// A type that programs and Rust pass in the same way.
///
/// # Safety
/// [`HostType::TYPE`] is how C passes it.
pub unsafe trait HostType {
    /// The type as C passes it; none for no result.
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

// SAFETY: nothing is passed.
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

/// A function's type as C has it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HostSignature {
    /// The parameters.
    pub parameters: Vec<CType>,
    /// The result, if there is one.
    pub result: Option<CType>,
}

/// A function of the host that programs may call: a function pointer with C's calling convention.
///
/// A panic in it ends the process, as Rust says of such functions. [`Builder::function`](crate::Builder::function) takes
/// closures, whose panics and errors are failures of the program's call.
///
/// # Safety
/// The address is that of a function of the signature.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is no function pointer that programs may call",
    note = "a function of the host is `extern \"C\"`, takes at most twelve numbers or raw pointers, and is given as a pointer: \
            `log as extern \"C\" fn(f64)`"
)]
pub unsafe trait HostFunction: Copy {
    /// Its address.
    fn address(self) -> *const u8;

    /// Its type.
    fn signature() -> HostSignature;
}

macro_rules! host_functions {
    ($($name:ident)*) => {
        // SAFETY: the types say how C passes them.
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

/// True if C passes a type of LLVM's as it passes another type.
fn is(module: &Module, ty: Type, c: CType) -> bool {
    match module.ctx.types.kind(ty) {
        TypeKind::Int(width) => match c {
            // `i1` is a byte that is 0 or 1.
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

/// The type of a function that a module declares, if it is not that of the host's function.
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

/// Returns the functions of MLIR's runner libraries that a module declares with another type than the runtime library has. A
/// module may ignore a result. `is_elsewhere` returns true for names that another library or the host defines.
pub fn runtime_mismatches(module: &Module, is_elsewhere: impl Fn(&str) -> bool) -> Vec<Mismatch> {
    let symbols = &module.ctx.symbols;
    let functions = module.functions.iter();
    let declared = functions.filter(|function| function.body.is_empty());
    let mismatches = declared.filter_map(|function| {
        let symbol = function.value.symbol;
        let name = std::str::from_utf8(symbols.name(symbol)).ok()?;
        let known = find(name).filter(|known| known.group == Group::Runner)?;
        // The functions of compilers have types that C does not.
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
