//! Generates Rust declarations of a program's functions.

use crate::entry::{Descriptor, Entry, Place};
use crate::export::Export;
use crate::layout::{Layout, LayoutKind};
use crate::names::{Reserved, Taken, comment};
use crate::signature::Signature;
use crate::types::{Sign, SourceType};
use std::fmt::Write;
use terrace_numeric::FloatKind;

/// Returns a Rust module that declares functions with their source types. `name` is the name of the source, which the
/// header comment mentions.
pub fn bindings(exports: &[Export], name: &str) -> String {
    let mut functions = String::new();
    let mut names = Names {
        functions: Taken::default(),
        reserved: Reserved::new(NAMES, |_| false),
    };
    for export in exports {
        function(export, &mut names, &mut functions);
    }
    let name: String = name.chars().filter(|c| !c.is_control()).collect();
    format!(
        "// Functions of {name}, for Rust. Made by Terrace: changes will be lost.\n{START}{functions}"
    )
}

/// Names that the generated text uses, and names that parameters must not have.
const NAMES: &[&str] = &[
    "Block",
    "Complex",
    "Err",
    "MemRef",
    "None",
    "Ok",
    "Padded",
    "Some",
    "UnrankedMemRef",
    "size_of",
];

/// The names assigned to functions so far, and the names that are reserved.
struct Names {
    functions: Taken,
    reserved: Reserved,
}

impl Names {
    fn function(&mut self, name: &str) -> String {
        let name = self.reserved.identifier(name, "f");
        self.functions.name(name)
    }
}

const START: &str = r#"
/// A memref: element `i, j, ..` is `aligned[offset + i * strides[0] + j * strides[1] + ..]`.
///
/// The caller of a function that returns a memref must free `allocated` with C's `free`, unless the memory is that of an argument or a constant.
#[allow(dead_code)]
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MemRef<T, const RANK: usize> {
    /// The address that is freed.
    pub allocated: *mut T,
    /// The address from which elements are addressed.
    pub aligned: *mut T,
    /// The number of elements before the first one.
    pub offset: isize,
    /// Sizes.
    pub sizes: [isize; RANK],
    /// The strides in elements.
    pub strides: [isize; RANK],
}

#[allow(dead_code)]
impl<T, const RANK: usize> MemRef<T, RANK> {
    /// Returns a memref of contiguous row-major elements.
    pub fn row_major(data: *mut T, sizes: [isize; RANK]) -> Self {
        let mut strides = [1; RANK];
        for at in (1..RANK).rev() {
            strides[at - 1] = strides[at] * sizes[at];
        }
        MemRef { allocated: data, aligned: data, offset: 0, sizes, strides }
    }
}

/// A memref of any rank: `descriptor` points to a `MemRef<T, rank>`.
#[allow(dead_code)]
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnrankedMemRef {
    /// The number of dimensions.
    pub rank: isize,
    /// The memref.
    pub descriptor: *mut core::ffi::c_void,
}

/// A complex number.
#[allow(dead_code)]
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Complex<T> {
    /// The real part.
    pub re: T,
    /// The imaginary part.
    pub im: T,
}

/// A value followed by padding.
#[allow(dead_code)]
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Padded<T, const PADDING: usize> {
    /// The value.
    pub value: T,
    /// The bytes.
    pub padding: [u8; PADDING],
}

/// Arguments and results of a call.
#[allow(dead_code)]
#[repr(C, align(16))]
struct Block<const SIZE: usize>([u8; SIZE]);

#[allow(dead_code)]
impl<const SIZE: usize> Block<SIZE> {
    fn put<T: Copy>(&mut self, at: usize, value: T) {
        assert!(at + size_of::<T>() <= SIZE);
        // SAFETY: the value fits into the block.
        unsafe { self.0.as_mut_ptr().add(at).cast::<T>().write_unaligned(value) }
    }

    /// # Safety
    /// The bytes must be a valid value of this type.
    unsafe fn get<T: Copy>(&self, at: usize) -> T {
        assert!(at + size_of::<T>() <= SIZE);
        // SAFETY: the bytes are inside the block; the caller guarantees that they are a valid value.
        unsafe { self.0.as_ptr().add(at).cast::<T>().read_unaligned() }
    }
}
"#;

