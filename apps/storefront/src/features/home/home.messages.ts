import { brand } from '../../shared/env.ts';

/** Texts of the home page (specification, sections 1 and 2). */
export const homeMessages = {
  title: 'Herbal supplements with every plant named',
  description: `${brand.displayName} makes herbal supplements for every day: the plant, the part and the amount on every label. Delivered across India.`,
  slides: 'Banner',
  categories: 'Shop by need',
  categoriesLoading: 'Categories are loading',
  productsForYou: 'Products For You',
  topSelling: 'Top Selling',
  seeAll: 'See all products',
  promotionsTitle: 'Featured products',
  shopNow: 'Shop now',
  whyChooseUs: 'Why Choose Us',
  testimonials: 'What customers say',
  joinUs: 'Join Us',
  memberPortal: 'Go to the member portal',
  seeCategory: (name: string) => `See ${name}`,
};
