import { tasksOf } from './nx-run.ts';

it("reads from Nx's file how each task ended, and whether from the cache", () => {
  const text = JSON.stringify({
    tasks: [
      { taskId: '@shop/domain:test', status: 0, cacheStatus: 'local-cache-hit' },
      { taskId: '@shop/mock-api:test', status: 1, cacheStatus: 'cache-miss' },
      { taskId: '@shop/storefront:test', cacheStatus: 'cache-miss' },
    ],
  });

  expect([...tasksOf(text)]).toEqual([
    ['@shop/domain:test', { end: 'succeeded', isCached: true }],
    ['@shop/mock-api:test', { end: 'failed', isCached: false }],
    ['@shop/storefront:test', { end: 'not-run', isCached: false }],
  ]);
});
