import { Field } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface LabelledFieldProps {
  label: string;
  /** For what refers to the label. */
  labelId?: string | undefined;
  help?: string | undefined;
  /** What is wrong with it; stands in the help's place. */
  fault?: string | null | undefined;
  /** The input or textarea. */
  children: ReactNode;
}

/** A control with its label above and its help or fault below. */
export function LabelledField({ label, labelId, help, fault, children }: LabelledFieldProps) {
  return (
    <Field.Root invalid={Boolean(fault)} {...(labelId && { ids: { label: labelId } })}>
      <Field.Label>{label}</Field.Label>
      {children}
      {!fault && help && <Field.HelperText textStyle="sm">{help}</Field.HelperText>}
      <Field.ErrorText textStyle="sm">{fault}</Field.ErrorText>
    </Field.Root>
  );
}
