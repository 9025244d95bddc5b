/** Runs the same tests and updates the committed pacts: `npm run pact:update`. */
process.env.UPDATE_PACTS = '1';

module.exports = require('./jest.pact.config.cjs');
