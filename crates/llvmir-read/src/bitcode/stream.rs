//! Reads the bit stream: nested blocks, abbreviations, records.

use std::rc::Rc;

use rustc_hash::FxHashMap;

use super::error::{BitcodeError, Load, ensure, need, refuse};

const END_BLOCK: u64 = 0;
const ENTER_BLOCK: u64 = 1;
const DEFINE_ABBREVIATION: u64 = 2;
const UNABBREVIATED: u64 = 3;
/// The block that defines abbreviations for other kinds of blocks.
pub(super) const BLOCK_INFO: u32 = 0;
const SET_BLOCK_ID: u32 = 1;
/// The maximum width of an abbreviation's field.
const MAX_WIDTH: u64 = 32;

/// The encoding of an operand of an abbreviation.
#[derive(Clone, Copy, Debug)]
enum Operand {
    Literal(u64),
    Fixed(u32),
    Vbr(u32),
    Char6,
    /// An array: a length, then elements with the encoding of the next operand.
    Array,
    Blob,
}

type Abbreviation = Box<[Operand]>;

/// Abbreviations keyed by kind of block.
#[derive(Debug, Default)]
pub(super) struct BlockInfo(FxHashMap<u32, Rc<Vec<Rc<Abbreviation>>>>);

/// A record.
#[derive(Debug, Default)]
pub(super) struct Record<'a> {
    pub(super) code: u32,
    pub(super) ops: Vec<u64>,
    pub(super) blob: &'a [u8],
}

impl Record<'_> {
    /// Returns the operands from `start` on as bytes.
    pub(super) fn bytes(&self, start: usize) -> Box<[u8]> {
        let ops = self.ops.get(start..).unwrap_or_default();
        ops.iter().map(|&op| op as u8).collect()
    }
}

/// The next item of a block.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Item {
    /// The end of the block.
    End,
    /// A block of this kind, which the caller must enter or skip.
    Block(u32),
    /// A record with this abbreviation, which the caller must read.
    Record(u64),
}

/// The position of a block in the stream, after its kind.
#[derive(Clone, Copy, Debug)]
pub(super) struct Place(u64);

/// The state of an enclosing block, restored at the end of the nested block.
#[derive(Debug)]
struct Outer {
    width: u32,
    known: Rc<Vec<Rc<Abbreviation>>>,
    own: Vec<Rc<Abbreviation>>,
}

/// A reading position in a bit stream.
#[derive(Debug)]
pub(super) struct Cursor<'a> {
    bytes: &'a [u8],
    at: u64,
    width: u32,
    known: Rc<Vec<Rc<Abbreviation>>>,
    own: Vec<Rc<Abbreviation>>,
    outer: Vec<Outer>,
}

impl<'a> Cursor<'a> {
    /// Returns a cursor at the beginning of a stream.
    pub(super) fn new(bytes: &'a [u8]) -> Cursor<'a> {
        Cursor {
            bytes,
            at: 0,
            width: 2,
            known: Rc::default(),
            own: Vec::new(),
            outer: Vec::new(),
        }
    }

    /// Returns a separate cursor at a block of the same stream.
    pub(super) fn at(&self, place: Place) -> Cursor<'a> {
        Cursor {
            at: place.0,
            ..Cursor::new(self.bytes)
        }
    }

    /// Returns the position of the block that was just reached.
    pub(super) fn place(&self) -> Place {
        Place(self.at)
    }

    fn end(&self) -> u64 {
        self.bytes.len() as u64 * 8
    }

    /// Returns the number of remaining bits, which bounds every count in the stream.
    pub(super) fn left(&self) -> u64 {
        self.end().saturating_sub(self.at)
    }

    /// Returns true if the rest is too short for a block.
    pub(super) fn is_at_end(&self) -> bool {
        self.left() < 32
    }

    /// Reads an unsigned number of this many bits, at most 64.
    #[inline]
    pub(super) fn bits(&mut self, width: u32) -> Load<u64> {
        ensure(u64::from(width) <= self.left()).or("Unexpected end of file")?;
        let byte = (self.at >> 3) as usize;
        let mut word = [0; 16];
        match self.bytes.get(byte..byte + 16) {
            Some(bytes) => word.copy_from_slice(bytes),
            None => {
                let rest = self.bytes.get(byte..).unwrap_or_default();
                for (to, &from) in word.iter_mut().zip(rest) {
                    *to = from;
                }
            }
        }
        let bits = u128::from_le_bytes(word) >> (self.at & 7);
        self.at += u64::from(width);
        Ok((bits & ((1 << width) - 1)) as u64)
    }

