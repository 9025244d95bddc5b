import { brand } from '../../shared/env.ts';
import { paths } from '../../shared/paths.ts';
import type { Article } from './article.ts';

export const article: Article = {
  title: `About ${brand.displayName}`,
  lead: `${brand.displayName} makes herbal supplements in Kanpur. Every label says which plant is inside, which part of it, and how much.`,
  picture: { plant: 'tulsi', name: 'Ocimum tenuiflorum' },
  sections: [
    {
      title: 'Why a herbarium',
      text: [
        'A herbarium is a collection of pressed plants: each on its own sheet, with its name and the place and day it was collected. It promises nothing. It only says what is there.',
        'We think a jar of powder should be just as clear. So the front of every pack carries the botanical name, the part used and the amount, in letters large enough to read.',
      ],
    },
    {
      title: 'What we make',
      text: [
        'Capsules, powders, teas, oils and syrups from plants that Indian kitchens and courtyards have known for a long time: tulsi and amla, ashwagandha and brahmi, arjuna, neem and many more.',
        'They are food supplements and products for daily care. They are not medicines, and we do not say that they heal. Anyone who takes medicine, or is pregnant or breastfeeding, should ask a doctor first.',
      ],
    },
    {
      title: 'How we sell',
      text: [
        'You can buy from this shop, or from a business owner who uses the products at home. The packs and the labels are the same.',
        `Our support team helps you with both: ${brand.supportHours}, ${brand.supportDays}.`,
      ],
    },
  ],
  nextStep: { label: 'See all products', to: paths.products },
};
