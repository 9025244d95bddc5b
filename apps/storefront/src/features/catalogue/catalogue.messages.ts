import { FREE_SHIPPING_ABOVE, SHIPPING_CHARGE } from '@shop/domain/cart/price';
import {
  ALL_CATEGORIES,
  type PriceRange,
  type ProductForm,
  type ProductSort,
} from '@shop/domain/catalogue/filter-products';
import { formatRupees } from '@shop/domain/money/format-rupees';

const sortNames: Record<ProductSort, string> = {
  'price-up': 'Price, low to high',
  'price-down': 'Price, high to low',
  name: 'Name, A to Z',
};

const formNames: Record<ProductForm, string> = {
  capsules: 'Capsules',
  drops: 'Drops and tonics',
  powder: 'Powders and mixes',
  tea: 'Teas',
  oil: 'Oils',
  skin: 'Creams and washes',
};

const priceNames: Record<PriceRange, string> = {
  'to-250': 'Under ₹250',
  '250-500': '₹250 to ₹499',
  'from-500': 'From ₹500',
};

/** Texts of product lists and the product page (specification, sections 2 and 5). */
export const catalogueMessages = {
  products: 'Products',
  heading: (count: number, category: string) => `Products(${count}) in ${category}`,
  /** After `Products`, and below the specified heading. */
  searchedFor: (search: string) => `with “${search}” in the name`,
  headingWhileLoading: (category: string) => `Products in ${category}`,
  found: (count: number, sort: ProductSort | undefined) =>
    `${count} ${count === 1 ? 'product' : 'products'} shown${sort ? `, sorted by ${sortNames[sort].toLowerCase()}` : ''}`,
  showMore: 'Show more',
  filter: (count: number) => (count > 0 ? `Filter (${count})` : 'Filter'),
  sortBy: 'Sort by',
  asArranged: 'Featured',
  sortNames,
  form: 'Form',
  anyForm: 'All forms',
  formNames,
  price: 'Price',
  anyPrice: 'Any price',
  priceNames,
  clearFilters: 'Clear filters',
  removeFilter: (name: string) => `Remove the filter ${name}`,
  anyFormAndPrice: 'Show all forms and prices',
  clearPlant: 'Show all plants',
  comingSoon: 'Products Coming Soon',
  nothingCalled: (search: string) => `No product has “${search}” in its name.`,
  nothingMatches: 'No product matches what you chose.',
  seeAll: 'See all products',
  allOfRow: 'See all',
  allOf: (title: string) => `See all: ${title}`,
  loadingProducts: 'Products are loading',
  /** On the card of a product that an offer holds. */
  inOffer: 'Pack offer',
  categories: 'Categories',
  allCategories: ALL_CATEGORIES,
  description: 'Herbal supplements for every day. Each label names the plant, the part used and the amount.',
  categoryDescription: (category: string) =>
    `${category}: herbal supplements of which each label names the plant, the part used and the amount.`,
  searchLabel: 'Search in products',

  loading: 'Loading Please Wait',
  notFound: 'Page your are looking for is not found',
  notFoundPicture: 'An empty herbarium sheet',
  inclusiveOfTaxes: 'Inclusive of all taxes',
  shippingCost: `${formatRupees(SHIPPING_CHARGE)} shipping, free above ${formatRupees(FREE_SHIPPING_ABOVE)}`,
  registerBanner: 'Register and get benefits',
  size: 'Size',
  productCode: 'Code',
  details: 'Product Details',
  features: 'Features',
  faqs: 'Frequently Asked Questions',
  faq: 'FAQ',
  faqLead: 'Answers about delivery, payment, returns and GST, and about each product.',
  faqQuick: 'Quick links',
  faqOrders: 'Orders',
  faqProducts: 'Products',
  questionCount: (count: number) => `${count} ${count === 1 ? 'question' : 'questions'}`,
  faqLoading: 'Questions are loading',
  pictures: 'Pictures',
  showPicture: (number: number, count: number) => `Show picture ${number} of ${count}`,
  enlargePicture: (number: number, count: number) => `Picture ${number} of ${count}, full screen`,
  previousPicture: 'Previous picture',
  nextPicture: 'Next picture',
  zoomIn: 'Larger',
  zoomOut: 'Smaller',
  vegetarian: 'Vegetarian',

  plant: 'Plant',
  part: 'Part',
  amount: 'Amount',
  sum: 'Sum',
  alsoHolds: (names: string) => `Also: ${names}`,
  withPlant: (plant: string) => `products with ${plant}`,
  plantCount: (count: number) => (count === 1 ? '1 plant' : `${count} plants`),
  /** @param unit in the singular: `capsule`, `ml` */
  aDay: (amount: number, unit: string) => `${amount} ${unit}${amount === 1 || unit.length <= 2 ? '' : 's'} a day`,
  days: (days: number) => (days === 1 ? '1 day' : `${days} days`),
  priceADay: (price: string) => `${price} a day`,

  inThePack: 'About this pack',
  netQuantity: 'Net quantity',
  unitPrice: 'Unit price',
  /** @param unit of the net quantity, `g` or `Capsules` */
  perUnit: (price: string, unit: string) =>
    `${price} per ${unit.length > 2 ? unit.toLowerCase().replace(/s$/, '') : unit}`,
  madeBy: 'Made by',
  countryOfOrigin: 'Country of origin',
  fssaiLicence: 'FSSAI licence',
  customerCare: 'Customer care',
  tested: 'Tested',
  batchReports: 'Batch reports',

  recentlyViewed: 'Recently viewed',
  clearViewed: 'Clear',

  related: (category: string) => `More in ${category}`,
};
