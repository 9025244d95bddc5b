import { operationTable } from '@shop/api-contract/generated/operations';
import type { FullRequest } from '../client/control.types.ts';

const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;

/**
 * The request as a curl command. Secrets in its body are masked, as in the log; a token is left to the variable `$TOKEN`.
 *
 * @param url absolute, inside the request's world
 */
export function curlCommand(url: string, { method, operationId, request }: FullRequest): string {
  const needsToken = operationId !== null && operationTable[operationId].bearer;
  const hasBody = request !== null && request !== undefined;
  return [
    'curl',
    ...(method === 'GET' ? [] : [`-X ${method}`]),
    quoted(url),
    ...(needsToken ? ['-H "authorization: Bearer $TOKEN"'] : []),
    ...(hasBody
      ? [
          `-H 'content-type: application/json'`,
          `--data-raw ${quoted(typeof request === 'string' ? request : JSON.stringify(request))}`,
        ]
      : []),
  ].join(' ');
}
