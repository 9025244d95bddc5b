import { Box, Input, useFieldContext, type BoxProps } from '@chakra-ui/react';
import { ChevronDownIcon } from '@shop/design/ui/icons';
import type { ComponentProps } from 'react';

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
