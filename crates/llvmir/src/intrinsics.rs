//! The table of LLVM's intrinsics: names, types, attributes, and parameters that must be constants.
//!
//! `cargo xtask intrinsics` generates `data/`. A signature is encoded as in LLVM: a list of codes for the result and
//! the parameters. A code stands for a fixed type, for an overloaded type at its first occurrence, or for a type
//! derived from an overloaded one.

mod attributes;
mod mangle;

use std::sync::OnceLock;

use crate::context::Context;
use crate::types::{Type, TypeKind};

const NAMES: &str = include_str!("../data/intrinsics.txt");
/// The files that [`NAMES`] refers to by line: signatures, attributes of the function, and attributes of its result
/// and parameters.
const COLUMNS: [&str; 3] = [
    include_str!("../data/signatures.txt"),
    include_str!("../data/function-attributes.txt"),
    include_str!("../data/value-attributes.txt"),
];

/// An intrinsic of LLVM's table.
#[derive(Clone, Debug)]
pub struct Intrinsic {
    /// The name without the suffix for overloaded types.
    pub name: &'static str,
    /// The parameters that must be constants. A parameter with limited values has bounds: the lower one inclusive,
    /// the upper one exclusive.
    pub constants: Vec<(usize, Option<(i64, i64)>)>,
    codes: Vec<u32>,
    /// Keywords, and `memory=` followed by a number.
    function_attributes: &'static str,
    /// Per value: the index of the parameter (0 for the result) and its keywords. Slashes separate the values.
    value_attributes: &'static str,
}

/// A position in the function type of an intrinsic.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum IntrinsicPart {
    /// A field of the result. Field 0 of a result that is not a struct is the result itself.
    Result(usize),
    /// A parameter.
    Parameter(usize),
}

/// The reason why a function type does not match an intrinsic.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mismatch {
    /// The result type differs.
    Result,
    /// A parameter type differs.
    Parameter,
}

/// The outcome of matching a result and some parameters with the signature of an intrinsic.
pub struct MatchedIntrinsic<'i> {
    /// The overloaded types that the matched part determines.
    pub overloads: Vec<Type>,
    /// The codes of the unmatched part.
    rest: &'i [u32],
}

impl MatchedIntrinsic<'_> {
    /// Returns true if the whole signature was matched by a function type that is variadic or not: LLVM's
    /// `matchIntrinsicVarArg`.
    pub fn is_complete(&self, varargs: bool) -> bool {
        matches!((self.rest, varargs), ([], false) | ([VARARG], true))
    }
}

impl Intrinsic {
    /// Iterates over all intrinsics, including target-specific ones, sorted by name.
    pub fn all() -> impl Iterator<Item = Intrinsic> {
        NAMES.lines().filter_map(Intrinsic::of_line)
    }

    /// Returns the intrinsic with the longest base name that is a prefix of this function name, if the rest can be a
    /// suffix for overloaded types.
    pub fn of_name(name: &str) -> Option<Intrinsic> {
        if !name.starts_with("llvm.") {
            return None;
        }
        // As in LLVM, the longest run of components that begins any name decides, even if it ends inside another
        // intrinsic's name.
        let mut prefix = name;
        let line = loop {
            match line_from(prefix).filter(|line| line.starts_with(prefix)) {
                Some(line) => break line,
                None => prefix = &prefix[..prefix.rfind('.')?],
            }
        };
        let found = Intrinsic::of_line(line)?;
        let rest = name.strip_prefix(found.name)?;
        (rest.is_empty() || rest.starts_with('.') && found.is_overloaded()).then_some(found)
    }

