/** Texts of the support ticket form (decisions, "Offers, contact, stubs"). */
export const ticketMessages = {
  heading: 'New support ticket',
  dashboard: 'My Dashboard',
  lead: 'Tell us what it is about. Your e-mail program opens with everything filled in; sending it there is what reaches us.',
  subject: 'Subject',
  order: 'Order Id',
  orderHelp: 'If it is about an order. It stands in your dashboard’s table.',
  message: 'Message',
  compose: 'Compose e-mail',
  subjectMissing: 'Please enter a subject.',
  messageMissing: 'Please enter a message.',
  opened: 'Your e-mail program should show the message now.',
  notOpened: 'If nothing opened, write to',
  bodyOrder: (order: string) => `Order: ${order}`,
};
