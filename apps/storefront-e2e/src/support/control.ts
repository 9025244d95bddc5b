import { mockApiUrl } from './servers.ts';

/**
 * A control call to the mock API (docs/mock-api-reference.md).
 *
 * @param path after `/__mock`
 * @throws Error with the server's words when it refuses
 */
export async function control(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<unknown> {
  const answer = await fetch(`${mockApiUrl}/__mock${path}`, {
    method,
    ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} /__mock${path} answered ${answer.status}: ${text}`);
  return text === '' ? undefined : (JSON.parse(text) as unknown);
}
