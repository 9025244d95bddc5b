import { MOBILE_PATTERN } from '../text/digits.ts';

/** A local part, an @, and a domain of at least two parts. Unambiguous, so it never backtracks. */
export const EMAIL_PATTERN = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

export const PASSWORD_MIN_LENGTH = 6;

/**
 * Maximum lengths in characters. The specification has none, so they have no message: inputs stop at them, and the
 * contract refuses more.
 */
export const NAME_MAX_LENGTH = 100;
export const EMAIL_MAX_LENGTH = 254;
export const PASSWORD_MAX_LENGTH = 200;

/** The registration form; trim name, e-mail and mobile before checking and sending. */
export interface RegistrationForm {
  name: string;
  email: string;
  mobile: string;
  password: string;
  confirmation: string;
}

export type RegistrationReason =
  | 'name-missing'
  | 'email-invalid'
  | 'mobile-invalid'
  | 'password-short'
  | 'passwords-differ';

export type RegistrationCheck = { ok: true } | { ok: false; reason: RegistrationReason; field: keyof RegistrationForm };

/** Names the first error, in the specification's order (section 5), and its field. */
export function checkRegistration(form: RegistrationForm): RegistrationCheck {
  if (form.name.trim() === '') {
    return { ok: false, reason: 'name-missing', field: 'name' };
  }
  if (!EMAIL_PATTERN.test(form.email) || countCharacters(form.email) > EMAIL_MAX_LENGTH) {
    return { ok: false, reason: 'email-invalid', field: 'email' };
  }
  if (!MOBILE_PATTERN.test(form.mobile)) {
    return { ok: false, reason: 'mobile-invalid', field: 'mobile' };
  }
  if (countCharacters(form.password) < PASSWORD_MIN_LENGTH) {
    return { ok: false, reason: 'password-short', field: 'password' };
  }
  if (form.confirmation !== form.password) {
    return { ok: false, reason: 'passwords-differ', field: 'confirmation' };
  }
  return { ok: true };
}

/** Counts code points, as the contract does: an emoji is one character. */
function countCharacters(text: string): number {
  return [...text].length;
}
