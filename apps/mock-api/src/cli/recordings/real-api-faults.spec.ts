import { createServer as createSecureServer } from 'node:https';
import { createServer as createLine, type Socket } from 'node:net';

import { localhostCertificate } from '../../cli/certificate.fixture.ts';
import { openRecorder, type Recorder } from './recorder.fixture.ts';

let recorder: Recorder;
beforeEach(async () => (recorder = await openRecorder()));
afterEach(() => recorder.close());

async function listeningWith(serve: (socket: Socket) => void): Promise<string> {
  return `http://${await recorder.listen(createLine(serve))}`;
}

describe('a real API that does not respond', () => {
  const detailOf = async () => {
    const response = await recorder.get('/api/v1/categories');
    const { detail } = response.json<{ detail: string }>();
    expect([response.statusCode, recorder.failures, recorder.seen]).toEqual([502, [detail], []]);
    return detail;
  };

  it('refuses connections', async () => {
    const address = await recorder.answering(() => {});
    recorder.stopListening();
    recorder.recordFrom(address);
    expect(await detailOf()).toBe(
      `${address} refuses connections. Check that the real API is running and that the port is right.`,
    );
  });

  it('has an unknown host', async () => {
    recorder.recordFrom('http://shop.invalid/api');
    expect(await detailOf()).toMatch(/^The host shop\.invalid cannot be resolved/);
  });

  it('closes the connection', async () => {
    recorder.recordFrom(await listeningWith((socket) => socket.once('data', () => socket.destroy())));
    expect(await detailOf()).toMatch(/closed the connection without a response/);
  });

  it('redirects, which is not followed, so that no token reaches another host', async () => {
    recorder.recordFrom(
      await recorder.answering((_, response) =>
        response.writeHead(301, { location: 'https://www.shop.example/?token=x' }).end(),
      ),
    );
    expect(await detailOf()).toMatch(
      /categories redirects to https:\/\/www\.shop\.example\/\?token=\*\*\*\. Redirects are not/,
    );
  });

  it('has an untrusted certificate', async () => {
    recorder.recordFrom(`https://${await recorder.listen(createSecureServer(localhostCertificate, () => {}))}`);
    expect(await detailOf()).toMatch(
      /^The certificate of 127\.0\.0\.1:\d+ is not trusted \(\w+\).*NODE_EXTRA_CA_CERTS/,
    );
  });

  it('does not support HTTPS', async () => {
    recorder.recordFrom((await recorder.answering(() => {})).replace('http:', 'https:'));
    expect(await detailOf()).toMatch(/does not support HTTPS/);
  });

  it('closes the connection during the response, which is passed on and not recorded', async () => {
    recorder.recordFrom(
      await listeningWith((socket) =>
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

  it('leaves pictures and other servers to this world', async () => {
    recorder.recordFrom('http://shop.invalid/api');
    expect((await recorder.get('/custom/images/products/new/vv001.jpg')).statusCode).toBe(200);
    expect((await recorder.get('/pincode/208001')).statusCode).toBe(200);
    expect(recorder.failures).toHaveLength(1);
  });
});