    /// Reads a number in chunks of this many bits. The highest bit of a chunk is set if more chunks follow.
    #[inline]
    pub(super) fn vbr(&mut self, width: u32) -> Load<u64> {
        let more = 1 << (width - 1);
        let mut value = 0;
        let mut shift = 0;
        loop {
            let piece = self.bits(width)?;
            ensure(shift < 64).or("Unterminated VBR")?;
            value |= (piece & (more - 1)) << shift;
            if piece & more == 0 {
                return Ok(value);
            }
            shift += width - 1;
        }
    }

    fn align(&mut self) {
        self.at = self.at.next_multiple_of(32);
    }

    /// Advances to the next item of the block. Processes abbreviation definitions on the way.
    pub(super) fn next(&mut self) -> Load<Item> {
        loop {
            match self.bits(self.width)? {
                END_BLOCK => {
                    self.leave()?;
                    return Ok(Item::End);
                }
                ENTER_BLOCK => {
                    let kind = self.vbr(8)?;
                    let kind = u32::try_from(kind).map_err(|_| malformed())?;
                    return Ok(Item::Block(kind));
                }
                DEFINE_ABBREVIATION => {
                    let abbreviation = self.abbreviation()?;
                    self.own.push(Rc::new(abbreviation));
                }
                id => return Ok(Item::Record(id)),
            }
        }
    }

    /// Reads the header of a block: the width of its abbreviation numbers, and the position of its end.
    fn block_header(&mut self) -> Load<(u32, u64)> {
        let width = self.vbr(4)?;
        self.align();
        let words = self.bits(32)?;
        let end = self.at + words * 32;
        ensure(end <= self.end())
            .or_else(|| format!("can't skip to bit {end} from {}", self.at))?;
        match width {
            2..=MAX_WIDTH => Ok((width as u32, end)),
            _ => refuse("can't enter sub-block: abbrev width is too large or zero"),
        }
    }

    /// Enters the block of this kind that was just reached.
    pub(super) fn enter(&mut self, kind: u32, info: &BlockInfo) -> Load<()> {
        let (width, _) = self.block_header()?;
        let known = info.0.get(&kind).cloned().unwrap_or_default();
        self.outer.push(Outer {
            width: std::mem::replace(&mut self.width, width),
            known: std::mem::replace(&mut self.known, known),
            own: std::mem::take(&mut self.own),
        });
        Ok(())
    }

    /// Skips the block that was just reached.
    pub(super) fn skip(&mut self) -> Load<()> {
        self.at = self.block_header()?.1;
        Ok(())
    }

    /// Reads the next record, skipping nested blocks. Returns false at the end of the block.
    pub(super) fn next_record(&mut self, record: &mut Record<'a>) -> Load<bool> {
        loop {
            match self.next()? {
                Item::End => return Ok(false),
                Item::Block(_) => self.skip()?,
                Item::Record(id) => {
                    self.record(id, record)?;
                    return Ok(true);
                }
            }
        }
    }

    /// Reads the block of abbreviations for other blocks.
    pub(super) fn block_info(&mut self, info: &mut BlockInfo) -> Load<()> {
        self.enter(BLOCK_INFO, info)?;
        let mut record = Record::default();
        let mut kind = None;
        loop {
            match self.bits(self.width)? {
                END_BLOCK => return self.leave(),
                ENTER_BLOCK => {
                    self.vbr(8)?;
                    self.skip()?;
                }
                DEFINE_ABBREVIATION => {
                    let kind = kind.ok_or_else(malformed)?;
                    let abbreviation = Rc::new(self.abbreviation()?);
                    let list = info.0.entry(kind).or_default();
                    Rc::make_mut(list).push(abbreviation);
                }
                id => {
                    self.record(id, &mut record)?;
                    if record.code == SET_BLOCK_ID {
                        let id = record.ops.first().ok_or_else(malformed)?;
                        kind = Some(u32::try_from(*id).map_err(|_| malformed())?);
                    }
                }
            }
        }
    }

    /// Leaves the innermost block at its end.
    fn leave(&mut self) -> Load<()> {
        self.align();
        let outer = self.outer.pop().ok_or_else(malformed)?;
        self.width = outer.width;
        self.known = outer.known;
        self.own = outer.own;
        Ok(())
    }

