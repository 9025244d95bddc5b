import { MOBILE_PATTERN } from '../text/digits.ts';
import { withoutInvisibleSigns } from '../text/invisible-signs.ts';

/** A local part, an @, and a domain of at least two parts. Unambiguous, so it never backtracks. */
export const EMAIL_PATTERN = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

/** An e-mail address that was pasted, or filled in by a browser, as it can be typed. */
export const cleanEmail = (text: string): string => withoutInvisibleSigns(text).trim();

/** Something to see: not blanks, control characters, accents and letters without width alone. */
export const NAME_PATTERN = /[^\s\p{C}\p{M}\p{Default_Ignorable_Code_Point}]/u;

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

export interface RegistrationFault {
  field: keyof RegistrationForm;
  reason: RegistrationReason;
}

/** All that is wrong with a form, in the specified order; it may be sent when nothing is. */
export function registrationFaults(form: RegistrationForm): RegistrationFault[] {
  const checks: (RegistrationFault & { isWrong: boolean })[] = [
    { field: 'name', reason: 'name-missing', isWrong: !NAME_PATTERN.test(form.name) },
    {
      field: 'email',
      reason: 'email-invalid',
      isWrong: !EMAIL_PATTERN.test(form.email) || countCharacters(form.email) > EMAIL_MAX_LENGTH,
    },
    { field: 'mobile', reason: 'mobile-invalid', isWrong: !MOBILE_PATTERN.test(form.mobile) },
    { field: 'password', reason: 'password-short', isWrong: countCharacters(form.password) < PASSWORD_MIN_LENGTH },
    { field: 'confirmation', reason: 'passwords-differ', isWrong: form.confirmation !== form.password },
  ];
  return checks.filter(({ isWrong }) => isWrong).map(({ field, reason }) => ({ field, reason }));
}

/** Counts code points, as the contract does: an emoji is one character. */
function countCharacters(text: string): number {
  return [...text].length;
}
