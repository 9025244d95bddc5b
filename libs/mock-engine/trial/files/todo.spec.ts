import { useMockApi } from '@shop/mock-engine/vitest';
import { expect, test } from 'vitest';

const mock = useMockApi({ documents: 'api.yaml' });

test('lists the todos', async () => {
  const response = await fetch(`${mock.url}/todos`);
  expect(await response.json()).toEqual([{ id: 1, title: 'Water the tulsi', isDone: false }]);
});
