/** Zero in the scripts of India: Devanagari, Bengali, Gurmukhi, Gujarati, Odia, Tamil, Telugu, Kannada, Malayalam, Urdu. */
const zeros = [...'०০੦૦୦௦౦೦൦۰'].map((zero) => zero.charCodeAt(0));

/** A copied number without its blanks, hyphens and invisible marks, in ASCII digits. */
export function plainDigits(text: string): string {
  return text.replace(/[\s().\p{Pd}\p{Cf}]/gu, '').replace(/\p{Nd}/gu, (digit) => {
    const code = digit.charCodeAt(0);
    const zero = zeros.find((first) => code >= first && code < first + 10);
    return zero === undefined ? digit : String(code - zero);
  });
}
