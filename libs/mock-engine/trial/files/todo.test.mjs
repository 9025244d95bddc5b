import { useMockApi } from '@shop/mock-engine/jest';

const mock = useMockApi({ documents: 'api.yaml' });

for (const time of ['first', 'second'])
  test(`the ${time} test keeps what it adds`, async () => {
    const headers = { 'content-type': 'application/json' };
    await fetch(`${mock.url}/todos`, { method: 'POST', headers, body: JSON.stringify({ title: 'Buy milk' }) });
    expect(await (await fetch(`${mock.url}/todos`)).json()).toHaveLength(2);
    expect(mock.api.requests()).toHaveLength(2);
  });
