//! The table of old x86 intrinsics and their expansions.

use Mask::{Last, Over, Select, Whole};
use Operation as Op;
use Pass::{Arg, Zero};

use super::shuffles::Shuffle;
use terrace_llvm_words::BinaryOp;
use terrace_numeric::IntPredicate;

/// The operation of an old intrinsic.
#[derive(Clone, Copy, Debug)]
pub(super) enum Operation {
    /// An intrinsic that takes an additional false flag: `abs` (poison for the minimum signed value), `ctlz` (poison
    /// for zero).
    Flagged(&'static str),
    /// An integer binary operation.
    Binary(BinaryOp),
    /// A bitwise operation on vectors, which may be floating-point vectors.
    Bitwise {
        op: BinaryOp,
        not_first: bool,
    },
    /// Selects bits of the first two arguments by the third.
    Choose,
    /// Broadcasts element 0.
    BroadcastFirst,
    /// Broadcasts a mask, zero extended to an integer.
    BroadcastMask,
    /// Shifts the bytes of 16-byte lanes. The amount is in units of `unit` bits.
    ByteShift {
        left: bool,
        unit: u64,
    },
    /// Addition or subtraction with carry in and out. The result is stored.
    Carry(&'static str),
    /// Compares lanes. The result has all bits set in lanes where the predicate holds.
    Compare(IntPredicate),
    /// As `Compare`, with the condition in the name or in an immediate.
    CompareBy {
        unsigned: bool,
    },
    /// Compares lanes by a condition code. The result is a mask.
    CompareBits {
        code: u64,
    },
    /// As `CompareBits`, with the code in the third argument.
    CompareBitsBy {
        signed: bool,
    },
    /// Compares floats with the target's instruction. The result is a mask.
    CompareFloats,
    /// A funnel shift.
    ConcatShift {
        right: bool,
        zero: bool,
    },
    /// Converts integers to floats, or floats to wider floats.
    Convert {
        unsigned: bool,
    },
    /// Replaces the first element by a converted integer.
    ConvertFirst {
        unsigned: bool,
    },
    /// Replaces the first element by the extended first element of the second argument.
    ExtendFirst,
    /// Extends the lower elements.
    Extend {
        signed: bool,
    },
    /// A CRC32 checksum step.
    Crc,
    /// A fused multiply-add.
    Fma {
        negate_product: bool,
        negate_sum: bool,
        first_alone: bool,
    },
    /// A fused multiply-add of the first elements; the others are zero.
    FmaFirst,
    /// A fused multiply-add with a mask and an optional rounding mode.
    FmaMasked {
        negate_product: bool,
        negate_sum: bool,
        first_alone: bool,
        pass: Pass,
    },
    /// A fused multiply-add that alternates between addition and subtraction.
    FmaTurns {
        subtract_first: bool,
        pass: Pass,
    },
    /// As `FmaTurns` starting with an addition, built from the instruction that starts with a subtraction.
    FmaOtherTurns,
    /// A floating-point binary operation. For 512 bits, a target intrinsic with a rounding mode.
    Float(BinaryOp, &'static [&'static str]),
    /// A binary operation on the first elements.
    FloatFirst(BinaryOp),
    /// An intrinsic that is overloaded on the result, with this number of leading arguments.
    Generic(&'static str, usize),
    /// Converts half floats, which were integers, to floats.
    HalfToFloat,
    /// Loads one element and broadcasts it.
    LoadSplat,
    /// Loads 128 bits into both halves.
    LoadTwice,
    LoadNontemporal,
    LoadMasked {
        aligned: bool,
    },
    LoadExpand,
    /// A bitwise operation on masks of 16 bits.
    MaskLogic {
        op: BinaryOp,
        not_first: bool,
    },
    MaskNot,
    MaskTest {
        all: bool,
    },
    MaskUnpack,
    /// Sign extends a mask to lanes.
    MaskToLanes,
    /// Replaces the first element by that of the second or third argument, depending on a mask.
    MoveFirst,
    /// Multiplies the lower halves of elements.
    MulHalves {
        signed: bool,
    },
    /// An intrinsic that takes its mask as a vector of bits: `compress`, `expand`.
    WithBits(&'static str),
    /// A rotation, as a funnel shift.
    Rotate(&'static str),
    /// A target intrinsic with a rounding mode after the mask.
    Rounded(&'static [&'static str]),
    Shuffle(Shuffle),
    /// Extracts the sign bits.
    SignBits,
    Splat,
    Sqrt,
    SqrtFirst,
    Store {
        align: Option<u64>,
        nontemporal: bool,
    },
    StoreFirst {
        nontemporal: bool,
    },
    StoreMasked {
        aligned: bool,
        first_alone: bool,
    },
    StoreCompress,
    /// The first matching target intrinsic, with this number of leading arguments (`None`: all but the last two).
    Target(&'static [&'static str], Option<usize>),
    /// As `Target`, with arguments cast to the current types.
    TargetOf(&'static [&'static str]),
    /// The current intrinsic with the same name, with arguments and result cast. If `named`, the casts get names.
    Adapted {
        named: bool,
    },
    /// The comparison with the same name, whose masks are now vectors of bits.
    AdaptedCompare,
    /// The first matching target intrinsic; its result is a vector of bits.
    TargetBits(&'static [&'static str]),
    /// The first matching permutation of two vectors, with the first two arguments swapped if `index_first`.
    PermuteTwo {
        index_first: bool,
    },
    /// Tests each lane of two vectors for common bits (`Ne`) or the absence of common bits (`Eq`).
    Test(IntPredicate),
    /// Truncates elements.
    Truncate,
}

/// The value of the elements that a mask disables.
#[derive(Clone, Copy, Debug)]
pub(super) enum Pass {
    Zero,
    Arg(usize),
}

/// The mask that selects between the result and the passthrough value.
#[derive(Clone, Copy, Debug)]
pub(super) enum Mask {
    /// No mask.
    Whole,
    /// The passthrough value is this argument and the mask the next one. Unmasked if the next argument does not
    /// exist.
    Select(usize),
    /// The mask is the last argument, the passthrough value the one before it.
    Last,
    /// The mask is this argument.
    Over(usize, Pass),
}

