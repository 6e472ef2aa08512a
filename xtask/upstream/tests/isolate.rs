//! Checks that changes in a fork do not affect the parent. This file has a single test, because a fork needs a process
//! with one thread.

use std::process::{Command, exit};

use terrace_upstream::isolated;

const CHILD: &str = "TERRACE_TEST_ISOLATE";

#[test]
fn a_fork_ends_alone() {
    // The test harness has threads, so the work is done in another run of this program, before it starts any threads.
    if std::env::var_os(CHILD).is_some() {
        return;
    }
    let program = std::env::current_exe().expect("this program");
    let output = Command::new(program)
        .args(["--test-threads=1", "--exact", "forks"])
        .env(CHILD, "1")
        .output()
        .expect("runs");
    assert!(output.status.success(), "{output:?}");
}

#[test]
fn forks() {
    if std::env::var_os(CHILD).is_none() {
        return;
    }
    let mut here = 1;
    let bytes = isolated(|| {
        here += 1;
        vec![here; 1 << 20]
    });
    assert_eq!(bytes.expect("forked").expect("ended"), vec![2; 1 << 20]);
    assert_eq!(here, 1);
    assert_eq!(
        isolated(|| exit(3)).expect("forked"),
        Err("exit status 3".to_owned())
    );
    let killed = isolated(|| std::process::abort()).expect("forked");
    assert_eq!(killed, Err("signal 6".to_owned()));
    let exploded = isolated(|| vec![0; 8 << 30]).expect("forked");
    assert_eq!(exploded, Err("signal 6".to_owned()));
}
