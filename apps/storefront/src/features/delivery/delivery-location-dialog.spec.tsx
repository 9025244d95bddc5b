// spec-map: 2.2.16, 2.14.1, 2.14.2, 2.14.3, 2.14.4, 3.3.3, 4.4.1, 4.4.2, 4.4.3, 4.4.4, 4.4.5, 5.1.2, 5.1.3, 5.1.5
// spec-map: 8.1.1, 8.1.2, 8.1.3, 9.4.7
import { screen, waitFor, within } from '@testing-library/react';
import { kanpur } from '../../testing/accounts.ts';
import { findOpenDialog, hrefOf } from '../../testing/on-screen.ts';
import { renderWithShop } from '../../testing/render-with-shop.tsx';
import { shopServer } from '../../testing/shop-server.ts';
import { collectToasts } from '../../testing/toasts.ts';
import { DeliveryLocationLink, LazyDeliveryLocationDialog } from './delivery-location-link.tsx';

const server = shopServer();

const header = (
  <>
    <DeliveryLocationLink />
    <LazyDeliveryLocationDialog />
  </>
);

const openDialog = async () => {
  const shop = renderWithShop(header);
  await shop.user.click(screen.getByRole('button'));
  const dialog = await findOpenDialog('Setup Delivery Location?');
  return { ...shop, input: within(dialog).getByRole<HTMLInputElement>('textbox', { name: 'Pincode' }) };
};

const lookUp = async (pincode = '208001') => {
  const shop = await openDialog();
  await shop.user.type(shop.input, pincode);
  return shop;
};
const lookups = () => server.callsOf('lookupPincode').length;

describe('the delivery location dialog', () => {
  it('asks for the pincode in the specified words, and closes without a choice', async () => {
    const { user, storage, input } = await openDialog();
    expect(input).toHaveAccessibleDescription('Please Enter your area 6 digit pincode.');
    expect(input).not.toHaveAttribute('maxlength');

    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(storage.read('selectedOffice')).toBeNull();
  });

  it('asks nobody before the sixth digit, clears what it found at the seventh, and looks up again without it; the chosen office is stored and shown in the header', async () => {
    const { user, storage, input } = await lookUp('20800');
    expect(lookups()).toBe(0);
    await user.type(input, '1');
    await screen.findByRole('list', { name: 'Choose your locality' });
    await user.type(input, '9');
    expect(input).toHaveValue('2080019');
    expect(screen.queryByRole('list')).not.toBeInTheDocument();
    expect(lookups()).toBe(1);
    await user.type(input, '{Backspace}');
    await user.click(await screen.findByRole('button', { name: /^Mall Road/ }));
    expect(lookups()).toBe(2);

    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const shown = screen.getByRole('button');
    expect(shown).toHaveTextContent(/^Mall Road.*,208001$/);
    await waitFor(() => expect(shown).toHaveFocus());
    expect(JSON.parse(storage.read('selectedOffice') ?? '')).toEqual(kanpur);
  });

  it('judges what is typed as it is typed, and cleans what is pasted, or filled in by the browser without an event', async () => {
    const { user, input } = await lookUp('208 001');
    await user.keyboard('{Enter}{Tab}');
    expect(input).toHaveValue('208 001');
    expect(lookups()).toBe(0);

    await user.clear(input);
    await user.paste('208-001');
    expect(input).toHaveValue('208001');
    await waitFor(() => expect(lookups()).toBe(1));
    input.value = '110 001';
    await user.keyboard('{Tab}');
    expect(input).toHaveValue('110001');
    await waitFor(() => expect(lookups()).toBe(2));
    await user.click(input);
    input.value = '208 001';
    await user.keyboard('{Enter}');
    expect(input).toHaveValue('208001');
    await waitFor(() => expect(lookups()).toBe(3));
  });

  it('cancels an older lookup as soon as the text changes, and shows what the last one found', async () => {
    const answer = server.hold('lookupPincode');
    const asked = jest.spyOn(globalThis, 'fetch');
    const { user, input } = await lookUp();
    await waitFor(() => expect(asked).toHaveBeenCalled());
    expect(await screen.findByText('Getting Location Please Wait')).toBeInTheDocument();
    const [request, init] = asked.mock.calls[0] ?? [];
    const signal = init?.signal ?? (request as Request).signal;
    expect(signal.aborted).toBe(false);
    await user.clear(input);
    expect(signal.aborted).toBe(true);
    await user.type(input, '110001');
    answer();

    const list = await screen.findByRole('list');
    expect(within(list).getAllByText(/110001/).length).toBeGreaterThan(0);
    expect(within(list).queryByText(/208001/)).not.toBeInTheDocument();
    expect(screen.queryByText('Api Error')).not.toBeInTheDocument();
    expect(screen.queryByText('Getting Location Please Wait')).not.toBeInTheDocument();
  });

  it('says when no post office has the pincode, marks it as wrong, and names the phone', async () => {
    await lookUp('999999');

    expect(await screen.findByText('No Location Found')).toBeInTheDocument();
    expect(screen.getByLabelText('Pincode')).toBeInvalid();
    expect(hrefOf('+91 512 100 4726')).toBe('tel:+915121004726');
  });

  it.each([
    ['does not answer', 'no-reply' as const, /^The postal service did not answer/],
    ['answers with an error', { status: 503, body: {} }, /error 503/],
  ])(
    'warns for nine seconds, with the error, when the service %s, and can be asked again',
    async (_, failure, words) => {
      server.fail('lookupPincode', failure, 1);
      const { user, input } = await openDialog();
      const toasts = collectToasts();
      await user.type(input, '208001');

      const shown = { type: 'warning', title: 'Api Error', duration: 9000, place: 'top' };
      await waitFor(() => expect(toasts).toMatchObject([shown]));
      expect(toasts[0]?.description).toMatch(words);
      await user.click(screen.getByRole('button', { name: 'Try again' }));
      expect(await screen.findByRole('list')).toBeInTheDocument();
    },
  );

  it('alerts to a status that is neither Error nor Success', async () => {
    const alert = jest.spyOn(window, 'alert').mockImplementation();
    server.fail('lookupPincode', { status: 200, body: [{ Status: '404' }] });
    await lookUp();

    await waitFor(() => expect(alert).toHaveBeenCalledWith('Failed to Hit Api'));
  });
});
