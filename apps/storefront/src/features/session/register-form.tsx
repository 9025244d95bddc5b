import { css } from '@shop/design/styled-system/css';
import { Grid, Stack, styled } from '@shop/design/styled-system/jsx';
import { Button, TextAnchor } from '@shop/design/ui/elements';
import {
  EMAIL_MAX_LENGTH,
  NAME_MAX_LENGTH,
  registrationFaults,
  type RegistrationForm,
} from '@shop/domain/registration/check-registration';
import { cleanMobile } from '@shop/domain/text/digits';
import { registrationErrors } from '@shop/domain/registration/registration.messages';
import { useState, type FormEvent } from 'react';
import { useStore } from 'react-redux';
import { errorText } from '../../shared/api/error-text.ts';
import { useAppDispatch } from '../../shared/app-store.ts';
import { paths } from '../../shared/paths.ts';
import { Checkbox } from '@shop/design/parts/checkbox';
import { focusField, formTexts, useFieldErrors } from '@shop/design/form-fields';
import { Notice } from '@shop/design/parts/notice';
import { notify } from '@shop/design/toasts';
import { useCleanField } from '@shop/design/use-clean-field';
import { TextField } from '@shop/design/parts/labelled-field';
import { CountryCode, PasswordField } from './account-fields.tsx';
import { readRegistration, sessionApi } from './session.api.ts';
import { sessionMessages } from './session.messages.ts';
import { registrationTyped, selectDraft, type SessionRoot } from './session.slice.ts';

const fields: readonly (keyof RegistrationForm)[] = ['name', 'email', 'mobile', 'password', 'confirmation'];

const group = 'register';

/** By the field, or of the whole form. */
type RegistrationErrors = Partial<Record<keyof RegistrationForm | 'form', string>>;

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

/**
 * The registration form (specification, sections 2, 4 and 5); each error stands at its field, and the first in the toast.
 * The caller decides what to do with the token.
 */
export function RegisterForm({ onRegistered }: { onRegistered: (registered: Registered) => void }) {
  const [hasAgreed, setAgreed] = useState(true);
  const dispatch = useAppDispatch();
  const store = useStore<SessionRoot>();
  const [draft] = useState(() => selectDraft(store.getState()));
  const [isRunning, setRunning] = useState(false);
  const { errors, setErrors, onInput } = useFieldErrors<keyof RegistrationErrors>();
  const mobileField = useCleanField(cleanMobile);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const shown = event.currentTarget;
    if (isRunning || !hasAgreed) return;
    const refuse = (title: string, found: RegistrationErrors) => {
      const [[field, description] = ['', '']] = Object.entries(found);
      setErrors(found);
      // At the foot it would lie on the button.
      notify({ type: 'error', title, description, place: 'top', group });
      focusField(shown, field);
    };

    const { name, email, mobile, password, confirmation } = formTexts(shown, fields);
    const body = { name: name.trim(), email: email.trim(), mobile: mobile.trim(), password };
    const faults = registrationFaults({ ...body, confirmation });
    if (faults.length > 0) {
      const found = faults.map(({ field, reason }) => [field, registrationErrors[reason]]);
      return refuse(sessionMessages.invalid, Object.fromEntries(found) as RegistrationErrors);
    }

    setRunning(true);
    setErrors({});
    // Untracked, to keep the password out of the store.
    const result = await dispatch(sessionApi.endpoints.register.initiate(body, { track: false }));
    setRunning(false);

    const response = readRegistration(result);
    if (!response?.scode) {
      return refuse(sessionMessages.registrationFailed, { form: response?.message ?? errorText(result.error) });
    }
    // For the login that follows.
    dispatch(registrationTyped({ email: body.email }));
    notify({ type: 'success', ...sessionMessages.registered, group });
    onRegistered({ message: response.message, loginId: body.email, token: response.token });
  };

  const bind = (name: keyof RegistrationForm) => ({ name, error: errors[name], defaultValue: draft[name] });

  return (
    <styled.form
      method="dialog"
      noValidate
      onInput={onInput}
      onChange={({ currentTarget }) =>
        dispatch(registrationTyped(formTexts(currentTarget, ['name', 'email', 'mobile'])))
      }
      onSubmit={(event) => void submit(event)}
    >
      <Stack gap={{ base: '3', md: '4' }} containerType="inline-size">
        <Grid css={twoColumns}>
          <TextField
            {...bind('name')}
            label={sessionMessages.name}
            autoComplete="name"
            autoCapitalize="words"
            maxLength={NAME_MAX_LENGTH}
          />
          <TextField
            {...bind('mobile')}
            {...mobileField}
            label={sessionMessages.mobile}
            hint={sessionMessages.mobileHint}
            type="tel"
            inputMode="numeric"
            autoComplete="tel-national"
            ps="14"
          >
            <CountryCode />
          </TextField>
        </Grid>
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
        <Grid css={twoColumns}>
          <PasswordField
            {...bind('password')}
            label={sessionMessages.password}
            hint={sessionMessages.passwordHint}
            autoComplete="new-password"
          />
          <PasswordField {...bind('confirmation')} label={sessionMessages.confirmation} autoComplete="new-password" />
        </Grid>
        <Checkbox my="-2" name="privacy" isChecked={hasAgreed} onCheck={setAgreed}>
          {sessionMessages.privacyAgreement}{' '}
          <TextAnchor href={paths.privacyPolicy} target="_blank">
            {sessionMessages.privacyPolicy}
          </TextAnchor>
        </Checkbox>
        {errors.form && <Notice tone="error">{errors.form}</Notice>}
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
