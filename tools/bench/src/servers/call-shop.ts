import type { AnswerOf, OperationId, RequestInput } from '@shop/api-contract/operation';
import { buildRequest, type BuiltRequest } from '@shop/api-contract/request';

/** No answer came, or not the whole of one. */
export class ConnectionLost extends Error {
  override name = 'ConnectionLost';
}

/**
 * Makes a call of the contract to a running server.
 *
 * @throws ConnectionLost when there is no answer, or one that is cut off
 */
export async function callShop<Id extends OperationId>(
  base: string,
  id: Id,
  input?: RequestInput<Id>,
  token?: string,
): Promise<AnswerOf<Id>> {
  const build = buildRequest as (id: OperationId, input: unknown) => BuiltRequest;
  const { method, url, body } = build(id, input);
  const headers = {
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
  };
  try {
    const sent = body === undefined ? {} : { body: JSON.stringify(body) };
    const response = await fetch(`${base}/api${url}`, { method, headers, ...sent });
    return { status: response.status, body: await response.json() } as AnswerOf<Id>;
  } catch (cause) {
    throw new ConnectionLost(`${id} was not answered.`, { cause });
  }
}

/**
 * The body of an answer that has to be 200.
 *
 * @throws when it is any other, or none
 */
export async function bodyOf<Id extends OperationId>(
  ...call: Parameters<typeof callShop<Id>>
): Promise<Extract<AnswerOf<Id>, { status: 200 }>['body']> {
  const answer = await callShop(...call);
  if (answer.status !== 200)
    throw new Error(`${call[1]} was answered ${answer.status}: ${JSON.stringify(answer.body)}`);
  return answer.body;
}
