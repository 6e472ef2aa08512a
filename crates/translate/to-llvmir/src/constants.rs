//! Translates attributes to constants.

use crate::scope::Scope;
use crate::types::float_type;
use terrace_builtin::elements::{float_kind, int_width};
use terrace_builtin::types::{BuiltinType, element_type, num_elements, shape};
use terrace_builtin::{
    ArrayAttr, DenseElementsAttr, DenseResourceElementsAttr, FloatAttr, IntegerAttr,
    RankedTensorType, SparseElementsAttr, VectorType,
};
use terrace_ir::resources::Resource;
use terrace_ir::{Attr, Context, Failed, Loc, StringAttr, SymbolRefAttr, Type};
use terrace_llvm::attrs::{DSOLocalEquivalentAttr, UndefAttr, ZeroAttr};
use terrace_llvm::widened;
use terrace_llvmir as ll;
use terrace_llvmir::{Const, TypeKind};
use terrace_numeric::ApInt;

terrace_ir::kinds! {
    /// An attribute that is translated to a constant.
    enum Initializer of Attr {
        Int(IntegerAttr),
        Float(FloatAttr),
        Array(ArrayAttr),
        Dense(DenseElementsAttr),
        Sparse(SparseElementsAttr),
        Resource(DenseResourceElementsAttr),
        Zero(ZeroAttr),
        Undef(UndefAttr),
        Text(StringAttr),
        Symbol(SymbolRefAttr),
        LocalEquivalent(DSOLocalEquivalentAttr),
    }
}

/// The maximum nesting depth of array attributes.
const MAX_DEPTH: u32 = 1000;

/// The maximum number of elements of a splat array. The text of a larger array would have many gigabytes.
const LARGEST_SPLAT: u64 = 1 << 26;

