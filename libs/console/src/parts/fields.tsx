import { Field, Input, Textarea, useFieldContext, type BoxProps, chakra } from '@chakra-ui/react';
import { checkbox } from '@shop/design/theme/checkbox';
import { useState, type ReactNode, type ComponentProps, type HTMLAttributes } from 'react';

/** The values of a form, and the props of each field. */
export function useFormValues<Values extends object>(first: Values) {
  const [values, fill] = useState(first);
  const change = (part: Partial<Values>) => fill((before) => ({ ...before, ...part }));
  const field = <Name extends keyof Values>(name: Name) => ({
    value: values[name],
    onChange: (value: Values[Name]) => fill((before) => ({ ...before, [name]: value })),
  });
  return { values, change, field };
}

interface LabelledFieldProps {
  label: string;
  help?: string | undefined;
  /** Shown instead of the help. */
  error?: string | undefined;
}

/** A control with its label, and its help or error. */
function LabelledField({ label, help, error, children }: LabelledFieldProps & { children: ReactNode }) {
  return (
    <Field.Root invalid={error !== undefined}>
      <Field.Label>{label}</Field.Label>
      {children}
      {error === undefined && help && <Field.HelperText textStyle="sm">{help}</Field.HelperText>}
      <Field.ErrorText textStyle="sm">{error}</Field.ErrorText>
    </Field.Root>
  );
}

interface TextProps {
  value: string;
  onChange: (value: string) => void;
  type?: 'search';
  inputMode?: HTMLAttributes<HTMLElement>['inputMode'];
}

/** A text field's props, as it is for names and code. */
export const textProps = ({ onChange, ...props }: TextProps) => ({
  onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
  autoComplete: 'off',
  autoCapitalize: 'none',
  spellCheck: false,
  ...props,
});

/** A text field with its label. @param props.rows makes it an area for code */
export function TextField({ label, help, error, rows, ...props }: LabelledFieldProps & TextProps & { rows?: number }) {
  return (
    <LabelledField label={label} help={help} error={error}>
      {rows === undefined ? (
        <Input h="11" {...textProps(props)} />
      ) : (
        <Textarea rows={rows} fontFamily="mono" textStyle="sm" {...textProps(props)} />
      )}
    </LabelledField>
  );
}

interface SelectProps<Value extends string> {
  value: Value;
  options: readonly { readonly value: Value; readonly label: string }[];
  onChange: (value: Value) => void;
  /** Its accessible name outside a field. */
  label?: string;
  maxW?: BoxProps['maxW'];
}

/** The browser's own select, with an input's frame. */
export function Select<Value extends string>({ value, options, onChange, label, maxW }: SelectProps<Value>) {
  // Chakra's types do not cover field props on another element than an input.
  const named = useFieldContext()?.getSelectProps() as ComponentProps<'select'> | undefined;
  return (
    <Input
      asChild
      h="11"
      appearance="auto"
      w={label === undefined ? 'full' : 'auto'}
      {...(maxW !== undefined && { maxW })}
    >
      <select {...named} aria-label={label} value={value} onChange={({ target }) => onChange(target.value as Value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </Input>
  );
}

/** A select with its label. */
export function SelectField<Value extends string>({ label, ...choice }: SelectProps<Value> & { label: string }) {
  return (
    <LabelledField label={label}>
      <Select {...choice} />
    </LabelledField>
  );
}

interface CheckboxProps {
  value: boolean;
  onChange: (value: boolean) => void;
  isDisabled?: boolean;
  /** A switch acts at once. */
  role?: 'switch';
  children: ReactNode;
}

const CheckboxLabel = chakra('label', { base: checkbox.base });

/** The browser's own checkbox with its label. */
export const Checkbox = ({ value, onChange, isDisabled = false, role, children }: CheckboxProps) => (
  <CheckboxLabel>
    <input
      type="checkbox"
      role={role}
      checked={value}
      disabled={isDisabled}
      onChange={({ target }) => onChange(target.checked)}
    />
    <span>{children}</span>
  </CheckboxLabel>
);