    fn of_line(line: &'static str) -> Option<Intrinsic> {
        static LINES: OnceLock<[Vec<&str>; 3]> = OnceLock::new();
        let lines = LINES.get_or_init(|| COLUMNS.map(|file| file.lines().collect()));
        let mut words = line.split(' ');
        let name = words.next()?;
        let mut column = |at: usize| {
            let line: usize = words.next()?.parse().ok()?;
            lines[at].get(line).copied()
        };
        let signature = column(0)?;
        let (codes, constants) = signature.split_once('/')?;
        let constant = |word: &str| {
            let mut parts = word.split(':');
            let at = parts.next()?.parse().ok()?;
            let mut bound = || parts.next()?.parse().ok();
            Some((at, bound().zip(bound())))
        };
        Some(Intrinsic {
            name,
            constants: constants.split_whitespace().filter_map(constant).collect(),
            codes: codes
                .split_whitespace()
                .filter_map(|word| word.parse().ok())
                .collect(),
            function_attributes: column(1)?,
            value_attributes: column(2)?,
        })
    }

    /// Returns true if the result is a struct for all overloads.
    pub(crate) fn returns_struct(&self) -> bool {
        matches!(self.codes.first(), Some(&(STRUCT | EMPTY_STRUCT)))
    }

    /// Returns true if the name ends in a suffix for overloaded types.
    pub fn is_overloaded(&self) -> bool {
        let mut at = 0;
        while at < self.codes.len() {
            if is_open(&self.codes, at) {
                return true;
            }
            at += 1 + words(self.codes[at]);
        }
        false
    }

    /// Returns the first position of each overloaded type, in the order of the name's suffixes.
    pub fn overloads(&self) -> Vec<IntrinsicPart> {
        let codes = &self.codes;
        let mut overloads = Vec::new();
        let (mut at, fields) = match codes.first() {
            Some(&STRUCT) => (2, fields(codes, 0)),
            _ => (0, 1),
        };
        for number in 0.. {
            if at >= codes.len() {
                break;
            }
            if is_open(codes, at) {
                overloads.push(match number < fields {
                    true => IntrinsicPart::Result(number),
                    false => IntrinsicPart::Parameter(number - fields),
                });
            }
            skip_type(codes, &mut at);
        }
        overloads
    }

    /// As [`overloads`](Self::overloads), for calls with an unknown result type. If a parameter has the result's
    /// type, its position replaces that of the result.
    pub fn overloads_by_parameters(&self) -> Vec<IntrinsicPart> {
        let codes = &self.codes;
        let mut overloads = self.overloads();
        let (mut at, fields) = match codes.first() {
            Some(&STRUCT) => (2, fields(codes, 0)),
            _ => (0, 1),
        };
        for number in 0.. {
            let Some(&code) = codes.get(at) else { break };
            if code == ARG
                && let Some(parameter) = usize::checked_sub(number, fields)
                && let Some(&word) = codes.get(at + 1)
                && let Some(part @ IntrinsicPart::Result(_)) = overloads.get_mut(word as usize >> 3)
            {
                *part = IntrinsicPart::Parameter(parameter);
            }
            skip_type(codes, &mut at);
        }
        overloads
    }

    /// Returns true if the first overloaded type must be a float or a vector of floats, and false if it must be an
    /// integer or a vector of integers. Returns `None` if the intrinsic constrains neither.
    pub fn is_of_floats(&self) -> Option<bool> {
        let mut at = 0;
        while at < self.codes.len() {
            let code = self.codes[at];
            if code == ARG {
                return match self.codes.get(at + 1)? & 7 {
                    1 => Some(false),
                    2 => Some(true),
                    _ => None,
                };
            }
            at += 1 + words(code);
        }
        None
    }
}

/// Returns the first line whose name does not sort before `name`.
fn line_from(name: &str) -> Option<&'static str> {
    let (mut low, mut high) = (0, NAMES.len());
    while low < high {
        let middle = low + (high - low) / 2;
        let start = NAMES[..middle].rfind('\n').map_or(0, |at| at + 1);
        let line = NAMES[start..].lines().next()?;
        if line.split_once(' ')?.0 < name {
            low = start + line.len() + 1;
        } else {
            high = start;
        }
    }
    NAMES.get(low..)?.lines().next()
}

