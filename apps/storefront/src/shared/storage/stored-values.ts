import { zUser } from '@shop/api-contract/generated/read-schemas';
import type { ValidatePaymentRequest } from '@shop/api-contract/model';
import { addLine, QUANTITY_MAX, QUANTITY_MIN, type CartLine } from '@shop/domain/cart/cart';
import { addressLineNames } from '@shop/domain/delivery/address';
import { parseJson } from '@shop/domain/json/parse-json';
import { PINCODE_PATTERN } from '@shop/domain/text/digits';
import * as z from 'zod/mini';
import { reportError } from '../report-error.ts';

/**
 * - `visit`: until the tab is closed or the session ends.
 * - `session`: as long as the token, and where that is: in the tab, or with Remember Me in the browser.
 * - `account`: for the account that owns it, until its matter is settled; no other account sees it.
 * - `browser`: whoever uses it, until the site's data is cleared.
 */
export type Lifetime = 'visit' | 'session' | 'account' | 'browser';

const cartLine: z.ZodMiniType<CartLine> = z.object({
  product: z.int().check(z.gte(1)),
  quantity: z.int().check(z.gte(QUANTITY_MIN), z.lte(QUANTITY_MAX)),
  type: z.enum(['product', 'offer']),
});

/** Each item once, and no more than a cart can hold. */
const distinct = (lines: CartLine[]) => lines.reduce<CartLine[]>(addLine, []);

/** A post office that can serve as an address (specification, section 3); other fields are left out. */
export const officeSchema = z.object({
  Name: z.string().check(z.regex(/\S/)),
  State: z.string(),
  Country: z.string(),
  Pincode: z.string().check(z.regex(PINCODE_PATTERN)),
});

const typedAddress = z.object({
  pincode: z.string(),
  lines: z.partial(z.object(Object.fromEntries(addressLineNames.map((name) => [name, z.string()])))),
});

const paidLines = z.array(cartLine).check(z.refine((lines) => distinct(lines).length === lines.length));

const report: z.ZodMiniType<ValidatePaymentRequest> = z.object({
  status: z.enum(['succeeded', 'Cancelled', 'timedout', 'failed']),
  order_id: z.string(),
  payment_id: z.string(),
  payment_signature: z.string(),
});

/** What is damaged besides owner and order counts as unknown. */
const payment = z.pipe(
  z.object({
    /** E-mail of the account that ordered. */
    owner: z.string(),
    orderId: z.string().check(z.minLength(1)),
    /** The lines to be paid; null when unknown. */
    lines: z.catch(z.nullable(paidLines), null),
    /** The payment window's, as sent to the server; null before it. A success stays until the order is known to be paid. */
    report: z.catch(z.nullable(report), null),
    /** The server refuses the success: support is needed, and the account may pay for other orders. */
    isRefused: z.catch(z.boolean(), false),
  }),
  z.transform((known) => ({ ...known, report: known.report?.order_id === known.orderId ? known.report : null })),
);

export type StoredPayment = z.output<typeof payment>;

const text = z.string().check(z.minLength(1));
const json = <Value>(schema: z.ZodMiniType<Value>) => z.pipe(z.pipe(z.string(), z.transform(parseJson)), schema);

/** The valid items of a list; the others are left out and reported by place, never by value. */
const items = <Item>(name: string, item: z.ZodMiniType<Item>) =>
  z.pipe(
    z.array(z.unknown()),
    z.transform((list) => {
      const results = list.map((one) => item.safeParse(one));
      const invalid = results.flatMap(({ error }, index) =>
        error ? [[index, ...(error.issues[0]?.path ?? [])].join('.')] : [],
      );
      if (invalid.length > 0) reportError(`invalid items of the stored ${name}`, invalid);
      return results.flatMap(({ data }) => (data === undefined ? [] : [data]));
    }),
  );

/**
 * What the browser keeps, by its key (specification, section 3; those after `price` are ours): for how long, and what
 * its text must be to be read into the store.
 */
const table = {
  cart: { lifetime: 'browser', schema: json(z.pipe(items('cart', cartLine), z.transform(distinct))) },
  selectedOffice: { lifetime: 'browser', schema: json(officeSchema) },
  token: { lifetime: 'session', schema: text },
  user: { lifetime: 'session', schema: json(zUser) },
  orderId: { lifetime: 'session', schema: text },
  price: { lifetime: 'session', schema: text },
  pendingPayment: { lifetime: 'account', schema: json(items('pendingPayment', payment)) },
  /** The courier's lines, by account and PIN code. */
  addressLines: { lifetime: 'session', schema: json(z.record(z.string(), z.array(typedAddress))) },
  browsing: { lifetime: 'visit', schema: json(z.object({ searches: z.array(z.string()), viewed: z.array(z.int()) })) },
  /** Set once somebody has signed in with this browser. */
  hasSignedIn: { lifetime: 'browser', schema: text },
  colorMode: { lifetime: 'browser', schema: null },
  /** Backup of an unreadable cart. */
  'cart.damaged': { lifetime: 'browser', schema: null },
  /** React Router's. */
  'react-router-scroll-positions': { lifetime: 'visit', schema: null },
} as const satisfies Record<string, { lifetime: Lifetime; schema: z.ZodMiniType | null }>;

export type StorageKey = keyof typeof table;

/** Undefined where nothing valid is stored. */
export type StoredValues = {
  [Key in StorageKey as (typeof table)[Key]['schema'] extends null ? never : Key]?:
    | z.output<NonNullable<(typeof table)[Key]['schema']>>
    | undefined;
};

export const lifetimeOf = (key: StorageKey): Lifetime => table[key].lifetime;

export const keysOf = (lifetime: Lifetime) =>
  (Object.keys(table) as StorageKey[]).filter((key) => lifetimeOf(key) === lifetime);

export function parseStored(read: (key: StorageKey) => string | null): StoredValues {
  const values = Object.entries(table).flatMap(([key, { schema }]) =>
    schema ? [[key, schema.safeParse(read(key as StorageKey)).data]] : [],
  );
  return Object.fromEntries(values) as StoredValues;
}
