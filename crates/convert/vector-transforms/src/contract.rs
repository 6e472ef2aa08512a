//! Lowers contractions to dot products, to outer products, or dimension by dimension.

use crate::emit::{broadcast, constant, extract, insert, shape_cast, vector_of, zero_attr};
use crate::outer_product::populate_vector_outer_product_lowering_patterns;
use crate::unroll::MAX_PARTS;
use terrace_arith::{AddFOp, AddIOp, ExtFOp, ExtSIOp, MulFOp, MulIOp};
use terrace_builtin::AffineMapAttr;
use terrace_builtin::affine::{AffineExpr, AffineMap};
use terrace_builtin::props::{Array, Map};
use terrace_builtin::types::{IntegerType, VectorType, element_type_or_self, with_element_type};
use terrace_interfaces::masking::masking;
use terrace_ir::{Attr, Context, OpId, OpRef, OpView, PropType, Type, TypeClass, ValueId};
use terrace_llvm::MatrixMultiplyOp;
use terrace_rewrite::{NO_MATCH, NoMatch, Pattern, PatternSet, Rewriter, require};
use terrace_vector::enums::is_reduction;
use terrace_vector::masking::{make_arith_reduction, mask_operation, masked_root, select_passthru};
use terrace_vector::matching::{dims, is_scalable, vector};
use terrace_vector::{
    CombiningKind, ContractionOp, FMAOp, OuterProductOp, ReductionOp, TransposeOp,
};

/// The strategy by which `vector.contract` is lowered: MLIR's enumeration of this name.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum VectorContractLowering {
    /// Lowers to a `vector.reduction` per pair of row and column.
    #[default]
    Dot,
    /// Lowers matrix products to `llvm.intr.matrix.multiply` by [`populate_vector_contract_to_matrix_multiply`], and
    /// other contractions dimension by dimension.
    LlvmIntr,
    /// Lowers to `vector.outerproduct` of columns and rows.
    OuterProduct,
    /// Lowers to elementwise products if all reduced dimensions have size 1.
    ParallelArith,
}

/// `populateVectorContractLoweringPatterns`: lowers `vector.contract` step by step. Also lowers `vector.outerproduct`,
/// unless `disable_outer_product_lowering` is true.
pub fn populate_vector_contract_lowering_patterns(
    patterns: &mut PatternSet,
    lowering: VectorContractLowering,
    disable_outer_product_lowering: bool,
) {
    if !disable_outer_product_lowering {
        populate_vector_outer_product_lowering_patterns(patterns);
    }
    patterns.add_fn("ContractionOpLowering", move |op, rw| {
        lower_contraction(op, lowering, rw)
    });
    patterns.add_fn("ContractionOpToOuterProductOpLowering", move |op, rw| {
        contraction_to_outer_products(op, lowering, rw)
    });
}

/// `populateVectorContractToMatrixMultiply`: lowers matrix products in `vector.contract` to
/// `llvm.intr.matrix.multiply`. The high benefit makes this pattern match before other lowerings.
pub fn populate_vector_contract_to_matrix_multiply(patterns: &mut PatternSet) {
    patterns.add(Pattern::new("ContractionOpToMatmulOpLowering", to_matmul).benefit(100));
}

/// The parts of a contraction.
pub(crate) struct Contraction {
    op: OpId,
    pub(crate) lhs: ValueId,
    pub(crate) rhs: ValueId,
    pub(crate) acc: ValueId,
    lhs_type: VectorType,
    rhs_type: VectorType,
    pub(crate) result: Type,
    pub(crate) maps: [AffineMap; 3],
    pub(crate) iterators: Vec<Attr>,
    /// Indexed by iterator: true if it is a reduction.
    pub(crate) reduces: Vec<bool>,
    pub(crate) kind: CombiningKind,
}

