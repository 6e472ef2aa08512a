//! Reads the frame layout at each instruction from an unwind table.

use gimli::{
    BaseAddresses, CfaRule, CieOrFde, EhFrame, NativeEndian, Register, RegisterRule, UnwindContext,
    UnwindSection,
};

use crate::code::{Base, Code, FrameRow};

/// The DWARF register numbers of the stack pointer, the frame pointer and the return address.
#[cfg(target_arch = "aarch64")]
const REGISTERS: [Register; 3] = [Register(31), Register(29), Register(30)];
#[cfg(not(target_arch = "aarch64"))]
const REGISTERS: [Register; 3] = [Register(7), Register(6), Register(16)];

/// Sets the frame layouts of functions from the unwind table at an address.
pub(super) fn fill(table: &[u8], address: usize, code: &mut [Code]) -> gimli::Result<()> {
    let [stack, frame, returned] = REGISTERS;
    let section = EhFrame::new(table, NativeEndian);
    let bases = BaseAddresses::default().set_eh_frame(address as u64);
    let mut context = UnwindContext::new();
    let mut entries = section.entries(&bases);
    while let Some(entry) = entries.next()? {
        let CieOrFde::Fde(entry) = entry else {
            continue;
        };
        let entry = entry.parse(|section, bases, at| section.cie_from_offset(bases, at))?;
        let start = entry.initial_address() as usize;
        let Ok(at) = code.binary_search_by_key(&start, |code| code.start) else {
            continue;
        };
        let mut rows = entry.rows(&section, &bases, &mut context)?;
        while let Some(row) = rows.next_row()? {
            let CfaRule::RegisterAndOffset { register, offset } = row.cfa() else {
                continue;
            };
            let base = match *register {
                register if register == stack => Base::Stack,
                register if register == frame => Base::Frame,
                _ => continue,
            };
            let saved = |register| match row.register(register) {
                Some(RegisterRule::Offset(offset)) => Some(offset as isize),
                _ => None,
            };
            code[at].frames.push(FrameRow {
                start: (row.start_address() as usize - start) as u32,
                base,
                offset: *offset as isize,
                returned: saved(returned),
                frame: saved(frame),
            });
        }
    }
    Ok(())
}
