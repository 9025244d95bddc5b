import { once } from 'node:events';
import { connect } from 'node:net';

const HEAD_END = '\r\n\r\n';

export interface LineAnswer {
  readonly status: number;
  /** Of the body, in bytes. */
  readonly length: number;
  /** Empty when it was not to be kept. */
  readonly body: Buffer;
}

interface LineRequest {
  readonly method: string;
  readonly path: string;
  /** Sent as JSON. */
  readonly body?: unknown;
  /** Whether the body of a success is wanted; what is only counted costs a tenth of the time. */
  readonly keeps?: boolean;
}

/** A connection that is kept, on which one request is answered after another. */
export interface HttpLine {
  /** @throws Error when the line breaks before the whole answer has come, or what comes has no stated length */
  ask(request: LineRequest): Promise<LineAnswer>;
  close(): void;
}

interface Waiting {
  readonly resolve: (answer: LineAnswer) => void;
  readonly reject: (reason: Error) => void;
  readonly keeps: boolean;
}

/** So much is read at once, into the same memory each time. */
const READ_BYTES = 256 * 1024;

/**
 * Opens a line to a server. It knows as much HTTP as is needed to ask for JSON over and over, so that asking costs less
 * than answering.
 *
 * @param token sent with every request
 */
export async function openLine(base: string, token?: string): Promise<HttpLine> {
  const { hostname, port, host } = new URL(base);
  const fields = `host: ${host}\r\n${token === undefined ? '' : `authorization: Bearer ${token}\r\n`}`;

  let waiting: Waiting | undefined;
  let pieces: Buffer[] = [];
  let come = 0;
  let head: AnswerHead | undefined;

  function settle(how: (waiting: Waiting) => void): void {
    const settled = waiting;
    waiting = undefined;
    pieces = [];
    come = 0;
    head = undefined;
    if (settled) how(settled);
  }

  /** Nobody knows before the head has come; what a refusal says is always kept. */
  const isWanted = () => head?.status !== 200 || waiting?.keeps;

  function read(bytes: Uint8Array): void {
    come += bytes.length;
    if (isWanted()) pieces.push(Buffer.from(bytes));
    try {
      head ??= readHead(whole(pieces));
    } catch (error) {
      return settle(({ reject }) => reject(error as Error));
    }
    if (!head || come < head.end) return;
    const { status, start, end } = head;
    const body = isWanted() ? whole(pieces).subarray(start, end) : nothing;
    settle(({ resolve }) => resolve({ status, length: end - start, body }));
  }

  const socket = connect({
    host: hostname,
    port: Number(port),
    noDelay: true,
    onread: {
      buffer: new Uint8Array(READ_BYTES),
      callback(length, buffer) {
        read(buffer.subarray(0, length));
        return true;
      },
    },
  });
  await once(socket, 'connect');
  socket.on('error', (error) => settle(({ reject }) => reject(error)));
  socket.on('close', () => settle(({ reject }) => reject(new Error('The line broke before the answer had come.'))));

  return {
    ask: ({ method, path, body, keeps = true }) =>
      new Promise((resolve, reject) => {
        waiting = { resolve, reject, keeps };
        const text = body === undefined ? '' : JSON.stringify(body);
        const length = Buffer.byteLength(text);
        const content = text === '' ? '' : `content-type: application/json\r\ncontent-length: ${length}\r\n`;
        socket.write(`${method} ${path} HTTP/1.1\r\n${fields}${content}\r\n${text}`);
      }),
    close: () => void socket.destroy(),
  };
}

interface AnswerHead {
  readonly status: number;
  /** Where the body begins and ends, in bytes of the answer. */
  readonly start: number;
  readonly end: number;
}

/** @returns undefined while some of it is still to come */
function readHead(bytes: Buffer): AnswerHead | undefined {
  const headEnd = bytes.indexOf(HEAD_END);
  if (headEnd < 0) return undefined;

  const head = bytes.toString('latin1', 0, headEnd);
  const length = /\r\ncontent-length: *(\d+)/i.exec(head)?.[1];
  const status = /^HTTP\/1\.1 (\d{3}) /.exec(head)?.[1];
  if (status === undefined || length === undefined) throw new Error(`This cannot be read as an answer: ${head}`);

  const start = headEnd + HEAD_END.length;
  return { status: Number(status), start, end: start + Number(length) };
}

const nothing = Buffer.alloc(0);

/** Short answers come in one piece, which need not be copied. */
function whole(pieces: readonly Buffer[]): Buffer {
  const [only] = pieces;
  return only && pieces.length === 1 ? only : Buffer.concat(pieces);
}
