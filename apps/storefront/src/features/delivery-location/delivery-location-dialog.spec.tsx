import { act, screen, waitFor, within } from '@testing-library/react';
import { connectToaster, type Toast } from '../../shared/ui/notify.ts';
import { findOpenDialog } from '../../testing/find-open-dialog.ts';
import { renderWithShop } from '../../testing/render-with-shop.tsx';
import { startShopServer, type ShopServer } from '../../testing/shop-server.ts';
import { DeliveryLocationDialogOutlet } from './delivery-location-dialog-outlet.tsx';
import { DeliveryLocationLink } from './delivery-location-link.tsx';

let server: ShopServer;
beforeEach(async () => {
  server = await startShopServer();
});
afterEach(() => server.app.close());

const header = (
  <>
    <DeliveryLocationLink />
    <DeliveryLocationDialogOutlet />
  </>
);

const openDialog = async (stored = {}) => {
  const shop = renderWithShop(header, { stored });
  await shop.user.click(screen.getByRole('button'));
  const dialog = await findOpenDialog('Setup Delivery Location?');
  return { ...shop, dialog, input: within(dialog).getByRole('textbox', { name: 'Pincode' }) };
};

const lookups = () => server.callsOf('lookupPincode').length;

describe('the delivery location dialog', () => {
  it('asks for the pincode in the specified words', async () => {
    const { input } = await openDialog();

    expect(input).toHaveAccessibleDescription('Please Enter your area 6 digit pincode.');
    expect(input).not.toHaveAttribute('maxlength');
  });

  it('finds the post offices at six digits; the chosen one is stored and shown in the header', async () => {
    const { user, storage, input } = await openDialog();

    await user.type(input, '208001');
    await user.click(await screen.findByRole('button', { name: /^Mall Road/ }));

    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const shown = screen.getByRole('button');
    expect(shown).toHaveTextContent(/^Mall Road.*,208001$/);
    await waitFor(() => expect(shown).toHaveFocus());
    expect(JSON.parse(storage.read('selectedOffice') ?? '')).toEqual({
      Name: 'Mall Road',
      State: 'Uttar Pradesh',
      Country: 'India',
      Pincode: '208001',
    });
  });

  it('shows a location chosen on an earlier visit as {Name},{Pincode}', () => {
    const office = { Name: 'Kanpur', State: 'Uttar Pradesh', Country: 'India', Pincode: '208001' };
    renderWithShop(header, { stored: { selectedOffice: office } });

    expect(screen.getByRole('button', { name: 'Kanpur,208001' })).toBeInTheDocument();
  });

  it('asks nobody before the sixth digit, and clears the results at the seventh', async () => {
    const { user, input } = await openDialog();

    await user.type(input, '20800');
    expect(lookups()).toBe(0);
    await user.type(input, '1');
    await screen.findByRole('list', { name: 'Choose your locality' });
    await user.type(input, '9');

    expect(input).toHaveValue('2080019');
    expect(screen.queryByRole('list')).not.toBeInTheDocument();
    expect(lookups()).toBe(1);
  });

  it('looks up again after each change that leaves six digits', async () => {
    const { user, input } = await openDialog();

    await user.type(input, '208001');
    await screen.findByRole('list');
    await user.type(input, '{Backspace}');
    expect(screen.queryByRole('list')).not.toBeInTheDocument();
    await user.type(input, '1');

    await screen.findByRole('list');
    expect(lookups()).toBe(2);
  });

  it('says that it is searching', async () => {
    const answer = server.hold('lookupPincode');
    const { user, input } = await openDialog();

    await user.type(input, '208001');

    expect(await screen.findByText('Getting Location Please Wait')).toBeInTheDocument();
    answer();
    expect(await screen.findByRole('list')).toBeInTheDocument();
    expect(screen.queryByText('Getting Location Please Wait')).not.toBeInTheDocument();
  });

  it('cancels an older lookup as soon as the text changes', async () => {
    server.hold('lookupPincode');
    const asked = jest.spyOn(globalThis, 'fetch');
    const { user, input } = await openDialog();

    await user.type(input, '208001');
    await waitFor(() => expect(asked).toHaveBeenCalled());
    const [request, init] = asked.mock.calls[0] ?? [];
    const signal = init?.signal ?? (request as Request).signal;
    expect(signal.aborted).toBe(false);
    await user.type(input, '9');

    expect(signal.aborted).toBe(true);
    asked.mockRestore();
  });

  it('shows what the last lookup found when an older one answers late', async () => {
    const answer = server.hold('lookupPincode');
    const { user, input } = await openDialog();

    await user.type(input, '208001');
    await user.clear(input);
    await user.type(input, '110001');
    answer();

    const list = await screen.findByRole('list');
    expect(within(list).getAllByText(/110001/).length).toBeGreaterThan(0);
    expect(within(list).queryByText(/208001/)).not.toBeInTheDocument();
    expect(screen.queryByText('Api Error')).not.toBeInTheDocument();
  });

  it('says when no post office has the pincode', async () => {
    const { user, input } = await openDialog();

    await user.type(input, '999999');

    expect(await screen.findByText('No Location Found')).toBeInTheDocument();
  });

  it('alerts in the browser when the service answers with an unknown status', async () => {
    const alert = jest.spyOn(window, 'alert').mockImplementation(() => undefined);
    server.fail('lookupPincode', {
      status: 200,
      body: [{ Message: 'Closed', Status: 'Maintenance', PostOffice: null }],
    });
    const { user, input } = await openDialog();

    await user.type(input, '208001');

    await waitFor(() => expect(alert).toHaveBeenCalledWith('Failed to Hit Api'));
    await waitFor(() => expect(screen.queryByText('Getting Location Please Wait')).not.toBeInTheDocument());
    alert.mockRestore();
  });

  it('warns with the error when the service does not answer, and can be asked again', async () => {
    server.fail('lookupPincode', 'no-reply', 1);
    const { user, input } = await openDialog();

    await user.type(input, '208001');

    expect(await screen.findByText('Api Error')).toBeInTheDocument();
    expect(screen.getByText(/^The postal service did not answer/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('list')).toBeInTheDocument();
  });

  it('keeps that warning for nine seconds', async () => {
    const toasts: Toast[] = [];
    server.fail('lookupPincode', 'no-reply');
    const { user, input } = await openDialog();
    const disconnect = connectToaster((toast) => toasts.push(toast));

    await user.type(input, '208001');

    await waitFor(() =>
      expect(toasts).toEqual([expect.objectContaining({ type: 'warning', title: 'Api Error', duration: 9000 })]),
    );
    disconnect();
  });

  it('names the error the service answered with', async () => {
    server.fail('lookupPincode', { status: 503, body: {} });
    const { user, input } = await openDialog();

    await user.type(input, '208001');

    expect(await screen.findByText(/error 503/)).toBeInTheDocument();
  });

  it('takes a reply that is no list of replies for an error', async () => {
    server.fail('lookupPincode', { status: 200, body: { Status: 'Success' } });
    const { user, input } = await openDialog();

    await user.type(input, '208001');

    expect(await screen.findByText('Api Error')).toBeInTheDocument();
  });

  it('closes without a choice', async () => {
    const { user, storage } = await openDialog();

    await user.keyboard('{Escape}');

    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(storage.read('selectedOffice')).toBeNull();
  });

  it('follows a choice made in another tab', () => {
    const { store } = renderWithShop(header);
    const value = JSON.stringify({ Name: 'Jaipur', State: 'Rajasthan', Country: 'India', Pincode: '302001' });

    act(() => void store.dispatch({ type: 'storage/otherTabWrote', payload: { key: 'selectedOffice', value } }));

    expect(screen.getByRole('button', { name: 'Jaipur,302001' })).toBeInTheDocument();
  });
});
