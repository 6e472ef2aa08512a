//! Generates C and C++ declarations of a program's functions.

use crate::c_names::is_standard;
use crate::entry::{Descriptor, Entry, Place};
use crate::export::Export;
use crate::layout::{Layout, LayoutKind};
use crate::names::{Reserved, Taken, comment, identifier};
use crate::signature::Signature;
use crate::types::{Sign, SourceType};
use std::collections::HashSet;
use std::fmt::Write;
use terrace_numeric::FloatKind;

/// A generated header.
#[derive(Clone, Debug)]
pub struct Declarations {
    /// The text.
    pub text: String,
    /// Functions whose names have another meaning in C, with the names that they have in the header.
    pub renamed: Vec<(String, String)>,
}

/// Returns a header that declares functions with their source types. `name` is the name of the source, which the header
/// comment mentions; `prefix` is prepended to the names of all functions.
pub fn header(exports: &[Export], name: &str, prefix: &str) -> Declarations {
    // The names of the types are known only after all functions have been declared, so the first pass only collects
    // them.
    let mut header = Header::new(&HashSet::new(), prefix);
    (exports.iter()).for_each(|export| header.function(export));
    let mut header = Header::new(&header.defined, prefix);
    (exports.iter()).for_each(|export| header.function(export));
    let name: String = name.chars().filter(|c| !c.is_control()).collect();
    let name = name.replace("*/", "* /");
    let Header {
        types,
        functions,
        renamed,
        ..
    } = header;
    let text = format!(
        "/* Functions of {name}, for C and C++. Made by Terrace: changes will be lost. */\n{START}{types}{functions}{END}"
    );
    Declarations { text, renamed }
}

const START: &str = r#"#pragma once
#include <stdbool.h>
#include <stdint.h>
#include <string.h>

#ifndef TERRACE_SYMBOL
#ifdef __APPLE__
#define TERRACE_SYMBOL(name) __asm__("_" name)
#else
#define TERRACE_SYMBOL(name) __asm__(name)
#endif
#endif

#ifdef __cplusplus
extern "C" {
#endif
"#;

const END: &str = r#"
#ifdef __cplusplus
}
#endif
"#;

/// Names that the text above, the generated functions or the included C headers define.
const NAMES: &[&str] = &[
    // Macros, including those of compilers.
    "NULL",
    "i386",
    "linux",
    "unix",
    // Functions.
    "bcmp",
    "bcopy",
    "bzero",
    "explicit_bzero",
    "ffs",
    "ffsl",
    "ffsll",
    "index",
    "memccpy",
    "memchr",
    "memcmp",
    "memcpy",
    "memfrob",
    "memmem",
    "memmove",
    "mempcpy",
    "memrchr",
    "memset",
    "memset_s",
    "rawmemchr",
    "rindex",
    "stpcpy",
    "stpncpy",
    "strcasecmp",
    "strcasestr",
    "strcat",
    "strchr",
    "strchrnul",
    "strcmp",
    "strcoll",
    "strcpy",
    "strcspn",
    "strdup",
    "strerror",
    "strfry",
    "strlcat",
    "strlcpy",
    "strlen",
    "strncasecmp",
    "strncat",
    "strncmp",
    "strncpy",
    "strndup",
    "strnlen",
    "strpbrk",
    "strrchr",
    "strsep",
    "strsignal",
    "strspn",
    "strstr",
    "strtok",
    "strverscmp",
    "strxfrm",
    "timingsafe_bcmp",
    "timingsafe_memcmp",
    // Types.
    "errno_t",
    "locale_t",
    "rsize_t",
    "size_t",
    // Variables.
    "terrace_block",
    "terrace_result",
    "terrace_words",
];

/// Returns true for the types and constants of `stdint.h`, the macros of the generated headers, and the names of C's
/// standard library, whose headers users may include.
fn is_reserved(name: &str) -> bool {
    let starts = |all: &[&str]| all.iter().any(|start| name.starts_with(start));
    let ends = |all: &[&str]| all.iter().any(|end| name.ends_with(end));
    is_standard(name)
        || starts(&["int", "uint"]) && ends(&["_t"])
        || starts(&[
            "INT",
            "UINT",
            "PTRDIFF",
            "SIZE",
            "SIG_ATOMIC",
            "WCHAR",
            "WINT",
        ]) && ends(&["_MIN", "_MAX", "_WIDTH", "_C"])
        || starts(&["TERRACE_"])
}

/// A C type: its spelling, and its fragment in the names of derived types.
#[derive(Clone)]
struct CType {
    name: String,
    part: String,
}

