import { brand } from '../../shared/env.ts';

export const organisation = {
  '@type': 'Organization',
  name: brand.displayName,
  legalName: brand.legalName,
  url: brand.siteUrl,
  logo: new URL('/icon-512.png', brand.siteUrl).href,
  address: brand.address.join(', '),
  email: brand.supportEmail,
  telephone: brand.supportPhone,
  sameAs: Object.values(brand.social),
};
