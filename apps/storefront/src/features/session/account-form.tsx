import { focusField, formTexts, useFieldErrors } from '@shop/design/form-fields';
import { Notice } from '@shop/design/parts/notice';
import { Stack, styled, type StackProps } from '@shop/design/styled-system/jsx';
import { notify, type Toast } from '@shop/design/toasts';
import { Button, type ButtonProps } from '@shop/design/ui/elements';
import { useState, type FormEvent, type ReactNode } from 'react';
import { toastGroups } from '../../shared/toasts.ts';

/** By the field, or of the whole form. */
type Errors<Name extends string> = { readonly [Field in Name | 'form']?: string | undefined };

/** Why the shop goes no further: in a toast, and where it belongs in the form. */
export interface Refusal<Name extends string> {
  toast: Toast;
  errors: Errors<Name>;
  /** Else the first field with an error has the focus. */
  focus?: Name;
}

interface AccountFormProps<Name extends string> extends Pick<StackProps, 'gap'> {
  fields: readonly Name[];
  send: (typed: Record<Name, string>) => Promise<Refusal<Name> | null>;
  onTyped?: (typed: Record<Name, string>) => void;
  button: ButtonProps;
  children: (errors: Errors<Name>) => ReactNode;
}

/** A form that is sent once at a time. What is wrong stands at its field, or above the button. */
export function AccountForm<Name extends string>(props: AccountFormProps<Name>) {
  const { fields, send, onTyped, gap, button, children } = props;
  const [isSending, setSending] = useState(false);
  const { errors, setErrors, onInput } = useFieldErrors<Name | 'form'>();

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    setErrors({});
    setSending(true);
    const refusal = await send(formTexts(form, fields));
    setSending(false);
    if (!refusal) return;
    setErrors(refusal.errors);
    notify({ ...refusal.toast, group: toastGroups.account });
    focusField(form, refusal.focus ?? fields.find((field) => refusal.errors[field]) ?? '');
  };

  return (
    <styled.form
      method="dialog"
      noValidate
      onInput={onInput}
      onChange={({ currentTarget }) => onTyped?.(formTexts(currentTarget, fields))}
      onSubmit={(event) => void submit(event)}
    >
      <Stack gap={gap} containerType="inline-size">
        {children(errors)}
        {errors.form && <Notice tone="error">{errors.form}</Notice>}
        <Button type="submit" size="lg" width="full" loading={isSending} {...button} />
      </Stack>
    </styled.form>
  );
}
