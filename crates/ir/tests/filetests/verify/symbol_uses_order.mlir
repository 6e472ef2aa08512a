// terrace opt --split-input-file --allow-unregistered-dialect
// Of several wrong uses of symbols, the one is told that is found first: regions that were seen last are looked at first.
func.func @f() { call @a() : () -> () return }
func.func @g() { call @b() : () -> () return }

// -----

func.func @f() { call @a() : () -> () call @c() : () -> () return }

// -----

func.func @f(%c: i1) { scf.if %c { func.call @a() : () -> () } else { func.call @b() : () -> () } call @c() : () -> () return }

// -----

func.func @f(%c: i1) { scf.if %c { func.call @a() : () -> () } else { func.call @b() : () -> () } return }

// -----

func.func @f(%c: i1) { scf.if %c { func.call @a() : () -> () } scf.if %c { func.call @b() : () -> () } return }

// -----

func.func @f(%c: i1) { scf.if %c { scf.if %c { func.call @a() : () -> () } func.call @a1() : () -> () } scf.if %c { scf.if %c { func.call @b() : () -> () } } return }

// -----

func.func @f(%c: i1) { scf.if %c { scf.if %c { func.call @a() : () -> () } func.call @a1() : () -> () } scf.if %c { scf.if %c { func.call @b() : () -> () } func.call @b1() : () -> () } return }

// -----

module { func.func @f() { call @a() : () -> () return } }
func.func @g() { call @b() : () -> () return }

// -----

func.func @g() { call @b() : () -> () return }
module { func.func @f() { call @a() : () -> () return } }

// -----

func.func @g() { call @b() : () -> () return }
module { module { func.func @f() { call @a() : () -> () return } } func.func @f() { call @c() : () -> () return } }

// -----

func.func @g() { call @b() : () -> () return }
func.func @h() { module { func.func @f() { call @a() : () -> () return } } call @b() : () -> () return }
func.func @i() { call @b() : () -> () return }

// -----

llvm.func @h() comdat(@x::@y)
func.func @i() { call @b() : () -> () return }

// -----

func.func @i() { call @b() : () -> () return }
llvm.func @h() comdat(@x::@y)

// -----

func.func @i() { "a.b"() ({ func.call @b() : () -> () }, { func.call @c() : () -> () }) : () -> () return }

// -----

func.func @i(%c: i1) { scf.if %c { cf.br ^a ^a: func.call @b() : () -> () "x.y"() : () -> () } return }

// -----

func.func @i(%c: i1) { cf.cond_br %c, ^a, ^b ^a: call @x() : () -> () return ^b: call @y() : () -> () return }

// -----

func.func @f() { call @missing() : () -> () return }
"a.b"() ({}) : () -> ()
// ==== stdout ====
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// ==== stderr ====
<stdin>:4:18: error: 'func.call' op 'b' does not reference a valid function
func.func @g() { call @b() : () -> () return }
                 ^
<stdin>:4:18: note: see current operation: "func.call"() <{callee = @b}> : () -> ()
<stdin>:8:18: error: 'func.call' op 'a' does not reference a valid function
func.func @f() { call @a() : () -> () call @c() : () -> () return }
                 ^
<stdin>:8:18: note: see current operation: "func.call"() <{callee = @a}> : () -> ()
<stdin>:12:99: error: 'func.call' op 'c' does not reference a valid function
func.func @f(%c: i1) { scf.if %c { func.call @a() : () -> () } else { func.call @b() : () -> () } call @c() : () -> () return }
                                                                                                  ^
<stdin>:12:99: note: see current operation: "func.call"() <{callee = @c}> : () -> ()
<stdin>:16:71: error: 'func.call' op 'b' does not reference a valid function
func.func @f(%c: i1) { scf.if %c { func.call @a() : () -> () } else { func.call @b() : () -> () } return }
                                                                      ^
<stdin>:16:71: note: see current operation: "func.call"() <{callee = @b}> : () -> ()
<stdin>:20:76: error: 'func.call' op 'b' does not reference a valid function
func.func @f(%c: i1) { scf.if %c { func.call @a() : () -> () } scf.if %c { func.call @b() : () -> () } return }
                                                                           ^
