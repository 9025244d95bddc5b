import { Stack, styled } from '@shop/design/styled-system/jsx';
import { Button } from '@shop/design/ui/elements';
import { EMAIL_MAX_LENGTH } from '@shop/domain/registration/check-registration';
import { useState, type FormEvent } from 'react';
import { runtimeConfig } from '../../shared/env.ts';
import { focusField, formTexts } from '../../shared/ui/form-fields.ts';
import { Checkbox } from '../../shared/ui/checkbox.tsx';
import { FormError } from './form-error.tsx';
import { PasswordField } from './password-field.tsx';
import { sessionMessages } from './session.messages.ts';
import { RegisterLink } from './other-form-link.tsx';
import { TextField } from './text-field.tsx';
import { useLogin } from './use-login.ts';

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
