type BuyAgainNote = 'there' | 'gone' | 'withoutRoom' | 'changed';

/** So many that a toast fits on a phone. */
const few = (texts: readonly string[], separator = ', ') =>
  texts.length > 4 ? `${texts.slice(0, 3).join(separator)} and ${texts.length - 3} more` : texts.join(separator);

/** What the cart says (specification, sections 2, 4, 5, 8 and 9), to the character, and what we add. */
export const cartMessages = {
  heading: 'Your Cart',
  empty: 'Your Cart Is Empty',
  atMinimum: 'Cannot Remove',
  atMaximum: 'Cannot Add more than 40',
  oneRemoved: (title: string) => `Removed 1  quanity of ${title}`,
  oneAdded: (title: string) => `Added 1 more quanity of ${title}`,
  removeFromCart: 'Remove From Cart',
  summary: 'Cart Summary',
  freeShipping: 'Free Shipping',
  inclusive: 'Inclusive of all tax(es)',
  checkout: 'Checkout',
  invalidQuantity: 'Invalid Value Please enter quantity from 1 to 40. ',
  quantityMissing: 'Please enter valid quantity',
  addToCart: 'Add to Cart',
  goToCart: 'Go to Cart',

  // Ours
  cartFull: { title: 'Your cart is full', description: 'Remove an item first, or place this order and start another.' },
  quantity: 'Quantity',
  quantityRange: 'From 1 to 40',
  title: 'Cart',
  lines: 'Items in your cart',
  lineCount: (count: number) => (count === 1 ? '1 item' : `${count} items`),
  loading: 'Loading your cart',
  emptyHint: 'Add something you like. It stays here until you order.',
  browseProducts: 'Browse products',
  seeOffers: 'See offers',
  offer: 'Offer',
  each: (price: string) => `${price} each`,
  lineTotal: 'Line total',
  quantityOf: (title: string) => `Quantity of ${title}`,
  increase: (title: string) => `Increase quantity of ${title}`,
  decrease: (title: string) => `Decrease quantity of ${title}`,
  removeItem: (title: string) => `Remove ${title}`,
  removeQuestion: (title: string) => `Do you want to remove ${title} from your cart?`,
  removed: (title: string) => `${title} was removed`,
  undo: 'Undo',
  tryAgain: 'Try again',
  buyAgain: 'Buy again',
  buyAgainFailed: 'We could not load the products. Nothing was added. Please try again.',
  boughtAgain: (count: number) =>
    count === 0 ? 'Nothing was added to your cart' : `${count} ${count === 1 ? 'item' : 'items'} added to your cart`,
  notAsBefore: ({ there, gone, withoutRoom, changed }: Record<BuyAgainNote, readonly string[]>) =>
    [
      there.length > 0 && `Already in your cart, unchanged: ${few(there)}.`,
      gone.length > 0 && `No longer sold: ${few(gone)}.`,
      withoutRoom.length > 0 && `No room in the cart: ${few(withoutRoom)}.`,
      changed.length > 0 && `Price changed since: ${few(changed, '; ')}.`,
    ]
      .filter(Boolean)
      .join(' '),
  newPrice: (title: string, now: string, before: string) => `${title}, ${now} instead of ${before}`,
  unavailableItem: (id: number) => `Item no. ${id}`,
  unavailable: 'No longer available. It is not part of the total or of your order.',
  priceMissing: 'The total and Checkout appear when all prices have loaded.',
  nothingAvailable: 'Nothing in your cart is available at the moment.',
  subtotal: 'Subtotal',
  priceBeforeTax: 'Price before tax',
  tax: 'Tax',
  discount: 'Discount',
  roundOff: 'Round off',
  shipping: 'Shipping',
  total: 'Total',
  deliveryDetails: 'Delivery and payment',
  deliverTo: 'Deliver to',
  arrives: 'Arrives',
  waysToPay: 'Pay by UPI, RuPay or any other card',
  upi: 'UPI',
  ruPay: 'RuPay',
  leftForFreeShipping: (amount: string) => `Add ${amount} more for free shipping`,
  shipsFree: 'Your order ships free',
  freeShippingProgress: 'Progress to free shipping',
  shipsFreeWithOne: 'Add any of these for free shipping',
  towardsFreeShipping: 'These bring you closer to free shipping',
  topSelling: 'Top Selling',
};
