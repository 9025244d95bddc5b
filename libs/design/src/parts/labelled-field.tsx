import { Field } from '@ark-ui/react/field';
import type { ReactNode } from 'react';
import { Box, Flex, styled } from '../../styled-system/jsx/index.js';
import { field, input, textarea } from '../../styled-system/recipes/index.js';
import type { InputProps } from '../ui/elements.tsx';

const styles = field();

const FieldInput = styled(Field.Input, input);
export const FieldTextarea = styled(Field.Textarea, textarea);

interface LabelledFieldProps {
  label: string;
  labelId?: string | undefined;
  help?: string | undefined;
  /** A help of a few words, in the label's line. */
  hint?: string | undefined;
  /** The error text; replaces help and hint. */
  error?: string | null | undefined;
  children: ReactNode;
}

export function LabelledField({ label, labelId, help, hint, error, children }: LabelledFieldProps) {
  return (
    <Field.Root className={styles.root} invalid={Boolean(error)} {...(labelId && { ids: { label: labelId } })}>
      <Flex align="baseline" wrap="wrap" columnGap="2">
        <Field.Label className={styles.label}>{label}</Field.Label>
        {!error && hint && <Field.HelperText className={styles.helperText}>{hint}</Field.HelperText>}
      </Flex>
      {children}
      {!error && help && <Field.HelperText className={styles.helperText}>{help}</Field.HelperText>}
      <Field.ErrorText className={styles.errorText}>{error}</Field.ErrorText>
    </Field.Root>
  );
}

export interface TextFieldProps extends InputProps, Omit<LabelledFieldProps, 'children'> {
  name: string;
  /** A control at an end of the field. */
  children?: ReactNode;
}

/** A labelled text field with its error. It keeps its own text, so that what is typed before hydration stays. */
export const TextField = ({ label, labelId, help, hint, error, children, ...input }: TextFieldProps) => (
  <LabelledField label={label} labelId={labelId} help={help} hint={hint} error={error}>
    <Box position="relative" width="full">
      <FieldInput {...input} />
      {children}
    </Box>
  </LabelledField>
);
