const preset = require('../../jest.preset.cjs');

module.exports = {
  ...preset,
  rootDir: __dirname,
  testEnvironment: '<rootDir>/src/testing/browser-environment.cjs',
  setupFilesAfterEnv: ['<rootDir>/src/testing/setup.ts'],
  moduleNameMapper: {
    '(^|/)env\\.ts$': '<rootDir>/src/testing/env.ts',
    '\\.(css|woff2)$': '<rootDir>/src/testing/empty-file.cjs',
  },
};
