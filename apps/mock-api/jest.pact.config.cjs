/** The provider's contract tests: the committed pacts against the server of main.ts. */
module.exports = {
  ...require('../../tools/jest/preset.cjs'),
  rootDir: __dirname,
  testMatch: ['<rootDir>/src/pact/**/*.pact.spec.ts'],
  testPathIgnorePatterns: ['/node_modules/'],
  globalSetup: '<rootDir>/src/pact/setup.cjs',
};
