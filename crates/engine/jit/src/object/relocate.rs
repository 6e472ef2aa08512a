//! Applies relocations of x86-64 and AArch64, and computes the return addresses of calls.

use cranelift_jit::{JITMemoryKind, JITMemoryProvider};
use object::elf;
use rustc_hash::FxHashMap;

use crate::memory::Room;

/// The operands of a relocation.
#[derive(Clone, Copy)]
pub(super) struct Place {
    /// The address of the symbol.
    pub(super) symbol: usize,
    pub(super) addend: i64,
    /// The address of the bytes to relocate.
    pub(super) address: usize,
}

impl Place {
    /// Returns the symbol's address plus the addend.
    fn target(self) -> i64 {
        (self.symbol as i64).wrapping_add(self.addend)
    }

    /// Returns the target address relative to the relocated bytes.
    fn distance(self) -> i64 {
        self.target().wrapping_sub(self.address as i64)
    }

    fn with_symbol(self, symbol: usize) -> Place {
        Place { symbol, ..self }
    }
}

/// Jump stubs and pointers for symbols that are out of range of the code.
#[derive(Default)]
pub(super) struct Machine {
    stubs: FxHashMap<usize, usize>,
    pointers: FxHashMap<usize, usize>,
}

fn write<const N: usize>(bytes: &mut [u8], value: [u8; N]) -> Result<(), String> {
    let place = bytes.first_chunk_mut();
    *place.ok_or("a relocation outside of its section")? = value;
    Ok(())
}

fn out_of_reach(kind: u32) -> String {
    format!("a symbol is out of reach of its use (relocation {kind})")
}

/// A jump to the address in the eight bytes after it.
#[cfg(target_arch = "aarch64")]
const JUMP: &[u8] = &[
    0x50, 0x00, 0x00, 0x58, // ldr x16, #8
    0x00, 0x02, 0x1f, 0xd6, // br x16
];
#[cfg(not(target_arch = "aarch64"))]
const JUMP: &[u8] = &[0xff, 0x25, 2, 0, 0, 0, 0x66, 0x90]; // jmp [rip + 2]

fn allocate(room: &mut Room, bytes: &[u8], kind: JITMemoryKind) -> Result<usize, String> {
    let place = room.allocate(bytes.len(), 16, kind);
    let place = place.map_err(|error| error.to_string())?;
    // SAFETY: memory of this size was just allocated; nothing else refers to it.
    unsafe { place.copy_from_nonoverlapping(bytes.as_ptr(), bytes.len()) };
    Ok(place.expose_provenance())
}

impl Machine {
    /// Returns true if this machine uses the relocations of x86-64.
    pub(super) fn is_x86_64(&self) -> bool {
        cfg!(not(target_arch = "aarch64"))
    }

    /// Returns the address of a jump stub for a symbol.
    fn stub(&mut self, symbol: usize, room: &mut Room) -> Result<usize, String> {
        if let Some(stub) = self.stubs.get(&symbol) {
            return Ok(*stub);
        }
        let code = [JUMP, &symbol.to_ne_bytes()].concat();
        let stub = allocate(room, &code, JITMemoryKind::Executable)?;
        self.stubs.insert(symbol, stub);
        Ok(stub)
    }

    /// Returns the address of a pointer to a symbol.
    fn pointer(&mut self, symbol: usize, room: &mut Room) -> Result<usize, String> {
        if let Some(pointer) = self.pointers.get(&symbol) {
            return Ok(*pointer);
        }
        let pointer = allocate(room, &symbol.to_ne_bytes(), JITMemoryKind::ReadOnly)?;
        self.pointers.insert(symbol, pointer);
        Ok(pointer)
    }

    /// Applies a relocation to the bytes at `place`.
    ///
    /// # Errors
    /// Returns an error if the kind of relocation is unsupported, the symbol is out of range, or memory is exhausted.
    pub(super) fn relocate(
        &mut self,
        kind: u32,
        place: Place,
        bytes: &mut [u8],
        room: &mut Room,
    ) -> Result<(), String> {
        match cfg!(target_arch = "aarch64") {
            true => self.aarch64(kind, place, bytes, room),
            false => self.x86_64(kind, place, bytes, room),
        }
    }

