import { expect, test as base } from '@playwright/test';
import { mockFixtures, type TestWorld } from '@shop/mock-engine/playwright';
import type { Api } from '@shop/mock-engine/server';

const test = base.extend<{ mockWorld: TestWorld }, { mockApi: Api }>(mockFixtures({ documents: 'api.yaml' }));

for (const time of ['first', 'second'])
  test(`the ${time} test has a world of its own`, async ({ mockWorld }) => {
    const headers = { 'content-type': 'application/json' };
    await fetch(`${mockWorld.url}/todos`, { method: 'POST', headers, body: '{"title":"Buy milk"}' });
    expect(await (await fetch(`${mockWorld.url}/todos`)).json()).toHaveLength(2);
  });
