//! Types of exported functions and variables, compared with the declarations in other modules.

use rustc_hash::FxHashMap;
use terrace_engine_abi::{MemRef, Param, Sign, Signature, SourceType};
use terrace_llvmir::{Module, Symbol, Type, TypeKind, Types};

use crate::error::Mismatch;
use crate::symbols::Symbols;

/// The types of an exported function or variable.
#[derive(Clone, Debug)]
struct Exported {
    /// The type with named structs replaced by their fields, because names of structs mean nothing in another module.
    shape: String,
    /// The type as LLVM prints it.
    text: String,
    is_function: bool,
    /// The source type.
    source: Option<Signature>,
}

/// Types of exported symbols, keyed by name.
#[derive(Debug, Default)]
pub(crate) struct ExportedTypes(FxHashMap<String, Exported>);

impl ExportedTypes {
    /// Collects the types of the exported symbols. `sources` are the source types of functions.
    pub(crate) fn new(
        module: &Module,
        exports: &FxHashMap<String, usize>,
        sources: Vec<Signature>,
    ) -> ExportedTypes {
        let mut sources: FxHashMap<_, _> = sources
            .into_iter()
            .map(|source| (source.name.clone(), source))
            .collect();
        let types = exports.keys().filter_map(|name| {
            let symbol = module.ctx.symbols.get(name.as_bytes())?;
            let exported = Exported::new(module, symbol, sources.remove(name));
            Some((name.clone(), exported))
        });
        ExportedTypes(types.collect())
    }
}

impl Exported {
    fn new(module: &Module, symbol: Symbol, source: Option<Signature>) -> Exported {
        let (types, ty) = (
            &module.ctx.types,
            module.ctx.symbols.info(symbol).value_type,
        );
        let mut shape = Vec::new();
        push_shape(types, ty, &mut shape);
        let mut printed = Vec::new();
        types.push_type(ty, &mut printed);
        let text = |bytes: Vec<u8>| String::from_utf8_lossy(&bytes).into_owned();
        Exported {
            shape: text(shape),
            text: text(printed),
            is_function: matches!(types.kind(ty), TypeKind::Function { .. }),
            source,
        }
    }

    /// Returns the text of the type for a message that also mentions `other`.
    fn describe(&self, other: &Exported) -> String {
        match (self.is_function, other.is_function) {
            (true, false) => format!("a function of the type {}", self.text),
            (false, true) => format!("a variable of the type {}", self.text),
            _ => self.text.clone(),
        }
    }

    /// Returns the declared and the actual type if they differ.
    fn mismatch(&self, actual: &Exported) -> Option<(String, String)> {
        let is_same = self.shape == actual.shape || is_open_array(&self.text, &actual.text);
        if self.is_function != actual.is_function || !is_same {
            return Some((self.describe(actual), actual.describe(self)));
        }
        let (declared, actual) = (self.source.as_ref()?, actual.source.as_ref()?);
        let differs = |a: &[Param], b: &[Param]| {
            a.len() == b.len() && !a.iter().zip(b).all(|(a, b)| agree(a, b))
        };
        let differ = differs(&declared.params, &actual.params)
            || differs(&declared.results, &actual.results);
        differ.then(|| (declared.type_text(), actual.type_text()))
    }
}

/// Returns true if a variable is declared as an array of unknown length, as with C's `extern int a[];`, and is defined
/// as an array with the same element type.
fn is_open_array(declared: &str, actual: &str) -> bool {
    let element = |text: &str| {
        let (_, element) = text.strip_prefix('[')?.split_once(" x ")?;
        Some(element.to_owned())
    };
    declared.starts_with("[0 x ") && element(declared) == element(actual)
}