impl CType {
    fn new(name: impl Into<String>, part: impl Into<String>) -> CType {
        CType {
            name: name.into(),
            part: part.into(),
        }
    }

    /// Returns a declaration: `float x`, `void *p`.
    fn declare(&self, name: &str) -> String {
        match self.name.ends_with('*') {
            true => format!("{}{name}", self.name),
            false => format!("{} {name}", self.name),
        }
    }
}

struct Header {
    types: String,
    functions: String,
    defined: HashSet<String>,
    names: Taken,
    reserved: Reserved,
    prefix: String,
    renamed: Vec<(String, String)>,
}

/// Returns the number of bits of the container beyond those of the integer, and true if the integer is sign-extended to
/// the container.
fn spare_bits(layout: &Layout) -> Option<(u64, bool)> {
    match layout.kind {
        LayoutKind::Int { width, sign } if width > 1 && layout.size <= 8 => {
            let spare = layout.size * 8 - u64::from(width);
            (spare > 0).then_some((spare, sign != Sign::Unsigned))
        }
        _ => None,
    }
}

impl Header {
    /// Creates a header that reserves the names of these types.
    fn new(types: &HashSet<String>, prefix: &str) -> Header {
        let mut reserved = Reserved::new(NAMES, is_reserved);
        reserved.extend(types.iter().cloned());
        reserved.extend(types.iter().map(|name| format!("{name}_of")));
        Header {
            types: String::new(),
            functions: String::new(),
            defined: HashSet::new(),
            names: Taken::default(),
            reserved,
            prefix: prefix.to_owned(),
            renamed: Vec::new(),
        }
    }

    /// Returns the C name of a function.
    fn name(&mut self, source: &str) -> String {
        let wanted = format!("{}{source}", self.prefix);
        let name = self.reserved.identifier(&wanted, "f");
        // A name that only had invalid characters replaced is not reported.
        let is_renamed = name != wanted && name.trim_end_matches('_') == wanted;
        if is_renamed {
            self.renamed.push((source.to_owned(), name.clone()));
        }
        self.names.name(name)
    }

    /// Defines a type once, with a guard against definitions in other headers of Terrace.
    fn define(&mut self, name: &str, text: &str) {
        if self.defined.insert(name.to_owned()) {
            let guard = name.to_ascii_uppercase();
            let _ = write!(
                self.types,
                "\n#ifndef {guard}\n#define {guard}\n{text}\n#endif\n"
            );
        }
    }

    fn bytes(&mut self, size: u64, what: &str) -> CType {
        let part = format!("bytes_{size}");
        let name = format!("terrace_{part}");
        self.define(
            &name,
            &format!(
                "/* {what} */\ntypedef struct {{ unsigned char bytes[{}]; }} {name};",
                size.max(1)
            ),
        );
        CType::new(name, part)
    }

    /// Returns the C type of a value.
    fn value(&mut self, ty: Option<&SourceType>, layout: &Layout) -> CType {
        match &layout.kind {
            LayoutKind::Int { width, .. } if ty == Some(&SourceType::Index) => match width {
                64 => CType::new("intptr_t", "index"),
                width => CType::new(format!("int{}_t", layout.size * 8), format!("index{width}")),
            },
            LayoutKind::Int { width: 1, .. } => CType::new("bool", "i1"),
            LayoutKind::Int { width, sign } => {
                let (letter, prefix) = match sign {
                    Sign::Unsigned => ("u", "ui"),
                    _ => ("", "i"),
                };
                let part = format!("{prefix}{width}");
                if layout.size <= 8 {
                    return CType::new(format!("{letter}int{}_t", layout.size * 8), part);
                }
                let name = format!("terrace_{part}");
                let words = layout.size / 8;
                self.define(
                    &name,
                    &format!(
                        "/* An integer of {width} bits, lowest word first. */\ntypedef struct {{ uint64_t words[{words}]; }} {name};"
                    ),
                );
                CType::new(name, part)
            }
            LayoutKind::Float(FloatKind::F32) => CType::new("float", "f32"),
            LayoutKind::Float(FloatKind::F64) => CType::new("double", "f64"),
            LayoutKind::Float(kind) => {
                let part = identifier(kind.keyword(), "f");
                let name = format!("terrace_{part}");
                let text = match layout.size {
                    1 | 2 | 4 | 8 => format!("typedef uint{}_t {name};", layout.size * 8),
                    size => format!("typedef struct {{ unsigned char bytes[{size}]; }} {name};"),
                };
                self.define(
                    &name,
                    &format!("/* A float of type {}, as bits. */\n{text}", kind.keyword()),
                );
                CType::new(name, part)
            }
            LayoutKind::Ptr => CType::new("void *", "ptr"),
            LayoutKind::Complex { part, imaginary } if *imaginary == part.size => {
                let inner = match ty {
                    Some(SourceType::Complex(inner)) => Some(&**inner),
                    _ => None,
                };
                let part = self.value(inner, part);
                let own = format!("complex_{}", part.part);
                let name = format!("terrace_{own}");
                self.define(
                    &name,
                    &format!("typedef struct {{ {} re, im; }} {name};", part.name),
                );
                CType::new(name, own)
            }
            LayoutKind::Vector { len, bits, element } if u64::from(*bits) == element.size * 8 => {
                let inner = match ty {
                    Some(SourceType::Vector { element, .. }) => Some(&**element),
                    _ => None,
                };
                self.row("vector", *len, inner, element, layout.size)
            }
            LayoutKind::Array { len, element } => {
                let inner = match ty {
                    Some(SourceType::Array { element, .. }) => Some(&**element),
                    Some(SourceType::Vector { .. }) => ty,
                    _ => None,
                };
                self.row("array", *len, inner, element, layout.size)
            }
            LayoutKind::Struct(fields) => {
                let types = match ty {
                    Some(SourceType::Struct { fields, .. }) => &fields[..],
                    _ => &[],
                };
                self.structure(types, fields, layout)
            }
            _ => self.bytes(layout.size, "A value that C has no type for."),
        }
    }