    fn abbreviation(&mut self) -> Load<Abbreviation> {
        let count = self.vbr(5)?;
        ensure(count <= self.left()).or("Unexpected end of file")?;
        let mut operands = Vec::new();
        for at in 0..count {
            if self.bits(1)? == 1 {
                operands.push(Operand::Literal(self.vbr(8)?));
                continue;
            }
            let is_last = at + 1 == count;
            operands.push(match self.bits(3)? {
                encoding @ 1..=2 => match (self.vbr(5)?, encoding) {
                    (0, _) => Operand::Literal(0),
                    (width @ 1..=MAX_WIDTH, 1) => Operand::Fixed(width as u32),
                    (width @ 2..=MAX_WIDTH, 2) => Operand::Vbr(width as u32),
                    _ => return refuse(TOO_WIDE),
                },
                3 if at + 2 == count && at > 0 => Operand::Array,
                4 => Operand::Char6,
                5 if is_last && at > 0 => Operand::Blob,
                _ => return refuse("Invalid encoding"),
            });
        }
        let element = match operands.as_slice() {
            [] | [Operand::Array, ..] => return refuse("Abbrev record with no operands"),
            [.., Operand::Array, element] => Some(*element),
            _ => None,
        };
        // An array whose elements take no bits could have any length.
        if let Some(Operand::Literal(_) | Operand::Blob | Operand::Array) = element {
            return refuse("Array element type has to be an encoding of a type");
        }
        Ok(operands.into())
    }

    fn scalar(&mut self, operand: Operand) -> Load<u64> {
        match operand {
            Operand::Literal(value) => Ok(value),
            Operand::Fixed(width) => self.bits(width),
            Operand::Vbr(width) => self.vbr(width),
            Operand::Char6 => {
                const CHARACTERS: &[u8; 64] =
                    b"abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789._";
                let at = self.bits(6)? as usize;
                Ok(u64::from(CHARACTERS[at & 63]))
            }
            Operand::Array | Operand::Blob => refuse("Invalid abbrev record"),
        }
    }

    /// Reads the record that was just reached.
    pub(super) fn record(&mut self, id: u64, record: &mut Record<'a>) -> Load<()> {
        record.ops.clear();
        record.blob = &[];
        if id == UNABBREVIATED {
            record.code = code(self.vbr(6)?)?;
            let count = self.vbr(6)?;
            ensure(count <= self.left() / 6).or("Size is not plausible")?;
            for _ in 0..count {
                let op = self.vbr(6)?;
                record.ops.push(op);
            }
            return Ok(());
        }
        let at = (id - UNABBREVIATED - 1) as usize;
        let found = match at.checked_sub(self.known.len()) {
            None => self.known.get(at),
            Some(at) => self.own.get(at),
        };
        let abbreviation = need(found.cloned()).or("Unknown abbrev number")?;
        let (&first, rest) =
            need(abbreviation.split_first()).or("Abbrev record with no operands")?;
        record.code = code(self.scalar(first)?)?;
        let mut rest = rest.iter();
        while let Some(&operand) = rest.next() {
            match operand {
                Operand::Array => {
                    let count = self.vbr(6)?;
                    let &element = need(rest.next()).or("Invalid abbrev record")?;
                    ensure(count <= self.left()).or("Size is not plausible")?;
                    for _ in 0..count {
                        let op = self.scalar(element)?;
                        record.ops.push(op);
                    }
                }
                Operand::Blob => {
                    let len = self.vbr(6)?;
                    self.align();
                    ensure(len <= self.left() / 8).or("Blob ends too soon")?;
                    let start = (self.at / 8) as usize;
                    let bytes = self.bytes.get(start..start + len as usize);
                    record.blob = bytes.unwrap_or_default();
                    self.at += len * 8;
                    self.align();
                }
                operand => {
                    let op = self.scalar(operand)?;
                    record.ops.push(op);
                }
            }
        }
        Ok(())
    }
}

const TOO_WIDE: &str = "Fixed or VBR abbrev record with size > MaxChunkData";

fn malformed() -> BitcodeError {
    BitcodeError::new("Malformed block")
}

fn code(code: u64) -> Load<u32> {
    u32::try_from(code).map_err(|_| malformed())
}
