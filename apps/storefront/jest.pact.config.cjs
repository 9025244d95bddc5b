const { moduleNameMapper } = require('./jest.config.cjs');

/** Consumer contract tests: the shop's endpoints against Pact's server, one file at a time. */
module.exports = {
  ...require('../../tools/jest/preset.cjs'),
  rootDir: __dirname,
  moduleNameMapper,
  testMatch: ['<rootDir>/src/**/*.pact.spec.ts'],
  testPathIgnorePatterns: ['/node_modules/'],
  globalSetup: '<rootDir>/src/testing/pact-setup.cjs',
  testSequencer: '<rootDir>/src/testing/pact-sequencer.cjs',
};
