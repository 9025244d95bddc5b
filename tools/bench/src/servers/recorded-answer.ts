import { Agent, get } from 'node:http';

/** An answer as it went over the wire, for the compared servers to send again. */
export interface RecordedAnswer {
  readonly path: string;
  readonly status: number;
  /** Name and value in the order sent, without what Node's HTTP server adds to every answer by itself. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly bodyBase64: string;
}

/** Node writes these itself, the same way under every server that is compared. */
const writtenByNode = new Set(['date', 'connection', 'keep-alive']);

/** Asks once and keeps every byte. */
export function recordAnswer(
  base: string,
  path: string,
  headers: Record<string, string> = {},
): Promise<RecordedAnswer> {
  return new Promise((resolve, reject) => {
    const agent = new Agent({ keepAlive: true });
    get(`${base}${path}`, { agent, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.once('end', () => {
        agent.destroy();
        resolve({
          path,
          status: response.statusCode ?? 0,
          headers: pairs(response.rawHeaders).filter(([name]) => !writtenByNode.has(name.toLowerCase())),
          bodyBase64: Buffer.concat(chunks).toString('base64'),
        });
      });
    }).once('error', reject);
  });
}

/** Throws unless two servers answer with the same status, headers and bytes. */
export function assertSame(one: RecordedAnswer, other: RecordedAnswer): void {
  const whole = ({ headers, ...rest }: RecordedAnswer) => JSON.stringify({ ...rest, headers: headers.toSorted() });
  if (whole(one) === whole(other)) return;
  const head = ({ status, headers, bodyBase64 }: RecordedAnswer) =>
    `${status}, ${bodyBase64.length} characters of base64, ${JSON.stringify(headers.toSorted())}`;
  throw new Error(`The compared server does not send what the mock API sends:\n  ${head(one)}\n  ${head(other)}`);
}

function pairs(rawHeaders: readonly string[]): [string, string][] {
  return rawHeaders.flatMap((name, index) => (index % 2 === 0 ? [[name, rawHeaders[index + 1] ?? '']] : []));
}
