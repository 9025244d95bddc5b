// spec-map: 2.7.3, 3.1.5, 3.1.6
import { cardImage, imagePaths, pageImages } from './product-images.ts';

describe('the pictures of a product', () => {
  it.each`
    images                                  | paths                                    | because
    ${'tulsi-pack.jpg'}                     | ${['tulsi/pack.jpg']}                    | ${'the dash is the path separator'}
    ${'tulsi-pack-front-2.jpg'}             | ${['tulsi/pack-front-2.jpg']}            | ${'only the first one'}
    ${'tulsi-pack.jpg,tulsi-plant.jpg'}     | ${['tulsi/pack.jpg', 'tulsi/plant.jpg']} | ${'commas part the list'}
    ${'  tulsi-pack.jpg ,, tulsi-b.jpg , '} | ${['tulsi/pack.jpg', 'tulsi/b.jpg']}     | ${'spaces and empty items do no harm'}
    ${''}                                   | ${[]}                                    | ${'there may be none'}
    ${'pack.jpg'}                           | ${[]}                                    | ${'an item without a folder names no picture'}
    ${'-pack.jpg,tulsi-'}                   | ${[]}                                    | ${'nor does half an item'}
    ${'tulsi-2.5 g..jpg'}                   | ${['tulsi/2.5 g..jpg']}                  | ${'dots and spaces within a name are only a name'}
  `('"$images": $because', ({ images, paths }: { images: string; paths: string[] }) => {
    expect(imagePaths(images)).toEqual(paths);
  });

  it.each([
    ...['..-secret.jpg', 'a-../../secret.jpg', 'a-./secret.jpg', '//evil.example-secret.jpg', 'a-..\\secret.jpg'],
    ...['a-%2e%2e/secret.jpg', 'data:a-secret.jpg', 'a-secret.jpg?w=1', 'a-secret.jpg#w', 'a-\tsecret.jpg'],
  ])('never lead out of their folder: %p is left out', (item) => {
    expect(imagePaths(`tulsi-pack.jpg,${item},tulsi-plant.jpg`)).toEqual(['tulsi/pack.jpg', 'tulsi/plant.jpg']);
  });

  it.each([
    ['tulsi-a.jpg,tulsi-b.jpg,tulsi-c.jpg', 'tulsi/a.jpg', ['tulsi/b.jpg', 'tulsi/a.jpg', 'tulsi/c.jpg']],
    ['tulsi-a.jpg', 'tulsi/a.jpg', ['tulsi/a.jpg']],
    ['', undefined, []],
  ])('of %j are %s on cards, and %j in this order on the product page', (images, onCard, onPage) => {
    expect(cardImage(images)).toBe(onCard);
    expect(pageImages(images)).toEqual(onPage);
  });
});
