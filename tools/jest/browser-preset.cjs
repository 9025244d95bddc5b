const preset = require('./preset.cjs');

/** For projects whose code runs in a browser: jsdom, Testing Library's matchers, empty files for styles and fonts, and a console that is quiet. */
module.exports = {
  ...preset,
  testEnvironment: `${__dirname}/browser-environment.cjs`,
  setupFilesAfterEnv: [
    `${__dirname}/browser-setup.cjs`,
    `${__dirname}/quiet-console.cjs`,
    `${__dirname}/translatable-texts.cjs`,
  ],
  restoreMocks: true,
  moduleNameMapper: { '\\.(css|woff2)$': `${__dirname}/empty-file.cjs` },
};
