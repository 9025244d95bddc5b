import type { LoginForm } from '@shop/domain/registration/check-login';

/** What the account says (specification, sections 2, 4, 5 and 8), to the character, and what we add. */
export const sessionMessages = {
  customerId: 'Customer Id',
  password: 'Password',
  rememberMe: 'Remember Me',
  fieldsMissing: 'Please Enter all fields',
  loginFailed: 'Failed to login',
  loggedIn: 'Logged in Successfully',
  selectOption: 'Please Select an Option',
  loginEbo: 'Login EBO',
  loginEfz: 'Login EFZ',
  logout: 'Logout',
  logoutPrompt: 'Log Out Prompt',
  logoutQuestion: 'Are you sure you want to logout',
  registered: { title: 'Registration Successful', description: 'You have successfully registered!' },
  registrationFailed: 'Registration Failed',
  invalid: 'Validation Error',
  loginId: (email: string) => `Login Id: ${email}`,
  login: 'Login',
  register: 'Register',

  // Ours
  customerIdHint: 'or your e-mail address',
  show: 'Show',
  hide: 'Hide',
  loggingIn: 'Signing in…',
  forgotIt: 'Forgot it? Write to support',
  forgotSubject: 'I forgot my password',
  newHere: 'New here?',
  createAccount: 'Create an account',
  otherPortals: 'Login EBO / EFZ',
  otherPortalsFor: 'Business owner or member?',
  otherPortalsLead: 'Business owners and fitness-zone members sign in on their own sites.',
  registerHeading: 'Create your account',
  haveAccount: 'Already registered?',
  questions: 'Have a question first?',
  writeToUs: 'Write to us',
  name: 'Full name',
  email: 'E-mail',
  mobile: 'Mobile number',
  mobileHint: '10 digits',
  passwordHint: 'At least 6 characters',
  confirmation: 'Confirm password',
  privacyAgreement: 'I agree to the',
  privacyPolicy: 'Privacy and Cookie Policy',
  registering: 'Creating your account…',
  welcome: 'You are registered',
  checkBoth: 'Please check the customer id and the password.',
  inShort: 'See your orders and receipts, and check out faster.',
  benefits: 'With your account',
};

/** What an account brings, beside its forms. */
export const accountBenefits = [
  { title: 'Orders and receipts', text: 'Track every order and download its GST invoice.' },
  { title: 'Buy again', text: 'Order the same things again in one tap.' },
  { title: 'A faster checkout', text: 'We fill in your address next time.' },
  { title: 'Prepaid and private', text: 'Pay online. We never see your card.' },
];

/** What is missing in a login, beside the field; the toast is specified. */
export const loginErrors: Record<keyof LoginForm, string> = {
  email: 'Please enter your customer id or e-mail address.',
  password: 'Please enter your password.',
};
