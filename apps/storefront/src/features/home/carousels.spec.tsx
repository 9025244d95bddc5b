// spec-map: 1.2.2, 1.2.8, 3.2.5, 4.3.5, 9.4.10
import { screen, within } from '@testing-library/react';
import { hrefOf } from '../../testing/links.ts';
import { renderWithShop } from '../../testing/render-with-shop.tsx';
import { HeroSlides, Testimonials } from './carousels.tsx';

/** The visible slide; the others are inert. */
const slide = (number: number) => within(screen.getByRole('group', { name: `Slide ${number} of 3` }));

it('the banner has a brand message, the contact details with opening hours, and a health message', async () => {
  const { user } = renderWithShop(<HeroSlides />);
  const next = screen.getByRole('button', { name: 'Next slide' });

  expect(slide(1).getByRole('heading', { name: 'Every plant by its proper name' })).toBeVisible();
  await user.click(next);
  expect(hrefOf('+91 512 100 4726', slide(2))).toBe('tel:+915121004726');
  expect(hrefOf('care@vanaveda.example', slide(2))).toBe('mailto:care@vanaveda.example');
  expect(slide(2).getByText('10:00 to 07:00').parentElement).toHaveTextContent(
    'Open 10:00 to 07:00, Monday to Saturday.',
  );
  await user.click(next);
  expect(slide(3).getByRole('heading', { name: 'Small habits, every day' })).toBeVisible();
});

it('the testimonials are three, each with a name, an image and a description', async () => {
  const { user } = renderWithShop(<Testimonials />);
  const voices = [
    ['Meera S., Lucknow', 'meera', /^“The label told me more/],
    ['Harpreet K., Ludhiana', 'harpreet', /^“Reached us in five days/],
    ['Thomas J., Kottayam', 'thomas', /^“I called with a question/],
  ] as const;

  for (const [index, [name, image, description]] of voices.entries()) {
    expect(slide(index + 1).getByText(name)).toBeVisible();
    expect(slide(index + 1).getByRole('presentation')).toHaveAttribute('src', expect.stringContaining(`/${image}.jpg`));
    expect(slide(index + 1).getByText(description)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Next slide' }));
  }
  expect(slide(1).getByRole('figure')).toHaveTextContent('Meera S., Lucknow');
});
