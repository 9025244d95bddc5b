/** An answer as it went over the wire, for the compared servers to send again. */
export interface RecordedAnswer {
  readonly path: string;
  readonly status: number;
  /** Without what Node's HTTP server adds to every answer by itself. */
  readonly headers: Readonly<Record<string, string>>;
  readonly bodyBase64: string;
}

/** Node writes these itself, the same way under every server that is compared. */
const writtenByNode = ['date', 'connection', 'keep-alive'];

/** Asks once and keeps every byte. */
export async function recordAnswer(base: string, path: string): Promise<RecordedAnswer> {
  const response = await fetch(base + path, { headers: { 'accept-encoding': 'identity' } });
  const headers = Object.fromEntries([...response.headers].filter(([name]) => !writtenByNode.includes(name)));
  const body = Buffer.from(await response.arrayBuffer());
  return { path, status: response.status, headers, bodyBase64: body.toString('base64') };
}

/** @throws unless two servers answer with the same status, headers and bytes */
export function assertSame(one: RecordedAnswer, other: RecordedAnswer): void {
  if (JSON.stringify(one) === JSON.stringify(other)) return;
  const head = ({ status, headers, bodyBase64 }: RecordedAnswer) =>
    `${status}, ${bodyBase64.length} characters of base64, ${JSON.stringify(headers)}`;
  throw new Error(`The compared server does not send what the mock API sends:\n  ${head(one)}\n  ${head(other)}`);
}
