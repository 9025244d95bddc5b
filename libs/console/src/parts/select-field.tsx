import { chakra, Input } from '@chakra-ui/react';
import { LabelledField } from '@shop/design/ui/labelled-field';

const Select = chakra('select');

interface SelectFieldProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly { readonly value: Value; readonly label: string }[];
  onChange: (value: Value) => void;
}

/** A choice among few, by the browser's own list: known to every phone and screen reader. */
export function SelectField<Value extends string>({ label, value, options, onChange }: SelectFieldProps<Value>) {
  return (
    <LabelledField label={label}>
      <Input asChild h="11" px="3">
        <Select value={value} onChange={({ target }) => onChange(target.value as Value)}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </Select>
      </Input>
    </LabelledField>
  );
}
