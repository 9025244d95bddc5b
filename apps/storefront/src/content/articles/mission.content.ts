import { paths } from '../../shared/paths.ts';
import type { Article } from './article.ts';

export const article: Article = {
  title: 'Our mission',
  lead: 'To put good plants into plain packs, to say exactly what is inside, and to let people earn by passing that knowledge on.',
  picture: { plant: 'ashwagandha', name: 'Withania somnifera' },
  sections: [
    {
      title: 'In the jar',
      text: [
        'Name every plant, its part and its amount. Hide nothing behind the word “blend”. Leave out colours that are there only to please the eye.',
      ],
    },
    {
      title: 'On the page',
      text: [
        'Describe what a product is and how it is used, and stop there. Answer people’s questions on the product’s own page. Show one price, with all taxes included.',
      ],
    },
    {
      title: 'Among people',
      text: [
        'Keep the income plan open for everyone to read, with every percentage, and with the sentence that belongs to it: earnings are not guaranteed. Teach before we sell; the academy is open to all.',
      ],
    },
  ],
  nextStep: { label: 'Read the income plan', to: paths.aboutStartABusiness },
};
