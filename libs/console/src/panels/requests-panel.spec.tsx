import { screen, waitFor, within } from '@testing-library/react';
import { openPanel, startServer, type Server } from '../testing/open-console.tsx';
import { RequestsPanel } from './requests-panel.tsx';

let server: Server;
beforeEach(async () => (server = await startServer()));
afterEach(() => server.stop());

const row = (name: RegExp) => screen.findByRole('button', { name });

describe('the requests', () => {
  it('come as they are made, with what was known before', async () => {
    await server.call('/api/v1/categories');
    await openPanel(server, <RequestsPanel />);
    expect(await row(/GET \/api\/v1\/categories 200 listCategories/)).toBeVisible();

    await server.call('/api/v1/all-offers');
    expect(await row(/all-offers 200/)).toBeVisible();
    const [newest] = within(screen.getByRole('list', { name: 'Requests, newest first' })).getAllByRole('listitem');
    expect(newest).toHaveTextContent('all-offers');
  });

  it('say which situation applied', async () => {
    await server.call('/__mock/worlds/default/situations', { situation: 'catalogue-down' });
    await openPanel(server, <RequestsPanel />);
    await server.call('/api/v1/all-products');
    expect(await row(/all-products 503 .*catalogue-down/)).toBeVisible();
  });

  it('open with their bodies, secrets covered', async () => {
    const { user } = await openPanel(server, <RequestsPanel />);
    await server.call('/api/v1/login', { email: 'demo@vanaveda.example', password: 'demo1234' });
    await user.click(await row(/POST \/api\/v1\/login 200/));

    const dialog = await screen.findByRole('dialog', { name: 'POST, 200' });
    const request = await within(dialog).findByRole('region', { name: 'Request body' });
    expect(request).toHaveTextContent('"email": "demo@vanaveda.example"');
    expect(request).toHaveTextContent('"password": "•••"');
    expect(within(dialog).getByRole('region', { name: 'Answer body' })).toHaveTextContent('"token": "•••"');
    expect(dialog).not.toHaveTextContent('demo1234');
  });

  it('are those of the chosen world, and on demand those of all', async () => {
    await server.call('/__world/other/api/v1/categories');
    const { user } = await openPanel(server, <RequestsPanel />);
    expect(await screen.findByText('No request in default yet, 1 in another world.')).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'Show all worlds' }));
    expect(await row(/categories 200 .*other/)).toBeVisible();
  });

  it('are found by text and filters; pictures only when asked for', async () => {
    await server.call('/api/v1/categories');
    await server.call('/api/v1/all-offers');
    await server.call('/custom/images/products/new/nothing.jpg');
    const { user } = await openPanel(server, <RequestsPanel />);
    expect(await row(/all-offers/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /nothing\.jpg/ })).not.toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: 'Filters' }));
    await user.click(screen.getByRole('checkbox', { name: 'Show pictures and files' }));
    expect(await row(/nothing\.jpg 404/)).toBeVisible();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Operation' }), 'listOffers');
    await waitFor(() => expect(screen.queryByRole('button', { name: /categories/ })).not.toBeInTheDocument());
    await user.type(screen.getByRole('searchbox', { name: 'Find in requests' }), 'no such');
    expect(await screen.findByText('No request fits the filters.')).toBeVisible();
  });

  it('stand still while paused, and tell how many have come since', async () => {
    const { user } = await openPanel(server, <RequestsPanel />);
    await user.click(screen.getByRole('button', { name: 'Pause' }));
    await server.call('/api/v1/categories');
    expect(await screen.findByText('Paused, 1 newer request.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /categories/ })).not.toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: 'Resume' }));
    expect(await row(/categories 200/)).toBeVisible();
  });

  it('are forgotten by the server too when cleared', async () => {
    await server.call('/api/v1/categories');
    const { user } = await openPanel(server, <RequestsPanel />);
    await row(/categories 200/);
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    expect(await screen.findByText('No request yet. They appear here as they come.')).toBeVisible();
    expect(server.traffic.list()).toEqual([]);
  });
});
