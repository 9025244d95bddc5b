import { FREE_SHIPPING_ABOVE, OFFER_GST_PERCENT, SHIPPING_CHARGE } from '@shop/domain/cart/price';
import { DELIVERY_DAYS, PROCESSING_DAYS, REPLACEMENT_HANDLING_PERCENT } from '@shop/domain/delivery/shipping-policy';
import { formatRupees } from '@shop/domain/money/format-rupees';
import { paths } from '../../shared/paths.ts';

/** Where most questions end. */
export const quickLinks = [
  { label: 'Your orders', to: paths.dashboard },
  { label: 'Shipping', to: paths.shippingProcess },
  { label: 'Returns', to: paths.refundPolicy },
  { label: 'Contact Us', to: paths.contact },
] as const;

/** What shoppers ask before they order, by the specification's sections 6 and 9. */
export const shopQuestions = [
  {
    title: 'Delivery',
    pairs: [
      {
        question: 'How long does delivery take?',
        answer: `We process orders within ${PROCESSING_DAYS} business day of payment. Delivery takes ${DELIVERY_DAYS.min} to ${DELIVERY_DAYS.max} business days, by road only.`,
      },
      {
        question: 'What does shipping cost?',
        answer: `${formatRupees(SHIPPING_CHARGE)} up to ${formatRupees(FREE_SHIPPING_ABOVE)}. Above ${formatRupees(FREE_SHIPPING_ABOVE)} shipping is free.`,
      },
      { question: 'Do you deliver abroad?', answer: 'No. We deliver within India, to the pincode that you choose.' },
    ],
  },
  {
    title: 'Payment',
    pairs: [
      {
        question: 'How can I pay?',
        answer: 'Online, by UPI, card or netbanking, in the payment window that opens from the checkout.',
      },
      { question: 'Can I pay in cash on delivery?', answer: 'No. Orders are paid in advance.' },
      {
        question: 'The money left my account, and the order is not paid?',
        answer:
          'Please do not pay again at once. The payment may still arrive, and your dashboard shows it. If it does not, write to support with the order id.',
      },
    ],
  },
  {
    title: 'Returns',
    pairs: [
      {
        question: 'Can I return a product?',
        answer: 'No. Customers get no refunds or replacements; the Refund Policy has the details.',
      },
      {
        question: 'And as a business owner?',
        answer: `An EBO may claim a replacement within the same business month, with proof, for a handling charge of ${REPLACEMENT_HANDLING_PERCENT}% and the logistics, if the product is available.`,
      },
    ],
  },
  {
    title: 'GST',
    pairs: [
      { question: 'Do prices include GST?', answer: 'Yes. Every price includes all taxes.' },
      {
        question: 'Which rate applies?',
        answer: `That of the product, named on the invoice; for offers ${OFFER_GST_PERCENT}%.`,
      },
      {
        question: 'Do I get a GST invoice?',
        answer: 'Yes. Each paid order has a tax invoice: open View Reciept on your dashboard.',
      },
    ],
  },
] as const;
