// spec-map: 1.1.3, 2.1.6, 2.1.10, 2.1.12, 2.1.17, 2.1.18, 2.1.20, 2.11.1, 2.11.2, 2.11.3, 2.11.4, 2.12.1, 2.12.2
// spec-map: 2.12.3, 2.12.4, 2.12.5, 2.12.6, 2.12.7, 6.2.1, 6.2.2, 6.2.3, 6.2.4, 6.2.5, 9.3.1, 9.3.2, 9.3.3, 9.3.4
// spec-map: 9.3.5, 9.4.9
import { screen, waitFor, within } from '@testing-library/react';
import { linksIn } from '../testing/links.ts';
import { renderShop } from '../testing/render-with-shop.tsx';
import { shopServer } from '../testing/shop-server.ts';

const server = shopServer();

describe('the static pages', () => {
  it.each([
    ['/terms-of-use', 'Terms of Use', ['governed by the laws of India. The courts at Kanpur']],
    [
      '/privacy-policy',
      'Privacy and Cookie Policy',
      ['Cookies maintain your session', 'Payments are handled by [payment gateway].'],
    ],
    [
      '/refund-policy',
      'Refund Policy',
      [
        'customers get no refunds or replacements',
        'within the same business month',
        'It comes with proof.',
        'a handling charge of 10%, plus the cost of logistics',
        'The product is available.',
        'a similar product or store credit PV may be given',
      ],
    ],
    [
      '/shipping-process',
      'Shipping Process',
      [
        'processed within 1 business day of payment',
        'Domestic delivery takes 4 to 8 business days.',
        'by road only',
        'We take no international orders.',
        'Shipping costs ₹100 when the products in the cart come to ₹1,500 or less.',
      ],
    ],
    [
      '/fssai',
      'FSSAI certificate',
      ['19926051000417', 'Valid until', 'Central Licensing Authority', 'SAMPLE', 'FoSCoS'],
    ],
    ['/iso', 'ISO certificate', ['QMS 2026 04173', 'Valid until', 'SAMPLE', 'IAF CertSearch']],
    [
      '/contact-us',
      'Contact Us',
      [
        'care@vanaveda.example',
        '10:00 to 07:00, Monday to Saturday',
        'Grievance Officer',
        'grievance@vanaveda.example',
        'Facebook',
        'Instagram',
        'YouTube',
      ],
    ],
    ['/user-agreement', 'User agreement', []],
    ['/faq', 'FAQ', []],
    ['/brands', 'Our brands', []],
    ['/about-vanaveda/vision', 'Our vision', []],
    ['/about-vanaveda/our-journey', 'Our journey', []],
    ['/about-vanaveda/our-brand', 'Our brand', []],
    ['/about-vanaveda/csr', 'Social responsibility', []],
    ['/about-vanaveda/career', 'Career', []],
    ['/about-vanaveda/faqs', 'Questions about the company', []],
  ])('say at %s, under the one main heading “%s”, what the specification wants', async (path, title, texts) => {
    renderShop(path);
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(document.title).toContain(title);
    for (const text of texts) expect(screen.getByRole('main')).toHaveTextContent(text);
  });

  it.each([
    ['/user-agreement', ['/terms-of-use', '/privacy-policy']],
    ['/about-vanaveda/career', ['/contact-us', '/about-vanaveda/start-a-bussines']],
    ['/brands', ['/products', '/offers']],
  ])('have ways on, and where to ask, at the stub %s', async (path, ways) => {
    renderShop(path);
    const main = within(await screen.findByRole('main'));
    for (const way of ways) {
      const leadsThere = (link: HTMLElement) => link.getAttribute('href')?.startsWith(way);
      await waitFor(() => expect(main.getAllByRole('link').filter(leadsThere)).not.toEqual([]));
    }
    expect(main.getByRole('link', { name: 'care@vanaveda.example' })).toBeVisible();
  });

  it('begin under FAQ with delivery, payment, returns and GST, and gather the questions of all products, by category, once they load', async () => {
    const release = server.hold('listProducts');
    renderShop('/faq');
    expect(await screen.findByRole('status', { name: 'Questions are loading' })).toBeVisible();
    const titles = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    expect(titles().slice(0, 4)).toEqual(['Delivery', 'Payment', 'Returns', 'GST']);
    release();

    const category = (await screen.findByRole('heading', { level: 3, name: 'Immunity' })).closest('details')!;
    expect(within(category).getByText('Can I add the drops to tea?')).toBeInTheDocument();
    expect(category.querySelectorAll('dl:not(:empty)')).toHaveLength(category.querySelectorAll('a').length);
    expect(titles()).toContain('Heart Care');
  });
});

it('the terms of use have twenty numbered sections, each in the list of contents', async () => {
  renderShop('/terms-of-use');
  const sections = within(await screen.findByRole('article')).getAllByRole('region');
  expect(sections).toHaveLength(20);
  expect(sections[19]).toHaveAccessibleName('20. Law and jurisdiction');
  const links = linksIn(screen.getByRole('navigation', { name: 'Contents', hidden: true }));
  expect(links.map(([, href]) => href)).toEqual(sections.map(({ id }) => `/terms-of-use#${id}`));
});

it.each(['/nowhere', '/about-vanaveda/secrets'])(
  'an address that the shop does not know, such as %s, is said to be that, with ways on',
  async (route) => {
    renderShop(route);

    expect(await screen.findByRole('heading', { level: 1, name: 'We could not find that page' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'See all products' })).toHaveAttribute('href', '/products');
    expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
    expect(screen.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact-us');
  },
);