/// Names are without `llvm.x86.`. `*` matches any text. The first match applies.
#[rustfmt::skip]
pub(super) const TABLE: &[(&str, Operation, Mask)] = &[
    ("addcarry.u32", Op::Carry("x86.addcarry.32"), Whole),
    ("addcarry.u64", Op::Carry("x86.addcarry.64"), Whole),
    ("addcarryx.u32", Op::Carry("x86.addcarry.32"), Whole),
    ("addcarryx.u64", Op::Carry("x86.addcarry.64"), Whole),
    ("subborrow.u32", Op::Carry("x86.subborrow.32"), Whole),
    ("subborrow.u64", Op::Carry("x86.subborrow.64"), Whole),
    ("vcvtph2ps.*", Op::HalfToFloat, Select(1)),

    ("avx.blend.p*", Op::Shuffle(Shuffle::Blend), Whole),
    ("avx.cvt.ps2.pd.256", Op::Convert { unsigned: false }, Whole),
    ("avx.cvtdq2.pd.256", Op::Convert { unsigned: false }, Whole),
    ("avx.cvtdq2.ps.256", Op::Convert { unsigned: false }, Whole),
    ("avx.movnt.*", Op::Store { align: None, nontemporal: true }, Whole),
    ("avx.sqrt.p*", Op::Generic("sqrt", 1), Whole),
    ("avx.storeu.*", Op::Store { align: Some(1), nontemporal: false }, Whole),
    ("avx.vbroadcast.s*", Op::LoadSplat, Whole),
    ("avx.vbroadcastf128*", Op::LoadTwice, Whole),
    ("avx.vextractf128.*", Op::Shuffle(Shuffle::Extract), Whole),
    ("avx.vinsertf128.*", Op::Shuffle(Shuffle::Insert), Whole),
    ("avx.vperm2f128.*", Op::Shuffle(Shuffle::Halves), Whole),
    ("avx.vpermil.*", Op::Shuffle(Shuffle::InLane), Whole),

    ("avx2.movntdqa", Op::LoadNontemporal, Whole),
    ("avx2.pabs.*", Op::Flagged("abs"), Whole),
    ("avx2.padds.*", Op::Generic("sadd.sat", 2), Whole),
    ("avx2.paddus.*", Op::Generic("uadd.sat", 2), Whole),
    ("avx2.pblendd.*", Op::Shuffle(Shuffle::Blend), Whole),
    ("avx2.pblendw", Op::Shuffle(Shuffle::Blend), Whole),
    ("avx2.pbroadcast*", Op::BroadcastFirst, Select(1)),
    ("avx2.pcmpeq.*", Op::Compare(IntPredicate::Eq), Whole),
    ("avx2.pcmpgt.*", Op::Compare(IntPredicate::Sgt), Whole),
    ("avx2.pmaxs*", Op::Generic("smax", 2), Whole),
    ("avx2.pmaxu*", Op::Generic("umax", 2), Whole),
    ("avx2.pmins*", Op::Generic("smin", 2), Whole),
    ("avx2.pminu*", Op::Generic("umin", 2), Whole),
    ("avx2.pmovsx*", Op::Extend { signed: true }, Whole),
    ("avx2.pmovzx*", Op::Extend { signed: false }, Whole),
    ("avx2.pmul.dq", Op::MulHalves { signed: true }, Whole),
    ("avx2.pmulu.dq", Op::MulHalves { signed: false }, Whole),
    ("avx2.psll.dq", Op::ByteShift { left: true, unit: 8 }, Whole),
    ("avx2.psll.dq.bs", Op::ByteShift { left: true, unit: 1 }, Whole),
    ("avx2.psrl.dq", Op::ByteShift { left: false, unit: 8 }, Whole),
    ("avx2.psrl.dq.bs", Op::ByteShift { left: false, unit: 1 }, Whole),
    ("avx2.psubs.*", Op::Generic("ssub.sat", 2), Whole),
    ("avx2.psubus.*", Op::Generic("usub.sat", 2), Whole),
    ("avx2.vbroadcasti128", Op::LoadTwice, Whole),
    ("avx2.vbroadcast*", Op::BroadcastFirst, Select(1)),
    ("avx2.vextracti128", Op::Shuffle(Shuffle::Extract), Whole),
    ("avx2.vinserti128", Op::Shuffle(Shuffle::Insert), Whole),
    ("avx2.vperm2i128", Op::Shuffle(Shuffle::Halves), Whole),

    ("avx512.mask.add.p*", Op::Float(BinaryOp::FAdd, &["x86.avx512.add.ps.512", "x86.avx512.add.pd.512"]), Select(2)),
    ("avx512.mask.and.*", Op::Bitwise { op: BinaryOp::And, not_first: false }, Select(2)),
    ("avx512.mask.andn.*", Op::Bitwise { op: BinaryOp::And, not_first: true }, Select(2)),
    ("avx512.mask.broadcast.s*", Op::BroadcastFirst, Select(1)),
    ("avx512.mask.broadcastf*", Op::Shuffle(Shuffle::Repeat), Select(1)),
    ("avx512.mask.broadcasti*", Op::Shuffle(Shuffle::Repeat), Select(1)),
    ("avx512.mask.cmp.b*", Op::CompareBitsBy { signed: true }, Whole),
    ("avx512.mask.cmp.d*", Op::CompareBitsBy { signed: true }, Whole),
    ("avx512.mask.cmp.q*", Op::CompareBitsBy { signed: true }, Whole),
    ("avx512.mask.cmp.w*", Op::CompareBitsBy { signed: true }, Whole),
    ("avx512.mask.compress.store.*", Op::StoreCompress, Whole),
    ("avx512.mask.compress.b*", Op::WithBits("x86.avx512.mask.compress"), Whole),
    ("avx512.mask.compress.d*", Op::WithBits("x86.avx512.mask.compress"), Whole),
    ("avx512.mask.compress.p*", Op::WithBits("x86.avx512.mask.compress"), Whole),
    ("avx512.mask.compress.q*", Op::WithBits("x86.avx512.mask.compress"), Whole),
    ("avx512.mask.compress.w*", Op::WithBits("x86.avx512.mask.compress"), Whole),
    ("avx512.mask.conflict.*", Op::Target(&["x86.avx512.conflict.d.128", "x86.avx512.conflict.d.256", "x86.avx512.conflict.d.512",
        "x86.avx512.conflict.q.128", "x86.avx512.conflict.q.256", "x86.avx512.conflict.q.512"], None), Last),
    ("avx512.mask.cvtdq2pd.*", Op::Convert { unsigned: false }, Select(1)),
    ("avx512.mask.cvtdq2ps.*", Op::Convert { unsigned: false }, Select(1)),
    ("avx512.mask.cvtpd2dq.256", Op::Target(&["x86.avx.cvt.pd2dq.256"], None), Last),
    ("avx512.mask.cvtpd2ps.256", Op::Target(&["x86.avx.cvt.pd2.ps.256"], None), Last),
    ("avx512.mask.cvtps2pd.128", Op::Convert { unsigned: false }, Select(1)),
    ("avx512.mask.cvtps2pd.256", Op::Convert { unsigned: false }, Select(1)),
    ("avx512.mask.cvtqq2pd.*", Op::Convert { unsigned: false }, Select(1)),
    ("avx512.mask.cvtqq2ps.256", Op::Convert { unsigned: false }, Select(1)),
    ("avx512.mask.cvtqq2ps.512", Op::Convert { unsigned: false }, Select(1)),
    ("avx512.mask.cvttpd2dq.256", Op::Target(&["x86.avx.cvtt.pd2dq.256"], None), Last),
    ("avx512.mask.cvttps2dq.128", Op::Target(&["x86.sse2.cvttps2dq"], None), Last),
    ("avx512.mask.cvttps2dq.256", Op::Target(&["x86.avx.cvtt.ps2dq.256"], None), Last),
    ("avx512.mask.cvtudq2pd.*", Op::Convert { unsigned: true }, Select(1)),
    ("avx512.mask.cvtudq2ps.*", Op::Convert { unsigned: true }, Select(1)),
    ("avx512.mask.cvtuqq2pd.*", Op::Convert { unsigned: true }, Select(1)),
    ("avx512.mask.cvtuqq2ps.256", Op::Convert { unsigned: true }, Select(1)),
    ("avx512.mask.cvtuqq2ps.512", Op::Convert { unsigned: true }, Select(1)),
    ("avx512.mask.dbpsadbw.*", Op::Target(&["x86.avx512.dbpsadbw.128", "x86.avx512.dbpsadbw.256", "x86.avx512.dbpsadbw.512"], None), Last),
    ("avx512.mask.div.p*", Op::Float(BinaryOp::FDiv, &["x86.avx512.div.ps.512", "x86.avx512.div.pd.512"]), Select(2)),
    ("avx512.mask.expand.load.*", Op::LoadExpand, Whole),
    ("avx512.mask.expand.b*", Op::WithBits("x86.avx512.mask.expand"), Whole),
    ("avx512.mask.expand.d*", Op::WithBits("x86.avx512.mask.expand"), Whole),
    ("avx512.mask.expand.p*", Op::WithBits("x86.avx512.mask.expand"), Whole),
    ("avx512.mask.expand.q*", Op::WithBits("x86.avx512.mask.expand"), Whole),
    ("avx512.mask.expand.w*", Op::WithBits("x86.avx512.mask.expand"), Whole),
    ("avx512.mask.fpclass.p*", Op::TargetBits(&["x86.avx512.fpclass.ps.128", "x86.avx512.fpclass.ps.256", "x86.avx512.fpclass.ps.512",
        "x86.avx512.fpclass.pd.128", "x86.avx512.fpclass.pd.256", "x86.avx512.fpclass.pd.512"]), Whole),
    ("avx512.mask.insert*", Op::Shuffle(Shuffle::Insert), Select(3)),
    ("avx512.mask.load.*", Op::LoadMasked { aligned: true }, Whole),
    ("avx512.mask.loadu.*", Op::LoadMasked { aligned: false }, Whole),
    ("avx512.mask.lzcnt.*", Op::Flagged("ctlz"), Select(1)),
    ("avx512.mask.max.ps.512", Op::Rounded(&["x86.avx512.max.ps.512"]), Select(2)),
    ("avx512.mask.max.pd.512", Op::Rounded(&["x86.avx512.max.pd.512"]), Select(2)),
    ("avx512.mask.max.p*", Op::Target(&["x86.sse.max.ps", "x86.sse2.max.pd", "x86.avx.max.ps.256", "x86.avx.max.pd.256"], None), Last),
    ("avx512.mask.min.ps.512", Op::Rounded(&["x86.avx512.min.ps.512"]), Select(2)),
    ("avx512.mask.min.pd.512", Op::Rounded(&["x86.avx512.min.pd.512"]), Select(2)),
    ("avx512.mask.min.p*", Op::Target(&["x86.sse.min.ps", "x86.sse2.min.pd", "x86.avx.min.ps.256", "x86.avx.min.pd.256"], None), Last),
    ("avx512.mask.movddup*", Op::Shuffle(Shuffle::Pairs { odd: false }), Select(1)),
    ("avx512.mask.move.s*", Op::MoveFirst, Whole),
    ("avx512.mask.movshdup*", Op::Shuffle(Shuffle::Pairs { odd: true }), Select(1)),
    ("avx512.mask.movsldup*", Op::Shuffle(Shuffle::Pairs { odd: false }), Select(1)),
    ("avx512.mask.mul.p*", Op::Float(BinaryOp::FMul, &["x86.avx512.mul.ps.512", "x86.avx512.mul.pd.512"]), Select(2)),
    ("avx512.mask.or.*", Op::Bitwise { op: BinaryOp::Or, not_first: false }, Select(2)),
    ("avx512.mask.pabs.*", Op::Flagged("abs"), Select(1)),
    ("avx512.mask.packssdw.*", Op::Target(&["x86.sse2.packssdw.128", "x86.avx2.packssdw", "x86.avx512.packssdw.512"], None), Last),
    ("avx512.mask.packsswb.*", Op::Target(&["x86.sse2.packsswb.128", "x86.avx2.packsswb", "x86.avx512.packsswb.512"], None), Last),
    ("avx512.mask.packusdw.*", Op::Target(&["x86.sse41.packusdw", "x86.avx2.packusdw", "x86.avx512.packusdw.512"], None), Last),
    ("avx512.mask.packuswb.*", Op::Target(&["x86.sse2.packuswb.128", "x86.avx2.packuswb", "x86.avx512.packuswb.512"], None), Last),
    ("avx512.mask.padd.*", Op::Binary(BinaryOp::Add), Select(2)),
    ("avx512.mask.padds.*", Op::Generic("sadd.sat", 2), Select(2)),
    ("avx512.mask.paddus.*", Op::Generic("uadd.sat", 2), Select(2)),
    ("avx512.mask.palignr.*", Op::Shuffle(Shuffle::Align { bytes: true }), Select(3)),
    ("avx512.mask.pand.*", Op::Bitwise { op: BinaryOp::And, not_first: false }, Select(2)),
    ("avx512.mask.pandn.*", Op::Bitwise { op: BinaryOp::And, not_first: true }, Select(2)),
    ("avx512.mask.pavg.b*", Op::Target(&["x86.sse2.pavg.b", "x86.avx2.pavg.b", "x86.avx512.pavg.b.512"], None), Last),
    ("avx512.mask.pavg.w*", Op::Target(&["x86.sse2.pavg.w", "x86.avx2.pavg.w", "x86.avx512.pavg.w.512"], None), Last),
    ("avx512.mask.pbroadcast*", Op::Splat, Select(1)),
    ("avx512.mask.pcmpeq.*", Op::CompareBits { code: 0 }, Whole),
    ("avx512.mask.pcmpgt.*", Op::CompareBits { code: 6 }, Whole),
    ("avx512.mask.perm.df.*", Op::Shuffle(Shuffle::Quads), Select(2)),
    ("avx512.mask.perm.di.*", Op::Shuffle(Shuffle::Quads), Select(2)),
    ("avx512.mask.permvar.*", Op::Target(&["x86.avx2.permps", "x86.avx2.permd", "x86.avx512.permvar.df.256", "x86.avx512.permvar.di.256",
        "x86.avx512.permvar.sf.512", "x86.avx512.permvar.si.512", "x86.avx512.permvar.df.512", "x86.avx512.permvar.di.512",
        "x86.avx512.permvar.hi.128", "x86.avx512.permvar.hi.256", "x86.avx512.permvar.hi.512",
        "x86.avx512.permvar.qi.128", "x86.avx512.permvar.qi.256", "x86.avx512.permvar.qi.512"], None), Last),
    ("avx512.mask.pmaddubs.w.*", Op::Target(&["x86.ssse3.pmadd.ub.sw.128", "x86.avx2.pmadd.ub.sw", "x86.avx512.pmaddubs.w.512"], None), Last),
    ("avx512.mask.pmaddw.d.*", Op::Target(&["x86.sse2.pmadd.wd", "x86.avx2.pmadd.wd", "x86.avx512.pmaddw.d.512"], None), Last),
    ("avx512.mask.pmaxs*", Op::Generic("smax", 2), Select(2)),
    ("avx512.mask.pmaxu*", Op::Generic("umax", 2), Select(2)),
    ("avx512.mask.pmins*", Op::Generic("smin", 2), Select(2)),
    ("avx512.mask.pminu*", Op::Generic("umin", 2), Select(2)),
    ("avx512.mask.pmov.qd.256", Op::Truncate, Select(1)),
    ("avx512.mask.pmov.qd.512", Op::Truncate, Select(1)),
    ("avx512.mask.pmov.wb.256", Op::Truncate, Select(1)),
    ("avx512.mask.pmov.wb.512", Op::Truncate, Select(1)),
    ("avx512.mask.pmovsx*", Op::Extend { signed: true }, Select(1)),
    ("avx512.mask.pmovzx*", Op::Extend { signed: false }, Select(1)),
    ("avx512.mask.pmul.dq.*", Op::MulHalves { signed: true }, Select(2)),
    ("avx512.mask.pmul.hr.sw.*", Op::Target(&["x86.ssse3.pmul.hr.sw.128", "x86.avx2.pmul.hr.sw", "x86.avx512.pmul.hr.sw.512"], None), Last),
    ("avx512.mask.pmulh.w.*", Op::Target(&["x86.sse2.pmulh.w", "x86.avx2.pmulh.w", "x86.avx512.pmulh.w.512"], None), Last),
    ("avx512.mask.pmulhu.w.*", Op::Target(&["x86.sse2.pmulhu.w", "x86.avx2.pmulhu.w", "x86.avx512.pmulhu.w.512"], None), Last),
    ("avx512.mask.pmull.*", Op::Binary(BinaryOp::Mul), Select(2)),
    ("avx512.mask.pmultishift.qb.*", Op::Target(&["x86.avx512.pmultishift.qb.128", "x86.avx512.pmultishift.qb.256", "x86.avx512.pmultishift.qb.512"], None), Last),
    ("avx512.mask.pmulu.dq.*", Op::MulHalves { signed: false }, Select(2)),
    ("avx512.mask.por.*", Op::Bitwise { op: BinaryOp::Or, not_first: false }, Select(2)),
    ("avx512.mask.prol.*", Op::Rotate("fshl"), Select(2)),
    ("avx512.mask.prolv.*", Op::Rotate("fshl"), Select(2)),
    ("avx512.mask.pror.*", Op::Rotate("fshr"), Select(2)),
    ("avx512.mask.prorv.*", Op::Rotate("fshr"), Select(2)),
    ("avx512.mask.pshuf.b.*", Op::Target(&["x86.ssse3.pshuf.b.128", "x86.avx2.pshuf.b", "x86.avx512.pshuf.b.512"], None), Last),
    ("avx512.mask.pshuf.d.*", Op::Shuffle(Shuffle::InLane), Select(2)),
    ("avx512.mask.pshufh.w.*", Op::Shuffle(Shuffle::Words { high: true }), Select(2)),
    ("avx512.mask.pshufl.w.*", Op::Shuffle(Shuffle::Words { high: false }), Select(2)),
    ("avx512.mask.psllv*", Op::Target(SHIFT_LEFT_EACH, Some(2)), Select(2)),
    ("avx512.mask.psll*", Op::Target(SHIFT_LEFT, Some(2)), Select(2)),
    ("avx512.mask.psrav*", Op::Target(SHIFT_SIGNED_EACH, Some(2)), Select(2)),
    ("avx512.mask.psra*", Op::Target(SHIFT_SIGNED, Some(2)), Select(2)),
    ("avx512.mask.psrlv*", Op::Target(SHIFT_RIGHT_EACH, Some(2)), Select(2)),
    ("avx512.mask.psrl*", Op::Target(SHIFT_RIGHT, Some(2)), Select(2)),
    ("avx512.mask.psub.*", Op::Binary(BinaryOp::Sub), Select(2)),
    ("avx512.mask.psubs.*", Op::Generic("ssub.sat", 2), Select(2)),
    ("avx512.mask.psubus.*", Op::Generic("usub.sat", 2), Select(2)),
    ("avx512.mask.pternlog.*", Op::Target(LOGIC_OF_THREE, Some(4)), Over(4, Arg(0))),
    ("avx512.mask.punpckh*", Op::Shuffle(Shuffle::Unpack { high: true }), Select(2)),
    ("avx512.mask.punpckl*", Op::Shuffle(Shuffle::Unpack { high: false }), Select(2)),
    ("avx512.mask.pxor.*", Op::Bitwise { op: BinaryOp::Xor, not_first: false }, Select(2)),
    ("avx512.mask.shuf.f*", Op::Shuffle(Shuffle::Lanes), Select(3)),
    ("avx512.mask.shuf.i*", Op::Shuffle(Shuffle::Lanes), Select(3)),
    ("avx512.mask.shuf.p*", Op::Shuffle(Shuffle::TwoInLane), Select(3)),
    ("avx512.mask.sqrt.p*", Op::Sqrt, Select(1)),
    ("avx512.mask.store.ss", Op::StoreMasked { aligned: false, first_alone: true }, Whole),
    ("avx512.mask.store.b.*", Op::StoreMasked { aligned: true, first_alone: false }, Whole),
    ("avx512.mask.store.d.*", Op::StoreMasked { aligned: true, first_alone: false }, Whole),
    ("avx512.mask.store.p*", Op::StoreMasked { aligned: true, first_alone: false }, Whole),
    ("avx512.mask.store.q.*", Op::StoreMasked { aligned: true, first_alone: false }, Whole),
    ("avx512.mask.store.w.*", Op::StoreMasked { aligned: true, first_alone: false }, Whole),
    ("avx512.mask.storeu.*", Op::StoreMasked { aligned: false, first_alone: false }, Whole),
    ("avx512.mask.sub.p*", Op::Float(BinaryOp::FSub, &["x86.avx512.sub.ps.512", "x86.avx512.sub.pd.512"]), Select(2)),
    ("avx512.mask.ucmp.*", Op::CompareBitsBy { signed: false }, Whole),
    ("avx512.mask.unpckh.*", Op::Shuffle(Shuffle::Unpack { high: true }), Select(2)),
    ("avx512.mask.unpckl.*", Op::Shuffle(Shuffle::Unpack { high: false }), Select(2)),
    ("avx512.mask.valign.*", Op::Shuffle(Shuffle::Align { bytes: false }), Select(3)),
    ("avx512.mask.vcvtph2ps.128", Op::HalfToFloat, Select(1)),
    ("avx512.mask.vcvtph2ps.256", Op::HalfToFloat, Select(1)),
    ("avx512.mask.vextract*", Op::Shuffle(Shuffle::Extract), Select(2)),
    ("avx512.mask.vfmadd.s*", Op::FmaMasked { negate_product: false, negate_sum: false, first_alone: true, pass: Arg(0) }, Whole),
    ("avx512.mask.vfmadd.p*", Op::FmaMasked { negate_product: false, negate_sum: false, first_alone: false, pass: Arg(0) }, Whole),
    ("avx512.mask.vfmaddsub.p*", Op::FmaTurns { subtract_first: true, pass: Arg(0) }, Whole),
    ("avx512.mask.vfnmadd.p*", Op::FmaMasked { negate_product: true, negate_sum: false, first_alone: false, pass: Arg(0) }, Whole),
    ("avx512.mask.vfnmsub.p*", Op::FmaMasked { negate_product: true, negate_sum: true, first_alone: false, pass: Arg(0) }, Whole),
    ("avx512.mask.vpdpbusd.*", Op::TargetOf(DOT_BYTES), Over(3, Arg(0))),
    ("avx512.mask.vpdpbusds.*", Op::TargetOf(DOT_BYTES_SATURATED), Over(3, Arg(0))),
    ("avx512.mask.vpdpwssd.*", Op::TargetOf(DOT_WORDS), Over(3, Arg(0))),
    ("avx512.mask.vpdpwssds.*", Op::TargetOf(DOT_WORDS_SATURATED), Over(3, Arg(0))),
    ("avx512.mask.vpermi2var.*", Op::PermuteTwo { index_first: false }, Over(3, Arg(1))),
    ("avx512.mask.vpermil.p*", Op::Shuffle(Shuffle::InLane), Select(2)),
    ("avx512.mask.vpermilvar.*", Op::Target(&["x86.avx.vpermilvar.ps", "x86.avx.vpermilvar.pd", "x86.avx.vpermilvar.ps.256", "x86.avx.vpermilvar.pd.256",
        "x86.avx512.vpermilvar.ps.512", "x86.avx512.vpermilvar.pd.512"], None), Last),
    ("avx512.mask.vpermt2var.*", Op::PermuteTwo { index_first: true }, Over(3, Arg(1))),
    ("avx512.mask.vpmadd52h*", Op::Target(MULTIPLY_ADD_HIGH, Some(3)), Over(3, Arg(0))),
    ("avx512.mask.vpmadd52l*", Op::Target(MULTIPLY_ADD_LOW, Some(3)), Over(3, Arg(0))),
    ("avx512.mask.vpshld*", Op::ConcatShift { right: false, zero: false }, Whole),
    ("avx512.mask.vpshrd*", Op::ConcatShift { right: true, zero: false }, Whole),
    ("avx512.mask.vpshufbitqmb.*", Op::TargetBits(&["x86.avx512.vpshufbitqmb.128", "x86.avx512.vpshufbitqmb.256", "x86.avx512.vpshufbitqmb.512"]), Whole),
    ("avx512.mask.xor.*", Op::Bitwise { op: BinaryOp::Xor, not_first: false }, Select(2)),

    ("avx512.mask3.vfmadd.s*", Op::FmaMasked { negate_product: false, negate_sum: false, first_alone: true, pass: Arg(2) }, Whole),
    ("avx512.mask3.vfmsub.s*", Op::FmaMasked { negate_product: false, negate_sum: true, first_alone: true, pass: Arg(2) }, Whole),
    ("avx512.mask3.vfnmsub.s*", Op::FmaMasked { negate_product: true, negate_sum: true, first_alone: true, pass: Arg(2) }, Whole),
    ("avx512.mask3.vfmadd.p*", Op::FmaMasked { negate_product: false, negate_sum: false, first_alone: false, pass: Arg(2) }, Whole),
    ("avx512.mask3.vfmsub.p*", Op::FmaMasked { negate_product: false, negate_sum: true, first_alone: false, pass: Arg(2) }, Whole),
    ("avx512.mask3.vfnmsub.p*", Op::FmaMasked { negate_product: true, negate_sum: true, first_alone: false, pass: Arg(2) }, Whole),
    ("avx512.mask3.vfmaddsub.p*", Op::FmaTurns { subtract_first: true, pass: Arg(2) }, Whole),
    ("avx512.mask3.vfmsubadd.p*", Op::FmaTurns { subtract_first: false, pass: Arg(2) }, Whole),

    ("avx512.maskz.pternlog.*", Op::Target(LOGIC_OF_THREE, Some(4)), Over(4, Zero)),
    ("avx512.maskz.vfmadd.s*", Op::FmaMasked { negate_product: false, negate_sum: false, first_alone: true, pass: Zero }, Whole),
    ("avx512.maskz.vfmadd.p*", Op::FmaMasked { negate_product: false, negate_sum: false, first_alone: false, pass: Zero }, Whole),
    ("avx512.maskz.vfmaddsub.p*", Op::FmaTurns { subtract_first: true, pass: Zero }, Whole),
    ("avx512.maskz.vpdpbusd.*", Op::TargetOf(DOT_BYTES), Over(3, Zero)),
    ("avx512.maskz.vpdpbusds.*", Op::TargetOf(DOT_BYTES_SATURATED), Over(3, Zero)),
    ("avx512.maskz.vpdpwssd.*", Op::TargetOf(DOT_WORDS), Over(3, Zero)),
    ("avx512.maskz.vpdpwssds.*", Op::TargetOf(DOT_WORDS_SATURATED), Over(3, Zero)),
    ("avx512.maskz.vpermt2var.*", Op::PermuteTwo { index_first: true }, Over(3, Zero)),
    ("avx512.maskz.vpmadd52h*", Op::Target(MULTIPLY_ADD_HIGH, Some(3)), Over(3, Zero)),
    ("avx512.maskz.vpmadd52l*", Op::Target(MULTIPLY_ADD_LOW, Some(3)), Over(3, Zero)),
    ("avx512.maskz.vpshldv.*", Op::ConcatShift { right: false, zero: true }, Whole),
    ("avx512.maskz.vpshrdv.*", Op::ConcatShift { right: true, zero: true }, Whole),

    ("avx512.broadcastm*", Op::BroadcastMask, Whole),
    ("avx512.cmp.p*", Op::CompareFloats, Whole),
    ("avx512.cvtb2mask.*", Op::SignBits, Whole),
    ("avx512.cvtd2mask.*", Op::SignBits, Whole),
    ("avx512.cvtq2mask.*", Op::SignBits, Whole),
    ("avx512.cvtw2mask.*", Op::SignBits, Whole),
    ("avx512.cvtmask2*", Op::MaskToLanes, Whole),
    ("avx512.cvtusi2sd", Op::ConvertFirst { unsigned: true }, Whole),
    ("avx512.kand.w", Op::MaskLogic { op: BinaryOp::And, not_first: false }, Whole),
    ("avx512.kandn.w", Op::MaskLogic { op: BinaryOp::And, not_first: true }, Whole),
    ("avx512.knot.w", Op::MaskNot, Whole),
    ("avx512.kor.w", Op::MaskLogic { op: BinaryOp::Or, not_first: false }, Whole),
    ("avx512.kortestc.w", Op::MaskTest { all: true }, Whole),
    ("avx512.kortestz.w", Op::MaskTest { all: false }, Whole),
    ("avx512.kunpck*", Op::MaskUnpack, Whole),
    ("avx512.kxnor.w", Op::MaskLogic { op: BinaryOp::Xor, not_first: true }, Whole),
    ("avx512.kxor.w", Op::MaskLogic { op: BinaryOp::Xor, not_first: false }, Whole),
    ("avx512.movntdqa", Op::LoadNontemporal, Whole),
    ("avx512.padds.*", Op::Generic("sadd.sat", 2), Select(2)),
    ("avx512.pbroadcast*", Op::BroadcastFirst, Select(1)),
    ("avx512.pmul.dq.512", Op::MulHalves { signed: true }, Whole),
    ("avx512.pmulu.dq.512", Op::MulHalves { signed: false }, Whole),
    ("avx512.prol*", Op::Rotate("fshl"), Select(2)),
    ("avx512.pror*", Op::Rotate("fshr"), Select(2)),
    ("avx512.psll.dq*", Op::ByteShift { left: true, unit: 1 }, Whole),
    ("avx512.psrl.dq*", Op::ByteShift { left: false, unit: 1 }, Whole),
    ("avx512.psubs.*", Op::Generic("ssub.sat", 2), Select(2)),
    ("avx512.ptestm*", Op::Test(IntPredicate::Ne), Whole),
    ("avx512.ptestnm*", Op::Test(IntPredicate::Eq), Whole),
    ("avx512.storent.*", Op::Store { align: None, nontemporal: true }, Whole),
    ("avx512.vbroadcast.s*", Op::LoadSplat, Whole),
    ("avx512.vpshld.*", Op::ConcatShift { right: false, zero: false }, Whole),
    ("avx512.vpshrd.*", Op::ConcatShift { right: true, zero: false }, Whole),

    ("fma.vfmadd.s*", Op::Fma { negate_product: false, negate_sum: false, first_alone: true }, Whole),
    ("fma.vfmadd.*", Op::Fma { negate_product: false, negate_sum: false, first_alone: false }, Whole),
    ("fma.vfmsub.s*", Op::Fma { negate_product: false, negate_sum: true, first_alone: true }, Whole),
    ("fma.vfmsub.*", Op::Fma { negate_product: false, negate_sum: true, first_alone: false }, Whole),
    ("fma.vfmsubadd.*", Op::FmaOtherTurns, Whole),
    ("fma.vfnmadd.s*", Op::Fma { negate_product: true, negate_sum: false, first_alone: true }, Whole),
    ("fma.vfnmadd.*", Op::Fma { negate_product: true, negate_sum: false, first_alone: false }, Whole),
    ("fma.vfnmsub.s*", Op::Fma { negate_product: true, negate_sum: true, first_alone: true }, Whole),
    ("fma.vfnmsub.*", Op::Fma { negate_product: true, negate_sum: true, first_alone: false }, Whole),
    ("fma4.vfmadd.s*", Op::FmaFirst, Whole),

    ("sse.add.ss", Op::FloatFirst(BinaryOp::FAdd), Whole),
    ("sse.cvtsi2ss", Op::ConvertFirst { unsigned: false }, Whole),
    ("sse.cvtsi642ss", Op::ConvertFirst { unsigned: false }, Whole),
    ("sse.div.ss", Op::FloatFirst(BinaryOp::FDiv), Whole),
    ("sse.mul.ss", Op::FloatFirst(BinaryOp::FMul), Whole),
    ("sse.sqrt.p*", Op::Generic("sqrt", 1), Whole),
    ("sse.sqrt.ss", Op::SqrtFirst, Whole),
    ("sse.storeu.*", Op::Store { align: Some(1), nontemporal: false }, Whole),
    ("sse.sub.ss", Op::FloatFirst(BinaryOp::FSub), Whole),
    ("sse2.add.sd", Op::FloatFirst(BinaryOp::FAdd), Whole),
    ("sse2.cvtdq2pd", Op::Convert { unsigned: false }, Whole),
    ("sse2.cvtdq2ps", Op::Convert { unsigned: false }, Whole),
    ("sse2.cvtps2pd", Op::Convert { unsigned: false }, Whole),
    ("sse2.cvtsi2sd", Op::ConvertFirst { unsigned: false }, Whole),
    ("sse2.cvtsi642sd", Op::ConvertFirst { unsigned: false }, Whole),
    ("sse2.cvtss2sd", Op::ExtendFirst, Whole),
    ("sse2.div.sd", Op::FloatFirst(BinaryOp::FDiv), Whole),
    ("sse2.mul.sd", Op::FloatFirst(BinaryOp::FMul), Whole),
    ("sse2.padds.*", Op::Generic("sadd.sat", 2), Whole),
    ("sse2.paddus.*", Op::Generic("uadd.sat", 2), Whole),
    ("sse2.pcmpeq.*", Op::Compare(IntPredicate::Eq), Whole),
    ("sse2.pcmpgt.*", Op::Compare(IntPredicate::Sgt), Whole),
    ("sse2.pmaxs.w", Op::Generic("smax", 2), Whole),
    ("sse2.pmaxu.b", Op::Generic("umax", 2), Whole),
    ("sse2.pmins.w", Op::Generic("smin", 2), Whole),
    ("sse2.pminu.b", Op::Generic("umin", 2), Whole),
    ("sse2.pmulu.dq", Op::MulHalves { signed: false }, Whole),
    ("sse2.pshuf.d", Op::Shuffle(Shuffle::InLane), Whole),
    ("sse2.pshufh.w", Op::Shuffle(Shuffle::Words { high: true }), Whole),
    ("sse2.pshufl.w", Op::Shuffle(Shuffle::Words { high: false }), Whole),
    ("sse2.psll.dq", Op::ByteShift { left: true, unit: 8 }, Whole),
    ("sse2.psll.dq.bs", Op::ByteShift { left: true, unit: 1 }, Whole),
    ("sse2.psrl.dq", Op::ByteShift { left: false, unit: 8 }, Whole),
    ("sse2.psrl.dq.bs", Op::ByteShift { left: false, unit: 1 }, Whole),
    ("sse2.psubs.*", Op::Generic("ssub.sat", 2), Whole),
    ("sse2.psubus.*", Op::Generic("usub.sat", 2), Whole),
    ("sse2.sqrt.p*", Op::Generic("sqrt", 1), Whole),
    ("sse2.sqrt.sd", Op::SqrtFirst, Whole),
    ("sse2.storel.dq", Op::StoreFirst { nontemporal: false }, Whole),
    ("sse2.storeu.*", Op::Store { align: Some(1), nontemporal: false }, Whole),
    ("sse2.sub.sd", Op::FloatFirst(BinaryOp::FSub), Whole),
    ("sse41.blendp*", Op::Shuffle(Shuffle::Blend), Whole),
    ("sse41.movntdqa", Op::LoadNontemporal, Whole),
    ("sse41.pblendw", Op::Shuffle(Shuffle::Blend), Whole),
    ("sse41.pmaxsb", Op::Generic("smax", 2), Whole),
    ("sse41.pmaxsd", Op::Generic("smax", 2), Whole),
    ("sse41.pmaxud", Op::Generic("umax", 2), Whole),
    ("sse41.pmaxuw", Op::Generic("umax", 2), Whole),
    ("sse41.pminsb", Op::Generic("smin", 2), Whole),
    ("sse41.pminsd", Op::Generic("smin", 2), Whole),
    ("sse41.pminud", Op::Generic("umin", 2), Whole),
    ("sse41.pminuw", Op::Generic("umin", 2), Whole),
    ("sse41.pmovsx*", Op::Extend { signed: true }, Whole),
    ("sse41.pmovzx*", Op::Extend { signed: false }, Whole),
    ("sse41.pmuldq", Op::MulHalves { signed: true }, Whole),
    ("sse42.crc32.64.8", Op::Crc, Whole),
    ("sse4a.movnt.*", Op::StoreFirst { nontemporal: true }, Whole),
    ("ssse3.pabs.b.128", Op::Flagged("abs"), Whole),
    ("ssse3.pabs.d.128", Op::Flagged("abs"), Whole),
    ("ssse3.pabs.w.128", Op::Flagged("abs"), Whole),

    ("xop.vpcmov", Op::Choose, Whole),
    ("xop.vpcmov.256", Op::Choose, Whole),
    ("xop.vpcom*ub", Op::CompareBy { unsigned: true }, Whole),
    ("xop.vpcom*uw", Op::CompareBy { unsigned: true }, Whole),
    ("xop.vpcom*ud", Op::CompareBy { unsigned: true }, Whole),
    ("xop.vpcom*uq", Op::CompareBy { unsigned: true }, Whole),
    ("xop.vpcom*", Op::CompareBy { unsigned: false }, Whole),
    ("xop.vprot*", Op::Rotate("fshl"), Whole),
];

