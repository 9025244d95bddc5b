/**
 * Allowed imports between the folders of src, including transitive ones. Oxlint enforces them, and rejects a cycle.
 */
export const engineFolders = {
  generated: [],
  client: ['generated'],
  http: [],
  store: ['http'],
  document: ['store'],
  schema: ['document'],
  samples: ['schema'],
  parameters: ['schema'],
  collections: ['samples'],
  faults: ['collections', 'parameters'],
  worlds: ['faults'],
  traffic: ['faults', 'parameters'],
  config: ['worlds', 'client'],
  control: ['worlds', 'traffic', 'document', 'config'],
  engine: ['control', 'collections', 'parameters', 'config'],
  web: ['engine'],
  server: ['web'],
  cli: ['server'],
  runners: ['server'],
  'bin.ts': ['cli'],
};
