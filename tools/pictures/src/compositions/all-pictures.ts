import type { Pack } from '../packs/pack.ts';
import type { TintName } from '../plates/plate.ts';
import type { Seed } from '../plates/load-seed.ts';
import type { PlantName } from '../plants/plants.ts';
import { botanicalShot } from './botanical-shot.ts';
import { offerShot } from './offer-shot.ts';
import { pagePlate, plateNames } from './page-plates.ts';
import { packShot } from './pack-shot.ts';
import { portrait, type Picture } from './picture.ts';
import { portraitShot, portraitSize, sitterNames } from './portraits.ts';
import { squareSize, stillLife } from './still-life.ts';
import { specimenShot } from './specimen-shot.ts';
import { thumbnailNames, thumbnailShot } from './thumbnail-shot.ts';
import { thumbnailSize } from './thumbnails/scene.ts';
import { bannerShot, bannerSize, brandHero, contactHero, healthHero, heroSize, promotionShot } from './wide-shots.ts';

/** Of pictures that are shown on cards only. */
const cardWidths = [320, 480, 720];

/** The categories of the shop and their plants. */
const shelves: readonly (readonly [file: string, plants: readonly [PlantName, PlantName], tint: TintName])[] = [
  ['immunity', ['tulsi', 'giloy'], 'sage'],
  ['digestion', ['ginger', 'amla'], 'turmeric'],
  ['heart-care', ['arjuna', 'rose'], 'clay'],
  ['sugar-balance', ['fenugreek', 'gymnema'], 'mint'],
  ['joint-care', ['boswellia', 'turmeric'], 'stone'],
  ['womens-wellness', ['lotus', 'shatavari'], 'lilac'],
  ['mens-vitality', ['ashwagandha', 'saffron'], 'indigo'],
  ['beauty-care', ['rose', 'aloe'], 'rose'],
  ['baby-care', ['almond', 'aloe'], 'sky'],
  ['everyday-nutrition', ['moringa', 'turmeric'], 'sand'],
];

/** The specimen sheets of the company's pages. */
const specimens: readonly PlantName[] = ['tulsi', 'amla', 'ashwagandha', 'neem', 'rose', 'saffron', 'giloy', 'moringa'];

/** Every picture of the shop, in drawing order. */
export function allPictures({ packs, offers }: Seed): Picture[] {
  const bySlug = (...slugs: readonly string[]): Pack[] =>
    slugs.flatMap((slug) => packs.filter(({ plate }) => plate.slug === slug));

  const products = packs.flatMap((pack): Picture[] => {
    const { folder } = pack.plate;
    return [
      { ...portrait, path: `products/${folder}/pack`, draw: () => packShot(pack) },
      { ...portrait, path: `products/${folder}/botanical`, draw: () => botanicalShot(pack) },
    ];
  });
  const offered = offers.map(({ file, slug, pieces }): Picture => ({
    ...portrait,
    widths: cardWidths,
    path: `products/new/${file}`,
    draw: () => offerShot(file, Array.from({ length: pieces }, () => bySlug(slug)).flat()),
  }));
  const banners = ['s-46', 'life-elixir', 'ekardio-booster', 'sugar-ease'].flatMap((slug) =>
    bySlug(slug).map((pack): Picture => ({
      ...bannerSize,
      widths: [720, 960],
      path: `banners/${slug}`,
      draw: () => bannerShot(pack),
    })),
  );
  const hero = { ...heroSize, widths: [720, 960] };
  return [
    ...products,
    ...offered,
    ...shelves.map(([file, plants, tint]): Picture => ({
      ...squareSize,
      widths: cardWidths,
      path: `categories/${file}`,
      draw: () => stillLife(file, plants, tint),
    })),
    ...thumbnailNames.map((name): Picture => ({
      ...thumbnailSize,
      widths: cardWidths,
      path: `thumbnails/${name}`,
      draw: () => thumbnailShot(name),
    })),
    ...specimens.map((name): Picture => ({
      ...portrait,
      widths: [480, 720],
      path: `specimens/${name}`,
      draw: () => specimenShot(name),
    })),
    {
      ...portrait,
      widths: [720, 960],
      path: 'promotions/baby',
      draw: () =>
        promotionShot(
          'baby',
          bySlug('baby-almond-massage-oil', 'baby-aloe-milk-lotion', 'baby-calendula-nappy-cream'),
          'sky',
          ['almond', 'aloe'],
        ),
    },
    {
      ...portrait,
      widths: [720, 960],
      path: 'promotions/beauty',
      draw: () =>
        promotionShot('beauty', bySlug('rose-petal-toner', 'saffron-night-serum', 'aloe-lotus-day-gel'), 'rose', [
          'rose',
          'saffron',
        ]),
    },
    {
      ...hero,
      path: 'heroes/brand',
      draw: () => brandHero(bySlug('s-46', 'tulsi-giloy-drops', 'saffron-almond-milk-mix')),
    },
    { ...hero, path: 'heroes/contact', draw: () => contactHero() },
    {
      ...hero,
      path: 'heroes/health',
      draw: () => healthHero(bySlug('turmeric-pepper-capsules', 'moringa-amla-granules')),
    },
    ...banners,
    ...plateNames.map((name): Picture => ({
      ...portrait,
      widths: [480, 720, 960],
      path: `pages/${name}`,
      draw: () => pagePlate(name, bySlug('fenugreek-seed-powder', 'neem-tulsi-face-wash', 'sugar-ease')),
    })),
    ...sitterNames.map((name): Picture => ({
      ...portraitSize,
      widths: [320],
      path: `portraits/${name}`,
      draw: () => portraitShot(name),
    })),
  ];
}
