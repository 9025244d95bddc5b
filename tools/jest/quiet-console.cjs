const { format } = require('node:util');

/**
 * Specs are quiet: an error or warning on the console fails the one during which it came. Who expects a log spies on the
 * console, which is then this spec's own, and asserts it.
 */
const said = [];

/** Whether an update came inside `act` is a matter of the spec's timing, and says nothing about the screen. */
const isAboutTiming = (line) => /not wrapped in act|environment is not configured to support act/.test(line);

for (const level of ['error', 'warn']) {
  console[level] = (...words) => {
    const line = format(...words);
    if (!isAboutTiming(line)) said.push(`console.${level}: ${line}`);
  };
}

/** Forgets what earlier tests of the file left. */
beforeEach(() => void said.splice(0));

afterEach(() => {
  const lines = said.splice(0);
  if (lines.length > 0) throw new Error(`Unexpected console output:\n${lines.join('\n')}`);
});
