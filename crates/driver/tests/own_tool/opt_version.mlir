// dsp opt --version
// The same of a command.
