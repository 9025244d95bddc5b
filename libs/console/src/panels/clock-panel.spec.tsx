import { screen, waitFor } from '@testing-library/react';
import { eachServer, openPanel } from '../testing/open-console.tsx';
import { ClockPanel } from './clock-panel.tsx';

const DAY = 86_400_000;

const server = eachServer();

const ahead = () => server.world.clock.now() - Date.now();

it('the clock is advanced by a day or by any positive time', async () => {
  const { user } = await openPanel(server, <ClockPanel />);
  const amount = await screen.findByRole('textbox', { name: 'Advance by' });
  await user.clear(amount);
  await user.type(amount, '-3{Enter}');
  expect(screen.getByText('Enter a positive amount of at most one year.')).toBeVisible();
  expect(ahead()).toBeLessThan(DAY);

  await user.clear(amount);
  await user.type(amount, '1{Enter}');
  expect(await screen.findByText('1 d ahead of this computer')).toBeVisible();
  await user.clear(amount);
  await user.type(amount, '2');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Unit' }), 'hours');
  await user.click(screen.getByRole('button', { name: 'Advance' }));
  expect(await screen.findByText('1 d 2 h ahead of this computer')).toBeVisible();
  expect(ahead()).toBeGreaterThan(DAY);
});

it('the clock is stopped and started', async () => {
  const { user } = await openPanel(server, <ClockPanel />);
  const running = await screen.findByRole('switch', { name: 'Clock running', checked: true });
  await user.click(running);
  await waitFor(() => expect(server.world.clock.isRunning).toBe(false));
  await waitFor(() => expect(running).not.toBeChecked());
  await user.click(running);
  await waitFor(() => expect(server.world.clock.isRunning).toBe(true));
});
