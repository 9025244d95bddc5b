/**
 * Allowed imports between the folders of src, including transitive ones. The ESLint rule shop/folder-direction checks
 * them, and throws for a circle.
 */
export const engineFolders = {
  store: [],
  ports: ['store'],
  contract: ['ports'],
  situations: ['contract'],
  worlds: ['situations'],
  'request-log': ['contract'],
  recordings: ['situations'],
  pipeline: ['worlds'],
  control: ['worlds', 'request-log', 'recordings'],
  fastify: ['pipeline', 'control'],
  web: ['pipeline'],
};
