const preset = require('../../tools/jest/preset.cjs');

module.exports = {
  ...preset,
  rootDir: __dirname,
  testMatch: [...preset.testMatch, '<rootDir>/build/**/*.spec.ts'],
};
