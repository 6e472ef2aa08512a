//! Runs work in forks of the process, and limits memory.

use std::io::{self, PipeReader, PipeWriter, Read, Write, pipe};
use std::os::unix::process::CommandExt;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::process::Command;
use std::ptr;
use std::time::Duration;

/// A number of bytes of address space that suffices for every program that terminates. A program that needs more is
/// killed before it exhausts the machine.
const MEMORY: u64 = 6 << 30;

/// Runs `work` in a fork of this process and returns its bytes. If the fork crashed or was killed, `Err` contains the
/// reason.
///
/// LLVM ends the process on some inputs, and MLIR keeps state for the lifetime of the process, such as the counter in
/// `assert_msg_0`. In a fork, neither affects the next call. The fork is killed when the calling thread ends.
///
/// The fork may use at most 6 GiB of memory.
///
/// The process must have one thread: a lock that another thread holds would stay locked in the fork.
pub fn isolated(work: impl FnOnce() -> Vec<u8>) -> io::Result<Result<Vec<u8>, String>> {
    let (reader, writer) = pipe()?;
    // SAFETY: by contract the process has one thread, so the child may do whatever the parent may.
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

/// The limits of an item of work.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// The processor time. The elapsed time may exceed it by the same amount plus some seconds per item.
    pub time: Duration,
    /// The bytes of memory, in addition to those that the process already uses.
    pub memory: u64,
}

/// Runs `count` items of work in forks of this process. A fork runs as many items as possible. If an item ends the fork
/// early, its result is an `Err` with the reason, `ended` is called with its index, and another fork runs the remaining
/// items. The process must have one thread, as for [`isolated`].
pub fn isolated_each(
    count: usize,
    limits: Limits,
    mut work: impl FnMut(usize) -> Vec<u8>,
    mut ended: impl FnMut(usize),
) -> io::Result<Vec<Result<Vec<u8>, String>>> {
    let mut done = Vec::with_capacity(count);
    while done.len() < count {
        let first = done.len();
        let (reader, writer) = pipe()?;
        // SAFETY: by contract the process has one thread, so the child may do whatever the parent may.
        let child = match unsafe { libc::fork() } {
            -1 => return Err(io::Error::last_os_error()),
            0 => {
                drop(reader);
                let pieces = (first..count).map(|piece| {
                    limit(limits);
                    work(piece)
                });
                children_work(pieces, writer)
            }
            child => child,
        };
        drop(writer);
        let read = read_frames(reader, &mut done, count);
        let end = wait(child)?;
        read?;
        if done.len() < count {
            // An item without a result in the pipe was not finished.
            ended(done.len());
            done.push(Err(end.err().unwrap_or_else(|| "ended early".to_owned())));
        }
    }
    Ok(done)
}

fn read_frames(
    mut reader: PipeReader,
    done: &mut Vec<Result<Vec<u8>, String>>,
    count: usize,
) -> io::Result<()> {
    let mut length = [0; 8];
    while done.len() < count {
        match reader.read_exact(&mut length) {
            Ok(()) => {}
            Err(error) if error.kind() == io::ErrorKind::UnexpectedEof => break,
            Err(error) => return Err(error),
        }
        let mut bytes = vec![0; u64::from_le_bytes(length) as usize];
        match reader.read_exact(&mut bytes) {
            Ok(()) => done.push(Ok(bytes)),
            Err(error) if error.kind() == io::ErrorKind::UnexpectedEof => break,
            Err(error) => return Err(error),
        }
    }
    Ok(())
}

