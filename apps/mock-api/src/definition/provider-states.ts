/**
 * Pact's provider states by name, shared by the consumer's interactions and the provider's state handlers.
 *
 * `Gives` lists the values that the provider returns; requests use them instead of the examples.
 */
export const providerStates = {
  /** Gives `product` (a number) and `slug` of one on sale. */
  catalogueOnSale: 'the catalogue is on sale',
  /** Gives `slug`, which no product has. */
  slugUnknown: 'no product has this slug',
  /** Takes `operation`, the contract's name of the call that lists nothing. */
  listEmpty: 'there is nothing to list',
  /** Gives `offer`, the id of one. */
  offersFilled: 'offers are running',
  academyFilled: 'the academy has files',
  resourcesFilled: 'there are resource files',
  /** Gives `email`, `customerId` and `password`. */
  demoCustomer: 'the demo customer is registered',
  /** Gives `token`. */
  signedIn: 'the demo customer is signed in',
  /** Gives `token`. */
  sessionExpired: "the demo customer's session has expired",
  /** Gives `token`, of a customer without orders. */
  signedInWithoutOrders: 'a customer who has not ordered yet is signed in',
  /**
   * Takes `orders`, newest first, each with `created_at`, `amount` and `payment_status`, some with `lines`, `summary` and
   * `deliver_to`; gives `token`.
   */
  signedInWithOrders: 'a customer with known orders is signed in',
  signedOut: 'nobody is signed in',
  /** Gives `email`. */
  emailFree: 'nobody has registered this e-mail address',
  /** Gives `email`. */
  emailTaken: 'this e-mail address is already registered',
  ordersPast: 'the demo customer has past orders',
  /** Takes `operation`, the one of the payment's calls that is asked. */
  providerNotOffered: 'this payment provider is not offered',
  /** The payment provider opens no order, and the order id is empty. */
  providerOpensNoOrder: 'the payment provider opens no order',
  /** Gives `order_id`, of an order of the demo customer that is still `created`. */
  orderOpen: 'the demo customer has an open order',
  /**
   * Gives `order_id`, `payment_id` and `payment_signature`, the one that the payment provider would give; may take
   * `provider`, for which the order was created.
   */
  orderSigned: 'the demo customer has an open order whose payment is signed',
  /** Gives `order_id`. */
  orderOfAnother: 'another customer has an open order',
  /** Gives `pincode`. */
  pincodeKnown: 'the PIN code has post offices',
  /** Gives `pincode`. */
  pincodeUnknown: 'the PIN code has no post office',
  postalInTrouble: 'the postal service answers a status of its own',
  /** Takes `operation`, the contract's name of the call that fails; so do the next two. */
  serverFault: 'the server has a fault',
  serverUnavailable: 'the server cannot answer at the moment',
  rateLimited: 'calls are rate limited',
} as const;

/** One of the provider states. */
export type ProviderState = (typeof providerStates)[keyof typeof providerStates];
