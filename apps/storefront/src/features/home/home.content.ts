import { brand } from '../../shared/brand.ts';
import { paths } from '../../shared/paths.ts';

/** The three slides of the banner: the brand, how to reach us, a word on health. */
export const slides = [
  {
    picture: 'brand.jpg',
    eyebrow: 'Herbarium, est. Kanpur',
    title: 'Every plant by its proper name',
    text: 'Forty-odd herbal supplements, each one labelled with the plant, the part used and the amount. Nothing hides behind a blend.',
    link: { label: 'See all products', to: paths.products },
  },
  {
    picture: 'contact.jpg',
    eyebrow: 'We pick up the phone',
    title: 'Ask the people who make it',
    text: `${brand.supportPhone} · ${brand.supportEmail}. Open ${brand.supportHours}, ${brand.supportDays}.`,
    link: { label: 'Contact Us', to: paths.contact },
  },
  {
    picture: 'health.jpg',
    eyebrow: 'A word on health',
    title: 'Small habits, kept for long',
    text: 'A walk after dinner, water before tea, eight hours of sleep. Supplements come after that, and work best beside it.',
    link: { label: 'Find your shelf', to: paths.products },
  },
] as const;

/** The four promotional banners, in the specification's order; `slug` is the product page each leads to. */
export const promotions = [
  {
    slug: 's-46',
    eyebrow: 'Plate 46',
    title: 'S-46 Sattva Greens',
    text: 'Tulsi, moringa and amla with three companions.',
  },
  {
    slug: 'life-elixir',
    eyebrow: 'Phyllanthus emblica',
    title: 'Life Elixir',
    text: 'Fresh amla, two roots and three spices, by the spoon.',
  },
  {
    slug: 'ekardio-booster',
    eyebrow: 'Terminalia arjuna',
    title: 'E-Kardio Booster',
    text: 'Arjuna bark, for people who take the stairs.',
  },
  {
    slug: 'sugar-ease',
    eyebrow: 'Gymnema sylvestre',
    title: 'Sugar Ease',
    text: 'A bitter leaf for a less sweet table.',
  },
] as const;

/** Five reasons, numbered like plates. */
export const reasons = [
  {
    title: 'Named plants',
    text: 'Botanical name, part and amount are on the front of every label, not in the small print.',
  },
  { title: 'Small lots', text: 'Each lot has a number. Tell it to support and they will read you its test sheet.' },
  { title: 'Nothing hidden', text: 'No artificial colours, and no blend that keeps its amounts to itself.' },
  { title: 'Honest words', text: 'We say what is inside and how it is used. We do not promise cures.' },
  {
    title: 'People to ask',
    text: `Support answers ${brand.supportHours}, ${brand.supportDays}, by phone and by e-mail.`,
  },
] as const;

/** Three fixed voices. Monograms stand in for portraits: nobody's face is invented. */
export const testimonials = [
  {
    name: 'Meera S., Lucknow',
    image: 'MS',
    description: 'The label told me more than any advertisement. I know what I take, and how much of it.',
  },
  {
    name: 'Harpreet K., Ludhiana',
    image: 'HK',
    description: 'Came by road in five days, well packed. The jar looks good enough to stay on the table.',
  },
  {
    name: 'Thomas J., Kottayam',
    image: 'TJ',
    description:
      'I called with a question about the lot number and somebody read me the sheet. That settled it for me.',
  },
] as const;

/** The invitation at the end of the page. */
export const joinUs = {
  visitor: 'Register to keep your orders in one place, or read how members share the collection with others.',
  member: 'You are registered. Orders, team and payouts of members live in the member portal.',
  register: 'Register',
  business: 'Read the income plan',
} as const;