impl Contraction {
    /// Returns the type of the result, if it is a vector.
    pub(crate) fn result_vector<'c>(&self, ctx: &'c Context) -> Option<&'c VectorType> {
        self.result.as_(ctx)
    }

    pub(crate) fn new(view: OpRef<'_>) -> Option<Self> {
        let op = view.as_::<ContractionOp>()?;
        let maps = view.get::<Array>(ContractionOp::INDEXING_MAPS)?;
        let map = |at: usize| Some(Map::from_attr(view.ctx, *maps.get(at)?)?.clone());
        let iterators = view.get::<Array>(ContractionOp::ITERATOR_TYPES)?;
        let reduces = iterators.iter().map(|attr| is_reduction(view.ctx, *attr));
        let (lhs, rhs, acc) = (op.lhs(), op.rhs(), op.acc());
        Some(Contraction {
            op: view.id,
            lhs,
            rhs,
            acc,
            lhs_type: vector(view, lhs)?.clone(),
            rhs_type: vector(view, rhs)?.clone(),
            result: view.result_type(0),
            maps: [map(0)?, map(1)?, map(2)?],
            iterators: iterators.to_vec(),
            reduces: reduces.collect::<Option<_>>()?,
            kind: op.kind(),
        })
    }

    /// Returns true if the indexing maps are those of `layout`, each over `dims` dimensions.
    fn is_layout(&self, dims: u32, layout: [&[u32]; 3]) -> bool {
        let same = |(map, layout): (&AffineMap, &[u32])| {
            let layout = layout.iter().map(|dim| AffineExpr::Dim(*dim));
            map.dims == dims && map.symbols == 0 && map.results.iter().cloned().eq(layout)
        };
        self.maps.iter().zip(layout).all(same)
    }

    /// Recognizes a product of two matrices, of a matrix and a vector, or of a vector and a matrix.
    pub(crate) fn product(&self) -> Option<Product> {
        let matrices = self.reduces[..] == [false, false, true];
        let (dims, m, n, k) = match self.reduces[..] {
            [false, false, true] => (3, 0, 1, 2),
            [false, true] => (2, 0, 0, 1),
            [true, false] => (2, 1, 1, 0),
            _ => return None,
        };
        for swapped in [false, true] {
            for [first_last, second_last] in
                [[true, false], [true, true], [false, false], [false, true]]
            {
                // The flags are true if the reduced dimension is the last one of the operand.
                let first: &[u32] = if first_last { &[m, k] } else { &[k, m] };
                let second: &[u32] = match (matrices, second_last) {
                    (true, true) => &[n, k],
                    (true, false) => &[k, n],
                    (false, _) => &[k],
                };
                let layout = match (matrices, swapped) {
                    (true, false) => [first, second, &[m, n]],
                    (true, true) => [first, second, &[n, m]],
                    (false, false) => [first, second, &[m]],
                    (false, true) => [second, first, &[m]],
                };
                if self.is_layout(dims, layout) {
                    return Some(Product {
                        matrices,
                        reduction_first: self.reduces[0],
                        // For two matrices, this means a transposed result; for a matrix and a vector, swapped
                        // operands.
                        swapped,
                        first_last,
                        second_last,
                    });
                }
            }
        }
        None
    }

    fn dim_position(&self, map: usize, result: usize) -> Option<usize> {
        match self.maps[map].results.get(result)? {
            AffineExpr::Dim(dim) => Some(*dim as usize),
            _ => None,
        }
    }

    /// Returns the index of an iteration dimension in an operand.
    fn result_index(&self, map: usize, dim: usize) -> Option<usize> {
        let dim = AffineExpr::Dim(dim as u32);
        self.maps[map]
            .results
            .iter()
            .position(|result| *result == dim)
    }

    /// Returns true if an operand is scalable along an iteration dimension.
    fn scales_along(&self, dim: usize) -> bool {
        let types = [(0, &self.lhs_type), (1, &self.rhs_type)];
        let mut places = types
            .iter()
            .map(|&(map, ty)| (self.result_index(map, dim), ty));
        places.any(|(at, ty)| at.is_some_and(|at| ty.scalable[at]))
    }

    /// Returns true if the contraction can be unrolled along an iteration dimension by [`part_of_dim`]. In the
    /// operands, the result and the mask, neither this dimension nor the dimensions before it may be scalable.
    fn can_be_unrolled(&self, ctx: &Context, dim: usize, is_masked: bool) -> bool {
        let fixed = |ty: &VectorType, at: Option<usize>| {
            at.is_none_or(|at| !ty.scalable[..=at].contains(&true))
        };
        fixed(&self.lhs_type, self.result_index(0, dim))
            && fixed(&self.rhs_type, self.result_index(1, dim))
            && (self.result_vector(ctx)).is_none_or(|ty| fixed(ty, self.result_index(2, dim)))
            && !(is_masked && (0..=dim).any(|dim| self.scales_along(dim)))
    }

    /// Returns the indices in both operands of each reduced dimension, or of each parallel dimension.
    fn common_dims(&self, reduced: bool) -> Vec<(usize, usize)> {
        let dims = (0..self.reduces.len()).filter(|&dim| self.reduces[dim] == reduced);
        let both = |dim| self.result_index(0, dim).zip(self.result_index(1, dim));
        dims.filter_map(both).collect()
    }

    /// Returns the maps and iterators without an iteration dimension.
    fn without_dim(&self, ctx: &Context, dim: usize) -> (Vec<Attr>, Vec<Attr>) {
        let adjust = |map: &AffineMap| {
            let results = map.results.iter().filter_map(|result| match result {
                AffineExpr::Dim(at) if *at as usize == dim => None,
                AffineExpr::Dim(at) if *at as usize > dim => Some(AffineExpr::Dim(at - 1)),
                other => Some(other.clone()),
            });
            let map = AffineMap::new(map.dims.saturating_sub(1), 0, results);
            ctx.attr(AffineMapAttr { map })
        };
        let maps = self.maps.iter().map(adjust).collect();
        let mut iterators = self.iterators.clone();
        iterators.remove(dim);
        (maps, iterators)
    }
}