    fn x86_64(
        &mut self,
        kind: u32,
        place: Place,
        bytes: &mut [u8],
        room: &mut Room,
    ) -> Result<(), String> {
        let near = |place: Place| i32::try_from(place.distance()).ok();
        let far = || out_of_reach(kind);
        match kind {
            elf::R_X86_64_NONE => Ok(()),
            elf::R_X86_64_64 => write(bytes, place.target().to_le_bytes()),
            elf::R_X86_64_PC64 => write(bytes, place.distance().to_le_bytes()),
            elf::R_X86_64_32 => {
                let target = u32::try_from(place.target()).map_err(|_| far())?;
                write(bytes, target.to_le_bytes())
            }
            elf::R_X86_64_32S => {
                let target = i32::try_from(place.target()).map_err(|_| far())?;
                write(bytes, target.to_le_bytes())
            }
            elf::R_X86_64_PC32 => write(bytes, near(place).ok_or_else(far)?.to_le_bytes()),
            elf::R_X86_64_PLT32 => {
                let distance = match near(place) {
                    Some(distance) => distance,
                    None => {
                        let stub = self.stub(place.symbol, room)?;
                        near(place.with_symbol(stub)).ok_or_else(far)?
                    }
                };
                write(bytes, distance.to_le_bytes())
            }
            elf::R_X86_64_GOTPCREL | elf::R_X86_64_GOTPCRELX | elf::R_X86_64_REX_GOTPCRELX => {
                let pointer = self.pointer(place.symbol, room)?;
                let distance = near(place.with_symbol(pointer)).ok_or_else(far)?;
                write(bytes, distance.to_le_bytes())
            }
            _ => Err(format!("relocation {kind} of x86-64 is unknown")),
        }
    }

    fn aarch64(
        &mut self,
        kind: u32,
        place: Place,
        bytes: &mut [u8],
        room: &mut Room,
    ) -> Result<(), String> {
        let far = || out_of_reach(kind);
        // Replaces `bits` bits of an instruction, starting at bit `at`.
        let insert = |bytes: &mut [u8], value: i64, bits: u32, at: u32| {
            let old = bytes
                .first_chunk()
                .ok_or("a relocation outside of its section")?;
            let mask = ((1u32 << bits) - 1) << at;
            let new = u32::from_le_bytes(*old) & !mask | ((value as u32) << at) & mask;
            write(bytes, new.to_le_bytes())
        };
        let fits = |value: i64, bits: u32| {
            let limit = 1i64 << (bits - 1);
            (-limit..limit).contains(&value)
        };
        // Writes the distance between pages to the two fields of an instruction.
        let page = |bytes: &mut [u8], place: Place| {
            let pages = (place.target() >> 12).wrapping_sub(place.address as i64 >> 12);
            if !fits(pages, 21) {
                return Err(far());
            }
            insert(bytes, pages & 3, 2, 29)?;
            insert(bytes, pages >> 2, 19, 5)
        };
        let low = |bytes: &mut [u8], place: Place, shift: u32| {
            insert(bytes, (place.target() & 0xfff) >> shift, 12, 10)
        };
        let branch =
            |bytes: &mut [u8], distance: i64, bits: u32, at: u32| match fits(distance >> 2, bits) {
                true => insert(bytes, distance >> 2, bits, at),
                false => Err(far()),
            };
        match kind {
            elf::R_AARCH64_NONE => Ok(()),
            elf::R_AARCH64_ABS64 => write(bytes, place.target().to_le_bytes()),
            elf::R_AARCH64_PREL64 => write(bytes, place.distance().to_le_bytes()),
            elf::R_AARCH64_ABS32 => {
                let target = u32::try_from(place.target()).map_err(|_| far())?;
                write(bytes, target.to_le_bytes())
            }
            elf::R_AARCH64_PREL32 => {
                let distance = i32::try_from(place.distance()).map_err(|_| far())?;
                write(bytes, distance.to_le_bytes())
            }
            elf::R_AARCH64_CALL26 | elf::R_AARCH64_JUMP26 => {
                let place = match fits(place.distance() >> 2, 26) {
                    true => place,
                    false => place.with_symbol(self.stub(place.symbol, room)?),
                };
                branch(bytes, place.distance(), 26, 0)
            }
            elf::R_AARCH64_CONDBR19 => branch(bytes, place.distance(), 19, 5),
            elf::R_AARCH64_TSTBR14 => branch(bytes, place.distance(), 14, 5),
            elf::R_AARCH64_ADR_PREL_PG_HI21 => page(bytes, place),
            elf::R_AARCH64_ADD_ABS_LO12_NC | elf::R_AARCH64_LDST8_ABS_LO12_NC => {
                low(bytes, place, 0)
            }
            elf::R_AARCH64_LDST16_ABS_LO12_NC => low(bytes, place, 1),
            elf::R_AARCH64_LDST32_ABS_LO12_NC => low(bytes, place, 2),
            elf::R_AARCH64_LDST64_ABS_LO12_NC => low(bytes, place, 3),
            elf::R_AARCH64_LDST128_ABS_LO12_NC => low(bytes, place, 4),
            elf::R_AARCH64_ADR_GOT_PAGE => {
                page(bytes, place.with_symbol(self.pointer(place.symbol, room)?))
            }
            elf::R_AARCH64_LD64_GOT_LO12_NC => low(
                bytes,
                place.with_symbol(self.pointer(place.symbol, room)?),
                3,
            ),
            _ => Err(format!("relocation {kind} of AArch64 is unknown")),
        }
    }
}

