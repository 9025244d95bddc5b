import { screen } from '@testing-library/react';
import { eachServer, openPanel } from '../testing/open-console.tsx';
import { CoveragePanel } from './coverage-panel.tsx';

const server = eachServer();

it('counts responses by operation', async () => {
  await openPanel(server, <CoveragePanel />);
  expect(await screen.findByText(/^0 of \d+ declared responses seen$/)).toBeVisible();

  await server.call('/api/v1/categories');
  await server.call('/api/v1/categories');
  expect(await screen.findByText(/^1 of \d+ declared responses seen$/)).toBeVisible();
  const row = await screen.findByRole('row', { name: /200: 2 times 304: not seen/ });
  expect(row).toHaveTextContent(/^listCategories/);
  expect(screen.getByText('No contract violations.')).toBeVisible();
});
