import { act, screen, waitFor, within } from '@testing-library/react';
import { storageChanged } from '../../shared/storage/shop-storage.ts';
import { asha, customerServer, kanpur } from '../../testing/accounts.ts';
import { openDrawer, openWindow, payButton, startPaying } from '../../testing/checkout.tsx';
import { fillIn } from '../../testing/on-screen.ts';
import { paymentProvider } from '../../testing/payment-window.ts';
import { officeChosen } from '../delivery/delivery-location.slice.ts';

const server = customerServer();
afterEach(() => void (globalThis.shopConfig = undefined));

const line = (name: string) => screen.findByRole('textbox', { name });
const sentAddress = () => {
  const [{ body } = { body: undefined }] = server.callsOf('createOrder').slice(-1);
  return JSON.parse((body as { address: string }).address) as unknown;
};
const typedBefore = (pincode: string, lines: object) => ({ addressLines: { [asha.email]: [{ pincode, lines }] } });
const noOrders = () => server.fail('listOrders', { status: 200, body: [] }, 1);

describe('the courier’s lines', () => {
  it('are prefilled from the account, sent as far as they are filled in, and kept for the next order', async () => {
    noOrders();
    const shop = openDrawer(server.token);
    expect(await line('Recipient')).toHaveValue('Asha Verma');
    expect(screen.getByText('Without a street we call 9000000001 before dispatch.')).toBeVisible();
    await fillIn(shop.user, await line('House and street'), 'गांधी मार्ग 14 🌿 <script>');
    await openWindow(shop);

    const lines = { Recipient: 'Asha Verma', Mobile: '9000000001', Line1: 'गांधी मार्ग 14 🌿 <script>' };
    expect(sentAddress()).toEqual({ ...kanpur, ...lines });
    expect(JSON.parse(shop.storage.read('addressLines') ?? '')).toEqual({
      [asha.email]: [{ pincode: '208001', lines: { ...lines, Line2: '', Landmark: '' } }],
    });
  });

  it('are kept for each pincode, where they are offered again', async () => {
    noOrders();
    const { store, user } = openDrawer(server.token);
    const choose = (Pincode: string) => act(() => void store.dispatch(officeChosen({ ...kanpur, Pincode })));
    await fillIn(user, await line('House and street'), '1 Kanpur Street');
    choose('110001');
    expect(await line('House and street')).toHaveValue('');
    await fillIn(user, await line('House and street'), '2 Delhi Street');
    choose('208001');
    expect(await line('House and street')).toHaveValue('1 Kanpur Street');
    choose('110001');
    expect(await line('House and street')).toHaveValue('2 Delhi Street');
  });

  it('are those of the last order to the chosen pincode, where others were typed for another', async () => {
    openDrawer(server.token, typedBefore('110001', { Recipient: 'Ravi', Line1: '1 Old Street' }));
    expect(await line('House and street')).toHaveValue("14 Botanist's Lane");
    expect(screen.queryByText(/^Your pincode has changed/)).not.toBeInTheDocument();
  });

  it('stand while Pay asks for orders that had not come', async () => {
    jest.spyOn(console, 'warn').mockImplementation();
    server.fail('listOrders', { status: 500, body: {} });
    const { user } = openDrawer(server.token);
    const street = await line('House and street');
    await fillIn(user, street, '1 Kanpur Street');
    const release = server.hold('listOrders');
    await startPaying({ user });
    expect(await screen.findByText(/^Checking your orders/)).toBeVisible();
    expect(street).toBeVisible();
    release();
  });

  it('of another pincode are asked for again, also when another tab has filled them in', async () => {
    noOrders();
    const shop = openDrawer(server.token, typedBefore('110001', { Recipient: 'Ravi', Line1: '1 Old Street' }));
    expect(await screen.findByText(/^Your pincode has changed/)).toBeVisible();
    expect(await line('Recipient')).toHaveValue('Ravi');
    expect(await line('House and street')).toHaveValue('');

    const { addressLines } = typedBefore('208001', { Line1: '2 Street' });
    shop.storage.write('addressLines', JSON.stringify(addressLines));
    act(() => void shop.store.dispatch(storageChanged()));
    expect(await line('House and street')).toHaveValue('');
    expect(screen.getByText(/^Your pincode has changed/)).toBeVisible();
    expect(screen.getByText(/^Without a street we call/)).toBeVisible();
  });

  it('that cannot be used are marked until they are edited, and nothing is ordered', async () => {
    noOrders();
    const shop = openDrawer(server.token);
    const mobile = await line('Mobile number of the recipient');
    const street = await line('House and street');
    await shop.user.clear(mobile);
    await shop.user.type(mobile, '90000 00009');
    await fillIn(shop.user, street, 'x'.repeat(500));
    await startPaying(shop);

    expect(mobile).toHaveFocus();
    expect(server.callsOf('createOrder')).toEqual([]);
    const errors = [
      [mobile, 'Please enter a mobile number of ten digits.'],
      [street, 'Please shorten this line.'],
    ] as const;
    for (const [field, words] of errors) {
      expect(screen.getByText(words)).toBeVisible();
      await shop.user.type(field, '{Backspace}');
      expect(screen.queryByText(words)).not.toBeInTheDocument();
      expect(field).toBeValid();
    }
  });

  it('that a deployment requires are asked for before anything is ordered', async () => {
    globalThis.shopConfig = { addressLines: 'required' };
    noOrders();
    const shop = openDrawer(server.token);
    await shop.user.clear(await line('Recipient'));
    expect(screen.queryByText(/^Without a street/)).not.toBeInTheDocument();
    await fillIn(shop.user, await line('House and street'), '   ');
    await startPaying(shop);
    expect(await screen.findByText('Please enter your house and street.')).toBeVisible();
    expect(await line('House and street')).toBeInvalid();
    expect(await line('Recipient')).toHaveFocus();
    await fillIn(shop.user, await line('Recipient'), 'Asha Verma');

    await fillIn(shop.user, await line('House and street'), '14 Botanist’s Lane');
    await shop.user.click(await payButton());
    await paymentProvider.window();
    expect(sentAddress()).toMatchObject({ Line1: '14 Botanist’s Lane' });
  });

  it('are forgotten when that is asked for; where no other recipient is named, it is the customer', async () => {
    const shop = openDrawer(server.token, typedBefore('208001', { Recipient: 'Ravi', Line1: '1 Street' }));
    const form = within(await screen.findByRole('region', { name: 'Deliver to' }));
    expect(await line('House and street')).toHaveValue('1 Street');
    await shop.user.click(form.getByRole('button', { name: 'Forget this address' }));
    expect(await line('House and street')).toHaveValue('');
    await waitFor(() => expect(shop.storage.read('addressLines')).toBeNull());
    expect(await line('Recipient')).toHaveFocus();
    expect(screen.getByText(/^Without a street we call/)).toBeVisible();
    await shop.user.tab();
    expect(shop.storage.read('addressLines')).toBeNull();
    await openWindow(shop);
    expect(sentAddress()).toEqual({ ...kanpur, Recipient: 'Asha Verma', Mobile: '9000000001' });
  });
});
