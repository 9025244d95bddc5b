import { screen } from '@testing-library/react';
import { openPanel, startServer, type Server } from '../testing/open-console.tsx';
import { ConnectionMark, ConnectionNote } from './connection.tsx';
import { RequestsPanel } from './requests-panel.tsx';

const parts = (
  <>
    <ConnectionMark />
    <ConnectionNote />
    <RequestsPanel />
  </>
);

const servers: Server[] = [];
const start = async (port?: number) => {
  const server = await startServer(port);
  servers.push(server);
  return server;
};
afterEach(() => Promise.all(servers.splice(0).map((server) => server.stop())));

describe('when the server is gone', () => {
  it('says so, keeps the data shown, and reconnects to the next server', async () => {
    const first = await start();
    await openPanel(first, parts);
    expect(screen.getByText('Live')).toBeVisible();
    await first.call('/api/v1/categories');
    await screen.findByRole('button', { name: /categories 200/ });

    await first.stop();
    expect(await screen.findByText('Cannot reach the mock API')).toBeVisible();
    expect(screen.getByRole('button', { name: /categories 200/ })).toBeVisible();

    const second = await start(Number(new URL(first.origin).port));
    expect(await screen.findByText('Live')).toBeVisible();
    expect(screen.queryByText('Cannot reach the mock API')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /categories 200/ })).not.toBeInTheDocument();
    await second.call('/api/v1/all-offers');
    expect(await screen.findByRole('button', { name: /all-offers 200/ })).toBeVisible();
  });
});
