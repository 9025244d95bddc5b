import { Checkbox } from '@shop/design/parts/checkbox';
import { TextField } from '@shop/design/parts/labelled-field';
import { Flex } from '@shop/design/styled-system/jsx';
import { notify } from '@shop/design/toasts';
import { TextAnchor } from '@shop/design/ui/elements';
import { useCleanField } from '@shop/design/use-clean-field';
import { missingLoginFields, type LoginForm as LoginEntry } from '@shop/domain/registration/check-login';
import { cleanEmail, EMAIL_MAX_LENGTH } from '@shop/domain/registration/check-registration';
import { useState, useSyncExternalStore } from 'react';
import { useSelector } from 'react-redux';
import { supportMail } from '../../content/company/support-mail.ts';
import { errorText } from '../../shared/api/error-text.ts';
import { useAppDispatch } from '../../shared/app-store.ts';
import { runtimeConfig } from '../../shared/env.ts';
import { reportError } from '../../shared/report-error.ts';
import { toastDurations, toastGroups } from '../../shared/toasts.ts';
import { PasswordField } from './account-fields.tsx';
import { AccountForm, type Refusal } from './account-form.tsx';
import { sessionApi } from './session.api.ts';
import { loginErrors, sessionMessages as messages } from './session.messages.ts';
import { selectDraft, signedIn } from './session.slice.ts';

const UNAUTHORIZED = 401;

type Errors = Refusal<keyof LoginEntry>['errors'];

const refuse = (title: string, errors: Errors, duration?: number) => ({
  toast: { type: 'warning' as const, title, ...(duration && { duration }) },
  errors,
  ...(errors.form && { focus: 'password' as const }),
});

/**
 * Customer id and password (specification, sections 2, 4, 5 and 8). The password is visible at first, as specified,
 * unless the deployment masks it. With Remember Me the session outlives the tab.
 */
export function LoginForm() {
  // Pages are built with a visible password.
  const isMasked = useSyncExternalStore(
    () => () => {},
    () => runtimeConfig().maskPassword,
    () => false,
  );
  const [isRemembered, setRemembered] = useState(true);
  const dispatch = useAppDispatch();
  const { email: registering = '' } = useSelector(selectDraft);
  /** What stood in the field when one began to type. */
  const [found, setFound] = useState<string>();
  const loginId = found ?? registering;
  const cleanedId = useCleanField(cleanEmail);

  const send = async ({ email, password }: LoginEntry) => {
    const missing = missingLoginFields({ email, password });
    const found: Errors = Object.fromEntries(missing.map((field) => [field, loginErrors[field]]));
    if (missing.length > 0) return refuse(messages.fieldsMissing, found, toastDurations.login);

    // Untracked, to keep the password out of the store.
    const call = sessionApi.endpoints.login.initiate({ email: email.trim(), password }, { track: false });
    const { data: response, error } = await dispatch(call);
    if (response && 'token' in response) {
      notify({ type: 'success', title: messages.loggedIn, duration: toastDurations.login, group: toastGroups.account });
      dispatch(signedIn({ token: response.token, isRemembered }));
      return null;
    }
    if (response?.statusCode === UNAUTHORIZED) return refuse(response.error, { password: messages.checkBoth });
    if (response) return refuse(response.error, { form: response.error });
    reportError('login', error);
    return refuse(messages.loginFailed, { form: errorText(error) });
  };

  return (
    <AccountForm
      fields={['email', 'password']}
      send={send}
      gap="4"
      button={{ children: messages.login, loadingText: messages.loggingIn }}
    >
      {(errors) => (
        <>
          <TextField
            {...cleanedId}
            label={messages.customerId}
            name="email"
            // Typed at a registration, unless one has typed here.
            key={loginId}
            defaultValue={loginId}
            onInput={() => setFound(loginId)}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={EMAIL_MAX_LENGTH}
            hint={messages.customerIdHint}
            error={errors.email}
          />
          <PasswordField
            label={messages.password}
            name="password"
            autoComplete="current-password"
            isVisibleAtFirst={!isMasked}
            error={errors.password}
          />
          <Flex justify="space-between" align="center" wrap="wrap" columnGap="4" mt="-2">
            <Checkbox name="remember" isChecked={isRemembered} onCheck={setRemembered}>
              {messages.rememberMe}
            </Checkbox>
            <TextAnchor href={supportMail(messages.forgotSubject)} textStyle="sm" minH="11">
              {messages.forgotIt}
            </TextAnchor>
          </Flex>
        </>
      )}
    </AccountForm>
  );
}
