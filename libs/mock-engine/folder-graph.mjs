/**
 * Which folder of src may import which, with all that those may import. ESLint holds every import to this table
 * (shop/folder-direction), which refuses to load with a circle.
 */
export const engineFolders = {
  ports: [],
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
