import { screen } from '@testing-library/react';
import { eachServer, openPanel } from '../testing/open-console.tsx';
import { CoveragePanel } from './coverage-panel.tsx';

const server = eachServer();

it('counts responses by operation', async () => {
  await openPanel(server, <CoveragePanel />);
  expect(await screen.findByText('0 of 7 declared responses seen')).toBeVisible();

  await server.call('/todos');
  await server.call('/todos');
  expect(await screen.findByText('1 of 7 declared responses seen')).toBeVisible();
  const row = await screen.findByRole('row', { name: /200: 2 times 503: not seen/ });
  expect(row).toHaveTextContent(/^listTodos/);
  expect(screen.getByText('No contract violations.')).toBeVisible();
});
