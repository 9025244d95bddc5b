import type { FullRequest } from '@shop/mock-engine/generated/control-api';

const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;

type SentRequest = Pick<FullRequest, 'method' | 'request' | 'requestHeaders'>;

/**
 * The request as a curl command. Secrets in its body are masked, as in the log; a token is left to the variable `$TOKEN`.
 *
 * @param url absolute, inside the request's world
 */
export function curlCommand(url: string, { method, request, requestHeaders }: SentRequest): string {
  const hasBody = request !== null && request !== undefined;
  return [
    'curl',
    ...(method === 'GET' ? [] : [`-X ${method}`]),
    quoted(url),
    ...('authorization' in requestHeaders ? ['-H "authorization: Bearer $TOKEN"'] : []),
    ...(hasBody
      ? [
          `-H 'content-type: application/json'`,
          `--data-raw ${quoted(typeof request === 'string' ? request : JSON.stringify(request))}`,
        ]
      : []),
  ].join(' ');
}
