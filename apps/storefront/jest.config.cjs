const preset = require('../../jest.browser-preset.cjs');

module.exports = {
  ...preset,
  rootDir: __dirname,
  moduleNameMapper: { ...preset.moduleNameMapper, '(^|/)env\\.ts$': '<rootDir>/src/testing/env.ts' },
};
