//! Tests the interfaces and their helpers with models that a toy dialect attaches.

mod bounds;
mod destination;
mod masks;
mod memory;
mod ranges;
mod shapes;
mod slices;
mod toy;
