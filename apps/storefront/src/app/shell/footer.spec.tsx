// spec-map: 2.1.20, 2.3.1, 2.3.2, 2.3.3, 2.3.4, 9.4.9, 9.4.10
import { screen, within } from '@testing-library/react';
import { hrefOf, linksIn } from '../../testing/links.ts';
import { renderShop } from '../../testing/render-with-shop.tsx';
import { shopServer } from '../../testing/shop-server.ts';

shopServer();

const footer = async () => within(await screen.findByRole('contentinfo'));

describe('the footer', () => {
  it('says who we are and how to reach us, and has three social links', async () => {
    renderShop('/contact-us');

    const address = (await footer()).getByText(/^Vanaveda Herbals Private Limited/, { selector: 'address' });
    expect(address).toHaveTextContent('Kanpur 208001');
    expect(hrefOf('care@vanaveda.example', await footer())).toBe('mailto:care@vanaveda.example');
    expect(hrefOf('+91 512 100 4726', await footer())).toBe('tel:+915121004726');
    expect((await footer()).getByText('10:00 to 07:00, Monday to Saturday')).toBeVisible();
    expect((await footer()).getByText('Grievance Officer: Kavita Mehra')).toBeVisible();
    expect(hrefOf('grievance@vanaveda.example', await footer())).toBe('mailto:grievance@vanaveda.example');

    const social = within((await footer()).getByRole('navigation', { name: 'Follow us' }));
    expect(social.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      'https://social.example/facebook/vanaveda',
      'https://social.example/instagram/vanaveda',
      'https://social.example/youtube/vanaveda',
    ]);
  });

  it('leads to policies, certificates and help', async () => {
    renderShop('/contact-us');

    const links = linksIn(await screen.findByRole('contentinfo'));
    for (const link of [
      ['Privacy and Cookie Policy', '/privacy-policy'],
      ['Terms of Use', '/terms-of-use'],
      ['Refund Policy', '/refund-policy'],
      ['FSSAI certificate', '/fssai'],
      ['ISO certificate', '/iso'],
      ['Contact Us', '/contact-us'],
      ['FAQ', '/faq'],
      ['Academy', '/vanaveda-academy'],
      ['Start a Business', '/about-vanaveda/start-a-bussines'],
      ['Shipping Process', '/shipping-process'],
    ]) {
      expect(links).toContainEqual(link);
    }
  });
});
