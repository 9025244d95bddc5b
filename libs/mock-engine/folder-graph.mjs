/**
 * Allowed imports between the folders of src, including transitive ones. Oxlint enforces them, and rejects a cycle.
 */
export const engineFolders = {
  generated: [],
  client: ['generated'],
  store: [],
  ports: ['store'],
  contract: ['ports'],
  openapi: ['contract'],
  situations: ['contract'],
  worlds: ['situations'],
  'request-log': ['contract'],
  recordings: ['situations'],
  pipeline: ['worlds', 'request-log'],
  fastify: ['pipeline'],
  control: ['worlds', 'request-log', 'recordings', 'openapi'],
  'config.ts': ['worlds'],
  definition: ['pipeline', 'control', 'config.ts'],
  web: ['definition'],
  pages: ['fastify', 'control'],
  server: ['pages', 'web'],
  cli: ['server'],
  runners: ['server'],
  'bin.ts': ['cli'],
};
