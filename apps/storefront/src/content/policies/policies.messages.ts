import { DELIVERY_DAYS } from '@shop/domain/delivery/shipping-policy';

export const certificateMessages = {
  facts: 'What it says',
  about: 'About this certificate',
  covers: 'What it covers',
  check: 'How to check it',
  also: 'See also',
  sample: 'SAMPLE',
  sampleOf: (title: string) => `${title}, sample`,
  note: 'Support sends a copy of the document on request.',
  ask: 'Ask for a copy',
};

/** What one should know before paying. */
export const assuranceMessages = {
  title: 'Before you pay',
  byRoad: `By road, ${DELIVERY_DAYS.min} to ${DELIVERY_DAYS.max} business days`,
  withinIndia: 'Within India',
  prepaid: 'Prepaid by UPI, card or netbanking',
  noCashOnDelivery: 'No cash on delivery',
  notReturnable: 'Not returnable',
  refundPolicy: 'Refund Policy',
  gstInvoice: 'GST invoice with each order',
  fssai: (licence: string) => `FSSAI licence ${licence}`,
};
