//! Reads instruction indices and inlined calls from the debug information that `prepare` makes the compiler emit.

use std::ops::Range;

use gimli::{AttributeValue, Dwarf, EndianSlice, NativeEndian, Unit, UnitOffset, constants};

use super::link::Object;
use crate::code::{Code, UNKNOWN};

type Slice<'d> = EndianSlice<'d, NativeEndian>;

/// An inlined call.
pub(super) struct Inlined {
    /// The addresses of the inlined code in the object, or offsets in the containing function.
    pub(super) range: Range<usize>,
    /// The index of the called function.
    pub(super) function: usize,
    /// The index of the call in the calling function.
    pub(super) call: u32,
}

/// The debug information of an object.
#[derive(Default)]
pub(super) struct Debug {
    /// The addresses of instructions and their indices; sorted.
    rows: Vec<(usize, u32)>,
    /// Inlined calls, callers first.
    inlined: Vec<Inlined>,
}

/// Returns the index of an instruction. Its line number is the index plus one.
fn instruction(line: u64) -> u32 {
    let index = line.checked_sub(1).map(u32::try_from);
    index.and_then(Result::ok).unwrap_or(UNKNOWN)
}

impl Debug {
    pub(super) fn read(object: &Object) -> gimli::Result<Debug> {
        let dwarf = Dwarf::load(|id| {
            Ok::<_, gimli::Error>(EndianSlice::new(object.section(id.name()), NativeEndian))
        })?;
        let mut debug = Debug::default();
        let mut units = dwarf.units();
        while let Some(header) = units.next()? {
            let unit = dwarf.unit(header)?;
            debug.read_rows(&unit)?;
            debug.read_inlined(&dwarf, &unit)?;
        }
        // If several rows have the same address, the last one is valid.
        debug.rows.reverse();
        debug.rows.sort_by_key(|row| row.0);
        debug.rows.dedup_by_key(|row| row.0);
        Ok(debug)
    }

    fn read_rows(&mut self, unit: &Unit<Slice<'_>>) -> gimli::Result<()> {
        let Some(program) = unit.line_program.clone() else {
            return Ok(());
        };
        let mut rows = program.rows();
        while let Some((_, row)) = rows.next_row()? {
            let line = row.line().map_or(0, std::num::NonZero::get);
            if !row.end_sequence() {
                self.rows.push((row.address() as usize, instruction(line)));
            }
        }
        Ok(())
    }

    fn read_inlined<'d>(
        &mut self,
        dwarf: &Dwarf<Slice<'d>>,
        unit: &Unit<Slice<'d>>,
    ) -> gimli::Result<()> {
        let mut entries = unit.entries();
        while let Some(entry) = entries.next_dfs()? {
            if entry.tag() != constants::DW_TAG_inlined_subroutine {
                continue;
            }
            let line = entry.attr_value(constants::DW_AT_call_line);
            let line = line.and_then(|line| line.udata_value()).unwrap_or(0);
            let origin = match entry.attr_value(constants::DW_AT_abstract_origin) {
                Some(AttributeValue::UnitRef(origin)) => function(dwarf, unit, origin)?,
                _ => None,
            };
            let Some(function) = origin else { continue };
            let mut ranges = dwarf.die_ranges(unit, entry)?;
            while let Some(range) = ranges.next()? {
                self.inlined.push(Inlined {
                    range: range.begin as usize..range.end as usize,
                    function,
                    call: instruction(line),
                });
            }
        }
        Ok(())
    }

    /// Returns the instruction indices in a function's code, by offset.
    pub(super) fn lines(&self, code: &Code) -> Vec<(u32, u32)> {
        let end = code.start + code.len;
        let first = self.rows.partition_point(|row| row.0 < code.start);
        let rows = self.rows.get(first..).unwrap_or_default().iter();
        let rows = rows.take_while(|row| row.0 < end);
        rows.map(|row| ((row.0 - code.start) as u32, row.1))
            .collect()
    }

    /// Returns the inlined calls of a function's code, with offsets in the code.
    pub(super) fn inlined(&self, code: &Code) -> Vec<Inlined> {
        let inside = (self.inlined.iter()).filter(|call| code.contains(call.range.start));
        let moved = |call: &Inlined| Inlined {
            range: call.range.start - code.start..call.range.end - code.start,
            ..*call
        };
        inside.map(moved).collect()
    }
}

/// Returns the index of the function that a debug entry describes. The index is the entry's name.
fn function(
    dwarf: &Dwarf<Slice<'_>>,
    unit: &Unit<Slice<'_>>,
    at: UnitOffset,
) -> gimli::Result<Option<usize>> {
    let entry = unit.entry(at)?;
    let Some(name) = entry.attr_value(constants::DW_AT_name) else {
        return Ok(None);
    };
    let name = dwarf.attr_string(unit, name)?;
    Ok(name.to_string()?.parse().ok())
}
