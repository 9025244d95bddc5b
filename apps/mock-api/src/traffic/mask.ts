const SECRET = '•••';

/** Fields whose values are nobody's business: what opens accounts, pays, or proves a payment. */
const secretFields = new Set(['password', 'token', 'payment_signature', 'signature', 'cvv', 'number', 'vpa', 'otp']);

/** A body with its secrets covered, to be shown; lists are shown whole. */
export function masked(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(masked);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, secretFields.has(name) && part !== '' ? SECRET : masked(part)]),
  );
}
