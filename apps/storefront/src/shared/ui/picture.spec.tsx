import { fireEvent, render, screen } from '@testing-library/react';
import { Picture } from './picture.tsx';

it('a picture’s name may have blanks and commas', () => {
  const src = 'http://shop.test/custom/images/products/new/tulsi, two.jpg';
  const { container } = render(<Picture src={src} sizes="80px" />);
  const picture = container.querySelector('img');

  expect(picture).toHaveAttribute('src', src);
  const addresses = picture?.srcset.split(', ').map((candidate) => candidate.split(' '));
  const address = (width: number) => `http://shop.test/custom/images/products/new/tulsi%2C%20two.jpg?w=${width}`;
  expect(addresses).toEqual([320, 480, 720, 960].map((width) => [address(width), `${width}w`]));
});

it('a leaf with its name stands in for a picture that is missing', () => {
  const { container } = render(<Picture src="http://shop.test/tulsi.jpg" alt="Tulsi" sizes="80px" />);
  fireEvent.error(screen.getByRole('img', { name: 'Tulsi' }));
  expect(container.querySelector('img')).toBeNull();
  expect(screen.getByRole('img', { name: 'Tulsi' })).toContainElement(container.querySelector('svg'));
});
