const preset = require('./jest.preset.cjs');

/** For projects whose code runs in a browser: jsdom, Testing Library's matchers, empty files for styles and fonts, and a console that is quiet. */
module.exports = {
  ...preset,
  testEnvironment: `${__dirname}/jest.browser-environment.cjs`,
  setupFilesAfterEnv: [`${__dirname}/jest.browser-setup.cjs`, `${__dirname}/jest.quiet-console.cjs`],
  restoreMocks: true,
  moduleNameMapper: { '\\.(css|woff2)$': `${__dirname}/jest.empty-file.cjs` },
};
