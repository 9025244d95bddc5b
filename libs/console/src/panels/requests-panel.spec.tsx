import { screen, within } from '@testing-library/react';
import { eachServer, openPanel } from '../testing/open-console.tsx';
import { RequestsPanel } from './requests-panel.tsx';

const server = eachServer();

const row = (name: RegExp) => screen.findByRole('button', { name });

describe('requests', () => {
  it('appear as they arrive, after the earlier ones', async () => {
    await server.call('/api/v1/categories');
    await openPanel(server, <RequestsPanel />);
    expect(await row(/GET \/api\/v1\/categories 200 listCategories/)).toBeVisible();

    await server.call('/api/v1/all-offers');
    expect(await row(/all-offers 200/)).toBeVisible();
    const [newest] = within(screen.getByRole('list', { name: 'Requests, newest first' })).getAllByRole('listitem');
    expect(newest).toHaveTextContent('all-offers');
  });

  it('name the situation that affected them', async () => {
    await server.call('/__mock/worlds/default/situations', { situation: 'catalogue-down' });
    await openPanel(server, <RequestsPanel />);
    await server.call('/api/v1/all-products');
    expect(await row(/all-products 503 .*catalogue-down/)).toBeVisible();
  });

  it('open with their bodies, secrets masked, and as a curl command', async () => {
    const { user } = await openPanel(server, <RequestsPanel />);
    await server.call('/api/v1/login', { email: 'demo@vanaveda.example', password: 'demo1234' });
    await user.click(await row(/POST \/api\/v1\/login 200/));

    const dialog = await screen.findByRole('dialog', { name: 'POST /api/v1/login' });
    const request = await within(dialog).findByRole('region', { name: 'Request body' });
    expect(request).toHaveTextContent('"email": "demo@vanaveda.example"');
    expect(request).toHaveTextContent('"password": "•••"');
    expect(within(dialog).getByRole('region', { name: 'Response body' })).toHaveTextContent('"token": "•••"');
    expect(dialog).not.toHaveTextContent('demo1234');

    await user.click(within(dialog).getByRole('button', { name: 'Copy as cURL' }));
    expect(await navigator.clipboard.readText()).toBe(
      `curl -X POST '${server.origin}/__world/default/api/v1/login' -H 'content-type: application/json' --data-raw '{"email":"demo@vanaveda.example","password":"•••"}'`,
    );
  });

  it('open with the headers of request and response, secrets masked', async () => {
    const { user } = await openPanel(server, <RequestsPanel />);
    await fetch(`${server.origin}/api/v1/categories`, { headers: { authorization: 'Bearer of-somebody' } });
    await user.click(await row(/categories 200/));

    const dialog = await screen.findByRole('dialog', { name: 'GET /api/v1/categories' });
    await user.click(await within(dialog).findByText('Request headers'));
    expect(within(dialog).getByText('authorization').nextElementSibling).toHaveTextContent(/^•••$/);
    await user.click(within(dialog).getByText('Response headers'));
    expect(within(dialog).getByText('etag').nextElementSibling).toBeVisible();
    expect(dialog).not.toHaveTextContent('of-somebody');
  });

  it('are those of the selected world, or of all', async () => {
    await server.call('/__world/other/api/v1/categories');
    const { user } = await openPanel(server, <RequestsPanel />);
    expect(await screen.findByText('No requests in default yet. Choose “All worlds” to see others.')).toBeVisible();

    await user.click(screen.getByRole('checkbox', { name: 'All worlds' }));
    expect(await row(/categories 200 .*other/)).toBeVisible();
  });

  it('are found by text and filters, without pictures by default', async () => {
    await server.call('/api/v1/all-offers');
    await server.call('/custom/images/products/new/nothing.jpg');
    const { user } = await openPanel(server, <RequestsPanel />);
    expect(await row(/all-offers/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /nothing\.jpg/ })).not.toBeInTheDocument();

    await user.click(screen.getByRole('checkbox', { name: 'Files' }));
    expect(await row(/nothing\.jpg 404/)).toBeVisible();
    await user.type(screen.getByRole('searchbox', { name: 'Search requests' }), 'no such');
    expect(await screen.findByText('No matches.')).toBeVisible();
  });

  it('stay while paused, with the number of newer ones', async () => {
    const { user } = await openPanel(server, <RequestsPanel />);
    await user.click(screen.getByRole('button', { name: 'Pause' }));
    await server.call('/api/v1/categories');
    expect(await screen.findByText('Paused, 1 newer request.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /categories/ })).not.toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: 'Resume' }));
    expect(await row(/categories 200/)).toBeVisible();
  });

  it('are deleted on the server too when cleared', async () => {
    await server.call('/api/v1/categories');
    const { user } = await openPanel(server, <RequestsPanel />);
    await row(/categories 200/);
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    expect(await screen.findByText('No requests yet. They appear here as they arrive.')).toBeVisible();
    expect(server.requestLog.list()).toEqual([]);
  });
});
