const preset = require('../../jest.browser-preset.cjs');

module.exports = {
  ...preset,
  rootDir: __dirname,
  restoreMocks: true,
  moduleNameMapper: { ...preset.moduleNameMapper, '(^|/)env\\.ts$': '<rootDir>/src/testing/env.ts' },
};
