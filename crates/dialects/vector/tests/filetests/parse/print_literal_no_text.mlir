// terrace opt
// What is no text is not the literal, and the operation ends before it.
vector.print str 3
// ==== stderr ====
<stdin>:3:17: error: expected operation name in quotes
vector.print str 3
                ^
// ==== exit 1 ====
