import { defineConfig, defineOperations } from '@shop/mock-engine';
import type { paths } from './api-types.ts';

export default defineConfig({
  documents: 'api.yaml',
  active: ['closed'],
  situations: { closed: { calls: ['removeTodo'], respond: { status: 403, body: { title: 'Closed' } } } },
  masks: { fields: ['title'] },
  operations: defineOperations<paths>({
    'GET /summary': ({ query }) => ({ status: 200, body: `nothing is ${query.word}` }),
  }),
});
