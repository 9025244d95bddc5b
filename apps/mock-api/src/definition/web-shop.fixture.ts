/** The shop on a server and the shop in a browser, both at the same moment; specs only. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { seededRandom } from '@shop/mock-engine/store/sources';
import { picturesIn } from '../features/pictures/picture-folder.ts';
import { shopOfFile } from '../testing/open-shop.ts';
import { staticFolders } from './static-files.ts';
import { webShop } from './web-shop.ts';

const now = Date.UTC(2026, 4, 4, 6);
const same = () => ({ clock: { now: () => now }, random: seededRandom('web') });
const { window: windowFolder, pictures } = staticFolders;
const shopInBrowser = webShop(
  (bug) => {
    throw bug;
  },
  {
    window: Object.fromEntries(
      readdirSync(windowFolder)
        .filter((name) => /\.(html|css|js)$/.test(name))
        .map((name) => [name, readFileSync(join(windowFolder, name), 'utf8')]),
    ),
  },
  { pictures: picturesIn(pictures), passwordCost: 16 },
);

const server = shopOfFile(same());
const world = shopInBrowser.openWorld(same());

export interface Sent {
  method?: 'GET' | 'POST' | 'HEAD' | 'PUT';
  url: string;
  headers?: Record<string, string>;
  body?: string;
}

export const json = { 'content-type': 'application/json' };
export const post = (url: string, body: unknown, token?: string): Sent => ({
  method: 'POST',
  url,
  headers: { ...json, ...(token !== undefined && { authorization: `Bearer ${token}` }) },
  body: typeof body === 'string' ? body : JSON.stringify(body),
});

/** Headers about the connection or the file's time, which differ. */
const ignoredHeaders = ['content-length', 'connection', 'date', 'keep-alive', 'vary'];

const comparable = (headers: Iterable<[string, unknown]>) =>
  Object.fromEntries(
    [...headers].filter(([name]) => !ignoredHeaders.includes(name)).map(([name, value]) => [name, String(value)]),
  );

async function sendToServer({ method = 'GET', url, headers = {}, body }: Sent) {
  const response = await server.app.inject({ method, url, headers, ...(body !== undefined && { payload: body }) });
  return { status: response.statusCode, headers: comparable(Object.entries(response.headers)), body: response.body };
}

async function sendToBrowser({ method = 'GET', url, headers = {}, body }: Sent) {
  const request = new Request(`https://demo.example${url}`, { method, headers, body: body ?? null });
  const response = await shopInBrowser.respond(request, world);
  const given: [string, string][] = [];
  response.headers.forEach((value, name) => given.push([name, value]));
  return { status: response.status, headers: comparable(given), body: await response.text() };
}

/** Sends a request to both, and compares the responses. */
export async function sendToBoth(sent: Sent) {
  const [one, other] = [await sendToServer(sent), await sendToBrowser(sent)];
  expect({ ...sent, ...other }).toEqual({ ...sent, ...one });
  return one;
}
