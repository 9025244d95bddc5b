import { paths } from '../../shared/paths.ts';
import type { Article } from './article.ts';

export const article: Article = {
  title: 'Our brand',
  lead: 'Our mark is a leaf in a frame: a pressed plant on its sheet. The plates on our packs are numbered like the sheets of a herbarium, with the botanical name in letters large enough to read. Below it you see what counts: plant, part, amount.',
  picture: { file: 'brand' },
  ways: [
    { label: 'Our journey', text: 'From a herbarium to a jar.', to: paths.journey },
    { label: 'Products', text: 'More than 40, each with its label as text.', to: paths.products },
  ],
};
