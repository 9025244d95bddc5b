import { join } from 'node:path';

import { collectionAt } from '../../src/collections/item-store.ts';
import { mockApi } from '../../src/server/mock-api.ts';
import type { EngineWorld } from '../../src/worlds/world.ts';

interface Todo {
  readonly isDone: boolean;
}

/** The one operation with code; the document alone responds to the others. */
function getSummary({ query }: { query: { word: string } }, world: EngineWorld) {
  const open = collectionAt<Todo>(world, '/todos').filter(({ isDone }) => !isDone);
  return { status: 200, body: `${open.length} ${query.word}` };
}

export const todoApi = () => mockApi({ contract: join(import.meta.dirname, 'todo.yaml'), operations: { getSummary } });
