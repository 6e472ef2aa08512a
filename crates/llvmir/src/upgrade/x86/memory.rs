//! Expands loads and stores.

use super::super::expand::Expander;
use super::table::Operation;
use crate::body::Value;
use crate::types::Type;
use terrace_llvm_words::BinaryOp;

impl Expander<'_, '_> {
    /// Builds operations that only store. Returns `None` for an operation with a result.
    pub(super) fn stored(&mut self, operation: Operation) -> Option<Option<()>> {
        Some(match operation {
            Operation::Store { align, nontemporal } => self.store_all(align, nontemporal),
            Operation::StoreFirst { nontemporal } => self.store_first(nontemporal),
            Operation::StoreMasked {
                aligned,
                first_alone,
            } => self.store_masked(aligned, first_alone),
            Operation::StoreCompress => self.store_compressed(),
            _ => return None,
        })
    }

    fn store_all(&mut self, align: Option<u64>, nontemporal: bool) -> Option<()> {
        let (pointer, value) = (self.arg(0)?, self.arg(1)?);
        let size = u64::from(self.vector_bits(self.type_of(value))? / 8);
        let store = self.store(value, pointer, align.unwrap_or(size));
        if nontemporal {
            self.nontemporal(store);
        }
        Some(())
    }

    /// Stores the first element: as an `i64`, or for `movnt` (`nontemporal`) with its floating-point type.
    fn store_first(&mut self, nontemporal: bool) -> Option<()> {
        let (pointer, mut vector) = (self.arg(0)?, self.arg(1)?);
        if !nontemporal {
            let ty = self.vector_of(Type::I64, 2);
            vector = self.bitcast(vector, ty);
            self.name(vector, "cast");
        }
        let value = self.first(vector);
        if nontemporal {
            self.name(value, "extractelement");
        }
        let store = self.store(value, pointer, 1);
        if nontemporal {
            self.nontemporal(store);
        }
        Some(())
    }

    fn store_masked(&mut self, aligned: bool, first_alone: bool) -> Option<()> {
        let (pointer, value, mut mask) = (self.arg(0)?, self.arg(1)?, self.arg(2)?);
        if first_alone {
            let one = self.int(Type::I8, 1);
            mask = self.binary(BinaryOp::And, mask, one);
        }
        let ty = self.type_of(value);
        let align = match aligned {
            true => u64::from(self.vector_bits(ty)? / 8),
            false => 1,
        };
        if self.is_all_ones(mask) {
            self.store(value, pointer, align);
            return Some(());
        }
        let lanes = self.lanes(value)?;
        let mask = self.mask_vector(mask, lanes)?;
        let args = [value, pointer, mask];
        self.generic_with("masked.store", Type::VOID, &args, Some((1, align)))?;
        Some(())
    }

    fn store_compressed(&mut self) -> Option<()> {
        let (pointer, value) = (self.arg(0)?, self.arg(1)?);
        let lanes = self.lanes(value)?;
        let mask = self.mask_vector(self.arg(2)?, lanes)?;
        self.generic("masked.compressstore", Type::VOID, &[value, pointer, mask])?;
        Some(())
    }

    pub(super) fn load_masked(&mut self, aligned: bool) -> Option<Value> {
        let (pointer, pass, mask) = (self.arg(0)?, self.arg(1)?, self.arg(2)?);
        let ty = self.type_of(pass);
        let align = match aligned {
            true => u64::from(self.vector_bits(ty)? / 8),
            false => 1,
        };
        if self.is_all_ones(mask) {
            return Some(self.load(ty, pointer, Some(align)));
        }
        let lanes = self.lanes(pass)?;
        let mask = self.mask_vector(mask, lanes)?;
        let args = [pointer, mask, pass];
        self.generic_with("masked.load", ty, &args, Some((0, align)))
    }

    pub(super) fn load_splat(&mut self) -> Option<Value> {
        let (element, lanes) = self.vector(self.result)?;
        let value = self.load(element, self.arg(0)?, None);
        let mut vector: Value = self.builder.ctx.poison(self.result).into();
        for lane in 0..lanes {
            let lane = self.int(Type::I32, u64::from(lane));
            vector = self.builder.insert_element(vector, value, lane);
        }
        Some(vector)
    }

    pub(super) fn load_twice(&mut self) -> Option<Value> {
        let (element, _) = self.vector(self.result)?;
        let lanes = 128_u32.checked_div(self.scalar_bits(element))?.max(1);
        let half = self.vector_of(element, lanes);
        let value = self.load(half, self.arg(0)?, Some(1));
        let mask = (0..2 * lanes).map(|at| (at % lanes).cast_signed());
        let mask: Vec<i32> = mask.collect();
        Some(self.permute(value, &mask))
    }
}
