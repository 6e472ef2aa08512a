fn main() -> std::process::ExitCode {
    terrace_testing::FileTests::new(
        concat!(env!("CARGO_MANIFEST_DIR"), "/tests/filetests"),
        "fx",
    )
    .run(|arguments| fx::tool().main(arguments))
}
