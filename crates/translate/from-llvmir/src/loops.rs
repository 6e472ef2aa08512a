//! Annotations of loops.
