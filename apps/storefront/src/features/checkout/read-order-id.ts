import { parseJson } from '@shop/domain/json/parse-json';

/** What an order id looks like, ours or another provider's; a whole page, for example, is none. */
const ORDER_ID = /^[\w-]{1,64}$/;

/**
 * The order id from order/create's body, a JSON string by the contract; unquoted it counts as well. Empty when there is
 * none.
 */
export function readOrderId(body: string): string {
  const json = parseJson(body);
  const text = json.ok && typeof json.value === 'string' ? json.value : body;
  return ORDER_ID.test(text.trim()) && text.trim() !== 'null' ? text.trim() : '';
}
