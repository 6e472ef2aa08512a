//! C library functions by name. A host could look up most of them itself, but the math library need not be loaded, and
//! some functions exist only where programs are linked.

use crate::symbol::{Address, CType, Group, Signature, Symbol};

/// The functions of a type.
struct Family {
    signature: Signature,
    functions: &'static [(&'static str, Address)],
}

macro_rules! signature {
    (($($parameter:ident)* $(, $($variadic:tt)+)?) $($result:ident)?) => {
        Signature {
            parameters: &[$(CType::$parameter),*],
            is_variadic: is_there!($($($variadic)+)?),
            result: optional!($($result)?),
        }
    };
}

macro_rules! is_there {
    () => {
        false
    };
    (...) => {
        true
    };
}

macro_rules! optional {
    () => {
        None
    };
    ($result:ident) => {
        Some(CType::$result)
    };
}

/// Defines lists of functions by type.
///
/// The functions are not called from here, so they are declared without their types: only their addresses matter.
macro_rules! c_functions {
    ($list:ident: $($parameters:tt $(-> $result:ident)?: $($name:ident)*;)*) => {
        mod $list {
            use super::{Address, CType, Family, Signature};

            unsafe extern "C" {
                $($(fn $name();)*)*
            }

            pub(super) static LIST: &[Family] = &[$(
                Family {
                    signature: signature!($parameters $($result)?),
                    functions: &[$((stringify!($name), Address::new($name as *const ()))),*],
                },
            )*];
        }
    };
}

c_functions! { mathematics:
    (F64) -> F64: acos acosh asin asinh atan atanh cbrt ceil cos cosh erf erfc exp exp2 expm1 fabs floor
        lgamma log log10 log1p log2 logb nearbyint rint round sin sinh sqrt tan tanh tgamma trunc;
    (F32) -> F32: acosf acoshf asinf asinhf atanf atanhf cbrtf ceilf cosf coshf erff erfcf expf exp2f expm1f
        fabsf floorf lgammaf logf log10f log1pf log2f logbf nearbyintf rintf roundf sinf sinhf sqrtf tanf
        tanhf tgammaf truncf;
    (F64 F64) -> F64: atan2 copysign fdim fmax fmin fmod hypot nextafter pow remainder;
    (F32 F32) -> F32: atan2f copysignf fdimf fmaxf fminf fmodf hypotf nextafterf powf remainderf;
    (F64 F64 F64) -> F64: fma;
    (F32 F32 F32) -> F32: fmaf;
    (F64 I32) -> F64: ldexp scalbn;
    (F32 I32) -> F32: ldexpf scalbnf;
    (F64 Pointer) -> F64: frexp modf;
    (F32 Pointer) -> F32: frexpf modff;
    (F64) -> I64: llrint llround lrint lround;
    (F32) -> I64: llrintf llroundf lrintf lroundf;
    (F64) -> I32: ilogb;
    (F32) -> I32: ilogbf;
    () -> I32: fegetround;
    (I32) -> I32: feclearexcept feraiseexcept fesetround fetestexcept;
}

#[cfg(all(target_os = "linux", target_env = "gnu"))]
c_functions! { gnu_mathematics:
    (F64) -> F64: exp10 roundeven;
    (F32) -> F32: exp10f roundevenf;
    (F64 Pointer Pointer): sincos;
    (F32 Pointer Pointer): sincosf;
}

#[cfg(all(target_os = "linux", target_env = "gnu", target_arch = "x86_64"))]
c_functions! { quad_mathematics:
    (F128) -> F128: acosf128 acoshf128 asinf128 asinhf128 atanf128 atanhf128 cbrtf128 ceilf128 cosf128
        coshf128 erff128 erfcf128 expf128 exp10f128 exp2f128 expm1f128 fabsf128 floorf128 lgammaf128 logf128
        log10f128 log1pf128 log2f128 logbf128 nearbyintf128 rintf128 roundf128 roundevenf128 sinf128 sinhf128
        sqrtf128 tanf128 tanhf128 tgammaf128 truncf128;
    (F128 F128) -> F128: atan2f128 copysignf128 fdimf128 fmaxf128 fminf128 fmodf128 hypotf128 nextafterf128
        powf128 remainderf128;
    (F128 F128 F128) -> F128: fmaf128;
    (F128 I32) -> F128: ldexpf128 scalbnf128;
    (F128 Pointer) -> F128: frexpf128 modff128;
    (F128) -> I64: llrintf128 llroundf128 lrintf128 lroundf128;
    (F128) -> I32: ilogbf128;
    (F128 Pointer Pointer): sincosf128;
}

