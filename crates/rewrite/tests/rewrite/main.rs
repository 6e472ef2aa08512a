//! Tests conversions between two tiny dialects, and the greedy driver.

mod casts;
mod conversion;
mod greedy;
mod interfaces;
mod listener;
mod order;
mod panics;
mod requests;
mod support;
