export const consoleMessages = {
  title: 'Mock API console',
  notBuilt: 'The console has not been built yet.',
  how: 'Build it from the workspace’s root, then reload this page:',
  command: 'npx nx run @shop/mock-console:build',
  byItself:
    '`npm start` builds it by itself in the background: then this page shows the console as soon as it is there.',
} as const;
