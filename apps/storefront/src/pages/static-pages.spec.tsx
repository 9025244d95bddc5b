import { screen, within } from '@testing-library/react';
import { renderShop } from '../testing/render-with-shop.tsx';
import { startShopServer } from '../testing/shop-server.ts';

beforeEach(async () => {
  await startShopServer();
});

const article = async () => within(await screen.findByRole('article'));
const textOf = async () => (await screen.findByRole('article')).textContent;

describe('the static pages', () => {
  it.each`
    path                   | title
    ${'/privacy-policy'}   | ${'Privacy and Cookie Policy'}
    ${'/terms-of-use'}     | ${'Terms of Use'}
    ${'/refund-policy'}    | ${'Refund Policy'}
    ${'/shipping-process'} | ${'Shipping Process'}
    ${'/fssai'}            | ${'FSSAI certificate'}
    ${'/iso'}              | ${'ISO certificate'}
    ${'/contact-us'}       | ${'Contact Us'}
    ${'/user-agreement'}   | ${'User agreement'}
    ${'/faq'}              | ${'FAQ'}
    ${'/brands'}           | ${'Our brands'}
  `('has $title at $path, under one main heading', async ({ path, title }: { path: string; title: string }) => {
    renderShop(path);

    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  });

  it.each(['/user-agreement', '/faq', '/brands', '/about-vanaveda/our-journey', '/about-vanaveda/career'])(
    'does not leave a reader of the stub %s stuck: it leads on, and says where to ask',
    async (path) => {
      renderShop(path);
      const heading = await screen.findByRole('heading', { level: 1 });

      const stub = within(heading.parentElement as HTMLElement);
      expect(stub.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
        expect.stringMatching(/^\//),
        'mailto:care@vanaveda.example',
        'tel:+910000000000',
      ]);
    },
  );
});

describe('the terms of use', () => {
  it('have twenty numbered sections, each in the list of contents', async () => {
    renderShop('/terms-of-use');

    const sections = (await article()).getAllByRole('region');
    expect(sections).toHaveLength(20);
    expect(sections[19]).toHaveAccessibleName('20. Law and jurisdiction');

    const links = within(screen.getByRole('navigation', { name: 'Contents', hidden: true })).getAllByRole('link', {
      hidden: true,
    });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(sections.map(({ id }) => `/terms-of-use#${id}`));
  });

  it('are under Indian law, with jurisdiction at Kanpur', async () => {
    renderShop('/terms-of-use');

    expect(await textOf()).toMatch(/governed by the laws of India\. The courts at Kanpur/);
  });
});

describe('the privacy policy', () => {
  it('says what cookies are for and leaves the payment gateway’s name open', async () => {
    renderShop('/privacy-policy');

    expect(await textOf()).toContain('Cookies maintain your session');
    expect(await textOf()).toContain('Payments are handled by [payment gateway].');
  });
});

describe('the refund policy', () => {
  it('refuses customers and tells business owners their conditions', async () => {
    renderShop('/refund-policy');
    const text = await textOf();

    expect(text).toContain('customers get no refunds or replacements');
    expect(text).toContain('within the same business month');
    expect(text).toContain('It comes with proof.');
    expect(text).toContain('a handling charge of 10%, plus the cost of logistics');
    expect(text).toContain('The product is available.');
    expect(text).toContain('a similar product or store credit PV may be given');
  });
});

describe('the shipping process', () => {
  it('tells days, road, country and charges', async () => {
    renderShop('/shipping-process');
    const text = await textOf();

    expect(text).toContain('processed within 1 business day of payment');
    expect(text).toContain('Domestic delivery takes 4 to 8 business days.');
    expect(text).toContain('by road only');
    expect(text).toContain('We take no international orders.');
    expect(text).toContain('Shipping costs ₹100 when the products in the cart come to ₹1,500 or less.');
  });
});

describe('a certificate', () => {
  it.each(['/fssai', '/iso'])('at %s is marked as a sample', async (path) => {
    renderShop(path);

    const sheet = await screen.findByRole('img', { name: /certificate, a sample$/ });
    expect(sheet).toHaveTextContent('SAMPLE');
  });
});
