import { checkRegistration, type RegistrationForm } from '@shop/domain/registration/check-registration';
import { useState } from 'react';
import { errorText } from '../../shared/api/error-text.ts';
import { notify } from '../../shared/ui/notify.ts';
import { useAppDispatch } from '../../shared/app-store.ts';
import { readRegistration, sessionApi } from './session.api.ts';
import { registrationFaults, sessionMessages } from './session.messages.ts';

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
