import { openShop, type Shop } from '../../testing/open-shop.ts';
import { nested } from './recorder.fixture.ts';
import { chromeEntry, chromeHar } from './har.fixture.ts';

let shop: Shop;
beforeEach(async () => (shop = await openShop()));
afterEach(() => shop.app.close());

const play = (har: object, query = '', world = 'default') =>
  shop.app.inject({ method: 'POST', url: `/__mock/worlds/${world}/recordings${query}`, payload: har });

describe('a recording that cannot be replayed', () => {
  const entry = chromeEntry({ url: 'https://x.example/v1/categories', text: '[]' });
  const har = (...entries: object[]) => ({ log: { version: '1.2', entries } });

  it.each([
    [{}, /^har is not a HAR: log: /, ['log']],
    [{ log: { entries: 'x' } }, /^har is not a HAR: log\.entries: /, ['log.entries']],
    [
      har(entry, { ...entry, request: { method: 'GET' } }),
      /log\.entries\.1\.request\.url/,
      ['log.entries.1.request.url'],
    ],
    [har(), /none of its 0 entries is a call/, undefined],
    [har({ ...entry, request: { method: 'GET', url: 'https://x.example/' } }), /none of its 1 entry is/, undefined],
    [
      har(chromeEntry({ url: 'https://x.example/v1/categories?token=abc', status: 302, size: 0 })),
      /log\.entries\.0 \(GET https:\/\/x\.example\/v1\/categories\?token=\*\*\*\): it is a redirect/,
      undefined,
    ],
  ])('is rejected with the place of the error: %#', async (value, words, fields) => {
    const response = await play(value);
    const { detail, errors } = response.json<{ detail: string; errors?: { field: string }[] }>();
    expect([response.statusCode, detail, errors?.map(({ field }) => field)]).toEqual([
      422,
      expect.stringMatching(words),
      fields,
    ]);
  });

  it.each([
    [
      'a request body that is missing',
      { method: 'POST', url: 'https://x.example/v1/login', text: '{}' },
      /request body/,
    ],
    ['a cached response without a body', { url: 'https://x.example/v1/all-offers', status: 304 }, /cache/],
    ['a page at the URL of a call', { url: 'https://x.example/user', text: '<p>', type: 'document' }, /page/],
    [
      'a header that cannot be sent',
      { url: 'https://x.example/user', text: '{}', headers: [{ name: 'Retry-After', value: 'bald\r\nX: y' }] },
      /cannot be sent/,
    ],
    ['a media type that cannot be sent', { url: 'https://x.example/user', text: '{}', mimeType: 'text/आशा' }, /sent/],
    ['an incomplete response', { url: 'https://x.example/user', text: '{"na' }, /incomplete JSON/],
    ['a response that is nested too deep', { url: 'https://x.example/user', text: nested(5000) }, /nests lists/],
    [
      'a request that is nested too deep',
      { method: 'POST', url: 'https://x.example/v1/login', body: nested(5000), text: '{}' },
      /nests lists/,
    ],
  ])('is listed in leftOut with the reason: %s', async (_, options, why) => {
    const response = await play(har(entry, chromeEntry({ ...options })));
    expect(response.json()).toMatchObject({ leftOut: [{ entry: 1, why: expect.stringMatching(why) as string }] });
  });

  it.each(['?name=No', '?strict=yes'])('is rejected: %s', async (query) => {
    expect((await play(chromeHar(), query)).statusCode).toBe(400);
  });

  it('is rejected when it is too large', async () => {
    const long = har(entry, chromeEntry({ url: 'https://x.example/', text: 'x'.repeat(3_000_000) }));
    expect((await play(long)).statusCode).toBe(201);
    const tooLong = await shop.app.inject({
      method: 'POST',
      url: '/__mock/worlds/default/recordings',
      headers: { 'content-type': 'application/json', 'content-length': String(200 * 1024 * 1024) },
      payload: '{}',
    });
    expect([tooLong.statusCode, tooLong.json<{ detail: string }>().detail]).toEqual([
      413,
      'A body has at most 134217728 bytes.',
    ]);
  });
});
