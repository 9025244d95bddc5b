module.exports = { ...require('../../tools/jest/browser-preset.cjs'), rootDir: __dirname };
