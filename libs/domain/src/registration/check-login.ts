export interface LoginForm {
  /** The e-mail address or the customer id. */
  email: string;
  password: string;
}

export type LoginCheck = { ok: true } | { ok: false; reason: 'fields-missing'; field: keyof LoginForm };

/** Checks that both fields are filled (specification, section 5), and names the first that is not. A password may be spaces. */
export function checkLogin({ email, password }: LoginForm): LoginCheck {
  if (email.trim() === '') {
    return { ok: false, reason: 'fields-missing', field: 'email' };
  }
  if (password === '') {
    return { ok: false, reason: 'fields-missing', field: 'password' };
  }
  return { ok: true };
}