/// Returns the Rust type of a value.
fn value(ty: Option<&SourceType>, layout: &Layout) -> String {
    let bytes = |size: u64| format!("[u8; {size}]");
    match &layout.kind {
        LayoutKind::Int { width: 64, .. } if ty == Some(&SourceType::Index) => "isize".to_owned(),
        LayoutKind::Int { width: 1, .. } => "bool".to_owned(),
        LayoutKind::Int { sign, .. } => {
            let letter = if *sign == Sign::Unsigned { 'u' } else { 'i' };
            match layout.size {
                size @ (1 | 2 | 4 | 8) => format!("{letter}{}", size * 8),
                size => format!("[u64; {}]", size / 8),
            }
        }
        LayoutKind::Float(FloatKind::F32) => "f32".to_owned(),
        LayoutKind::Float(FloatKind::F64) => "f64".to_owned(),
        LayoutKind::Float(_) => match layout.size {
            size @ (1 | 2 | 4 | 8) => format!("u{}", size * 8),
            size => bytes(size),
        },
        LayoutKind::Ptr => "*mut core::ffi::c_void".to_owned(),
        LayoutKind::Complex { part, imaginary } if *imaginary == part.size => {
            let inner = match ty {
                Some(SourceType::Complex(inner)) => Some(&**inner),
                _ => None,
            };
            format!("Complex<{}>", value(inner, part))
        }
        LayoutKind::Vector { len, bits, element } if u64::from(*bits) == element.size * 8 => {
            let inner = match ty {
                Some(SourceType::Vector { element, .. }) => Some(&**element),
                _ => None,
            };
            padded(*len, &value(inner, element), element.size, layout.size)
        }
        LayoutKind::Array { len, element } => {
            let inner = match ty {
                Some(SourceType::Array { element, .. }) => Some(&**element),
                Some(SourceType::Vector { .. }) => ty,
                _ => None,
            };
            padded(*len, &value(inner, element), element.size, layout.size)
        }
        // Structs are passed as bytes, because tuples have no guaranteed layout.
        _ => bytes(layout.size),
    }
}

fn padded(len: u64, element: &str, step: u64, size: u64) -> String {
    match size.saturating_sub(len * step) {
        0 => format!("[{element}; {len}]"),
        padding => format!("Padded<[{element}; {len}], {padding}>"),
    }
}

fn place_type(ty: &SourceType, place: &Place) -> String {
    let inner = match ty {
        SourceType::MemRef(memref) => &memref.element,
        SourceType::UnrankedMemRef(element) => element,
        ty => ty,
    };
    match place {
        Place::Plain { layout, .. } => value(Some(ty), layout),
        Place::MemRef {
            memref, element, ..
        } => format!("MemRef<{}, {}>", value(Some(inner), element), memref.rank()),
        Place::Bare { element, .. } => format!("*mut {}", value(Some(inner), element)),
        Place::Unranked { .. } => "UnrankedMemRef".to_owned(),
    }
}

fn function(export: &Export, names: &mut Names, out: &mut String) {
    let signature = export.signature();
    let mut lines = comment(signature);
    out.push('\n');
    if let Export::Closed(_, why) = export {
        lines.push(format!("Not declared: {why}."));
        for line in lines {
            let _ = writeln!(out, "{}", format!("// {line}").trim_end());
        }
        return;
    }
    for line in &lines {
        // The last line is the type, which is formatted as code.
        let line = match std::ptr::eq(line, &lines[lines.len() - 1]) {
            true => format!("`{line}`"),
            false => line.clone(),
        };
        let _ = writeln!(out, "{}", format!("/// {line}").trim_end());
    }
    out.push_str("///\n/// # Safety\n/// The caller vouches for the effects of the function on the memory that arguments refer to.\n");
    match export {
        Export::Direct {
            signature,
            params,
            result,
        } => direct(signature, params, result.as_ref(), names, out),
        Export::Packed(entry) => packed(entry, names, out),
        Export::Closed(..) => {}
    }
}

fn direct(
    signature: &Signature,
    params: &[Layout],
    result: Option<&Layout>,
    names: &mut Names,
    out: &mut String,
) {
    let name = names.function(&signature.name);
    let mut taken = Taken::default();
    let (mut list, mut given) = (Vec::new(), Vec::new());
    taken.name("function".to_owned());
    for (at, (param, layout)) in signature.params.iter().zip(params).enumerate() {
        let own = names.reserved.param(param, at, &mut taken);
        list.push(format!("{own}: {}", value(Some(&param.ty), layout)));
        given.push(own);
    }
    let (list, given) = (list.join(", "), given.join(", "));
    let result = match (signature.results.first(), result) {
        (Some(result), Some(layout)) => format!(" -> {}", value(Some(&result.ty), layout)),
        _ => String::new(),
    };
    let _ = writeln!(
        out,
        "#[allow(dead_code, non_snake_case)]\npub unsafe fn {name}({list}){result} {{\n    \
        unsafe extern \"C\" {{\n        #[link_name = {:?}]\n        fn function({list}){result};\n    }}\n    \
        // SAFETY: the caller guarantees it.\n    unsafe {{ function({given}) }}\n}}",
        signature.name
    );
}