impl Scope<'_> {
    /// Returns the constant of type `ty` for an attribute.
    pub(crate) fn constant(&mut self, ty: ll::Type, attr: Attr, loc: Loc) -> Result<Const, Failed> {
        self.constant_at(ty, attr, loc, 0)
    }

    fn constant_at(
        &mut self,
        ty: ll::Type,
        attr: Attr,
        loc: Loc,
        depth: u32,
    ) -> Result<Const, Failed> {
        let ctx = self.ctx;
        if depth > MAX_DEPTH {
            return Err(self.diags.error(loc, "constant is nested too deeply"));
        }
        match Initializer::of(ctx, attr) {
            // The width of an `index` attribute may differ from that of `ty`.
            Initializer::Int(int) => match self.llvm.types.int_width(ty) {
                Some(width) => {
                    let value = widened(ctx, &int.value, int.ty, width);
                    Ok(self.llvm.const_int_words(ty, value.limbs()))
                }
                None => Err(self.unsupported_constant(loc)),
            },
            Initializer::Float(float) => self.float_constant(ty, float, loc),
            Initializer::Array(array) => self.array_constant(ty, array, loc, depth),
            Initializer::Dense(dense) => self.dense_constant(ty, dense, loc),
            Initializer::Sparse(sparse) => self.sparse_constant(ty, sparse, loc),
            Initializer::Resource(resource) => self.resource_constant(ty, resource, loc),
            Initializer::Zero(_) => Ok(self.llvm.zero(ty)),
            Initializer::Undef(_) => Ok(self.llvm.undef(ty)),
            Initializer::Text(text) => Ok(self.llvm.string(text.bytes())),
            Initializer::Symbol(symbol) => match self.symbols.get(symbol.root) {
                Some(symbol) => Ok(self.llvm.symbol(symbol)),
                None => Err(self.unsupported_constant(loc)),
            },
            Initializer::LocalEquivalent(equivalent) => {
                let symbol = equivalent.sym.symbol_root(ctx);
                match symbol.and_then(|name| self.symbols.get(name)) {
                    Some(symbol) => Ok(self.llvm.dso_local_equivalent(symbol)),
                    None => Err(self.unsupported_constant(loc)),
                }
            }
            Initializer::Other => Err(self.unsupported_constant(loc)),
        }
    }

    fn float_constant(
        &mut self,
        ty: ll::Type,
        float: &FloatAttr,
        loc: Loc,
    ) -> Result<Const, Failed> {
        let bits = float.value.bits();
        // Floats in a format that LLVM does not have are integers of the same width.
        if self.llvm.types.int_width(ty) == Some(float.value.kind().width()) {
            let words = [bits as u64, (bits >> 64) as u64];
            return Ok(self.llvm.const_int_words(ty, &words));
        }
        if float_type(float.value.kind()) != Some(ty) {
            return Err(self.diags.error(
                loc,
                "FloatAttr does not match expected type of the constant",
            ));
        }
        Ok(self.llvm.const_float(ty, bits))
    }

    /// Translates a resource, whose bytes are those of its elements.
    fn resource_constant(
        &mut self,
        ty: ll::Type,
        attr: &DenseResourceElementsAttr,
        loc: Loc,
    ) -> Result<Const, Failed> {
        let ctx = self.ctx;
        const WRONG_TYPE: &str = "unsupported dense_resource type";
        let elements = shape(ctx, attr.ty).and_then(num_elements);
        let (Some(count), Some(element)) = (elements, element_type(ctx, attr.ty)) else {
            return Err(self.diags.error(loc, WRONG_TYPE));
        };
        let width = match float_kind(ctx, element) {
            Some(kind) => Some(kind.width()),
            None => int_width(ctx, element),
        };
        let Some(width @ (8 | 16 | 32 | 64)) = width else {
            let message = "no known conversion for innermost element type";
            return Err(self.diags.error(loc, message));
        };
        let blob = ctx.resources().blob(&attr.key);
        let Some(Resource::Blob { data, .. }) = blob.as_deref() else {
            return Err(self.diags.error(loc, "resource does not exist"));
        };
        let size = u64::try_from(count)
            .ok()
            .and_then(|count| count.checked_mul(u64::from(width / 8)));
        if size != Some(data.len() as u64) {
            let message = "raw data size does not match element type size";
            return Err(self.diags.error(loc, message));
        }
        if !attr.ty.is::<RankedTensorType>(ctx) && !attr.ty.is::<VectorType>(ctx) {
            return Err(self.diags.error(loc, WRONG_TYPE));
        }
        let dense = DenseElementsAttr {
            ty: attr.ty,
            data: data.clone(),
            splat: false,
        };
        self.dense_constant(ty, &dense, loc)
    }

    fn unsupported_constant(&mut self, loc: Loc) -> Failed {
        self.diags.error(loc, "unsupported constant value")
    }

    fn array_constant(
        &mut self,
        ty: ll::Type,
        array: &ArrayAttr,
        loc: Loc,
        depth: u32,
    ) -> Result<Const, Failed> {
        let elements = &array.elements;
        if self.llvm.types.element_count(ty) != Some(elements.len() as u64) {
            let message = match self.llvm.types.kind(ty) {
                TypeKind::Struct { .. } | TypeKind::Identified { .. } => {
                    "expected an array attribute for a struct constant"
                }
                _ => "unsupported constant value",
            };
            return Err(self.diags.error(loc, message));
        }
        let mut parts = Vec::with_capacity(elements.len());
        for (at, &element) in elements.iter().enumerate() {
            let part = self
                .llvm
                .types
                .element(ty, at as u64)
                .unwrap_or(ll::Type::VOID);
            parts.push(self.constant_at(part, element, loc, depth + 1)?);
        }
        Ok(self.llvm.aggregate(ty, &parts))
    }

    /// Returns `ty` and its element types, down to the first that is not an array or vector, and the total number of
    /// elements of that innermost type.
    fn levels(&self, ty: ll::Type) -> (Vec<ll::Type>, Option<u64>) {
        let (mut levels, mut count) = (vec![ty], Some(1u64));
        let mut at = ty;
        while let TypeKind::Array { .. } | TypeKind::Vector { .. } = self.llvm.types.kind(at) {
            count = count
                .zip(self.llvm.types.element_count(at))
                .and_then(|(a, b)| a.checked_mul(b));
            match self.llvm.types.element(at, 0) {
                Some(element) => at = element,
                None => break,
            }
            levels.push(at);
        }
        (levels, count)
    }

    fn dense_constant(
        &mut self,
        ty: ll::Type,
        dense: &DenseElementsAttr,
        loc: Loc,
    ) -> Result<Const, Failed> {
        let ctx = self.ctx;
        let (levels, count) = self.levels(ty);
        let wanted = shape(ctx, dense.ty)
            .and_then(num_elements)
            .map(|count| count as u64);
        let element = element_type(ctx, dense.ty);
        // The verifier does not count the elements of scalable vectors in arrays.
        let counted = count.filter(|_| dense.splat || count == wanted);
        let (Some(count), Some(element)) = (counted, element) else {
            return Err(self
                .diags
                .error(loc, "expected sequential LLVM types wrapping a scalar"));
        };
        if count == 0 || dense.data.iter().all(|&byte| byte == 0) {
            return Ok(self.llvm.zero(ty));
        }
        let innermost = levels[levels.len() - 1];
        let size = match scalar_size(ctx, element) {
            Some(size) if size > 0 => size,
            _ => return Err(self.unsupported_constant(loc)),
        };
        if dense.splat {
            let Some(scalar) = self.scalar(element, innermost, &dense.data) else {
                return Err(self.unsupported_constant(loc));
            };
            if count > LARGEST_SPLAT && !matches!(self.llvm.types.kind(ty), TypeKind::Vector { .. })
            {
                let message = format!(
                    "constant of {count} elements exceeds the limit of {LARGEST_SPLAT}; LLVM IR lists every element"
                );
                return Err(self.diags.error(loc, message));
            }
            return Ok(self.splat_levels(&levels, scalar));
        }
        if self.llvm.types.is_scalable(ty) {
            return Err(self.unsupported_constant(loc));
        }
        let constants = match self.raw_rows(&levels, element, size, &dense.data) {
            Some(rows) => rows,
            None => {
                let scalars = dense
                    .data
                    .chunks_exact(size)
                    .map(|bytes| self.scalar(element, innermost, bytes));
                match scalars.collect::<Option<Vec<Const>>>() {
                    Some(scalars) => (levels.len() - 1, scalars),
                    None => return Err(self.unsupported_constant(loc)),
                }
            }
        };
        Ok(self.nest(&levels, constants))
    }

    /// Wraps the constants of a level into aggregates of all outer levels.
    fn nest(&mut self, levels: &[ll::Type], (level, mut constants): (usize, Vec<Const>)) -> Const {
        for &ty in levels[..level].iter().rev() {
            let count = self.llvm.types.element_count(ty).unwrap_or(1).max(1) as usize;
            constants = constants
                .chunks(count)
                .map(|parts| self.llvm.aggregate(ty, parts))
                .collect();
        }
        match constants.first() {
            Some(&constant) => constant,
            None => self.llvm.zero(levels[0]),
        }
    }

    fn splat_levels(&mut self, levels: &[ll::Type], scalar: Const) -> Const {
        let mut constant = scalar;
        for &ty in levels[..levels.len() - 1].iter().rev() {
            constant = match self.llvm.types.kind(ty) {
                TypeKind::Vector { .. } => self.llvm.splat(ty, constant),
                _ => {
                    let count = self.llvm.types.element_count(ty).unwrap_or(0) as usize;
                    self.llvm.aggregate(ty, &vec![constant; count])
                }
            };
        }
        constant
    }

    /// Returns the innermost arrays or vectors, created directly from bytes, and their level. Returns `None` if
    /// LLVM's layout of elements differs.
    fn raw_rows(
        &mut self,
        levels: &[ll::Type],
        element: Type,
        size: usize,
        data: &[u8],
    ) -> Option<(usize, Vec<Const>)> {
        let innermost = levels[levels.len() - 1];
        let bits = match int_width(self.ctx, element) {
            Some(width) => width,
            None => float_kind(self.ctx, element)?.width(),
        };
        if self.llvm.types.scalar_bits(innermost) != bits
            || bits as usize != 8 * size
            || levels.len() < 2
        {
            return None;
        }
        let row = levels[levels.len() - 2];
        let length = usize::try_from(self.llvm.types.element_count(row)?)
            .ok()?
            .checked_mul(size)?;
        let rows: Option<Vec<Const>> = data
            .chunks(length)
            .map(|bytes| self.llvm.data(row, bytes))
            .collect();
        Some((levels.len() - 2, rows?))
    }

    /// Returns the constant for the bytes of an element.
    fn scalar(&mut self, element: Type, ty: ll::Type, bytes: &[u8]) -> Option<Const> {
        if let BuiltinType::Complex(complex) = BuiltinType::of(self.ctx, element) {
            let part = self.llvm.types.element(ty, 0)?;
            let (real, imaginary) = bytes.split_at(bytes.len() / 2);
            let parts = [
                self.scalar(complex.element, part, real)?,
                self.scalar(complex.element, part, imaginary)?,
            ];
            return Some(self.llvm.aggregate(ty, &parts));
        }
        let mut words = vec![0u64; bytes.len().div_ceil(8).max(1)];
        for (at, byte) in bytes.iter().enumerate() {
            words[at / 8] |= u64::from(*byte) << (at % 8 * 8);
        }
        if let Some(width) = int_width(self.ctx, element) {
            let to = self.llvm.types.int_width(ty)?;
            let value = ApInt::from_limbs(width, &words);
            let value = widened(self.ctx, &value, element, to);
            return Some(self.llvm.const_int_words(ty, value.limbs()));
        }
        let kind = float_kind(self.ctx, element)?;
        if self.llvm.types.int_width(ty) == Some(kind.width()) {
            return Some(self.llvm.const_int_words(ty, &words));
        }
        let bits = u128::from(words[0]) | u128::from(words.get(1).copied().unwrap_or(0)) << 64;
        (float_type(kind) == Some(ty)).then(|| self.llvm.const_float(ty, bits))
    }

    fn sparse_constant(
        &mut self,
        ty: ll::Type,
        sparse: &SparseElementsAttr,
        loc: Loc,
    ) -> Result<Const, Failed> {
        match self.sparse(ty, sparse) {
            Some(constant) => Ok(constant),
            None => Err(self.unsupported_constant(loc)),
        }
    }

    fn sparse(&mut self, ty: ll::Type, sparse: &SparseElementsAttr) -> Option<Const> {
        let ctx = self.ctx;
        let (levels, count) = self.levels(ty);
        let innermost = levels[levels.len() - 1];
        let sizes = shape(ctx, sparse.ty)?;
        let count = count.filter(|&count| num_elements(sizes) == i64::try_from(count).ok())?;
        let element = element_type(ctx, sparse.ty)?;
        let (indices, values) = sparse.parts(ctx)?;
        let size = scalar_size(ctx, element)?.max(1);
        let zero = self.llvm.zero(innermost);
        let mut constants = vec![zero; usize::try_from(count).ok()?];
        let positions: Vec<i64> = indices
            .ints(ctx)?
            .map(|value| value.to_i64().unwrap_or(0))
            .collect();
        let rank = sizes.len().max(1);
        let points = shape(ctx, indices.ty).and_then(|shape| shape.first().copied())?;
        for point in 0..usize::try_from(points).ok()? {
            let coordinate = |at: usize| {
                let at = if indices.splat { 0 } else { point * rank + at };
                positions.get(at).copied()
            };
            let mut flat = 0i64;
            for (at, size) in sizes.iter().enumerate() {
                flat = flat.checked_mul(*size)?.checked_add(coordinate(at)?)?;
            }
            let start = if values.splat { 0 } else { point * size };
            let value = self.scalar(element, innermost, values.data.get(start..start + size)?)?;
            *constants.get_mut(usize::try_from(flat).ok()?)? = value;
        }
        Some(self.nest(&levels, (levels.len() - 1, constants)))
    }
}

/// Returns the number of bytes of an element of a dense attribute.
fn scalar_size(ctx: &Context, element: Type) -> Option<usize> {
    if let BuiltinType::Complex(complex) = BuiltinType::of(ctx, element) {
        return Some(2 * scalar_size(ctx, complex.element)?);
    }
    let bits = match int_width(ctx, element) {
        Some(width) => width,
        None => float_kind(ctx, element)?.width(),
    };
    Some(bits.div_ceil(8) as usize)
}
