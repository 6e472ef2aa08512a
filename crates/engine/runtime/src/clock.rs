//! Time.

use std::time::{Duration, SystemTime, UNIX_EPOCH};

fn since_1970() -> Duration {
    // A clock that is set to before 1970 says 1970.
    SystemTime::now()
        .duration_since(UNIX_EPOCH)
        .unwrap_or_default()
}

/// `rtclock`: seconds since 1970, in whole microseconds.
pub extern "C" fn seconds() -> f64 {
    let now = since_1970();
    now.as_secs() as f64 + f64::from(now.subsec_micros()) * 1e-6
}

/// `_mlir_ciface_nanoTime`: nanoseconds since 1970.
pub extern "C" fn nanoseconds() -> i64 {
    i64::try_from(since_1970().as_nanos()).unwrap_or(i64::MAX)
}
