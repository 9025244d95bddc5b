import { SHIPPING_COUNTRY } from '@shop/domain/delivery/shipping-policy';
import { brand } from '../../shared/env.ts';
import { absolute, paths } from '../../shared/paths.ts';
import { homeMessages } from './home.messages.ts';

interface Slide {
  picture: string;
  eyebrow: string;
  title: string;
  /** Numbers and addresses before the text. */
  contacts?: readonly string[];
  text: string;
  link: { label: string; to: string };
}

/** The three slides of the banner: the brand, how to reach us, a word on health. */
export const slides: readonly Slide[] = [
  {
    picture: 'brand.jpg',
    eyebrow: 'Made in Kanpur',
    title: 'Every plant by its proper name',
    text: 'Over 40 herbal supplements. Every label names the plant, the part used and the amount.',
    link: { label: 'See all products', to: paths.products },
  },
  {
    picture: 'contact.jpg',
    eyebrow: 'Call or write',
    title: 'Talk to the people who make it',
    contacts: [brand.supportPhone, brand.supportEmail],
    text: `Open ${brand.supportHours}, ${brand.supportDays}.`,
    link: { label: 'Contact Us', to: paths.contact },
  },
  {
    picture: 'health.jpg',
    eyebrow: 'A word on health',
    title: 'Small habits, every day',
    text: 'A walk after dinner, enough water, eight hours of sleep. Supplements can only support them.',
    link: { label: 'See products', to: paths.products },
  },
];

/** Five reasons, numbered. */
export const reasons = [
  {
    title: 'Named plants',
    text: 'Botanical name, part and amount are on the front of every label, not in the small print.',
  },
  { title: 'Small lots', text: 'Each lot has a number. Tell it to support, and they will read its test sheet to you.' },
  { title: 'Nothing hidden', text: 'No artificial colours, and no blend that hides its amounts.' },
  { title: 'Honest words', text: 'We say what is inside and how it is used. We do not promise cures.' },
  {
    title: 'People to ask',
    text: `Support answers ${brand.supportHours}, ${brand.supportDays}, by phone and by e-mail.`,
  },
] as const;

/** Three fixed testimonials, with drawn portraits below `portraits/`. */
export const testimonials = [
  {
    name: 'Meera S., Lucknow',
    image: 'meera',
    description: 'The label told me more than any advertisement. I know what I take, and how much of it.',
  },
  {
    name: 'Harpreet K., Ludhiana',
    image: 'harpreet',
    description: 'Reached us in five days, well packed. The jar looks so good that it stays on the dining table.',
  },
  {
    name: 'Thomas J., Kottayam',
    image: 'thomas',
    description: 'I called with a question about the lot number, and they read the test sheet to me. That settled it.',
  },
] as const;

/** The invitation at the end of the page. */
export const joinUs = {
  visitor: 'Register to keep your orders in one place, or read how our members earn.',
  member: 'You are registered. Your team, its orders and your payouts are in the member portal.',
  register: 'Register',
  business: 'Read the income plan',
} as const;

/** Content of the dialogs of categories whose name starts with Baby or Beauty. */
export const categoryPromotions = {
  Baby: { picture: 'baby.jpg', text: 'Oils and lotions without perfume, for the daily malish and after the bath.' },
  Beauty: { picture: 'beauty.jpg', text: 'Rose, aloe and sandalwood for everyday skin care.' },
};

/** For search engines. */
export const website = { '@type': 'WebSite', name: brand.displayName, url: absolute('/') };

/** The company, for search engines. */
export const organisation = {
  '@type': 'OnlineStore',
  name: brand.displayName,
  legalName: brand.legalName,
  description: homeMessages.description,
  url: absolute('/'),
  logo: absolute('/icon-512.png'),
  address: {
    '@type': 'PostalAddress',
    streetAddress: `${brand.place.street}, ${brand.place.area}`,
    addressLocality: brand.place.city,
    postalCode: brand.place.pincode,
    addressRegion: brand.place.state,
    addressCountry: SHIPPING_COUNTRY,
  },
  email: brand.supportEmail,
  telephone: brand.supportPhone,
  sameAs: Object.values(brand.social),
};
