import { screen, waitFor } from '@testing-library/react';
import { eachServer, openPanel } from '../testing/open-console.tsx';
import { WorldsPanel } from './worlds-panel.tsx';

const server = eachServer();

const names = () => server.worlds.list().map(({ world }) => world.name);
const chosen = () => screen.getByTestId('world');
const create = () => screen.getByRole('button', { name: 'Create world' });

describe('worlds', () => {
  it('appear when they are first used, or as copies of others', async () => {
    const { user } = await openPanel(server, <WorldsPanel />);
    await screen.findByRole('heading', { name: 'default' });
    await server.call('/__world/fresh/todos');
    expect(await screen.findByRole('heading', { name: 'fresh' })).toBeVisible();

    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'copy');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Start from' }), 'A copy of fresh');
    await user.click(create());
    await waitFor(() => expect(names()).toContain('copy'));
  });

  it('are created with a seed, and then selected, unless the server refuses it', async () => {
    const { user } = await openPanel(server, <WorldsPanel />);
    await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'one');
    await user.click(screen.getByRole('checkbox', { name: 'Keep when unused' }));
    await user.click(create());
    expect(await screen.findByRole('alert')).toHaveTextContent(/nothing on disk/);

    await user.click(screen.getByRole('checkbox', { name: 'Keep when unused' }));
    await user.type(screen.getByRole('textbox', { name: 'Seed' }), 'monsoon');
    await user.click(create());
    expect(await screen.findByText('seed monsoon')).toBeVisible();
    expect(chosen()).toHaveTextContent('one');
    expect(screen.getByText(/2026, .*, stopped/)).toBeVisible();
  });

  it('are reset and deleted after a confirmation', async () => {
    await server.call('/__world/one/todos', { title: 'Buy milk' });
    const { user } = await openPanel(server, <WorldsPanel />, 'one');
    const confirm = jest.spyOn(window, 'confirm').mockReturnValue(true);
    expect(await screen.findByText(/todos: 2/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Reset one' }));
    expect(confirm).toHaveBeenCalledWith(expect.stringMatching(/^Reset “one”\?/));
    await waitFor(() => expect(screen.queryByText(/todos: 2/)).not.toBeInTheDocument());

    confirm.mockReturnValueOnce(false);
    await user.click(screen.getByRole('button', { name: 'Delete one' }));
    expect(confirm).toHaveBeenLastCalledWith(expect.stringMatching(/^Delete “one” with all its data\?/));
    expect(names()).toContain('one');
    await user.click(screen.getByRole('button', { name: 'Delete one' }));
    await waitFor(() => expect(names()).toEqual(['default']));
    await waitFor(() => expect(chosen()).toHaveTextContent('default'));
    expect(screen.queryByRole('button', { name: 'Delete default' })).not.toBeInTheDocument();
  });
});
