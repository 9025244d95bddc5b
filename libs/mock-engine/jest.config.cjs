const preset = require('../../tools/jest/preset.cjs');

module.exports = { ...preset, rootDir: __dirname, testMatch: ['<rootDir>/{src,examples}/**/*.spec.ts'] };