/// A product of matrices, or of a matrix and a vector.
pub(crate) struct Product {
    /// True for two matrices, false for a matrix and a vector.
    pub(crate) matrices: bool,
    /// True if the reduction is the first iterator.
    reduction_first: bool,
    /// True if the result is transposed, or the vector comes before the matrix.
    pub(crate) swapped: bool,
    /// True if the reduced dimension is the last one of the first matrix.
    pub(crate) first_last: bool,
    /// True if the reduced dimension is the last one of the second matrix.
    pub(crate) second_last: bool,
}

impl Product {
    /// Returns the operands in the order of the result's dimensions, the matrix before a vector. The flag is true if
    /// the operand must be transposed so that the reduced dimension is the last one of each matrix, or the first one if
    /// `last` is false.
    fn operands(&self, op: &Contraction, last: bool) -> [(ValueId, bool); 2] {
        let (first, second) = match self.matrices {
            true => (
                (op.lhs, self.first_last != last),
                (op.rhs, self.second_last != last),
            ),
            false if self.swapped => ((op.rhs, self.first_last != last), (op.lhs, false)),
            false => ((op.lhs, self.first_last != last), (op.rhs, false)),
        };
        match self.matrices && self.swapped {
            true => [second, first],
            false => [first, second],
        }
    }
}

/// Creates `vector.transpose`.
pub fn transpose(rw: &mut dyn Rewriter<'_>, value: ValueId, permutation: &[i64]) -> ValueId {
    let ctx = rw.ctx();
    let from = rw.body().ty(value);
    let ty = vector_of(rw, value).map(|ty| {
        ctx.ty(VectorType {
            shape: permutation
                .iter()
                .map(|dim| ty.shape[*dim as usize])
                .collect(),
            scalable: permutation
                .iter()
                .map(|dim| ty.scalable[*dim as usize])
                .collect(),
            element: ty.element,
        })
    });
    rw.create_value(TransposeOp::spec(ty.unwrap_or(from), value, permutation))
}

/// Transposes the operands whose flag is true.
fn oriented(rw: &mut dyn Rewriter<'_>, operands: [(ValueId, bool); 2]) -> [ValueId; 2] {
    operands.map(|(value, transposed)| match transposed {
        true => transpose(rw, value, &[1, 0]),
        false => value,
    })
}

