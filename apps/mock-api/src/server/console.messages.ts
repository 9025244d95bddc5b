/** In place of the console. */
export const notBuilt = `The console has not been built yet. Build it from the workspace’s root:

  npx nx run @shop/mock-console:build

\`npm start\` builds it automatically in the background. This page then shows the console.
`;
