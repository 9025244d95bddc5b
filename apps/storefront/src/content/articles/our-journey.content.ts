import { brand } from '../../shared/env.ts';
import { paths } from '../../shared/paths.ts';
import type { Article } from './article.ts';

export const article: Article = {
  title: 'Our journey',
  lead: `${brand.displayName} began with a herbarium: pressed plants on sheets that say what is there and promise nothing. We put that idea on a jar, and then on more than 40 packs, made in Kanpur in small lots. Each lot has a number, and support can read its test sheet to you.`,
  picture: { file: 'journey' },
  ways: [
    { label: 'Our brand', text: 'What the leaf in the frame stands for.', to: paths.ourBrand },
    { label: 'Products', text: 'More than 40, each with its label as text.', to: paths.products },
  ],
};
