//! The attributes of LLVM's intrinsic declarations.

use crate::attributes::{AttrKind, AttrList, AttrSet, Attribute, MemoryEffects};
use crate::context::Context;
use crate::intrinsics::Intrinsic;
use crate::types::{Type, TypeKind};

impl Intrinsic {
    /// Returns the attributes of a declaration with this function type, which must match the intrinsic.
    pub fn attributes(&self, ctx: &mut Context, function_type: Type) -> AttrList {
        let TypeKind::Function { result, params, .. } = ctx.types.kind(function_type) else {
            return AttrList::EMPTY;
        };
        let types: Vec<Type> = [&[result], params].concat();
        let mut sets: Vec<Vec<Attribute>> = vec![Vec::new(); types.len()];
        for &(at, range) in &self.constants {
            let (Some(set), Some(&ty)) = (sets.get_mut(at + 1), types.get(at + 1)) else {
                continue;
            };
            set.push(Attribute::Enum(AttrKind::ImmArg));
            set.extend(range.and_then(|(low, high)| ctx.range_attribute(ty, low, high)));
        }
        for part in self.value_attributes.split('/') {
            let mut words = part.split_whitespace();
            let Some(at) = words.next().and_then(|at| at.parse::<usize>().ok()) else {
                continue;
            };
            if let (Some(set), Some(&ty)) = (sets.get_mut(at), types.get(at)) {
                set.extend(words.filter_map(|word| ctx.attribute_of_word(word, ty)));
            }
        }
        let sets: Vec<AttrSet> = sets.iter().map(|set| ctx.attr_set(set)).collect();
        let words = self.function_attributes.split_whitespace();
        let own: Vec<Attribute> = words
            .filter_map(|word| ctx.attribute_of_word(word, result))
            .collect();
        let own = ctx.attr_set(&own);
        match sets.split_first() {
            Some((&result, params)) => ctx.attrs.list(own, result, params),
            None => AttrList::EMPTY,
        }
    }
}

impl Context {
    /// Returns the attribute for a word of the table, on a value of this type.
    fn attribute_of_word(&mut self, word: &str, ty: Type) -> Option<Attribute> {
        let Some((key, value)) = word.split_once('=') else {
            return AttrKind::from_text(word).map(Attribute::Enum);
        };
        Some(match key {
            "memory" => Attribute::Memory(MemoryEffects::from_bits(value.parse().ok()?)),
            "captures" => Attribute::Captures { other: 0, ret: 0 },
            "align" => Attribute::Int(AttrKind::Alignment, value.parse().ok()?),
            "dereferenceable" => Attribute::Int(AttrKind::Dereferenceable, value.parse().ok()?),
            "range" => {
                let (low, high) = value.split_once(':')?;
                return self.range_attribute(ty, low.parse().ok()?, high.parse().ok()?);
            }
            _ => return None,
        })
    }

    /// Returns `range(...)` for an integer or for the elements of a vector.
    fn range_attribute(&mut self, ty: Type, low: i64, high: i64) -> Option<Attribute> {
        let scalar = self.types.scalar(ty);
        self.types.int_width(scalar)?;
        let low = self.const_int_signed(scalar, low);
        let high = self.const_int_signed(scalar, high);
        Some(Attribute::Range(low, high))
    }
}
