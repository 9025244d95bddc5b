import { defaultCompany } from '@shop/domain/company/default-company';
import { registrationErrors } from '@shop/domain/registration/registration.messages';

export const loginMessages = {
  malformed: 'Please enter your customer id and password.',
  refused: 'The customer id or password is not correct.',
  tooMany: (minutes: number) =>
    `Too many wrong passwords. Please try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
} as const;

/** Why a registration was rejected; the texts are those of the form (specification, section 5). */
export const registrationMessages = {
  ...registrationErrors,
  'email-taken': 'This e-mail address is already registered.',
  malformed: 'This registration could not be accepted. Please check every field.',
} as const;

/** The welcome message. */
export function welcome(name: string, customerId: string): string {
  return `Welcome to ${defaultCompany.displayName}, ${name}. Your customer id is ${customerId}.`;
}