const SHIFT_LEFT: &[&str] = &[
    "x86.sse2.psll.w",
    "x86.sse2.psll.d",
    "x86.sse2.psll.q",
    "x86.sse2.pslli.w",
    "x86.sse2.pslli.d",
    "x86.sse2.pslli.q",
    "x86.avx2.psll.w",
    "x86.avx2.psll.d",
    "x86.avx2.psll.q",
    "x86.avx2.pslli.w",
    "x86.avx2.pslli.d",
    "x86.avx2.pslli.q",
    "x86.avx512.psll.w.512",
    "x86.avx512.psll.d.512",
    "x86.avx512.psll.q.512",
    "x86.avx512.pslli.w.512",
    "x86.avx512.pslli.d.512",
    "x86.avx512.pslli.q.512",
];
const SHIFT_LEFT_EACH: &[&str] = &[
    "x86.avx2.psllv.d",
    "x86.avx2.psllv.d.256",
    "x86.avx2.psllv.q",
    "x86.avx2.psllv.q.256",
    "x86.avx512.psllv.d.512",
    "x86.avx512.psllv.q.512",
    "x86.avx512.psllv.w.128",
    "x86.avx512.psllv.w.256",
    "x86.avx512.psllv.w.512",
];
const SHIFT_RIGHT: &[&str] = &[
    "x86.sse2.psrl.w",
    "x86.sse2.psrl.d",
    "x86.sse2.psrl.q",
    "x86.sse2.psrli.w",
    "x86.sse2.psrli.d",
    "x86.sse2.psrli.q",
    "x86.avx2.psrl.w",
    "x86.avx2.psrl.d",
    "x86.avx2.psrl.q",
    "x86.avx2.psrli.w",
    "x86.avx2.psrli.d",
    "x86.avx2.psrli.q",
    "x86.avx512.psrl.w.512",
    "x86.avx512.psrl.d.512",
    "x86.avx512.psrl.q.512",
    "x86.avx512.psrli.w.512",
    "x86.avx512.psrli.d.512",
    "x86.avx512.psrli.q.512",
];
const SHIFT_RIGHT_EACH: &[&str] = &[
    "x86.avx2.psrlv.d",
    "x86.avx2.psrlv.d.256",
    "x86.avx2.psrlv.q",
    "x86.avx2.psrlv.q.256",
    "x86.avx512.psrlv.d.512",
    "x86.avx512.psrlv.q.512",
    "x86.avx512.psrlv.w.128",
    "x86.avx512.psrlv.w.256",
    "x86.avx512.psrlv.w.512",
];
const SHIFT_SIGNED: &[&str] = &[
    "x86.sse2.psra.w",
    "x86.sse2.psra.d",
    "x86.sse2.psrai.w",
    "x86.sse2.psrai.d",
    "x86.avx2.psra.w",
    "x86.avx2.psra.d",
    "x86.avx2.psrai.w",
    "x86.avx2.psrai.d",
    "x86.avx512.psra.q.128",
    "x86.avx512.psra.q.256",
    "x86.avx512.psrai.q.128",
    "x86.avx512.psrai.q.256",
    "x86.avx512.psra.w.512",
    "x86.avx512.psra.d.512",
    "x86.avx512.psra.q.512",
    "x86.avx512.psrai.w.512",
    "x86.avx512.psrai.d.512",
    "x86.avx512.psrai.q.512",
];
const SHIFT_SIGNED_EACH: &[&str] = &[
    "x86.avx2.psrav.d",
    "x86.avx2.psrav.d.256",
    "x86.avx512.psrav.d.512",
    "x86.avx512.psrav.q.128",
    "x86.avx512.psrav.q.256",
    "x86.avx512.psrav.q.512",
    "x86.avx512.psrav.w.128",
    "x86.avx512.psrav.w.256",
    "x86.avx512.psrav.w.512",
];
const LOGIC_OF_THREE: &[&str] = &[
    "x86.avx512.pternlog.d.128",
    "x86.avx512.pternlog.d.256",
    "x86.avx512.pternlog.d.512",
    "x86.avx512.pternlog.q.128",
    "x86.avx512.pternlog.q.256",
    "x86.avx512.pternlog.q.512",
];
const DOT_BYTES: &[&str] = &[
    "x86.avx512.vpdpbusd.128",
    "x86.avx512.vpdpbusd.256",
    "x86.avx512.vpdpbusd.512",
];
const DOT_BYTES_SATURATED: &[&str] = &[
    "x86.avx512.vpdpbusds.128",
    "x86.avx512.vpdpbusds.256",
    "x86.avx512.vpdpbusds.512",
];
const DOT_WORDS: &[&str] = &[
    "x86.avx512.vpdpwssd.128",
    "x86.avx512.vpdpwssd.256",
    "x86.avx512.vpdpwssd.512",
];
const DOT_WORDS_SATURATED: &[&str] = &[
    "x86.avx512.vpdpwssds.128",
    "x86.avx512.vpdpwssds.256",
    "x86.avx512.vpdpwssds.512",
];
const MULTIPLY_ADD_HIGH: &[&str] = &[
    "x86.avx512.vpmadd52h.uq.128",
    "x86.avx512.vpmadd52h.uq.256",
    "x86.avx512.vpmadd52h.uq.512",
];
const MULTIPLY_ADD_LOW: &[&str] = &[
    "x86.avx512.vpmadd52l.uq.128",
    "x86.avx512.vpmadd52l.uq.256",
    "x86.avx512.vpmadd52l.uq.512",
];

