const { useMockApi } = require('@shop/mock-engine/jest');

const mock = useMockApi({
  documents: 'api.yaml',
  masks: { path: /(\/todos\/)\d+/ },
  operations: { getSummary: () => ({ status: 200, body: 'ours' }) },
});

for (const time of ['first', 'second'])
  test(`the ${time} test keeps what it adds`, async () => {
    const headers = { 'content-type': 'application/json' };
    await fetch(`${mock.url}/todos`, { method: 'POST', headers, body: JSON.stringify({ title: 'Buy milk' }) });
    expect(await (await fetch(`${mock.url}/todos`)).json()).toHaveLength(2);
    expect(await (await fetch(`${mock.url}/summary?word=left`)).text()).toBe('ours');
    expect(mock.api.requests()).toHaveLength(3);
  });
