const preset = require('../../tools/jest/browser-preset.cjs');

module.exports = {
  ...preset,
  rootDir: __dirname,
  maxWorkers: 2,
  testMatch: [...preset.testMatch, '<rootDir>/build/**/*.spec.{ts,tsx}'],
  moduleNameMapper: { ...preset.moduleNameMapper, '(^|/)env\\.ts$': '<rootDir>/src/testing/env.ts' },
};
