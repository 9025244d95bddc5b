import { screen, waitFor } from '@testing-library/react';
import { eachServer, openPanel } from '../testing/open-console.tsx';
import { SituationsPanel } from './situations-panel.tsx';

const server = eachServer();

const statusOf = async (path: string) => (await server.call(path)).status;
const down = { name: /Products and categories do not load/ };

describe('situations', () => {
  it('are switched on and off by a click, in the selected world only', async () => {
    const { user } = await openPanel(server, <SituationsPanel />, 'one');
    await user.click(await screen.findByRole('switch', down));
    expect(await screen.findByRole('switch', { ...down, checked: true })).toBeVisible();
    expect(screen.getByText('On in one: Products and categories do not load')).toHaveAttribute('role', 'status');
    expect(await statusOf('/__world/one/api/v1/categories')).toBe(503);
    expect(await statusOf('/api/v1/categories')).toBe(200);

    await user.click(await screen.findByRole('switch', down));
    expect(await screen.findByRole('switch', { ...down, checked: false })).toBeVisible();
    expect(await statusOf('/__world/one/api/v1/categories')).toBe(200);
  });

  it('affect a number of requests, and show how many are left', async () => {
    const { user } = await openPanel(server, <SituationsPanel />);
    await user.type(screen.getByRole('textbox', { name: 'Number of requests' }), '2');
    await user.click(await screen.findByRole('switch', down));
    const active = await screen.findByRole('list', { name: 'Active failures' });
    expect(active).toHaveTextContent('2 requests left');

    await server.call('/api/v1/categories');
    await waitFor(() => expect(active).toHaveTextContent('1 request left'));
    await server.call('/api/v1/categories');
    expect(await screen.findByText('No situations active.')).toBeVisible();
  });

  it('are not switched on for an invalid number of requests', async () => {
    const { user } = await openPanel(server, <SituationsPanel />);
    await user.type(screen.getByRole('textbox', { name: 'Number of requests' }), '0');
    await user.click(await screen.findByRole('switch', down));
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(server.world.situations.list()).toEqual([]);
  });

  it('are found by name, title and group', async () => {
    const { user } = await openPanel(server, <SituationsPanel />);
    await user.click(screen.getByRole('searchbox', { name: 'Search situations' }));
    await user.paste('delivery status');
    expect(await screen.findAllByRole('switch')).toHaveLength(1);
    expect(screen.getByRole('switch', { name: /pincode-unknown-status/ })).toBeVisible();
  });

  it('delay all responses', async () => {
    const { user } = await openPanel(server, <SituationsPanel />);
    await user.click(screen.getByText('Latency'));
    const delay = screen.getByRole('textbox', { name: 'Delay responses' });
    await user.type(delay, '3g');
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    const active = await screen.findByRole('list', { name: 'Active failures' });
    expect(active).toHaveTextContent('latency:3g');
    await user.clear(delay);
    await user.type(delay, '250');
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    await waitFor(() => expect(active).toHaveTextContent('latency:250'));
    await waitFor(() => expect(active).not.toHaveTextContent('latency:3g'));

    await user.click(screen.getByRole('button', { name: 'Switch all off' }));
    expect(await screen.findByText('No situations active.')).toBeVisible();
    expect(server.world.situations.list()).toEqual([]);
  });

  it('show the server’s error message', async () => {
    const { user } = await openPanel(server, <SituationsPanel />);
    await user.click(screen.getByText('Latency'));
    await user.type(screen.getByRole('textbox', { name: 'Delay responses' }), 'long');
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(/latency/i);
  });
});
