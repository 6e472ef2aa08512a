use terrace_numeric::hex;

#[test]
fn bytes_are_written_in_upper_case_and_read_in_either() {
    let check = |bytes: &[u8], text: &str| {
        let mut out = vec![0; 2 * bytes.len()];
        hex::write_upper(bytes, &mut out);
        assert_eq!(out, text.as_bytes());
        assert_eq!(hex::decode(text).as_deref(), Some(bytes));
        assert_eq!(hex::decode(&text.to_lowercase()).as_deref(), Some(bytes));
    };
    check(&[], "");
    check(&[0, 1, 0x7F, 0x80, 0xAB, 0xFF], "00017F80ABFF");
    let every: Vec<u8> = (0..=255).collect();
    let long: Vec<u8> = every.iter().cycle().take(1000).copied().collect();
    let text: String = long.iter().map(|byte| format!("{byte:02X}")).collect();
    check(&long, &text);
}

#[test]
fn text_that_is_no_hex_is_refused() {
    for text in [
        "0", "0G", "G0", "0x00", " 0", "00 ", "é", "0é0", "/0", ":0", "@0", "`0",
    ] {
        assert_eq!(hex::decode(text), None, "{text}");
    }
}
