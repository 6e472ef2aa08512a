//! Instructions and inlined calls of addresses, from the debug information that `prepare` asks for.

use std::ops::Range;

use gimli::{AttributeValue, Dwarf, EndianSlice, NativeEndian, Unit, UnitOffset, constants};

use super::link::Object;
use crate::code::{Code, UNKNOWN};

type Slice<'d> = EndianSlice<'d, NativeEndian>;

/// A call that was inlined.
pub(super) struct Inlined {
    /// The addresses of the inlined code, then offsets in the function that has it.
    pub(super) range: Range<usize>,
    /// The index of the function that is called.
    pub(super) function: usize,
    /// The index of the call in its function.
    pub(super) call: u32,
}

/// The debug information of an object.
#[derive(Default)]
pub(super) struct Debug {
    /// Addresses and indices of instructions; sorted.
    rows: Vec<(usize, u32)>,
    /// Callers before what is inlined into them.
    inlined: Vec<Inlined>,
}

/// The index of an instruction, which its line is one more than.
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
        // Of rows with one address the last counts.
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

    /// The instructions of a function's code, by offset.
    pub(super) fn lines(&self, code: &Code) -> Vec<(u32, u32)> {
        let end = code.start + code.len;
        let first = self.rows.partition_point(|row| row.0 < code.start);
        let rows = self.rows.get(first..).unwrap_or_default().iter();
        let rows = rows.take_while(|row| row.0 < end);
        rows.map(|row| ((row.0 - code.start) as u32, row.1))
            .collect()
    }

    /// The inlined calls of a function's code, with offsets in it.
    pub(super) fn inlined(&self, code: &Code) -> Vec<Inlined> {
        let inside = (self.inlined.iter()).filter(|call| code.contains(call.range.start));
        let moved = |call: &Inlined| Inlined {
            range: call.range.start - code.start..call.range.end - code.start,
            ..*call
        };
        inside.map(moved).collect()
    }
}

/// The index of the function that an entry is about: its name.
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
