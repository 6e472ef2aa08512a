//! The amx dialect: tiles of Intel's Advanced Matrix Extensions, their loads, stores and products.
//!
//! # Map
//! - [`TileType`]: `!amx.tile<16x64xi8>`. [`constraints`]: constraints on tiles.
//! - [`ops`]: the operations. `verify`: checks of hardware limits.

pub mod constraints;
pub mod ops;
mod types;
mod verify;

pub use ops::*;
pub use types::{TileSize, TileType};

use terrace_asm::dialect_text;
use terrace_builtin::types::ShapedTypeInterface;
use terrace_ir::effects::{Effect, MemoryEffectOpInterface, StaticEffects, StaticOn};
use terrace_ir::{OpView, Registry, dialect};

dialect! {
    /// Tiles of Intel's Advanced Matrix Extensions, their loads, stores and products.
    pub static AMX = "amx" {
        ops: [TileLoadOp, TileMulFOp, TileMulIOp, TileStoreOp, TileZeroOp],
        register: register,
    }
}

dialect_text! { static TEXT = "amx" { types: [TileType] } }

// The write effect models that each created tile occupies its own register.
static LOAD: StaticEffects = StaticEffects(&[
    (Effect::Write, StaticOn::Memory),
    (Effect::Read, StaticOn::Operand(0)),
]);
static STORE: StaticEffects = StaticEffects(&[(Effect::Write, StaticOn::Operand(0))]);
static ZERO: StaticEffects = StaticEffects(&[(Effect::Write, StaticOn::Memory)]);

fn register(registry: &mut Registry) {
    (TEXT.register)(registry);
    registry.attach_type::<TileType, dyn ShapedTypeInterface>(&types::TileShape);
    registry.attach::<dyn MemoryEffectOpInterface>(TileLoadOp::DEF, &LOAD);
    registry.attach::<dyn MemoryEffectOpInterface>(TileStoreOp::DEF, &STORE);
    registry.attach::<dyn MemoryEffectOpInterface>(TileZeroOp::DEF, &ZERO);
}