#[cfg(all(target_os = "linux", target_env = "gnu", target_arch = "x86_64"))]
c_functions! { extended_mathematics:
    (F80) -> F80: acosl acoshl asinl asinhl atanl atanhl cbrtl ceill cosl coshl erfl erfcl expl exp10l exp2l expm1l
        fabsl floorl lgammal logl log10l log1pl log2l logbl nearbyintl rintl roundl roundevenl sinl sinhl sqrtl
        tanl tanhl tgammal truncl;
    (F80 F80) -> F80: atan2l copysignl fdiml fmaxl fminl fmodl hypotl nextafterl powl remainderl;
    (F80 F80 F80) -> F80: fmal;
    (F80 I32) -> F80: ldexpl scalbnl;
    (F80 Pointer) -> F80: frexpl modfl;
    (F80) -> I64: llrintl llroundl lrintl lroundl;
    (F80) -> I32: ilogbl;
    (F80 Pointer Pointer): sincosl;
    (Pointer Pointer) -> F80: strtold;
}

#[cfg(all(unix, target_pointer_width = "64"))]
c_functions! { library:
    (): abort;
    (Pointer) -> I32: atexit;
    (Pointer Pointer I64) -> Pointer: memcpy memmove strncpy strncat;
    (Pointer I32 I64) -> Pointer: memset memchr;
    (Pointer Pointer I64) -> I32: memcmp strncmp;
    (Pointer) -> I64: strlen atol atoll;
    (Pointer Pointer) -> I32: strcmp fputs;
    (Pointer Pointer) -> Pointer: strcpy strcat strstr fopen;
    (Pointer I32) -> Pointer: strchr strrchr;
    (Pointer) -> I32: atoi puts fclose fflush;
    (Pointer): perror;
    (Pointer) -> F64: atof;
    (Pointer Pointer) -> F64: strtod;
    (Pointer Pointer) -> F32: strtof;
    (Pointer Pointer I32) -> I64: strtol strtoul strtoll strtoull;
    (I32) -> I32: abs putchar isalnum isalpha isdigit islower isprint ispunct isspace isupper isxdigit tolower
        toupper;
    (I64) -> I64: labs llabs;
    (I32 Pointer) -> I32: fputc putc clock_gettime;
    (Pointer I64 I64 Pointer) -> I64: fread fwrite;
    () -> I32: getchar rand;
    (I32): srand;
    (Pointer) -> Pointer: getenv;
    (Pointer) -> I64: time;
    () -> I64: clock;
    (Pointer Pointer) -> I32: gettimeofday nanosleep;
    (I32) -> I32: usleep;
    (Pointer I64 I64 Pointer): qsort;
    (Pointer Pointer I64 I64 Pointer) -> Pointer: bsearch;
    (Pointer, ...) -> I32: printf scanf;
    (Pointer Pointer, ...) -> I32: fprintf sprintf sscanf;
    (Pointer I64 Pointer, ...) -> I32: snprintf;
    (Pointer Pointer) -> I32: vprintf;
    (Pointer Pointer Pointer) -> I32: vfprintf vsprintf;
    (Pointer I64 Pointer Pointer) -> I32: vsnprintf;
}

static FAMILIES: &[&[Family]] = &[
    mathematics::LIST,
    #[cfg(all(target_os = "linux", target_env = "gnu"))]
    gnu_mathematics::LIST,
    #[cfg(all(target_os = "linux", target_env = "gnu", target_arch = "x86_64"))]
    quad_mathematics::LIST,
    #[cfg(all(target_os = "linux", target_env = "gnu", target_arch = "x86_64"))]
    extended_mathematics::LIST,
    #[cfg(all(unix, target_pointer_width = "64"))]
    library::LIST,
];

/// Returns the symbols of all these functions.
pub(crate) fn symbols() -> impl Iterator<Item = Symbol> {
    FAMILIES.iter().copied().flatten().flat_map(|family| {
        family.functions.iter().map(|&(name, address)| Symbol {
            name,
            address,
            signature: family.signature,
            group: Group::C,
        })
    })
}
