// spec-map: 1.1.2, 1.1.3, 2.1.6, 2.1.10, 2.1.11, 2.1.12, 2.1.17, 2.1.18, 2.1.20, 2.11.1, 2.11.2, 2.11.3, 2.11.4, 2.12.1, 2.12.2
// spec-map: 2.12.3, 2.12.4, 2.12.5, 2.12.6, 2.12.7, 6.2.1, 6.2.2, 6.2.3, 6.2.4, 6.2.5, 9.3.1, 9.3.2, 9.3.3, 9.3.4
// spec-map: 9.3.5, 9.4.9
import { act, screen, waitFor, within } from '@testing-library/react';
import { hrefOf, linksIn } from '../testing/on-screen.ts';
import { renderShop } from '../testing/render-with-shop.tsx';
import { shopServer } from '../testing/shop-server.ts';

const server = shopServer();

describe('the static pages', () => {
  it.each<[path: string, title: string, texts: string[], ways?: string[]]>([
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
    ['/user-agreement', 'User agreement', [], ['/terms-of-use', '/privacy-policy']],
    ['/faq', 'FAQ', []],
    ['/brands', 'Our brands', [], ['/products', '/offers']],
    ['/about-vanaveda/vision', 'Our vision', []],
    ['/about-vanaveda/our-journey', 'Our journey', []],
    ['/about-vanaveda/our-brand', 'Our brand', []],
    ['/about-vanaveda/csr', 'Social responsibility', []],
    ['/about-vanaveda/career', 'Career', [], ['/contact-us', '/about-vanaveda/start-a-bussines']],
    ['/about-vanaveda/faqs', 'Questions about the company', []],
  ])(
    'say at %s, under the one main heading “%s”, what the specification wants, and at a stub the ways on, and where to ask',
    async (path, title, texts, ways = []) => {
      renderShop(path);
      expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
      expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
      expect(document.title).toContain(title);
      const main = screen.getByRole('main');
      for (const text of texts) expect(main).toHaveTextContent(text);
      const links = () => linksIn(main).map(([, href]) => href);
      for (const way of ways) await waitFor(() => expect(links()).toContainEqual(expect.stringMatching(`^${way}`)));
      if (ways.length > 0) expect(hrefOf('care@vanaveda.example', within(main))).toMatch(/^mailto:care@/);
    },
  );

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
    const ways = ['See all products', 'Go to the home page', 'Contact us'].map((name) => hrefOf(name));
    expect(ways).toEqual(['/products', '/', '/contact-us']);
  },
);

it('the company page goes from tab to tab, marks the current one, and shows the business page inside its frame', async () => {
  const { user, router } = renderShop('/about-vanaveda/about');
  await screen.findByRole('heading', { level: 1, name: 'About Vanaveda' });
  const tabs = () => within(screen.getByRole('navigation', { name: 'Company pages' }));
  const names = tabs().getAllByRole('link');
  expect(names.map(({ textContent }) => textContent)).toEqual(['About', 'Vision', 'Mission']);

  await user.click(tabs().getByRole('link', { name: 'Mission' }));
  expect(router.state.location.pathname).toBe('/about-vanaveda/mission');
  expect(await screen.findByRole('heading', { level: 1, name: 'Our mission' })).toBeVisible();
  expect(tabs().getByRole('link', { name: 'Mission' })).toHaveAttribute('aria-current', 'page');
  expect(tabs().getByRole('link', { name: 'About' })).not.toHaveAttribute('aria-current');

  await act(() => router.navigate('/about-vanaveda/start-a-bussines'));
  expect(await screen.findByRole('heading', { name: 'Twelve ways to earn' })).toBeVisible();
  expect(tabs().queryByRole('link', { current: 'page' })).not.toBeInTheDocument();
});
