export const pagesMessages = {
  /** In place of the console. */
  notBuilt: `The console has not been built yet. Build it from the workspace’s root:

  npx nx run @shop/console:build

\`npm start\` builds it first. This page then shows the console.
`,
  /** In place of the reference. */
  noReference: `The API reference is a package of its own. Install it beside this one and open this page again:

  npm install @scalar/fastify-api-reference
`,
} as const;