/// LLVM's codes that take further words or that this module names. Other fixed types are in [`fixed`].
const DONE: u32 = 0;
const PTR: u32 = 14;
const ARG: u32 = 15;
const EMPTY_STRUCT: u32 = 20;
const STRUCT: u32 = 21;
const EXTEND: u32 = 22;
const TRUNC: u32 = 23;
const ANY_PTR: u32 = 24;
const VARARG: u32 = 26;
const ONE_NTH_ELTS: u32 = 27;
const SAME_VEC_WIDTH: u32 = 28;
const VEC_OF_ANYPTRS: u32 = 29;
const VEC_ELEMENT: u32 = 34;
const SCALABLE: u32 = 35;
const SUBDIVIDE_2: u32 = 36;
const SUBDIVIDE_4: u32 = 37;
const VEC_OF_INTS: u32 = 38;
const EXTERNREF: u32 = 45;
const FUNCREF: u32 = 46;
const SVCOUNT: u32 = 49;

/// An [`ARG`] kind: the same type as another overloaded type.
const MATCH_TYPE: u32 = 7;

/// Returns true if the code at `at` is the first occurrence of an overloaded type.
fn is_open(codes: &[u32], at: usize) -> bool {
    match codes[at] {
        ARG => codes[at + 1] & 7 != MATCH_TYPE,
        code => code == VEC_OF_ANYPTRS,
    }
}

/// Returns the number of fields of the struct whose code is at `at`.
fn fields(codes: &[u32], at: usize) -> usize {
    codes.get(at + 1).map_or(0, |more| *more as usize + 2)
}

/// Skips one type and its component types.
fn skip_type(codes: &[u32], at: &mut usize) {
    let Some(&code) = codes.get(*at) else { return };
    let inner = match code {
        STRUCT => fields(codes, *at),
        SCALABLE | SAME_VEC_WIDTH => 1,
        code => usize::from(lanes(code).is_some()),
    };
    *at += 1 + words(code);
    for _ in 0..inner {
        skip_type(codes, at);
    }
}

/// Returns the number of words that follow a code.
fn words(code: u32) -> usize {
    match code {
        ARG | EXTEND | TRUNC | ANY_PTR | SAME_VEC_WIDTH | VEC_ELEMENT | SUBDIVIDE_2
        | SUBDIVIDE_4 | VEC_OF_INTS | STRUCT => 1,
        ONE_NTH_ELTS | VEC_OF_ANYPTRS => 2,
        _ => 0,
    }
}

/// Returns the number of lanes of a vector code.
fn lanes(code: u32) -> Option<u32> {
    Some(match code {
        9 => 2,
        10 => 4,
        11 => 8,
        12 => 16,
        13 => 32,
        16 => 64,
        25 => 1,
        31 => 512,
        32 => 1024,
        39 => 128,
        41 => 256,
        44 => 3,
        50 => 6,
        51 => 10,
        52 => 2048,
        53 => 4096,
        _ => return None,
    })
}

impl Context {
    /// Returns the type of a code that takes no further words.
    fn fixed(&mut self, code: u32) -> Option<Type> {
        Some(match code {
            DONE | VARARG => Type::VOID,
            1 => Type::I1,
            2 => Type::I8,
            3 => Type::I16,
            4 => Type::I32,
            5 => Type::I64,
            6 => Type::HALF,
            7 => Type::FLOAT,
            8 => Type::DOUBLE,
            PTR => Type::PTR,
            17 => self.types.vector(Type::I64, 1),
            18 => Type::TOKEN,
            19 => Type::METADATA,
            EMPTY_STRUCT => self.types.struct_(&[], false),
            30 => self.types.int(128),
            33 => Type::FP128,
            40 => Type::BFLOAT,
            42 => Type::X86_AMX,
            43 => Type::PPC_FP128,
            EXTERNREF => self.types.ptr(10),
            FUNCREF => self.types.ptr(20),
            47 => self.types.int(2),
            48 => self.types.int(4),
            SVCOUNT => self.types.target_ext(b"aarch64.svcount", &[], &[]),
            _ => return None,
        })
    }

    /// Returns the vector type with another number of lanes and the same element type.
    fn resized(&mut self, ty: Type, lanes: u32) -> Option<Type> {
        match self.types.kind(ty) {
            TypeKind::Vector {
                element, scalable, ..
            } => Some(match scalable {
                true => self.types.scalable_vector(element, lanes),
                false => self.types.vector(element, lanes),
            }),
            _ => None,
        }
    }

