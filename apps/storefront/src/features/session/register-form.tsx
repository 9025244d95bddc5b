import { Stack, styled } from '@shop/design/styled-system/jsx';
import { Button, TextAnchor } from '@shop/design/ui/elements';
import { EMAIL_MAX_LENGTH, NAME_MAX_LENGTH, type RegistrationForm } from '@shop/domain/registration/check-registration';
import { useState, type FormEvent } from 'react';
import { paths } from '../../shared/paths.ts';
import { focusField, formTexts } from '../../shared/ui/form-fields.ts';
import { Checkbox } from '../../shared/ui/checkbox.tsx';
import { FormError } from './form-error.tsx';
import { PasswordField } from './password-field.tsx';
import { sessionMessages } from './session.messages.ts';
import { TextField } from './text-field.tsx';
import { useRegister, type Registered } from './use-register.ts';

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
