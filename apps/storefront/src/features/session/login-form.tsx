import { Stack, styled } from '@shop/design/styled-system/jsx';
import { Button } from '@shop/design/ui/elements';
import { ownField } from '@shop/domain/json/parse-json';
import { checkLogin, type LoginForm } from '@shop/domain/registration/check-login';
import { EMAIL_MAX_LENGTH } from '@shop/domain/registration/check-registration';
import { type FormEvent, useState } from 'react';
import { errorText } from '../../shared/api/error-text.ts';
import { useAppDispatch } from '../../shared/app-store.ts';
import { runtimeConfig } from '../../shared/env.ts';
import { reportError } from '../../shared/report-error.ts';
import { Checkbox } from '../../shared/ui/checkbox.tsx';
import { focusField, formTexts } from '../../shared/ui/form-fields.ts';
import { notify, toastDurations } from '../../shared/ui/notify.ts';
import { FormError, PasswordField, TextField } from './account-fields.tsx';
import { RegisterLink } from './other-form-link.tsx';
import { readLogin, sessionApi } from './session.api.ts';
import { loginFaults, sessionMessages } from './session.messages.ts';
import { signedIn } from './session.slice.ts';

interface LoginFormProps {
  /** The screen around it, if not the login page; hides the link to /register. */
  fromPage?: 'checkout';
}

/**
 * Customer id and password (specification, section 2). The password is visible at first, as specified, unless the
 * deployment masks it.
 */
export function LoginForm({ fromPage }: LoginFormProps) {
  const [isRemembered, setRemembered] = useState(true);
  const { login, isRunning, fault } = useLogin();
  const faultOf = (field: string) => (fault?.field === field ? fault.text : null);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (isRunning) return;
    const refusal = await login(formTexts(form, ['email', 'password']), isRemembered);
    if (refusal) focusField(form, refusal.field ?? 'password');
  };

  return (
    <styled.form method="dialog" noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap="5">
        <TextField
          label={sessionMessages.customerId}
          name="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={EMAIL_MAX_LENGTH}
          help={sessionMessages.customerIdHelp}
          fault={faultOf('email')}
        />
        <PasswordField
          label={sessionMessages.password}
          name="password"
          autoComplete="current-password"
          isVisibleAtFirst={!runtimeConfig().maskPassword}
          fault={faultOf('password')}
        />
        <Checkbox name="remember" isChecked={isRemembered} onCheck={setRemembered}>
          {sessionMessages.rememberMe}
        </Checkbox>
        {fault && !fault.field && <FormError text={fault.text} />}
        <Button type="submit" size="lg" width="full" loading={isRunning} loadingText={sessionMessages.loggingIn}>
          {sessionMessages.login}
        </Button>
        {!fromPage && <RegisterLink />}
      </Stack>
    </styled.form>
  );
}

interface LoginFault {
  /** The invalid field; none when the server refused. */
  field: keyof LoginForm | null;
  text: string;
}

/** Text beside the form after too many attempts; the toast's text is specified. */
function refusedForNow(error: unknown): string | null {
  if (ownField(error, 'status') !== 429) return null;
  const detail = ownField(ownField(error, 'data'), 'detail');
  return typeof detail === 'string' && detail !== '' ? detail : errorText(error);
}

/** Signs in (specification, sections 4, 5 and 8). With Remember Me the session outlives the tab. */
export function useLogin() {
  const dispatch = useAppDispatch();
  const [isRunning, setRunning] = useState(false);
  const [fault, setFault] = useState<LoginFault | null>(null);

  const refuse = (title: string, shown: LoginFault, duration?: number) => {
    setFault(shown);
    notify({ type: 'warning', title, ...(duration && { duration }), group: 'login' });
    return shown;
  };

  /** @returns what is wrong; null once signed in */
  const login = async ({ email, password }: LoginForm, isRemembered: boolean): Promise<LoginFault | null> => {
    const check = checkLogin({ email, password });
    if (!check.ok) {
      const shown = { field: check.field, text: loginFaults[check.field] };
      return refuse(sessionMessages.fieldsMissing, shown, toastDurations.login);
    }

    setRunning(true);
    setFault(null);
    // Untracked, to keep the password out of the store.
    const call = sessionApi.endpoints.login.initiate({ email: email.trim(), password }, { track: false });
    const result = await dispatch(call);
    setRunning(false);

    const response = readLogin(result);
    if (!response || 'error' in response) {
      if (!response) reportError('login', result.error);
      const text = response?.error ?? sessionMessages.loginFailed;
      return refuse(text, { field: null, text: refusedForNow(result.error) ?? text });
    }
    notify({ type: 'success', title: sessionMessages.loggedIn, duration: toastDurations.login, group: 'login' });
    dispatch(signedIn({ token: response.token, lifetime: isRemembered ? 'kept' : 'tab' }));
    return null;
  };

  return { login, isRunning, fault };
}
