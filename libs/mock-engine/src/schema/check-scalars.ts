import type { Cursor } from '../document/document.ts';
import { requestErrorMessages as messages } from '../http/contract.messages.ts';
import { canonical, type Json } from '../http/json.ts';
import { isNumber, isInteger, typesOf, type Keywords } from './keywords.ts';

/** What the value should be. */
export function expectedType(node: Json, types: readonly string[]): string {
  const { minimum, exclusiveMinimum, maximum, exclusiveMaximum } = node;
  const [type] = types;
  if (type === 'string') return messages.text;
  if (type === 'object') return messages.object;
  if (type === 'array') return messages.list(Number(node.minItems ?? 0), Number(node.maxItems ?? Infinity));
  if (type === 'boolean') return messages.oneOf(['true', 'false']);
  if (type !== 'number' && type !== 'integer') return messages.other;
  const limit = (...limits: unknown[]) => limits.find(isNumber) ?? null;
  const kind = type === 'integer' ? messages.wholeNumber : messages.anyNumber;
  return messages.number(kind, limit(minimum, exclusiveMinimum), limit(maximum, exclusiveMaximum));
}

/** Why a number is invalid. */
export function numberErrors(node: Json, value: number | bigint): readonly string[] {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf } = node as Record<
    string,
    number | boolean | undefined
  >;
  const isOutside =
    // In OpenAPI 3.0 the exclusive limits are switches.
    (isNumber(minimum) && (exclusiveMinimum === true ? value <= minimum : value < minimum)) ||
    (isNumber(maximum) && (exclusiveMaximum === true ? value >= maximum : value > maximum)) ||
    (isNumber(exclusiveMinimum) && value <= exclusiveMinimum) ||
    (isNumber(exclusiveMaximum) && value >= exclusiveMaximum) ||
    (isInteger(node) && !Number.isInteger(Number(value))) ||
    (node.format === 'int32' && Number(value) !== (Number(value) | 0)) ||
    (isNumber(multipleOf) && !isMultiple(value, multipleOf));
  return isOutside ? [expectedType(node, [isInteger(node) ? 'integer' : 'number'])] : [];
}

/** Counted in decimals, because 0.07 is no multiple of 0.01 in binary fractions. */
export function isMultiple(value: number | bigint, step: number | bigint): boolean {
  const [one, other] = [toDecimal(value), toDecimal(step)];
  const places = Math.max(one.places, other.places);
  const counted = ({ digits, places: own }: typeof one) => digits * 10n ** BigInt(places - own);
  return other.digits === 0n || counted(one) % counted(other) === 0n;
}

/** `digits` by 10 to the minus `places`. */
function toDecimal(value: number | bigint) {
  const [digits = '0', exponent = '0'] = String(value).split('e');
  const [whole = '0', fraction = ''] = digits.split('.');
  const places = fraction.length - Number(exponent);
  const shift = Math.max(0, -places);
  return { digits: BigInt(whole + fraction) * 10n ** BigInt(shift), places: places + shift };
}

/** Why a text is invalid. */
export function textErrors(node: Json, { text }: Keywords, value: string): readonly string[] {
  const { minLength, maxLength, format, expression } = text;
  // In characters, of which there are at least half as many as UTF-16 units.
  const mayBreak = value.length > maxLength || value.length < 2 * minLength;
  const length = mayBreak ? [...value].length : value.length;
  const isLength = length >= minLength && length <= maxLength;
  const isFormat = !format || format.test(value);
  const isPattern = !expression || expression.test(value);
  if (isLength && isFormat && isPattern) return [];
  const own = node['x-pattern-message'];
  const pattern = typeof own === 'string' ? messages.rule(own) : messages.pattern(String(expression));
  return [
    isLength ? [] : messages.length(minLength, maxLength),
    isFormat ? [] : messages.format(String(node.format)),
    isPattern ? [] : pattern,
  ].flat();
}

/** Names the alternatives, as far as they have names. */
export function nameAlternatives(alternatives: readonly Cursor[], isOneTooMany: boolean): string {
  const words = alternatives.map((one) => {
    const { node, pointer } = one;
    const name = typeof node.title === 'string' ? node.title : pointer.at(-2) === 'schemas' && pointer.at(-1);
    return name || [...typesOf(one)].join(' or ');
  });
  if (words.includes('')) return messages.other;
  return isOneTooMany ? messages.onlyOne(words) : messages.oneOf(words);
}

export const printValue = (value: unknown): string => (typeof value === 'string' ? value : canonical(value));