fn is_integer(ctx: &Context, ty: Type) -> bool {
    element_type_or_self(ctx, ty).is::<IntegerType>(ctx)
}

fn product(rw: &mut dyn Rewriter<'_>, a: ValueId, b: ValueId, int: bool) -> ValueId {
    match int {
        true => rw.create_value(MulIOp::spec(a, b)),
        false => rw.create_value(MulFOp::spec(a, b)),
    }
}

fn sum(rw: &mut dyn Rewriter<'_>, a: ValueId, b: ValueId, int: bool) -> ValueId {
    match int {
        true => rw.create_value(AddIOp::spec(a, b)),
        false => rw.create_value(AddFOp::spec(a, b)),
    }
}

/// Creates the product of two values, combined with an accumulator under a mask. Returns `None` if the kind does not
/// support the element type; callers check this before they create operations.
pub(crate) fn arith_contraction(
    kind: CombiningKind,
    [a, b]: [ValueId; 2],
    acc: Option<ValueId>,
    mask: Option<ValueId>,
    rw: &mut dyn Rewriter<'_>,
) -> Option<ValueId> {
    let ctx = rw.ctx();
    let element = element_type_or_self(ctx, rw.body().ty(a));
    let int = !element.class(ctx).intersects(TypeClass::FLOAT);
    if let Some(acc) = acc
        && !int
        && kind == CombiningKind::Add
        && rw.body().ty(acc).is::<VectorType>(ctx)
    {
        let value = rw.create_value(FMAOp::spec(a, b, acc));
        return Some(select_passthru(mask, value, acc, rw));
    }
    let value = product(rw, a, b, int);
    let Some(acc) = acc else {
        return Some(value);
    };
    let combined = make_arith_reduction(kind, [value, acc], None, rw)?;
    Some(select_passthru(mask, combined, acc, rw))
}

/// Replaces the root operation: a contraction, or the `vector.mask` around it.
fn replace(root: OpId, value: ValueId, rw: &mut dyn Rewriter<'_>) {
    rw.replace_op(root, &[value]);
}

/// The reason why a contraction is not unrolled.
const NOT_UNROLLED: NoMatch =
    NoMatch::because("a dimension is scalable, or too large, so it cannot be unrolled");

fn contraction_to_outer_products(
    op: ContractionOp,
    lowering: VectorContractLowering,
    rw: &mut dyn Rewriter<'_>,
) -> Result<(), NoMatch> {
    require(
        lowering == VectorContractLowering::OuterProduct,
        "not lowered to outer products",
    )?;
    let contraction = Contraction::new(rw.op(op.id())).ok_or(NO_MATCH)?;
    outer_products(&contraction, rw).ok_or(NoMatch::because("unhandled contraction form"))
}

fn outer_products(op: &Contraction, rw: &mut dyn Rewriter<'_>) -> Option<()> {
    let form = op.product()?;
    let ctx = rw.ctx();
    let reduced = op.reduces.iter().position(|reduces| *reduces)?;
    let at = op.result_index(0, reduced)?;
    let size = op.lhs_type.shape[at];
    let result = op.result_vector(ctx)?;
    // An outer product with scalable rows and fixed-length columns is invalid.
    let is_valid = result.scalable.len() < 2 || !result.scalable[0] || result.scalable[1];
    if op.scales_along(reduced) || !is_valid || size > MAX_PARTS {
        return None;
    }
    let element = result.element;
    let float = element.class(ctx).intersects(TypeClass::FLOAT);
    let (root, mut mask) = masked_root(op.op, rw);
    let operands = oriented(rw, form.operands(op, false));
    if let Some(mask) = &mut mask {
        if form.matrices {
            *mask = transpose(rw, *mask, &[2, 0, 1]);
        } else if !form.reduction_first {
            *mask = transpose(rw, *mask, &[1, 0]);
        }
    }
    let promote = |rw: &mut dyn Rewriter<'_>, value: ValueId| {
        let ty = rw.body().ty(value);
        if element_type_or_self(ctx, ty) == element {
            return value;
        }
        let ty = match ty.is::<VectorType>(ctx) {
            true => with_element_type(ctx, ty, element),
            false => element,
        };
        match float {
            true => rw.create_value(ExtFOp::spec(ty, value)),
            false => rw.create_value(ExtSIOp::spec(ty, value)),
        }
    };
    let mut value = op.acc;
    for at in 0..size {
        let [a, b] = operands.map(|operand| extract(rw, operand, &[at]));
        let a = promote(rw, a);
        let b = promote(rw, b);
        let mask = mask.map(|mask| extract(rw, mask, &[at]));
        let spec = OuterProductOp::spec(op.result, a, b)
            .acc(value)
            .kind(op.kind);
        let part = rw.create(spec).id();
        let part = mask_operation(part, mask, rw);
        value = rw.body().result(part, 0);
    }
    replace(root, value, rw);
    Some(())
}

