import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { eachServer, openPanel, startServer } from '../testing/open-console.tsx';
import { CoveragePanel } from './coverage-panel.tsx';
import { RequestsPanel } from './requests-panel.tsx';
import { SituationsPanel } from './situations-panel.tsx';

const server = eachServer();

const editor = () => screen.findByRole('dialog', { name: 'Edit the response' });
const dialog = () => within(screen.getByRole('dialog'));
const type = (label: string, value: string) => fireEvent.change(dialog().getByLabelText(label), { target: { value } });
const use = () => screen.getByRole('button', { name: 'Use this response' });
const offers = async (): Promise<unknown> => (await server.call('/api/v1/all-offers')).json();

describe('the response of an operation', () => {
  it('is edited from an example, and used once', async () => {
    const { user } = await openPanel(server, <CoveragePanel />);
    await user.click(await screen.findByRole('button', { name: 'Edit the response of listOffers' }));
    await editor();
    expect(await screen.findByText('The response fits the contract.')).toBeVisible();
    await screen.findByRole('option', { name: '200 empty' });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Start from an example' }), '200 empty');
    expect(dialog().getByLabelText('New body (JSON)')).toHaveValue('[]');
    type('Number of requests', '1');
    await user.click(use());
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await offers()).toEqual([]);
    expect(await offers()).not.toEqual([]);
  });

  it('is checked while it is typed, and sent anyway', async () => {
    const { user } = await openPanel(server, <SituationsPanel />);
    await user.click(await screen.findByRole('button', { name: 'Edit a response' }));
    await editor();
    await user.selectOptions(dialog().getByRole('combobox', { name: 'Operation' }), 'listOffers');
    type('New body (JSON)', '[{"id": ');
    expect(await dialog().findByText(/^Not JSON/)).toBeVisible();
    await user.click(use());
    expect(server.world.situations.list()).toEqual([]);
    type('New body (JSON)', '[{"id": "x"}]');
    type('Status', '200');
    expect(await dialog().findByText('Violates the contract:')).toBeVisible();
    expect(dialog().getByText(/0\.id/)).toBeVisible();
    await user.click(use());

    const list = await screen.findByRole('list', { name: 'Edited responses' });
    expect(list).toHaveTextContent(/listOffers responds 200, edited.*0 requests so far.*Violates the contract/);
    expect(await offers()).toEqual([{ id: 'x' }]);
    await waitFor(() => expect(list).toHaveTextContent('1 request so far'));

    await user.click(screen.getByRole('button', { name: 'Edit listOffers-edited' }));
    await editor();
    type('Status', '418');
    await user.click(use());
    await waitFor(() => expect(list).toHaveTextContent(/Violates the contract: .*does not declare 418 for listOffers/));
    expect(screen.getByRole('link', { name: 'Download' })).toHaveAttribute(
      'href',
      expect.stringContaining('%22status%22'),
    );
    await user.click(screen.getByRole('button', { name: 'Remove listOffers-edited' }));
    await waitFor(() => expect(list).not.toBeInTheDocument());
  });

  it('shows what the server refuses at its field', async () => {
    const { user } = await openPanel(server, <SituationsPanel />);
    await user.click(await screen.findByRole('button', { name: 'Edit a response' }));
    await editor();
    type('Status', '9000');
    await user.type(dialog().getByLabelText('Status'), '{Enter}');
    await waitFor(() => expect(dialog().getByLabelText('Status')).toHaveAccessibleErrorMessage());
  });
});

it('the response of a logged request is edited for requests like it', async () => {
  const { user } = await openPanel(server, <RequestsPanel />);
  await server.call('/v1/get-product/s-46');
  await user.click(await screen.findByRole('button', { name: /get-product\/s-46 200/ }));
  await user.click(await screen.findByRole('button', { name: 'Edit the response' }));
  await editor();
  expect(dialog().getByLabelText('Status')).toHaveValue('200');
  const requests: HTMLTextAreaElement = dialog().getByLabelText('Only requests with (JSON)');
  expect(JSON.parse(requests.value)).toEqual({ path: { slug: 's-46' } });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Body' }), 'Replace it');
  type('New body (JSON)', '[]');
  type('Delay in milliseconds', '5');
  type('Headers (JSON)', '{"x-page": "2"}');
  await user.click(use());
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const edited = await server.call('/api/v1/get-product/s-46');
  expect(edited.headers.get('x-page')).toBe('2');
  expect(await edited.json()).toEqual([]);
  expect((await server.call('/api/v1/get-product/s-1')).headers.has('x-page')).toBe(false);

  await user.click(await screen.findByRole('button', { name: /api\/v1\/get-product\/s-46 200/ }));
  await user.click(await screen.findByRole('button', { name: 'Edit the response' }));
  await editor();
  expect(dialog().getByLabelText('Name')).toHaveValue('getProduct-edited-2');
});

it('edited responses are saved to the file that the server was started with', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'overrides-'));
  const overridesFile = join(folder, 'overrides.json');
  Object.assign(server, await startServer(0, { overrides: overridesFile }));
  await fetch(`${server.origin}/__mock/worlds/default/overrides/late`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ operation: 'listOffers', delay: 1 }),
  });
  const { user } = await openPanel(server, <SituationsPanel />);
  await user.click(await screen.findByRole('button', { name: 'Save to file' }));
  expect(await screen.findByText(`1 saved to ${overridesFile}.`)).toBeInTheDocument();
  expect(JSON.parse(readFileSync(overridesFile, 'utf8'))).toEqual([{ id: 'late', operation: 'listOffers', delay: 1 }]);
  rmSync(folder, { recursive: true });
});
