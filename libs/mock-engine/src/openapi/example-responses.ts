import type { ApiResponse, MockedWorld } from '../contract/contract.ts';
import { seededRandom } from '../ports/random.ts';
import { isJsonType } from '../contract/http.ts';
import { inDirection } from './check-value.ts';
import { examplesOf, type Call, type DeclaredResponse } from './calls.ts';
import { sampler, type Sample } from './sample.ts';

/** Makes values; the same ones for the same name in a world of the same seed. */
export const sampleFor = (name: string, { seed = '' }: MockedWorld): Sample => sampler(seededRandom(`${seed} ${name}`));

/** The response's first example, else one made from its schema; the same for the same seed. */
export function exampleResponse(call: Call, declared: DeclaredResponse | undefined, world: MockedWorld): ApiResponse {
  if (!declared) return { status: 200, body: undefined };
  const { content, headers } = declared;
  const make = sampleFor(call.id, world);
  const sent = [...headers].filter(([name]) => name !== 'content-type');
  const [example] = examplesOf(content);
  const body =
    content && (example ? inDirection(content.schema, example[1], 'response') : make(content.schema, 'text'));
  return {
    status: statusOf(declared),
    body: content && !isJsonType(content.type) && typeof body !== 'string' ? JSON.stringify(body) : body,
    ...(sent.length > 0 && {
      headers: Object.fromEntries(sent.map(([name, schema]) => [name, String(make(schema, name))])),
    }),
  };
}

/** The declared response of a success, or of the given status. */
export function declaredResponse({ responses }: Call, status?: number): DeclaredResponse | undefined {
  if (status !== undefined) return responses.find((one) => one.status === status);
  const first = (pattern: RegExp) => responses.find(({ name }) => pattern.test(name));
  return first(/^2/) ?? first(/^default$/) ?? first(/^[13]/) ?? responses[0];
}

/** 200 for `2XX` and `default`. */
export const statusOf = ({ status, name }: DeclaredResponse): number =>
  Number.isNaN(status) ? (Number(name[0]) || 2) * 100 : status;