fn dot(op: &Contraction, rw: &mut dyn Rewriter<'_>) -> Option<()> {
    let form = op.product().filter(|form| !form.reduction_first)?;
    let ctx = rw.ctx();
    let (root, mask) = masked_root(op.op, rw);
    let ty = op.result_vector(ctx)?;
    let (rows, columns) = (ty.shape[0], ty.shape.get(1).copied());
    // At run time a scalable dimension may have more rows than its static size. Upstream ignores those rows.
    if mask.is_some() || is_scalable(ty) || rows.saturating_mul(columns.unwrap_or(1)) > MAX_PARTS {
        return None;
    }
    let zero = zero_attr(ctx, op.result)?;
    let int = is_integer(ctx, op.result);
    let [lhs, rhs] = oriented(rw, form.operands(op, true));
    let mut value = constant(rw, zero);
    let mut rhs_columns = Vec::new();
    for row in 0..rows {
        let a = extract(rw, lhs, &[row]);
        for column in 0..columns.unwrap_or(1) {
            if row == 0 {
                rhs_columns.push(match columns {
                    Some(_) => extract(rw, rhs, &[column]),
                    None => rhs,
                });
            }
            let b = rhs_columns[column as usize];
            let products = product(rw, a, b, int);
            let ty = element_type_or_self(ctx, rw.body().ty(products));
            let one = rw.create_value(ReductionOp::spec(ty, products, CombiningKind::Add));
            let position = [row, column];
            value = insert(
                rw,
                one,
                value,
                &position[..1 + usize::from(columns.is_some())],
            );
        }
    }
    let value = sum(rw, value, op.acc, int);
    replace(root, value, rw);
    Some(())
}

/// Lowers a contraction whose reduced dimensions have size 1 to elementwise products.
fn elementwise(op: &Contraction, rw: &mut dyn Rewriter<'_>) -> Option<()> {
    let ctx = rw.ctx();
    let (root, mask) = masked_root(op.op, rw);
    let element = op.lhs_type.element;
    if mask.is_some() || !op.kind.supports(ctx, element) {
        return None;
    }
    let parallel = op.maps[2].results.len();
    let result_sizes = op
        .result_vector(ctx)
        .map_or(Vec::new(), |ty| dims(ty).collect());
    // For each operand: the type to broadcast it to, if any, the permutation, and the number of leading dimensions to
    // drop.
    let mut plans = Vec::new();
    for (map, ty) in [(0, &op.lhs_type), (1, &op.rhs_type)] {
        let reduced = (0..ty.shape.len())
            .filter(|&at| op.dim_position(map, at).is_some_and(|dim| op.reduces[dim]));
        let reduced: Vec<usize> = reduced.collect();
        if reduced
            .iter()
            .any(|&at| ty.shape[at] != 1 || ty.scalable[at])
        {
            return None;
        }
        let repeated = (parallel + reduced.len()).checked_sub(ty.shape.len())?;
        let mut permutation: Vec<i64> = reduced.iter().map(|at| (repeated + at) as i64).collect();
        let mut repeated_sizes: Vec<(i64, bool)> = Vec::new();
        for at in 0..parallel {
            match op.result_index(map, op.dim_position(2, at)?) {
                Some(place) => permutation.push((repeated + place) as i64),
                None => {
                    permutation.push(repeated_sizes.len() as i64);
                    repeated_sizes.push(*result_sizes.get(at)?);
                }
            }
        }
        let wide = (!repeated_sizes.is_empty()).then(|| {
            let (shape, scalable): (Vec<_>, Vec<_>) =
                repeated_sizes.into_iter().chain(dims(ty)).unzip();
            ctx.ty(VectorType {
                shape: shape.into(),
                scalable: scalable.into(),
                element: ty.element,
            })
        });
        plans.push((wide, permutation, reduced.len()));
    }
    let mut operands = [op.lhs, op.rhs];
    for (operand, (wide, _, _)) in operands.iter_mut().zip(&plans) {
        if let Some(wide) = wide {
            *operand = broadcast(rw, *wide, *operand);
        }
    }
    for (operand, (_, permutation, _)) in operands.iter_mut().zip(&plans) {
        *operand = transpose(rw, *operand, permutation);
    }
    for (operand, (_, _, ones)) in operands.iter_mut().zip(&plans) {
        *operand = extract(rw, *operand, &vec![0; *ones]);
    }
    let value = arith_contraction(op.kind, operands, Some(op.acc), None, rw)?;
    replace(root, value, rw);
    Some(())
}