    fn row(
        &mut self,
        kind: &str,
        len: u64,
        ty: Option<&SourceType>,
        element: &Layout,
        size: u64,
    ) -> CType {
        let element_type = self.value(ty, element);
        let part = format!("{kind}_{len}_{}", element_type.part);
        let name = format!("terrace_{part}");
        let item = element_type.declare(&format!("at[{}]", len.max(1)));
        let padding = match size.saturating_sub(element.size * len) {
            0 => String::new(),
            padding => format!(" unsigned char padding[{padding}];"),
        };
        self.define(
            &name,
            &format!("typedef struct {{ {item};{padding} }} {name};"),
        );
        CType::new(name, part)
    }

    fn structure(
        &mut self,
        types: &[SourceType],
        fields: &[(u64, Layout)],
        layout: &Layout,
    ) -> CType {
        // C places each field at the next multiple of its alignment.
        let (mut end, mut align) = (0u64, 1);
        let mut is_natural = !fields.is_empty();
        for (at, field) in fields {
            let own = field.align.clamp(1, 8);
            is_natural &= *at == end.next_multiple_of(own)
                && matches!(
                    field.kind,
                    LayoutKind::Int { .. } | LayoutKind::Float(_) | LayoutKind::Ptr
                )
                && field.size == field.align;
            align = align.max(own);
            end = at + field.size;
        }
        if !is_natural || layout.size != end.next_multiple_of(align) {
            return self.bytes(layout.size, "A struct with a layout that differs from C's.");
        }
        let mut part = String::from("struct");
        let mut text = String::new();
        for (at, (_, field)) in fields.iter().enumerate() {
            let ty = self.value(types.get(at), field);
            part.push('_');
            part.push_str(&ty.part);
            let _ = write!(text, " {};", ty.declare(&format!("f{at}")));
        }
        let name = format!("terrace_{part}");
        self.define(&name, &format!("typedef struct {{{text} }} {name};"));
        CType::new(name, part)
    }

    fn index(&self, bits: u32) -> CType {
        match bits {
            64 => CType::new("intptr_t", "index"),
            bits => CType::new(format!("int{bits}_t"), "index"),
        }
    }

    fn memref(&mut self, rank: usize, ty: &SourceType, element: &Layout, index_bits: u32) -> CType {
        let element = self.value(Some(ty), element);
        let index = self.index(index_bits).name;
        let part = format!("memref_{rank}_{}", element.part);
        let name = format!("terrace_{part}");
        let lists = match rank {
            0 => String::new(),
            rank => format!("  {index} sizes[{rank}];\n  {index} strides[{rank}];\n"),
        };
        let fields = [element.declare("*allocated"), element.declare("*aligned")];
        let text = format!(
            "/* A memref: element i, j, .. is aligned[offset + i * strides[0] + j * strides[1] + ..]. Who gets one from a\n   \
            function frees allocated, unless it is an argument's or a constant. */\n\
            typedef struct {{\n  {};\n  {};\n  {index} offset;\n{lists}}} {name};",
            fields[0], fields[1]
        );
        let of = row_major(&name, &element, rank, &index);
        self.define(&name, &format!("{text}\n{of}"));
        CType::new(name, part)
    }

