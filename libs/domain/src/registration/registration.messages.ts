import type { RegistrationReason } from './check-registration.ts';

/** What is wrong with a registration (specification, section 5). */
export const registrationErrors: Record<RegistrationReason, string> = {
  'name-missing': 'Please enter your full name.',
  'email-invalid': 'Please enter a valid email address.',
  'mobile-invalid': 'Please enter a valid mobile number.',
  'password-short': 'Password should be at least 6 characters.',
  'passwords-differ': 'Passwords do not match.',
};
