//! Translates `extractvalue` and `insertvalue`.

use std::rc::Rc;

use cranelift_codegen::ir;
use terrace_llvmir::Value;

use crate::translator::{Parts, Translator};
use crate::types::{Layout, Member};
use crate::why::{Result, Why};

/// Returns the member at a position.
fn find(layout: &Rc<Layout>, position: &[u32]) -> Result<Member> {
    let mut at = Member {
        layout: Rc::clone(layout),
        part: 0,
        offset: 0,
    };
    for &index in position {
        let member = at.layout.member(u64::from(index)).ok_or(Why::Known)?;
        at = Member {
            layout: member.layout,
            part: at.part + member.part,
            offset: at.offset + member.offset,
        };
    }
    Ok(at)
}

impl Translator<'_, '_> {
    /// `extractvalue`
    pub(crate) fn extract_value(&mut self, aggregate: Value, position: &[u32]) -> Result<Parts> {
        let layout = self.layout_of(aggregate)?;
        let parts = self.parts(aggregate)?;
        let member = find(&layout, position)?;
        if layout.in_memory {
            let address = self.add_offset(parts[0], member.offset as i64);
            // The aggregate is immutable, so the member need not be copied.
            return match member.layout.in_memory {
                true => Ok(Parts::from_slice(&[address])),
                false => self.load(&member.layout, address),
            };
        }
        let end = member.part + member.layout.parts.len();
        let own = parts.get(member.part..end).ok_or(Why::Known)?;
        Ok(Parts::from_slice(own))
    }

    /// `insertvalue`
    pub(crate) fn insert_value(
        &mut self,
        aggregate: Value,
        value: Value,
        position: &[u32],
    ) -> Result<Parts> {
        let layout = self.layout_of(aggregate)?;
        let mut parts = self.parts(aggregate)?;
        let new = self.parts(value)?;
        let member = find(&layout, position)?;
        if layout.in_memory {
            let to = self.aligned_slot(layout.size, layout.align)?;
            self.copy(to, parts[0], layout.size);
            let address = self.add_offset(to, member.offset as i64);
            self.store(&member.layout, &new, address)?;
            return Ok(Parts::from_slice(&[to]));
        }
        let end = member.part + new.len();
        let own: &mut [ir::Value] = parts.get_mut(member.part..end).ok_or(Why::Known)?;
        own.copy_from_slice(&new);
        Ok(parts)
    }
}