    fn unranked(&mut self, ty: &SourceType, element: &Layout, index_bits: u32) -> CType {
        let element = self.value(Some(ty), element);
        let index = self.index(index_bits).name;
        let part = format!("unranked_{}", element.part);
        let name = format!("terrace_{part}");
        self.define(
            &name,
            &format!(
                "/* A memref of any rank: descriptor points to a terrace_memref_RANK_{}. */\n\
                typedef struct {{ {index} rank; void *descriptor; }} {name};",
                element.part
            ),
        );
        CType::new(name, part)
    }

    fn function(&mut self, export: &Export) {
        let signature = export.signature();
        let mut lines = comment(signature);
        let closed = match export {
            Export::Closed(_, why) => Some(why.as_str()),
            _ if !is_symbol(&signature.name) => {
                Some("C compilers pass its name to the assembler unchanged")
            }
            _ => None,
        };
        if let Some(why) = closed {
            lines.push(format!("Not declared: {why}."));
        }
        self.functions.push_str("\n/**\n");
        for line in lines {
            let line = line.replace("*/", "* /");
            let _ = writeln!(self.functions, "{}", format!(" * {line}").trim_end());
        }
        self.functions.push_str(" */\n");
        match export {
            _ if closed.is_some() => {}
            Export::Closed(..) => {}
            Export::Direct {
                signature,
                params,
                result,
            } => self.direct(signature, params, result.as_ref()),
            Export::Packed(entry) => self.packed(entry),
        }
    }

    fn direct(&mut self, signature: &Signature, params: &[Layout], result: Option<&Layout>) {
        let name = self.name(&signature.name);
        let mut taken = Taken::default();
        let mut list = Vec::new();
        for (at, (param, layout)) in signature.params.iter().zip(params).enumerate() {
            let ty = self.value(Some(&param.ty), layout);
            list.push(ty.declare(&self.reserved.param(param, at, &mut taken)));
        }
        let list = list_text(&list);
        let ty = match (signature.results.first(), result) {
            (Some(result), Some(layout)) => self.value(Some(&result.ty), layout),
            _ => CType::new("void", ""),
        };
        let declared = ty.declare(&format!("{name}({list})"));
        let symbol = match name == signature.name {
            true => String::new(),
            false => format!(" TERRACE_SYMBOL(\"{}\")", signature.name),
        };
        let _ = writeln!(self.functions, "{declared}{symbol};");
    }

    fn place(&mut self, ty: &SourceType, place: &Place, index_bits: u32) -> CType {
        let inner = match ty {
            SourceType::MemRef(memref) => &memref.element,
            SourceType::UnrankedMemRef(element) => element,
            ty => ty,
        };
        match place {
            Place::Plain { layout, .. } => self.value(Some(ty), layout),
            Place::MemRef {
                memref, element, ..
            } => self.memref(memref.rank(), inner, element, index_bits),
            Place::Bare { element, .. } => {
                let element = self.value(Some(inner), element);
                let name = element.declare("*");
                CType::new(name, format!("pointer_{}", element.part))
            }
            Place::Unranked { element, .. } => self.unranked(inner, element, index_bits),
        }
    }