/// Appends the text of a type, with named structs replaced by their fields. Types are not recursive, so this ends.
fn push_shape(types: &Types, ty: Type, text: &mut Vec<u8>) {
    let mut list = |open: &str, parts: &[Type], close: &str| {
        text.extend_from_slice(open.as_bytes());
        for part in parts {
            push_shape(types, *part, text);
            text.push(b',');
        }
        text.extend_from_slice(close.as_bytes());
    };
    match types.kind(ty) {
        TypeKind::Array { element, len } => list(&format!("[{len}x"), &[element], "]"),
        TypeKind::Struct { fields, packed }
        | TypeKind::Identified {
            fields: Some(fields),
            packed,
            ..
        } => list(if packed { "<{" } else { "{" }, fields, "}"),
        TypeKind::Function {
            result,
            params,
            varargs,
        } => {
            list("", &[result], "(");
            list("", params, if varargs { "...)" } else { ")" });
        }
        _ => types.push_type(ty, text),
    }
}

/// Returns true if two source types agree as far as they are known. The caller has already compared the lowered types.
fn agree(a: &Param, b: &Param) -> bool {
    match (&a.ty, &b.ty) {
        (SourceType::Other(_), SourceType::Other(_)) => a.text == b.text,
        (a, b) => is_same(a, b),
    }
}

fn is_same(a: &SourceType, b: &SourceType) -> bool {
    match (a, b) {
        (
            SourceType::Int { width, sign },
            SourceType::Int {
                width: other,
                sign: its,
            },
        ) => width == other && (sign == its || [*sign, *its].contains(&Sign::Signless)),
        (SourceType::MemRef(a), SourceType::MemRef(b)) => is_same_memref(a, b),
        (SourceType::UnrankedMemRef(a), SourceType::UnrankedMemRef(b)) => is_same(a, b),
        // A memref and its parts, or `index` and an integer: the lowered types decide.
        (SourceType::MemRef(_) | SourceType::UnrankedMemRef(_), other)
        | (other, SourceType::MemRef(_) | SourceType::UnrankedMemRef(_)) => {
            !matches!(other, SourceType::MemRef(_) | SourceType::UnrankedMemRef(_))
        }
        (SourceType::Float(a), SourceType::Float(b)) => a == b,
        (SourceType::Complex(a), SourceType::Complex(b)) => is_same(a, b),
        _ => true,
    }
}

fn is_same_memref(a: &MemRef, b: &MemRef) -> bool {
    a.shape == b.shape
        && a.strides == b.strides
        && a.offset == b.offset
        && is_same_element(&a.element, &b.element)
}

/// Compares element types exactly, because the lowered type of a memref is a pointer without its element type.
fn is_same_element(a: &SourceType, b: &SourceType) -> bool {
    match (a, b) {
        (SourceType::Index, SourceType::Int { width, .. })
        | (SourceType::Int { width, .. }, SourceType::Index) => *width == usize::BITS,
        (SourceType::Int { .. }, SourceType::Int { .. }) => is_same(a, b),
        (SourceType::Complex(a), SourceType::Complex(b)) => is_same_element(a, b),
        (
            SourceType::Vector { shape, element },
            SourceType::Vector {
                shape: other,
                element: its,
            },
        ) => shape == other && is_same_element(element, its),
        (SourceType::MemRef(a), SourceType::MemRef(b)) => is_same_memref(a, b),
        (a, b) => a == b,
    }
}

/// Returns the declarations of a module whose types differ from the definitions in other modules.
pub(crate) fn mismatches(
    module: &Module,
    symbols: &Symbols,
    declarations: &[Signature],
) -> Vec<Mismatch> {
    let functions = module.functions.iter();
    let functions = functions.filter(|function| function.body.is_empty());
    let variables = module.globals.iter();
    let variables = variables.filter(|variable| variable.initializer.is_none());
    let declared = functions
        .map(|function| function.value.symbol)
        .chain(variables.map(|variable| variable.value.symbol));
    let mismatches = declared.filter_map(|symbol| {
        let name = String::from_utf8_lossy(module.ctx.symbols.name(symbol)).into_owned();
        let owner = symbols.module_of(&name)?;
        let actual = owner.types.0.get(&name)?;
        let source = declarations.iter().find(|source| source.name == name);
        let declared = Exported::new(module, symbol, source.cloned());
        let (declared, actual) = declared.mismatch(actual)?;
        Some(Mismatch {
            name,
            declared,
            actual,
        })
    });
    mismatches.collect()
}