<stdin>:20:76: note: see current operation: "func.call"() <{callee = @b}> : () -> ()
<stdin>:24:129: error: 'func.call' op 'b' does not reference a valid function
func.func @f(%c: i1) { scf.if %c { scf.if %c { func.call @a() : () -> () } func.call @a1() : () -> () } scf.if %c { scf.if %c { func.call @b() : () -> () } } return }
                                                                                                                                ^
<stdin>:24:129: note: see current operation: "func.call"() <{callee = @b}> : () -> ()
<stdin>:28:157: error: 'func.call' op 'b1' does not reference a valid function
func.func @f(%c: i1) { scf.if %c { scf.if %c { func.call @a() : () -> () } func.call @a1() : () -> () } scf.if %c { scf.if %c { func.call @b() : () -> () } func.call @b1() : () -> () } return }
                                                                                                                                                            ^
<stdin>:28:157: note: see current operation: "func.call"() <{callee = @b1}> : () -> ()
<stdin>:32:27: error: 'func.call' op 'a' does not reference a valid function
module { func.func @f() { call @a() : () -> () return } }
                          ^
<stdin>:32:27: note: see current operation: "func.call"() <{callee = @a}> : () -> ()
<stdin>:38:27: error: 'func.call' op 'a' does not reference a valid function
module { func.func @f() { call @a() : () -> () return } }
                          ^
<stdin>:38:27: note: see current operation: "func.call"() <{callee = @a}> : () -> ()
<stdin>:43:36: error: 'func.call' op 'a' does not reference a valid function
module { module { func.func @f() { call @a() : () -> () return } } func.func @f() { call @c() : () -> () return } }
                                   ^
<stdin>:43:36: note: see current operation: "func.call"() <{callee = @a}> : () -> ()
<stdin>:48:18: error: custom op 'module' is unknown (tried 'func.module' as well)
func.func @h() { module { func.func @f() { call @a() : () -> () return } } call @b() : () -> () return }
                 ^
<stdin>:48:18: note: did you mean 'builtin.module'?
<stdin>:53:1: error: expected comdat symbol
llvm.func @h() comdat(@x::@y)
^
<stdin>:53:1: note: see current operation: 
"llvm.func"() <{CConv = #llvm.cconv<ccc>, comdat = @x::@y, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "h", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
}) : () -> ()
<stdin>:59:1: error: expected comdat symbol
llvm.func @h() comdat(@x::@y)
^
<stdin>:59:1: note: see current operation: 
"llvm.func"() <{CConv = #llvm.cconv<ccc>, comdat = @x::@y, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "h", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
}) : () -> ()
<stdin>:63:60: error: 'func.call' op 'c' does not reference a valid function
func.func @i() { "a.b"() ({ func.call @b() : () -> () }, { func.call @c() : () -> () }) : () -> () return }
                                                           ^
<stdin>:63:60: note: see current operation: "func.call"() <{callee = @c}> : () -> ()
<stdin>:67:24: error: 'scf.if' op expects region #0 to have 0 or 1 blocks
func.func @i(%c: i1) { scf.if %c { cf.br ^a ^a: func.call @b() : () -> () "x.y"() : () -> () } return }
                       ^
<stdin>:67:24: note: see current operation: 
"scf.if"(%arg0) ({
  "cf.br"()[^bb1] : () -> ()
^bb1:  // pred: ^bb0
  "func.call"() <{callee = @b}> : () -> ()
  "x.y"() : () -> ()
  "scf.yield"() : () -> ()
}, {
}) : (i1) -> ()
<stdin>:71:50: error: 'func.call' op 'x' does not reference a valid function
func.func @i(%c: i1) { cf.cond_br %c, ^a, ^b ^a: call @x() : () -> () return ^b: call @y() : () -> () return }
                                                 ^
<stdin>:71:50: note: see current operation: "func.call"() <{callee = @x}> : () -> ()
<stdin>:75:18: error: 'func.call' op 'missing' does not reference a valid function
func.func @f() { call @missing() : () -> () return }
                 ^
<stdin>:75:18: note: see current operation: "func.call"() <{callee = @missing}> : () -> ()
// ==== exit 1 ====
