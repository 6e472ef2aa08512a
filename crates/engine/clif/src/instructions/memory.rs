//! Translates `alloca`, `load`, `store` and `getelementptr`.

use cranelift_codegen::ir::{self, InstBuilder, types};
use terrace_llvmir::{Access, Consts, FunctionBody, InstKind, Ordering, Type, TypeKind, Value};

use crate::lanes::LaneParts;
use crate::translator::{Parts, Translator, known};
use crate::types::{Lane, Layout};
use crate::why::{Result, Why, said};

/// Returns the lane of a layout if it is loaded and stored as a single register.
fn register(layout: &Layout) -> Option<Lane> {
    let lane = layout.scalar()?;
    let bytes = lane.bits().div_ceil(8);
    (bytes.is_power_of_two() && bytes <= 16 && !matches!(lane, Lane::Wide(_))).then_some(lane)
}

/// Returns true if a function contains an `alloca` that needs the side stack.
pub(crate) fn has_dynamic_alloca(consts: &Consts, body: &FunctionBody) -> bool {
    let entry = body.entry();
    body.blocks().iter().any(|&block| {
        body.insts(block).any(|inst| match body.kind(inst) {
            InstKind::Alloca { count, .. } => {
                Some(block) != entry || known(consts, count).is_none()
            }
            _ => false,
        })
    })
}

impl Translator<'_, '_> {
    /// `alloca`
    pub(crate) fn alloca(
        &mut self,
        element: Type,
        count: Value,
        align: Option<u64>,
    ) -> Result<Parts> {
        let (size, natural) = self.size_of(element)?;
        let align = align.unwrap_or(natural).max(1);
        // A constant number of elements in the entry block: the memory is part of the frame.
        if self.current == self.body.entry()
            && let Some(count) = self.known(count)
        {
            let bytes = size.saturating_mul(count);
            let address = self.aligned_slot(bytes, align.max(natural))?;
            return Ok(Parts::from_slice(&[address]));
        }
        let lane = self.layout_of(count)?.scalar();
        let count = self.parts(count)?;
        let Some(lane) = lane else {
            return said("has alloca with non-integer count");
        };
        let count = self.resize(lane, Lane::Int(64), false, &count)[0];
        let size = self.iconst(types::I64, size as i64);
        let bytes = self.builder.ins().imul(count, size);
        let align = self.iconst(types::I64, align as i64);
        let address = self.call_for("terrace_rt_stack_alloca", types::I64, &[bytes, align]);
        Ok(Parts::from_slice(&[address]))
    }

    /// Returns the distance in bytes between elements, and the alignment. The type may have a size even if this crate
    /// does not support its values.
    fn size_of(&mut self, ty: Type) -> Result<(u64, u64)> {
        let data = self.layouts.data();
        let types = self.layouts.types();
        if let (Some(size), Some(align)) = (data.alloc_size(types, ty), data.abi_align(types, ty)) {
            return Ok((size, align));
        }
        let layout = self.layout(ty)?;
        Ok((layout.size, layout.align))
    }

    /// `load`
    pub(crate) fn load_value(
        &mut self,
        ty: Type,
        pointer: Value,
        access: Access<'_>,
    ) -> Result<Parts> {
        let layout = self.layout(ty)?;
        let address = self.part(pointer)?;
        if access.ordering != Ordering::NotAtomic || access.volatile {
            if let Some(lane) = register(&layout)
                && self.is_atomic(lane, access)
            {
                return self.atomic_load(lane, address);
            }
            if access.ordering != Ordering::NotAtomic {
                return said(format!("has an atomic load of {} bytes", layout.store_size));
            }
        }
        self.load(&layout, address)
    }

    /// `store`
    pub(crate) fn store_value(
        &mut self,
        value: Value,
        pointer: Value,
        access: Access<'_>,
    ) -> Result<Parts> {
        let layout = self.layout_of(value)?;
        let parts = self.parts(value)?;
        let address = self.part(pointer)?;
        if access.ordering != Ordering::NotAtomic || access.volatile {
            if let Some(lane) = register(&layout)
                && self.is_atomic(lane, access)
            {
                self.atomic_store(lane, parts[0], address)?;
                return Ok(Parts::new());
            }
            if access.ordering != Ordering::NotAtomic {
                return said(format!(
                    "has an atomic store of {} bytes",
                    layout.store_size
                ));
            }
        }
        self.store(&layout, &parts, address)?;
        Ok(Parts::new())
    }

    /// Returns true if an access must be a single instruction: it is atomic, or it is volatile and sufficiently aligned
    /// for an atomic instruction.
    fn is_atomic(&self, lane: Lane, access: Access<'_>) -> bool {
        let bytes = u64::from(lane.bits().div_ceil(8));
        match access.ordering {
            Ordering::NotAtomic => bytes <= 8 && access.align.is_none_or(|align| align >= bytes),
            _ => true,
        }
    }

