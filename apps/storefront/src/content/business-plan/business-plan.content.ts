import { LeafIcon } from '@shop/design/ui/icons';
import { BookIcon, BoxIcon, ClockIcon, PeopleIcon, ReceiptIcon } from '@shop/design/ui/subject-icons';
import { brand } from '../../shared/env.ts';
import { paths } from '../../shared/paths.ts';

const name = brand.displayName;

export const opening = {
  title: 'Start a Business',
  lead: 'Use what you recommend, recommend what you use. Sell herbal products to people you know, under a plan that everyone can read.',
  register: { label: 'Register', to: paths.register },
  contact: { label: 'Ask us first', to: paths.contact },
};

/** Of the same text on the company's page. */
export const companyHead = {
  title: 'Start a Business: the income plan',
  lead: `How members of ${name} sell herbal products and are paid: the income plan with every percentage.`,
};

export const features = [
  {
    icon: LeafIcon,
    title: 'Everyday products',
    text: 'Teas, oils, powders and capsules that a family uses every day and orders again.',
  },
  { icon: ClockIcon, title: 'Your own hours', text: 'Mornings, evenings or Sundays: you decide.' },
  {
    icon: BoxIcon,
    title: 'We send the parcels',
    text: 'Your customers order in this shop, and we send their parcels.',
  },
  {
    icon: BookIcon,
    title: 'An academy to learn from',
    text: 'Videos and guides about plants and the first steps of a business.',
  },
  {
    icon: PeopleIcon,
    title: 'A team, if you want one',
    text: 'Sell alone, or help others to start and share in what they build.',
  },
  {
    icon: ReceiptIcon,
    title: 'A plan in the open',
    text: 'Every percentage is on this page, before you sign anything.',
  },
] as const;

export const opportunity = {
  title: 'What a business owner does',
  paragraphs: [
    `Business owners, EBO for short, are independent. They buy ${name} products at a discount, use them at home, and sell to neighbours, colleagues and friends who ask about them. They have a portal of their own, apart from this shop, for their orders and their team.`,
    'It is direct selling: the products go from person to person, with someone at hand who knows them. It suits people who like to explain, who keep their promises, and who would rather say “I do not know” than promise a cure. Herbal supplements are not medicines, and nobody who sells ours may call them that.',
  ],
};

/** The income plan as text (specification, section 1); the tiles have its percentages. */
export const plan = {
  title: 'The income plan',
  paragraphs: [
    'The plan begins with a lifetime discount on MRP. What you and your team sell then counts towards the bonuses: start-up, repurchase power, team build, team maintain, accelerator, speed, lifestyle, royalty club and SBR.',
    'A fitness assured fund comes with the team maintain bonus, and a child education fund with the accelerator bonus. All twelve are below with their percentages and an example.',
  ],
};

export const closing = {
  title: 'Ready, or still thinking?',
  text: `Registering needs no order. Questions are welcome first: ${brand.supportPhone.replaceAll(' ', '\u00a0')}, ${brand.supportHours}, ${brand.supportDays}.`,
};
