import { paths } from '../../shared/paths.ts';
import type { Article } from './article.ts';

export const article: Article = {
  title: 'Our vision',
  lead: 'A country where anyone can read, on the pack in their hand, which plant they are taking and how much of it.',
  picture: { plant: 'amla', name: 'Phyllanthus emblica' },
  sections: [
    {
      title: 'What we would like to see',
      text: [
        'That people choose herbs as they choose vegetables: by knowing them. That the botanical name on a label becomes as familiar as the name on a bag of rice.',
        'That old knowledge is kept with care, neither laughed at nor exaggerated. A plant that has been used for two thousand years deserves honest words, not loud ones.',
      ],
    },
    {
      title: 'What we would like to become',
      text: [
        'The shop that families in small towns and big cities recommend when someone asks where to buy herbs they can trust. Not the biggest shop, but the one whose labels people actually read.',
      ],
    },
  ],
  nextStep: { label: 'Read our mission', to: paths.mission },
};