fn packed(entry: &Entry, names: &mut Names, out: &mut String) {
    let signature = entry.signature();
    let bits = entry.index_bits();
    let name = names.function(&signature.name);
    let mut taken = Taken::default();
    for own in ["entry", "block"] {
        taken.name(own.to_owned());
    }
    let (mut list, mut body) = (Vec::new(), String::new());
    for (at, (param, place)) in signature.params.iter().zip(entry.params()).enumerate() {
        let own = names.reserved.param(param, at, &mut taken);
        list.push(format!("{own}: {}", place_type(&param.ty, place)));
        put(&own, place, bits, &mut body);
    }
    let mut results = Vec::new();
    for (result, place) in signature.results.iter().zip(entry.results()) {
        let ty = place_type(&result.ty, place);
        let value = get(&result.ty, &ty, place, bits);
        results.push((ty, value));
    }
    let (result, returned) = match &results[..] {
        [] => (String::new(), String::new()),
        [(ty, value)] => (format!(" -> {ty}"), value.clone()),
        all => {
            let types: Vec<_> = all.iter().map(|(ty, _)| ty.as_str()).collect();
            let values: Vec<_> = all.iter().map(|(_, value)| value.as_str()).collect();
            (
                format!(" -> ({})", types.join(", ")),
                format!("({})", values.join(", ")),
            )
        }
    };
    let size = entry.size().max(1);
    let list = list.join(", ");
    let _ = writeln!(
        out,
        "#[allow(dead_code, non_snake_case, unused_mut)]\npub unsafe fn {name}({list}){result} {{\n    \
        unsafe extern \"C\" {{\n        #[link_name = {:?}]\n        fn entry(block: *mut core::ffi::c_void);\n    }}\n    \
        let mut block = Block([0u8; {size}]);\n{body}    \
        // SAFETY: the caller guarantees it; the entry stores the results at these offsets.\n    \
        unsafe {{\n        entry(block.0.as_mut_ptr().cast());\n        {returned}\n    }}\n}}",
        entry.symbol()
    );
}

/// Returns the smallest Rust integer type with at least this many bits.
fn index_type(bits: u32) -> String {
    match bits {
        64 => "isize".to_owned(),
        bits => format!("i{}", bits.next_power_of_two().max(8)),
    }
}

fn put(own: &str, place: &Place, index_bits: u32, out: &mut String) {
    let index = index_type(index_bits);
    let mut line = |at: u64, what: String| {
        let _ = writeln!(out, "    block.put({at}, {what});");
    };
    match place {
        Place::Plain { at, layout } if layout.size > 0 => line(*at, own.to_owned()),
        Place::Plain { .. } => {}
        Place::Bare { at, .. } => line(*at, own.to_owned()),
        Place::Unranked {
            rank, descriptor, ..
        } => {
            line(*rank, format!("{own}.rank as {index}"));
            line(*descriptor, format!("{own}.descriptor"));
        }
        Place::MemRef { parts, .. } => {
            line(parts.allocated, format!("{own}.allocated"));
            line(parts.aligned, format!("{own}.aligned"));
            line(parts.offset, format!("{own}.offset as {index}"));
            for (name, list) in [("sizes", &parts.sizes), ("strides", &parts.strides)] {
                for (number, at) in list.iter().enumerate() {
                    line(*at, format!("{own}.{name}[{number}] as {index}"));
                }
            }
        }
    }
}

/// Returns the expression that reads a result.
fn get(ty: &SourceType, rust: &str, place: &Place, index_bits: u32) -> String {
    let index = index_type(index_bits);
    match place {
        Place::Plain { at, layout } => match layout.kind {
            LayoutKind::Int { width: 1, .. } => format!("block.get::<u8>({at}) & 1 != 0"),
            LayoutKind::Int { width, .. }
                if layout.size <= 8
                    && u64::from(width) < layout.size * 8
                    && *ty != SourceType::Index =>
            {
                let spare = layout.size * 8 - u64::from(width);
                format!("block.get::<{rust}>({at}) << {spare} >> {spare}")
            }
            _ => format!("block.get::<{rust}>({at})"),
        },
        Place::Bare { at, .. } => format!("block.get::<{rust}>({at})"),
        Place::Unranked {
            rank, descriptor, ..
        } => format!(
            "UnrankedMemRef {{ rank: block.get::<{index}>({rank}) as isize, descriptor: block.get({descriptor}) }}"
        ),
        Place::MemRef { parts, .. } => {
            let Descriptor {
                allocated,
                aligned,
                offset,
                sizes,
                strides,
            } = parts;
            let list = |list: &[u64]| {
                let parts = list
                    .iter()
                    .map(|at| format!("block.get::<{index}>({at}) as isize"));
                parts.collect::<Vec<_>>().join(", ")
            };
            format!(
                "MemRef {{ allocated: block.get({allocated}), aligned: block.get({aligned}), \
                offset: block.get::<{index}>({offset}) as isize, sizes: [{}], strides: [{}] }}",
                list(sizes),
                list(strides)
            )
        }
    }
}
