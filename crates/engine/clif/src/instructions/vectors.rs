//! Translates `extractelement`, `insertelement` and `shufflevector`.

use cranelift_codegen::ir::condcodes::IntCC;
use cranelift_codegen::ir::{self, InstBuilder, types};
use terrace_llvmir::{Type, Value};

use crate::lanes::LaneParts;
use crate::translator::{Parts, Translator};
use crate::types::{Lane, Shape, Vector};
use crate::why::{Result, said};

/// The maximum number of lanes for which a dynamic index is implemented by selects. Larger vectors are stored to
/// memory.
const MAX_SELECTS: usize = 4;

impl Translator<'_, '_> {
    pub(crate) fn vector_of(&mut self, value: Value) -> Result<Vector> {
        match self.layout_of(value)?.shape {
            Shape::Vector(vector) => Ok(vector),
            _ => said("has lane access on non-vector"),
        }
    }

    /// Returns an index as a 64-bit value, and the constant if it is one.
    fn lane_index(&mut self, index: Value) -> Result<(ir::Value, Option<usize>)> {
        let known = self.known(index).and_then(|at| usize::try_from(at).ok());
        let lane = self.layout_of(index)?.scalar();
        let parts = self.parts(index)?;
        let Some(lane) = lane else {
            return said("has lane access with non-integer index");
        };
        Ok((self.resize(lane, Lane::Int(64), false, &parts)[0], known))
    }

    /// `extractelement`
    pub(crate) fn extract_element(&mut self, vector: Value, index: Value) -> Result<Parts> {
        let shape = self.vector_of(vector)?;
        let parts = self.parts(vector)?;
        let (index, known) = self.lane_index(index)?;
        if let Some(at) = known {
            return Ok(self.lane_at(shape, &parts, at));
        }
        self.lane_by(shape, &parts, index)
    }

    /// Returns the lane with a constant index; zero if the index is out of bounds.
    pub(crate) fn lane_at(&mut self, shape: Vector, parts: &[ir::Value], at: usize) -> Parts {
        if at >= shape.len {
            return self.zero_lane(shape.lane);
        }
        match shape.piece {
            Some(_) => {
                let each = shape.lanes_of_piece();
                let lane = (at % each) as u8;
                let lane = self.builder.ins().extractlane(parts[at / each], lane);
                Parts::from_slice(&[lane])
            }
            None => {
                let count = shape.lane.parts();
                Parts::from_slice(&parts[at * count..(at + 1) * count])
            }
        }
    }

    /// Returns zero as a lane.
    pub(crate) fn zero_lane(&mut self, lane: Lane) -> Parts {
        (0..lane.parts())
            .map(|_| self.bits_const(lane, 0))
            .collect()
    }

    /// Returns the distance in bytes between lanes that are stored temporarily.
    fn stride(lane: Lane) -> u64 {
        u64::from(lane.clif().bytes()) * lane.parts() as u64
    }

    /// Stores each lane to memory. Returns the address of the first lane.
    fn lanes_in_memory(&mut self, shape: Vector, parts: &[ir::Value]) -> Result<ir::Value> {
        let stride = Self::stride(shape.lane);
        let room = self.aligned_slot(stride * shape.len as u64, 16)?;
        let step = match shape.piece {
            Some(_) => 16,
            None => u64::from(shape.lane.clif().bytes()),
        };
        for (at, &part) in parts.iter().enumerate() {
            self.store_at(part, room, at as u64 * step);
        }
        Ok(room)
    }

    /// Returns the address of a lane; that of the last lane if the index is out of bounds.
    fn lane_address(&mut self, shape: Vector, room: ir::Value, index: ir::Value) -> ir::Value {
        let last = self.iconst(types::I64, shape.len as i64 - 1);
        let inside = self
            .builder
            .ins()
            .icmp(IntCC::UnsignedLessThan, index, last);
        let index = self.builder.ins().select(inside, index, last);
        let stride = self.iconst(types::I64, Self::stride(shape.lane) as i64);
        let offset = self.builder.ins().imul(index, stride);
        self.builder.ins().iadd(room, offset)
    }

    /// Returns the lane with a dynamic index.
    pub(crate) fn lane_by(
        &mut self,
        shape: Vector,
        parts: &[ir::Value],
        index: ir::Value,
    ) -> Result<Parts> {
        if shape.len <= MAX_SELECTS {
            let mut result = self.lane_at(shape, parts, 0);
            for at in 1..shape.len {
                let lane = self.lane_at(shape, parts, at);
                let number = self.iconst(types::I64, at as i64);
                let is = self.builder.ins().icmp(IntCC::Equal, index, number);
                result = self.select_parts(is, &lane, &result);
            }
            return Ok(result);
        }
        let room = self.lanes_in_memory(shape, parts)?;
        let address = self.lane_address(shape, room, index);
        let ty = shape.lane.clif();
        let step = u64::from(ty.bytes());
        Ok((0..shape.lane.parts() as u64)
            .map(|at| self.load_at(ty, address, at * step))
            .collect())
    }

