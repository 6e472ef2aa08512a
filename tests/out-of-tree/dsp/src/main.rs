fn main() -> std::process::ExitCode {
    std::process::ExitCode::from(dsp::tool().main(std::env::args_os().skip(1)))
}
