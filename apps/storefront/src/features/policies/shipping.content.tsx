import { FREE_SHIPPING_ABOVE, SHIPPING_CHARGE } from '@shop/domain/cart/shipping';
import { DELIVERY_DAYS, PROCESSING_DAYS } from '@shop/domain/delivery/shipping-policy';
import { formatRupees } from '@shop/domain/money/format-rupees';
import { paths } from '../../shared/paths.ts';
import type { Policy } from './policy.ts';
import { PageLink, SupportMail } from './policy-links.tsx';

const processing = `${PROCESSING_DAYS} business day`;
const delivery = `${DELIVERY_DAYS.min} to ${DELIVERY_DAYS.max} business days`;

/** Delivery in three steps. */
export const shippingSteps = [
  { when: 'Today', title: 'You pay', text: 'The order is confirmed with the payment.' },
  { when: `Within ${processing}`, title: 'We process it', text: 'Picked, checked against the order and packed.' },
  { when: delivery, title: 'It travels by road', text: 'Anywhere in India.' },
] as const;

/** The facts of section 9 of the specification. */
export const shippingProcess: Policy = {
  title: 'Shipping Process',
  lead: `By road, within India, in ${delivery}.`,
  sections: [
    {
      id: 'processing',
      title: 'Processing',
      body: <p>Orders are processed within {processing} of payment. An order that is not paid is not processed.</p>,
    },
    {
      id: 'time',
      title: 'Delivery time',
      body: <p>Domestic delivery takes {delivery}.</p>,
    },
    {
      id: 'by-road',
      title: 'By road only',
      body: <p>Parcels go by road only. There is no express or air delivery to choose.</p>,
    },
    {
      id: 'where',
      title: 'Where we deliver',
      body: (
        <p>
          Within India. We take no international orders. You choose the delivery location by its pincode, at the top of
          every page or in the cart; it can be changed until you pay.
        </p>
      ),
    },
    {
      id: 'charges',
      title: 'What it costs',
      body: (
        <p>
          Shipping costs {formatRupees(SHIPPING_CHARGE)} when the products in the cart come to{' '}
          {formatRupees(FREE_SHIPPING_ABOVE)} or less. Above {formatRupees(FREE_SHIPPING_ABOVE)} it is free.
        </p>
      ),
    },
    {
      id: 'follow',
      title: 'Following an order',
      body: (
        <p>
          You find your orders and their receipts on your <PageLink to={paths.dashboard}>dashboard</PageLink>. If a
          parcel has not come in time, write to <SupportMail /> with the order id.
        </p>
      ),
    },
  ],
};
