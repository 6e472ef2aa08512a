//! Clocks.

use std::sync::OnceLock;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

fn since_1970() -> Duration {
    // A clock that is set to a time before 1970 yields 1970.
    SystemTime::now()
        .duration_since(UNIX_EPOCH)
        .unwrap_or_default()
}

/// `rtclock`: returns the seconds since 1970, with a resolution of a microsecond.
pub extern "C" fn seconds() -> f64 {
    let now = since_1970();
    now.as_secs() as f64 + f64::from(now.subsec_micros()) * 1e-6
}

/// `_mlir_ciface_nanoTime`: returns the nanoseconds since 1970.
pub extern "C" fn nanoseconds() -> i64 {
    i64::try_from(since_1970().as_nanos()).unwrap_or(i64::MAX)
}

/// `terrace_rt_steady`: returns the nanoseconds of a monotonic clock.
pub extern "C" fn steady() -> i64 {
    static START: OnceLock<Instant> = OnceLock::new();
    let start = *START.get_or_init(Instant::now);
    i64::try_from(start.elapsed().as_nanos()).unwrap_or(i64::MAX)
}

/// `terrace_rt_cycles`: returns a cycle counter of the processor, or [`steady`] if programs cannot read one.
pub extern "C" fn cycles() -> i64 {
    #[cfg(target_arch = "x86_64")]
    // SAFETY: systems for these processors permit programs to read the counter.
    return unsafe { core::arch::x86_64::_rdtsc() } as i64;
    #[cfg(not(target_arch = "x86_64"))]
    steady()
}
