import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { mockApi, type Api } from '@shop/mock-engine/server/mock-api';
import { screen, waitFor } from '@testing-library/react';
import { openPanel } from '../testing/open-console.tsx';
import { CoveragePanel } from './coverage-panel.tsx';
import { SituationsPanel } from './situations-panel.tsx';

/** Some more than are shown at first. */
const OPERATIONS = 70;

let folder: string;
let api: Api;
let server: { origin: string };
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'many-'));
  const contract = path.join(folder, 'api.json');
  const responses = { 200: { description: '' } };
  const paths = Object.fromEntries(
    Array.from({ length: OPERATIONS }, (_, index) => [
      `/p${index}`,
      { get: { operationId: `call${index}`, responses } },
    ]),
  );
  writeFileSync(contract, JSON.stringify({ openapi: '3.1.0', info: { title: 'Many', version: '1' }, paths }));
  api = await mockApi({ documents: contract });
  server = { origin: await api.app.listen({ port: 0, host: '127.0.0.1' }) };
});
afterAll(async () => {
  await api.app.close();
  rmSync(folder, { recursive: true });
});

/** Roles of many elements take jsdom seconds. */
const rowsOf = (container: HTMLElement, selector: string) =>
  waitFor(() => {
    const found = container.querySelectorAll(selector);
    if (found.length === 0) throw new Error('There is none yet.');
    return [...found];
  });

it('situations of many operations are shown some at a time, and found by their name', async () => {
  const { user, container } = await openPanel(server, <SituationsPanel />);
  expect((await rowsOf(container, '[role=switch]')).length).toBeLessThanOrEqual(60);
  await user.click(screen.getByRole('button', { name: /^Show 200 more of \d+$/ }));
  expect((await rowsOf(container, '[role=switch]')).length).toBeGreaterThan(60);

  await user.click(screen.getByRole('searchbox', { name: 'Search situations' }));
  await user.paste('down:call69');
  expect(await screen.findByRole('switch', { name: /down:call69/ })).toBeVisible();
  expect(await rowsOf(container, '[role=switch]')).toHaveLength(1);
});

it('coverage of many operations is shown some at a time', async () => {
  const { user, container } = await openPanel(server, <CoveragePanel />);
  expect((await rowsOf(container, 'tr')).length).toBeLessThanOrEqual(61);
  await user.click(screen.getByRole('button', { name: 'Show 10 more of 70' }));
  expect((await rowsOf(container, 'tr')).length).toBeGreaterThan(OPERATIONS);
});
