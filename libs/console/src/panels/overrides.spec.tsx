import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FullRequest, Operation } from '@shop/mock-engine/generated/control-api';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { draftOfRequest } from '../overrides/draft.ts';
import { eachServer, folder, openPanel, startServer } from '../testing/open-console.tsx';
import { CoveragePanel } from './coverage-panel.tsx';
import { RequestsPanel } from './requests-panel.tsx';
import { SituationsPanel } from './situations-panel.tsx';

const server = eachServer();

const editor = async () => within(await screen.findByRole('dialog', { name: 'Edit the response' }));
const dialog = () => within(screen.getByRole('dialog'));
const type = (label: string, value: string) => fireEvent.change(dialog().getByLabelText(label), { target: { value } });
const use = () => dialog().getByRole('button', { name: 'Use this response' });
const respond = async (path: string): Promise<unknown> => (await server.call(path)).json();

it('the response of an operation is edited from an example, and used once', async () => {
  const { user } = await openPanel(server, <CoveragePanel />);
  await user.click(await screen.findByRole('button', { name: 'Edit the response of listTodos' }));
  const form = await editor();
  expect(await form.findByText('The response fits the contract.')).toBeVisible();
  type('New body (JSON)', '');
  await form.findByRole('option', { name: '200 example' });
  await user.selectOptions(form.getByRole('combobox', { name: 'Start from an example' }), '200 example');
  const body: HTMLTextAreaElement = form.getByLabelText('New body (JSON)');
  expect(JSON.parse(body.value)).toEqual([{ id: 1, title: 'Water the tulsi', isDone: false }]);
  type('New body (JSON)', '[]');
  type('Number of requests', '1');
  await user.click(use());
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(await respond('/todos')).toEqual([]);
  expect(await respond('/todos')).toHaveLength(1);
});

it('an edited response is checked while it is typed and by the server, and sent anyway', async () => {
  const { user } = await openPanel(server, <SituationsPanel />);
  await user.click(await screen.findByRole('button', { name: 'Edit a response' }));
  const form = await editor();
  await user.selectOptions(form.getByRole('combobox', { name: 'Operation' }), 'getTodo');
  type('Status', '9000');
  await user.click(use());
  await waitFor(() => expect(form.getByLabelText('Status')).toHaveAccessibleErrorMessage());
  type('New body (JSON)', '{"id": ');
  expect(await form.findByText(/^Not JSON/)).toBeVisible();
  await user.click(use());
  expect(server.world.situations.list()).toEqual([]);
  type('New body (JSON)', '{"id": "x", "title": "", "isDone": true}');
  type('Status', '200');
  expect(await form.findByText('Violates the contract:')).toBeVisible();
  expect(form.getByText(/id: Must be a whole number/)).toBeVisible();
  await user.click(use());

  const list = await screen.findByRole('list', { name: 'Edited responses' });
  expect(list).toHaveTextContent(/getTodo responds 200, edited.*0 requests so far.*Violates the contract/);
  expect(await respond('/todos/1')).toMatchObject({ id: 'x' });
  await waitFor(() => expect(list).toHaveTextContent('1 request so far'));

  await user.click(within(list).getByRole('button', { name: 'Edit getTodo-edited' }));
  await editor();
  type('Status', '418');
  await user.click(use());
  await waitFor(() => expect(list).toHaveTextContent(/Violates the contract: .*does not declare 418 for getTodo/));
  const download = screen.getByRole('link', { name: 'Download' });
  expect(download).toHaveAttribute('href', expect.stringContaining('%22status%22'));
  await user.click(within(list).getByRole('button', { name: 'Remove getTodo-edited' }));
  await waitFor(() => expect(list).not.toBeInTheDocument());
});

it('the response of a logged request is edited for requests like it', async () => {
  const { user } = await openPanel(server, <RequestsPanel />);
  const edit = async (request: RegExp) => {
    await user.click(await screen.findByRole('button', { name: request }));
    await user.click(await screen.findByRole('button', { name: 'Edit the response' }));
    return editor();
  };
  await server.call('/__world/default/todos/1?first');
  const form = await edit(/^GET \/todos\/1\?first 200/);
  expect(form.getByLabelText('Status')).toHaveValue('200');
  const requests: HTMLTextAreaElement = form.getByLabelText('Only requests with (JSON)');
  expect(JSON.parse(requests.value)).toEqual({ path: { id: '1' } });
  await user.selectOptions(form.getByRole('combobox', { name: 'Body' }), 'Replace it');
  type('New body (JSON)', '{"id": 7}');
  type('Delay in milliseconds', '5');
  type('Headers (JSON)', '{"x-page": "2"}');
  await user.click(use());
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const edited = await server.call('/todos/1');
  expect(edited.headers.get('x-page')).toBe('2');
  expect(await edited.json()).toEqual({ id: 7 });
  expect((await server.call('/todos/2')).headers.has('x-page')).toBe(false);

  expect((await edit(/^GET \/todos\/1 200/)).getByLabelText('Name')).toHaveValue('getTodo-edited-2');
});

it('the path parameters of a request are found where its path lacks the base of the API', () => {
  const entry = { url: '/v1/get-product/s-46', status: 200, response: null } as FullRequest;
  const { when } = draftOfRequest(entry, { id: 'getProduct', path: '/api/v1/get-product/{slug}' } as Operation);
  expect(JSON.parse(when)).toEqual({ path: { slug: 's-46' } });
});

it('edited responses of the file that the server was started with are saved to it', async () => {
  const overrides = join(folder, 'overrides.json');
  const late = { id: 'late', operation: 'listTodos', delay: 1 };
  writeFileSync(overrides, JSON.stringify([late]));
  const { user } = await openPanel(await startServer(0, { overrides }), <SituationsPanel />);
  await user.click(await screen.findByRole('button', { name: 'Edit late' }));
  await editor();
  type('Delay in milliseconds', '2');
  await user.click(use());
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: 'Save to file' }));
  expect(await screen.findByText(`1 saved to ${overrides}.`)).toBeInTheDocument();
  expect(JSON.parse(readFileSync(overrides, 'utf8'))).toEqual([{ ...late, delay: 2 }]);
});