    /// Returns the integer type, or vector of integers, with another width.
    fn widened(&mut self, ty: Type, width: impl Fn(u32) -> u32) -> Option<Type> {
        let scalar = self.types.scalar(ty);
        let bits = width(self.types.int_width(scalar)?);
        if bits == 0 {
            return None;
        }
        let scalar = self.types.int(bits);
        Some(self.types.with_scalar(ty, scalar))
    }

    /// Derives a type from an overloaded one, for the codes whose only operand is the overload's index.
    fn derived(&mut self, code: u32, from: Type) -> Option<Type> {
        let lanes = match self.types.kind(from) {
            TypeKind::Vector { len, .. } => Some(len),
            _ => None,
        };
        match code {
            EXTEND => self.widened(from, |bits| 2 * bits),
            TRUNC => self.widened(from, |bits| bits / 2),
            VEC_ELEMENT => lanes.map(|_| self.types.scalar(from)),
            // Subdividing keeps the vector's size: twice as many elements of half the width.
            SUBDIVIDE_2 | SUBDIVIDE_4 => {
                let times = if code == SUBDIVIDE_2 { 1 } else { 2 };
                let mut ty = from;
                for _ in 0..times {
                    let lanes = self.types.element_count(ty)? as u32;
                    ty = self.narrowed(ty)?;
                    ty = self.resized(ty, lanes * 2)?;
                }
                Some(ty)
            }
            VEC_OF_INTS => {
                lanes?;
                let bits = self.types.scalar_bits(self.types.scalar(from));
                let scalar = self.types.int(bits);
                Some(self.types.with_scalar(from, scalar))
            }
            _ => None,
        }
    }

    /// Returns the vector type with elements of half the width.
    fn narrowed(&mut self, ty: Type) -> Option<Type> {
        let half = match self.types.kind(self.types.scalar(ty)) {
            TypeKind::Double => Type::FLOAT,
            TypeKind::Float => Type::HALF,
            TypeKind::Int(bits) if bits % 2 == 0 => self.types.int(bits / 2),
            _ => return None,
        };
        Some(self.types.with_scalar(ty, half))
    }

