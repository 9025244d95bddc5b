import { Box, Input, type InputProps } from '@chakra-ui/react';
import { LabelledField } from '@shop/design/ui/labelled-field';
import type { ReactNode } from 'react';

export interface TextFieldProps extends Omit<InputProps, 'onChange' | 'value'> {
  label: string;
  /** For what refers to the label. */
  labelId?: string;
  name: string;
  value: string;
  onChange: (text: string) => void;
  help?: string | undefined;
  /** What is wrong with it; stands in the help's place. */
  fault?: string | null | undefined;
  /** A control at the field's end. */
  children?: ReactNode;
}

/** A labelled text field whose fault stands beside it. */
export function TextField({ label, labelId, help, fault, onChange, children, ...input }: TextFieldProps) {
  return (
    <LabelledField label={label} labelId={labelId} help={help} fault={fault}>
      <Box position="relative" width="full">
        <Input {...input} onChange={({ target }) => onChange(target.value)} />
        {children}
      </Box>
    </LabelledField>
  );
}
