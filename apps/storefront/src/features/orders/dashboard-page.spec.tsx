// spec-map: 2.1.15, 2.1.16, 2.18.1, 2.18.2, 2.18.3, 2.18.4, 2.18.5, 2.18.6, 2.18.7, 2.18.8, 2.18.9, 2.18.10
// spec-map: 6.1.4, 6.1.9, 7.2.3
import { screen, within } from '@testing-library/react';
import { asha, customerServer, kanpur } from '../../testing/accounts.ts';
import { hrefOf } from '../../testing/on-screen.ts';
import { renderShop } from '../../testing/render-with-shop.tsx';

const server = customerServer();

const openDashboard = () =>
  renderShop('/dashboard', { stored: { token: server.token, user: asha.user, selectedOffice: kanpur } });

const section = async (name: string) => within(await screen.findByRole('region', { name }));
const facts = ({ getAllByRole }: Pick<typeof screen, 'getAllByRole'>) => {
  const values = getAllByRole('definition').map(({ textContent }) => textContent);
  return Object.fromEntries(getAllByRole('term').map(({ textContent }, index) => [textContent, values[index]]));
};
const orderRows = async () => within(await screen.findByRole('table', { name: 'Product Orders' })).getAllByRole('row');

describe('the dashboard', () => {
  it('lists the orders first, the newest on top, each with what was ordered, its status in words, its receipt in a new tab and Buy again', async () => {
    openDashboard();
    const [head, first, ...others] = await orderRows();
    expect(
      within(head as HTMLElement)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['Order Id', 'Created At', 'Amount', 'Status', 'Receipt and actions']);
    const order = within(first as HTMLElement);
    const words = [
      'S-46 Sattva Greens',
      '+ 2 more',
      /^Arrives /,
      'order_Demo5Xm7NcRb4Pv',
      'Buy again',
      '₹3,244',
      'Paid',
    ];
    for (const text of words) expect(order.getByText(text)).toBeVisible();
    const receipt = order.getByRole('link', { name: 'View Reciept' });
    expect(receipt).toHaveAttribute('target', '_blank');
    expect(receipt).toHaveAttribute('href', expect.stringMatching(/^http:\/\/shop\.test\/customer\/bill-print\/.+/));
    expect(receipt).toHaveAccessibleDescription('order_Demo5Xm7NcRb4Pv');
    for (const status of ['Timed out', 'Failed', 'Cancelled']) expect(screen.getAllByText(status)[0]).toBeVisible();

    const headings = within(screen.getByRole('main'))
      .getAllByRole('heading', { level: 2 })
      .map(({ textContent }) => textContent);
    expect(headings).toEqual(['Product Orders', 'Your Info', 'Current Shipping Details', 'Recent Tickets']);
    // All orders count as In-Transit, and nothing else.
    const counts = { Arrived: '0', 'In-Transit': String(1 + others.length), Tickets: '0', Invoices: '0' };
    expect(facts(within(screen.getByLabelText('Your numbers')))).toEqual(counts);
  });

  it('shows who the customer is and where their orders go, and leads to a new ticket', async () => {
    openDashboard();
    expect(await screen.findByRole('heading', { level: 1, name: 'My Dashboard' })).toBeVisible();
    expect(facts(await section('Your Info'))).toEqual({
      Name: 'Asha Verma',
      Mobile: '9000000001',
      'E-mail': 'demo@vanaveda.example',
    });
    expect(facts(await section('Current Shipping Details'))).toEqual({
      Locality: 'Mall Road',
      State: 'Uttar Pradesh',
      Country: 'India',
      Pincode: '208001',
    });
    expect(hrefOf('Add a ticket', await section('Recent Tickets'))).toBe('/dashboard/add-ticket');
    expect(screen.getByRole('button', { name: 'Logout' })).toBeVisible();
  });

  it('shows those who have not ordered yet the way to the products', async () => {
    server.fail('listOrders', { status: 200, body: [] });
    openDashboard();

    expect(await screen.findByText('No orders yet')).toBeVisible();
    expect(hrefOf('Browse products')).toBe('/products');
  });
});
