import { samplePlates } from '../plates/sample-plates.ts';
import { designPacks } from '../plates/load-seed.ts';
import { allPictures } from './all-pictures.ts';

/** Drawing takes some seconds, and longer on a busy machine. */
const DRAWING_TIME_MS = 60_000;

const seed = {
  packs: designPacks(samplePlates),
  offers: [{ file: 'vv903', slug: 'sample-pump', pieces: 2 }],
};
const pictures = allPictures(seed);
const drawn = new Map(pictures.map((picture) => [picture.path, picture.draw()]));

describe('the shop’s pictures', () => {
  it.each(['products/vv901/pack', 'products/vv905/botanical', 'products/new/vv903', 'thumbnails/mortar'])(
    'are the same every time they are drawn (%s)',
    (path) => {
      const again = allPictures({ ...seed, packs: designPacks(samplePlates) }).find((picture) => picture.path === path);

      expect(again?.draw() === drawn.get(path)).toBe(true);
    },
    DRAWING_TIME_MS,
  );

  it.each(samplePlates)('show $name alone and with its plants', ({ folder }) => {
    const paths = pictures.map(({ path }) => path);

    expect(paths).toEqual(expect.arrayContaining([`products/${folder}/pack`, `products/${folder}/botanical`]));
  });

  it('show each pack differently, even with the same kind, tint and plant', () => {
    const twins = designPacks(
      [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14].map((plate) => ({
        ...samplePlates[1]!,
        plate: 2,
        slug: 'twin',
        folder: `t${plate}`,
      })),
    );
    const looks = twins.map(({ layout, body, closure, stock }) => `${layout} ${body} ${closure} ${stock}`);

    expect(new Set(looks).size).toBe(twins.length);
  });

  it('have unique file names', () => {
    const paths = pictures.map(({ path }) => path);

    expect(new Set(paths).size).toBe(paths.length);
  });

  it('have their declared size', () => {
    for (const { path, width, height } of pictures) {
      expect(drawn.get(path)).toContain(`width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`);
    }
  });

  it('are 4:5 for products, and never enlarged', () => {
    for (const { path, width, height, widths } of pictures) {
      if (path.startsWith('products/')) expect(width / height).toBe(4 / 5);
      expect(Math.max(...widths)).toBeLessThanOrEqual(width);
    }
  });

  it('do not depend on the machine’s fonts: words are outlines', () => {
    for (const { path } of pictures) {
      expect(drawn.get(path)?.includes('<text')).toBe(false);
    }
  });

  it('contain no invalid numbers', () => {
    for (const { path } of pictures) {
      expect(/NaN|undefined|Infinity/.exec(drawn.get(path) ?? '')).toBeNull();
    }
  });
});