    /// `getelementptr`
    pub(crate) fn element_pointer(
        &mut self,
        result: Type,
        source: Type,
        base: Value,
        indices: &[Value],
    ) -> Result<Parts> {
        let layout = self.layout(result)?;
        let Some(vector) = layout.lanes() else {
            return said("has getelementptr on unsupported type");
        };
        if !layout.is_vector() {
            let base = self.part(base)?;
            let address = self.offset_by(source, base, indices, None)?;
            return Ok(Parts::from_slice(&[address]));
        }
        let bases = self.spread(base, vector.len)?;
        let mut lanes = Vec::with_capacity(vector.len);
        for (at, base) in bases.into_iter().enumerate() {
            let address = self.offset_by(source, base, indices, Some(at))?;
            lanes.push(LaneParts::from_slice(&[address]));
        }
        Ok(self.pack(vector, &lanes))
    }

    /// Returns the lanes of a vector, or a scalar repeated for each lane.
    pub(crate) fn spread(&mut self, value: Value, len: usize) -> Result<Vec<ir::Value>> {
        let layout = self.layout_of(value)?;
        let parts = self.parts(value)?;
        match layout.lanes() {
            Some(vector) if layout.is_vector() => {
                let lanes = self.unpack(vector, &parts);
                Ok(lanes.into_iter().map(|lane| lane[0]).collect())
            }
            _ => match parts.first() {
                Some(part) => Ok(vec![*part; len]),
                None => Err(Why::Known),
            },
        }
    }

    /// Returns the address at these indices; that of one lane if the indices are vectors.
    fn offset_by(
        &mut self,
        source: Type,
        base: ir::Value,
        indices: &[Value],
        lane: Option<usize>,
    ) -> Result<ir::Value> {
        let mut address = base;
        let mut offset = 0i64;
        let mut at = source;
        for (step, &index) in indices.iter().enumerate() {
            let types = self.layouts.types();
            if step > 0 {
                match types.kind(at) {
                    TypeKind::Struct { .. } | TypeKind::Identified { .. } => {
                        let field = self.field_index(index)?;
                        let data = self.layouts.data();
                        let start = data.field_offset(types, at, field);
                        let inner = types.element(at, field);
                        let (Some(start), Some(inner)) = (start, inner) else {
                            return said("has getelementptr into a type without a layout");
                        };
                        offset = offset.wrapping_add(start as i64);
                        at = inner;
                        continue;
                    }
                    TypeKind::Array { element, .. } | TypeKind::Vector { element, .. } => {
                        at = element;
                    }
                    _ => return said("has getelementptr into a type without members"),
                }
            }
            let stride = self.size_of(at)?.0 as i64;
            if let Some(known) = self.known_index(index) {
                offset = offset.wrapping_add(known.wrapping_mul(stride));
                continue;
            }
            let index = self.index(index, lane)?;
            let by = self.scaled(index, stride);
            address = self.builder.ins().iadd(address, by);
        }
        Ok(self.add_offset(address, offset))
    }

    /// Returns the index of a struct's field.
    fn field_index(&self, index: Value) -> Result<u64> {
        let consts = self.consts();
        let constant = index.as_const();
        let scalar = constant.map(|c| match consts.kind(c) {
            terrace_llvmir::ConstKind::Splat(element) => element,
            _ => c,
        });
        match scalar.and_then(|c| crate::constants::literal(consts, c)) {
            Some(field) => Ok(field as u64),
            None => said("has getelementptr with non-constant field index"),
        }
    }

    /// Returns the sign-extended value of a constant index of at most 64 bits.
    fn known_index(&self, index: Value) -> Option<i64> {
        let consts = self.consts();
        let c = index.as_const()?;
        let c = match consts.kind(c) {
            terrace_llvmir::ConstKind::Splat(element) => element,
            _ => c,
        };
        let bits = self.layouts.types().int_width(consts.type_of(c))?;
        if bits > 64 {
            return None;
        }
        let value = crate::constants::literal(consts, c)? as u64;
        let up = 64 - bits;
        Some(((value << up) as i64) >> up)
    }

    /// Returns an index as a 64-bit value.
    fn index(&mut self, index: Value, lane: Option<usize>) -> Result<ir::Value> {
        let layout = self.layout_of(index)?;
        let parts = self.parts(index)?;
        let Some(vector) = layout.lanes() else {
            return said("has getelementptr with non-integer index");
        };
        let parts = match lane {
            Some(at) if layout.is_vector() => {
                let lanes = self.unpack(vector, &parts);
                lanes.into_iter().nth(at).ok_or(Why::Known)?
            }
            _ => LaneParts::from_slice(&parts),
        };
        Ok(self.resize(vector.lane, Lane::Int(64), true, &parts)[0])
    }

    fn scaled(&mut self, index: ir::Value, stride: i64) -> ir::Value {
        match stride {
            1 => index,
            _ if stride > 0 && (stride as u64).is_power_of_two() => {
                let by = self.iconst(types::I32, i64::from(stride.trailing_zeros()));
                self.builder.ins().ishl(index, by)
            }
            _ => {
                let stride = self.iconst(types::I64, stride);
                self.builder.ins().imul(index, stride)
            }
        }
    }
}