/// Returns the offsets after instructions that may be calls. This is a superset, because x86-64 cannot be decoded
/// backwards.
///
/// A backtrace checks return addresses from the frame-pointer chain against this list, so extra offsets are harmless.
pub(super) fn returns(code: &[u8]) -> Vec<u32> {
    let after = |at: &u32| match cfg!(target_arch = "aarch64") {
        true => at.is_multiple_of(4) && is_branch_with_link(&code[..*at as usize]),
        false => is_call(&code[..*at as usize]),
    };
    let len = u32::try_from(code.len()).unwrap_or(u32::MAX);
    (1..=len).filter(after).collect()
}

/// Returns true if the bytes may end with a `call`.
fn is_call(code: &[u8]) -> bool {
    // Returns the byte at that distance from the end.
    let at = |back: usize| code.len().checked_sub(back).map(|at| code[at]);
    // Matches `ff /2` with an operand encoding of this length. `has_index` is true if the operand has an index
    // register.
    let indirect = |len: usize, mode: u8, has_index: bool| {
        at(len) == Some(0xff)
            && at(len - 1).is_some_and(|operand| {
                let (own, middle, low) = (operand >> 6, operand >> 3 & 7, operand & 7);
                own == mode && middle == 2 && (mode == 3 || (low == 4) == has_index)
            })
    };
    at(5) == Some(0xe8)
        || indirect(2, 3, false)
        || indirect(2, 0, false)
        || indirect(3, 0, true)
        || indirect(3, 1, false)
        || indirect(4, 1, true)
        || indirect(6, 2, false)
        || indirect(7, 2, true)
        // Relative to the instruction, or with an index and no base.
        || (at(6) == Some(0xff) && at(5) == Some(0x15))
        || (at(7) == Some(0xff) && at(6) == Some(0x14))
}

/// Returns true if the bytes end with `bl` or `blr`.
fn is_branch_with_link(code: &[u8]) -> bool {
    let Some(last) = code.last_chunk() else {
        return false;
    };
    let instruction = u32::from_le_bytes(*last);
    instruction >> 26 == 0b100101 || instruction & 0xffff_fc1f == 0xd63f_0000
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn calls_of_every_form_are_seen() {
        let calls: [&[u8]; 7] = [
            &[0xe8, 1, 2, 3, 4],
            &[0xff, 0xd0],
            &[0x41, 0xff, 0xd3],
            &[0xff, 0x15, 1, 2, 3, 4],
            &[0xff, 0x50, 8],
            &[0xff, 0x94, 0xc8, 1, 2, 3, 4],
            &[0xff, 0x54, 0x24, 8],
        ];
        for call in calls {
            assert!(is_call(call), "{call:x?}");
        }
        assert!(!is_call(&[0x90, 0x90, 0x90, 0x90, 0x90, 0x90, 0x90]));
        assert!(!is_call(&[]));
        assert!(is_branch_with_link(&0x9400_0001u32.to_le_bytes()));
        assert!(is_branch_with_link(&0xd63f_0100u32.to_le_bytes()));
        assert!(!is_branch_with_link(&0x1400_0001u32.to_le_bytes()));
    }
}
