import { DELIVERY_DAYS, PROCESSING_DAYS } from '@shop/domain/delivery/shipping-policy';
import { brand } from '../../shared/env.ts';
import { paths } from '../../shared/paths.ts';
import type { Article } from './article.ts';

export const article: Article = {
  title: 'Questions about the company',
  lead: `${brand.legalName} makes herbal supplements in Kanpur and sends them across India by road. We ship orders within ${PROCESSING_DAYS} business day of payment, and they arrive in ${DELIVERY_DAYS.min} to ${DELIVERY_DAYS.max} business days. You can buy here or from a business owner: the packs and the labels are the same.`,
  picture: { file: 'faq' },
  ways: [
    { label: 'FAQ', text: 'What people ask about our products.', to: paths.faq },
    { label: 'Contact Us', text: `A person answers, ${brand.supportHours}, ${brand.supportDays}.`, to: paths.contact },
  ],
};
