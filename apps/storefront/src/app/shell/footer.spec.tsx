// spec-map: 2.1.20, 2.3.1, 2.3.2, 2.3.3, 2.3.4, 9.4.9, 9.4.10
import { screen, within } from '@testing-library/react';
import { linksIn } from '../../testing/links.ts';
import { renderShop } from '../../testing/render-with-shop.tsx';
import { shopServer } from '../../testing/shop-server.ts';

shopServer();

it('the footer says who we are and how to reach us, and leads to policies, certificates, help and three social networks', async () => {
  renderShop('/contact-us');

  const footer = await screen.findByRole('contentinfo');
  expect(within(footer).getByText(/^Vanaveda Herbals Private Limited/)).toHaveTextContent('Kanpur 208001');
  expect(within(footer).getByText('10:00 to 07:00, Monday to Saturday')).toBeVisible();
  expect(within(footer).getByText('Grievance Officer: Kavita Mehra')).toBeVisible();
  expect(linksIn(footer)).toEqual(
    expect.arrayContaining([
      ['care@vanaveda.example', 'mailto:care@vanaveda.example'],
      ['+91 512 100 4726', 'tel:+915121004726'],
      ['grievance@vanaveda.example', 'mailto:grievance@vanaveda.example'],
      ...['facebook', 'instagram', 'youtube'].map((network) => ['', `https://social.example/${network}/vanaveda`]),
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
    ]),
  );
});
