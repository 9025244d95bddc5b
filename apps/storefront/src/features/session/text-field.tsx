import { Box } from '@shop/design/styled-system/jsx';
import type { InputProps } from '@shop/design/ui/elements';
import type { ReactNode } from 'react';
import { FieldInput, LabelledField } from '../../shared/ui/labelled-field.tsx';

export interface TextFieldProps extends Omit<InputProps, 'onChange' | 'value'> {
  label: string;
  /** The label's id, for references. */
  labelId?: string;
  name: string;
  value: string;
  onChange: (text: string) => void;
  help?: string | undefined;
  /** The error text; replaces the help. */
  fault?: string | null | undefined;
  /** A control at the end of the field. */
  children?: ReactNode;
}

/** A labelled text field with its error. */
export function TextField({ label, labelId, help, fault, onChange, children, ...input }: TextFieldProps) {
  return (
    <LabelledField label={label} labelId={labelId} help={help} fault={fault}>
      <Box position="relative" width="full">
        <FieldInput {...input} onChange={({ target }) => onChange(target.value)} />
        {children}
      </Box>
    </LabelledField>
  );
}
