/** @jest-environment node */
import { BUILD_META } from './protocol.ts';
import { isForeignResponse, completeResponse } from './complete-response.ts';

const OURS = `<!doctype html><html><head><meta name="${BUILD_META}" content="4f6"><title>Products</title></head></html>`;
const PORTALS = '<!doctype html><html><head><title>Airport Wi-Fi: please sign in</title></head></html>';

const ADDRESS = 'https://shop.example/products';
const html = (body: string, status = 200) => new Response(body, { status, headers: { 'content-type': 'text/html' } });
const script = (body: string) => new Response(body, { headers: { 'content-type': 'text/javascript' } });

/** Whether the network's response is shown, and whether it may be cached. */
const taken = async (answer: Response, kind: 'page' | 'file' = 'page') => ({
  isShown: !(await isForeignResponse(ADDRESS, answer, kind)),
  isKept: (await completeResponse(answer, kind)) !== null,
});

describe('a page from the network', () => {
  it('is shown and kept when it has the mark of a build of the shop', async () => {
    const long = html(OURS + ' '.repeat(5_000));
    expect(await taken(long)).toEqual({ isShown: true, isKept: true });
    expect(await long.text()).toContain(OURS);
  });

  it.each([
    ['a captive portal’s', html(PORTALS)],
    ['a portal’s that names the mark far down', html(PORTALS + ' '.repeat(2_000) + OURS)],
    ['a host’s in trouble', html(OURS, 500)],
    ['a host’s that is down', html('down', 503)],
    ['no page', script('alert(1)')],
  ])('is neither shown nor kept when it is %s', async (_, answer) => {
    expect(await taken(answer)).toEqual({ isShown: false, isKept: false });
  });

  it('is shown and not kept where the host says that there is none', async () => {
    expect(await taken(html('not found', 404))).toEqual({ isShown: true, isKept: false });
  });

  it('is not followed by a redirect to another site, only by one of the shop’s own', async () => {
    const redirect = { type: 'opaqueredirect', status: 0, ok: false } as Response;
    const network = jest.spyOn(globalThis, 'fetch');

    network.mockRejectedValueOnce(new TypeError('leads to another origin'));
    expect(await isForeignResponse(ADDRESS, redirect, 'page')).toBe(true);
    network.mockResolvedValueOnce(html(OURS));
    expect(await isForeignResponse(ADDRESS, redirect, 'page')).toBe(false);
    expect(network).toHaveBeenLastCalledWith(ADDRESS, { mode: 'same-origin' });
  });
});

it('a file is shown and kept unless a page comes in its place', async () => {
  expect(await taken(script('shop()'), 'file')).toEqual({ isShown: true, isKept: true });
  expect(await taken(html(PORTALS), 'file')).toEqual({ isShown: false, isKept: false });
});
