// dsp --version
// The tool's name and version, and what it is built on.
