import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mockApi } from '@shop/mock-engine/server/mock-api';
import { screen } from '@testing-library/react';
import { openPanel, startServer } from '../testing/open-console.tsx';
import { CoveragePanel } from './coverage-panel.tsx';
import { ConnectionMark, ConnectionNote } from './connection.tsx';
import { RequestsPanel } from './requests-panel.tsx';

const parts = (
  <>
    <ConnectionMark />
    <ConnectionNote />
    <RequestsPanel />
  </>
);

describe('when the server is gone', () => {
  it('says so, keeps the data shown, and reconnects to the next server', async () => {
    const first = await startServer();
    await openPanel(first, parts);
    expect(screen.getByText('Live')).toBeVisible();
    await first.call('/api/v1/categories');
    await screen.findByRole('button', { name: /categories 200/ });

    await first.stop();
    expect(await screen.findByText('Cannot reach the mock API')).toBeVisible();
    expect(screen.getByRole('button', { name: /categories 200/ })).toBeVisible();

    const second = await startServer(Number(new URL(first.origin).port));
    expect(await screen.findByText('Live')).toBeVisible();
    expect(screen.queryByText('Cannot reach the mock API')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /categories 200/ })).not.toBeInTheDocument();
    await second.call('/api/v1/all-offers');
    expect(await screen.findByRole('button', { name: /all-offers 200/ })).toBeVisible();
  });
});

describe('a broken contract', () => {
  it('is reported with line and reason until it is saved again, for any API', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'contract-'));
    const file = join(folder, 'notes.yaml');
    const document = (paths: string) => `openapi: 3.1.0\ninfo: { title: Notes, version: '1' }\npaths:\n${paths}`;
    const list = '  /notes:\n    get: { operationId: listNotes, responses: { 200: { description: All } } }\n';
    writeFileSync(file, document(list));
    const api = await mockApi({ documents: file, isWatching: true, report: () => undefined });
    const origin = await api.app.listen({ port: 0, host: '127.0.0.1' });
    await openPanel(
      { origin },
      <>
        <ConnectionNote />
        <CoveragePanel />
      </>,
    );
    expect(await screen.findByRole('button', { name: 'Edit the response of listNotes' })).toBeVisible();

    writeFileSync(file, document(`${list}  /broken: [\n`));
    expect(await screen.findByText('The contract on disk cannot be used', {}, { timeout: 5000 })).toBeVisible();
    expect(screen.getByText(/notes\.yaml, line \d+: /)).toHaveTextContent('The last valid one is still served.');
    writeFileSync(file, document(list.replace('listNotes', 'listAllNotes')));
    const edit = { name: 'Edit the response of listAllNotes' };
    expect(await screen.findByRole('button', edit, { timeout: 5000 })).toBeVisible();
    expect(screen.queryByText('The contract on disk cannot be used')).not.toBeInTheDocument();
    await api.app.close();
    rmSync(folder, { recursive: true });
  });
});
