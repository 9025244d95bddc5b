const { rmSync } = require('node:fs');
const { join } = require('node:path');

const reports = join(__dirname, '../../reports');

/** Nothing of an earlier run may pass for a result of this one, and nobody is told that tests run here. */
module.exports = () => {
  process.env.PACT_DO_NOT_TRACK = 'true';
  for (const folder of ['pact-interactions', 'pacts']) rmSync(join(reports, folder), { recursive: true, force: true });
};
