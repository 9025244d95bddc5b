const preset = require('./jest.preset.cjs');

/** For projects whose code runs in a browser: jsdom, Testing Library's matchers, and empty files for styles and fonts. */
module.exports = {
  ...preset,
  testEnvironment: `${__dirname}/jest.browser-environment.cjs`,
  setupFilesAfterEnv: [`${__dirname}/jest.browser-setup.cjs`],
  moduleNameMapper: { '\\.(css|woff2)$': `${__dirname}/jest.empty-file.cjs` },
};