    /// Matches a result type and parameter types with the beginning of an intrinsic's signature: LLVM's
    /// `matchIntrinsicSignature`.
    pub fn match_intrinsic<'i>(
        &mut self,
        intrinsic: &'i Intrinsic,
        result: Type,
        params: &[Type],
    ) -> Result<MatchedIntrinsic<'i>, Mismatch> {
        let mut matching = Matching {
            codes: &intrinsic.codes,
            at: 0,
            overloads: Vec::new(),
            deferred: Vec::new(),
        };
        if !matching.accepts(self, result, false) {
            return Err(Mismatch::Result);
        }
        let of_result = matching.deferred.len();
        for &param in params {
            if !matching.accepts(self, param, false) {
                return Err(Mismatch::Parameter);
            }
        }
        let mut next = 0;
        while let Some(&(ty, at)) = matching.deferred.get(next) {
            let end = std::mem::replace(&mut matching.at, at);
            if !matching.accepts(self, ty, true) {
                return Err(match next < of_result {
                    true => Mismatch::Result,
                    false => Mismatch::Parameter,
                });
            }
            matching.at = end;
            next += 1;
        }
        Ok(MatchedIntrinsic {
            overloads: matching.overloads,
            rest: &matching.codes[matching.at..],
        })
    }

    /// Returns the function type of an intrinsic for these overloaded types.
    pub fn intrinsic_type(&mut self, intrinsic: &Intrinsic, overloads: &[Type]) -> Option<Type> {
        let mut at = 0;
        let result = self.decode(&intrinsic.codes, &mut at, overloads)?;
        let (mut params, mut varargs) = (Vec::new(), false);
        while at < intrinsic.codes.len() {
            if intrinsic.codes[at] == VARARG {
                varargs = true;
                break;
            }
            params.push(self.decode(&intrinsic.codes, &mut at, overloads)?);
        }
        Some(self.types.function(result, &params, varargs))
    }

    fn decode(&mut self, codes: &[u32], at: &mut usize, overloads: &[Type]) -> Option<Type> {
        // An empty signature stands for `void ()`.
        let Some(&code) = codes.get(*at) else {
            return Some(Type::VOID);
        };
        let word = |offset: usize| codes.get(*at + offset).copied();
        let first = word(1);
        let overload = |number: u32| overloads.get(number as usize).copied();
        let start = *at;
        *at += 1 + words(code);
        if let Some(lanes) = lanes(code) {
            let element = self.decode(codes, at, overloads)?;
            return Some(self.types.vector(element, lanes));
        }
        match code {
            SCALABLE => {
                let ty = self.decode(codes, at, overloads)?;
                match self.types.kind(ty) {
                    TypeKind::Vector { element, len, .. } => {
                        Some(self.types.scalable_vector(element, len))
                    }
                    _ => None,
                }
            }
            ANY_PTR => Some(self.types.ptr(first?)),
            STRUCT => {
                let mut fields = Vec::new();
                for _ in 0..first? + 2 {
                    fields.push(self.decode(codes, at, overloads)?);
                }
                Some(self.types.struct_(&fields, false))
            }
            ARG => overload(first? >> 3),
            VEC_OF_ANYPTRS => overload(first?),
            ONE_NTH_ELTS => {
                let ty = overload(first?)?;
                let lanes = self.types.element_count(ty)? as u32;
                self.resized(ty, lanes / (*codes.get(start + 2)?).max(1))
            }
            SAME_VEC_WIDTH => {
                let element = self.decode(codes, at, overloads)?;
                let like = overload(first? >> 3)?;
                Some(self.types.with_scalar(like, element))
            }
            EXTEND | TRUNC | VEC_ELEMENT | SUBDIVIDE_2 | SUBDIVIDE_4 | VEC_OF_INTS => {
                let from = overload(first? >> 3)?;
                self.derived(code, from)
            }
            _ => self.fixed(code),
        }
    }
}

/// A signature that is being matched with types.
struct Matching<'a> {
    codes: &'a [u32],
    at: usize,
    overloads: Vec<Type>,
    /// Types whose code refers to an overload that occurs later, and the code's index.
    deferred: Vec<(Type, usize)>,
}

