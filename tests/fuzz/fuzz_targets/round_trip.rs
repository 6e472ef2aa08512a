#![no_main]

libfuzzer_sys::fuzz_target!(|text: &[u8]| terrace_fuzz::round_trip(text));
