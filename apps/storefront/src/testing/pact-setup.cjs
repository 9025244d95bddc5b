const { rmSync } = require('node:fs');
const { join } = require('node:path');

/** Removes the pacts of earlier runs, to which Pact would add, and disables Pact's telemetry. */
module.exports = () => {
  process.env.PACT_DO_NOT_TRACK = 'true';
  rmSync(join(__dirname, '../../reports/pacts'), { recursive: true, force: true });
};
