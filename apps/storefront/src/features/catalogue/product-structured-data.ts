import type { Product } from '@shop/api-contract/model';
import { shippingFor } from '@shop/domain/cart/price';
import { imagePaths } from '@shop/domain/catalogue/product-images';
import { DELIVERY_DAYS, PROCESSING_DAYS, SHIPPING_COUNTRY } from '@shop/domain/delivery/shipping-policy';
import { fromRupees, toRupees } from '@shop/domain/money/paise';
import { brand } from '../../shared/env.ts';
import { absolute, paths } from '../../shared/paths.ts';
import { productPictureUrl } from '../../shared/portal.ts';

export const productStructuredData = (product: Product) => ({
  '@type': 'Product',
  name: product.product_title,
  description: product.product_desc,
  sku: product.product_code,
  category: product.category_name,
  image: imagePaths(product.images).map((file) => absolute(productPictureUrl(file))),
  brand: { '@type': 'Brand', name: brand.displayName },
  offers: {
    '@type': 'Offer',
    url: absolute(paths.product(product.product_slug)),
    price: product.product_price.toFixed(2),
    priceCurrency: 'INR',
    availability: 'https://schema.org/InStock',
    itemCondition: 'https://schema.org/NewCondition',
    shippingDetails: shippingOf(product),
    hasMerchantReturnPolicy: returnPolicy,
  },
});

const days = (minValue: number, maxValue: number) => ({
  '@type': 'QuantitativeValue',
  minValue,
  maxValue,
  unitCode: 'DAY',
});

/** Of one piece, by road within India (specification, section 9). */
const shippingOf = ({ product_price }: Product) => ({
  '@type': 'OfferShippingDetails',
  shippingRate: {
    '@type': 'MonetaryAmount',
    value: toRupees(shippingFor(fromRupees(product_price))),
    currency: 'INR',
  },
  shippingDestination: { '@type': 'DefinedRegion', addressCountry: SHIPPING_COUNTRY },
  deliveryTime: {
    '@type': 'ShippingDeliveryTime',
    handlingTime: days(0, PROCESSING_DAYS),
    transitTime: days(DELIVERY_DAYS.min, DELIVERY_DAYS.max),
    businessDays: {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
    },
  },
});

/** Customers get no refunds or replacements (specification, section 6). */
const returnPolicy = {
  '@type': 'MerchantReturnPolicy',
  applicableCountry: SHIPPING_COUNTRY,
  returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted',
  merchantReturnLink: absolute(paths.refundPolicy),
};
