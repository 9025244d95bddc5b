/** Zero in the scripts of India: Devanagari, Bengali, Gurmukhi, Gujarati, Odia, Tamil, Telugu, Kannada, Malayalam, Urdu. */
const zeros = [...'०০੦૦୦௦౦೦൦۰'].map((zero) => zero.charCodeAt(0));

/** A copied number without its blanks, hyphens and invisible marks, in ASCII digits. */
function plainDigits(text: string): string {
  return text.replace(/[\s().\p{Pd}\p{Cf}]/gu, '').replace(/\p{Nd}/gu, (digit) => {
    const code = digit.charCodeAt(0);
    const zero = zeros.find((first) => code >= first && code < first + 10);
    return zero === undefined ? digit : String(code - zero);
  });
}

/** An Indian PIN code is six ASCII digits; a lookup runs at exactly this length (specification, section 5). The contract has the same pattern. */
export const PINCODE_PATTERN = /^[0-9]{6}$/;

/** A pincode that was pasted, or filled in by a browser, as six digits: `208 001`, `208-001`, `२०८००१`. Other texts stay. */
export function cleanPincode(text: string): string {
  const digits = plainDigits(text);
  return PINCODE_PATTERN.test(digits) ? digits : text;
}

/** Exactly ten ASCII digits (specification, section 5). */
export const MOBILE_PATTERN = /^[0-9]{10}$/;

/** A mobile number that was pasted, or filled in by a browser, as ten digits, without `+91`, `0091` or `0`. Other texts stay. */
export function cleanMobile(text: string): string {
  const digits = plainDigits(text).replace(/^(?:(?:\+|00)?91)?0?(?=[0-9]{10}$)/, '');
  return MOBILE_PATTERN.test(digits) ? digits : text;
}
