import { screen, waitFor, within } from '@testing-library/react';
import { mockApi } from '@shop/mock-engine/server/mock-api';
import { join } from 'node:path';
import { eachServer, openPanel } from '../testing/open-console.tsx';
import { RecordsPanel } from './records-panel.tsx';

const server = eachServer();

const logIn = (password: string) => server.call('/api/v1/login', { email: 'demo@vanaveda.example', password });

describe('customers', () => {
  it('are edited under the shop’s rules, with errors at the fields', async () => {
    const { user } = await openPanel(server, <RecordsPanel />);
    await user.click(await screen.findByRole('button', { name: 'Edit Asha Verma' }));
    const dialog = within(await screen.findByRole('dialog'));
    const mobile = dialog.getByRole('textbox', { name: 'Mobile' });
    await user.clear(mobile);
    await user.type(mobile, '1');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    // The field is joined to its error one render after the error is shown.
    await waitFor(() => expect(mobile).toHaveAccessibleErrorMessage('Please enter a valid mobile number.'));

    await user.clear(mobile);
    await user.paste('9000000009');
    await user.click(dialog.getByRole('textbox', { name: 'New password' }));
    await user.paste('brahmi22');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await screen.findByText(/9000000009/)).toBeVisible();
    expect((await logIn('demo1234')).status).toBe(401);
    expect((await logIn('brahmi22')).status).toBe(200);
  });

  it('appear as they register', async () => {
    await openPanel(server, <RecordsPanel />);
    await screen.findByRole('button', { name: 'Edit Asha Verma' });
    await server.call('/api/v1/register', {
      email: 'ravi@vanaveda.example',
      password: 'brahmi22',
      name: 'Ravi Kumar',
      mobile: '9000000002',
    });
    expect(await screen.findByRole('button', { name: 'Edit Ravi Kumar' })).toBeVisible();
  });
});

describe('orders', () => {
  it('get another status, and link to their receipt', async () => {
    const { user } = await openPanel(server, <RecordsPanel />, 'one');
    expect(
      await screen.findByText('“one” does not exist yet. It is created by its first request or change.'),
    ).toBeVisible();
    await server.call('/__world/one/api/v1/categories');

    const [status] = await screen.findAllByRole('combobox', { name: /^Status of order_/ });
    if (!status) throw new Error('The demo customer has orders.');
    const id = status.getAttribute('aria-label')?.replace('Status of ', '') ?? '';
    await user.selectOptions(status, 'failed');
    await waitFor(() => expect(server.worlds.get('one').store.orders.withId(id)?.status).toBe('failed'));
    await waitFor(() => expect(status).toHaveValue('failed'));

    const receipt = screen.getByRole('link', { name: `Receipt of ${id}` });
    expect((await fetch(receipt.getAttribute('href') ?? '')).status).toBe(200);
  });

  it('are found by their content', async () => {
    const { user } = await openPanel(server, <RecordsPanel />);
    await screen.findByRole('button', { name: 'Edit Asha Verma' });
    await user.click(screen.getByRole('searchbox', { name: 'Search records' }));
    await user.paste('timedout');
    expect(screen.getAllByRole('combobox', { name: /^Status of/ })).toHaveLength(1);
    expect(screen.getByText('No matches.')).toBeVisible();
  });
});

describe('items that a document keeps', () => {
  let close: (() => Promise<unknown>) | undefined;
  afterEach(() => close?.());

  it('are shown, edited by its schema, and deleted', async () => {
    const documents = join(import.meta.dirname, '../../../mock-engine/examples/todo/todo.yaml');
    const { app } = await mockApi({ documents });
    close = () => app.close();
    const origin = await app.listen({ port: 0, host: '127.0.0.1' });
    const get = async (path: string) => (await fetch(origin + path)).json() as Promise<unknown>;
    const { user } = await openPanel({ origin }, <RecordsPanel />);
    await user.click(await screen.findByRole('button', { name: 'Edit /todos/1' }));
    const dialog = within(await screen.findByRole('dialog'));
    const item = dialog.getByRole('textbox', { name: 'Item' });
    const write = async (text: string) => {
      await user.clear(item);
      await user.click(item);
      await user.paste(text);
      await user.click(dialog.getByRole('button', { name: 'Save' }));
    };
    await write('{ "id": 1, "title": 7, "isDone": false }');
    await waitFor(() => expect(item).toHaveAccessibleErrorMessage('title: Must be a string.'));
    await write('{ "id": 1, "title": "Water the basil", "isDone": true }');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await get('/todos')).toEqual([{ id: 1, title: 'Water the basil', isDone: true }]);

    await user.click(screen.getByRole('button', { name: 'Delete /todos/1' }));
    expect(await screen.findByText('/todos (0)')).toBeVisible();
    expect(await get('/todos')).toEqual([]);
  });
});