/// The intrinsics that permute two vectors by a third.
pub(super) const PERMUTATIONS: &[&str] = &[
    "x86.avx512.vpermi2var.ps.128",
    "x86.avx512.vpermi2var.d.128",
    "x86.avx512.vpermi2var.pd.128",
    "x86.avx512.vpermi2var.q.128",
    "x86.avx512.vpermi2var.ps.256",
    "x86.avx512.vpermi2var.d.256",
    "x86.avx512.vpermi2var.pd.256",
    "x86.avx512.vpermi2var.q.256",
    "x86.avx512.vpermi2var.ps.512",
    "x86.avx512.vpermi2var.d.512",
    "x86.avx512.vpermi2var.pd.512",
    "x86.avx512.vpermi2var.q.512",
    "x86.avx512.vpermi2var.hi.128",
    "x86.avx512.vpermi2var.hi.256",
    "x86.avx512.vpermi2var.hi.512",
    "x86.avx512.vpermi2var.qi.128",
    "x86.avx512.vpermi2var.qi.256",
    "x86.avx512.vpermi2var.qi.512",
];

const ADAPTED_NAMED: Operation = Op::Adapted { named: true };
const ADAPTED_SILENTLY: Operation = Op::Adapted { named: false };

/// Intrinsics whose types changed. Only calls with the old types are upgraded.
pub(super) const ADAPTED: &[(&str, Operation)] = &[
    ("avx.dp.ps.256", ADAPTED_NAMED),
    ("avx10.vpdp*", ADAPTED_SILENTLY),
    ("avx2.mpsadbw", ADAPTED_NAMED),
    ("avx2.vpdp*", ADAPTED_SILENTLY),
    ("avx512.mask.cmp.p*", Op::AdaptedCompare),
    ("avx512.vpdp*", ADAPTED_SILENTLY),
    ("avx512bf16.*", ADAPTED_SILENTLY),
    ("sse41.dppd", ADAPTED_NAMED),
    ("sse41.dpps", ADAPTED_NAMED),
    ("sse41.insertps", ADAPTED_NAMED),
    ("sse41.mpsadbw", ADAPTED_NAMED),
    ("sse41.ptest*", ADAPTED_NAMED),
    ("xop.vpermil2*", ADAPTED_SILENTLY),
];

/// Returns true if a pattern matches a name. `*` in the pattern matches any text.
pub(super) fn fits(pattern: &str, name: &str) -> bool {
    match pattern.split_once('*') {
        Some((start, end)) => name
            .strip_prefix(start)
            .is_some_and(|rest| rest.ends_with(end)),
        None => name == pattern,
    }
}
