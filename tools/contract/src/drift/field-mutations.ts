import type { Contract, Schema } from '../read-contract.ts';
import { partOf, renameField, schemaOf } from './contract-parts.ts';
import type { ContractMutation } from './mutation.ts';

const split = (address: string) => address.split('.') as [schema: string, field: string];

function rename(address: string, to: string): ContractMutation {
  const [schema, field] = split(address);
  return {
    of: 'contract',
    kind: 'field renamed',
    name: `${address} → ${to}`,
    change: (contract) => renameField(schemaOf(contract, schema), field, to),
  };
}

function retype(address: string, type: Schema['type'], more: Schema = {}): ContractMutation {
  return {
    of: 'contract',
    kind: 'type changed',
    name: `${address}: ${[type].flat().join(' | ')}`,
    change(contract) {
      const part = partOf(contract, address);
      const { description, items } = part;
      for (const keyword of Object.keys(part)) delete part[keyword];
      Object.assign(part, { type, description, ...(items ? { items } : {}), ...more });
    },
  };
}

function optional(address: string): ContractMutation {
  const [schema, field] = split(address);
  return {
    of: 'contract',
    kind: 'required → optional',
    name: `${address}?`,
    change: (contract) => changeRequired(contract, schema, (fields) => fields.filter((name) => name !== field)),
  };
}

function required(address: string): ContractMutation {
  const [schema, field] = split(address);
  return {
    of: 'contract',
    kind: 'optional → required',
    name: `${address}!`,
    change: (contract) => changeRequired(contract, schema, (fields) => [...fields, field]),
  };
}

function changeRequired(contract: Contract, name: string, change: (fields: string[]) => string[]): void {
  const schema = schemaOf(contract, name);
  const before = schema.required as string[];
  schema.required = change(before);
  if (before.length === (schema.required as string[]).length) throw new Error(`Nothing changed in ${name}.`);
}

function added(address: string, field: Schema, isRequired: boolean): ContractMutation {
  const [schema, name] = split(address);
  return {
    of: 'contract',
    kind: isRequired ? 'required field added' : 'optional field added',
    name: `${address}${isRequired ? '!' : '?'}`,
    change(contract) {
      const part = schemaOf(contract, schema);
      part.properties = { ...(part.properties as object), [name]: { description: 'New.', ...field } };
      if (isRequired) part.required = [...(part.required as string[]), name];
    },
  };
}

function dropped(address: string): ContractMutation {
  const [schema, field] = split(address);
  return {
    of: 'contract',
    kind: 'field dropped',
    name: `${address} dropped`,
    change(contract) {
      const part = schemaOf(contract, schema);
      const { [field]: _, ...rest } = part.properties as Record<string, Schema>;
      part.properties = rest;
      part.required = (part.required as string[]).filter((name) => name !== field);
    },
  };
}

const shortText = { type: 'string', maxLength: 50 };

/** What becomes of single fields. */
export const fieldMutations: readonly ContractMutation[] = [
  rename('Product.product_price', 'price'),
  rename('Category.category_image', 'image'),
  rename('Offer.offer_title', 'title'),
  rename('ResourceFile.link', 'url'),
  rename('AcademyFile.academy_type', 'source'),
  rename('LoginRequest.email', 'customer_id'),
  rename('LoginSuccess.token', 'access_token'),
  rename('LoginFailure.error', 'message'),
  rename('RegisterFailure.scode', 'success'),
  rename('User.phone', 'telephone'),
  rename('CartLine.product', 'id'),
  rename('CreateOrderRequest.pincode', 'pin'),
  rename('ValidatePaymentRequest.payment_signature', 'signature'),
  rename('ValidatePaymentAnswer.response', 'ok'),
  rename('Order.order_id_token', 'receipt'),
  rename('PincodeReply.PostOffice', 'PostOffices'),
  rename('PostOffice.Pincode', 'PinCode'),
  rename('Problem.errors', 'fields'),
  rename('ProblemField.field', 'path'),
  retype('Product.id', 'string'),
  retype('Product.product_price', 'string'),
  retype('Product.gst', 'string'),
  retype('Order.amount', 'string'),
  retype('CartLine.quantity', 'string', { maxLength: 2 }),
  retype('LoginSuccess.statusCode', 'string'),
  retype('ValidatePaymentAnswer.response', 'string'),
  retype('User.mobile', 'integer'),
  retype('CreatedOrderId', 'integer'),
  retype('PincodeReply.PostOffice', 'array'),
  retype('ResourceFile.resource_type', 'string'),
  optional('Product.images'),
  optional('User.phone'),
  optional('Order.order_id_token'),
  optional('RegisterRequest.mobile'),
  optional('CreateOrderRequest.pincode'),
  optional('ValidatePaymentRequest.payment_id'),
  optional('PincodeReply.Message'),
  optional('Problem.title'),
  required('PostOffice.Description'),
  required('Problem.detail'),
  required('Problem.errors'),
  added('LoginRequest.remember', { type: 'boolean' }, true),
  added('RegisterRequest.confirmation', shortText, true),
  added('CreateOrderRequest.amount', { type: 'number', maximum: 10 }, true),
  added('CartLine.price', { type: 'number', maximum: 10 }, true),
  added('ValidatePaymentRequest.provider', shortText, true),
  added('RegisterRequest.referral', shortText, false),
  added('Product.stock', { type: 'integer', minimum: 0 }, true),
  added('Order.currency', { type: 'string' }, true),
  added('LoginSuccess.expires', { type: 'string' }, true),
  dropped('Offer.available_offers'),
  dropped('PostOffice.State'),
  dropped('RegisterRequest.name'),
];
