import { Flex, Stack, styled } from '@shop/design/styled-system/jsx';
import { Button, TextAnchor, Muted } from '@shop/design/ui/elements';
import { missingLoginFields, type LoginForm as LoginEntry } from '@shop/domain/registration/check-login';
import { EMAIL_MAX_LENGTH } from '@shop/domain/registration/check-registration';
import { type FormEvent, useState, useSyncExternalStore } from 'react';
import { errorText } from '../../shared/api/error-text.ts';
import { useAppDispatch } from '../../shared/app-store.ts';
import { brand, runtimeConfig } from '../../shared/env.ts';
import { reportError } from '../../shared/report-error.ts';
import { Checkbox } from '@shop/design/parts/checkbox';
import { focusField, formTexts, useFieldErrors } from '@shop/design/form-fields';
import { Notice } from '@shop/design/parts/notice';
import { notify } from '@shop/design/toasts';
import { toastDurations } from '../../shared/toasts.ts';
import { TextField } from '@shop/design/parts/labelled-field';
import { PasswordField } from './account-fields.tsx';
import { readLogin, sessionApi } from './session.api.ts';
import { loginErrors, sessionMessages } from './session.messages.ts';
import { selectDraft, signedIn } from './session.slice.ts';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { paths } from '../../shared/paths.ts';
import { ButtonLink } from '../../shared/ui/links.ts';

interface LoginFormProps {
  /** The screen around it, if not the login page; hides the link to /register. */
  fromPage?: 'checkout';
}

const group = 'login';

const UNAUTHORIZED = 401;

/** By the field, or of the whole form. */
type LoginErrors = Partial<Record<keyof LoginEntry | 'form', string>>;

/**
 * Customer id and password (specification, sections 2, 4, 5 and 8). The password is visible at first, as specified,
 * unless the deployment masks it. With Remember Me the session outlives the tab.
 */
export function LoginForm({ fromPage }: LoginFormProps) {
  // Pages are built with a visible password.
  const isMasked = useSyncExternalStore(
    () => () => {},
    () => runtimeConfig().maskPassword,
    () => false,
  );
  const [isRemembered, setRemembered] = useState(true);
  const dispatch = useAppDispatch();
  const { email: loginId } = useSelector(selectDraft);
  const [isRunning, setRunning] = useState(false);
  const { errors, setErrors, onInput } = useFieldErrors<keyof LoginErrors>();

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (isRunning) return;
    const refuse = (title: string, found: LoginErrors, duration?: number) => {
      setErrors(found);
      notify({ type: 'warning', title, ...(duration && { duration }), group });
      focusField(form, found.email ? 'email' : 'password');
    };

    const { email, password } = formTexts(form, ['email', 'password']);
    const missing = missingLoginFields({ email, password });
    if (missing.length > 0) {
      const found: LoginErrors = Object.fromEntries(missing.map((field) => [field, loginErrors[field]]));
      return refuse(sessionMessages.fieldsMissing, found, toastDurations.login);
    }

    setRunning(true);
    setErrors({});
    // Untracked, to keep the password out of the store.
    const call = sessionApi.endpoints.login.initiate({ email: email.trim(), password }, { track: false });
    const result = await dispatch(call);
    setRunning(false);

    const response = readLogin(result);
    if (response && 'token' in response) {
      notify({ type: 'success', title: sessionMessages.loggedIn, duration: toastDurations.login, group });
      dispatch(signedIn({ token: response.token, isRemembered }));
      return;
    }
    if (response?.statusCode === UNAUTHORIZED) return refuse(response.error, { password: sessionMessages.checkBoth });
    if (response) return refuse(response.error, { form: response.error });
    reportError('login', result.error);
    refuse(sessionMessages.loginFailed, { form: errorText(result.error) });
  };

  return (
    <styled.form method="dialog" noValidate onInput={onInput} onSubmit={(event) => void submit(event)}>
      <Stack gap="4">
        <TextField
          label={sessionMessages.customerId}
          name="email"
          // Typed at a registration.
          key={loginId}
          defaultValue={loginId}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={EMAIL_MAX_LENGTH}
          hint={sessionMessages.customerIdHint}
          error={errors.email}
        />
        <PasswordField
          label={sessionMessages.password}
          name="password"
          autoComplete="current-password"
          isVisibleAtFirst={!isMasked}
          error={errors.password}
        />
        <Flex justify="space-between" align="center" wrap="wrap" columnGap="4" mt="-2">
          <Checkbox name="remember" isChecked={isRemembered} onCheck={setRemembered}>
            {sessionMessages.rememberMe}
          </Checkbox>
          <TextAnchor
            href={`mailto:${brand.supportEmail}?subject=${encodeURIComponent(sessionMessages.forgotSubject)}`}
            textStyle="sm"
            minH="11"
          >
            {sessionMessages.forgotIt}
          </TextAnchor>
        </Flex>
        {errors.form && <Notice tone="error">{errors.form}</Notice>}
        <Button type="submit" size="lg" width="full" loading={isRunning} loadingText={sessionMessages.loggingIn}>
          {sessionMessages.login}
        </Button>
        {!fromPage && <RegisterLink />}
      </Stack>
    </styled.form>
  );
}

/** Leads from the login to the registration, and keeps the return path. */
function RegisterLink() {
  const { state } = useLocation() as { state: unknown };
  return (
    <Flex
      justify="space-between"
      align="center"
      wrap="wrap"
      columnGap="4"
      rowGap="2"
      mt="1"
      pt="5"
      borderTopWidth="1px"
    >
      <Muted>{sessionMessages.newHere}</Muted>
      <ButtonLink to={paths.register} state={state} variant="outline">
        {sessionMessages.createAccount}
      </ButtonLink>
    </Flex>
  );
}
