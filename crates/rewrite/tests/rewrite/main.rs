//! Conversions between two tiny dialects.

mod casts;
mod conversion;
mod order;
mod rename;
mod requests;
mod support;
