import type { AddressInfo } from 'node:net';
import fc from 'fast-check';
import { answersIn, malformedHttp, sayOnSocket, type HeardAnswer } from './malformed-http.ts';
import { runningShop, type RunningShop } from './running-shop.ts';

const seed = Number(process.env['ATTACK_SEED'] ?? Date.now() % 1_000_000_000);
const CONVERSATIONS = 500;

let shop: RunningShop;
let port: number;
beforeAll(async () => {
  shop = await runningShop('socket');
  ({ port } = shop.api.app.server.address() as AddressInfo);
});
afterAll(() => shop.close());

/** What an answer to broken HTTP may not be. */
function faultsOf({ status, mediaType }: HeardAnswer): string[] {
  if (status >= 500) return [`answered ${status}`];
  const isProblem = ['application/problem+json', 'application/json'].includes(mediaType);
  return status >= 400 && !isProblem ? [`${status} as ${JSON.stringify(mediaType)}`] : [];
}

it('broken HTTP on the line is refused as a problem or hung up on, and the server goes on', async () => {
  await fc.assert(
    fc.asyncProperty(malformedHttp, async (text) => {
      const answers = answersIn(await sayOnSocket(port, text));
      expect({ text, faults: [...answers.flatMap(faultsOf), ...shop.takeFaults()] }).toEqual({ text, faults: [] });
    }),
    { seed, numRuns: CONVERSATIONS },
  );

  const goesOn = await fetch(`http://127.0.0.1:${port}/api/v1/categories`);
  expect(goesOn.status).toBe(200);
});

it('would notice a fault of the server in what was heard', () => {
  const heard =
    'HTTP/1.1 200 OK\r\ncontent-type: application/json\r\n\r\n[]HTTP/1.1 500 No\r\ncontent-type: text/html\r\n\r\n<p>';
  expect(answersIn(heard).flatMap(faultsOf)).toEqual(['answered 500']);
  expect(answersIn('HTTP/1.1 400 Bad\r\ncontent-length: 0\r\n\r\n').flatMap(faultsOf)).toEqual(['400 as ""']);
  expect(() => answersIn('<html>')).toThrow('No HTTP');
});
