import { paths } from '../../shared/paths.ts';
import type { Article } from './article.ts';

export const article: Article = {
  title: 'Social responsibility',
  lead: 'A company that lives on plants owes something to the soil they grow in and to the people who know them.',
  picture: { plant: 'neem', name: 'Azadirachta indica' },
  sections: [
    {
      title: 'The plants',
      text: [
        'Bark can be taken without felling the tree, roots without emptying the field. We ask how a plant was collected before we ask what it costs, and we show it in the academy’s videos.',
      ],
    },
    {
      title: 'The knowledge',
      text: [
        'What we learn about plants we give away: the academy’s videos and guides, and the posters in the resource files, are free to watch, to print and to put up in a classroom.',
      ],
    },
    {
      title: 'The household',
      text: [
        'Two parts of our income plan are for the family: the fitness assured fund and the child education fund. The plan shows their percentages, as it does for everything else.',
      ],
    },
    {
      title: 'What we do not claim',
      text: [
        'We publish no numbers of trees planted or villages adopted, because nobody independent has counted them. When somebody does, you will find the numbers here, and who counted them.',
      ],
    },
  ],
  nextStep: { label: 'Visit the academy', to: paths.academy },
};
