import { createServer as createSecureServer } from 'node:https';
import { createServer as createLine, type Socket } from 'node:net';

import { localhostCertificate } from '../../cli/certificate.fixture.ts';
import { openRecorder, type Recorder } from './recorder.fixture.ts';

let recorder: Recorder;
beforeEach(async () => (recorder = await openRecorder()));
afterEach(() => recorder.close());

async function onTheLine(answer: (socket: Socket) => void): Promise<string> {
  return `http://${await recorder.listen(createLine(answer))}`;
}

describe('a real API that cannot be asked', () => {
  const detailOf = async () => {
    const response = await recorder.get('/api/v1/categories');
    const { detail } = response.json<{ detail: string }>();
    expect([response.statusCode, recorder.failures, recorder.seen]).toEqual([502, [detail], []]);
    return detail;
  };

  it('is not there', async () => {
    const address = await recorder.answering(() => {});
    recorder.stopListening();
    recorder.recordFrom(address);
    expect(await detailOf()).toBe(
      `${address} refuses connections. Check that the real API is running and that the port is right.`,
    );
  });

  it('has no host', async () => {
    recorder.recordFrom('http://shop.invalid/api');
    expect(await detailOf()).toMatch(/^The host shop\.invalid cannot be resolved/);
  });

  it('breaks off', async () => {
    recorder.recordFrom(await onTheLine((socket) => socket.once('data', () => socket.destroy())));
    expect(await detailOf()).toMatch(/closed the connection without a response/);
  });

  it('redirects: it is not followed, and no token goes anywhere else', async () => {
    recorder.recordFrom(
      await recorder.answering((_, answer) =>
        answer.writeHead(301, { location: 'https://www.shop.example/?token=x' }).end(),
      ),
    );
    expect(await detailOf()).toMatch(
      /categories redirects to https:\/\/www\.shop\.example\/\?token=\*\*\*\. Redirects are not/,
    );
  });

  it('has a certificate that nobody trusts', async () => {
    recorder.recordFrom(`https://${await recorder.listen(createSecureServer(localhostCertificate, () => {}))}`);
    expect(await detailOf()).toMatch(
      /^The certificate of 127\.0\.0\.1:\d+ is not trusted \(\w+\).*NODE_EXTRA_CA_CERTS/,
    );
  });

  it('speaks no HTTPS', async () => {
    recorder.recordFrom((await recorder.answering(() => {})).replace('http:', 'https:'));
    expect(await detailOf()).toMatch(/does not support HTTPS/);
  });

  it('breaks off in the middle: so does the answer, and nothing is recorded', async () => {
    recorder.recordFrom(
      await onTheLine((socket) =>
        socket.once('data', () => {
          socket.write('HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n[{"id":');
          setTimeout(() => socket.destroy(), 50);
        }),
      ),
    );
    const address = await recorder.shop.app.listen({ port: 0, host: '127.0.0.1' });
    const response = await fetch(`${address}/api/v1/categories`);
    await expect(response.text()).rejects.toThrow();
    expect(recorder.shop.requestLog.list()).toMatchObject([{ status: 0, because: ['real-api'] }]);
    expect(recorder.seen).toEqual([]);
  });

  it('is this server itself', async () => {
    const address = await recorder.shop.app.listen({ port: 0, host: '127.0.0.1' });
    recorder.recordFrom(`${address}/api`);
    const response = await recorder.get('/api/v1/categories');
    expect(response.json()).toMatchObject({
      status: 502,
      detail: expect.stringContaining('is this server') as string,
    });
  });

  it('leaves pictures and whatever else it is not asked for to this world', async () => {
    recorder.recordFrom('http://shop.invalid/api');
    expect((await recorder.get('/custom/images/products/new/vv001.jpg')).statusCode).toBe(200);
    expect((await recorder.get('/pincode/208001')).statusCode).toBe(200);
    expect(recorder.failures).toHaveLength(1);
  });
});