    fn packed(&mut self, entry: &Entry) {
        let signature = entry.signature();
        let bits = entry.index_bits();
        let name = self.name(&signature.name);
        let symbol = self.reserved.identifier(entry.symbol(), "f");
        let symbol = self.names.name(symbol);
        let mut taken = Taken::default();
        taken.name(symbol.clone());
        let (mut list, mut body) = (Vec::new(), String::new());
        let places = signature.params.iter().zip(entry.params());
        for (at, (param, place)) in places.enumerate() {
            let ty = self.place(&param.ty, place, bits);
            let own = self.reserved.param(param, at, &mut taken);
            list.push(ty.declare(&own));
            copies(&own, place, bits, &mut |at, what, size| {
                let _ = writeln!(body, "  memcpy(terrace_block + {at}, &{what}, {size});");
            });
        }
        let mut results = Vec::new();
        for (result, place) in signature.results.iter().zip(entry.results()) {
            results.push((self.place(&result.ty, place, bits), place));
        }
        let _ = writeln!(body, "  {symbol}(terrace_block);");
        let many = results.len() > 1;
        for (at, (_, place)) in results.iter().enumerate() {
            let own = match many {
                true => format!("terrace_result.r{at}"),
                false => "terrace_result".to_owned(),
            };
            copies(&own, place, bits, &mut |at, what, size| {
                let _ = writeln!(body, "  memcpy(&{what}, terrace_block + {at}, {size});");
            });
            if let Place::Plain { layout, .. } = place
                && let Some((spare, signed)) = spare_bits(layout)
            {
                let width = layout.size * 8;
                let sign = if signed { "" } else { "u" };
                let _ = writeln!(
                    body,
                    "  {own} = ({sign}int{width}_t)({sign}int{width}_t)((uint{width}_t){own} << {spare}) >> {spare};"
                );
            }
        }
        let ty = match &results[..] {
            [] => CType::new("void", ""),
            [(only, _)] => only.clone(),
            all => {
                let own = format!("{name}_results");
                let mut fields = String::new();
                for (at, (ty, _)) in all.iter().enumerate() {
                    let _ = write!(fields, " {};", ty.declare(&format!("r{at}")));
                }
                let _ = writeln!(self.functions, "struct {own} {{{fields} }};");
                CType::new(format!("struct {own}"), "")
            }
        };
        let words = entry.size().div_ceil(8).max(1);
        let list = list_text(&list);
        let declared = ty.declare(&format!("{name}({list})"));
        let _ = writeln!(
            self.functions,
            "void {symbol}(void *) TERRACE_SYMBOL(\"{}\");\nstatic inline {declared} {{",
            entry.symbol()
        );
        // The array of words provides the alignment.
        let _ = writeln!(
            self.functions,
            "  uint64_t terrace_words[{words}] = {{0}};\n  unsigned char *terrace_block = (unsigned char *)terrace_words;"
        );
        if !results.is_empty() {
            let result = ty.declare("terrace_result");
            let _ = writeln!(
                self.functions,
                "  {result};\n  memset(&terrace_result, 0, sizeof terrace_result);"
            );
        }
        self.functions.push_str(&body);
        if !results.is_empty() {
            self.functions.push_str("  return terrace_result;\n");
        }
        self.functions.push_str("}\n");
    }
}

/// Returns a function that makes a memref of contiguous row-major elements.
fn row_major(name: &str, element: &CType, rank: usize, index: &str) -> String {
    let mut list = vec![element.declare("*data")];
    let mut body =
        String::from("  memref.allocated = memref.aligned = data;\n  memref.offset = 0;\n");
    for at in 0..rank {
        list.push(format!("{index} size{at}"));
        let stride: Vec<_> = (at + 1..rank).map(|inner| format!("size{inner}")).collect();
        let stride = match stride.is_empty() {
            true => "1".to_owned(),
            false => stride.join(" * "),
        };
        let _ = writeln!(
            body,
            "  memref.sizes[{at}] = size{at};\n  memref.strides[{at}] = {stride};"
        );
    }
    format!(
        "/* A memref of elements that lie in rows without gaps. */\n\
        static inline {name} {name}_of({}) {{\n  {name} memref;\n{body}  return memref;\n}}",
        list.join(", ")
    )
}

fn list_text(list: &[String]) -> String {
    match list.is_empty() {
        true => "void".to_owned(),
        false => list.join(", "),
    }
}

/// Returns true for names that assemblers accept without quotation marks.
fn is_symbol(name: &str) -> bool {
    let mut bytes = name.bytes();
    !name.starts_with(|c: char| c.is_ascii_digit())
        && bytes.all(|byte| byte.is_ascii_alphanumeric() || b"_.$".contains(&byte))
}

/// Calls `copy` for each part of a value that is copied to or from a block, with the offset, the expression and the
/// size in bytes.
fn copies(own: &str, place: &Place, index_bits: u32, copy: &mut dyn FnMut(u64, &str, u64)) {
    let index = u64::from(index_bits).div_ceil(8);
    match place {
        Place::Plain { at, layout } => {
            let size = layout.store_size();
            if size > 0 {
                copy(*at, own, size);
            }
        }
        Place::Bare { at, .. } => copy(*at, own, 8),
        Place::Unranked {
            rank, descriptor, ..
        } => {
            copy(*rank, &format!("{own}.rank"), index);
            copy(*descriptor, &format!("{own}.descriptor"), 8);
        }
        Place::MemRef { parts, .. } => {
            let Descriptor {
                allocated,
                aligned,
                offset,
                sizes,
                strides,
            } = parts;
            copy(*allocated, &format!("{own}.allocated"), 8);
            copy(*aligned, &format!("{own}.aligned"), 8);
            copy(*offset, &format!("{own}.offset"), index);
            for (name, list) in [("sizes", sizes), ("strides", strides)] {
                for (number, at) in list.iter().enumerate() {
                    copy(*at, &format!("{own}.{name}[{number}]"), index);
                }
            }
        }
    }
}
