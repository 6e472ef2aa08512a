//! How the program is linked.

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    // The definitions of all operations are static data full of pointers. At a fixed address they need no relocation when
    // the program starts, which is a sixth of its start-up time.
    if std::env::var("CARGO_CFG_TARGET_OS").is_ok_and(|os| os == "linux") {
        println!("cargo::rustc-link-arg-bin=terrace=-no-pie");
    }
}
