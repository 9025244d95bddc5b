/** The provider's half of the contract tests: the committed pacts against the server that main.ts starts. */
module.exports = {
  ...require('../../jest.preset.cjs'),
  rootDir: __dirname,
  testMatch: ['<rootDir>/src/pact/**/*.pact.spec.ts'],
  testPathIgnorePatterns: ['/node_modules/'],
  globalSetup: '<rootDir>/src/pact/setup.cjs',
  maxWorkers: 1,
};
