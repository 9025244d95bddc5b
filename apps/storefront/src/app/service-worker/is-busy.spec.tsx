import { render } from '@testing-library/react';
import { isBusy } from './is-busy.ts';

/** Web Locks as all tabs share them; jsdom has none. */
const locksHeld = (...names: string[]) =>
  Object.assign(navigator, { locks: { query: async () => ({ held: names.map((name) => ({ name })) }) } });

beforeEach(() => locksHeld());
afterEach(() => Reflect.deleteProperty(navigator, 'locks'));

it('a page without input may be reloaded', async () => {
  render(
    <form>
      <input aria-label="Search" />
      <input type="checkbox" defaultChecked value="on" />
    </form>,
  );
  expect(await isBusy()).toBe(false);
});

it('a form half filled in may not', async () => {
  render(
    <form>
      <textarea defaultValue="About my order" />
    </form>,
  );
  expect(await isBusy()).toBe(true);
});

it('neither may an open dialog, such as the checkout', async () => {
  render(<div role="dialog" data-state="open" />);
  expect(await isBusy()).toBe(true);
});

it('nor any tab while one of them pays', async () => {
  locksHeld('payment');
  expect(await isBusy()).toBe(true);
});
