/** The provider's contract tests: the committed pacts against the server of main.ts. */
module.exports = {
  ...require('../../tools/jest/preset.cjs'),
  rootDir: __dirname,
  testMatch: ['<rootDir>/src/pact/**/*.pact.spec.ts'],
  testPathIgnorePatterns: ['/node_modules/'],
  // The verifier says itself what is wrong, however busy the machine is.
  testTimeout: 300_000,
  globalSetup: '<rootDir>/src/pact/setup.cjs',
};
