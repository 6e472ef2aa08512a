//! Lowers writes of transposed scalable vectors whose first dimension is scalable. A loop over that dimension writes
//! one row at a time.

use crate::vector_to_scf::VectorTransferToScfOptions;
use crate::vector_to_scf::transfer::{MOST, check_first, extract_at, indices_at, without_first};
use terrace_arith::MulIOp;
use terrace_builtin::types::VectorType;
use terrace_interfaces::mixed::MixedIndex;
use terrace_ir::{OpRef, OpView, Type, ValueId};
use terrace_rewrite::{Match, NO_MATCH, PatternSet, Rewriter, require};
use terrace_scf::build_for_with;
use terrace_vector::matching::vector;
use terrace_vector::transfer::TransferParts;
use terrace_vector::{
    ConstantMaskOp, CreateMaskOp, FromElementsOp, TransferWriteOp, TransposeOp, VectorScaleOp,
};
use terrace_vector_transforms::emit::{extract, index};

pub(crate) fn populate(patterns: &mut PatternSet, options: VectorTransferToScfOptions) {
    patterns.add_fn("ScalableTransposeTransferWriteConversion", move |op, rw| {
        transpose_scalable_write(op, options, rw)
    });
}

/// The numbers of rows and columns that a mask enables.
enum MaskSizes {
    /// Dynamic numbers.
    Values(ValueId, ValueId),
    /// Static numbers. The flag is true if the number is multiplied by `vscale`.
    Known([i64; 2], [bool; 2]),
}

impl MaskSizes {
    fn of(view: OpRef<'_>, mask: ValueId) -> Option<Self> {
        if let Some(create) = view.defined_by::<CreateMaskOp>(mask) {
            let mut sizes = create.operands();
            return Some(MaskSizes::Values(sizes.next()?, sizes.next()?));
        }
        let constant = view.defined_by::<ConstantMaskOp>(mask)?;
        let sizes = constant.mask_dim_sizes();
        let scalable = &vector(view, mask)?.scalable;
        Some(MaskSizes::Known(
            [*sizes.first()?, *sizes.get(1)?],
            [*scalable.first()?, *scalable.get(1)?],
        ))
    }
}

/// Creates multiples of `vscale`, which is created only once.
#[derive(Default)]
struct Vscale(Option<ValueId>);

impl Vscale {
    fn times(&mut self, rw: &mut dyn Rewriter<'_>, factor: i64) -> ValueId {
        let vscale = match self.0 {
            Some(vscale) => vscale,
            None => rw.create_value(VectorScaleOp::spec()),
        };
        self.0 = Some(vscale);
        let factor = index(rw, factor);
        rw.create_value(MulIOp::spec(vscale, factor))
    }
}

fn transpose_scalable_write(
    op: TransferWriteOp,
    options: VectorTransferToScfOptions,
    rw: &mut dyn Rewriter<'_>,
) -> Match {
    let view = rw.read(op);
    let xfer = TransferParts::new(*view).ok_or(NO_MATCH)?;
    let why = "transfers of tensors are not lowered";
    require(!xfer.is_tensor || options.lower_tensors, why)?;
    let why = "the vector is not of the form vector<[N]xMxT>";
    require(xfer.ty.scalable[..] == [true, false], why)?;
    let why = "the permutation map is not the identity";
    require(xfer.map.is_identity(), why)?;
    let why = "the first dimension may be out of bounds";
    require(xfer.in_bounds.first() == Some(&true), why)?;
    check_first(*view, &xfer)?;
    let transpose = view
        .defined_by::<TransposeOp>(xfer.vector)
        .filter(|transpose| transpose.permutation() == [1, 0])
        .ok_or("the vector is not transposed")?;
    let source = transpose.vector();
    let sizes = match xfer.mask {
        None => None,
        Some(mask) => {
            let sizes = MaskSizes::of(*view, mask);
            Some(sizes.ok_or("the sizes of the mask are not known")?)
        }
    };
    let columns = xfer.ty.shape[1];
    require(columns <= MOST, "the vector has too many columns")?;

    let mut vscale = Vscale::default();
    let sizes = sizes.map(|sizes| match sizes {
        MaskSizes::Values(rows, columns) => [rows, columns].map(MixedIndex::Value),
        MaskSizes::Known(sizes, scalable) => {
            let pairs = [(sizes[0], scalable[0]), (sizes[1], scalable[1])];
            pairs.map(|(size, scales)| match scales {
                true => MixedIndex::Value(vscale.times(rw, size)),
                false => MixedIndex::Known(size),
            })
        }
    });
    let columns: Vec<ValueId> = (0..columns).map(|at| extract(rw, source, &[at])).collect();
    let lower = index(rw, 0);
    let value = |rw: &mut dyn Rewriter<'_>, size| match size {
        MixedIndex::Known(size) => index(rw, size),
        MixedIndex::Value(size) => size,
    };
    let upper = match sizes {
        None => vscale.times(rw, xfer.ty.shape[0]),
        Some([rows, _]) => value(rw, rows),
    };
    let bounds = [lower, upper, index(rw, 1)];
    let row = without_first(&xfer, Vec::new());
    let row_type = rw.ctx().ty(row.ty.clone());
    let mask = sizes.map(|[_, columns]| {
        let columns = value(rw, columns);
        let ty = VectorType {
            element: Type::I1,
            ..row.ty.clone()
        };
        let ty = rw.ctx().ty(ty);
        rw.create_value(CreateMaskOp::spec(ty, &[columns]))
    });
    let state = Some(xfer.base).filter(|_| xfer.is_tensor);
    let around = build_for_with(rw, bounds, state.as_slice(), |rw, iv, state| {
        let indices = indices_at(rw, &xfer, iv);
        let elements: Vec<ValueId> = (columns.iter())
            .map(|&column| extract_at(rw, column, row.ty.element, &[iv.into()]))
            .collect();
        let vector = rw.create_value(FromElementsOp::spec(row_type, &elements));
        let row = TransferParts {
            base: state.first().copied().unwrap_or(xfer.base),
            vector,
            indices,
            mask,
            ..row
        };
        let write = row.create_write(rw);
        rw.results(write).to_vec()
    });
    let values = rw.results(around.id());
    rw.replace_op(op.id(), &values);
    Ok(())
}
