import { FREE_SHIPPING_ABOVE, SHIPPING_CHARGE } from '@shop/domain/cart/price';
import { DELIVERY_DAYS, PROCESSING_DAYS } from '@shop/domain/delivery/shipping-policy';
import { formatRupees } from '@shop/domain/money/format-rupees';
import { paths } from '../../shared/paths.ts';
import { supportMail, type Article } from './article.ts';

const processing = `${PROCESSING_DAYS} business day`;
const delivery = `${DELIVERY_DAYS.min} to ${DELIVERY_DAYS.max} business days`;

/** The facts of section 9 of the specification. */
export const article: Article = {
  title: 'Shipping Process',
  lead: `By road, within India, in ${delivery}.`,
  steps: [
    { when: 'Today', title: 'You pay', text: 'The order is confirmed with the payment.' },
    { when: `Within ${processing}`, title: 'We process it', text: 'Picked, checked against the order and packed.' },
    { when: delivery, title: 'It travels by road', text: 'Anywhere in India.' },
  ],
  sections: [
    {
      id: 'processing',
      title: 'Processing',
      text: `Orders are processed within ${processing} of payment. An order that is not paid is not processed.`,
    },
    {
      id: 'time',
      title: 'Delivery time',
      text: `Domestic delivery takes ${delivery}.`,
    },
    {
      id: 'by-road',
      title: 'By road only',
      text: 'Parcels go by road only. There is no express or air delivery to choose.',
    },
    {
      id: 'where',
      title: 'Where we deliver',
      text: 'Within India. We take no international orders. You choose the delivery location by its pincode, at the top of every page or in the cart; it can be changed until you pay.',
    },
    {
      id: 'charges',
      title: 'What it costs',
      text: `Shipping costs ${formatRupees(SHIPPING_CHARGE)} when the products in the cart come to ${formatRupees(FREE_SHIPPING_ABOVE)} or less. Above ${formatRupees(FREE_SHIPPING_ABOVE)} it is free.`,
    },
    {
      id: 'follow',
      title: 'Following an order',
      text: `You find your orders and their receipts on your [dashboard](${paths.dashboard}). If a parcel has not come in time, write to ${supportMail} with the order id.`,
    },
  ],
};
