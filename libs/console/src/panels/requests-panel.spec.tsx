import { screen, within } from '@testing-library/react';
import { eachServer, openPanel } from '../testing/open-console.tsx';
import { RequestsPanel } from './requests-panel.tsx';

const server = eachServer();

const row = (name: RegExp) => screen.findByRole('button', { name });

describe('requests', () => {
  it('appear as they arrive, after the earlier ones, with the situation that affected them', async () => {
    await server.call('/todos');
    await openPanel(server, <RequestsPanel />);
    expect(await row(/GET \/todos 200 listTodos/)).toBeVisible();

    await server.call('/__mock/worlds/default/situations', { situation: 'down' });
    await server.call('/summary');
    expect(await row(/summary 503 .*down/)).toBeVisible();
    const [newest] = within(screen.getByRole('list', { name: 'Requests, newest first' })).getAllByRole('listitem');
    expect(newest).toHaveTextContent('summary');
  });

  it('open with their headers and bodies, secrets masked, and as a curl command', async () => {
    const { user } = await openPanel(server, <RequestsPanel />);
    const headers = { authorization: 'Bearer of-somebody', 'content-type': 'application/json' };
    await fetch(`${server.origin}/todos`, { method: 'POST', headers, body: '{"title":"Buy milk"}' });
    await user.click(await row(/POST \/todos 201/));

    const dialog = within(await screen.findByRole('dialog', { name: 'POST /todos' }));
    expect(await dialog.findByRole('region', { name: 'Request body' })).toHaveTextContent('{ "title": "Buy milk" }');
    expect(dialog.getByRole('region', { name: 'Response body' })).toHaveTextContent('"id": 2');
    await user.click(dialog.getByText('Request headers'));
    expect(dialog.getByText('authorization').nextElementSibling).toHaveTextContent(/^•••$/);
    await user.click(dialog.getByText('Response headers'));
    expect(dialog.getByText('x-content-type-options').nextElementSibling).toBeVisible();

    await user.click(dialog.getByRole('button', { name: 'Copy as cURL' }));
    expect(await navigator.clipboard.readText()).toBe(
      `curl -X POST '${server.origin}/__world/default/todos' -H "authorization: Bearer $TOKEN" -H 'content-type: application/json' --data-raw '{"title":"Buy milk"}'`,
    );
  });

  it('are those of the selected world, or of all, found by text, and without files by default', async () => {
    await server.call('/__world/other/todos');
    await server.call('/__world/other/nothing.jpg');
    const { user } = await openPanel(server, <RequestsPanel />);
    expect(await screen.findByText('No requests in default yet. Choose “All worlds” to see others.')).toBeVisible();

    await user.click(screen.getByRole('checkbox', { name: 'All worlds' }));
    expect(await row(/todos 200 .*other/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /nothing\.jpg/ })).not.toBeInTheDocument();
    await user.click(screen.getByRole('checkbox', { name: 'Files' }));
    expect(await row(/nothing\.jpg 404/)).toBeVisible();
    await user.type(screen.getByRole('searchbox', { name: 'Search requests' }), 'no such');
    expect(await screen.findByText('No matches.')).toBeVisible();
  });

  it('stay while paused, with the number of newer ones, and are deleted on the server too when cleared', async () => {
    const { user } = await openPanel(server, <RequestsPanel />);
    await user.click(screen.getByRole('button', { name: 'Pause' }));
    await server.call('/todos');
    expect(await screen.findByText('Paused, 1 newer request.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /todos/ })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Resume' }));
    expect(await row(/todos 200/)).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'Clear' }));
    expect(await screen.findByText('No requests yet. They appear here as they arrive.')).toBeVisible();
    expect(server.requestLog.list()).toEqual([]);
  });
});
