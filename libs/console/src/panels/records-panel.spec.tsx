import { createMockApi } from '@shop/mock-api/shop';
import { screen, waitFor, within } from '@testing-library/react';
import { openPanel, serve, startServer } from '../testing/open-console.tsx';
import { RecordsPanel } from './records-panel.tsx';

/** An API that describes its records. */
const startShop = async () => serve(await createMockApi({ passwordCost: 16 }));
/** The dialog that edits a record. */
const editor = async () => within(await screen.findByRole('dialog'));
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

it('records appear as they are made, and are edited under the API’s rules, with errors at the fields', async () => {
  const server = await startShop();
  const { user } = await openPanel(server, <RecordsPanel />);
  const ravi = { email: 'ravi@vanaveda.example', password: 'brahmi22', name: 'Ravi Kumar', mobile: '9000000002' };
  await server.call('/api/v1/register', ravi);
  await user.click(await screen.findByRole('button', { name: 'Edit Ravi Kumar' }));
  const form = await editor();
  const mobile = form.getByRole('textbox', { name: 'Mobile' });
  await user.clear(mobile);
  await user.type(mobile, '1');
  await user.click(form.getByRole('button', { name: 'Save' }));
  // The field is joined to its error one render after the error is shown.
  await waitFor(() => expect(mobile).toHaveAccessibleErrorMessage('Please enter a valid mobile number.'));

  await user.clear(mobile);
  await user.paste('9000000009');
  await user.click(form.getByRole('textbox', { name: 'New password' }));
  await user.paste('tulsi333');
  await user.click(form.getByRole('button', { name: 'Save' }));
  await isClosed();
  expect(await screen.findByText(/9000000009/)).toBeVisible();
  expect((await server.call('/api/v1/login', { email: ravi.email, password: 'tulsi333' })).status).toBe(200);
});

it('records are found by their content, get another of the choices of a field, and are links', async () => {
  const server = await startShop();
  const { user } = await openPanel(server, <RecordsPanel />, 'one');
  expect(
    await screen.findByText('“one” does not exist yet. It is created by its first request or change.'),
  ).toBeVisible();
  await server.call('/__world/one/api/v1/categories');
  await user.click(await screen.findByRole('searchbox', { name: 'Search records' }));
  await user.paste('timedout');
  expect(await screen.findByText('No matches.')).toBeVisible();

  const status = screen.getByRole('combobox', { name: /^Status of order_/ });
  const id = status.getAttribute('aria-label')?.replace('Status of ', '') ?? '';
  const receipt = screen.getByRole('link', { name: `Receipt of ${id}` });
  expect((await fetch(receipt.getAttribute('href') ?? '')).status).toBe(200);
  await user.selectOptions(status, 'failed');
  await waitFor(() => expect(server.worlds.get('one').store.orders.withId(id)?.status).toBe('failed'));
});

it('items that a document keeps are shown, edited by its schema, and deleted', async () => {
  const server = await startServer();
  const items = async (): Promise<unknown> => (await server.call('/todos')).json();
  const { user } = await openPanel(server, <RecordsPanel />);
  await user.click(await screen.findByRole('button', { name: 'Edit /todos/1' }));
  const form = await editor();
  const item = form.getByRole('textbox', { name: 'Item' });
  const write = async (text: string) => {
    await user.clear(item);
    await user.click(item);
    await user.paste(text);
    await user.click(form.getByRole('button', { name: 'Save' }));
  };
  await write('{ "id": 1, "title": 7, "isDone": false }');
  await waitFor(() => expect(item).toHaveAccessibleErrorMessage('title: Must be a string.'));
  await write('{ "id": 1, "title": "Water the basil", "isDone": true }');
  await isClosed();
  expect(await items()).toEqual([{ id: 1, title: 'Water the basil', isDone: true }]);

  await user.click(screen.getByRole('button', { name: 'Delete /todos/1' }));
  expect(await screen.findByText('/todos (0)')).toBeVisible();
  expect(await items()).toEqual([]);
});
