/** The same tests, which then write the committed pacts instead of comparing with them: `npm run pact:update`. */
process.env.UPDATE_PACTS = '1';

module.exports = require('./jest.pact.config.cjs');
