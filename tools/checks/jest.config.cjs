module.exports = { ...require('../../tools/jest/preset.cjs'), rootDir: __dirname };
