import { brand } from '../../shared/brand.ts';
import { paths } from '../../shared/paths.ts';
import type { SpecimenName } from '../../shared/ui/specimen.tsx';

const name = brand.displayName;

export interface CompanyText {
  path: string;
  title: string;
  lead: string;
  /** The plant on the sheet beside the text. */
  specimen: SpecimenName;
  sections: readonly { title: string; paragraphs: readonly string[] }[];
  wayOn: { label: string; to: string };
}

const toProducts = { label: 'See all products', to: paths.products };
const toContact = { label: 'Contact Us', to: paths.contact };

/** The company's own pages (specification, section 2); journey, our brand, career and faqs are still to be written. */
export const companyTexts: readonly CompanyText[] = [
  {
    path: paths.about,
    title: `About ${name}`,
    lead: `${name} makes herbal supplements in Kanpur and labels them the way a botanist labels a specimen: which plant, which part of it, and how much.`,
    specimen: 'tulsi',
    sections: [
      {
        title: 'Why a herbarium',
        paragraphs: [
          'A herbarium is a plain thing: a pressed plant on a sheet of paper, its name beneath, the place and the day it was gathered. Nobody can sell a dream with it. It only says what is there.',
          'We thought a jar of powder should be just as plain. So the front of every pack carries the botanical name, the part used and the amount, in letters large enough to read at the shelf.',
        ],
      },
      {
        title: 'What we make',
        paragraphs: [
          'Capsules, powders, teas, oils and syrups from plants that Indian kitchens and courtyards have known for a long time: tulsi and amla, ashwagandha and brahmi, arjuna, neem and their companions.',
          'They are food supplements and things for daily care. They are not medicines, and we do not say that they heal. Who takes medicine, expects a child or nurses one should ask a doctor first.',
        ],
      },
      {
        title: 'How we sell',
        paragraphs: [
          `There are two ways to our products: this shop, and the business owners who know them from their own homes. Both have the same packs and the same labels.`,
          `Behind either stand the same people. They answer ${brand.supportHours}, ${brand.supportDays}.`,
        ],
      },
    ],
    wayOn: toProducts,
  },
  {
    path: paths.vision,
    title: 'Our vision',
    lead: 'A country where anyone can read, on the pack in their hand, which plant they are taking and how much of it.',
    specimen: 'amla',
    sections: [
      {
        title: 'What we would like to see',
        paragraphs: [
          'That people choose herbs as they choose vegetables: by knowing them. That the Latin name on a label is no more frightening than the mark on a bag of rice.',
          'That old knowledge is kept with care, neither laughed at nor inflated. A plant that has been used for two thousand years deserves an honest sentence more than a loud one.',
        ],
      },
      {
        title: 'What we would like to become',
        paragraphs: [
          'The shop that families in small towns and large ones name when somebody asks where to find herbs they can trust. Not the biggest one: the one whose labels are read aloud.',
        ],
      },
    ],
    wayOn: { label: 'Read our mission', to: paths.mission },
  },
  {
    path: paths.mission,
    title: 'Our mission',
    lead: 'To put good plants into plain packs, to say exactly what is inside, and to let people earn by passing that knowledge on.',
    specimen: 'ashwagandha',
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
          'Describe what a product is and how it is used, and stop there. Answer the questions people ask, on the page where they ask them. Print the price once, with all taxes in it.',
        ],
      },
      {
        title: 'Among people',
        paragraphs: [
          'Keep the income plan open for everyone to read, with every percentage, and with the sentence that belongs beneath it: earnings are not guaranteed. Teach before we sell; the academy is open to all.',
        ],
      },
    ],
    wayOn: { label: 'Read the income plan', to: paths.aboutStartABusiness },
  },
  {
    path: paths.csr,
    title: 'Social responsibility',
    lead: 'A company that lives on plants owes something to the ground they grow in and to the people who know them.',
    specimen: 'neem',
    sections: [
      {
        title: 'The plants',
        paragraphs: [
          'Bark can be taken without felling the tree, roots without emptying the field. We ask how a plant was gathered before we ask what it costs, and we show it in the academy’s films.',
        ],
      },
      {
        title: 'The knowledge',
        paragraphs: [
          'What we learn about plants we give away: the academy’s films and papers and the posters among the resource files are free to watch, to print and to hang in a classroom.',
        ],
      },
      {
        title: 'The household',
        paragraphs: [
          'Two parts of our income plan are set aside for more than the purse: the fitness assured fund and the child education fund. They stand in the plan with their percentages, like everything else.',
        ],
      },
      {
        title: 'What we do not claim',
        paragraphs: [
          'We publish no numbers of trees planted or villages adopted, since we have none that somebody else has counted. When we have, they will stand here with the counter’s name.',
        ],
      },
    ],
    wayOn: { label: 'Visit the academy', to: paths.academy },
  },
  {
    path: paths.journey,
    title: 'Our journey',
    lead: `How ${name} came to be has not been written down for this page yet. We would rather leave it blank than fill it with dates that sound well.`,
    specimen: 'giloy',
    sections: [],
    wayOn: { label: `About ${name}`, to: paths.about },
  },
  {
    path: paths.ourBrand,
    title: 'Our brand',
    lead: 'What the plate and the sprig on our labels stand for will be told here. Until then the labels speak for themselves: plant, part, amount.',
    specimen: 'saffron',
    sections: [],
    wayOn: toProducts,
  },
  {
    path: paths.career,
    title: 'Career',
    lead: 'There is no open position to show at the moment. When there is one, it will stand here with its tasks and its place of work.',
    specimen: 'rose',
    sections: [],
    wayOn: toContact,
  },
  {
    path: paths.companyFaqs,
    title: 'Questions about the company',
    lead: 'Answers to what people ask us about the house will be collected here. Questions about a product are answered on that product’s page.',
    specimen: 'moringa',
    sections: [],
    wayOn: toContact,
  },
];
