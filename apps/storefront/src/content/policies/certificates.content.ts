import { brand } from '../../shared/env.ts';
import { paths } from '../../shared/paths.ts';

export interface Certificate {
  path: string;
  title: string;
  lead: string;
  /** What the sheet does not say. */
  covers: string;
  check: string;
  /** The sheet's text, top to bottom. */
  sheet: {
    kicker: string;
    title: readonly string[];
    rows: readonly { label: string; value: string }[];
    /** Who signs it. */
    authority: string;
  };
}

const holder = { label: 'Held by', value: brand.legalName };
const place = { label: 'At', value: brand.address[1] ?? '' };

export const fssai: Certificate = {
  path: paths.fssai,
  title: 'FSSAI certificate',
  lead: 'Everyone who makes or sells food in India, supplements included, needs a licence under the Food Safety and Standards Act, 2006.',
  covers:
    'The business, the place and the kind of food that are named on it. It does not approve any single product, and it does not say what a product does.',
  check:
    'FoSCoS, the licensing site of the FSSAI, finds a licence by its number and shows who holds it and whether it is valid.',
  sheet: {
    kicker: 'Food Safety and Standards Act, 2006',
    title: ['Licence for a', 'food business'],
    rows: [
      holder,
      place,
      { label: 'Kind of business', value: 'Herbal food supplements' },
      { label: 'Licence number', value: brand.fssaiLicence },
      { label: 'Valid until', value: brand.fssaiValidUntil },
    ],
    authority: 'Central Licensing Authority',
  },
};

export const iso: Certificate = {
  path: paths.iso,
  title: 'ISO certificate',
  lead: 'An auditor from outside looks at how work is planned, done and checked, and certifies it against an international standard.',
  covers:
    'How the work named on it is planned, done and checked at that place. It is about how we work. It does not grade products.',
  check:
    'IAF CertSearch, the register of accredited certificates, finds it by its number or by the company’s name and shows whether it is valid.',
  sheet: {
    kicker: 'ISO 9001:2015',
    title: ['Quality management', 'system'],
    rows: [
      holder,
      place,
      { label: 'Scope', value: 'Packing herbal supplements' },
      { label: 'Certificate number', value: brand.isoCertificate },
      { label: 'Valid until', value: brand.isoValidUntil },
    ],
    authority: 'For the certification body',
  },
};
