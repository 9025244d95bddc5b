import { brand } from '../../shared/env.ts';

/** Words that titles have, since nothing else is searched. */
export const searchHints = ['tulsi', 'amla', 'tea'] as const;

/** Header, drawer and footer (specification, section 2). */
export const shellMessages = {
  skipToContent: 'Skip to content',
  signIn: 'Sign In',
  myAccount: 'My account',
  myOrders: 'My orders',
  resourceFiles: 'Resource Files',
  academy: 'Academy',
  startABusiness: 'Start a Business',
  products: 'Products',
  about: 'About',
  offers: 'Offers',
  search: 'Search',
  searchLabel: 'Search products',
  searchPlaceholder: `Search for ${searchHints.join(', ')}…`,
  cart: (lines: number) => (lines === 0 ? 'Cart, empty' : `Cart, ${lines} ${lines === 1 ? 'item' : 'items'}`),
  openMenu: 'Open the menu',
  menu: 'Menu',
  mainLinks: 'Main',
  quickLinks: 'Account and more',
  drawerLinks: 'Menu',
  categories: 'Categories',
  memberPortal: 'Member portal login',
  social: 'Follow us',
  colorModeDark: 'Dark colours',
  colorModeLight: 'Light colours',
  footerAbout:
    'Herbal supplements, made in Kanpur in small lots. Every label names the plant, the part and the amount. Delivered across India.',
  footerShop: 'Shop and learn',
  footerCompany: 'Company',
  footerPolicies: 'Policies',
  footerContact: 'Contact',
  supportHours: `${brand.supportHours}, ${brand.supportDays}`,
  grievanceOfficer: `${brand.grievanceOfficer.designation}: ${brand.grievanceOfficer.name}`,
  privacyPolicy: 'Privacy and Cookie Policy',
  termsOfUse: 'Terms of Use',
  refundPolicy: 'Refund Policy',
  shippingProcess: 'Shipping Process',
  fssai: 'FSSAI certificate',
  iso: 'ISO certificate',
  contact: 'Contact Us',
  faq: 'FAQ',
  legal: `© ${brand.legalName}. Food supplements are not medicines and do not replace a varied diet.`,
};

/** Texts of the notices at the bottom of the screen (ours: the specification is silent about it). */
export const noticesMessages = {
  newVersion: 'A new version of the shop is ready',
  reload: 'Reload',
  later: 'Later',
  offline: 'You are offline. You see the shop as it was at your last visit; prices may have changed.',
  poor: 'Your connection is weak. You see the shop as it was earlier; prices may have changed.',
};
