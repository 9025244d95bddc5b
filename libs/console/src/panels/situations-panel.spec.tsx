import { screen, waitFor } from '@testing-library/react';
import { eachServer, openPanel } from '../testing/open-console.tsx';
import { SituationsPanel } from './situations-panel.tsx';

const server = eachServer();

const statusOf = async (path: string) => (await server.call(path)).status;
const down = { name: /listTodos: Responds 503/ };

describe('situations', () => {
  it('are found by name, title and group, and switched on and off by a click, in the selected world only', async () => {
    const { user } = await openPanel(server, <SituationsPanel />, 'one');
    await screen.findByRole('switch', down);
    await user.click(screen.getByRole('searchbox', { name: 'Search situations' }));
    await user.paste('listtodos 503');
    await waitFor(() => expect(screen.getAllByRole('switch')).toHaveLength(1));

    await user.click(screen.getByRole('switch', down));
    expect(await screen.findByRole('switch', { ...down, checked: true })).toBeVisible();
    expect(screen.getByText('On in one: listTodos: Responds 503')).toHaveAttribute('role', 'status');
    expect(await statusOf('/__world/one/todos')).toBe(503);
    expect(await statusOf('/todos')).toBe(200);

    await user.click(screen.getByRole('switch', down));
    expect(await screen.findByRole('switch', { ...down, checked: false })).toBeVisible();
    expect(await statusOf('/__world/one/todos')).toBe(200);
  });

  it('affect a valid number of requests, and show how many are left', async () => {
    const { user } = await openPanel(server, <SituationsPanel />);
    const requests = screen.getByRole('textbox', { name: 'Number of requests' });
    await user.type(requests, '0');
    await user.click(await screen.findByRole('switch', down));
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(server.world.situations.list()).toEqual([]);

    await user.clear(requests);
    await user.type(requests, '2');
    await user.click(screen.getByRole('switch', down));
    const active = await screen.findByRole('list', { name: 'Active failures' });
    expect(active).toHaveTextContent('2 requests left');
    await server.call('/todos');
    await waitFor(() => expect(active).toHaveTextContent('1 request left'));
    await server.call('/todos');
    expect(await screen.findByText('No situations active.')).toBeVisible();
  });

  it('delay all responses by a valid latency', async () => {
    const { user } = await openPanel(server, <SituationsPanel />);
    await user.click(screen.getByText('Latency'));
    const delay = screen.getByRole('textbox', { name: 'Delay responses' });
    const apply = async (latency: string) => {
      await user.clear(delay);
      await user.type(delay, `${latency}{Enter}`);
    };
    await apply('long');
    expect(await screen.findByRole('alert')).toHaveTextContent(/latency/i);
    await apply('3g');
    const active = await screen.findByRole('list', { name: 'Active failures' });
    expect(active).toHaveTextContent('latency:3g');
    await apply('250');
    await waitFor(() => expect(active).toHaveTextContent('latency:250'));
    await waitFor(() => expect(active).not.toHaveTextContent('latency:3g'));

    await user.click(screen.getByRole('button', { name: 'Switch all off' }));
    expect(await screen.findByText('No situations active.')).toBeVisible();
    expect(server.world.situations.list()).toEqual([]);
  });
});
