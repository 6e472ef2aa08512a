; terrace translate --import-llvm
; Flags, linker options, libraries, identification and command line.
define void @f() {
  ret void
}
!llvm.module.flags = !{!0, !1, !2, !3}
!llvm.linker.options = !{!10, !11}
!llvm.ident = !{!12}
!llvm.commandline = !{!13, !12}
!llvm.dependent-libraries = !{!14, !11}
!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"uwtable", i64 2}
!2 = !{i32 2, !"text", !"value"}
!3 = !{i32 5, !"CG Profile", !4}
!4 = !{!5, !6}
!5 = !{ptr @f, ptr @f, i64 7}
!6 = !{ptr @f, null, i64 1}
!10 = !{!"-lm"}
!11 = !{!"-framework", !"Cocoa"}
!12 = !{!"the compiler"}
!13 = !{!"first"}
!14 = !{!"libc.so"}
// ==== stdout ====
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, i64 = dense<[32, 64]> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little">, llvm.dependent_libraries = ["libc.so"], llvm.ident = "the compiler", llvm.module_asm = [], llvm.target_triple = ""} {
  llvm.linker_options ["-lm"]
  llvm.linker_options ["-framework", "Cocoa"]
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>, #llvm.mlir.module_flag<warning, "text", "value">, #llvm.mlir.module_flag<append, "CG Profile", [#llvm.cgprofile_entry<from = @f, to = @f, count = 7>, #llvm.cgprofile_entry<from = @f, count = 1>]>]
  llvm.func @f() {
    llvm.return
  }
}
