import { Field, Box, Input, useFieldContext, type BoxProps, chakra, type HTMLChakraProps } from '@chakra-ui/react';
import { checkbox } from '@shop/design/theme/checkbox';
import { ChevronDownIcon } from '@shop/design/ui/icons';
import type { ReactNode, ComponentProps } from 'react';

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

interface SelectProps<Value extends string> {
  value: Value;
  options: readonly { readonly value: Value; readonly label: string }[];
  onChange: (value: Value) => void;
  /** Its accessible name outside a field. */
  label?: string;
  maxW?: BoxProps['maxW'];
}

/** The browser's own select, styled like an input. */
export function Select<Value extends string>({ value, options, onChange, label, maxW }: SelectProps<Value>) {
  // Chakra's types do not cover field props on another element than an input.
  const named = useFieldContext()?.getSelectProps() as ComponentProps<'select'> | undefined;
  return (
    <Box position="relative" minW="0" w={label === undefined ? 'full' : 'auto'} {...(maxW !== undefined && { maxW })}>
      <Input asChild h="11" ps="3" pe="9" textOverflow="ellipsis">
        <select {...named} aria-label={label} value={value} onChange={({ target }) => onChange(target.value as Value)}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      </Input>
      <Box
        position="absolute"
        insetEnd="3"
        top="50%"
        transform="translateY(-50%)"
        pointerEvents="none"
        color="fg.muted"
      >
        <ChevronDownIcon />
      </Box>
    </Box>
  );
}

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

interface CheckboxProps extends HTMLChakraProps<'label'> {
  name?: string;
  isChecked?: boolean;
  /** Without it, the checkbox is disabled. */
  onCheck?: (isChecked: boolean) => void;
}

const CheckboxLabel = chakra('label', { base: checkbox.base });

/** The browser's own checkbox with its label. */
export const Checkbox = ({ name, isChecked = false, onCheck, children, ...label }: CheckboxProps) => (
  <CheckboxLabel {...label}>
    <input
      type="checkbox"
      name={name}
      checked={isChecked}
      disabled={!onCheck}
      onChange={({ target }) => onCheck?.(target.checked)}
    />
    <span>{children}</span>
  </CheckboxLabel>
);
