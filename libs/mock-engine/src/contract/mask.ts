/** Replaces a secret in bodies and headers. */
export const MASK = '•••';
/** Replaces a secret in URLs, which are ASCII. */
const MASK_IN_ADDRESS = '***';

const secretWords = 'token|password|secret|signature|authorization|otp|cvv|vpa|instrument|card_?number';

/** Fields that give access to accounts or receipts, or that make or prove a payment. */
const secretField = new RegExp(`(?:${secretWords})$|^number$`, 'i');
/** Where somebody lives: an order's address as text, and the members of it that name person, number and house. */
const personalField = /^(?:address|Recipient|Mobile|Line1|Line2|Landmark)$/;
const secretParameter = new RegExp(secretWords, 'i');
/** Names exclude `?`: with it, the time would be quadratic. */
const parameters = /([?&])([^=&#?]+)=[^&#]*/g;
const secretHeader = new RegExp(`^(?:set-)?cookie$|api-?key|${secretWords}`, 'i');

/** A copy of a body with its secrets masked. */
export function masked(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(masked);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, isSecret(name, part) && part !== '' ? MASK : masked(part)]),
  );
}

const isSecret = (name: string, value: unknown) =>
  secretField.test(name) || (typeof value === 'string' && personalField.test(name));

/** A header's value, masked when the header carries a secret. */
export function maskedHeader(name: string, value: string): string {
  return secretHeader.test(name) && value !== '' ? MASK : value;
}

/** Headers with their secrets masked. */
export function maskedHeaders(
  headers: Readonly<Record<string, string | readonly string[] | undefined>>,
): Record<string, string> {
  const shown: Record<string, string> = {};
  for (const [name, value] of Object.entries(headers))
    if (value !== undefined) shown[name] = maskedHeader(name, String(value));
  return shown;
}

/**
 * A URL with its secrets masked.
 *
 * @param secretPath the contract's pattern of a secret path segment
 */
export function maskedUrl(url: string, secretPath?: RegExp): string {
  const path = secretPath ? url.replace(secretPath, `$1${MASK_IN_ADDRESS}`) : url;
  if (!path.includes('=')) return path;
  return path.replace(parameters, (whole, mark: string, name: string) =>
    secretParameter.test(readable(name)) ? `${mark}${name}=${MASK_IN_ADDRESS}` : whole,
  );
}

/** A parameter's decoded name. */
function readable(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
