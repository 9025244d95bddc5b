import { Field } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface LabelledFieldProps {
  label: string;
  /** Id of the label. */
  labelId?: string | undefined;
  help?: string | undefined;
  /** Shown instead of the help. */
  error?: string | null | undefined;
  /** The input or textarea. */
  children: ReactNode;
}

/** A control with its label, and its help or error. */
export function LabelledField({ label, labelId, help, error, children }: LabelledFieldProps) {
  return (
    <Field.Root invalid={Boolean(error)} {...(labelId && { ids: { label: labelId } })}>
      <Field.Label>{label}</Field.Label>
      {children}
      {!error && help && <Field.HelperText textStyle="sm">{help}</Field.HelperText>}
      <Field.ErrorText textStyle="sm">{error}</Field.ErrorText>
    </Field.Root>
  );
}
