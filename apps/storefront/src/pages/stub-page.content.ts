import { brand } from '../shared/brand.ts';
import { paths } from '../shared/paths.ts';
import type { SpecimenName } from '../shared/ui/specimen.tsx';

interface Stub {
  path: string;
  title: string;
  text: string;
  /** The plant on the sheet beside the text. */
  specimen: SpecimenName;
  wayOn: { label: string; to: string };
}

const toProducts = { label: 'See all products', to: paths.products };
const toContact = { label: 'Contact us', to: paths.contact };
const name = brand.displayName;

/** Pages whose content is still being written: a heading, one honest paragraph, a way on. */
export const stubPages: Stub[] = [
  {
    path: paths.brands,
    title: 'Our brands',
    text: `All products in this shop are made under the ${name} name. When we have more brands, you will find them here.`,
    specimen: 'saffron',
    wayOn: toProducts,
  },
  {
    path: paths.userAgreement,
    title: 'User agreement',
    text: 'We are still preparing the user agreement. Until it is here, our Terms of Use apply.',
    specimen: 'neem',
    wayOn: { label: 'Terms of Use', to: paths.termsOfUse },
  },
  {
    path: paths.faq,
    title: 'FAQ',
    text: 'We are collecting common questions for this page. Each product page already answers the questions about that product.',
    specimen: 'moringa',
    wayOn: toContact,
  },
];