fn lower_contraction(
    op: ContractionOp,
    lowering: VectorContractLowering,
    rw: &mut dyn Rewriter<'_>,
) -> Result<(), NoMatch> {
    let ctx = rw.ctx();
    let op = Contraction::new(rw.op(op.id())).ok_or(NO_MATCH)?;
    let element = element_type_or_self(ctx, op.result);
    require(
        op.lhs_type.element == element && op.rhs_type.element == element,
        "the operands have other elements than the result",
    )?;
    require(
        op.kind == CombiningKind::Add,
        "contractions other than 'add' not supported",
    )?;
    let done = match lowering {
        VectorContractLowering::Dot => dot(&op, rw),
        VectorContractLowering::OuterProduct => outer_products(&op, rw),
        VectorContractLowering::ParallelArith => elementwise(&op, rw),
        VectorContractLowering::LlvmIntr => None,
    };
    if done.is_some() {
        return Ok(());
    }
    if let Some(&(lhs, rhs)) = op.common_dims(false).first() {
        return without_parallel(&op, Some(lhs), Some(rhs), rw).ok_or(NOT_UNROLLED);
    }
    let reduced = op.common_dims(true);
    let free = |rank: usize, known: &dyn Fn(usize) -> bool| (0..rank).find(|at| !known(*at));
    let (lhs_rank, rhs_rank) = (op.lhs_type.shape.len(), op.rhs_type.shape.len());
    let lhs = free(lhs_rank, &|at| reduced.iter().any(|(lhs, _)| *lhs == at));
    if lhs.is_some() {
        return without_parallel(&op, lhs, None, rw).ok_or(NOT_UNROLLED);
    }
    let rhs = free(rhs_rank, &|at| reduced.iter().any(|(_, rhs)| *rhs == at));
    if rhs.is_some() {
        return without_parallel(&op, None, rhs, rw).ok_or(NOT_UNROLLED);
    }
    require(!reduced.is_empty(), "no dimension is reduced")?;
    without_reduction(&op, rw).ok_or(NOT_UNROLLED)
}

/// Returns the slice of a value at index `at` of a dimension. Neither this dimension nor those before it may be
/// scalable.
fn part_of_dim(
    rw: &mut dyn Rewriter<'_>,
    value: ValueId,
    dim: Option<usize>,
    at: i64,
) -> Option<ValueId> {
    let Some(dim) = dim else {
        return Some(value);
    };
    if dim == 0 {
        return Some(extract(rw, value, &[at]));
    }
    let ctx = rw.ctx();
    let ty = vector_of(rw, value)?;
    let rest = ctx.ty(without_one(ty, dim));
    let size = ty.shape[0];
    let zero = zero_attr(ctx, rest)?;
    let mut all = constant(rw, zero);
    for row in 0..size {
        let part = extract(rw, value, &[row]);
        let part = part_of_dim(rw, part, Some(dim - 1), at)?;
        all = insert(rw, part, all, &[row]);
    }
    Some(all)
}

