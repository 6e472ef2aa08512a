//! Computes signatures: how arguments and results are passed, as LLVM passes them on x86-64 and AArch64.
//!
//! A signature consists of a Cranelift signature and, for each argument and the result, the way in which its parts are
//! passed ([`How`]). Cranelift assigns the registers and the stack. If C assigns them differently, `params` adds unused
//! parameters, so that each argument has the location that C requires.

use std::rc::Rc;

use cranelift_codegen::ir::{AbiParam, ArgumentPurpose, Signature, Type as Clif, types};
use cranelift_codegen::isa::CallConv;
use smallvec::{SmallVec, smallvec};
use terrace_llvmir::{AttrKind, AttrList, AttrSet, Attribute, Attrs, Type};

use crate::params::Params;
use crate::types::{Lane, Layout, Layouts, Shape, Vector};
use crate::why::{Result, said};

/// The way in which a part of a value is passed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum How {
    Plain,
    /// Extended to 32 bits from `bits` bits.
    Extend {
        signed: bool,
        bits: u32,
    },
    /// The bits of a float, in a vector register.
    Float(Clif),
    /// The lanes of a small vector, in a vector register.
    Small(Small),
    /// Several parts of this type, packed as in memory into a word that is passed as a float.
    Packed(Clif, usize),
    /// A 128-bit integer or an 80-bit float in memory that is copied onto the stack.
    Stored,
    /// An 80-bit float. As a result, it is on the stack of the x87, which Cranelift does not model. Arguments are
    /// `Stored`.
    X87,
    /// No part: a register or a word of the stack that remains unused.
    Free(AbiParam),
}

impl How {
    /// Returns the number of parts that are passed.
    pub(crate) fn parts(self) -> usize {
        match self {
            How::Small(small) => small.own.parts(),
            How::Packed(_, count) => count,
            How::Free(_) => 0,
            _ => 1,
        }
    }
}

/// The ways in which the parts of a value are passed, in their order.
pub(crate) type Hows = SmallVec<[How; 2]>;

/// The way in which an argument is passed.
#[derive(Clone, Debug)]
pub(crate) enum Pass {
    /// The parts of the value, in their order.
    Parts(Rc<Layout>, Hows),
    /// A copy of the pointee on the stack, with this alignment in memory. `free` are unused words before the copy.
    Copy {
        size: u64,
        align: u64,
        free: Option<AbiParam>,
    },
}

/// A small vector in the form in which it is passed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Small {
    pub(crate) own: Vector,
    /// The lanes that fill a register. They may be wider than the vector's own lanes.
    pub(crate) filled: Vector,
    /// The whole register, or on AArch64 its lower half.
    pub(crate) ty: Clif,
}

/// The way in which a result is passed.
#[derive(Clone, Debug)]
pub(crate) enum Return {
    /// In registers; no registers for `void`.
    Parts(Hows),
    /// In memory. The caller passes the address before all arguments, and the function returns the address.
    Memory,
    /// In memory of the `sret` parameter with this index, whose address the function returns.
    Pointer(usize),
}

/// The Cranelift signature of a function type.
#[derive(Clone, Debug)]
pub(crate) struct Abi {
    pub(crate) signature: Signature,
    pub(crate) params: Vec<Pass>,
    pub(crate) result: Return,
    pub(crate) result_layout: Rc<Layout>,
    /// The stack alignment that the locations of the arguments require.
    pub(crate) stack_align: u64,
}

/// Returns the attribute of this kind.
pub(crate) fn find_attr(attrs: &Attrs, set: AttrSet, kind: AttrKind) -> Option<&Attribute> {
    let mut all = attrs.set(set).iter();
    all.find(|attribute| attribute.kind() == Some(kind))
}

fn how(lane: Option<Lane>, attrs: &Attrs, set: AttrSet, is_aarch64: bool) -> How {
    let has = |kind| find_attr(attrs, set, kind).is_some();
    match lane {
        Some(Lane::Int(bits)) if bits < 32 && has(AttrKind::SExt) => {
            How::Extend { signed: true, bits }
        }
        Some(Lane::Int(bits)) if bits < 32 && has(AttrKind::ZExt) => How::Extend {
            signed: false,
            bits,
        },
        Some(Lane::Half | Lane::BFloat) => How::Float(types::F16),
        Some(Lane::Extended) if !is_aarch64 => How::X87,
        Some(Lane::Quad) => How::Float(types::F128),
        _ => How::Plain,
    }
}

fn passed(part: Clif, how: How) -> Clif {
    match how {
        How::Plain | How::X87 => part,
        How::Extend { .. } => types::I32,
        How::Float(ty) => ty,
        How::Small(small) => small.ty,
        How::Packed(..) => types::F64,
        How::Stored => types::I64,
        How::Free(param) => param.value_type,
    }
}

