// terrace opt
// A cast gives something.
"builtin.unrealized_conversion_cast"() : () -> ()
// ==== stderr ====
<stdin>:3:1: error: 'builtin.unrealized_conversion_cast' op expected at least one result for cast operation
"builtin.unrealized_conversion_cast"() : () -> ()
^
<stdin>:3:1: note: see current operation: "builtin.unrealized_conversion_cast"() : () -> ()
// ==== exit 1 ====
