import { defaultCompany } from '@shop/domain/company/default-company';
import type { RegistrationReason } from '@shop/domain/registration/check-registration';

export const loginMessages = {
  malformed: 'Please enter your customer id and password.',
  refused: 'The customer id or password is not correct.',
  tooMany: (minutes: number) =>
    `Too many wrong passwords. Please try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
} as const;

/** Why a registration was rejected; the texts are those of the form (specification, section 5). */
export const registrationMessages = {
  'name-missing': 'Please enter your full name.',
  'email-invalid': 'Please enter a valid email address.',
  'mobile-invalid': 'Please enter a valid mobile number.',
  'password-short': 'Password should be at least 6 characters.',
  'passwords-differ': 'Passwords do not match.',
  'email-taken': 'This e-mail address is already registered.',
  malformed: 'This registration could not be accepted. Please check every field.',
} as const satisfies Record<RegistrationReason | 'email-taken' | 'malformed', string>;

/** The welcome message. */
export function welcome(name: string, customerId: string): string {
  return `Welcome to ${defaultCompany.displayName}, ${name}. Your customer id is ${customerId}.`;
}
