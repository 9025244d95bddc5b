export const consoleMessages = {
  title: 'Mock API console',
  notBuilt: 'The console has not been built yet.',
  how: 'Build it from the workspace’s root, then reload this page:',
  command: 'npx nx run @shop/mock-console:build',
  automatic: '`npm start` builds it automatically in the background; this page then shows the console.',
} as const;
