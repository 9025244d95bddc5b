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
