import { QUANTITY_MAX, QUANTITY_MIN } from '@shop/domain/cart/cart';
import { PASSWORD_MIN_LENGTH } from '@shop/domain/registration/check-registration';
import { brand } from '../../shared/env.ts';
import { paths } from '../../shared/paths.ts';
import { supportMail, type Article } from './article.ts';

const name = brand.displayName;

/** Twenty sections, under Indian law, with jurisdiction at Kanpur (specification, section 2, "Static pages"). */
export const article: Article = {
  title: 'Terms of Use',
  lead: `What applies between you and us when you use this shop: twenty short sections, under the law of India.`,
  sections: [
    {
      id: 'who-we-are',
      title: 'Who we are',
      text: `This shop is run by ${brand.legalName}, ${brand.address.join(', ')}. “We” and “${name}” mean that company; “you” means whoever uses the shop.`,
    },
    {
      id: 'acceptance',
      title: 'Accepting these terms',
      text: `By using the shop you accept these terms, together with the [Privacy and Cookie Policy](${paths.privacyPolicy}), the [Refund Policy](${paths.refundPolicy}) and the [Shipping Process](${paths.shippingProcess}). If you do not agree with them, please do not use it.`,
    },
    {
      id: 'who-may-buy',
      title: 'Who may buy',
      text: 'You may look around without an account. To place an order you must be able to enter into a contract under Indian law, and your parcel must go to an address in India.',
    },
    {
      id: 'your-account',
      title: 'Your account',
      text: [
        `An account needs your name, your e-mail address, a mobile number and a password of at least ${PASSWORD_MIN_LENGTH} characters. Please give true details and keep them current.`,
        `Keep the password to yourself: orders placed through your account count as yours. If somebody else may know it, tell us at ${supportMail}.`,
      ],
    },
    {
      id: 'products',
      title: 'What the product pages say',
      text: 'We describe each product with care: what it contains, how much of it, and how it is used. Pictures show the pack; plants are not alike from harvest to harvest, so colour and scent may differ a little.',
    },
    {
      id: 'not-medicine',
      title: 'Supplements are not medicines',
      text: 'Our products do not diagnose, treat or cure any illness, and nothing in this shop is medical advice. If you are ill, take medicine, or are pregnant or breastfeeding, ask a doctor before you use a supplement.',
    },
    {
      id: 'prices',
      title: 'Prices and taxes',
      text: 'Prices are in Indian rupees and include all taxes. The tax contained in an order is shown in the cart. Shipping is shown there too, before you pay. If a price is plainly mistaken, we may cancel the order and tell you.',
    },
    {
      id: 'orders',
      title: 'Orders',
      text: `You may order from ${QUANTITY_MIN} to ${QUANTITY_MAX} pieces of an item in one order. Your order is an offer to buy; it becomes binding for both of us once your payment has been confirmed. The cart itself reserves nothing.`,
    },
    {
      id: 'payment',
      title: 'Payment',
      text: 'You pay online, by card or UPI, in the window of our payment provider. Card and UPI details are entered there and not with us. An order whose payment is cancelled, fails or runs out of time is not processed.',
    },
    {
      id: 'delivery',
      title: 'Delivery',
      text: `We deliver within India, by road. How long it takes and what it costs is explained in the [Shipping Process](${paths.shippingProcess}). Please choose the delivery location with care: it is part of your order.`,
    },
    {
      id: 'refunds',
      title: 'Refunds and replacements',
      text: `Customers get no refunds or replacements; business owners may claim a replacement under conditions. Both are set out in the [Refund Policy](${paths.refundPolicy}).`,
    },
    {
      id: 'offers',
      title: 'Offers',
      text: 'Offers hold while they are shown in the shop. We may end or change one at any time; an order that you have already paid for keeps its price.',
    },
    {
      id: 'business-owners',
      title: 'Business owners and the income plan',
      text: [
        `The [business page](${paths.startABusiness}) describes the income plan. It is a description, not a promise: earnings are not guaranteed.`,
        'Business owners (EBO) and fitness-zone members (EFZ) work in portals of their own, outside this shop. They are independent and may not make health claims or promise earnings in our name.',
      ],
    },
    {
      id: 'fair-use',
      title: 'Fair use of the shop',
      text: 'Please do not disrupt the shop, try to reach other people’s accounts or orders, place orders under a false name, or copy the catalogue by machine for resale.',
    },
    {
      id: 'our-content',
      title: 'Our texts and pictures',
      text: `Texts, pictures, labels and the name ${name} belong to us or are used with permission. You may share links and print what you need for yourself. Files offered for download may be shared unchanged and free of charge.`,
    },
    {
      id: 'other-sites',
      title: 'Links to other sites',
      text: 'Some links lead to other sites: members’ portals, videos, pages of others. What they show is not ours to change, and their own terms apply.',
    },
    {
      id: 'availability',
      title: 'The shop’s availability',
      text: 'We look after the shop with care but do not promise that it is always reachable or free of faults. Products may run out; the shop may be closed for a while for maintenance.',
    },
    {
      id: 'liability',
      title: 'Liability',
      text: 'As far as the law allows, we answer for an order up to the amount paid for it, and not for indirect losses. Nothing in these terms takes away a right that Indian consumer law gives you.',
    },
    {
      id: 'changes',
      title: 'Changes to these terms',
      text: 'We may change these terms. The version shown here when you place an order is the one that applies to it. If one section turns out not to hold, the others still do.',
    },
    {
      id: 'law',
      title: 'Law and jurisdiction',
      text: `These terms are governed by the laws of India. The courts at Kanpur, Uttar Pradesh, have jurisdiction over disputes about them or about an order. Please write to us first, at ${supportMail}: most things can be settled without a court.`,
    },
  ],
};
