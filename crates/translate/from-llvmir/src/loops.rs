//! Annotations of loops: `llvm.loop`.
