const { mkdirSync } = require('node:fs');

// Jest does not create the folder of its --outputFile.
mkdirSync('reports', { recursive: true });

/** What every project's Jest shares: TypeScript by swc, and the few packages that ship ES modules only. */
const swc = {
  jsc: {
    target: 'es2023',
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic' } },
  },
  module: { type: 'commonjs' },
};

module.exports = {
  testEnvironment: 'node',
  testMatch: ['<rootDir>/src/**/*.spec.ts', '<rootDir>/src/**/*.spec.tsx'],
  // A packed manifest has the name of its sources'.
  modulePathIgnorePatterns: ['<rootDir>/dist/'],
  testPathIgnorePatterns: ['\\.pact\\.spec\\.ts$'],
  transform: { '\\.[cm]?[jt]sx?$': ['@swc/jest', swc] },
  transformIgnorePatterns: [
    '/node_modules/(?!(.*/)?(cookie|fast-check|pure-rand|@scalar/(openapi-upgrader|helpers))/)',
  ],
  // Nx runs two projects at once: a second worker only helps long projects, and those whose tests wait for other processes.
  maxWorkers: 1,
  // A machine on which others work takes ten times as long.
  testTimeout: 120_000,
};
