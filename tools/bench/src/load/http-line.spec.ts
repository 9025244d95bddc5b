import { once } from 'node:events';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';

import { openLine, type HttpLine } from './http-line.ts';

const ANSWER = 'HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\n"ṣ"';

let server: Server;
let line: HttpLine;
let peer: Socket;
beforeEach(async () => {
  server = createServer({ noDelay: true }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const connected = once(server, 'connection');
  line = await openLine(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, 'vv_token');
  [peer] = (await connected) as [Socket];
});
afterEach(() => {
  line.close();
  server.close();
});

/** Sends the answer once the question has come. @returns the question */
async function answerWith(...pieces: string[]): Promise<string> {
  const [question] = (await once(peer, 'data')) as [Buffer];
  for (const piece of pieces) {
    await new Promise((resolve) => peer.write(piece, 'latin1', resolve));
    // Read before the next one goes out: each piece is to come by itself.
    for (let turn = 0; turn < 2; turn++) await new Promise((resolve) => setImmediate(resolve));
  }
  return question.toString();
}

const asBytes = (text: string) => Buffer.from(text).toString('latin1');

it('asks in HTTP, and is answered with the whole body, whatever pieces it comes in', async () => {
  const bytes = asBytes(ANSWER);
  for (const pieces of [[bytes], [bytes.slice(0, 9), bytes.slice(9, 40), bytes.slice(40)], [...bytes]]) {
    const answer = line.ask({ method: 'POST', path: '/api/order', body: { of: 'aśvagandhā' } });
    const question = await answerWith(...pieces);
    expect(await answer).toEqual({ status: 200, length: 5, body: Buffer.from('"ṣ"') });
    expect(question).toMatch(
      /^POST \/api\/order HTTP\/1\.1\r\nhost: 127\.0\.0\.1:\d+\r\nauthorization: Bearer vv_token\r\n/,
    );
    expect(question).toMatch(/\r\ncontent-length: 21\r\n\r\n\{"of":"aśvagandhā"\}$/);
  }
});

it.each([
  ['no HTTP', 'hello\r\n\r\n'],
  ['of no stated length', 'HTTP/1.1 200 OK\r\n\r\n{}'],
])('says so when what comes is %s', async (_, said) => {
  const answer = line.ask({ method: 'GET', path: '/' });
  const isRefused = expect(answer).rejects.toThrow('This cannot be read as an answer');
  await answerWith(said);
  await isRefused;
});

it('says so when the line breaks before the answer is whole', async () => {
  const answer = line.ask({ method: 'GET', path: '/' });
  const isRefused = expect(answer).rejects.toThrow('The line broke');
  await answerWith(ANSWER.slice(0, 30));
  peer.destroy();
  await isRefused;
});
