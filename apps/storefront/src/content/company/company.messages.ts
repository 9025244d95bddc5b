import { brand } from '../../shared/env.ts';

/** The company page's frame and its tab bar (specification, section 2). */
export const companyMessages = {
  tabs: 'Company pages',
  about: 'About',
  vision: 'Vision',
  mission: 'Mission',
};

/** Texts of the support ticket form (decisions, "Offers, contact, stubs"). */
export const ticketMessages = {
  heading: 'New support ticket',
  dashboard: 'My Dashboard',
  lead: 'Tell us what it is about. Your e-mail app opens with everything filled in: send it from there, and it reaches us.',
  subject: 'Subject',
  order: 'Order Id',
  orderHelp: 'Only if it is about an order. You find it on your dashboard.',
  message: 'Message',
  compose: 'Compose e-mail',
  subjectMissing: 'Please enter a subject.',
  messageMissing: 'Please enter a message.',
  opened: 'Your e-mail app should show the message now.',
  notOpened: 'If nothing opened, write to',
  bodyOrder: (order: string) => `Order: ${order}`,
};

/** Texts of the contact page (specification, section 2, "Contact page"). */
export const contactMessages = {
  heading: 'Contact Us',
  lead: 'A question about a product, an order or the business? Write to us or call: a person answers.',
  form: 'Write to us',
  email: 'Email',
  name: 'Name',
  phone: 'Phone',
  message: 'Message',
  send: 'Send Message',
  compose: 'Compose e-mail',
  messageMissing: 'Please enter a message.',
  mailSubject: (name: string) => (name === '' ? 'Message from the website' : `Message from ${name}`),
  mailName: (name: string) => `Name: ${name}`,
  mailPhone: (phone: string) => `Phone: ${phone}`,
  mailEmail: (email: string) => `E-mail: ${email}`,
  composeHelp: 'Compose e-mail opens your e-mail app with everything filled in; a copy stays in your Sent folder.',
  composed: 'Your e-mail app should show the message now. What you wrote stays here as well.',
  askNow: 'Need an answer now? Write to',
  orCall: 'or call',
  byEmail: 'By e-mail',
  byPhone: 'By phone',
  hours: `${brand.supportHours}, ${brand.supportDays}`,
  byPost: 'By post',
  grievances: brand.grievanceOfficer.designation,
  grievanceTimes: 'We answer a complaint within 48 hours and settle it within a month.',
  social: 'Elsewhere',
};
