import { createMockApi } from '@shop/mock-api/shop';
import { callsOf, type Call } from '@shop/mock-engine/document/calls';
import { examplesOf } from '@shop/mock-engine/samples/example-values';
import fc from 'fast-check';
import { readContract } from '../contract.ts';
import { checkResponse } from './check-response.ts';
import { brokenExamples, generatedRequests, OWN_TOKEN, type GeneratedRequest } from './generated-requests.ts';

/** How often each status was sent, by call. */
type Counts = Readonly<Record<string, Readonly<Record<number, number>>>>;

/** Each shop is new, so that lists of orders stay short. */
const REQUESTS_PER_SHOP = 50;

/**
 * Sends requests generated from openapi.yaml to a mock API of its own. The same seed makes the same requests.
 *
 * @throws Error with the request whose response is wrong
 */
export async function fuzz(requests: number, seed: number): Promise<Counts> {
  const { whole } = readContract();
  const calls = callsOf(whole);
  const generated = generatedRequests(calls);
  const registration = calls.find(({ id }) => id === 'register');
  if (!registration) throw new Error('openapi.yaml has no operation register.');
  const inside: string[] = [];
  const { app, worlds } = await createMockApi({
    passwordCost: 16,
    reportBug: (bug, call) => inside.push(`${call}: ${bug instanceof Error ? bug.stack : String(bug)}`),
    reportViolation: ({ violations }) =>
      inside.push(...violations.filter((failure) => failure.startsWith('response:'))),
  });
  const counts: Record<string, Record<number, number>> = {};
  let sent = 0;

  try {
    for (let round = seed; sent < requests; round += 1) {
      const world = `fuzz-${round}`;
      worlds.create(world);
      const send = (method: string, url: string, headers: GeneratedRequest['headers'], body: string | undefined) =>
        app.inject({
          method: method as 'GET',
          url,
          headers: { ...headers, 'x-mock-world': world },
          ...(body === undefined ? {} : { payload: body }),
        });

      const [customer] = examplesOf(registration.body).values();
      const json = { 'content-type': 'application/json' };
      const registered = await send('POST', urlOf(registration, {}), json, JSON.stringify(customer));
      const { token } = registered.json<{ token: string }>();

      const random = fc.sample(generated, { seed: round, numRuns: REQUESTS_PER_SHOP });
      for (const request of round === seed ? [...brokenExamples(calls), ...random] : random) {
        const { call, path, headers, body } = request;
        const { authorization } = headers;
        const own = authorization !== undefined && { authorization: authorization.replace(OWN_TOKEN, token) };
        const response = await send(call.method, urlOf(call, path), { ...headers, ...own }, body);
        const { statusCode: status } = response;
        (counts[call.id] ??= {})[status] = (counts[call.id]?.[status] ?? 0) + 1;
        sent += 1;
        const failures = [
          ...checkResponse(request, { status, mediaType: mediaTypeOf(response.headers), body: response.body }),
          ...inside.splice(0).map((failure) => `inside the server: ${failure}`),
        ];
        if (failures.length > 0) {
          const shown = JSON.stringify({ method: call.method, url: urlOf(call, path), headers, body });
          throw new Error(`${failures.join('\n')}\nFUZZ_SEED=${round}, ${OWN_TOKEN} is a new customer's: ${shown}`);
        }
      }
      worlds.delete(world);
    }
    return counts;
  } finally {
    await app.close();
  }
}

const mediaTypeOf = (headers: Readonly<Record<string, number | string | string[] | undefined>>): string =>
  String(headers['content-type'] ?? '').split(';')[0] ?? '';

const urlOf = ({ base, path }: Call, parameters: GeneratedRequest['path']): string =>
  base.replace(/\/$/, '') + path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(parameters[name] ?? ''));
