import { Stack, styled } from '@shop/design/styled-system/jsx';
import { Button, TextAnchor } from '@shop/design/ui/elements';
import {
  checkRegistration,
  EMAIL_MAX_LENGTH,
  NAME_MAX_LENGTH,
  type RegistrationForm,
} from '@shop/domain/registration/check-registration';
import { useState, type FormEvent } from 'react';
import { errorText } from '../../shared/api/error-text.ts';
import { useAppDispatch } from '../../shared/app-store.ts';
import { paths } from '../../shared/paths.ts';
import { Checkbox } from '../../shared/ui/checkbox.tsx';
import { focusField, formTexts } from '../../shared/ui/form-fields.ts';
import { notify } from '../../shared/ui/notify.ts';
import { FormError, PasswordField, TextField } from './account-fields.tsx';
import { readRegistration, sessionApi } from './session.api.ts';
import { registrationFaults, sessionMessages } from './session.messages.ts';

const fields: readonly (keyof RegistrationForm)[] = ['name', 'email', 'mobile', 'password', 'confirmation'];

/**
 * The registration form (specification, sections 2, 4 and 5); errors are shown one at a time, in the specified
 * order.
 */
export function RegisterForm({ onRegistered }: { onRegistered: (registered: Registered) => void }) {
  const [hasAgreed, setAgreed] = useState(true);
  const { register, isRunning, fault } = useRegister(onRegistered);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const shown = event.currentTarget;
    if (isRunning || !hasAgreed) return;
    const refusal = await register(formTexts(shown, fields));
    if (refusal?.field) focusField(shown, refusal.field);
  };

  const bind = (name: keyof RegistrationForm) => ({
    name,
    fault: fault?.field === name ? fault.text : null,
  });

  return (
    <styled.form method="dialog" noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap="5">
        <TextField
          {...bind('name')}
          label={sessionMessages.name}
          autoComplete="name"
          autoCapitalize="words"
          maxLength={NAME_MAX_LENGTH}
        />
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
          label={sessionMessages.mobile}
          help={sessionMessages.mobileHelp}
          type="tel"
          inputMode="numeric"
          autoComplete="tel-national"
        />
        <PasswordField
          {...bind('password')}
          label={sessionMessages.password}
          help={sessionMessages.passwordHelp}
          autoComplete="new-password"
        />
        <PasswordField {...bind('confirmation')} label={sessionMessages.confirmation} autoComplete="new-password" />
        <Checkbox name="privacy" isChecked={hasAgreed} onCheck={setAgreed}>
          {sessionMessages.privacyAgreement}{' '}
          <TextAnchor href={paths.privacyPolicy} target="_blank" color="leaf.fg">
            {sessionMessages.privacyPolicy}
          </TextAnchor>
        </Checkbox>
        {fault && !fault.field && <FormError text={fault.text} />}
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

interface RegistrationFault {
  /** The invalid field; none when the server refused. */
  field: keyof RegistrationForm | null;
  text: string;
}

export interface Registered {
  /** The server's welcome. */
  message: string;
  /** The e-mail address, which signs in from now on. */
  loginId: string;
  token: string;
}

/** Registers (specification, sections 4, 5 and 8). The caller decides what to do with the token. */
export function useRegister(onRegistered: (registered: Registered) => void) {
  const dispatch = useAppDispatch();
  const [isRunning, setRunning] = useState(false);
  const [fault, setFault] = useState<RegistrationFault | null>(null);

  /** @returns what is wrong; null once registered */
  const register = async (filledIn: RegistrationForm): Promise<RegistrationFault | null> => {
    const form = {
      ...filledIn,
      name: filledIn.name.trim(),
      email: filledIn.email.trim(),
      mobile: filledIn.mobile.trim(),
    };
    const check = checkRegistration(form);
    if (!check.ok) {
      const shown = { field: check.field, text: registrationFaults[check.reason] };
      setFault(shown);
      notify({ type: 'error', title: sessionMessages.invalid, description: shown.text, group: 'register' });
      return shown;
    }

    setRunning(true);
    setFault(null);
    const { confirmation: _, ...body } = form;
    // Untracked, to keep the password out of the store.
    const result = await dispatch(sessionApi.endpoints.register.initiate(body, { track: false }));
    setRunning(false);

    const response = readRegistration(result);
    if (!response?.scode) {
      const shown = { field: null, text: response?.message ?? errorText(result.error) };
      setFault(shown);
      notify({ type: 'error', title: sessionMessages.registrationFailed, description: shown.text, group: 'register' });
      return shown;
    }
    notify({ type: 'success', ...sessionMessages.registered, group: 'register' });
    onRegistered({ message: response.message, loginId: form.email, token: response.token });
    return null;
  };

  return { register, isRunning, fault };
}
