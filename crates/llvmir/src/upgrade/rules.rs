//! The table of old intrinsics with a direct replacement, with the same or similar arguments.

use Arg::{Brain, False, Keep, None, Null};
use Name::{Is, StartsWith};
use Style::{Aligned, Fresh, Same};

/// A pattern for the name of an old intrinsic.
#[derive(Clone, Copy, Debug)]
pub(super) enum Name {
    Is(&'static str),
    StartsWith(&'static str),
}

/// An argument of the new call.
#[derive(Clone, Copy, Debug)]
pub(super) enum Arg {
    /// An argument of the old call.
    Keep(u8),
    /// A vector argument of the old call, bitcast to `bfloat`s.
    Brain(u8),
    /// `i1 false`
    False,
    /// `ptr null`
    Null,
    /// `token none`
    None,
}

/// The parts of the old call that the new call keeps, apart from arguments.
#[derive(Clone, Copy, Debug)]
pub(super) enum Style {
    /// All parts and arguments; only the callee changes.
    Same,
    /// Only the source location.
    Fresh,
    /// The tail call kind and the metadata. The alignment in argument `from` of the old call becomes an attribute of
    /// argument `to` of the new one; 0 stands for the alignment of an element.
    Aligned { from: u8, to: u8 },
    /// The attributes, including those of parameters. The alignment in argument `from` of the old call becomes an
    /// attribute of the first `pointers` arguments of the new one.
    Memory { from: u8, pointers: u8 },
}

/// The replacement of one old intrinsic.
#[derive(Clone, Copy, Debug)]
pub(super) struct Rule {
    pub name: Name,
    /// The number of parameters of the old form; `None` for any.
    pub arity: Option<usize>,
    /// The base name of the new intrinsic.
    pub to: &'static str,
    pub args: &'static [Arg],
    pub style: Style,
}

const fn same(name: Name, to: &'static str) -> Rule {
    Rule {
        name,
        arity: Option::None,
        to,
        args: &[],
        style: Same,
    }
}

const fn fresh(name: Name, to: &'static str, arity: usize, args: &'static [Arg]) -> Rule {
    Rule {
        name,
        arity: Some(arity),
        to,
        args,
        style: Fresh,
    }
}

const fn styled(
    name: &'static str,
    to: &'static str,
    arity: usize,
    args: &'static [Arg],
    style: Style,
) -> Rule {
    Rule {
        name: StartsWith(name),
        arity: Some(arity),
        to,
        args,
        style,
    }
}

/// An accumulator, and two factors that were vectors of bytes.
const BRAIN_FLOATS: &[Arg] = &[Keep(0), Brain(1), Brain(2)];

/// The rules, with names without `llvm.`. The first match applies.
#[rustfmt::skip]
const RULES: &[Rule] = &[
    same(Is("aarch64.rbit"), "bitreverse"),
    same(StartsWith("aarch64.rbit."), "bitreverse"),
    fresh(Is("aarch64.neon.bfdot.v2f32.v8i8"), "aarch64.neon.bfdot", 3, BRAIN_FLOATS),
    fresh(Is("aarch64.neon.bfdot.v4f32.v16i8"), "aarch64.neon.bfdot", 3, BRAIN_FLOATS),
    fresh(Is("aarch64.neon.bfmlalb.v4f32.v16i8"), "aarch64.neon.bfmlalb", 3, BRAIN_FLOATS),
    fresh(Is("aarch64.neon.bfmlalt.v4f32.v16i8"), "aarch64.neon.bfmlalt", 3, BRAIN_FLOATS),
    fresh(Is("aarch64.neon.bfmmla.v4f32.v16i8"), "aarch64.neon.bfmmla", 3, BRAIN_FLOATS),
    fresh(Is("aarch64.thread.pointer"), "thread.pointer", 0, &[]),
    same(Is("amdgcn.alignbit"), "fshr"),
    same(StartsWith("amdgcn.ldexp."), "ldexp"),
    fresh(StartsWith("arm.neon.vclz."), "ctlz", 1, &[Keep(0), False]),
    same(StartsWith("arm.neon.vclz."), "ctlz"),
    fresh(Is("arm.neon.bfdot.v2f32.v8i8"), "arm.neon.bfdot", 3, BRAIN_FLOATS),
    fresh(Is("arm.neon.bfdot.v4f32.v16i8"), "arm.neon.bfdot", 3, BRAIN_FLOATS),
    fresh(Is("arm.neon.bfmlalb.v4f32.v16i8"), "arm.neon.bfmlalb", 3, BRAIN_FLOATS),
    fresh(Is("arm.neon.bfmlalt.v4f32.v16i8"), "arm.neon.bfmlalt", 3, BRAIN_FLOATS),
    fresh(Is("arm.neon.bfmmla.v4f32.v16i8"), "arm.neon.bfmmla", 3, BRAIN_FLOATS),
    same(StartsWith("arm.neon.vcnt."), "ctpop"),
    same(StartsWith("arm.neon.vqadds."), "sadd.sat"),
    same(StartsWith("arm.neon.vqaddu."), "uadd.sat"),
    same(StartsWith("arm.neon.vqsubs."), "ssub.sat"),
    same(StartsWith("arm.neon.vqsubu."), "usub.sat"),
    same(StartsWith("arm.rbit"), "bitreverse"),
    fresh(Is("arm.thread.pointer"), "thread.pointer", 0, &[]),
    fresh(StartsWith("ctlz."), "ctlz", 1, &[Keep(0), False]),
    fresh(StartsWith("cttz."), "cttz", 1, &[Keep(0), False]),
    fresh(Is("coro.end"), "coro.end", 2, &[Keep(0), Keep(1), None]),
    same(StartsWith("experimental.stepvector."), "stepvector"),
    same(StartsWith("experimental.vector.deinterleave2."), "vector.deinterleave2"),
    same(StartsWith("experimental.vector.extract."), "vector.extract"),
    same(StartsWith("experimental.vector.insert."), "vector.insert"),
    same(StartsWith("experimental.vector.interleave2."), "vector.interleave2"),
    same(StartsWith("experimental.vector.partial.reduce.add."), "vector.partial.reduce.add"),
    same(StartsWith("experimental.vector.reverse."), "vector.reverse"),
    same(StartsWith("experimental.vector.reduce.add."), "vector.reduce.add"),
    same(StartsWith("experimental.vector.reduce.mul."), "vector.reduce.mul"),
    same(StartsWith("experimental.vector.reduce.and."), "vector.reduce.and"),
    same(StartsWith("experimental.vector.reduce.or."), "vector.reduce.or"),
    same(StartsWith("experimental.vector.reduce.xor."), "vector.reduce.xor"),
    same(StartsWith("experimental.vector.reduce.smax."), "vector.reduce.smax"),
    same(StartsWith("experimental.vector.reduce.smin."), "vector.reduce.smin"),
    same(StartsWith("experimental.vector.reduce.umax."), "vector.reduce.umax"),
    same(StartsWith("experimental.vector.reduce.umin."), "vector.reduce.umin"),
    same(StartsWith("experimental.vector.reduce.fmax."), "vector.reduce.fmax"),
    same(StartsWith("experimental.vector.reduce.fmin."), "vector.reduce.fmin"),
    same(StartsWith("experimental.vector.reduce.v2.fadd."), "vector.reduce.fadd"),
    same(StartsWith("experimental.vector.reduce.v2.fmul."), "vector.reduce.fmul"),
    same(StartsWith("flt.rounds"), "get.rounding"),
    same(StartsWith("invariant.group.barrier"), "launder.invariant.group"),
    styled("masked.load.", "masked.load", 4, &[Keep(0), Keep(2), Keep(3)], Aligned { from: 1, to: 0 }),
    styled("masked.gather.", "masked.gather", 4, &[Keep(0), Keep(2), Keep(3)], Aligned { from: 1, to: 0 }),
    styled("masked.store.", "masked.store", 4, &[Keep(0), Keep(1), Keep(3)], Aligned { from: 2, to: 1 }),
    styled("masked.scatter.", "masked.scatter", 4, &[Keep(0), Keep(1), Keep(3)], Aligned { from: 2, to: 1 }),
    styled("memcpy.", "memcpy", 5, &[Keep(0), Keep(1), Keep(2), Keep(4)], Style::Memory { from: 3, pointers: 2 }),
    styled("memmove.", "memmove", 5, &[Keep(0), Keep(1), Keep(2), Keep(4)], Style::Memory { from: 3, pointers: 2 }),
    styled("memset.", "memset", 5, &[Keep(0), Keep(1), Keep(2), Keep(4)], Style::Memory { from: 3, pointers: 1 }),
    same(Is("nvvm.brev32"), "bitreverse"),
    same(Is("nvvm.brev64"), "bitreverse"),
    fresh(Is("nvvm.clz.i"), "ctlz", 1, &[Keep(0), False]),
    same(Is("nvvm.popc.i"), "ctpop"),
    fresh(StartsWith("objectsize."), "objectsize", 2, &[Keep(0), Keep(1), False, False]),
    fresh(StartsWith("objectsize."), "objectsize", 3, &[Keep(0), Keep(1), Keep(2), False]),
    fresh(StartsWith("ptr.annotation."), "ptr.annotation", 4, &[Keep(0), Keep(1), Keep(2), Keep(3), Null]),
    fresh(Is("var.annotation"), "var.annotation", 4, &[Keep(0), Keep(1), Keep(2), Keep(3), Null]),
    fresh(Is("thread.pointer"), "thread.pointer", 0, &[]),
    same(StartsWith("wasm.fma."), "wasm.relaxed.madd"),
    same(StartsWith("wasm.fms."), "wasm.relaxed.nmadd"),
    same(StartsWith("wasm.laneselect."), "wasm.relaxed.laneselect"),
    same(Is("wasm.dot.i8x16.i7x16.signed"), "wasm.relaxed.dot.i8x16.i7x16.signed"),
    same(Is("wasm.dot.i8x16.i7x16.add.signed"), "wasm.relaxed.dot.i8x16.i7x16.add.signed"),
];

/// Returns the rule for an intrinsic with this name (without `llvm.`) and this number of parameters.
pub(super) fn rule(name: &str, arity: usize) -> Option<&'static Rule> {
    RULES.iter().find(|rule| {
        let fits = match rule.name {
            Is(text) => name == text,
            StartsWith(text) => name.starts_with(text),
        };
        fits && rule.arity.is_none_or(|wanted| wanted == arity)
    })
}
