const { rmSync } = require('node:fs');
const { join } = require('node:path');

const reports = join(__dirname, '../../reports');

/** Removes results of earlier runs, and disables Pact's telemetry. */
module.exports = () => {
  process.env.PACT_DO_NOT_TRACK = 'true';
  for (const folder of ['pact-interactions', 'pacts']) rmSync(join(reports, folder), { recursive: true, force: true });
};
