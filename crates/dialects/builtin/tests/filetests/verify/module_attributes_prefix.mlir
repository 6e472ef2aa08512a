// terrace opt
// Attributes of a module have a dialect's prefix.
module attributes {author = "me"} {
}
// ==== stderr ====
<stdin>:3:1: error: 'builtin.module' op can only contain attributes with dialect-prefixed names, found: 'author'
module attributes {author = "me"} {
^
<stdin>:3:1: note: see current operation: 
"builtin.module"() ({
^bb0:
}) {author = "me"} : () -> ()
// ==== exit 1 ====