impl Matching<'_> {
    /// Returns true if a type matches the next codes.
    fn accepts(&mut self, ctx: &mut Context, ty: Type, is_deferred: bool) -> bool {
        let start = self.at;
        let Some(&code) = self.codes.get(start) else {
            // The codes are exhausted: only `void ()` has no code for its result.
            return self.codes.is_empty() && ty == Type::VOID;
        };
        let word = |offset: usize| self.codes.get(start + offset).copied().unwrap_or(0);
        let (first, second) = (word(1), word(2));
        self.at += 1 + words(code);
        let vector = |ctx: &Context, ty: Type| match ctx.types.kind(ty) {
            TypeKind::Vector {
                element,
                len,
                scalable,
            } => Some((element, len, scalable)),
            _ => None,
        };
        if lanes(code).is_some() || code == SCALABLE {
            let (wanted, scalable) = match code {
                SCALABLE => {
                    self.at += 1;
                    (lanes(first), true)
                }
                _ => (lanes(code), false),
            };
            return match vector(ctx, ty) {
                Some((element, len, is_scalable)) => {
                    wanted == Some(len)
                        && is_scalable == scalable
                        && self.accepts(ctx, element, is_deferred)
                }
                None => false,
            };
        }
        let number = (first >> 3) as usize;
        match code {
            VARARG => false,
            ANY_PTR => matches!(ctx.types.kind(ty), TypeKind::Ptr(space) if space == first),
            STRUCT => {
                let fields = match ctx.types.kind(ty) {
                    TypeKind::Struct {
                        fields,
                        packed: false,
                    } => fields.to_vec(),
                    _ => return false,
                };
                fields.len() == first as usize + 2
                    && fields
                        .into_iter()
                        .all(|field| self.accepts(ctx, field, is_deferred))
            }
            ARG => {
                if let Some(&known) = self.overloads.get(number) {
                    return known == ty;
                }
                if number > self.overloads.len() || first & 7 == MATCH_TYPE {
                    return self.defer(ty, start, is_deferred);
                }
                self.overloads.push(ty);
                let scalar = ctx.types.scalar(ty);
                match first & 7 {
                    1 => ctx.types.int_width(scalar).is_some(),
                    2 => ctx.types.is_float(scalar),
                    3 => ctx.types.is_vector(ty),
                    4 => matches!(ctx.types.kind(ty), TypeKind::Ptr(_)),
                    _ => true,
                }
            }
            EXTEND | TRUNC | VEC_ELEMENT | SUBDIVIDE_2 | SUBDIVIDE_4 | VEC_OF_INTS => {
                match self.overloads.get(number) {
                    Some(&from) => ctx.derived(code, from) == Some(ty),
                    None => self.defer(ty, start, is_deferred),
                }
            }
            ONE_NTH_ELTS => match self.overloads.get(first as usize) {
                Some(&from) => {
                    let lanes = ctx.types.element_count(from);
                    match (vector(ctx, from), lanes) {
                        (Some(_), Some(lanes)) if second > 0 => {
                            ctx.resized(from, lanes as u32 / second) == Some(ty)
                        }
                        _ => false,
                    }
                }
                None => self.defer(ty, start, is_deferred),
            },
            SAME_VEC_WIDTH => {
                let Some(&like) = self.overloads.get(number) else {
                    // The element type is matched later, with the deferred type.
                    let element = self.codes.get(self.at).copied().unwrap_or(0);
                    self.at += 1 + words(element);
                    return self.defer(ty, start, is_deferred);
                };
                match (vector(ctx, like), vector(ctx, ty)) {
                    (Some((_, lanes, scalable)), Some((element, len, is_scalable))) => {
                        lanes == len
                            && scalable == is_scalable
                            && self.accepts(ctx, element, is_deferred)
                    }
                    (None, None) => self.accepts(ctx, ty, is_deferred),
                    _ => false,
                }
            }
            VEC_OF_ANYPTRS => {
                let Some(&like) = self.overloads.get(second as usize) else {
                    if is_deferred {
                        return false;
                    }
                    self.overloads.push(ty);
                    return self.defer(ty, start, false);
                };
                if !is_deferred {
                    self.overloads.push(ty);
                }
                match (vector(ctx, like), vector(ctx, ty)) {
                    (Some((_, lanes, scalable)), Some((element, len, is_scalable))) => {
                        lanes == len
                            && scalable == is_scalable
                            && matches!(ctx.types.kind(element), TypeKind::Ptr(_))
                    }
                    _ => false,
                }
            }
            SVCOUNT => matches!(
                ctx.types.kind(ty),
                TypeKind::TargetExt {
                    name: b"aarch64.svcount",
                    ..
                }
            ),
            _ => ctx.fixed(code) == Some(ty),
        }
    }

    fn defer(&mut self, ty: Type, at: usize, is_deferred: bool) -> bool {
        self.deferred.push((ty, at));
        !is_deferred
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn overloaded_types_have_places() {
        for intrinsic in Intrinsic::all() {
            let overloads = intrinsic.overloads();
            assert_eq!(
                overloads.is_empty(),
                !intrinsic.is_overloaded(),
                "{}",
                intrinsic.name
            );
        }
        let places = |name| Intrinsic::of_name(name).map(|found| found.overloads());
        use IntrinsicPart::{Parameter, Result};
        assert_eq!(places("llvm.trap"), Some(vec![]));
        assert_eq!(places("llvm.smax"), Some(vec![Result(0)]));
        assert_eq!(places("llvm.frexp"), Some(vec![Result(0), Result(1)]));
        assert_eq!(
            places("llvm.memset"),
            Some(vec![Parameter(0), Parameter(2)])
        );
        assert_eq!(places("llvm.vector.reduce.add"), Some(vec![Parameter(0)]));
    }
}