/// Returns the types in which the parts of a layout are passed.
pub(crate) fn passed_types(layout: &Layout, hows: &[How]) -> SmallVec<[Clif; 4]> {
    let mut rest = layout.parts.as_slice();
    let types = hows.iter().filter_map(|how| {
        let (own, after) = rest.split_at_checked(how.parts())?;
        rest = after;
        own.first().map(|part| passed(*part, *how))
    });
    types.collect()
}

fn push_hows(layout: &Layout, attrs: &Attrs, set: AttrSet, is_aarch64: bool, out: &mut Hows) {
    match &layout.shape {
        Shape::Vector(vector) => match small(*vector, is_aarch64) {
            Some(small) => out.push(How::Small(small)),
            None => out.extend(layout.parts.iter().map(|_| How::Plain)),
        },
        Shape::Scalar(Lane::Wide(_)) => out.extend(layout.parts.iter().map(|_| How::Plain)),
        Shape::Scalar(lane) => out.push(how(Some(*lane), attrs, set, is_aarch64)),
        Shape::Struct(members) if !layout.in_memory => {
            for member in members {
                push_hows(&member.layout, attrs, AttrSet::EMPTY, is_aarch64, out);
            }
        }
        Shape::Array { element, len } if !layout.in_memory && !layout.parts.is_empty() => {
            for _ in 0..*len {
                push_hows(element, attrs, AttrSet::EMPTY, is_aarch64, out);
            }
        }
        _ => out.extend(layout.parts.iter().map(|_| How::Plain)),
    }
}

/// Returns the form of a vector whose lanes occupy a vector register of their own, with unused lanes after them. On
/// AArch64, integer lanes are widened until they fill half of a register.
fn small(vector: Vector, is_aarch64: bool) -> Option<Small> {
    if vector.piece.is_some() || vector.len < 2 {
        return None;
    }
    let mut lane = match vector.lane {
        Lane::Half | Lane::BFloat => Lane::Int(16),
        lane => lane,
    };
    if lane.bits() < 8 || !lane.bits().is_power_of_two() {
        return None;
    }
    let bytes = lane.bits() as usize / 8 * vector.len.next_power_of_two();
    if is_aarch64 && bytes < 8 && vector.lane == lane {
        if !vector.len.is_power_of_two() {
            return None;
        }
        lane = Lane::Int(64 / vector.len as u32);
    }
    let filled = Vector::new(lane, 128 / lane.bits() as usize);
    let piece = filled.piece.filter(|_| vector.len <= filled.len)?;
    Some(Small {
        own: vector,
        filled,
        ty: match is_aarch64 && bytes <= 8 {
            true => types::F64,
            false => piece,
        },
    })
}

/// The maximum number of result registers, for integers and for floats.
const RESULTS: (usize, usize) = (3, 2);
/// The maximum number of results on the stack of the x87.
const RESULTS_OF_X87: usize = 2;
/// The maximum number of result registers on AArch64.
const RESULTS_OF_AARCH64: (usize, usize) = (8, 8);

/// The maximum number of bytes that a call copies onto the stack. Cranelift limits the whole stack frame to twice that.
const MOST_COPIED: u64 = 64 << 20;

/// The maximum alignment of an argument that is passed by value, as in LLVM's verifier.
const MOST_ALIGNED: u64 = 1 << 14;

/// Returns true if results of these types fit into registers.
fn fits(parts: impl Iterator<Item = Clif>, most: (usize, usize)) -> bool {
    let (mut ints, mut floats) = (0, 0);
    for part in parts {
        match part {
            types::I128 => ints += 2,
            part if part.is_int() => ints += 1,
            _ => floats += 1,
        }
    }
    ints <= most.0 && floats <= most.1
}

/// Returns true if attributes specify how a value is passed.
fn says_how(attrs: &Attrs, set: AttrSet) -> bool {
    const KINDS: [AttrKind; 8] = [
        AttrKind::ByVal,
        AttrKind::InAlloca,
        AttrKind::InReg,
        AttrKind::Nest,
        AttrKind::Preallocated,
        AttrKind::SExt,
        AttrKind::StructRet,
        AttrKind::ZExt,
    ];
    (KINDS.into_iter()).any(|kind| find_attr(attrs, set, kind).is_some())
}

/// The inputs of a signature, from a call or a definition.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Callee<'a> {
    pub(crate) function_type: Type,
    pub(crate) attrs: AttrList,
    /// The attributes of the called function, for attributes that the call lacks.
    pub(crate) declared: AttrList,
    /// The types of all arguments, including variadic ones.
    pub(crate) args: &'a [Type],
    pub(crate) conv: CallConv,
}

