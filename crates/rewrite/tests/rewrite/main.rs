//! Conversions between two tiny dialects.

mod casts;
mod conversion;
mod order;
mod requests;
mod support;
