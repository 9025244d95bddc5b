export interface LoginForm {
  /** The e-mail address or the customer id. */
  email: string;
  password: string;
}

/** The fields that are not filled in. Only the server knows whether the others are right. */
export const missingLoginFields = ({ email, password }: LoginForm): (keyof LoginForm)[] => [
  ...(email.trim() === '' ? (['email'] as const) : []),
  ...(password === '' ? (['password'] as const) : []),
];
