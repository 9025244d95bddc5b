const place = {
  street: 'Plate House, 14 Botanist’s Lane',
  area: 'Civil Lines',
  city: 'Kanpur',
  pincode: '208001',
  state: 'Uttar Pradesh',
} as const;

/**
 * The default company: fictional, with reserved example domains, and numbers that have the right form and cannot exist.
 * A shop of your own: change them here.
 */
export const defaultCompany = {
  /** Lowercase, as it appears in the three route paths with {brand}. */
  brand: 'vanaveda',
  displayName: 'Vanaveda',
  legalName: 'Vanaveda Herbals Private Limited',
  place,
  /** In three lines. */
  address: [place.street, `${place.area}, ${place.city} ${place.pincode}`, `${place.state}, India`],
  /** The seller's state, which decides between CGST with SGST, and IGST. */
  state: place.state,
  /** Shown as a sample; no real registration ends in `0Z0`. */
  gstin: '09SAMPL0000E0Z0',
  /** Number of its FSSAI licence, 14 digits; no state has the code 99, the second and third digit. */
  fssaiLicence: '19926051000417',
  /** Until when the licence holds, as the certificate prints it. */
  fssaiValidUntil: '31 March 2029',
  isoCertificate: 'QMS 2026 04173',
  isoValidUntil: '30 June 2028',
  /** Beside licence, certificate and phone numbers that are made up; empty when they are real. */
  specimenNote: 'Specimen number',
  /** Where its products are made, as the product page says it. */
  countryOfOrigin: 'India',
  /** Every product is vegetarian: the product page shows the green mark. */
  isVegetarian: true as boolean,
  supportEmail: 'care@vanaveda.example',
  /** Kanpur's area code; no subscriber's number begins with 1. */
  supportPhone: '+91 512 100 4726',
  /** Shown to the character (specification, section 9). */
  supportHours: '10:00 to 07:00',
  supportDays: 'Monday to Saturday',
  /** Whom an online shop in India has to name (Consumer Protection (E-Commerce) Rules, 2020, rule 5). */
  grievanceOfficer: {
    name: 'Kavita Mehra',
    designation: 'Grievance Officer',
    email: 'grievance@vanaveda.example',
    phone: '+91 512 100 4727',
  },
  siteUrl: 'https://www.vanaveda.example',
  memberPortalUrl: 'https://members.vanaveda.example',
  eboPortalUrl: 'https://ebo.vanaveda.example/login',
  efzPortalUrl: 'https://efz.vanaveda.example/login',
  social: {
    facebook: 'https://social.example/facebook/vanaveda',
    instagram: 'https://social.example/instagram/vanaveda',
    youtube: 'https://social.example/youtube/vanaveda',
  },
} as const;
