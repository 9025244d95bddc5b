import * as z from 'zod';

// Read by the commands that publish a shop; its pages take only the type of it, and so load no zod.

const BASE = "a path on the shop's own origin or an http(s) URL, without a slash at the end";
const ownPath = z.string().regex(/^(\/(?![/\\])\S*)?$/);

/** A path on the shop's own origin, an http(s) URL, or empty. */
export const baseAddress = z
  .union([ownPath, z.url({ protocol: /^https?$/ })], BASE)
  .refine((text) => !text.endsWith('/'), BASE);

const YES_OR_NO = 'true or false, without quotes';
const SECONDS = 'a whole number of seconds from 1 to 86400';
const WIDTHS = 'a list of whole numbers such as [320, 640], or []';

/** The settings of /shop-config.js. The message of each says what it must be. */
export const runtimeConfigSchema = z.strictObject({
  apiBase: baseAddress,
  /** Base of the postal lookup; empty means this origin. */
  postalBase: baseAddress,
  /** Host of pictures, files and receipts; empty means this origin. */
  portalBase: baseAddress,
  paymentProvider: z.enum(['mockpay', 'razorpay'], 'mockpay or razorpay'),
  paymentKey: z.string('a text'),
  /** Where the provider's checkout script comes from; empty means the adapter's own default. */
  paymentScript: baseAddress,
  /** How long the payment window stays open, in seconds. */
  paymentTimeout: z.int(SECONDS).min(1, SECONDS).max(86_400, SECONDS),
  /** Widths in px in which the portal can serve a picture; empty when it has one size only. */
  pictureWidths: z.array(z.int(WIDTHS).min(1, WIDTHS), WIDTHS).readonly(),
  /** Whether Pay asks for recipient, mobile, house and street. */
  addressLines: z.enum(['optional', 'required'], 'optional or required'),
  maskPassword: z.boolean(YES_OR_NO),
  /** Offline mode; switching it off removes the worker from browsers. */
  serviceWorker: z.boolean(YES_OR_NO),
});

export type RuntimeConfig = z.output<typeof runtimeConfigSchema>;