impl Layouts<'_> {
    /// Returns the signature of a function or call.
    pub(crate) fn abi(&mut self, callee: Callee<'_>) -> Result<Abi> {
        let ctx = self.ctx;
        let is_aarch64 = self.is_aarch64;
        // The address of a result has its own register and is not returned. Cranelift does not support that register in
        // tail calls.
        let address = match is_aarch64 && callee.conv != CallConv::Tail {
            true => AbiParam::special(types::I64, ArgumentPurpose::StructReturn),
            false => AbiParam::new(types::I64),
        };
        let most = if is_aarch64 {
            RESULTS_OF_AARCH64
        } else {
            RESULTS
        };
        let attrs = &ctx.attrs;
        let of_param = |list: AttrList, at: usize| {
            let sets = attrs.param_sets(list);
            sets.get(at).copied().unwrap_or(AttrSet::EMPTY)
        };
        let either = |own: AttrSet, declared: AttrSet| match says_how(attrs, own) {
            true => own,
            false => declared,
        };
        let set_of = |at: usize| either(of_param(callee.attrs, at), of_param(callee.declared, at));
        let result_layout = self.of(self.types().function_result(callee.function_type))?;
        let mut signature = Signature::new(callee.conv);
        let mut result = Return::Parts(SmallVec::new());
        if !result_layout.parts.is_empty() {
            let own = attrs.result_set(callee.attrs);
            let set = either(own, attrs.result_set(callee.declared));
            let mut hows = Hows::new();
            push_hows(&result_layout, attrs, set, is_aarch64, &mut hows);
            let types = passed_types(&result_layout, &hows);
            let registers = types.iter().zip(&hows);
            let registers = registers.filter(|(_, how)| **how != How::X87);
            let registers: SmallVec<[Clif; 4]> = registers.map(|(ty, _)| *ty).collect();
            let fits = fits(registers.iter().copied(), most)
                && types.len() - registers.len() <= RESULTS_OF_X87;
            if result_layout.in_memory || !fits {
                signature.params.push(address);
                if !is_aarch64 {
                    signature.returns.push(AbiParam::new(types::I64));
                }
                result = Return::Memory;
            } else {
                signature
                    .returns
                    .extend(registers.into_iter().map(AbiParam::new));
                result = Return::Parts(hows);
            }
        }
        let mut params = Params::new(std::mem::take(&mut signature.params), is_aarch64);
        let mut copied: u64 = 0;
        let mut stack_align = 16;
        for (at, &ty) in callee.args.iter().enumerate() {
            let set = set_of(at);
            for kind in [AttrKind::InAlloca, AttrKind::Preallocated, AttrKind::Nest] {
                if find_attr(attrs, set, kind).is_some() {
                    return said(format!("has an argument that is {}", kind.text()));
                }
            }
            if let Some(Attribute::Type(_, pointee)) = find_attr(attrs, set, AttrKind::ByVal) {
                let pointee = self.of(*pointee)?;
                let size = pointee.size.next_multiple_of(8);
                let mut aligns = [AttrKind::StackAlignment, AttrKind::Alignment]
                    .into_iter()
                    .filter_map(|kind| match find_attr(attrs, set, kind)? {
                        Attribute::Int(_, align) => Some(*align),
                        _ => None,
                    });
                // On the stack, the attribute determines the alignment, even if the type has a larger one.
                let align_there = aligns.next().unwrap_or(pointee.align);
                let align = align_there.max(pointee.align);
                if align_there > MOST_ALIGNED {
                    return said("passes a value whose alignment is more than 16384");
                }
                copied = copied.saturating_add(size);
                let bytes = u32::try_from(size).ok().filter(|_| copied <= MOST_COPIED);
                let Some(bytes) = bytes else {
                    return said("passes more than 64 MiB by value");
                };
                let free = match (size, is_aarch64) {
                    (0, true) => None,
                    (_, false) => {
                        stack_align = stack_align.max(align_there);
                        params.add_copy(bytes, align_there as u32)
                    }
                    // The parameter is the address of a copy.
                    (_, true) => {
                        params.add(types::I64);
                        None
                    }
                };
                params.passes.push(Pass::Copy { size, align, free });
                continue;
            }
            if find_attr(attrs, set, AttrKind::StructRet).is_some()
                && result_layout.parts.is_empty()
            {
                result = Return::Pointer(at);
                if is_aarch64 {
                    params.list.push(address);
                    params
                        .passes
                        .push(Pass::Parts(self.of(ty)?, smallvec![How::Plain]));
                    continue;
                }
                signature.returns.push(AbiParam::new(types::I64));
            }
            let layout = self.of(ty)?;
            let mut hows = Hows::new();
            push_hows(&layout, attrs, set, is_aarch64, &mut hows);
            params.add_parts(layout, &hows);
        }
        signature.params = params.list;
        Ok(Abi {
            signature,
            params: params.passes,
            result,
            result_layout,
            stack_align,
        })
    }
}
