/** @jest-environment node */
import { BUILD_META } from './protocol.ts';
import { wholeAnswers } from './whole-answers.ts';

const OURS = `<!doctype html><html><head><meta name="${BUILD_META}" content="4f6"><title>Products</title></head></html>`;
const PORTALS = '<!doctype html><html><head><title>Airport Wi-Fi: please sign in</title></head></html>';

const request = new Request('https://shop.example/products');
const html = (body: string, status = 200) => new Response(body, { status, headers: { 'content-type': 'text/html' } });
const script = (body: string) => new Response(body, { headers: { 'content-type': 'text/javascript' } });

/** What the page gets of the network's answer, and what is kept; nothing where the kept page is shown. */
async function taken(answer: Response, kind: 'page' | 'file' = 'page') {
  const plugin = wholeAnswers(kind) as Required<ReturnType<typeof wholeAnswers>>;
  const step = { request, response: answer, event: {} as ExtendableEvent };
  const shown = await plugin.fetchDidSucceed(step).catch(() => null);
  const kept = shown && (await plugin.cacheWillUpdate({ ...step, response: shown }));
  return { shown: shown && (await shown.clone().text()), isKept: kept !== null };
}

beforeAll(() => Object.assign(globalThis, { self: globalThis }));

describe('a page from the network', () => {
  it('is shown and kept when it has the mark of a build of the shop', async () => {
    expect(await taken(html(OURS))).toEqual({ shown: OURS, isKept: true });
    expect(await taken(html(OURS + ' '.repeat(5_000)))).toMatchObject({ isKept: true });
  });

  it.each([
    ['a captive portal’s', html(PORTALS)],
    ['a portal’s that names the mark far down', html(PORTALS + ' '.repeat(2_000) + OURS)],
    ['a host’s in trouble', html(OURS, 500)],
    ['a host’s that is down', html('down', 503)],
    ['no page', script('alert(1)')],
  ])('is neither shown nor kept when it is %s', async (_, answer) => {
    expect(await taken(answer)).toEqual({ shown: null, isKept: false });
  });

  it('is shown and not kept where the host says that there is none', async () => {
    expect(await taken(html('not found', 404))).toEqual({ shown: 'not found', isKept: false });
  });

  it('is not followed by a redirect to another site, only by one of the shop’s own', async () => {
    const redirect = { type: 'opaqueredirect', status: 0, ok: false } as Response;
    const { fetchDidSucceed } = wholeAnswers('page') as Required<ReturnType<typeof wholeAnswers>>;
    const step = { request, response: redirect, event: {} as ExtendableEvent };
    const network = jest.spyOn(globalThis, 'fetch');

    network.mockRejectedValueOnce(new TypeError('leads to another origin'));
    await expect(fetchDidSucceed(step)).rejects.toThrow();
    network.mockResolvedValueOnce(html(OURS));
    expect(await fetchDidSucceed(step)).toBe(redirect);
    expect(network).toHaveBeenLastCalledWith(request.url, { mode: 'same-origin' });
  });
});

it('a file is shown and kept unless a page comes in its place', async () => {
  expect(await taken(script('shop()'), 'file')).toEqual({ shown: 'shop()', isKept: true });
  expect(await taken(html(PORTALS), 'file')).toEqual({ shown: null, isKept: false });
});
