// dsp translate --what
// Messages name the tool.
// ==== stderr ====
dsp translate: Unknown command line argument '--what'.  Try: 'dsp translate --help'
// ==== exit 1 ====
