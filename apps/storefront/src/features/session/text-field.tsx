import { Box } from '@shop/design/styled-system/jsx';
import type { InputProps } from '@shop/design/ui/elements';
import type { ReactNode } from 'react';
import { FieldInput, LabelledField } from '../../shared/ui/labelled-field.tsx';

export interface TextFieldProps extends InputProps {
  label: string;
  /** The label's id, for references. */
  labelId?: string;
  name: string;
  help?: string | undefined;
  /** The error text; replaces the help. */
  fault?: string | null | undefined;
  /** A control at the end of the field. */
  children?: ReactNode;
}

/** A labelled text field with its error. It keeps its own text, so that what is typed before hydration stays. */
export function TextField({ label, labelId, help, fault, children, ...input }: TextFieldProps) {
  return (
    <LabelledField label={label} labelId={labelId} help={help} fault={fault}>
      <Box position="relative" width="full">
        <FieldInput {...input} />
        {children}
      </Box>
    </LabelledField>
  );
}
