module.exports = { ...require('../../jest.browser-preset.cjs'), rootDir: __dirname };
