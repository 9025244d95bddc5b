import { css } from '@shop/design/styled-system/css';
import { Grid, Stack, styled } from '@shop/design/styled-system/jsx';
import { Button, TextAnchor } from '@shop/design/ui/elements';
import {
  checkRegistration,
  EMAIL_MAX_LENGTH,
  NAME_MAX_LENGTH,
  type RegistrationForm,
} from '@shop/domain/registration/check-registration';
import { cleanMobile } from '@shop/domain/text/digits';
import { registrationErrors } from '@shop/domain/registration/registration.messages';
import { useState, type FormEvent } from 'react';
import { errorText } from '../../shared/api/error-text.ts';
import { useAppDispatch } from '../../shared/app-store.ts';
import { paths } from '../../shared/paths.ts';
import { Checkbox } from '@shop/design/parts/checkbox';
import { focusField, formTexts } from '@shop/design/form-fields';
import { notify } from '@shop/design/toasts';
import { useCleanField } from '@shop/design/use-clean-field';
import { CountryCode, FormError, PasswordField, TextField } from './account-fields.tsx';
import { readRegistration, sessionApi } from './session.api.ts';
import { sessionMessages } from './session.messages.ts';

const fields: readonly (keyof RegistrationForm)[] = ['name', 'email', 'mobile', 'password', 'confirmation'];

const group = 'register';

interface RegistrationError {
  field: keyof RegistrationForm | null;
  text: string;
}

export interface Registered {
  message: string;
  /** The e-mail address, which signs in from now on. */
  loginId: string;
  token: string;
}

const twoColumns = css.raw({
  gap: '4',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@container (min-width: 34rem)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});

/**
 * The registration form (specification, sections 2, 4 and 5); errors are shown one at a time, in the specified
 * order. The caller decides what to do with the token.
 */
export function RegisterForm({ onRegistered }: { onRegistered: (registered: Registered) => void }) {
  const [hasAgreed, setAgreed] = useState(true);
  const dispatch = useAppDispatch();
  const [isRunning, setRunning] = useState(false);
  const [error, setError] = useState<RegistrationError | null>(null);
  const mobileField = useCleanField(cleanMobile);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const shown = event.currentTarget;
    if (isRunning || !hasAgreed) return;
    const refuse = (title: string, field: RegistrationError['field'], description: string) => {
      setError({ field, text: description });
      notify({ type: 'error', title, description, group });
      if (field) focusField(shown, field);
    };

    const { name, email, mobile, password, confirmation } = formTexts(shown, fields);
    const body = { name: name.trim(), email: email.trim(), mobile: mobile.trim(), password };
    const check = checkRegistration({ ...body, confirmation });
    if (!check.ok) return refuse(sessionMessages.invalid, check.field, registrationErrors[check.reason]);

    setRunning(true);
    setError(null);
    // Untracked, to keep the password out of the store.
    const result = await dispatch(sessionApi.endpoints.register.initiate(body, { track: false }));
    setRunning(false);

    const response = readRegistration(result);
    if (!response?.scode) {
      return refuse(sessionMessages.registrationFailed, null, response?.message ?? errorText(result.error));
    }
    notify({ type: 'success', ...sessionMessages.registered, group });
    onRegistered({ message: response.message, loginId: body.email, token: response.token });
  };

  const bind = (name: keyof RegistrationForm) => ({
    name,
    error: error?.field === name ? error.text : null,
  });

  return (
    <styled.form method="dialog" noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap="4" containerType="inline-size">
        <TextField
          {...bind('name')}
          label={sessionMessages.name}
          autoComplete="name"
          autoCapitalize="words"
          maxLength={NAME_MAX_LENGTH}
        />
        <Grid css={twoColumns}>
          <TextField
            {...bind('email')}
            label={sessionMessages.email}
            type="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={EMAIL_MAX_LENGTH}
          />
          <TextField
            {...bind('mobile')}
            {...mobileField}
            label={sessionMessages.mobile}
            help={sessionMessages.mobileHelp}
            type="tel"
            inputMode="numeric"
            autoComplete="tel-national"
            ps="14"
          >
            <CountryCode />
          </TextField>
          <PasswordField
            {...bind('password')}
            label={sessionMessages.password}
            help={sessionMessages.passwordHelp}
            autoComplete="new-password"
          />
          <PasswordField {...bind('confirmation')} label={sessionMessages.confirmation} autoComplete="new-password" />
        </Grid>
        <Checkbox name="privacy" isChecked={hasAgreed} onCheck={setAgreed}>
          {sessionMessages.privacyAgreement}{' '}
          <TextAnchor href={paths.privacyPolicy} target="_blank" color="leaf.fg">
            {sessionMessages.privacyPolicy}
          </TextAnchor>
        </Checkbox>
        {error && !error.field && <FormError text={error.text} />}
        <Button
          type="submit"
          size="lg"
          width="full"
          disabled={!hasAgreed}
          loading={isRunning}
          loadingText={sessionMessages.registering}
        >
          {sessionMessages.register}
        </Button>
      </Stack>
    </styled.form>
  );
}
