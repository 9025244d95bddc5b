import { brand } from '../../shared/brand.ts';

/** Texts of the contact page (specification, section 2, "Contact page"). */
export const contactMessages = {
  heading: 'Contact Us',
  lead: 'Questions about a product, an order or the business: people answer them.',
  form: 'Write to us',
  email: 'Email',
  name: 'Name',
  phone: 'Phone',
  message: 'Message',
  send: 'Send Message',
  formNote: 'This form does not reach us yet. What you write stays here until you leave the page; please send it to',
  byEmail: 'By e-mail',
  byPhone: 'By phone',
  hours: `${brand.supportHours}, ${brand.supportDays}`,
  byPost: 'By post',
  social: 'Elsewhere',
  opensElsewhere: '(opens another site)',
};
