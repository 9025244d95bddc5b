/**
 * The company the shop belongs to when nothing else is configured. A fictional one: reserved example
 * domains, phone numbers nobody can have (a real deployment sets its own).
 */
export const defaultCompany = {
  /** Lowercase, as it appears in the three route paths with {brand}. */
  brand: 'vanaveda',
  displayName: 'Vanaveda',
  legalName: 'Vanaveda Herbals Private Limited',
  address: ['Plate House, 14 Botanist’s Lane', 'Civil Lines, Kanpur 208001', 'Uttar Pradesh, India'],
  /** Where it sells from: decides between CGST with SGST, and IGST. */
  state: 'Uttar Pradesh',
  /** Marked as a sample wherever it is shown; nobody can have it, since no registration ends in `0Z0`. */
  gstin: '09SAMPL0000E0Z0',
  supportEmail: 'care@vanaveda.example',
  supportPhone: '+91 00000 00000',
  /** Shown to the character (specification, section 9). */
  supportHours: '10:00 to 07:00',
  supportDays: 'Monday to Saturday',
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
