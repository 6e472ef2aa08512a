//! Numbers that look random and are the same in every run.

pub(crate) use terrace_damage::Random;
