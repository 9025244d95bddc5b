import { REPLACEMENT_HANDLING_PERCENT } from '@shop/domain/delivery/shipping-policy';
import { formatRupees } from '@shop/domain/money/format-rupees';
import { fromRupees } from '@shop/domain/money/paise';
import { paths } from '../../shared/paths.ts';
import { supportMail, type Article } from './article.ts';

const EXAMPLE_PRICE = 1000;
const exampleHandling = (EXAMPLE_PRICE * REPLACEMENT_HANDLING_PERCENT) / 100;
const rupees = (amount: number) => formatRupees(fromRupees(amount));

/** The rules of section 6 of the specification. */
export const article: Article = {
  title: 'Refund Policy',
  lead: 'Please choose with care: customers get no refunds or replacements. Business owners may claim a replacement under the conditions below.',
  sections: [
    {
      id: 'customers',
      title: 'Customers',
      text: [
        'Products bought in this shop are not refunded and not replaced. Please check the cart, the quantities and the delivery location before you pay.',
        'Nothing on this page takes away a right that Indian consumer law gives you.',
      ],
    },
    {
      id: 'business-owners',
      title: 'Business owners',
      text: [
        'A business owner (EBO) may claim a replacement if all of this holds:',
        [
          'The claim is made within the same business month as the purchase.',
          'It comes with proof.',
          `The business owner pays a handling charge of ${REPLACEMENT_HANDLING_PERCENT}%, plus the cost of logistics.`,
          'The product is available.',
        ],
      ],
    },
    {
      id: 'instead',
      title: 'What you may get instead',
      text: 'In place of the same product, a similar product or store credit PV may be given.',
    },
    {
      id: 'example',
      title: 'An example',
      text: `A product of ${rupees(EXAMPLE_PRICE)} is replaced: the handling charge is ${REPLACEMENT_HANDLING_PERCENT}% of it, ${rupees(exampleHandling)}, and the cost of sending the parcels is extra.`,
    },
    {
      id: 'how-to-claim',
      title: 'How to claim',
      text: `Write to ${supportMail} with the order id and the proof. The [resource files](${paths.resources}) have a form for it, but a simple e-mail is enough.`,
    },
  ],
};
