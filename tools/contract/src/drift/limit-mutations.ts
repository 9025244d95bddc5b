import type { Schema } from '../read-contract.ts';
import { operationOf, partOf, schemaOf } from './contract-parts.ts';
import type { ContractMutation } from './mutation.ts';

function limit(kind: string, address: string, limits: Schema): ContractMutation {
  return {
    of: 'contract',
    kind,
    name: `${address}: ${Object.entries(limits)
      .map(([keyword, value]) => `${keyword} ${JSON.stringify(value)}`)
      .join(', ')}`,
    change: (contract) => void Object.assign(partOf(contract, address), limits),
  };
}

const tightened = (address: string, limits: Schema) => limit('limit tightened', address, limits);
const loosened = (address: string, limits: Schema) => limit('limit loosened', address, limits);
const values = (address: string, members: unknown[]) => limit('values changed', address, { enum: members });
const constant = (address: string, value: unknown) => limit('values changed', address, { const: value });

/** A field that refers to a named schema gets rules of its own. */
function ownRules(address: string, rules: Schema): ContractMutation {
  const [schema = '', field = ''] = address.split('.');
  return {
    of: 'contract',
    kind: 'limit loosened',
    name: `${address}: rules of its own`,
    change(contract) {
      (schemaOf(contract, schema).properties as Record<string, Schema>)[field] = { description: 'Own.', ...rules };
    },
  };
}

/** What becomes of limits, patterns, formats and enumerated values. */
export const limitMutations: readonly ContractMutation[] = [
  tightened('CartLine.quantity', { maximum: 30 }),
  tightened('CartLine.quantity', { minimum: 2 }),
  tightened('CartLine.product', { maximum: 30 }),
  tightened('CreateOrderRequest.cart', { maxItems: 50 }),
  tightened('CreateOrderRequest.address', { maxLength: 200 }),
  tightened('RegisterRequest.password', { minLength: 8 }),
  tightened('RegisterRequest.name', { maxLength: 50 }),
  tightened('LoginRequest.email', { maxLength: 100 }),
  tightened('LoginRequest.password', { minLength: 6 }),
  tightened('Mobile', { pattern: '^[6-9][0-9]{9}$' }),
  tightened('Pincode', { pattern: '^[1-9][0-9]{5}$' }),
  tightened('Email', { pattern: '^[a-z.]+@[a-z.]+$' }),
  tightened('ValidatePaymentRequest.order_id', { maxLength: 10 }),
  tightened('ValidatePaymentRequest.payment_signature', { maxLength: 32 }),
  tightened('CreatedOrderId', { pattern: '^order_[A-Za-z0-9]+$' }),
  tightened('CreatedOrderId', { maxLength: 12 }),
  tightened('Product.product_price', { maximum: 1000 }),
  tightened('Order.amount', { maximum: 1000 }),
  tightened('FileLocation', { pattern: '^https:[/][/]' }),
  loosened('CartLine.quantity', { maximum: 50 }),
  loosened('CartLine.quantity', { minimum: 0 }),
  loosened('CreateOrderRequest.cart', { maxItems: 1000 }),
  loosened('CreateOrderRequest.cart', { minItems: 0 }),
  loosened('CreateOrderRequest.address', { maxLength: 10_000 }),
  loosened('RegisterRequest.password', { minLength: 4 }),
  loosened('RegisterRequest.name', { pattern: '^' }),
  loosened('LoginRequest.password', { minLength: 0 }),
  loosened('Mobile', { pattern: '^[0-9]{10,12}$' }),
  loosened('Pincode', { pattern: '^[0-9]*$' }),
  loosened('SelectedOffice.Name', { pattern: '^' }),
  loosened('ValidatePaymentRequest.payment_id', { maxLength: 100_000 }),
  loosened('Offer.offer_price', { maximum: 1e12 }),
  ownRules('RegisterRequest.email', { type: 'string', maxLength: 254 }),
  values('ItemType', ['product']),
  values('ItemType', ['product', 'offer', 'bundle']),
  values('OrderStatus', ['created', 'Paid', 'Cancelled', 'timedout', 'failed']),
  values('PaymentReportStatus', ['succeeded', 'cancelled', 'timedout', 'failed']),
  values('PaymentProvider', ['mockpay']),
  constant('LoginSuccess.statusCode', 201),
  constant('RegisterSuccess.scode', false),
  limit('format changed', 'Order.created_at', { format: 'date' }),
  limit('openness changed', 'LoginRequest', { additionalProperties: true }),
  {
    of: 'contract',
    kind: 'limit tightened',
    name: 'getProduct: maxItems 0',
    change: (contract) => {
      const { content } = operationOf(contract, 'getProduct').responses['200'] ?? {};
      Object.assign(content?.['application/json']?.schema ?? {}, { maxItems: 0 });
    },
  },
  {
    of: 'contract',
    kind: 'limit tightened',
    name: 'slug: maxLength 5',
    change: ({ components }) => {
      const slug = components['parameters']?.['SlugInPath'] as { schema: Schema };
      slug.schema.maxLength = 5;
    },
  },
];
