import { once } from 'node:events';
import { connect } from 'node:net';

const HEAD_END = '\r\n\r\n';

export interface LineAnswer {
  readonly status: number;
  readonly body: string;
}

/** A connection that is kept, on which one request is answered after another. */
export interface HttpLine {
  /** @throws Error when the line breaks before the whole answer has come, or what comes has no stated length */
  post(path: string, body: unknown): Promise<LineAnswer>;
  close(): void;
}

interface Waiting {
  readonly resolve: (answer: LineAnswer) => void;
  readonly reject: (reason: Error) => void;
}

/**
 * Opens a line to a server. It knows as much HTTP as short answers of JSON need, so that asking costs less than answering.
 *
 * @param token sent with every request
 */
export async function openLine(base: string, token: string): Promise<HttpLine> {
  const { hostname, port, host } = new URL(base);
  const fields = `host: ${host}\r\nauthorization: Bearer ${token}\r\ncontent-type: application/json`;
  const socket = connect({ host: hostname, port: Number(port), noDelay: true });
  await once(socket, 'connect');

  let waiting: Waiting | undefined;
  let come: Buffer = Buffer.alloc(0);

  function settle(how: (waiting: Waiting) => void): void {
    const settled = waiting;
    waiting = undefined;
    come = Buffer.alloc(0);
    if (settled) how(settled);
  }

  function read(bytes: Buffer): void {
    come = come.length === 0 ? bytes : Buffer.concat([come, bytes]);
    const answer = readAnswer(come);
    if (answer instanceof Error) settle(({ reject }) => reject(answer));
    else if (answer) settle(({ resolve }) => resolve(answer));
  }

  socket.on('data', read);
  socket.on('error', (error) => settle(({ reject }) => reject(error)));
  socket.on('close', () => settle(({ reject }) => reject(new Error('The line broke before the answer had come.'))));

  return {
    post: (path, body) =>
      new Promise((resolve, reject) => {
        waiting = { resolve, reject };
        const text = JSON.stringify(body);
        const length = Buffer.byteLength(text);
        socket.write(`POST ${path} HTTP/1.1\r\n${fields}\r\ncontent-length: ${length}${HEAD_END}${text}`);
      }),
    close: () => void socket.destroy(),
  };
}

/** @returns undefined while some of it is still to come */
export function readAnswer(bytes: Buffer): LineAnswer | Error | undefined {
  const headEnd = bytes.indexOf(HEAD_END);
  if (headEnd < 0) return undefined;

  const head = bytes.toString('latin1', 0, headEnd);
  const length = /\r\ncontent-length: *(\d+)/i.exec(head)?.[1];
  const status = /^HTTP\/1\.1 (\d{3}) /.exec(head)?.[1];
  if (status === undefined || length === undefined) return new Error(`This cannot be read as an answer: ${head}`);

  const start = headEnd + HEAD_END.length;
  const end = start + Number(length);
  if (bytes.length < end) return undefined;
  return { status: Number(status), body: bytes.toString('utf8', start, end) };
}
