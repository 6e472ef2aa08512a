// terrace opt --split-input-file
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<[32, 32, 64]> : vector<3xi64>, !llvm.ptr<3> = dense<16> : vector<4xi64>>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<32> : vector<2xi64>>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<32> : vector<3xi32>>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<[32, 64, 32]> : vector<3xi64>>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<()> = dense<[8, 64]> : vector<2xi64>>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<(i8)> = dense<[8, 64]> : vector<2xi64>>} {}
// ==== stdout ====
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<[32, 32, 64]> : vector<3xi64>, !llvm.ptr<3> = dense<16> : vector<4xi64>>} {
}

// -----
// -----
// -----
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<()> = dense<[8, 64]> : vector<2xi64>>} {
}

// -----
// ==== stderr ====
<stdin>:4:1: error: expected layout attribute for '!llvm.ptr' to be a dense integer elements attribute with 3 or 4 elements
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<32> : vector<2xi64>>} {}
^
<stdin>:6:1: error: expected i64 parameters for '!llvm.ptr'
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<32> : vector<3xi32>>} {}
^
<stdin>:8:1: error: preferred alignment is expected to be at least as large as ABI alignment
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<[32, 64, 32]> : vector<3xi64>>} {}
^
<stdin>:12:1: error: unexpected layout attribute for struct '!llvm.struct<(i8)>'
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<(i8)> = dense<[8, 64]> : vector<2xi64>>} {}
^
// ==== exit 1 ====
