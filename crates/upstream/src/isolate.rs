//! Work in a copy of the process, and limits of memory.

use std::io::{self, PipeReader, PipeWriter, Read, Write, pipe};
use std::os::unix::process::CommandExt;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::process::Command;

/// Bytes of address space that are enough for whatever ends: a program that needs more is ended instead of the machine.
const MEMORY: u64 = 6 << 30;

/// Runs `work` in a fork of this process and returns its bytes; `Err` says how the fork ended if it ended early.
///
/// LLVM ends the process on some inputs, and MLIR keeps state for as long as the process lives: the counter in
/// `assert_msg_0` is one. In a fork neither reaches the next call. The fork is killed when the calling thread ends.
///
/// The fork has 6 GiB at most.
///
/// The process must have one thread: a lock that another thread holds would stay locked in the fork.
pub fn isolated(work: impl FnOnce() -> Vec<u8>) -> io::Result<Result<Vec<u8>, String>> {
    let (reader, writer) = pipe()?;
    // SAFETY: by contract there is one thread, so the child may do whatever the parent may.
    match unsafe { libc::fork() } {
        -1 => Err(io::Error::last_os_error()),
        0 => {
            drop(reader);
            child(work, writer)
        }
        child => {
            drop(writer);
            parent(child, reader)
        }
    }
}

fn child(work: impl FnOnce() -> Vec<u8>, mut writer: PipeWriter) -> ! {
    // SAFETY: prctl with these arguments only marks this process; a failure leaves it unmarked.
    unsafe { libc::prctl(libc::PR_SET_PDEATHSIG, libc::SIGKILL) };
    // Without a limit it is as it was.
    let _ = limit_own_memory();
    let status = match catch_unwind(AssertUnwindSafe(work)) {
        Ok(bytes) if writer.write_all(&bytes).is_ok() => 0,
        _ => 1,
    };
    drop(writer);
    // SAFETY: _exit does not return. It flushes nothing, so nothing the parent has buffered is written twice.
    unsafe { libc::_exit(status) }
}

/// Gives a program that is about to be run 6 GiB at most.
pub fn limit_memory(command: &mut Command) {
    // SAFETY: between fork and exec only setrlimit is called, which may be called there.
    unsafe { command.pre_exec(limit_own_memory) };
}

fn limit_own_memory() -> io::Result<()> {
    let limit = libc::rlimit {
        rlim_cur: MEMORY,
        rlim_max: MEMORY,
    };
    // SAFETY: the limit is read from a value that lives as long as the call.
    match unsafe { libc::setrlimit(libc::RLIMIT_AS, &raw const limit) } {
        0 => Ok(()),
        _ => Err(io::Error::last_os_error()),
    }
}

fn parent(child: libc::pid_t, mut reader: PipeReader) -> io::Result<Result<Vec<u8>, String>> {
    let mut bytes = Vec::new();
    let read = reader.read_to_end(&mut bytes);
    let mut status = 0;
    // SAFETY: `child` is our child and nobody else waits for it.
    if unsafe { libc::waitpid(child, &raw mut status, 0) } == -1 {
        return Err(io::Error::last_os_error());
    }
    read?;
    Ok(if status == 0 {
        Ok(bytes)
    } else if libc::WIFSIGNALED(status) {
        Err(format!("signal {}", libc::WTERMSIG(status)))
    } else {
        Err(format!("exit status {}", libc::WEXITSTATUS(status)))
    })
}
