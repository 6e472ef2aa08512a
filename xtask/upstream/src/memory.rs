//! Measures the memory and processor time of this process and of other programs.

use std::ffi::OsStr;
use std::io::{self, Read};
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::Duration;

/// Makes [`live_bytes`] count allocations of other threads: threads created from now on use the main arena of malloc.
pub fn count_all_threads() {
    // SAFETY: mallopt sets a parameter of the allocator, under its lock.
    let set = unsafe { libc::mallopt(libc::M_ARENA_MAX, 1) };
    assert_eq!(set, 1, "glibc has this parameter");
}

/// Returns the number of bytes allocated in the main arena of malloc, including large blocks.
///
/// Rust's default allocator is malloc, so the figure covers both upstream and Terrace. It includes allocations of other
/// threads after a call of [`count_all_threads`].
pub fn live_bytes() -> usize {
    // SAFETY: mallinfo2 has no arguments and only reads the allocator's counters, under its lock.
    let info = unsafe { libc::mallinfo2() };
    info.uordblks + info.hblkhd
}

/// Returns the processor time of the whole process so far.
pub fn cpu_time() -> Duration {
    let mut time = libc::timespec {
        tv_sec: 0,
        tv_nsec: 0,
    };
    // SAFETY: `time` is a valid timespec to write to.
    let status = unsafe { libc::clock_gettime(libc::CLOCK_PROCESS_CPUTIME_ID, &raw mut time) };
    assert_eq!(status, 0, "every Linux has the process clock");
    Duration::new(time.tv_sec as u64, time.tv_nsec as u32)
}

/// Runs a program to completion, with its output discarded. Returns the processor time, including system time, or an
/// error if its exit status is not zero.
pub fn process_time(program: &Path, arguments: &[impl AsRef<OsStr>]) -> io::Result<Duration> {
    let child = Command::new(program)
        .args(arguments)
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()?;
    let usage = usage_of(child.id().cast_signed(), program)?;
    let time = |time: libc::timeval| {
        Duration::from_secs(time.tv_sec.cast_unsigned())
            + Duration::from_micros(time.tv_usec.cast_unsigned())
    };
    Ok(time(usage.ru_utime) + time(usage.ru_stime))
}

/// Runs a program to completion, with its output discarded. Returns the peak of its memory in bytes, or an error if its
/// exit status is not zero.
///
/// Linux counts the memory of the process that starts a program towards the program's peak, and a process that contains
/// LLVM is large. A shell therefore starts the program and exits, and this process inherits the program. The shell's own
/// work counts as the program's time, so [`process_time`] measures another run.
pub fn process_peak(program: &Path, arguments: &[impl AsRef<OsStr>]) -> io::Result<usize> {
    // SAFETY: prctl with these arguments only sets a flag of this process.
    if unsafe { libc::prctl(libc::PR_SET_CHILD_SUBREAPER, 1) } == -1 {
        return Err(io::Error::last_os_error());
    }
    // The shell's background job starts the program at the end of its standard input, a pipe that this process closes
    // after the shell has exited. If the program exited first, the shell would wait for it.
    let script = r#"exec 3<&0; { read -r _ <&3; exec "$@" 3<&-; } >/dev/null & echo $!"#;
    let mut shell = Command::new("sh")
        .args(["-c", script, "sh"])
        .arg(program)
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()?;
    let gate = shell.stdin.take();
    let mut child = String::new();
    if let Some(mut stdout) = shell.stdout.take() {
        stdout.read_to_string(&mut child)?;
    }
    shell.wait()?;
    drop(gate);
    let child = child.trim().parse::<libc::pid_t>();
    let child = child.map_err(io::Error::other)?;
    // Linux reports the value in kilobytes.
    Ok(usage_of(child, program)?.ru_maxrss as usize * 1024)
}

/// Waits for a child and returns its resource usage.
fn usage_of(child: libc::pid_t, program: &Path) -> io::Result<libc::rusage> {
    let mut status = 0;
    // SAFETY: a rusage consists of integers, for which zero is valid.
    let mut usage: libc::rusage = unsafe { std::mem::zeroed() };
    // SAFETY: both pointers are valid, and nothing else waits for this child.
    let waited = unsafe { libc::wait4(child, &raw mut status, 0, &raw mut usage) };
    if waited == -1 {
        return Err(io::Error::last_os_error());
    }
    if status != 0 {
        return Err(io::Error::other(format!("{} failed", program.display())));
    }
    Ok(usage)
}
