import { screen, waitFor } from '@testing-library/react';
import { openPanel, startServerOf } from '../testing/open-console.tsx';
import { CoveragePanel } from './coverage-panel.tsx';
import { SituationsPanel } from './situations-panel.tsx';

/** Some more than are shown at first. */
const OPERATIONS = 66;

const startServerOfMany = () => {
  const operation = (_: unknown, index: number) => [
    `/p${index}`,
    { get: { operationId: `call${index}`, responses: { 200: { description: '' } } } },
  ];
  const paths = Object.fromEntries(Array.from({ length: OPERATIONS }, operation)) as object;
  return startServerOf(JSON.stringify({ openapi: '3.1.0', info: { title: 'Many', version: '1' }, paths }));
};

/** Roles of many elements take jsdom seconds. */
const countOf = (container: HTMLElement, selector: string) => container.querySelectorAll(selector).length;

it('situations of many operations are shown some at a time, and found by their name', async () => {
  const { user, container } = await openPanel(await startServerOfMany(), <SituationsPanel />);
  await screen.findByText('Show 200 more of 268');
  expect(countOf(container, '[role=switch]')).toBe(60);
  await user.click(screen.getByRole('searchbox', { name: 'Search situations' }));
  await user.paste('down:call65');
  await waitFor(() => expect(countOf(container, '[role=switch]')).toBe(1));
  expect(screen.getByRole('switch', { name: /down:call65/ })).toBeVisible();
});

it('coverage of many operations is shown some at a time', async () => {
  const { user, container } = await openPanel(await startServerOfMany(), <CoveragePanel />);
  const more = await screen.findByText('Show 6 more of 66');
  expect(countOf(container, 'tbody tr')).toBe(60);
  await user.click(more);
  expect(countOf(container, 'tbody tr')).toBe(OPERATIONS);
});
