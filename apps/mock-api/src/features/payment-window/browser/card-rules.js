// @ts-check

/**
 * Validation of the card form. Each function returns the message to show, or null.
 */

/** @param {string} text */
export const digitsOf = (text) => text.replace(/\D/g, '');

/** @param {string} text @returns {string} digits in fours, as on the card */
export const groupInFours = (text) => digitsOf(text).replace(/(.{4})(?=.)/g, '$1 ');

/** @param {string} text @returns {string} MM/YY as far as typed */
export function groupExpiry(text) {
  const digits = digitsOf(text).slice(0, 4);
  return digits.length > 2 ? `${digits.slice(0, 2)}/${digits.slice(2)}` : digits;
}

/** Validates the check digit (Luhn, ISO/IEC 7812). @param {string} digits */
export function passesLuhn(digits) {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return digits.length > 0 && sum % 10 === 0;
}

/** @param {string} text */
export function numberProblem(text) {
  const digits = digitsOf(text);
  if (digits === '') return 'Enter the card number.';
  if (digits.length < 12 || digits.length > 19) return 'A card number has 12 to 19 digits.';
  return passesLuhn(digits) ? null : 'This is not a valid card number. Check the digits.';
}

/** @param {string} text @returns {{ month: number, year: number } | null} */
export function readExpiry(text) {
  const [, month, year] = /^(0[1-9]|1[0-2])\/(\d\d)$/.exec(text.trim()) ?? [];
  return month && year ? { month: Number(month), year: 2000 + Number(year) } : null;
}

/** A card is valid until the end of its month. @param {string} text @param {Date} today */
export function expiryProblem(text, today) {
  const expiry = readExpiry(text);
  if (!expiry) return 'Enter the expiry as MM/YY.';
  const hasPassed = expiry.year * 12 + expiry.month < today.getFullYear() * 12 + today.getMonth() + 1;
  return hasPassed ? 'This card has expired.' : null;
}

/** @param {string} text */
export const cvvProblem = (text) => (/^\d{3}$/.test(text.trim()) ? null : 'Enter the 3 digits of the CVV.');

/** @param {string} text */
export const otpProblem = (text) => (/^\d{6}$/.test(text.trim()) ? null : 'Enter the 6 digits of the OTP.');

/** @param {string} text */
export const nameProblem = (text) => (text.trim() ? null : 'Enter the name on the card.');

/** @param {string} text */
export const vpaProblem = (text) =>
  /^[\w.-]{2,64}@[a-z][a-z0-9]{1,63}$/i.test(text.trim()) ? null : 'Enter a UPI ID such as success@mockpay.';