    /// `insertelement`
    pub(crate) fn insert_element(
        &mut self,
        vector: Value,
        element: Value,
        index: Value,
    ) -> Result<Parts> {
        let shape = self.vector_of(vector)?;
        let parts = self.parts(vector)?;
        let element = self.parts(element)?;
        let (index, known) = self.lane_index(index)?;
        if let Some(at) = known {
            return Ok(self.with_lane(shape, parts, &element, at));
        }
        if shape.piece.is_none() {
            // Each lane is replaced if its index matches.
            let mut lanes = self.unpack(shape, &parts);
            for (at, lane) in lanes.iter_mut().enumerate() {
                let number = self.iconst(types::I64, at as i64);
                let is = self.builder.ins().icmp(IntCC::Equal, index, number);
                *lane = LaneParts::from_slice(&self.select_parts(is, &element, lane));
            }
            return Ok(self.pack(shape, &lanes));
        }
        let room = self.lanes_in_memory(shape, &parts)?;
        let address = self.lane_address(shape, room, index);
        self.store_at(element[0], address, 0);
        let piece = shape.piece.unwrap_or(types::I8X16);
        Ok((0..shape.parts() as u64)
            .map(|at| self.load_at(piece, room, at * 16))
            .collect())
    }

    /// Returns a vector with one lane replaced. Returns the vector unchanged if the index is out of bounds.
    pub(crate) fn with_lane(
        &mut self,
        shape: Vector,
        mut parts: Parts,
        element: &[ir::Value],
        at: usize,
    ) -> Parts {
        if at >= shape.len {
            return parts;
        }
        match shape.piece {
            Some(_) => {
                let each = shape.lanes_of_piece();
                let part = parts[at / each];
                let lane = (at % each) as u8;
                parts[at / each] = self.builder.ins().insertlane(part, element[0], lane);
            }
            None => {
                let count = shape.lane.parts();
                parts[at * count..(at + 1) * count].copy_from_slice(element);
            }
        }
        parts
    }

    /// `shufflevector`
    pub(crate) fn shuffle(
        &mut self,
        result: Type,
        left: Value,
        right: Value,
        mask: &[i32],
    ) -> Result<Parts> {
        let from = self.vector_of(left)?;
        let Shape::Vector(to) = self.layout(result)?.shape else {
            return said("has shuffle with non-vector result");
        };
        let (a, b) = (self.parts(left)?, self.parts(right)?);
        Ok(self.shuffle_parts(from, to, &a, &b, mask))
    }

    /// Shuffles the lanes of two vectors.
    pub(crate) fn shuffle_parts(
        &mut self,
        from: Vector,
        to: Vector,
        a: &[ir::Value],
        b: &[ir::Value],
        mask: &[i32],
    ) -> Parts {
        if let (Some(piece), Some(_)) = (to.piece, from.piece) {
            let chunks = mask.chunks(to.lanes_of_piece());
            return chunks
                .map(|mask| self.shuffle_piece(from, piece, a, b, mask))
                .collect();
        }
        let lanes: Vec<_> = mask
            .iter()
            .map(|&at| {
                let at = usize::try_from(at).unwrap_or(0);
                let (parts, at) = match at.checked_sub(from.len) {
                    None => (a, at),
                    Some(at) => (b, at),
                };
                LaneParts::from_slice(&self.lane_at(from, parts, at))
            })
            .collect();
        self.pack(to, &lanes)
    }

    /// Returns one piece of a shuffle, as a byte shuffle if its lanes come from at most two pieces.
    fn shuffle_piece(
        &mut self,
        from: Vector,
        piece: ir::Type,
        a: &[ir::Value],
        b: &[ir::Value],
        mask: &[i32],
    ) -> ir::Value {
        let each = from.lanes_of_piece();
        let source = |at: i32| {
            let at = usize::try_from(at).ok()?;
            let (parts, at) = match at.checked_sub(from.len) {
                None => (a, at),
                Some(at) => (b, at),
            };
            Some((*parts.get(at / each)?, at % each))
        };
        let mut used: Vec<ir::Value> = Vec::new();
        for (part, _) in mask.iter().filter_map(|at| source(*at)) {
            if !used.contains(&part) {
                used.push(part);
            }
        }
        let Some(&first) = used.first() else {
            return self.piece(piece, [0; 16]);
        };
        if used.len() == 1
            && mask
                .iter()
                .enumerate()
                .all(|(to, at)| source(*at).is_none_or(|(_, lane)| lane == to))
        {
            return first;
        }
        if used.len() > 2 {
            let lanes: Vec<_> = mask
                .iter()
                .map(|at| match source(*at) {
                    Some((part, lane)) => {
                        let lane = self.builder.ins().extractlane(part, lane as u8);
                        LaneParts::from_slice(&[lane])
                    }
                    None => LaneParts::from_slice(&self.zero_lane(from.lane)),
                })
                .collect();
            return self.pack(Vector::new(from.lane, each), &lanes)[0];
        }
        let second = used.get(1).copied().unwrap_or(first);
        let size = 16 / each;
        let mut bytes = [0; 16];
        for (at, chunk) in mask.iter().zip(bytes.chunks_mut(size)) {
            let Some((part, lane)) = source(*at) else {
                continue;
            };
            let start = lane * size + if part == first { 0 } else { 16 };
            for (byte, to) in chunk.iter_mut().enumerate() {
                *to = (start + byte) as u8;
            }
        }
        let (x, y) = (
            self.bits_as(types::I8X16, first),
            self.bits_as(types::I8X16, second),
        );
        let immediate = ir::ConstantData::from(&bytes[..]);
        let mask = self.builder.func.dfg.immediates.push(immediate);
        let shuffled = self.builder.ins().shuffle(x, y, mask);
        self.bits_as(piece, shuffled)
    }
}
