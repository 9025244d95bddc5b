import path from 'node:path';
import { freePort } from './free-port.ts';
import { launchServer } from './server-process.ts';
import { waitForServer } from './wait-for-server.ts';

it('kills a server that does not stop when asked', async () => {
  const port = await freePort();
  const readyUrl = `http://127.0.0.1:${port}/`;

  const server = launchServer(
    {
      name: 'mock API',
      script: path.join(__dirname, 'fake-server.fixture.ts'),
      args: ['stubborn', String(port)],
      cwd: __dirname,
      readyUrl,
    },
    100,
  );
  await waitForServer(readyUrl, AbortSignal.timeout(10_000));
  await server.stop();

  expect(await server.ended).toMatch(/signal SIGKILL|exit code/);
});

it('reports a script that does not exist', async () => {
  const server = launchServer({ name: 'x', script: path.join(__dirname, 'nowhere.ts'), cwd: __dirname, readyUrl: '' });

  expect(await server.ended).toBe('exit code 1');
  expect(server.lastOutput()).toContain('nowhere.ts');
});