fn children_work(pieces: impl Iterator<Item = Vec<u8>>, mut writer: PipeWriter) -> ! {
    // SAFETY: prctl with these arguments only sets a flag of this process. A failure leaves the flag unset.
    unsafe { libc::prctl(libc::PR_SET_PDEATHSIG, libc::SIGKILL) };
    let all = AssertUnwindSafe(|| {
        pieces.into_iter().all(|bytes| {
            let length = (bytes.len() as u64).to_le_bytes();
            writer.write_all(&[&length[..], &bytes].concat()).is_ok()
        })
    });
    let status = match catch_unwind(all) {
        Ok(true) => 0,
        Ok(false) => 1,
        Err(_) => PANICKED,
    };
    // SAFETY: _exit does not return. It flushes nothing, so nothing the parent has buffered is written twice.
    unsafe { libc::_exit(status) }
}

/// The exit status of a child that panicked.
const PANICKED: libc::c_int = 101;

/// Sets the limits for the following work of this process, and restarts the timers.
fn limit(limits: Limits) {
    let time = |time: Duration| libc::itimerval {
        it_interval: libc::timeval {
            tv_sec: 0,
            tv_usec: 0,
        },
        it_value: libc::timeval {
            tv_sec: time.as_secs() as libc::time_t,
            tv_usec: libc::suseconds_t::from(time.subsec_micros() as i32),
        },
    };
    let bytes = memory_of_this_process() + limits.memory;
    let mut memory = libc::rlimit {
        rlim_cur: 0,
        rlim_max: 0,
    };
    let processor = time(limits.time);
    let clock = time(limits.time * 4 + Duration::from_secs(10));
    // SAFETY: the calls set timers and limits of this process, and the structures are valid.
    unsafe {
        libc::setitimer(libc::ITIMER_PROF, &raw const processor, ptr::null_mut());
        libc::setitimer(libc::ITIMER_REAL, &raw const clock, ptr::null_mut());
        if libc::getrlimit(libc::RLIMIT_AS, &raw mut memory) == 0 {
            memory.rlim_cur = bytes.min(memory.rlim_max);
            libc::setrlimit(libc::RLIMIT_AS, &raw const memory);
        }
    }
}

/// Returns the bytes of address space of this process, read from /proc.
fn memory_of_this_process() -> u64 {
    const PAGE: u64 = 4096;
    let pages = std::fs::read_to_string("/proc/self/statm").ok();
    let pages = pages.and_then(|text| text.split(' ').next()?.parse::<u64>().ok());
    pages.unwrap_or(0) * PAGE
}

fn child(work: impl FnOnce() -> Vec<u8>, mut writer: PipeWriter) -> ! {
    // SAFETY: prctl with these arguments only sets a flag of this process. A failure leaves the flag unset.
    unsafe { libc::prctl(libc::PR_SET_PDEATHSIG, libc::SIGKILL) };
    // If the limit cannot be set, the work runs without it.
    let _ = limit_own_memory();
    let status = match catch_unwind(AssertUnwindSafe(work)) {
        Ok(bytes) if writer.write_all(&bytes).is_ok() => 0,
        _ => 1,
    };
    drop(writer);
    // SAFETY: _exit does not return. It flushes nothing, so nothing the parent has buffered is written twice.
    unsafe { libc::_exit(status) }
}

/// Limits the memory of a program that is about to run to 6 GiB.
pub fn limit_memory(command: &mut Command) {
    // SAFETY: between fork and exec only setrlimit is called, which is permitted there.
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
    let end = wait(child)?;
    read?;
    Ok(end.map(|()| bytes))
}

/// Waits for a child. The inner error contains the reason if the child failed.
fn wait(child: libc::pid_t) -> io::Result<Result<(), String>> {
    let mut status = 0;
    // SAFETY: `child` is our child and nothing else waits for it.
    if unsafe { libc::waitpid(child, &raw mut status, 0) } == -1 {
        return Err(io::Error::last_os_error());
    }
    Ok(if status == 0 {
        Ok(())
    } else if libc::WIFSIGNALED(status) {
        Err(format!("signal {}", libc::WTERMSIG(status)))
    } else {
        Err(format!("exit status {}", libc::WEXITSTATUS(status)))
    })
}
