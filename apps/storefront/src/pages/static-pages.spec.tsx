import { screen, waitFor, within } from '@testing-library/react';
import { renderShop } from '../testing/render-with-shop.tsx';
import { shopServer } from '../testing/shop-server.ts';

shopServer();

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

  it.each`
    path                             | ways
    ${'/user-agreement'}             | ${['/terms-of-use', '/privacy-policy']}
    ${'/about-vanaveda/career'}      | ${['/contact-us', '/about-vanaveda/start-a-bussines']}
    ${'/about-vanaveda/faqs'}        | ${['/faq', '/contact-us']}
    ${'/brands'}                     | ${['/product/', '/product/']}
    ${'/about-vanaveda/our-brand'}   | ${['/product/', '/product/']}
    ${'/about-vanaveda/our-journey'} | ${['/product/', '/product/']}
  `(
    'have three sentences, two ways on, and where to ask, at the stub $path',
    async ({ path, ways }: { path: string; ways: string[] }) => {
      renderShop(path);
      const main = within(await screen.findByRole('main'));
      const [, text] = (await main.findByRole('heading', { level: 1 })).parentElement!.children;

      expect(text!.textContent.match(/[.](?= |$)/g)).toHaveLength(3);
      for (const way of ways) {
        const leadsThere = (link: HTMLElement) => link.getAttribute('href')?.startsWith(way);
        await waitFor(() => expect(main.getAllByRole('link').filter(leadsThere)).not.toEqual([]));
      }
      expect(main.getByRole('link', { name: 'care@vanaveda.example' })).toBeVisible();
    },
  );

  it('gather the questions of all products under FAQ, by category', async () => {
    renderShop('/faq');

    expect(await screen.findByText('Can I add the drops to tea?')).toBeInTheDocument();
    expect(screen.getAllByRole('heading', { level: 2, name: /Immunity|Heart Care/ })).toHaveLength(2);
    expect(screen.getByRole('link', { name: 'Tulsi Giloy Drops', hidden: true })).toHaveAttribute(
      'href',
      '/product/tulsi-giloy-drops',
    );
  });
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
    expect(text).toContain('Shipping costs ₹100.00 when the products in the cart come to ₹1,500.00 or less.');
  });
});

describe('a certificate', () => {
  it.each([
    ['/fssai', '19926051000417'],
    ['/iso', 'QMS 2026 04173'],
  ])('at %s has its number, and is marked as a specimen', async (path, number) => {
    renderShop(path);

    const sheet = await screen.findByRole('img', { name: /certificate$/ });
    expect(sheet).toHaveTextContent(number);
    expect(sheet).toHaveTextContent('Specimen number');
  });
});
