import { LabelledField } from './labelled-field.tsx';
import type { ComponentProps } from 'react';
import { Select } from './select.tsx';

interface SelectFieldProps<Value extends string> extends Omit<ComponentProps<typeof Select<Value>>, 'label'> {
  label: string;
}

/** A select with its label. */
export function SelectField<Value extends string>({ label, ...choice }: SelectFieldProps<Value>) {
  return (
    <LabelledField label={label}>
      <Select {...choice} />
    </LabelledField>
  );
}
