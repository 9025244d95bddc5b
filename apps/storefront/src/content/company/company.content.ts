import { brand } from '../../shared/env.ts';
import { paths } from '../../shared/paths.ts';

const name = brand.displayName;

/** The portal's plant pictures with their names. */
export const binomials = {
  tulsi: 'Ocimum tenuiflorum',
  amla: 'Phyllanthus emblica',
  ashwagandha: 'Withania somnifera',
  neem: 'Azadirachta indica',
} as const;

export interface CompanyText {
  path: string;
  title: string;
  lead: string;
  /** The plant on the sheet beside the text. */
  plant: keyof typeof binomials;
  sections: readonly { title: string; paragraphs: readonly string[] }[];
  wayOn: { label: string; to: string };
}

const toProducts = { label: 'See all products', to: paths.products };

/** The company's own pages (specification, section 2). */
export const companyTexts: readonly CompanyText[] = [
  {
    path: paths.about,
    title: `About ${name}`,
    lead: `${name} makes herbal supplements in Kanpur. Every label says which plant is inside, which part of it, and how much.`,
    plant: 'tulsi',
    sections: [
      {
        title: 'Why a herbarium',
        paragraphs: [
          'A herbarium is a collection of pressed plants: each on its own sheet, with its name and the place and day it was collected. It promises nothing. It only says what is there.',
          'We think a jar of powder should be just as clear. So the front of every pack carries the botanical name, the part used and the amount, in letters large enough to read.',
        ],
      },
      {
        title: 'What we make',
        paragraphs: [
          'Capsules, powders, teas, oils and syrups from plants that Indian kitchens and courtyards have known for a long time: tulsi and amla, ashwagandha and brahmi, arjuna, neem and many more.',
          'They are food supplements and products for daily care. They are not medicines, and we do not say that they heal. Anyone who takes medicine, or is pregnant or breastfeeding, should ask a doctor first.',
        ],
      },
      {
        title: 'How we sell',
        paragraphs: [
          'You can buy from this shop, or from a business owner who uses the products at home. The packs and the labels are the same.',
          `Our support team helps you with both: ${brand.supportHours}, ${brand.supportDays}.`,
        ],
      },
    ],
    wayOn: toProducts,
  },
  {
    path: paths.vision,
    title: 'Our vision',
    lead: 'A country where anyone can read, on the pack in their hand, which plant they are taking and how much of it.',
    plant: 'amla',
    sections: [
      {
        title: 'What we would like to see',
        paragraphs: [
          'That people choose herbs as they choose vegetables: by knowing them. That the botanical name on a label becomes as familiar as the name on a bag of rice.',
          'That old knowledge is kept with care, neither laughed at nor exaggerated. A plant that has been used for two thousand years deserves honest words, not loud ones.',
        ],
      },
      {
        title: 'What we would like to become',
        paragraphs: [
          'The shop that families in small towns and big cities recommend when someone asks where to buy herbs they can trust. Not the biggest shop, but the one whose labels people actually read.',
        ],
      },
    ],
    wayOn: { label: 'Read our mission', to: paths.mission },
  },
  {
    path: paths.mission,
    title: 'Our mission',
    lead: 'To put good plants into plain packs, to say exactly what is inside, and to let people earn by passing that knowledge on.',
    plant: 'ashwagandha',
    sections: [
      {
        title: 'In the jar',
        paragraphs: [
          'Name every plant, its part and its amount. Hide nothing behind the word “blend”. Leave out colours that are there only to please the eye.',
        ],
      },
      {
        title: 'On the page',
        paragraphs: [
          'Describe what a product is and how it is used, and stop there. Answer people’s questions on the product’s own page. Show one price, with all taxes included.',
        ],
      },
      {
        title: 'Among people',
        paragraphs: [
          'Keep the income plan open for everyone to read, with every percentage, and with the sentence that belongs to it: earnings are not guaranteed. Teach before we sell; the academy is open to all.',
        ],
      },
    ],
    wayOn: { label: 'Read the income plan', to: paths.aboutStartABusiness },
  },
  {
    path: paths.csr,
    title: 'Social responsibility',
    lead: 'A company that lives on plants owes something to the soil they grow in and to the people who know them.',
    plant: 'neem',
    sections: [
      {
        title: 'The plants',
        paragraphs: [
          'Bark can be taken without felling the tree, roots without emptying the field. We ask how a plant was collected before we ask what it costs, and we show it in the academy’s videos.',
        ],
      },
      {
        title: 'The knowledge',
        paragraphs: [
          'What we learn about plants we give away: the academy’s videos and guides, and the posters in the resource files, are free to watch, to print and to put up in a classroom.',
        ],
      },
      {
        title: 'The household',
        paragraphs: [
          'Two parts of our income plan are for the family: the fitness assured fund and the child education fund. The plan shows their percentages, as it does for everything else.',
        ],
      },
      {
        title: 'What we do not claim',
        paragraphs: [
          'We publish no numbers of trees planted or villages adopted, because nobody independent has counted them. When somebody does, you will find the numbers here, and who counted them.',
        ],
      },
    ],
    wayOn: { label: 'Visit the academy', to: paths.academy },
  },
];