/// Returns `whole` with the slice at index `at` of a dimension replaced by `value`.
fn with_part_of_dim(
    rw: &mut dyn Rewriter<'_>,
    value: ValueId,
    whole: ValueId,
    dim: Option<usize>,
    at: i64,
) -> Option<ValueId> {
    let Some(dim) = dim else {
        return Some(value);
    };
    if dim == 0 {
        return Some(insert(rw, value, whole, &[at]));
    }
    let size = vector_of(rw, whole)?.shape[0];
    let mut all = whole;
    for row in 0..size {
        let old = extract(rw, all, &[row]);
        let new = extract(rw, value, &[row]);
        let new = with_part_of_dim(rw, new, old, Some(dim - 1), at)?;
        all = insert(rw, new, all, &[row]);
    }
    Some(all)
}

fn without_one(ty: &VectorType, dim: usize) -> VectorType {
    let kept = |at: &usize| *at != dim;
    let dims: Vec<usize> = (0..ty.shape.len()).filter(kept).collect();
    VectorType {
        shape: dims.iter().map(|at| ty.shape[*at]).collect(),
        scalable: dims.iter().map(|at| ty.scalable[*at]).collect(),
        element: ty.element,
    }
}

/// Unrolls a parallel dimension into contractions of lower rank.
fn without_parallel(
    op: &Contraction,
    lhs: Option<usize>,
    rhs: Option<usize>,
    rw: &mut dyn Rewriter<'_>,
) -> Option<()> {
    let (dim, size) = match (lhs, rhs) {
        (Some(lhs), _) => (op.dim_position(0, lhs)?, op.lhs_type.shape[lhs]),
        (None, Some(rhs)) => (op.dim_position(1, rhs)?, op.rhs_type.shape[rhs]),
        (None, None) => return None,
    };
    let result = op.result_index(2, dim);
    let ctx = rw.ctx();
    let is_masked = masking(rw.op(op.op)).is_some();
    // At run time a scalable dimension may have more rows than its static size. Upstream ignores this for the
    // dimensions before `dim`.
    if !op.can_be_unrolled(ctx, dim, is_masked) || result.is_none() && size != 1 || size > MAX_PARTS
    {
        return None;
    }
    // Upstream has no initial zero vector for a scalar result.
    op.result_vector(ctx)?;
    let zero = zero_attr(ctx, op.result)?;
    let (maps, iterators) = op.without_dim(ctx, dim);
    let (root, mask) = masked_root(op.op, rw);
    let mut value = constant(rw, zero);
    for at in 0..size {
        let low_lhs = part_of_dim(rw, op.lhs, lhs, at)?;
        let low_rhs = part_of_dim(rw, op.rhs, rhs, at)?;
        let low_acc = part_of_dim(rw, op.acc, result, at)?;
        let low_mask = match mask {
            Some(mask) => Some(part_of_dim(rw, mask, Some(dim), at)?),
            None => None,
        };
        let ty = rw.body().ty(low_acc);
        let spec = ContractionOp::spec(ty, low_lhs, low_rhs, low_acc, &maps, &iterators);
        let low = rw.create(spec).id();
        let low = mask_operation(low, low_mask, rw);
        let low = rw.body().result(low, 0);
        value = with_part_of_dim(rw, low, value, result, at)?;
    }
    replace(root, value, rw);
    Some(())
}

