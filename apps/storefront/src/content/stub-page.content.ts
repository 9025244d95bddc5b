import { DELIVERY_DAYS, PROCESSING_DAYS } from '@shop/domain/delivery/shipping-policy';
import { brand } from '../shared/env.ts';
import { paths } from '../shared/paths.ts';

export interface Stub {
  path: string;
  title: string;
  text: string;
  /** The picture beside the text. */
  picture: string;
  /** Where to go on. */
  steps: readonly { label: string; text: string; to: string }[];
}

const name = brand.displayName;
const contact = {
  label: 'Contact Us',
  text: `A person answers, ${brand.supportHours}, ${brand.supportDays}.`,
  to: paths.contact,
};

const products = {
  label: 'Products',
  text: 'More than 40, each with its label as text.',
  to: paths.products,
};

/** Short pages (stubs by the specification, section 2): three sentences, a plant, and two ways on. */
export const stubPages: readonly Stub[] = [
  {
    path: paths.brands,
    title: 'Our brands',
    text: `One name stands on every pack in this shop: ${name}. Behind it are more than 40 products, from baby oil to saffron. Each is packed in Kanpur, and each label names the plant, its part and its amount.`,
    picture: 'brand',
    steps: [products, { label: 'Offers', text: 'Pairs and sets at a lower price.', to: paths.offers }],
  },
  {
    path: paths.userAgreement,
    title: 'User agreement',
    text: 'Using this shop takes no small print beyond our Terms of Use. Your cart stays in your browser, and an account needs your name, e-mail address and mobile number. Indian law applies, and the courts at Kanpur decide.',
    picture: 'agreement',
    steps: [
      { label: 'Terms of Use', text: 'Twenty sections, in plain words.', to: paths.termsOfUse },
      { label: 'Privacy and Cookie Policy', text: 'What we keep, why, and how long.', to: paths.privacyPolicy },
    ],
  },
  {
    path: paths.journey,
    title: 'Our journey',
    text: `${name} began with a herbarium: pressed plants on sheets that say what is there and promise nothing. We put that idea on a jar, and then on more than 40 packs, made in Kanpur in small lots. Each lot has a number, and support can read its test sheet to you.`,
    picture: 'journey',
    steps: [{ label: 'Our brand', text: 'What the leaf in the frame stands for.', to: paths.ourBrand }, products],
  },
  {
    path: paths.ourBrand,
    title: 'Our brand',
    text: 'Our mark is a leaf in a frame: a pressed plant on its sheet. The plates on our packs are numbered like the sheets of a herbarium, with the botanical name in letters large enough to read. Under it stands what counts: plant, part, amount.',
    picture: 'brand',
    steps: [{ label: 'Our journey', text: 'From a herbarium to a jar.', to: paths.journey }, products],
  },
  {
    path: paths.career,
    title: 'Career',
    text: 'We pack, test and answer the phone in one house in Kanpur. Whoever knows plants, labels or numbers is welcome to write to us. Whoever would rather keep their own hours can start a business with us.',
    picture: 'career',
    steps: [
      contact,
      { label: 'Start a Business', text: 'The income plan, with every percentage.', to: paths.aboutStartABusiness },
    ],
  },
  {
    path: paths.companyFaqs,
    title: 'Questions about the company',
    text: `${brand.legalName} makes herbal supplements in Kanpur and sends them across India by road. Orders leave within ${PROCESSING_DAYS} business day of payment and arrive in ${DELIVERY_DAYS.min} to ${DELIVERY_DAYS.max} business days. You can buy here or from a business owner: the packs and the labels are the same.`,
    picture: 'faq',
    steps: [{ label: 'FAQ', text: 'What people ask about our products.', to: paths.faq }, contact],
  },
];
