import { nested, openRecorder, type Recorder } from './recorder.fixture.ts';

let recorder: Recorder;
beforeEach(async () => (recorder = await openRecorder()));
afterEach(() => recorder.close());

/** A valid category. */
const firstCategory = async () => (await recorder.get('/api/v1/categories')).json<object[]>()[0];

describe('a response of a real API, checked against the contract,', () => {
  it('is forwarded unchanged, and reported when it is invalid', async () => {
    recorder.recordFrom(
      await recorder.answering((_, response) =>
        response.setHeader('content-type', 'application/json').end('[{"id":"one"}]'),
      ),
    );
    const response = await recorder.get('/api/v1/categories');
    expect([response.statusCode, response.body]).toEqual([200, '[{"id":"one"}]']);
    const [exchange] = recorder.shop.requestLog.list();
    expect([exchange?.because, exchange?.violations[0]]).toEqual([
      ['real-api'],
      expect.stringMatching(/^response: 0\.id: /),
    ]);
    expect(recorder.shop.requestLog.violationCount()).toBe(1);
    expect(recorder.entries()).toMatchObject([
      { comment: expect.stringMatching(/^breaks the contract: response: 0\.id: /) as string },
    ]);
  });

  it('may have additional fields', async () => {
    const more = [{ ...(await firstCategory()), sort_order: 3 }];
    recorder.recordFrom(
      await recorder.answering((_, response) =>
        response.setHeader('content-type', 'application/json').end(JSON.stringify(more)),
      ),
    );
    expect((await recorder.get('/api/v1/categories')).json()).toEqual(more);
    expect([recorder.shop.requestLog.list().at(-1)?.violations, recorder.seen[0]?.violations]).toEqual([[], []]);
  });

  it('is reported when its media type differs from the contract', async () => {
    const list = JSON.stringify([await firstCategory()]);
    recorder.recordFrom(
      await recorder.answering((_, response) =>
        response.setHeader('content-type', 'text/json; charset=utf-8').end(list),
      ),
    );
    await recorder.get('/api/v1/categories');
    expect(recorder.shop.requestLog.list().at(-1)?.violations).toEqual([
      'response: sent as "text/json", declared as application/json',
    ]);
  });

  it('may have an undeclared status, or not be JSON', async () => {
    recorder.recordFrom(
      await recorder.answering((_, response) =>
        response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>Bad'),
      ),
    );
    const response = await recorder.get('/api/v1/categories');
    expect([response.statusCode, response.headers['content-type'], response.body]).toEqual([
      502,
      'text/html',
      '<h1>Bad',
    ]);
    expect(recorder.shop.requestLog.list()[0]?.violations).toEqual([
      'response: the contract does not declare 502 for listCategories',
    ]);
  });

  it.each([
    ['is invalid, so that secrets in it cannot be masked', '{"token":"sec'],
    ['is nested too deep', nested(5000)],
  ])('is passed on and not recorded when its JSON %s', async (_, sent) => {
    await recorder.shop.app.inject({ method: 'POST', url: '/__mock/coverage/fields' });
    recorder.recordFrom(
      await recorder.answering((_, response) => response.setHeader('content-type', 'application/json').end(sent)),
    );
    expect((await recorder.get('/api/v1/categories')).body).toBe(sent);
    expect(JSON.stringify(recorder.entries())).not.toContain('sec"');
    expect(recorder.entries()[0]?.response.content).toEqual({
      size: sent.length,
      mimeType: 'application/json',
      comment: expect.stringMatching(/^not recorded: /) as string,
    });
    expect((await recorder.get('/__mock/exchanges/1')).json()).toMatchObject({ response: null });
  });
});
