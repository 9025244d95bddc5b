/** The company page's frame and its tab bar (specification, section 2). */
export const companyMessages = {
  tabs: 'Company pages',
  about: 'About',
  vision: 'Vision',
  mission: 'Mission',
  company: 'Company',
};