/// Unrolls the first dimension of a contraction with a scalar result. Each new contraction is the accumulator of the
/// next.
fn without_reduction(op: &Contraction, rw: &mut dyn Rewriter<'_>) -> Option<()> {
    let ctx = rw.ctx();
    if op.result.is::<VectorType>(ctx) {
        return None;
    }
    let (lhs, rhs) = (op.result_index(0, 0)?, op.result_index(1, 0)?);
    let size = op.lhs_type.shape[lhs];
    if size != op.rhs_type.shape[rhs] || size > MAX_PARTS {
        return None;
    }
    if op.lhs_type.shape.len() == 1 {
        if op.rhs_type.shape.len() != 1 || op.lhs_type.scalable != op.rhs_type.scalable {
            return None;
        }
        let (root, mask) = masked_root(op.op, rw);
        let products = product(rw, op.lhs, op.rhs, is_integer(ctx, op.result));
        let spec = ReductionOp::spec(op.result, products, CombiningKind::Add).acc(op.acc);
        let reduction = rw.create(spec).id();
        let reduction = mask_operation(reduction, mask, rw);
        let value = rw.body().result(reduction, 0);
        replace(root, value, rw);
        return Some(());
    }
    let is_masked = masking(rw.op(op.op)).is_some();
    if !op.can_be_unrolled(ctx, 0, is_masked) {
        return None;
    }
    let (maps, iterators) = op.without_dim(ctx, 0);
    let (root, mask) = masked_root(op.op, rw);
    let mut value = op.acc;
    for at in 0..size {
        let low_lhs = part_of_dim(rw, op.lhs, Some(lhs), at)?;
        let low_rhs = part_of_dim(rw, op.rhs, Some(rhs), at)?;
        let low_mask = match mask {
            Some(mask) => Some(part_of_dim(rw, mask, Some(0), at)?),
            None => None,
        };
        let spec = ContractionOp::spec(op.result, low_lhs, low_rhs, value, &maps, &iterators);
        let low = rw.create(spec).id();
        let low = mask_operation(low, low_mask, rw);
        value = rw.body().result(low, 0);
    }
    replace(root, value, rw);
    Some(())
}

fn to_matmul(op: ContractionOp, rw: &mut dyn Rewriter<'_>) -> Result<(), NoMatch> {
    let ctx = rw.ctx();
    let op = Contraction::new(rw.op(op.id())).ok_or(NO_MATCH)?;
    let form = op
        .product()
        .filter(|form| form.matrices)
        .ok_or("contraction is not a gemm")?;
    let element = op.lhs_type.element;
    let class = TypeClass::SIGNLESS_INT.or(TypeClass::FLOAT);
    require(
        element.class(ctx).intersects(class) && element == element_type_or_self(ctx, op.result),
        "did not match contraction element types: integers or floats, and the same in the result",
    )?;
    let scales = is_scalable(&op.lhs_type) || is_scalable(&op.rhs_type);
    require(!scales, "the vectors are scalable")?;
    let (root, mask) = masked_root(op.op, rw);
    require(mask.is_none(), "Masked case not supported")?;
    let dim = |ty: &VectorType, at: usize| ty.shape[at];
    let (rows, depth) = match form.first_last {
        true => (dim(&op.lhs_type, 0), dim(&op.lhs_type, 1)),
        false => (dim(&op.lhs_type, 1), dim(&op.lhs_type, 0)),
    };
    let columns = dim(&op.rhs_type, usize::from(!form.second_last));
    let small =
        |size: i64| i32::try_from(size).map_err(|_| NoMatch::because("the matrices are too large"));
    let sizes = [small(rows)?, small(depth)?, small(columns)?];
    let flat =
        |rows: i64, columns: i64| VectorType::fixed(ctx, &[rows.saturating_mul(columns)], element);
    let operands = [(op.lhs, !form.first_last), (op.rhs, form.second_last)];
    let [lhs, rhs] = oriented(rw, operands);
    let lhs = shape_cast(rw, flat(rows, depth), lhs);
    let rhs = shape_cast(rw, flat(depth, columns), rhs);
    let [lhs_rows, lhs_columns, rhs_columns] = sizes;
    let flat = flat(rows, columns);
    let spec = MatrixMultiplyOp::spec(flat, lhs, rhs, lhs_rows, lhs_columns, rhs_columns);
    let value = rw.create_value(spec);
    let square = VectorType::fixed(ctx, &[rows, columns], element);
    let mut value = shape_cast(rw, square, value);
    if form.swapped {
        value = transpose(rw, value, &[1, 0]);
    }
    let value = sum(rw, op.acc, value, is_integer(ctx, element));
    replace(root, value, rw);
    Ok(())
}
