import { Checkbox } from '@shop/design/parts/checkbox';
import { TextField } from '@shop/design/parts/labelled-field';
import { css } from '@shop/design/styled-system/css';
import { Box, Grid } from '@shop/design/styled-system/jsx';
import { notify } from '@shop/design/toasts';
import { TextAnchor } from '@shop/design/ui/elements';
import { useCleanField } from '@shop/design/use-clean-field';
import {
  cleanEmail,
  EMAIL_MAX_LENGTH,
  NAME_MAX_LENGTH,
  registrationFaults,
  type RegistrationForm,
} from '@shop/domain/registration/check-registration';
import { registrationErrors } from '@shop/domain/registration/registration.messages';
import { useState } from 'react';
import { useStore } from 'react-redux';
import { errorText } from '../../shared/api/error-text.ts';
import { useAppDispatch } from '../../shared/app-store.ts';
import { paths } from '../../shared/paths.ts';
import { toastGroups } from '../../shared/toasts.ts';
import { MobileField, PasswordField } from './account-fields.tsx';
import { AccountForm, type Refusal } from './account-form.tsx';
import { sessionApi } from './session.api.ts';
import { sessionMessages as messages } from './session.messages.ts';
import { registrationTyped, selectDraft, type SessionRoot } from './session.slice.ts';

export interface Registered {
  message: string;
  /** The e-mail address, which signs in from now on. */
  loginId: string;
  token: string;
}

const twoColumns = css.raw({
  gap: { base: '3', md: '4' },
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@container (min-width: 26rem)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});

type Errors = Refusal<keyof RegistrationForm>['errors'];

/** At the foot the toast would lie on the button. */
const refuse = (title: string, errors: Errors) => ({
  toast: { type: 'error' as const, title, description: Object.values(errors)[0] ?? '', place: 'top' as const },
  errors,
});

/**
 * The registration form (specification, sections 2, 4 and 5); each error stands at its field, and the first in the toast.
 * The caller decides what to do with the token.
 */
export function RegisterForm({ onRegistered }: { onRegistered: (registered: Registered) => void }) {
  const [hasAgreed, setAgreed] = useState(true);
  const dispatch = useAppDispatch();
  const store = useStore<SessionRoot>();
  const cleanedEmail = useCleanField(cleanEmail);
  const [draft] = useState(() => selectDraft(store.getState()));

  const send = async ({ name, email, mobile, password, confirmation }: RegistrationForm) => {
    const body = { name: name.trim(), email: email.trim(), mobile: mobile.trim(), password };
    const faults = registrationFaults({ ...body, confirmation });
    const found: Errors = Object.fromEntries(faults.map(({ field, reason }) => [field, registrationErrors[reason]]));
    if (faults.length > 0) return refuse(messages.invalid, found);

    // Untracked, to keep the password out of the store.
    const call = sessionApi.endpoints.register.initiate(body, { track: false });
    const { data: response, error } = await dispatch(call);
    if (!response?.scode) return refuse(messages.registrationFailed, { form: response?.message ?? errorText(error) });
    // For the login that follows.
    dispatch(registrationTyped({ email: body.email }));
    notify({ type: 'success', ...messages.registered, group: toastGroups.account });
    onRegistered({ message: response.message, loginId: body.email, token: response.token });
    return null;
  };

  return (
    <AccountForm
      fields={['name', 'email', 'mobile', 'password', 'confirmation']}
      send={send}
      onTyped={({ name, email, mobile }) => dispatch(registrationTyped({ name, email, mobile }))}
      gap={{ base: '3', md: '4' }}
      button={{ children: messages.register, loadingText: messages.registering, disabled: !hasAgreed }}
    >
      {(errors) => {
        const bind = (name: keyof RegistrationForm) => ({ name, error: errors[name], defaultValue: draft[name] });
        return (
          <>
            <Grid css={twoColumns}>
              <TextField
                {...bind('name')}
                label={messages.name}
                autoComplete="name"
                autoCapitalize="words"
                maxLength={NAME_MAX_LENGTH}
              />
              <MobileField {...bind('mobile')} label={messages.mobile} hint={messages.mobileHint} inputMode="numeric" />
              <Box gridColumn="1 / -1">
                <TextField
                  {...bind('email')}
                  {...cleanedEmail}
                  label={messages.email}
                  type="email"
                  inputMode="email"
                  autoComplete="email"
                  autoCapitalize="none"
                  spellCheck={false}
                  maxLength={EMAIL_MAX_LENGTH}
                />
              </Box>
              <PasswordField
                {...bind('password')}
                label={messages.password}
                hint={messages.passwordHint}
                autoComplete="new-password"
              />
              <PasswordField {...bind('confirmation')} label={messages.confirmation} autoComplete="new-password" />
            </Grid>
            <Checkbox my="-2" name="privacy" isChecked={hasAgreed} onCheck={setAgreed}>
              {messages.privacyAgreement}{' '}
              <TextAnchor href={paths.privacyPolicy} target="_blank">
                {messages.privacyPolicy}
              </TextAnchor>
            </Checkbox>
          </>
        );
      }}
    </AccountForm>
  );
}
