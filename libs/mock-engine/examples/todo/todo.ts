import { join } from 'node:path';
import type { MockWorld } from '../../src/config/mock-config.ts';
import { mockApi } from '../../src/server/mock-api.ts';

interface Todo {
  readonly isDone: boolean;
}

/** The one operation with code; the document alone responds to the others. */
function getSummary({ query }: { query: { word: string } }, world: MockWorld) {
  const open = world.collection<Todo>('/todos').filter(({ isDone }) => !isDone);
  return { status: 200, body: `${open.length} ${query.word}` };
}

export const todoApi = () => mockApi({ documents: join(import.meta.dirname, 'todo.yaml'), operations: { getSummary } });
