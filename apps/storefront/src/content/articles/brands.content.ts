import { brand } from '../../shared/env.ts';
import { paths } from '../../shared/paths.ts';
import type { Article } from './article.ts';

export const article: Article = {
  title: 'Our brands',
  lead: `Every pack in this shop has one name: ${brand.displayName}. Behind it are more than 40 products, from baby oil to saffron. Each is packed in Kanpur, and each label names the plant, its part and its amount.`,
  picture: { file: 'brand' },
  ways: [
    { label: 'Products', text: 'More than 40, each with its label as text.', to: paths.products },
    { label: 'Offers', text: 'Pairs and sets at a lower price.', to: paths.offers },
  ],
};
