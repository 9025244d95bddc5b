import { brand } from '../../shared/env.ts';
import { paths } from '../../shared/paths.ts';
import type { Article } from './article.ts';

export const article: Article = {
  title: 'Career',
  lead: 'We pack, test and answer the phone in one house in Kanpur. If you know plants, labels or numbers, write to us. If you want to choose your own hours, start a business with us.',
  picture: { file: 'career' },
  ways: [
    { label: 'Contact Us', text: `A person answers, ${brand.supportHours}, ${brand.supportDays}.`, to: paths.contact },
    { label: 'Start a Business', text: 'The income plan, with every percentage.', to: paths.aboutStartABusiness },
  ],
};
