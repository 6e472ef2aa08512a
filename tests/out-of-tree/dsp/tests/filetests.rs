fn main() -> std::process::ExitCode {
    terrace_testing::FileTests::new(
        concat!(env!("CARGO_MANIFEST_DIR"), "/tests/filetests"),
        "dsp",
    )
    .run(|arguments| dsp::tool().main(arguments))
}
