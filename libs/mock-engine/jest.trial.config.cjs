const preset = require('../../tools/jest/preset.cjs');

// Processes of their own, one after the other.
module.exports = { ...preset, rootDir: __dirname, testMatch: ['<rootDir>/trial/*.spec.ts'], testTimeout: 240_000 };
