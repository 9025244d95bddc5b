import { writeFileSync } from 'node:fs';
import { screen } from '@testing-library/react';
import { openPanel, startServer, startServerOf } from '../testing/open-console.tsx';
import { ConnectionMark, ConnectionNote } from './connection.tsx';
import { CoveragePanel } from './coverage-panel.tsx';
import { RequestsPanel } from './requests-panel.tsx';

const parts = (
  <>
    <ConnectionMark />
    <ConnectionNote />
    <RequestsPanel />
  </>
);

it('when the server is gone, the console says so, keeps the data shown, and reconnects to the next server', async () => {
  const first = await startServer();
  await openPanel(first, parts);
  expect(screen.getByText('Live')).toBeVisible();
  await first.call('/todos');
  await screen.findByRole('button', { name: /todos 200/ });

  await first.app.close();
  expect(await screen.findByText('Cannot reach the mock API')).toBeVisible();
  expect(screen.getByRole('button', { name: /todos 200/ })).toBeVisible();

  const second = await startServer(Number(new URL(first.origin).port));
  expect(await screen.findByText('Live')).toBeVisible();
  expect(screen.queryByText('Cannot reach the mock API')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /todos 200/ })).not.toBeInTheDocument();
  await second.call('/summary');
  expect(await screen.findByRole('button', { name: /summary 200/ })).toBeVisible();
});

it('a broken contract is reported with line and reason until it is saved again', async () => {
  const document = (paths: string) => `openapi: 3.1.0\ninfo: { title: Notes, version: '1' }\npaths:\n${paths}`;
  const list = '  /notes:\n    get: { operationId: listNotes, responses: { 200: { description: All } } }\n';
  const server = await startServerOf(document(list), { isWatching: true, report: () => undefined });
  await openPanel(
    server,
    <>
      <ConnectionNote />
      <CoveragePanel />
    </>,
  );
  expect(await screen.findByRole('button', { name: 'Edit the response of listNotes' })).toBeVisible();

  writeFileSync(server.file, document(`${list}  /broken: [\n`));
  expect(await screen.findByText('The contract on disk cannot be used')).toBeVisible();
  expect(screen.getByText(/api\.yaml, line \d+: /)).toHaveTextContent('The last valid one is still served.');
  writeFileSync(server.file, document(list.replace('listNotes', 'listAllNotes')));
  expect(await screen.findByRole('button', { name: 'Edit the response of listAllNotes' })).toBeVisible();
  expect(screen.queryByText('The contract on disk cannot be used')).not.toBeInTheDocument();
});
